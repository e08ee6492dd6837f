/* SPDX-License-Identifier: MIT */
/* Launches and words, without the engines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../assembler/encode.h"
#include "run.h"

struct launch_case *
guide_case(const char *header)
{
    struct launch_case *c = malloc(sizeof *c);
    char text[2048], error[256];
    const char *at = text;
    unsigned line = 0;
    snprintf(text, sizeof text, "case guide\n%sprogram\nCF_END\nend\n", header);
    if (!c || !case_read(&at, &line, c, error)) {
        printf("guide_case: %s\n", c ? error : "no memory");
        abort();
    }
    return c;
}

uint64_t
guide_alu(const struct cay_alu *i)
{
    const struct encoding e = encode_alu(i);
    if (e.too_large) {
        printf("guide_alu: %s\n", e.too_large);
        abort();
    }
    return e.w[0] | (uint64_t)e.w[1] << 32;
}

void
guide_clause(uint64_t cf[2], unsigned at, unsigned slots)
{
    struct cay_cf extended = {.op = CAY_CF_ALU_EXTENDED, .barrier = true};
    struct cay_cf alu = {.op = CAY_CF_ALU, .addr = at, .count = slots - 1, .barrier = true};
    for (unsigned set = 0; set < 4; set++) {
        struct cay_kcache *k = set < 2 ? &alu.kcache[set] : &extended.kcache[set];
        *k = (struct cay_kcache){.mode = CAY_KCACHE_LOCK_2, .bank = (uint8_t)set};
    }
    const struct encoding a = encode_cf(&extended), b = encode_cf(&alu);
    cf[0] = a.w[0] | (uint64_t)a.w[1] << 32;
    cf[1] = b.w[0] | (uint64_t)b.w[1] << 32;
}
