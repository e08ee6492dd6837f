/* SPDX-License-Identifier: MIT */
/*
 * Nanoseconds per op of the simd engine: a loop over many copies of one op, at every host level. Not a test:
 * run it by hand. lane_bench [op]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "engine.h"

enum { COPIES = 64, ROUNDS = 4000, RF = 16384, REGISTERS = 512, ROW = 64, COUNTER = 256, MEMORY = 65536 };

struct shape {
    const char *name;
    unsigned code, type, lanes;
    const char *operands; /* dst, src...: p packed, s scalar, i immediate, - none; upper case negated */
    unsigned src_type, dst_type, cond; /* 0 types: the op's */
    bool predicate, flag, chain;
    unsigned space, elem, comps, step; /* memory: step between lanes */
};

#define F LANE_F
#define D LANE_D
#define UD LANE_UD
static const struct shape shapes[] = {
    {"add f", LANE_OP_add, F, 16, "ppp", .chain = false},
    {"add f chain", LANE_OP_add, F, 16, "ppp", .chain = true},
    {"add f scalar", LANE_OP_add, F, 16, "pps", .chain = false},
    {"add f neg", LANE_OP_add, F, 16, "ppP", .chain = false},
    {"mul f", LANE_OP_mul, F, 16, "ppp", .chain = false},
    {"mad f", LANE_OP_mad, F, 16, "pppp", .chain = false},
    {"mad f chain", LANE_OP_mad, F, 16, "pppp", .chain = true},
    {"mad f scalar neg", LANE_OP_mad, F, 16, "ppSp", .chain = false},
    {"add f 8", LANE_OP_add, F, 8, "ppp", .chain = false},
    {"mad f 64", LANE_OP_mad, F, 64, "pppp", .chain = false},
    {"min f", LANE_OP_min, F, 16, "ppp", .chain = false},
    {"add d imm", LANE_OP_add, D, 16, "ppi", .chain = false},
    {"sub d", LANE_OP_add, D, 16, "ppP", .chain = false},
    {"mul d", LANE_OP_mul, D, 16, "ppp", .chain = false},
    {"and d", LANE_OP_and, D, 16, "ppi", .chain = false},
    {"shl d imm", LANE_OP_shl, D, 16, "ppi", .chain = false},
    {"mov d", LANE_OP_mov, D, 16, "pp", .chain = false},
    {"mov f<-d", LANE_OP_mov, F, 16, "pp", .src_type = D + 1},
    {"mov d<-f", LANE_OP_mov, F, 16, "pp", .dst_type = D + 1},
    {"mov d<-uw", LANE_OP_mov, D, 16, "pp", .src_type = LANE_UW + 1},
    {"mov uw<-d", LANE_OP_mov, D, 16, "pp", .dst_type = LANE_UW + 1},
    {"add uw", LANE_OP_add, LANE_UW, 16, "ppp", .chain = false},
    {"cmp f flag", LANE_OP_cmp, F, 16, "-pp", .cond = LANE_COND_LT, .flag = true},
    {"cmp d flag", LANE_OP_cmp, D, 16, "-pi", .cond = LANE_COND_LT, .flag = true},
    {"cmp uw flag", LANE_OP_cmp, LANE_UW, 16, "-pi", .cond = LANE_COND_LT, .flag = true},
    {"and d flag", LANE_OP_and, D, 16, "ppi", .cond = LANE_COND_NE, .flag = true},
    {"set int 64", LANE_OP_cmp, D, 64, "ppp", .cond = LANE_COND_GT},
    {"sel f", LANE_OP_sel, F, 16, "ppp", .predicate = true},
    {"mov f predicated", LANE_OP_mov, F, 16, "pp", .predicate = true},
    {"add d 1", LANE_OP_add, D, 1, "ppp", .chain = false},
    {"add q 8", LANE_OP_add, LANE_Q, 8, "ppp", .chain = false},
    {"add q ud 8", LANE_OP_add, LANE_Q, 8, "psp", .src_type = UD + 1},
    {"rndd f", LANE_OP_rndd, F, 16, "pp", .chain = false},
    {"inv f", LANE_OP_inv, F, 16, "pp", .chain = false},
    {"sqrt f", LANE_OP_sqrt, F, 16, "pp", .chain = false},
    {"rsqrt f", LANE_OP_rsqrt, F, 16, "pp", .chain = false},
    {"exp2 f", LANE_OP_exp2, F, 16, "pp", .chain = false},
    {"log2 f", LANE_OP_log2, F, 16, "pp", .chain = false},
    {"sin f", LANE_OP_sin, F, 16, "pp", .chain = false},
    {"load surface seq", LANE_OP_load, UD, 16, "pp", .space = LANE_SPACE_SURFACE, .elem = 4, .comps = 1,
     .step = 4},
    {"load surface rand", LANE_OP_load, UD, 16, "pp", .space = LANE_SPACE_SURFACE, .elem = 4, .comps = 1,
     .step = 36},
    {"load surface x4", LANE_OP_load, UD, 16, "pp", .space = LANE_SPACE_SURFACE, .elem = 4, .comps = 15,
     .step = 16},
    {"load surface byte", LANE_OP_load, UD, 16, "pp", .space = LANE_SPACE_SURFACE, .elem = 1, .comps = 1,
     .step = 1},
    {"load local uniform", LANE_OP_load, UD, 16, "pp", .space = LANE_SPACE_LOCAL, .elem = 4, .comps = 1,
     .step = 0},
    {"load flat seq 8", LANE_OP_load, UD, 8, "pp", .space = LANE_SPACE_FLAT, .elem = 4, .comps = 1,
     .step = 4},
    {"store surface seq", LANE_OP_store, UD, 16, "-pp", .space = LANE_SPACE_SURFACE, .elem = 4, .comps = 1,
     .step = 4},
    {"store flat seq 8", LANE_OP_store, UD, 8, "-pp", .space = LANE_SPACE_FLAT, .elem = 4, .comps = 1,
     .step = 4},
    {"store surface rand", LANE_OP_store, UD, 16, "-pp", .space = LANE_SPACE_SURFACE, .elem = 4, .comps = 1,
     .step = 36},
    {"atomic add local", LANE_OP_atomic, UD, 16, "-pp", .space = LANE_SPACE_LOCAL, .elem = 4, .comps = 1,
     .step = 4},
};

/* Rows: sources in the first half of the registers, destinations in the second; a chain reads what it writes.
 */
static uint32_t
row(unsigned i, unsigned lanes)
{
    const unsigned bytes = lanes > 16 ? 256 : ROW * 2;
    return REGISTERS + (i * bytes) % 4096;
}

static struct lane_operand
operand(const struct shape *s, char c, unsigned type, uint32_t base)
{
    const int bytes = (int)lane_type_bytes(type);
    struct lane_operand o = {.kind = LANE_REG, .type = (uint8_t)type, .width = 64, .base = base};
    (void)s;
    if (c == '-')
        o.kind = LANE_NONE;
    else if (c == 'i')
        o = (struct lane_operand){.kind = LANE_IMM, .type = (uint8_t)type, .imm = 5};
    else if (c == 'p' || c == 'P')
        o.hstride = (int16_t)bytes, o.vstride = (int16_t)(64 * bytes);
    if (c == 'P' || c == 'S')
        o.mods = LANE_MOD_NEG;
    return o;
}

static void
fill_op(const struct shape *s, struct lane_op *op, unsigned i)
{
    *op = (struct lane_op){.code = (uint16_t)s->code, .type = (uint8_t)s->type, .lanes = (uint8_t)s->lanes};
    const unsigned from = s->src_type ? s->src_type - 1 : s->type,
                   to = s->dst_type ? s->dst_type - 1 : s->type;
    op->dst = operand(s, s->operands[0], to, s->chain ? row(0, s->lanes) : 6144 + row(i, s->lanes));
    for (unsigned k = 0; s->operands[k + 1]; k++)
        op->src[k] = operand(s, s->operands[k + 1], k + 1u == strlen(s->operands) - 1 ? from : s->type,
                             row(i + (s->chain && k == 0 ? 0 : k), s->lanes));
    if (s->chain)
        op->src[0].base = op->dst.base;
    op->cond = (uint8_t)s->cond;
    op->write_flag = s->flag;
    op->cond_cell = op->pred_cell = 64;
    op->pred = s->predicate ? LANE_PRED_NORMAL : LANE_PRED_NONE;
    if (lane_code_family(s->code) != LANE_MEM)
        return;
    op->mem = (struct lane_mem){.space = (uint8_t)s->space,
                                .elem = (uint8_t)s->elem,
                                .comp_mask = (uint8_t)s->comps,
                                .comp_stride = 128,
                                .addr_mask = ~0u,
                                .atomic = LANE_ATOMIC_ADD};
    op->src[0] = operand(s, 'p', s->space == LANE_SPACE_FLAT ? LANE_UQ : LANE_UD, 12288);
}

/* COPIES ops, then a counted loop over them with one-lane ops: add, cmp, brf. */
static struct lane_program *
make_program(const struct shape *s)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->rf_bytes = p->const_rf = p->uniform_rf = RF;
    p->cells_bytes = 256;
    for (unsigned i = 0; i < COPIES; i++)
        fill_op(s, lane_program_append(p), i);
    struct shape one = {"", LANE_OP_add, LANE_D, 1, "ppi", .chain = false};
    struct lane_op *op = lane_program_append(p);
    fill_op(&one, op, 0);
    op->dst.base = op->src[0].base = COUNTER;
    op->src[1].imm = 1;
    op = lane_program_append(p);
    fill_op(&one, op, 0);
    op->code = LANE_OP_cmp;
    op->dst.kind = LANE_NONE;
    op->src[0].base = COUNTER;
    op->src[1].imm = ROUNDS;
    op->cond = LANE_COND_LT;
    op->write_flag = true;
    op->cond_cell = 72;
    op = lane_program_append(p);
    *op = (struct lane_op){.code = LANE_OP_brf, .lanes = 1, .pred = LANE_PRED_NORMAL, .pred_cell = 72};
    op = lane_program_append(p);
    op->code = LANE_OP_end;
    return p;
}

static double
now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec * 1e9 + (double)ts.tv_nsec;
}

static void
fill_registers(const struct shape *s, uint8_t *rf, uint8_t *memory)
{
    memset(rf, 0, REGISTERS);
    memset(rf, 0xff, 8);
    memset(rf + 64, 0x5a, 8);
    for (unsigned at = REGISTERS; at < RF; at += 4) {
        const float v = 1.0f + (float)(at % 64) / 64.0f;
        memcpy(rf + at, &v, 4);
    }
    for (unsigned i = 0; i < 64; i++) {
        const uint64_t at = (s->space == LANE_SPACE_FLAT ? (uintptr_t)memory : 0) + i * s->step;
        memcpy(rf + 12288 + i * (s->space == LANE_SPACE_FLAT ? 8 : 4), &at,
               s->space == LANE_SPACE_FLAT ? 8 : 4);
    }
}

static double
measure(const struct shape *s, const struct lane_program *p, enum backend_cpu cpu)
{
    static _Alignas(64) uint8_t memory[MEMORY];
    struct backend_code *code;
    const struct emu_kernel kernel = {.program = (struct lane_program *)p, .lanes = 16};
    if (backend_code_new(&kernel, BACKEND_SIMD, cpu, &code, NULL))
        abort();
    uint8_t *rf = aligned_alloc(64, (code->rf_bytes + 63) & ~63u);
    const struct emu_surface surface = {memory, MEMORY};
    const struct emu_range range = {(uintptr_t)memory, (uintptr_t)memory + MEMORY};
    const struct emu_launch launch = {.kernel = &kernel,
                                      .surfaces = &surface,
                                      .surface_count = 1,
                                      .ranges = &range,
                                      .range_count = 1,
                                      .local_bytes = MEMORY};
    double best = 1e30;
    for (int i = 0; i < 5; i++) {
        struct emu_thread t = {.rf = rf, .launch = &launch, .local = memory, .fpmode = 0x4c0};
        fill_registers(s, rf, memory);
        code->context(code, rf);
        const unsigned saved = emu_fpmode_enter(0x4c0);
        const double start = now();
        if (code->run(code, &t) != EMU_STOP_END)
            abort();
        const double ns = (now() - start) / ((double)ROUNDS * COPIES);
        emu_fpmode_leave(saved);
        best = ns < best ? ns : best;
    }
    free(rf);
    backend_code_free(code);
    return best;
}

int
main(int argc, char **argv)
{
    printf("%-22s", "ns per op");
    for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
        printf("%10s", backend_cpu_name(cpu));
    printf("\n");
    for (unsigned i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++) {
        if (argc > 1 && !strstr(shapes[i].name, argv[1]))
            continue;
        struct lane_program *p = make_program(&shapes[i]);
        struct emu_error error = {0};
        if (lane_program_check(p, &error))
            printf("%s: %s\n", shapes[i].name, error.text);
        printf("%-22s", shapes[i].name);
        for (unsigned cpu = 0; cpu <= backend_cpu_detect(); cpu++)
            printf("%10.2f", measure(&shapes[i], p, cpu));
        printf("\n");
        lane_program_free(p);
    }
    return 0;
}
