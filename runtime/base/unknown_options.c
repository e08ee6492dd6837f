/* SPDX-License-Identifier: MIT */
/* Variables that look like Caygen's and are none: most of them are misspelt. */
#include <string.h>

#include "environment.h"
#include "runtime/log.h"
#include "runtime/options.h"

static const char prefix[] = "CAYGEN_";

enum { MOST_LETTERS = 47, NEAR = 2 };

static unsigned
lowest(unsigned a, unsigned b, unsigned c)
{
    const unsigned ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Letters that must be put in, taken out or changed, to make one name of the other (Levenshtein). */
static unsigned
distance(const char *a, const char *b)
{
    unsigned row[MOST_LETTERS + 1];
    const size_t columns = strlen(b);
    for (unsigned j = 0; j <= columns; j++)
        row[j] = j;
    for (unsigned i = 1; a[i - 1]; i++) {
        unsigned diagonal = row[0];
        row[0] = i;
        for (unsigned j = 1; j <= columns; j++) {
            const unsigned changed = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = lowest(row[j] + 1, row[j - 1] + 1, changed);
        }
    }
    return row[columns];
}

static const char *
nearest(const char *name)
{
    const char *best = NULL;
    unsigned best_distance = NEAR + 1;
    for (unsigned i = 0; i < rt_option_count() && strlen(name) <= MOST_LETTERS; i++) {
        const char *known = rt_option_row(i).variable;
        const unsigned d = strlen(known) <= MOST_LETTERS ? distance(name, known) : best_distance;
        if (d < best_distance) {
            best = known;
            best_distance = d;
        }
    }
    return best;
}

static bool
is_known(const char *name)
{
    for (unsigned i = 0; i < rt_option_count(); i++)
        if (strcmp(rt_option_row(i).variable, name) == 0)
            return true;
    return false;
}

/* The variable's name; false: it is not one of Caygen's, or there is no room for it. */
static bool
take_name(const char *setting, char *name, size_t size)
{
    const size_t length = strcspn(setting, "=");
    if (length >= size || strncmp(setting, prefix, sizeof prefix - 1) != 0)
        return false;
    memcpy(name, setting, length);
    name[length] = 0;
    return true;
}

bool
rt_option_unknown(unsigned i, struct rt_unknown *unknown)
{
    for (const char *const *at = rt_environment_all(); *at; at++) {
        if (!take_name(*at, unknown->name, sizeof unknown->name) || is_known(unknown->name) || i--)
            continue;
        unknown->nearest = nearest(unknown->name);
        return true;
    }
    return false;
}

void
rt_options_warn_unknown(void)
{
    struct rt_unknown unknown;
    for (unsigned i = 0; rt_option_unknown(i, &unknown); i++)
        if (unknown.nearest)
            rt_warn("%s is set, and does nothing; did you mean %s?", unknown.name, unknown.nearest);
}
