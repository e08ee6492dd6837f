/* SPDX-License-Identifier: MIT */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "gen/lower/gen_lower.h"

enum { GROUP_BYTES = 128, REGISTERS = 4, LONGEST = 20, SIMD = 8 };

/* Four registers of each source from surfaces 0 and 1, four of results to surface 2; by iga64. */
static const uint64_t begin[][2] = {
    {0x3000000400008006,
     0x04c004c016001000}, /* (W) or (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0x4C0:uw {Switch} */
    {0x2020060c00600001, 0x0000000000000000}, /* (W) mov (8|M0) r1.0<1>:ud 0x0:ud */
    {0x2028020c00000041, 0x0008000816000004}, /* (W) mul (1|M0) r1.2<1>:ud r0.1<0;1,0>:ud 0x8:uw */
    {0x2140020c0a600031, 0x0248040006000020}, /* (W) send (8|M0) r10:ud r1 0xA 0x2480400 */
    {0x2280020c0a600031, 0x0248040106000020}, /* (W) send (8|M0) r20:ud r1 0xA 0x2480401 */
};
static const uint64_t end[][2] = {
    {0x0001e0140a600033, 0x020a040200000024}, /* (W) sends (8|M0) null:ud r1 r30 0x10A 0x20A0402 */
    {0x2fe0020c00600001, 0x00000000008d0000}, /* (W) mov (8|M0) r127.0<1>:ud r0.0<8;8,1>:ud */
    {0x2000020407600031, 0x8200001006000fe0}, /* (W) send (8|M0) null r127 0x27 0x2000010 {EOT} */
};
/* One register's worth, of r10 and r20 to r30. */
static const struct {
    enum format_id format;
    bool macro;
    unsigned sources;
    uint64_t words[2];
} bodies[] = {
    {FORMAT_F, false, 1, {0x23c03aec01600038, 0x00000000008d0140}}, /* (W) math.inv (8|M0) r30:f r10:f */
    {FORMAT_F,
     false,
     2,
     {0x23c03aec0a600038, 0x008d02803a8d0140}}, /* (W) math.pow (8|M0) r30:f r10:f r20:f */
    {FORMAT_HF, false, 1, {0x23c0534c01800038, 0x0000000000b10140}}, /* (W) math.inv (16|M0) r30:hf r10:hf */
    {FORMAT_F, true, 2, {0x03c83aec0e600138, 0x006002883a600148}},   /* (W) math.invm (8|M0) (eo)f0.0 :f */
    {FORMAT_F, true, 1, {0x03c83aec0f600138, 0x0000000000600148}},   /* (W) math.rsqtm (8|M0) (eo)f0.0 :f */
    {FORMAT_DF, true, 2, {0x03c832cc0e400138, 0x0040028832400148}},  /* (W) math.invm (4|M0) (eo)f0.0 :df */
    {FORMAT_DF, true, 1, {0x03c832cc0f400138, 0x0000000000400148}},  /* (W) math.rsqtm (4|M0) (eo)f0.0 :df */
};

struct machine {
    uint64_t code[LONGEST][2];
    struct fe_kernel kernel;
    struct backend_pool *pool;
    struct backend_code *prepared;
    uint8_t *arrays[3];
};

/* The next register of each operand, and the function; a source that is null has no register. */
static void
write_body(uint64_t *to, const uint64_t *from, enum machine_function function, unsigned n, unsigned sources)
{
    enum { FC = 24, DST = 53, SRC0 = 69 - 64, SRC1 = 101 - 64 };
    to[0] = (from[0] & ~(UINT64_C(15) << FC)) | (uint64_t)function << FC;
    to[0] += (uint64_t)n << DST;
    to[1] = from[1] + ((uint64_t)n << SRC0) + (sources > 1 ? (uint64_t)n << SRC1 : 0);
}

static bool
write_code(struct machine *m, enum machine_function function, enum format_id format, unsigned sources)
{
    unsigned at = sizeof begin / sizeof *begin;
    memcpy(m->code, begin, sizeof begin);
    for (unsigned b = 0; b < sizeof bodies / sizeof *bodies; b++) {
        if (bodies[b].format != format || bodies[b].macro != (function >= MATH_INVM) ||
            bodies[b].sources != sources)
            continue;
        for (unsigned n = 0; n < REGISTERS; n++)
            write_body(m->code[at++], bodies[b].words, function, n, sources);
        memcpy(m->code + at, end, sizeof end);
        m->kernel = (struct fe_kernel){.name = "accuracy",
                                       .code = (const uint8_t *)m->code,
                                       .code_bytes = (uint32_t)(16 * at + sizeof end),
                                       .simd = SIMD};
        return true;
    }
    return false;
}

struct machine *
machine_new(enum machine_function function, enum format_id format, unsigned sources)
{
    struct emu_error error = {.text = "out of memory"};
    struct machine *m = calloc(1, sizeof *m);
    bool good = m && write_code(m, function, format, sources) &&
                !gen_lower(NULL, GEN_SKL, &m->kernel, &error) && (m->pool = backend_pool_new(0)) &&
                !backend_code_new(&m->kernel.emu, BACKEND_SIMD, backend_cpu_detect(), &m->prepared, &error);
    for (unsigned n = 0; good && n < 3; n++)
        good = (m->arrays[n] = calloc(1, MACHINE_BYTES)) != NULL;
    if (good)
        return m;
    fprintf(stderr, "%s\n", error.text);
    machine_free(m);
    return NULL;
}

void
machine_free(struct machine *m)
{
    if (!m)
        return;
    for (unsigned n = 0; n < 3; n++)
        free(m->arrays[n]);
    backend_code_free(m->prepared);
    backend_pool_free(m->pool);
    lane_program_free(m->kernel.emu.program);
    free(m);
}

uint8_t *
machine_source(struct machine *m, unsigned n)
{
    return m->arrays[n];
}

const uint8_t *
machine_result(const struct machine *m)
{
    return m->arrays[2];
}

void
machine_run(struct machine *m)
{
    struct emu_surface surfaces[3];
    struct emu_fault fault;
    for (unsigned n = 0; n < 3; n++)
        surfaces[n] = (struct emu_surface){.base = m->arrays[n], .size = MACHINE_BYTES};
    const struct emu_launch launch = {.kernel = &m->kernel.emu,
                                      .work_dim = 1,
                                      .local_size = {SIMD, 1, 1},
                                      .group_count = {MACHINE_BYTES / GROUP_BYTES, 1, 1},
                                      .surfaces = surfaces,
                                      .surface_count = 3};
    if (backend_run(m->pool, m->prepared, &launch, 0, &fault)) {
        fprintf(stderr, "%s\n", emu_fault_name(fault.kind));
        abort();
    }
}
