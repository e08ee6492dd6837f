/* SPDX-License-Identifier: MIT */
/* Expressions of case files: C's operators by precedence. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "case.h"

struct reader {
    const char *at;
    int64_t i, k;
    const char *error;
};

static int64_t ternary(struct reader *r);

static bool
take(struct reader *r, const char *token)
{
    while (isspace((unsigned char)*r->at))
        r->at++;
    if (strncmp(r->at, token, strlen(token)) != 0)
        return false;
    r->at += strlen(token);
    return true;
}

static int64_t
fail(struct reader *r, const char *why)
{
    if (!r->error)
        r->error = why;
    return 0;
}

static int64_t
float_bits(struct reader *r)
{
    char *end;
    uint32_t bits;
    const float value = strtof(r->at, &end);
    r->at = end;
    memcpy(&bits, &value, sizeof bits);
    return take(r, ")") ? bits : fail(r, "')' is missing");
}

/* Numbers that look like random ones: an odd factor, 32 bits. */
static int64_t
mixed(struct reader *r, uint32_t factor, uint32_t more)
{
    const int64_t n = ternary(r);
    return take(r, ")") ? (int64_t)((uint32_t)n * factor + more) : fail(r, "')' is missing");
}

static int64_t
as_signed(struct reader *r)
{
    const int64_t n = ternary(r);
    return take(r, ")") ? (int32_t)n : fail(r, "')' is missing");
}

static int64_t
primary(struct reader *r)
{
    if (take(r, "(")) {
        const int64_t value = ternary(r);
        return take(r, ")") ? value : fail(r, "')' is missing");
    }
    if (take(r, "f("))
        return float_bits(r);
    if (take(r, "o("))
        return mixed(r, 2654435761u, 3);
    if (take(r, "d("))
        return mixed(r, 2246822507u, 7);
    if (take(r, "s("))
        return as_signed(r);
    if (take(r, "i"))
        return r->i;
    if (take(r, "k"))
        return r->k;
    if (!isdigit((unsigned char)*r->at))
        return fail(r, "a value is missing");
    char *end;
    const int64_t value = (int64_t)strtoull(r->at, &end, 0);
    r->at = end;
    return value;
}

static int64_t
unary(struct reader *r)
{
    if (take(r, "-"))
        return -unary(r);
    if (take(r, "~"))
        return ~unary(r);
    if (take(r, "!") && *r->at != '=')
        return !unary(r);
    return primary(r);
}

/* Longer operators come before those they begin with. */
static const struct {
    const char *token;
    int level;
} operators[] = {{"||", 1}, {"&&", 2}, {"==", 6}, {"!=", 6}, {"<<", 8}, {">>", 8},
                 {"<=", 7}, {">=", 7}, {"|", 3},  {"^", 4},  {"&", 5},  {"<", 7},
                 {">", 7},  {"+", 9},  {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10}};

static int
next_operator(struct reader *r, int level)
{
    const char *const before = r->at;
    for (int k = 0; k < (int)(sizeof operators / sizeof *operators); k++) {
        if (!take(r, operators[k].token))
            continue;
        if (operators[k].level >= level)
            return k;
        r->at = before;
        return -1;
    }
    return -1;
}

static int64_t
divide(struct reader *r, char operation, int64_t a, int64_t b)
{
    if (!b)
        return fail(r, "division by 0");
    return operation == '/' ? a / b : a % b;
}

static int64_t
apply(struct reader *r, const char *token, int64_t a, int64_t b)
{
    switch (token[0] << 8 | token[1]) {
    case '|' << 8 | '|':
        return a || b;
    case '&' << 8 | '&':
        return a && b;
    case '=' << 8 | '=':
        return a == b;
    case '!' << 8 | '=':
        return a != b;
    case '<' << 8 | '<':
        return (int64_t)((uint64_t)a << (b & 63));
    case '>' << 8 | '>':
        return (int64_t)((uint64_t)a >> (b & 63));
    case '<' << 8 | '=':
        return a <= b;
    case '>' << 8 | '=':
        return a >= b;
    case '|' << 8:
        return a | b;
    case '^' << 8:
        return a ^ b;
    case '&' << 8:
        return a & b;
    case '<' << 8:
        return a < b;
    case '>' << 8:
        return a > b;
    case '+' << 8:
        return a + b;
    case '-' << 8:
        return a - b;
    case '*' << 8:
        return a * b;
    default:
        return divide(r, token[0], a, b);
    }
}

static int64_t
binary(struct reader *r, int level)
{
    int64_t value = unary(r);
    for (int k; !r->error && (k = next_operator(r, level)) >= 0;) {
        const int64_t right = binary(r, operators[k].level + 1);
        value = apply(r, operators[k].token, value, right);
    }
    return value;
}

/* Both sides are computed. */
static int64_t
ternary(struct reader *r)
{
    const int64_t condition = binary(r, 1);
    if (!take(r, "?"))
        return condition;
    const int64_t yes = ternary(r);
    if (!take(r, ":"))
        return fail(r, "':' is missing");
    const int64_t no = ternary(r);
    return condition ? yes : no;
}

bool
case_value(const struct case_range *range, uint32_t i, uint32_t *value, const char **error)
{
    struct reader r = {range->expression, i, i - range->first, NULL};
    *value = (uint32_t)ternary(&r);
    while (isspace((unsigned char)*r.at))
        r.at++;
    if (*r.at)
        fail(&r, "more than an expression");
    *error = r.error;
    return !r.error;
}
