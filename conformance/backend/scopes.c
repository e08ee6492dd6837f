/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/scopes.c tells LLVM: a load of local memory in a loop leaves the loop if nothing in
 * it may write there. Functions named turn... have such a loop; those named keep... do not.
 */
#include "jit/llvm/scopes.h"

#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdbool.h>
#include <string.h>

#include "try_pass.h"

/* A function: a loop that reads the local memory of %context and does something else as well. */
#define FUNCTION(name, bytes, before, other)                                                                 \
    "define void @" name "(ptr %rf, ptr %context, i32 %n) {\n"                                               \
    "  %variable = alloca ptr\n"                                                                             \
    "  store ptr %rf, ptr %variable\n"                                                                       \
    "  %local = load ptr, ptr %context, !invariant.load !0, !dereferenceable " bytes "\n" before             \
    "  br label %loop\n"                                                                                     \
    "loop:\n"                                                                                                \
    "  %i = phi i32 [ 0, %0 ], [ %next, %on ]\n"                                                             \
    "  %rare = icmp eq i32 %n, 77\n"                                                                         \
    "  br i1 %rare, label %leaves, label %on\n"                                                              \
    "leaves:\n"                                                                                              \
    "  ret void\n"                                                                                           \
    "on:\n"                                                                                                  \
    "  %at = getelementptr i8, ptr %local, i64 1024\n"                                                       \
    "  %v = load i32, ptr %at, align 1\n"                                                                    \
    "  %slot = getelementptr i8, ptr %rf, i32 %i\n"                                                          \
    "  store i32 %v, ptr %slot\n" other "  %next = add i32 %i, 1\n"                                          \
    "  %more = icmp ult i32 %next, %n\n"                                                                     \
    "  br i1 %more, label %loop, label %end\n"                                                               \
    "end:\n"                                                                                                 \
    "  ret void\n"                                                                                           \
    "}\n"
#define LARGE "!1"
#define SMALL "!2"
#define STORE(place) "  store i32 %i, ptr " place "\n"
#define POINTER(kind)                                                                                        \
    "  %more_context = getelementptr i8, ptr %context, i64 8\n"                                              \
    "  %p = load ptr, ptr %more_context" kind "\n"
#define CALL(name) "  " name " = call i32 asm sideeffect \"nop\", \"={ax},~{memory}\"()\n"

/* clang-format off */
static const char source[] =
    FUNCTION("turn_registers", LARGE, "", "")
    FUNCTION("turn_context", LARGE, "", STORE("%context"))
    FUNCTION("turn_what_never_changes", LARGE, POINTER(", !invariant.load !0"), STORE("%p"))
    FUNCTION("turn_variable", LARGE, "", "  %own = load ptr, ptr %variable\n" STORE("%own"))
    FUNCTION("turn_call_apart", LARGE, "", CALL("%apart"))
    FUNCTION("keep_own_store", LARGE, "",
             "  %there = getelementptr i8, ptr %local, i32 %i\n" STORE("%there"))
    FUNCTION("keep_pointer_of_kernel", LARGE, POINTER(""), STORE("%p"))
    FUNCTION("keep_call", LARGE, "", CALL("%call"))
    FUNCTION("keep_short_memory", SMALL, "", "")
    "!0 = !{}\n"
    "!1 = !{i64 2048}\n"
    "!2 = !{i64 1024}\n";
/* clang-format on */

static LLVMValueRef
find(LLVMValueRef fn, const char *name)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(fn); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            size_t length;
            if (!strcmp(LLVMGetValueName2(i, &length), name))
                return i;
        }
    return NULL;
}

static void
change(LLVMModuleRef module)
{
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn)) {
        const LLVMValueRef apart = find(fn, "apart");
        jit_mark_scopes(fn, find(fn, "local"));
        if (apart)
            jit_mark_apart(apart);
    }
    const LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    const LLVMErrorRef failed = LLVMRunPasses(module, "function(loop-mssa(licm))", NULL, options);
    LLVMDisposePassBuilderOptions(options);
    if (failed)
        LLVMConsumeError(failed);
}

static bool
load_has_left(LLVMValueRef fn)
{
    return LLVMGetInstructionParent(find(fn, "v")) == LLVMGetEntryBasicBlock(fn);
}

int
main(void)
{
    return try_pass_turns(source, change, load_has_left, "9 functions");
}
