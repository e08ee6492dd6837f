/* SPDX-License-Identifier: MIT */
/* Which programs can tell how their work-items are divided into work-groups, by the SPIR-V beside the code.
 */
#include "suite.h"

enum { MAGIC = 0x07230203, HEADER_BYTES = 20 };
enum { OP_CAPABILITY = 17, OP_TYPE_POINTER = 32, OP_LOAD = 61, OP_STORE = 62, OP_DECORATE = 71 };
enum { BUILT_IN = 11, LINKAGE = 41, ANY = -1 };

static bool
ignores_groups(const struct specimen *s, enum fe_device device)
{
    struct fe_program *program = parse_ok(s, device);
    const bool ignores = program->ignores_groups;
    fe_program_free(program);
    return ignores;
}

static void
expect(const char *name, bool ignores)
{
    struct specimen s = specimen_read(name);
    if (ignores_groups(&s, FE_DEVICE_COUNT) != ignores)
        fail_msg("%s %s groups", name, ignores ? "ignores" : "sees");
    specimen_free(&s);
}

static void
test_programs(void **state)
{
    (void)state;
    expect("vadd.skl", true);
    expect("vadd.bdw", true);
    expect("images.skl", true);
    expect("args.skl", false);    /* asks for local ids, has barriers */
    expect("intel.skl", false);   /* sub-groups */
    expect("tickets.skl", false); /* atomics */
    expect("vadd.cayman.o", false);
    struct specimen bare = specimen_patch_tokens("vadd.skl"); /* without SPIR-V */
    assert_false(ignores_groups(&bare, FE_SKL));
    specimen_free(&bare);
}

/* The first instruction with that opcode whose second operand is as said. */
static size_t
find(const struct specimen *s, unsigned opcode, int operand)
{
    size_t at = 0;
    while (specimen_u32(s, at) != MAGIC)
        at += 4;
    for (at += HEADER_BYTES; specimen_u32(s, at) >> 16; at += 4 * (size_t)(specimen_u32(s, at) >> 16))
        if ((specimen_u32(s, at) & 0xffff) == opcode &&
            (operand == ANY || specimen_u32(s, at + 8) == (uint32_t)operand))
            return at;
    fail_msg("vadd.skl has no instruction with opcode %u", opcode);
    return 0;
}

/* vadd.skl with one word of one instruction changed; word -1: the last one. */
static void
sees_with(unsigned opcode, int operand, int word, uint32_t value)
{
    struct specimen s = specimen_read("vadd.skl");
    const size_t at = find(&s, opcode, operand);
    const size_t words = specimen_u32(&s, at) >> 16;
    specimen_set_u32(&s, at + 4 * (word < 0 ? words - 1 : (size_t)word), value);
    if (ignores_groups(&s, FE_SKL))
        fail_msg("opcode %u with word %d = 0x%x ignores groups", opcode, word, value);
    specimen_free(&s);
}

static void
test_variables(void **state)
{
    /* sizes, counts and ids of work-groups and sub-groups */
    static const uint8_t seen[] = {24, 25, 26, 27, 29, 32, 36, 37, 38, 39, 40, 41};
    (void)state;
    for (size_t i = 0; i < sizeof seen; i++)
        sees_with(OP_DECORATE, BUILT_IN, 3, seen[i]);
    sees_with(OP_TYPE_POINTER, ANY, 2, 4); /* local memory */
}

static void
test_operations(void **state)
{
    /* barriers, atomics, group operations, pipes, sub-groups */
    static const uint16_t seen[] = {224, 225, 227, 234, 242, 259,  260,  261,  271,
                                    274, 318, 319, 333, 366, 4421, 5571, 5614, 6035};
    (void)state;
    for (size_t i = 0; i < sizeof seen / sizeof *seen; i++)
        sees_with(OP_STORE, ANY, 0, 5u << 16 | seen[i]);
    sees_with(OP_CAPABILITY, ANY, 1, 12); /* atomics of 64 bits */
    sees_with(OP_CAPABILITY, ANY, 1, 18); /* groups */
    sees_with(OP_CAPABILITY, ANY, 1, 58); /* sub-groups */
    sees_with(OP_LOAD, ANY, 4, 3);        /* volatile, aligned */
    sees_with(OP_STORE, ANY, 3, 3);
}

static void
test_damage(void **state)
{
    (void)state;
    sees_with(OP_STORE, ANY, 0, OP_STORE); /* no words */
    sees_with(OP_STORE, ANY, 0, 0xffffu << 16 | OP_STORE);
    sees_with(OP_DECORATE, BUILT_IN, 0, 1u << 16 | OP_DECORATE); /* its operands are missing */
    sees_with(OP_DECORATE, LINKAGE, 3, 0x66);                    /* another name is imported */
}

const struct CMUnitTest group_tests[] = {cmocka_unit_test(test_programs), cmocka_unit_test(test_variables),
                                         cmocka_unit_test(test_operations), cmocka_unit_test(test_damage)};
const size_t group_test_count = sizeof group_tests / sizeof *group_tests;
