/* SPDX-License-Identifier: MIT */
/*
 * Modules that LLVM's code generator does not come to an end with, but for
 * backend/jit/llvm/llvm_defects.c: llvm_defects [-k] FILE.ll... Each is compiled for AVX-512. -k keeps
 * the modules as they are: they have to be given up after a second, unless LLVM no longer has the defect.
 */
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "emu/error.h"
#include "jit/llvm/guard.h"
#include "jit/llvm/llvm_defects.h"

/* Of processor time, for some milliseconds of work. */
enum { SECONDS = 20, SECONDS_OF_GIVEN_UP = 1 };

struct attempt {
    LLVMTargetMachineRef machine;
    const char *path;
    bool as_it_is;
};

static const char triple[] = "x86_64-pc-linux-gnu";

static LLVMTargetMachineRef
make_machine(void)
{
    LLVMTargetRef target;
    char *message = NULL;
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    if (LLVMGetTargetFromTriple(triple, &target, &message)) {
        fprintf(stderr, "%s\n", message);
        return NULL;
    }
    return LLVMCreateTargetMachine(target, triple, "x86-64-v4", "", LLVMCodeGenLevelDefault, LLVMRelocPIC,
                                   LLVMCodeModelSmall);
}

static LLVMModuleRef
read_module(LLVMContextRef context, const char *path)
{
    LLVMMemoryBufferRef text;
    LLVMModuleRef module = NULL;
    char *message = NULL;
    if (LLVMCreateMemoryBufferWithContentsOfFile(path, &text, &message) ||
        LLVMParseIRInContext(context, text, &module, &message))
        fprintf(stderr, "%s: %s\n", path, message);
    LLVMDisposeMessage(message);
    return module;
}

static int
emit(LLVMTargetMachineRef machine, LLVMModuleRef module, struct emu_error *error)
{
    LLVMMemoryBufferRef object;
    char *message = NULL;
    if (!LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, &object)) {
        LLVMDisposeMemoryBuffer(object);
        return 0;
    }
    emu_fail(error, EMU_INVALID, "%s", message);
    LLVMDisposeMessage(message);
    return -1;
}

static int
compile(void *user, struct emu_error *error)
{
    const struct attempt *a = user;
    const LLVMContextRef context = LLVMContextCreate();
    const LLVMModuleRef module = read_module(context, a->path);
    int failed = module ? 0 : emu_fail(error, EMU_INVALID, "no module");
    if (module) {
        const LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(a->machine);
        LLVMSetModuleDataLayout(module, layout);
        LLVMDisposeTargetData(layout);
        LLVMSetTarget(module, triple);
        if (!a->as_it_is)
            jit_avoid_llvm_defects(module, BACKEND_AVX512);
        failed = emit(a->machine, module, error);
        LLVMDisposeModule(module);
    }
    LLVMContextDispose(context);
    return failed;
}

/* LLVM is at it until the guard ends it, or has got better. */
static bool
is_as_expected(const struct attempt *a, int failed, const struct emu_error *error)
{
    if (failed)
        printf("%s: %s\n", a->path, error->text);
    if (!a->as_it_is)
        return !failed;
    if (!failed)
        printf("%s: this LLVM comes to an end\n", a->path);
    return !failed || strstr(error->text, "did not finish");
}

int
main(int argc, char **argv)
{
    const bool as_it_is = argc > 1 && !strcmp(argv[1], "-k");
    const unsigned seconds = as_it_is ? SECONDS_OF_GIVEN_UP : SECONDS;
    struct attempt attempt = {make_machine(), NULL, as_it_is};
    bool good = attempt.machine != NULL && argc > 1 + as_it_is;
    for (int i = 1 + as_it_is; attempt.machine && i < argc; i++) {
        struct emu_error error = {.text = ""};
        attempt.path = argv[i];
        const int failed = jit_guarded(compile, &attempt, seconds, &error);
        good &= is_as_expected(&attempt, failed, &error);
    }
    if (attempt.machine)
        LLVMDisposeTargetMachine(attempt.machine);
    printf("%d modules%s\n", argc - 1 - as_it_is, good ? "" : ", FAILED");
    return !good;
}
