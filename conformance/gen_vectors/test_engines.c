/* SPDX-License-Identifier: MIT */
/*
 * Programs of golden files with bits changed, on all engines but jit, which has random programs of its own:
 * whatever an instruction means then, it means the same everywhere.
 *
 *     gen_vectors_engines ROUNDS SEED FILE...
 */
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "execute.h"
#include "gen/lower/gen_lower.h"
#include "tolerance.h"

enum {
    WORD = 16,
    BITS = 8 * WORD,
    BEGIN = 4 * WORD,   /* a program begins by setting what is undefined at first */
    OPCODE_BIT_7 = 0x80 /* makes an undefined opcode of any */
};

struct counts {
    bool jit;
    unsigned programs, changed, runs, differences, faults;
};

static uint64_t
next(uint64_t *random)
{
    *random += 0x9e3779b97f4a7c15u;
    uint64_t x = *random;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static enum gen_platform
platform_of(const struct vector_program *program)
{
    return vectors_platform(program);
}

/* Computes and leaves the rest of the program alone. */
static bool
is_harmless(const struct gen_inst *inst)
{
    const bool flows = inst->has_jip || inst->has_uip || inst->eot || inst->op == GEN_OP_ret ||
                       inst->op == GEN_OP_wait || inst->op == GEN_OP_illegal || inst->op == GEN_OP_jmpi ||
                       inst->op == GEN_OP_brd || inst->op == GEN_OP_brc || inst->op == GEN_OP_call ||
                       inst->op == GEN_OP_calla || (inst->op >= GEN_OP_send && inst->op <= GEN_OP_sendsc);
    const bool writes_state =
        inst->dst.file == GEN_FILE_ARF &&
        (inst->dst.arf == GEN_ARF_SR || inst->dst.arf == GEN_ARF_N || inst->dst.arf == GEN_ARF_IP ||
         (inst->dst.arf == GEN_ARF_CR && inst->dst.subreg >= 4)); /* cr0.1 raises exceptions */
    const bool reads_clock = inst->src[0].file == GEN_FILE_ARF && inst->src[0].arf == GEN_ARF_TM;
    const bool undefined =
        inst->src[0].file == GEN_FILE_ARF && inst->src[0].arf == GEN_ARF_ACC && inst->src[0].reg > 1;
    return !flows && !writes_state && !reads_clock && !undefined && inst->bytes == WORD;
}

static bool
lowers_alone(const struct vector_program *program, uint32_t at)
{
    uint8_t code[2 * WORD];
    struct emu_error error = {0};
    struct gen_inst inst;
    struct fe_kernel kernel = {.name = "alone", .code = code, .code_bytes = sizeof code, .simd = 32};
    memcpy(code, program->code + at, WORD);
    memcpy(code + WORD, program->code + program->code_bytes - WORD, WORD);
    if (code[0] & OPCODE_BIT_7 || gen_decode(NULL, platform_of(program), code, WORD, 0, &inst, &error) ||
        !is_harmless(&inst) || gen_lower(NULL, platform_of(program), &kernel, &error))
        return false;
    lane_program_free(kernel.emu.program);
    return true;
}

/* A macro register that is not written in all its lanes holds what an earlier program left there. */
static bool
fills_macro_register(const struct vector_program *program, uint32_t at)
{
    struct emu_error error = {0};
    struct gen_inst inst;
    return !gen_decode(NULL, platform_of(program), program->code, program->code_bytes, at, &inst, &error) &&
           inst.dst.file == GEN_FILE_ARF && inst.dst.arf == GEN_ARF_ACC && inst.dst.reg > 1;
}

/* One bit of every other instruction, unless that makes something else of the program. */
static void
change(struct vector_program *program, uint64_t *random, struct counts *counts)
{
    for (uint32_t at = BEGIN; at < program->tail_at; at += WORD) {
        const unsigned bit = (unsigned)(next(random) % (2 * BITS));
        if (bit >= BITS || fills_macro_register(program, at))
            continue;
        program->code[at + bit / 8] ^= (uint8_t)(1 << bit % 8);
        if (lowers_alone(program, at))
            counts->changed++;
        else
            program->code[at + bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
}

/* Any NaN for a NaN, of whatever type. */
static bool
alike(const uint8_t *a, const uint8_t *b)
{
    return tolerance_same('x', a, b) || tolerance_same('f', a, b) || tolerance_same('h', a, b) ||
           tolerance_same('d', a, b);
}

static void
print_register(const char *what, const uint8_t *bytes)
{
    fprintf(stderr, "    %-9s", what);
    for (unsigned i = 0; i < 32; i += 4)
        fprintf(stderr, " %02x%02x%02x%02x", bytes[i + 3], bytes[i + 2], bytes[i + 1], bytes[i]);
    fprintf(stderr, "\n");
}

/* The instructions that may have written a register. */
static void
report(const struct vector_program *program, const char *engine, unsigned reg)
{
    char text[256];
    struct gen_inst inst;
    struct emu_error error = {0};
    fprintf(stderr, "%s, changed, on %s: r%u\n", program->name, engine, reg);
    for (uint32_t at = 0; at < program->tail_at; at += WORD) {
        if (gen_decode(NULL, platform_of(program), program->code, program->tail_at, at, &inst, &error))
            continue;
        gen_print(platform_of(program), &inst, text, sizeof text);
        const unsigned near =
            inst.dst.reg <= reg && inst.dst.reg + 1u >= reg && inst.dst.file == GEN_FILE_GRF;
        if (near || inst.dst.indirect)
            fprintf(stderr, "    %s\n", text);
    }
}

/* What ends in a fault (ALT mode has no halves) ends so everywhere. */
static void
compare_engines(const struct vector_program *program, const struct fe_kernel *kernel,
                const struct vector_state *state, struct backend_pool *pool, struct counts *counts)
{
    static uint8_t reference[VECTOR_BYTES], result[VECTOR_BYTES];
    const int status = execute(program, kernel, state, &execute_engines[0], pool, reference);
    counts->faults += status != 0;
    for (unsigned e = 1; e < execute_engine_count; e++) {
        const struct execute_engine *engine = &execute_engines[e];
        if ((engine->engine == BACKEND_JIT && !counts->jit) || !execute_has(engine))
            continue;
        counts->differences += execute(program, kernel, state, engine, pool, result) != status;
        counts->runs++;
        if (status)
            continue;
        for (unsigned at = 0; at < VECTOR_BYTES; at += 32) {
            if (alike(reference + at, result + at))
                continue;
            counts->differences++;
            report(program, engine->name, VECTOR_FIRST + at / 32);
            print_register("ref", reference + at);
            print_register(engine->name, result + at);
            break;
        }
    }
}

static int
check_changed(struct vector_program *program, const struct vector_state *state, uint64_t *random,
              struct backend_pool *pool, struct counts *counts)
{
    static const struct gen_quirks quirks = {.gen9_sends = true};
    struct emu_error error = {0};
    struct fe_kernel kernel = {.name = program->name,
                               .code = program->code,
                               .code_bytes = program->code_bytes,
                               .payload_bytes = VECTOR_BYTES,
                               .simd = 32};
    change(program, random, counts);
    counts->programs++;
    if (gen_lower(&quirks, platform_of(program), &kernel, &error)) {
        fprintf(stderr, "%s, changed: %s\n", program->name, error.text);
        return -1;
    }
    compare_engines(program, &kernel, state, pool, counts);
    lane_program_free(kernel.emu.program);
    return 0;
}

static bool
check_file(const char *path, uint64_t *random, struct backend_pool *pool, struct counts *counts)
{
    static struct vector_file file;
    static struct vector_program program;
    int more;
    bool good = true;
    if (!vectors_open(&file, path))
        return false;
    while ((more = vectors_next(&file, &program)) == 1)
        if (check_changed(&program, vectors_state(&file, program.state), random, pool, counts))
            good = false;
    vectors_close(&file);
    return good && more == 0;
}

int
main(int argc, char **argv)
{
    struct counts counts = {.jit = argc > 1 && !strcmp(argv[1], "-j")};
    const int first = counts.jit ? 2 : 1;
    if (argc < first + 3) {
        fprintf(stderr, "usage: gen_vectors_engines [-j] ROUNDS SEED FILE...\n");
        return 2;
    }
    uint64_t random = strtoull(argv[first + 1], NULL, 0);
    struct backend_pool *pool = backend_pool_new(1);
    bool good = pool != NULL;
    for (long round = strtol(argv[first], NULL, 0); good && round > 0; round--)
        for (int i = first + 2; i < argc; i++)
            good = check_file(argv[i], &random, pool, &counts) && good;
    backend_pool_free(pool);
    printf("%u programs, %u instructions changed, %u runs, %u differ; %u programs fault\n", counts.programs,
           counts.changed, counts.runs, counts.differences, counts.faults);
    return good && counts.runs && !counts.differences && 8 * counts.faults < counts.programs ? 0 : 1;
}
