/* SPDX-License-Identifier: MIT */
/* One line of a listing under construction; what does not fit is cut off. */
#ifndef CAY_TEXT_H
#define CAY_TEXT_H

struct cay_text {
    char line[256];
    unsigned length;
};

void cay_text_add(struct cay_text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

struct cay_alu;
struct cay_fetch;
struct cay_cf;

void cay_text_alu(struct cay_text *t, const struct cay_alu *i);
void cay_text_fetch(struct cay_text *t, const struct cay_fetch *i);
void cay_text_cf(struct cay_text *t, const struct cay_cf *cf);

#endif
