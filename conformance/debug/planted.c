/* SPDX-License-Identifier: MIT */
/*
 * planted ENGINE EVERY RECORD...: makes one op of a recorded kernel wrong on one engine, every EVERY-th op
 * that can be made wrong in turn, and sees whether the finder names that op. What a wrong op does not change
 * in memory must not be found. Exit: 0 all are named, 1 not.
 *
 * planted ENGINE op=N RECORD: makes op N wrong and prints what the finder says.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "debug/compare.h"
#include "emu/lane.h"
#include "engine.h"
#include "processor_seconds.h"
#include "record/record.h"

struct plant {
    const struct lane_program *original;
    enum backend_engine engine;
    uint32_t op;
};

/* Another op of the same form. */
static bool
spoil(struct lane_op *op)
{
    static const uint16_t pairs[][2] = {{LANE_OP_add, LANE_OP_mul},
                                        {LANE_OP_shl, LANE_OP_shr},
                                        {LANE_OP_and, LANE_OP_or},
                                        {LANE_OP_asr, LANE_OP_shl},
                                        {LANE_OP_xor, LANE_OP_and}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        for (unsigned side = 0; side < 2; side++)
            if (op->code == pairs[i][side]) {
                op->code = pairs[i][!side];
                return true;
            }
    if (op->code == LANE_OP_cmp) {
        op->cond = op->cond == LANE_COND_EQ ? LANE_COND_NE : LANE_COND_EQ;
        return true;
    }
    if (op->code == LANE_OP_mov && op->src[0].kind == LANE_IMM && !lane_type_is_float(op->src[0].type)) {
        op->src[0].imm ^= 1;
        return true;
    }
    if (op->code == LANE_OP_load || op->code == LANE_OP_store) {
        op->mem.offset += op->mem.elem;
        return true;
    }
    return false;
}

/* Where the op is in a program that stops: behind three ops, and behind the check if that comes first. */
static uint32_t
place_in(const struct plant *plant, const struct lane_program *p)
{
    const uint32_t counter = ((plant->original->rf_bytes + 63) & ~63u) + 4;
    uint32_t check = 3;
    if (p == plant->original)
        return plant->op;
    while (p->ops[check].code != LANE_OP_add || p->ops[check].dst.base != counter)
        check++;
    return plant->op + 3 + (plant->op + 3 >= check ? 3 : 0);
}

/* The engine has taken all it needs from the op once the code is prepared; ref reads the right one later. */
static int
make_spoilt(void *user, const struct emu_kernel *kernel, struct backend_code **out, struct emu_error *error)
{
    const struct plant *plant = user;
    struct lane_op *op = &kernel->program->ops[place_in(plant, kernel->program)];
    const struct lane_op right = *op;
    spoil(op);
    const int err = backend_code_new(kernel, plant->engine, BACKEND_BASELINE, out, error);
    for (enum emu_rows i = EMU_ROWS_ANYWHERE; !err && (*out)->prepare && i <= EMU_ROWS_ONE; i++)
        (*out)->prepare(*out, &(struct engine_starts){true, true, kernel->lanes, i}, NULL);
    *op = right;
    return err;
}

/* The finder's words about a kernel with this op wrong. */
static enum rt_comparison
find(struct rt_replay *replay, struct plant *plant, char **text)
{
    size_t size;
    FILE *out = open_memstream(text, &size);
    if (!out)
        abort();
    /* A wrong op may make an endless loop. Right code needs far less than this. */
    const struct rt_compared compared = {"planted", make_spoilt, plant, 0.25 * SLOWED, 0};
    const enum rt_comparison result = rt_compare(replay, &compared, out);
    fclose(out);
    return result;
}

struct score {
    unsigned named, silent, wrong;
};

static void
judge(struct rt_replay *replay, struct plant *plant, struct score *score)
{
    char *text = NULL, named[32];
    const enum rt_comparison result = find(replay, plant, &text);
    snprintf(named, sizeof named, "  lane op %5u ", plant->op);
    if (result == RT_COMPARE_EQUAL) {
        score->silent++;
    } else if (result == RT_COMPARE_DIFFERENT && strstr(text, named)) {
        score->named++;
    } else {
        printf("%s: op %u is wrong, and this was found:\n%s", replay->kernel_name, plant->op, text);
        score->wrong++;
    }
    free(text);
}

static void
judge_record(const char *path, enum backend_engine engine, unsigned every, struct score *score)
{
    struct rt_replay replay;
    struct emu_error error = {EMU_OK, ""};
    if (rt_replay_open(path, &replay, &error)) {
        printf("%s: %s\n", path, error.text);
        score->wrong++;
        return;
    }
    struct plant plant = {replay.kernel.emu.program, engine, 0};
    unsigned number = 0;
    for (; plant.op < plant.original->op_count; plant.op++) {
        struct lane_op trial = plant.original->ops[plant.op];
        if (spoil(&trial) && number++ % every == 0)
            judge(&replay, &plant, score);
    }
    rt_replay_close(&replay);
}

static int
show(const char *path, enum backend_engine engine, uint32_t op)
{
    struct rt_replay replay;
    struct emu_error error = {EMU_OK, ""};
    char *text = NULL;
    if (rt_replay_open(path, &replay, &error)) {
        printf("%s: %s\n", path, error.text);
        return 1;
    }
    struct plant plant = {replay.kernel.emu.program, engine, op};
    find(&replay, &plant, &text);
    printf("%s", text);
    free(text);
    rt_replay_close(&replay);
    return 0;
}

int
main(int argc, char **argv)
{
    struct score score = {0};
    if (argc < 4)
        return 1;
    const enum backend_engine engine = strcmp(argv[1], "jit") == 0 ? BACKEND_JIT : BACKEND_SIMD;
    if (strncmp(argv[2], "op=", 3) == 0)
        return show(argv[3], engine, (uint32_t)strtoul(argv[2] + 3, NULL, 10));
    for (int i = 3; i < argc; i++)
        judge_record(argv[i], engine, (unsigned)strtoul(argv[2], NULL, 10), &score);
    printf("%s: %u wrong ops named, %u without effect, %u not found\n", argv[1], score.named, score.silent,
           score.wrong);
    return score.wrong || !score.named;
}
