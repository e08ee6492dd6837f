/* SPDX-License-Identifier: MIT */
/* cmocka, and what the test files share. */
#ifndef SUITE_H
#define SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "expect.h"
#include "specimen.h"
#include "wellformed.h"

/* Parses; fails the test when that fails or the program is not well formed. */
struct fe_program *parse_ok(const struct specimen *s, enum fe_device device);
/* Parses what must be refused with this kind and a text that holds `part`. */
void parse_fails(const struct specimen *s, enum fe_device device, enum emu_error_kind kind, const char *part);
const struct fe_kernel *find_kernel(const struct fe_program *program, const char *name);
/* The n-th patch of a kind and argument (or, where source counts, dimension), or NULL. */
const struct fe_patch *find_patch(const struct fe_kernel *k, enum fe_patch_kind kind, uint32_t arg,
                                  unsigned n);

/* Where the header of a section is in an ELF of 32 bits; fails the test when there is none. */
size_t elf32_section_header(const struct specimen *s, const char *name);

extern const struct CMUnitTest kernel_tests[], data_tests[], refusal_tests[], bomb_tests[], layout_tests[],
    load_tests[], zebin_tests[], image_tests[], bindless_tests[], function_tests[], group_tests[],
    dwarf_tests[], line_tests[], catalyst_tests[], beignet_tests[];
extern const size_t kernel_test_count, data_test_count, refusal_test_count, bomb_test_count,
    layout_test_count, load_test_count, zebin_test_count, image_test_count, bindless_test_count,
    function_test_count, group_test_count, dwarf_test_count, line_test_count, catalyst_test_count,
    beignet_test_count;

#endif
