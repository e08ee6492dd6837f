/* SPDX-License-Identifier: MIT */
/* LLVM's part: passes, host code. */
#define _GNU_SOURCE /* O_PATH */
#include "compile.h"
#include "jit/llvm/compiler_thread.h"

#include <assert.h>
#include <fcntl.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/Support.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/kernel.h"
#include "jit.h"
#include "jit/flow/patterns.h"
#include "jit/flow/solo.h"
#include "jit/llvm/gather_offsets.h"
#include "jit/llvm/llvm_defects.h"
#include "jit/llvm/mask_logic.h"
#include "jit/llvm/mask_moves.h"
#include "jit/llvm/narrow_words.h"
#include "jit/llvm/next_groups.h"
#include "jit/llvm/next_turns.h"
#include "jit/llvm/rare.h"
#include "jit/llvm/splat_loads.h"
#include "jit/llvm/splats.h"
#include "jit/llvm/strides.h"
#include "jit/llvm/wide_masks.h"
#include "jit/llvm/word_pairs.h"
#include "optimise.h"

static void
init_target(void)
{
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86AsmParser(); /* of compare.c's assembly */
    /* Switches off passes whose time grows with the square of a program's size: some find nothing to do here,
     * and one starts again after every change. LLVM has no other interface for this. */
    static const char *const options[] = {"caygen", "-disable-x86-domain-reassignment", "-cgpp-huge-func=0"};
    LLVMParseCommandLineOptions(3, options, NULL);
    jit_compiler_rearm();
}

static void
init_once(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, init_target);
}

#define OF_AVX2 "+avx2,+fma,+f16c,+bmi,+bmi2,+popcnt,+lzcnt,+prfchw"
#define OF_AVX512 OF_AVX2 ",+avx512f,+avx512bw,+avx512dq,+avx512vl,+avx512cd"

/* Uses only the features of the level, even if the host has more. So all hosts get the same bits and the same
 * cached objects. */
static const char *
features(enum backend_cpu cpu)
{
    static const char *const names[BACKEND_CPU_COUNT] = {
        [BACKEND_BASELINE] = "",
        [BACKEND_AVX2] = OF_AVX2,
        [BACKEND_AVX512] = OF_AVX512,
        [BACKEND_ICELAKE] = OF_AVX512 ",+avx512vpopcntdq,+avx512bitalg,+avx512vbmi,+avx512vbmi2",
    };
    return names[cpu];
}

static LLVMTargetMachineRef
make_machine(enum backend_cpu cpu, bool quick, char **message)
{
    LLVMTargetRef target;
    init_once();
    if (LLVMGetTargetFromTriple("x86_64-pc-linux-gnu", &target, message))
        return NULL;
    return LLVMCreateTargetMachine(target, "x86_64-pc-linux-gnu", "x86-64", features(cpu),
                                   quick ? LLVMCodeGenLevelNone : LLVMCodeGenLevelDefault, LLVMRelocPIC,
                                   LLVMCodeModelSmall);
}

static int
llvm_failed(struct emu_error *error, const char *what, char *message)
{
    emu_fail(error, EMU_UNSUPPORTED, "%s: %s", what, message ? message : "no reason given");
    LLVMDisposeMessage(message);
    return -1;
}

static int
emit_object(LLVMModuleRef module, LLVMTargetMachineRef machine, struct jit_object *object,
            struct emu_error *error)
{
    LLVMMemoryBufferRef buffer;
    char *message = NULL;
    if (LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, &buffer))
        return llvm_failed(error, "LLVM's code generator", message);
    object->size = LLVMGetBufferSize(buffer);
    object->bytes = malloc(object->size);
    if (object->bytes)
        memcpy(object->bytes, LLVMGetBufferStart(buffer), object->size);
    LLVMDisposeMemoryBuffer(buffer);
    return object->bytes ? 0 : emu_fail(error, EMU_NO_MEMORY, "no memory for host code");
}

static void
write_text(int fd, const char *text)
{
    size_t left = strlen(text);
    while (left) {
        const ssize_t n = write(fd, text, left);
        if (n <= 0)
            return;
        text += n;
        left -= (size_t)n;
    }
}

/* Creates a new file and follows no link. So other users who may write to the folder cannot redirect the
 * output to another file. */
static int
create_dump(const char *folder, const char *name)
{
    const int in = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    const int fd =
        in >= 0 ? openat(in, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600) : -1;
    if (in >= 0)
        close(in);
    return fd;
}

/* For developers of the translator: writes the module before and after LLVM's passes. Errors are ignored. */
static void
dump(LLVMModuleRef module, const char *folder, unsigned number, const char *when)
{
    char name[64];
    if (!folder)
        return;
    snprintf(name, sizeof name, "%ld-%u-%s.ll", (long)getpid(), number, when);
    const int fd = create_dump(folder, name);
    if (fd < 0)
        return;
    char *text = LLVMPrintModuleToString(module);
    write_text(fd, text);
    LLVMDisposeMessage(text);
    close(fd);
}

/* In builds that look for errors of the translator. */
static int
verify(LLVMModuleRef module, struct emu_error *error)
{
#ifdef CAYGEN_VERIFY_JIT
    char *message = NULL;
    if (LLVMVerifyModule(module, LLVMReturnStatusAction, &message))
        return llvm_failed(error, "the translation is not valid", message);
    LLVMDisposeMessage(message);
#else
    (void)module;
    (void)error;
#endif
    return 0;
}

/* Below AVX-512, whose hosts have no registers for masks. */
static void
mend_masks(LLVMModuleRef module, enum backend_cpu cpu)
{
    jit_choose_masks_as_numbers(module);
    jit_keep_masks_as_numbers(module);
    if (cpu == BACKEND_AVX2)
        jit_keep_masks_wide(module);
    jit_hand_masks_as_numbers(module);
}

/* What is faster otherwise, and what LLVM would get wrong. */
static void
rewrite(LLVMModuleRef module, const struct jit_target *target)
{
    if (!target->quick) {
        jit_keep_word_pairs(module);
        jit_compute_rarely(module);
        jit_compute_splats_once(module);
        jit_load_splats(module);
        jit_keep_dwords_wide(module);
        jit_fetch_ahead(module);
        jit_fetch_next_groups(module);
        jit_fetch_next_turns(module);
    }
    if (target->cpu >= BACKEND_AVX512)
        jit_keep_offsets_signed(module);
    else
        mend_masks(module, target->cpu);
    jit_avoid_llvm_defects(module, target->cpu);
}

/* May put another module into *module. */
static int
compile_module(LLVMModuleRef *module, const struct jit_target *target, struct jit_object *object,
               struct emu_error *error)
{
    const char *folder = target->dump;
    static atomic_uint count;
    const unsigned number = folder ? atomic_fetch_add(&count, 1) : 0;
    char *message = NULL;
    const LLVMTargetMachineRef machine = make_machine(target->cpu, target->quick, &message);
    if (!machine)
        return llvm_failed(error, "no host target in LLVM", message);
    const LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine);
    LLVMSetModuleDataLayout(*module, layout);
    LLVMDisposeTargetData(layout);
    LLVMSetTarget(*module, "x86_64-pc-linux-gnu");
    dump(*module, folder, number, "before");
    int err = verify(*module, error);
    err = err ? err : jit_optimise(module, machine, target->quick, error);
    jit_compiler_rearm();
    if (!err) {
        rewrite(*module, target);
        err = verify(*module, error);
    }
    dump(*module, folder, number, "after");
    if (!err)
        err = emit_object(*module, machine, object, error);
    LLVMDisposeTargetMachine(machine);
    return err;
}

/* Without a handler LLVM ends the process after an error. */
static void
note_complaint(LLVMDiagnosticInfoRef info, void *user)
{
    if (LLVMGetDiagInfoSeverity(info) != LLVMDSError)
        return;
    char *text = LLVMGetDiagInfoDescription(info);
    emu_fail(user, EMU_UNSUPPORTED, "LLVM: %s", text);
    LLVMDisposeMessage(text);
}

/* Compiles a small module, so that LLVM registers its exit handlers now: ours must be registered later. */
static void
warm_up(void)
{
    const LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("warm-up", context);
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
    LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
    const LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), &pointer, 1, 0);
    const LLVMValueRef fn = LLVMAddFunction(module, "kernel", type);
    const LLVMTypeRef vector = LLVMVectorType(LLVMFloatTypeInContext(context), 16);
    struct jit_object object = {0};
    struct emu_error error;
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, fn, "all"));
    const LLVMValueRef at = LLVMGetParam(fn, 0), v = LLVMBuildLoad2(b, vector, at, "");
    LLVMBuildStore(b, LLVMBuildFAdd(b, v, v, ""), at);
    const LLVMTypeRef nothing = LLVMFunctionType(LLVMVoidTypeInContext(context), NULL, 0, 0);
    LLVMBuildCall2(b, nothing, LLVMGetInlineAsm(nothing, "nop", 3, "", 0, 1, 0, LLVMInlineAsmDialectATT, 0),
                   NULL, 0, "");
    LLVMBuildRetVoid(b);
    LLVMDisposeBuilder(b);
    if (!compile_module(&module, &(struct jit_target){.cpu = BACKEND_AVX512}, &object, &error))
        jit_object_free(&object);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
    jit_compiler_rearm();
}

static void
warm_up_once(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, warm_up);
}

/* Both functions of a program with clamps are worth the time that LLVM takes. */
static bool
may_have_clamps(const struct jit_flow *flow, const struct emu_kernel *kernel, const struct jit_target *target)
{
    enum { MOST_OPS = 1000 };
    return target->start == JIT_ROWS && !target->quick && flow->program->op_count <= MOST_OPS &&
           jit_starts_in_webs(flow, kernel);
}

/* A thread for which the clamps are no rows runs the second function. Behind barriers threads could not tell
 * which one they were in. */
static bool
translate(struct jit_output *out, struct jit_flow *flow, const struct emu_kernel *kernel,
          const struct jit_target *target)
{
    const enum backend_solos solos = target->quick ? BACKEND_SOLOS_NONE : target->solos;
    bool clamps = may_have_clamps(flow, kernel, target);
    flow->rows = target->rows;
    jit_find_patterns(flow, kernel, target->row_lanes);
    for (uint32_t b = 0; b < flow->block_count; b++)
        clamps &= !flow->blocks[b].resumes;
    if (jit_find_rows(flow, kernel, target->row_lanes, clamps) ||
        jit_find_solos(flow, kernel->lanes, solos) || !jit_translate(out, flow, kernel, target))
        return false;
    return !out->plain || out->row_lost ||
           (!jit_find_rows(flow, kernel, target->row_lanes, false) &&
            !jit_find_solos(flow, kernel->lanes, solos) && jit_translate(out, flow, kernel, target));
}

/* With rows, or without them where that does not work. */
static LLVMModuleRef
make_module(LLVMContextRef context, struct jit_flow *flow, const struct emu_kernel *kernel,
            const struct jit_target *target, uint32_t *site_count)
{
    struct jit_output out = {context, LLVMModuleCreateWithNameInContext("caygen", context), 0, NULL, false};
    bool made = translate(&out, flow, kernel, target);
    if (made && out.row_lost) {
        LLVMDisposeModule(out.module);
        out = (struct jit_output){context, LLVMModuleCreateWithNameInContext("caygen", context), 0, NULL,
                                  false};
        jit_forget_rows(flow);
        flow->solo_count = 0;
        made = jit_translate(&out, flow, kernel, target);
        assert(!out.row_lost);
    }
    *site_count = out.site_count;
    if (made)
        return out.module;
    LLVMDisposeModule(out.module);
    return NULL;
}

int
jit_compile(const struct emu_kernel *kernel, const struct jit_target *target, struct jit_object *object,
            struct emu_error *error)
{
    warm_up_once();
    struct jit_flow *flow =
        jit_flow_new(kernel->program, target->start != JIT_SOME_LANES ? kernel->lanes : 0);
    if (!flow)
        return emu_fail(error, EMU_NO_MEMORY, "too big to translate, or no memory");
    flow->takes_groups = jit_takes_groups(flow, kernel); /* once: it may fail for want of memory */
    if (flow->takes_groups && jit_find_from_start(flow)) {
        jit_flow_free(flow);
        return emu_fail(error, EMU_NO_MEMORY, "no memory for the translation");
    }
    *object = (struct jit_object){0};
    struct emu_error complaint = {.text = ""};
    const LLVMContextRef context = LLVMContextCreate();
    LLVMContextSetDiagnosticHandler(context, note_complaint, &complaint);
    LLVMModuleRef module = make_module(context, flow, kernel, target, &object->site_count);
    object->traits =
        (jit_starts_in_webs(flow, kernel) ? JIT_OWN_START : 0) | (flow->takes_groups ? JIT_GROUPS : 0);
    jit_flow_free(flow);
    int err = -1;
    if (module) {
        err = compile_module(&module, target, object, error);
        LLVMDisposeModule(module);
    } else {
        emu_fail(error, EMU_NO_MEMORY, "no memory for the translation");
    }
    LLVMContextDispose(context);
    if (!err && complaint.kind != EMU_OK) {
        jit_object_free(object);
        err = emu_fail(error, complaint.kind, "%s", complaint.text);
    }
    return err;
}

void
jit_object_free(struct jit_object *object)
{
    free(object->bytes);
    *object = (struct jit_object){0};
}
