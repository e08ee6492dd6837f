/* SPDX-License-Identifier: MIT */
#include "try_pass.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <string.h>

static LLVMModuleRef
read_module(LLVMContextRef context, const char *source)
{
    const LLVMMemoryBufferRef text =
        LLVMCreateMemoryBufferWithMemoryRangeCopy(source, strlen(source), "source");
    LLVMModuleRef module = NULL;
    char *message = NULL;
    if (LLVMParseIRInContext(context, text, &module, &message))
        printf("%s\n", message);
    LLVMDisposeMessage(message);
    return module;
}

static bool
is_valid(LLVMModuleRef module)
{
    char *message = NULL;
    const bool valid = !LLVMVerifyModule(module, LLVMReturnStatusAction, &message);
    if (!valid)
        printf("not valid: %s\n", message);
    LLVMDisposeMessage(message);
    return valid;
}

/* What is expected of a module, or of each of its functions; the other one is NULL. */
struct expected {
    bool (*check)(LLVMModuleRef module, bool is_changed);
    bool (*is_turned)(LLVMValueRef fn);
};

static bool
functions_turn(LLVMModuleRef module, bool is_changed, bool (*is_turned)(LLVMValueRef fn))
{
    bool good = true;
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn)) {
        size_t length;
        const char *name = LLVMGetValueName2(fn, &length);
        const bool turns = is_changed && !strncmp(name, "turn", 4);
        if (LLVMIsDeclaration(fn) || is_turned(fn) == turns)
            continue;
        printf("%s: not as expected %s\n", name, is_changed ? "afterwards" : "to begin with");
        good = false;
    }
    return good;
}

static bool
is_as_expected(const struct expected *e, LLVMModuleRef module, bool is_changed)
{
    return e->check ? e->check(module, is_changed) : functions_turn(module, is_changed, e->is_turned);
}

static int
try_change(const char *source, void (*change)(LLVMModuleRef module), const struct expected *e,
           const char *text)
{
    const LLVMContextRef context = LLVMContextCreate();
    const LLVMModuleRef module = read_module(context, source);
    bool good = module && is_as_expected(e, module, false);
    if (module) {
        change(module);
        good &= is_as_expected(e, module, true);
        good &= is_valid(module);
        LLVMDisposeModule(module);
    }
    LLVMContextDispose(context);
    printf("%s\n", good ? text : "FAILED");
    return !good;
}

int
try_pass(const char *source, void (*change)(LLVMModuleRef module),
         bool (*check)(LLVMModuleRef module, bool is_changed), const char *text)
{
    return try_change(source, change, &(struct expected){.check = check}, text);
}

int
try_pass_turns(const char *source, void (*change)(LLVMModuleRef module), bool (*is_turned)(LLVMValueRef fn),
               const char *text)
{
    return try_change(source, change, &(struct expected){.is_turned = is_turned}, text);
}

unsigned
try_pass_count(LLVMValueRef fn, unsigned (*count)(LLVMValueRef i))
{
    unsigned n = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(fn); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            n += count(i);
    return n;
}

static unsigned
is_fetch(LLVMValueRef i)
{
    static const char name[] = "llvm.prefetch";
    size_t length;
    return LLVMIsACallInst(i) &&
           !strncmp(LLVMGetValueName2(LLVMGetCalledValue(i), &length), name, sizeof name - 1);
}

bool
try_pass_fetches(LLVMValueRef fn)
{
    return try_pass_count(fn, is_fetch) > 0;
}
