/* SPDX-License-Identifier: MIT */
/* Text of bounded size, in columns, for the listing. */
#ifndef GEN_TEXT_H
#define GEN_TEXT_H

struct gen_text {
    char *chars;
    unsigned size;   /* at least 1 */
    unsigned length; /* what there would be with room for everything */
    unsigned column; /* length where the current column began */
    unsigned width;
    unsigned debt; /* what earlier columns took beyond their width: later padding pays it back */
};

void gen_text_init(struct gen_text *text, char *chars, unsigned size);
void gen_text_add(struct gen_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void gen_text_column(struct gen_text *text, unsigned width);
/* What was added since length `from` does not count as part of the column. */
void gen_text_uncount(struct gen_text *text, unsigned from);
void gen_text_end_column(struct gen_text *text);
void gen_text_trim(struct gen_text *text); /* drops the spaces at the end */

#endif
