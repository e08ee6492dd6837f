/* SPDX-License-Identifier: MIT */
/* Every corpus kernel on the reference engine against what PoCL computed from the same source. */
#include "test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "corpus.h"
#include "execute.h"

static const char *const files[] = {"integer", "control", "local", "float"};

static void
run(const struct object *o, const struct object_kernel *k, uint8_t *pool)
{
    const struct execution x = {CORPUS_ITEMS, CORPUS_GROUP, CORPUS_LOCAL,
                                strcmp(k->name, "dynamic_local") == 0, pool};
    struct emu_error error = {EMU_OK, ""};
    memset(pool, 0, EXECUTE_POOL);
    corpus_fill((uint32_t *)(void *)(pool + EXECUTE_IN));
    if (execute(o, k, &x, &error))
        fail_msg("%s: %s", k->name, error.text);
}

static float
as_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

/*
 * Libraries differ in their elementary functions, and clang contracts a*b+c for one target and not for the
 * other: 2e-3 relative or 1e-3 absolute.
 */
static int
close_enough(float ours, float pocl)
{
    if (isnan(ours) || isnan(pocl))
        return isnan(ours) && isnan(pocl);
    return ours == pocl || fabsf(ours - pocl) <= 1e-3f + 2e-3f * fabsf(pocl);
}

static unsigned
compare_floats(const char *name, const uint32_t *out, const char *expected)
{
    unsigned bad = 0;
    for (unsigned i = 0; i < CORPUS_FLOATS; i++) {
        char *end;
        const float pocl = as_float((uint32_t)strtoul(expected, &end, 16));
        const float ours = as_float(out[corpus_float_index(i)]);
        assert_ptr_not_equal(end, expected);
        expected = end;
        if (!close_enough(ours, pocl) && !bad++)
            print_error("%s[%u]: %g, PoCL %g\n", name, corpus_float_index(i), (double)ours, (double)pocl);
    }
    return bad;
}

static unsigned
compare(const char *name, const uint32_t *out, const char *expected)
{
    if (corpus_is_float(name))
        return compare_floats(name, out, expected);
    const int same = corpus_hash(out) == strtoull(expected, NULL, 16);
    if (!same)
        print_error("%s: hash %016llx, PoCL %.16s\n", name, (unsigned long long)corpus_hash(out), expected);
    return !same;
}

static const char *
expectation(const char *text, const char *name)
{
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
        if (strncmp(line, name, strlen(name)) == 0 && line[strlen(name)] == ' ')
            return line + strlen(name) + 1;
    fail_msg("no expectation for %s", name);
    return NULL;
}

static void
corpus_computes_what_pocl_computes(void **state)
{
    uint32_t size;
    unsigned kernels = 0, failed = 0;
    uint8_t *pool = malloc(EXECUTE_POOL);
    char *expected = (char *)file_read(CAY_GOLDEN "expected.txt", &size);
    (void)state;
    for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
        char path[512];
        struct object o;
        snprintf(path, sizeof path, CAY_GOLDEN "%s.o", files[f]);
        object_open(&o, path);
        for (unsigned k = 0; k < o.kernel_count; k++, kernels++) {
            run(&o, &o.kernels[k], pool);
            failed += compare(o.kernels[k].name, (uint32_t *)(void *)(pool + EXECUTE_OUT),
                              expectation(expected, o.kernels[k].name)) != 0;
        }
        object_close(&o);
    }
    free(pool);
    free(expected);
    print_message("%u kernels, %u differ from PoCL\n", kernels, failed);
    assert_int_equal(failed, 0);
    assert_true(kernels >= 60);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(corpus_computes_what_pocl_computes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
