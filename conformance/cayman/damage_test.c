/* SPDX-License-Identifier: MIT */
/* Damaged code: every single-byte change and truncation of real kernels ends in an error or a checked
 * program. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/lower/cay_lower.h"
#include "emu/lane.h"
#include "execute.h"
#include "frontend/program.h"

enum { MUTATIONS = 6000 };

static int
lower(uint8_t *code, uint32_t bytes, bool parts, struct emu_error *error)
{
    const struct fe_program program = {
        .code_image = code, .code_image_bytes = bytes, .parts_wavefronts = parts};
    struct fe_kernel kernel = {.name = "damaged", .code = code, .code_bytes = bytes, .payload_bytes = 64};
    error->kind = EMU_OK;
    error->text[0] = 0;
    if (cay_lower(&execute_quirks, &program, &kernel, error)) {
        assert_int_not_equal(error->kind, EMU_OK);
        assert_true(error->text[0] != 0);
        return -1;
    }
    assert_int_equal(lane_program_check(kernel.emu.program, error), 0);
    lane_program_free(kernel.emu.program);
    return 0;
}

static void
damage(const struct object *o, const struct object_kernel *k, uint32_t *rng, unsigned tries,
       unsigned *refused)
{
    struct emu_error error = {0};
    for (unsigned t = 0; t < tries; t++) {
        /* A copy of its own, so that a sanitizer sees the first byte read beyond it. */
        const uint32_t bytes = t % 8 == 0 ? *rng % (k->bytes + 1) : k->bytes;
        uint8_t *code = malloc(bytes ? bytes : 1);
        memcpy(code, o->text + k->offset, bytes);
        for (unsigned n = 0; bytes && n < 1 + t % 3; n++) {
            *rng = *rng * 1664525u + 1013904223u;
            code[(*rng >> 8) % bytes] ^= (uint8_t)(1u << (*rng >> 29));
        }
        *refused += lower(code, bytes, t % 2, &error) != 0;
        free(code);
    }
}

static void
damaged_code_is_refused_or_safe(void **state)
{
    static const char *const files[] = {"integer", "control", "local", "float"};
    uint32_t rng = 1;
    unsigned refused = 0, tried = 0;
    (void)state;
    for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
        struct object o;
        char path[512];
        snprintf(path, sizeof path, CAY_GOLDEN "%s.o", files[f]);
        object_open(&o, path);
        for (unsigned k = 0; k < o.kernel_count; k++, tried += MUTATIONS / 74)
            damage(&o, &o.kernels[k], &rng, MUTATIONS / 74, &refused);
        object_close(&o);
    }
    print_message("%u damaged kernels, %u refused\n", tried, refused);
    assert_true(refused > 0 && refused < tried);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(damaged_code_is_refused_or_safe)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
