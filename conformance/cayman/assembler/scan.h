/* SPDX-License-Identifier: MIT */
/* Reading one line of assembly; blanks only separate words. */
#ifndef CAY_ASM_SCAN_H
#define CAY_ASM_SCAN_H

#include <stdbool.h>
#include <stdint.h>

struct scan {
    const char *at;
    char error[128]; /* the first mistake; empty: none */
};

/* Records a mistake; the first one counts. Returns false. */
bool scan_fail(struct scan *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Takes the text if it comes next. Text that ends in a letter or digit must not go on as a longer word. */
bool scan_take(struct scan *s, const char *text);
/* The same, and a mistake if something else comes. */
bool scan_need(struct scan *s, const char *text);
/* A word of letters, digits and underscores; empty when none comes next. */
void scan_word(struct scan *s, char *word, unsigned size);
/* A number: decimal, 0x, with a sign, or a float (with a point), whose bits it is. */
uint32_t scan_number(struct scan *s);
bool scan_is_number(struct scan *s);
/* The next character that is no blank, without taking it. */
char scan_peek(struct scan *s);
/* "NAME:number"; false: something else comes. */
bool scan_named(struct scan *s, const char *name, uint32_t *value);

#endif
