/* SPDX-License-Identifier: MIT */
#include "constant_expression.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 32 }; /* of parentheses */

struct parser {
    const char *at;
    unsigned depth;
};

static void
skip_spaces(struct parser *p)
{
    p->at += strspn(p->at, " \t\n");
}

/* Whether `token` comes next; it is passed then. */
static bool
passes(struct parser *p, const char *token)
{
    const size_t length = strlen(token);
    if (strncmp(p->at, token, length) != 0)
        return false;
    p->at += length;
    skip_spaces(p);
    return true;
}

static bool
number(struct parser *p, uint64_t *value)
{
    char *end;
    if (*p->at < '0' || *p->at > '9')
        return false;
    const unsigned long long n = strtoull(p->at, &end, 0);
    p->at = end + strspn(end, "uUlL");
    skip_spaces(p);
    *value = n;
    return n <= UINT32_MAX;
}

/* sizeof of a scalar type, as Cayman has it; `sizeof` has been passed. */
static bool
size_of(struct parser *p, uint64_t *value)
{
    static const struct {
        const char *name;
        unsigned bytes;
    } types[] = {{"char", 1}, {"uchar", 1}, {"short", 2}, {"ushort", 2}, {"half", 2},   {"int", 4},
                 {"uint", 4}, {"float", 4}, {"long", 8},  {"ulong", 8},  {"double", 8}, {"size_t", 4}};
    if (!passes(p, "("))
        return false;
    const size_t length = strspn(p->at, "abcdefghijklmnopqrstuvwxyz_");
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (length != strlen(types[i].name) || strncmp(p->at, types[i].name, length) != 0)
            continue;
        *value = types[i].bytes;
        p->at += length;
        skip_spaces(p);
        return passes(p, ")");
    }
    return false;
}

static bool shift(struct parser *p, uint64_t *value);

static bool
primary(struct parser *p, uint64_t *value)
{
    if (passes(p, "sizeof"))
        return size_of(p, value);
    if (!passes(p, "("))
        return number(p, value);
    if (p->depth == DEPTH_MAX)
        return false;
    p->depth++;
    const bool good = shift(p, value) && passes(p, ")");
    p->depth--;
    return good;
}

static bool
product(struct parser *p, uint64_t *value)
{
    uint64_t right;
    bool good = primary(p, value);
    while (good && *p->at && strchr("*/%", *p->at)) {
        const char sign = *p->at++;
        skip_spaces(p);
        good = primary(p, &right) && (sign == '*' || right);
        if (good)
            *value = sign == '*' ? *value * right : sign == '/' ? *value / right : *value % right;
        good = good && *value <= UINT32_MAX;
    }
    return good;
}

static bool
sum(struct parser *p, uint64_t *value)
{
    uint64_t right;
    bool good = product(p, value);
    while (good && (*p->at == '+' || *p->at == '-')) {
        const bool plus = *p->at++ == '+';
        skip_spaces(p);
        good = product(p, &right) && (plus || right <= *value);
        if (good)
            *value = plus ? *value + right : *value - right;
        good = good && *value <= UINT32_MAX;
    }
    return good;
}

static bool
shift(struct parser *p, uint64_t *value)
{
    uint64_t right;
    bool good = sum(p, value);
    while (good && (strncmp(p->at, "<<", 2) == 0 || strncmp(p->at, ">>", 2) == 0)) {
        const bool left = passes(p, "<<");
        good = (left || passes(p, ">>")) && sum(p, &right) && right < 32;
        if (good)
            *value = left ? *value << right : *value >> right;
        good = good && *value <= UINT32_MAX;
    }
    return good;
}

bool
cay_constant_expression(const char **at, uint32_t *value)
{
    struct parser p = {.at = *at};
    uint64_t wide = 0;
    skip_spaces(&p);
    const bool good = shift(&p, &wide);
    *at = p.at;
    *value = (uint32_t)wide;
    return good;
}
