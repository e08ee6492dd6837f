/* SPDX-License-Identifier: MIT */
#include "optimise.h"

#include <llvm-c/Error.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stddef.h>

#include "jit/llvm/sums.h"

/* Before and after jit_add_constants_last. */
static const char first_passes[] =
    "function(sroa<modify-cfg>,early-cse,instcombine<no-verify-fixpoint>,simplifycfg)";
static const char last_passes[] = "function(early-cse,loop-mssa(licm),early-cse,instsimplify,simplifycfg)";
/* The same, but what loops compute stays in them. */
static const char last_passes_in_loops[] = "function(early-cse,instsimplify,simplifycfg)";
/* With fewer, the code generator has more to do and takes longer than they do. */
static const char quick_passes[] = "function(sroa<modify-cfg>,early-cse,simplifycfg)";

static int
run_passes(LLVMModuleRef module, LLVMTargetMachineRef machine, const char *passes, struct emu_error *error)
{
    const LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    const LLVMErrorRef failed = LLVMRunPasses(module, passes, machine, options);
    LLVMDisposePassBuilderOptions(options);
    if (!failed)
        return 0;
    char *text = LLVMGetErrorMessage(failed);
    emu_fail(error, EMU_UNSUPPORTED, "LLVM's passes: %s", text);
    LLVMDisposeErrorMessage(text);
    return -1;
}

/* Whether an instruction of another block reads the value. Phis do not count: they read it at their block's
 * edge. */
static bool
leaves_its_block(LLVMValueRef value)
{
    const LLVMBasicBlockRef block = LLVMGetInstructionParent(value);
    for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        if (LLVMGetInstructionParent(user) != block && !LLVMIsAPHINode(user))
            return true;
    }
    return false;
}

struct size {
    size_t instructions, leaving; /* leaving: their values leave their blocks */
};

static struct size
size_of(LLVMModuleRef module)
{
    struct size size = {0, 0};
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(fn); b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
                size.instructions++;
                size.leaving += leaves_its_block(i);
            }
    return size;
}

/*
 * licm moves whatever a loop does not change to the front of it, however few registers there are. In a large
 * loop that runs once or twice (the threads of a work-group) that can be thousands of addresses: each of them
 * is computed early, stored and loaded again, and the time that LLVM's scheduler and register allocator take
 * grows with their square (half a minute where five seconds are enough). Usual kernels gain 250 such values
 * at most.
 */
static bool
moved_too_much(const struct size *before, LLVMModuleRef after)
{
    enum { MOST = 1000 };
    return size_of(after).leaving > before->leaving + MOST;
}

static int
run_last_passes(LLVMModuleRef *module, LLVMTargetMachineRef machine, struct emu_error *error)
{
    enum { SMALL = 2000 }; /* instructions: too few for licm to move too many */
    const struct size before = size_of(*module);
    const LLVMModuleRef copy = before.instructions > SMALL ? LLVMCloneModule(*module) : NULL;
    int err = run_passes(*module, machine, last_passes, error);
    if (!copy)
        return err;
    if (err || !moved_too_much(&before, *module)) {
        LLVMDisposeModule(copy);
        return err;
    }
    LLVMDisposeModule(*module);
    *module = copy;
    return run_passes(*module, machine, last_passes_in_loops, error);
}

int
jit_optimise(LLVMModuleRef *module, LLVMTargetMachineRef machine, bool quick, struct emu_error *error)
{
    if (quick)
        return run_passes(*module, machine, quick_passes, error);
    if (run_passes(*module, machine, first_passes, error))
        return -1;
    jit_add_constants_last(*module);
    return run_last_passes(module, machine, error);
}
