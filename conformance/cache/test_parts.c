/* SPDX-License-Identifier: MIT */
/* Parts of the jit engine that see what may be wrong: the loader, LLVM's errors, the key. Usage: parts_test
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "emu/error.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "jit/compile.h"
#include "jit/guard.h"
#include "jit/key.h"
#include "read_file.h"

enum { SITES_RF = 1 << 20, SECONDS = 60 };

static const struct jit_target baseline = {BACKEND_BASELINE, JIT_ALL_LANES, SITES_RF},
                               avx2 = {BACKEND_AVX2, JIT_ALL_LANES, SITES_RF};

static struct fe_program *
load_corpus(const char *name)
{
    char path[1024];
    struct fe_program *program = NULL;
    struct emu_error error = {.text = ""};
    snprintf(path, sizeof path, "%s/%s.skl", CORPUS_BINARIES, name);
    size_t size;
    unsigned char *bytes = read_file(path, &size);
    assert_non_null(bytes);
    assert_int_equal(fe_program_load(bytes, size, FE_SKL, &program, &error), 0);
    free(bytes);
    return program;
}

/* --- the loader --- */

static void
try_object(const struct jit_object *object, const void *bytes, size_t size)
{
    struct jit_object other = *object;
    struct emu_error error = {.text = ""};
    other.bytes = malloc(size + 1); /* no more than that may be read */
    memcpy(other.bytes, bytes, size);
    other.size = size;
    jit_image_free(jit_image_new(&other, &error));
    jit_object_free(&other);
}

/* Any object is loaded or refused. */
static void
damaged_objects(void **state)
{
    struct fe_program *program = load_corpus("numeric");
    struct jit_object object;
    struct emu_error error = {.text = ""};
    (void)state;
    assert_int_equal(jit_compile(&program->kernels[0].emu, &baseline, &object, &error), 0);
    struct jit_image *image = jit_image_new(&object, &error);
    assert_non_null(image);
    assert_non_null(jit_image_entry(image));
    jit_image_free(image);
    uint8_t *bytes = malloc(object.size);
    memcpy(bytes, object.bytes, object.size);
    for (size_t at = 0; at < object.size; at++) {
        static const uint8_t changes[] = {0x01, 0x80, 0xff};
        const uint8_t old = bytes[at];
        for (size_t i = 0; i < sizeof changes; i++) {
            bytes[at] = old ^ changes[i];
            try_object(&object, bytes, object.size);
        }
        bytes[at] = old;
    }
    for (size_t size = 0; size < object.size; size += 1 + size / 64)
        try_object(&object, bytes, size);
    free(bytes);
    jit_object_free(&object);
    fe_program_free(program);
}

/* --- LLVM's errors --- */

/* A function with an instruction that the machine does not have: "Cannot select". */
static int
ask_too_much(void *user, struct emu_error *error)
{
    LLVMTargetRef target;
    LLVMMemoryBufferRef buffer;
    char *message = NULL;
    (void)user;
    const LLVMContextRef context = LLVMContextCreate();
    const LLVMModuleRef module = LLVMModuleCreateWithNameInContext("test", context);
    const LLVMTypeRef word = LLVMInt32TypeInContext(context);
    const LLVMValueRef fn = LLVMAddFunction(module, "f", LLVMFunctionType(word, NULL, 0, 0));
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, fn, ""));
    const unsigned id = LLVMLookupIntrinsicID("llvm.x86.rdpid", strlen("llvm.x86.rdpid"));
    const LLVMValueRef rdpid = LLVMGetIntrinsicDeclaration(module, id, NULL, 0);
    LLVMBuildRet(b, LLVMBuildCall2(b, LLVMFunctionType(word, NULL, 0, 0), rdpid, NULL, 0, ""));
    assert_int_equal(LLVMGetTargetFromTriple("x86_64-pc-linux-gnu", &target, &message), 0);
    const LLVMTargetMachineRef machine =
        LLVMCreateTargetMachine(target, "x86_64-pc-linux-gnu", "x86-64", "", LLVMCodeGenLevelDefault,
                                LLVMRelocPIC, LLVMCodeModelSmall);
    LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, &buffer);
    return emu_fail(error, EMU_INVALID, "LLVM has done it");
}

static int
succeed(void *user, struct emu_error *error)
{
    (void)error;
    ++*(int *)user;
    return 0;
}

static void
llvm_gives_up(void **state)
{
    struct fe_program *program = load_corpus("numeric");
    struct jit_object object;
    int count = 0;
    (void)state;
    for (int i = 0; i < 3; i++) {
        struct emu_error error = {.text = ""};
        assert_int_equal(jit_guarded(ask_too_much, NULL, SECONDS, &error), -1);
        assert_int_equal(error.kind, EMU_UNSUPPORTED);
        assert_non_null(strstr(error.text, "Cannot select"));
        assert_int_equal(jit_guarded(succeed, &count, SECONDS, &error), 0);
        assert_int_equal(count, i + 1);
        struct emu_error other = {.text = ""}; /* and LLVM still works */
        assert_int_equal(jit_compile(&program->kernels[0].emu, &baseline, &object, &other), 0);
        jit_object_free(&object);
    }
    fe_program_free(program);
}

/* --- the key --- */

static uint8_t *seen;
static size_t seen_bytes;

/* Keeps what the key is made of instead of making one. */
static void
keep_content(const void *content, size_t size, struct backend_key *key)
{
    (void)key;
    seen = malloc(size + 1);
    memcpy(seen, content, size);
    seen_bytes = size;
}

static bool
keeps(void)
{
    return true;
}

static const struct backend_host host = {.keeps = keeps, .make_key = keep_content};

/* Does the key's content differ from the one of `first`? */
static void
expect_other(const struct emu_kernel *kernel, const uint8_t *first, size_t bytes, bool other,
             const char *what, size_t at)
{
    struct backend_key key;
    assert_true(jit_make_key(&host, kernel, &avx2, &key));
    const bool differs = seen_bytes != bytes || memcmp(seen, first, bytes) != 0;
    free(seen);
    if (differs != other)
        fail_msg("byte %zu of %s: the key %s", at, what, other ? "is the same" : "differs");
}

/* Changes each byte of a record in turn; holes[at]: padding, which must not count. */
static void
each_byte(const struct emu_kernel *kernel, void *record, size_t size, const char *what, const bool *holes)
{
    struct backend_key key;
    uint8_t *bytes = record;
    assert_true(jit_make_key(&host, kernel, &avx2, &key));
    uint8_t *first = seen;
    const size_t first_bytes = seen_bytes;
    for (size_t at = 0; at < size; at++) {
        bytes[at] ^= 1;
        expect_other(kernel, first, first_bytes, !holes || !holes[at], what, at);
        bytes[at] ^= 1;
    }
    free(first);
}

static void
no_member_is_missed(void **state)
{
    struct fe_program *fe = load_corpus("numeric");
    struct emu_kernel *kernel = &fe->kernels[0].emu;
    struct lane_program *p = kernel->program;
    lane_program_add_const(p, "constant", 8);
    bool memory = false, other = false;
    (void)state;
    for (uint32_t i = 0; i < p->op_count && !(memory && other); i++) {
        struct lane_op *op = &p->ops[i];
        const bool is_memory = lane_code_family(op->code) == LANE_MEM;
        bool holes[sizeof *op] = {false}, used[sizeof *op] = {false};
        if (is_memory ? memory : other)
            continue;
        const struct {
            size_t at, bytes;
        } members[] = {{0, offsetof(struct lane_op, write_flag) + 1},
                       {offsetof(struct lane_op, pred_cell), 8},
                       {offsetof(struct lane_op, dst), 4 * sizeof op->dst},
                       {offsetof(struct lane_op, ctrl), is_memory ? sizeof op->mem : sizeof op->ctrl},
                       {offsetof(struct lane_op, inst), 4}};
        for (size_t m = 0; m < sizeof members / sizeof *members; m++)
            memset(used + members[m].at, true, members[m].bytes);
        for (size_t at = 0; at < sizeof *op; at++)
            holes[at] = !used[at];
        /* Its code decides which half of the union counts, bools have one bit that counts. */
        each_byte(kernel, (uint8_t *)op + 2, sizeof *op - 2, is_memory ? "a message" : "an op", holes + 2);
        *(is_memory ? &memory : &other) = true;
    }
    assert_true(memory && other && p->const_bytes);
    each_byte(kernel, p->consts, p->const_bytes, "constants", NULL);
    each_byte(kernel, p->entries, p->entry_count ? sizeof *p->entries : 0, "an entry", NULL);
    uint32_t *const numbers[] = {&p->const_rf,
                                 &p->uniform_bytes,
                                 &p->uniform_rf,
                                 &p->cells_bytes,
                                 &p->rf_bytes,
                                 &p->fpmode,
                                 &kernel->code_bytes,
                                 &kernel->payload_bytes,
                                 &kernel->payload_rf,
                                 &kernel->header_rf,
                                 &kernel->scratch_bytes,
                                 &kernel->local_id_rf[0],
                                 &kernel->local_id_rf[1],
                                 &kernel->local_id_rf[2],
                                 &kernel->group_id_rf[0],
                                 &kernel->group_id_rf[1],
                                 &kernel->group_id_rf[2]};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        each_byte(kernel, numbers[i], sizeof *numbers[i], "a number", NULL);
    each_byte(kernel, &kernel->lanes, 1, "lanes", NULL);
    each_byte(kernel, &kernel->machine, 1, "machine", NULL);
    each_byte(kernel, &kernel->has_barrier, 1, "has_barrier", NULL);
    fe_program_free(fe);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(damaged_objects), cmocka_unit_test(llvm_gives_up),
                                       cmocka_unit_test(no_member_is_missed)};
    return cmocka_run_group_tests_name("parts", tests, NULL, NULL);
}
