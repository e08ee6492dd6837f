/* SPDX-License-Identifier: MIT */
/*
 * A program binary, built, and one work-group of one of its kernels on every engine: all must end alike, with
 * the same bytes in memory, and touch nothing else. The input is a struct run_header, then the binary.
 *
 * The reference runs first, op by op. It counts ops, so that only short programs run. Then it runs again with
 * other NaNs; bytes that change with them are not compared (emu/lane_ops.def).
 */
#define _GNU_SOURCE
#include "fuzz.h"
#include "mend.h"
#include "rng.h"
#include "run/launch.h"
#include "run/trial.h"

#define WORLD_AT UINT64_C(0x200000000000)
#define REGISTERS_AT UINT64_C(0x210000000000)

/* --- the target --- */

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct world world, registers;
    struct fuzz_bytes in = {bytes, size};
    struct run_header header;
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    struct run_launch launch;
    if (!world.base) {
        world_open(&world, WORLD_AT);
        world_open(&registers, REGISTERS_AT);
    }
    const uint8_t *head = fuzz_take(&in, sizeof header);
    if (!head || !in.left)
        return 0;
    memcpy(&header, head, sizeof header);
    if (fe_program_load(in.at, in.left, (enum fe_device)(header.device % FE_DEVICE_COUNT), &program, &error))
        return 0;
    if (program->kernel_count) {
        if (run_launch_make(&launch, program, &header, &world))
            trial_run(&launch, &registers, fuzz_hash(bytes, size));
        run_launch_free(&launch);
    }
    world_clear(&world);
    fe_program_free(program);
    return 0;
}

/* --- mutations --- */

/* Changes bits or bytes of an instruction, or makes it another one of the kernel's. */
static void
change_code(uint8_t *code, size_t bytes, struct rng *r)
{
    uint8_t *const at = code + rng_below(r, (uint32_t)(bytes / 8)) * 8;
    const uint8_t *const from = code + rng_below(r, (uint32_t)(bytes / 8)) * 8;
    const size_t left = (size_t)(code + bytes - (at > from ? at : from));
    switch (rng_below(r, 4)) {
    case 0:
        memmove(at, from, left < 16 ? left : 16);
        break;
    case 1:
        at[rng_below(r, 8)] = (uint8_t)rng_next(r);
        break;
    default:
        for (unsigned bits = 1 + rng_below(r, 3); bits; bits--)
            at[rng_below(r, 8)] ^= (uint8_t)(1u << rng_below(r, 8));
    }
}

/* Changes the code of the kernel that runs. False: it is not found. */
static bool
mutate_code(uint8_t *bytes, size_t size, const struct run_header *h, struct rng *r)
{
    struct fe_program *program = NULL;
    struct emu_error error = {0};
    uint8_t *found = NULL;
    if (fe_program_parse(bytes, size, (enum fe_device)(h->device % FE_DEVICE_COUNT), &program, &error))
        return false;
    const struct fe_kernel *k =
        program->kernel_count ? &program->kernels[h->kernel % program->kernel_count] : NULL;
    if (k && k->code_bytes >= 16)
        found = memmem(bytes, size, k->code, k->code_bytes);
    if (found)
        change_code(found, k->code_bytes, r);
    fe_program_free(program);
    return found != NULL;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t room, unsigned seed)
{
    struct run_header h;
    struct rng r = {seed};
    if (size <= sizeof h)
        return LLVMFuzzerMutate(bytes, size, room);
    memcpy(&h, bytes, sizeof h);
    const uint32_t way = rng_below(&r, 8);
    if (way == 0)
        LLVMFuzzerMutate(bytes, sizeof h, sizeof h);
    else if (way < 3 || !mutate_code(bytes + sizeof h, size - sizeof h, &h, &r))
        size = LLVMFuzzerMutate(bytes, size, room);
    if (size > sizeof h)
        mend_checksums(bytes + sizeof h, size - sizeof h);
    return size;
}
