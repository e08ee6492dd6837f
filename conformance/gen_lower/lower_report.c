/* SPDX-License-Identifier: MIT */
/*
 * Lowers every kernel of program binaries and says which are refused and why; with -l also lists the lane
 * programs.
 *
 *   lower_report [-l] DEVICE FILE...
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"
#include "intel/container/quirks.h"
#include "isa.h"
#include "read_file.h"

struct totals {
    unsigned kernels, refused;
    unsigned long code_bytes, ops;
};

static void
list(const struct lane_program *p)
{
    char text[512];
    for (uint32_t i = 0; i < p->op_count; i++) {
        lane_op_print(p, i, text, sizeof text);
        printf("    %4u 0x%04x %s\n", i, p->ops[i].inst, text);
    }
}

static void
report_kernel(const char *path, const struct gen_quirks *quirks, enum gen_platform platform,
              struct fe_kernel *kernel, bool listing, struct totals *t)
{
    struct emu_error error = {0};
    t->kernels++;
    t->code_bytes += kernel->code_bytes;
    if (gen_lower(quirks, platform, kernel, &error)) {
        t->refused++;
        printf("%s %s: %s\n", path, kernel->name, error.text);
        return;
    }
    t->ops += kernel->emu.program->op_count;
    if (listing) {
        printf("%s %s: SIMD%u\n", path, kernel->name, kernel->simd);
        list(kernel->emu.program);
    }
    lane_program_free(kernel->emu.program);
    kernel->emu.program = NULL;
}

static void
report_file(const char *path, enum fe_device device, bool listing, struct totals *t)
{
    const enum gen_platform platform = (enum gen_platform)fe_device_platform(device);
    size_t size;
    unsigned char *const data = read_file(path, &size);
    struct emu_error error = {0};
    struct fe_program *program = NULL;
    if (!data)
        printf("%s: cannot be read\n", path);
    else if (fe_program_parse(data, size, device, &program, &error))
        printf("%s: %s\n", path, error.text);
    for (uint32_t i = 0; program && i < program->kernel_count; i++)
        report_kernel(path, program->container == FE_INTEL_BEIGNET ? &gen_quirks_beignet : &gen_quirks_igc,
                      platform, &program->kernels[i], listing, t);
    fe_program_free(program);
    free(data);
}

int
main(int argc, char **argv)
{
    const bool listing = argc > 1 && !strcmp(argv[1], "-l");
    const int first = 1 + listing;
    struct totals t = {0};
    for (unsigned d = 0; argc > first && d < FE_DEVICE_COUNT; d++)
        if (!strcmp(argv[first], fe_device_name((enum fe_device)d)) &&
            fe_device_isa((enum fe_device)d) == &fe_isa_gen)
            for (int i = first + 1; i < argc; i++)
                report_file(argv[i], (enum fe_device)d, listing, &t);
    printf("%u kernels, %u refused; %lu bytes of code, %lu lane ops\n", t.kernels, t.refused, t.code_bytes,
           t.ops);
    return t.kernels == 0 || t.refused ? 1 : 0;
}
