/* SPDX-License-Identifier: MIT */
/*
 * Defects of LLVM's code generator, of LLVM 19 among others, and how a module stays clear of them.
 * conformance/random found all of them.
 *
 * Bits chosen from two values, (a & m) | (b & ~m), become one vpternlog, a masked one where lanes that are
 * off keep a or b; with an operand in memory two orders of the operands get each other's truth table
 * (llvm-project issue 157929). So what those lanes keep gets a zero added of which LLVM does not know that it
 * is one: then it is none of the operands, and the instruction is not masked.
 *
 * Without AVX, a dword loaded from the stack for all lanes becomes the load of a vector whose note of where
 * it reads is off by the dword's offset (X86ISelLowering.cpp, LowerAsSplatVectorLoad), and the scheduler
 * moves it above a store to the same place. Volatile loads are left as they are.
 *
 * AVX-512: bits that are combined as a number and then taken for a mask, where the operands are taken for
 * masks too, are combined as masks by one rule (combineBitcastToBoolVector) and as a number by another
 * (hoistLogicOpWithSameOpcodeHands), without end (llvm-project issue 123333, mended in LLVM 20). So such a
 * number passes through a register that LLVM does not see into. The same happens to masks of more than 16
 * lanes that are combined as masks, where the operands were numbers.
 */
#include "llvm_defects.h"

#include <stdbool.h>
#include <string.h>

#include "rewrite.h"

/* --- bits chosen from two values --- */

/* The value that a shuffle or a cast was made from. */
static LLVMValueRef
origin(LLVMValueRef v)
{
    for (;;) {
        const LLVMValueRef i = LLVMIsAInstruction(v);
        const LLVMOpcode code = i ? LLVMGetInstructionOpcode(i) : LLVMRet;
        if (code != LLVMBitCast && code != LLVMShuffleVector)
            return v;
        v = LLVMGetOperand(i, 0);
    }
}

static bool
is_made_by(LLVMValueRef v, LLVMOpcode code)
{
    const LLVMValueRef i = LLVMIsAInstruction(v);
    return i && LLVMGetInstructionOpcode(i) == code;
}

/* (a & m) | (b & ~m) or ((a ^ b) & m) ^ b */
static bool
selects_bits(LLVMValueRef v)
{
    const LLVMValueRef root = origin(v);
    const bool is_or = is_made_by(root, LLVMOr);
    if (!is_or && !is_made_by(root, LLVMXor))
        return false;
    const bool first = is_made_by(origin(LLVMGetOperand(root, 0)), LLVMAnd);
    const bool second = is_made_by(origin(LLVMGetOperand(root, 1)), LLVMAnd);
    return is_or ? first && second : first || second;
}

static LLVMTypeRef
integers_like(LLVMTypeRef vector)
{
    const LLVMTypeRef element = LLVMGetElementType(vector);
    const LLVMContextRef context = LLVMGetTypeContext(vector);
    switch (LLVMGetTypeKind(element)) {
    case LLVMFloatTypeKind:
        return LLVMVectorType(LLVMInt32TypeInContext(context), LLVMGetVectorSize(vector));
    case LLVMDoubleTypeKind:
        return LLVMVectorType(LLVMInt64TypeInContext(context), LLVMGetVectorSize(vector));
    case LLVMIntegerTypeKind:
        return vector;
    default:
        return NULL;
    }
}

/* A vector of zeros by way of a register that LLVM does not see into. */
static LLVMValueRef
opaque_zeros(LLVMBuilderRef b, LLVMTypeRef vector)
{
    const LLVMTypeRef element = LLVMGetElementType(vector);
    const LLVMTypeRef type = LLVMFunctionType(element, NULL, 0, 0);
    const char *const code = LLVMGetIntTypeWidth(element) == 64 ? "xorl ${0:k}, ${0:k}" : "xorl $0, $0";
    const char constraints[] = "=r,~{flags}";
    const LLVMValueRef callee = LLVMGetInlineAsm(type, code, strlen(code), constraints,
                                                 sizeof constraints - 1, 0, 0, LLVMInlineAsmDialectATT, 0);
    const LLVMValueRef zero = LLVMBuildCall2(b, type, callee, NULL, 0, "");
    return jit_make_splat(b, vector, zero);
}

static void
guard(LLVMBuilderRef b, LLVMValueRef select, unsigned kept)
{
    const LLVMValueRef value = LLVMGetOperand(select, kept);
    const LLVMTypeRef type = LLVMTypeOf(value), integers = integers_like(type);
    if (!integers || LLVMIsConstant(value) || LLVMGetIntTypeWidth(LLVMGetElementType(integers)) < 32)
        return;
    LLVMPositionBuilderBefore(b, select);
    const LLVMValueRef bits = LLVMBuildBitCast(b, value, integers, "");
    const LLVMValueRef other = LLVMBuildOr(b, bits, opaque_zeros(b, integers), "");
    LLVMSetOperand(select, kept, LLVMBuildBitCast(b, other, type, ""));
}

static void
guard_select(LLVMBuilderRef b, LLVMValueRef select)
{
    const bool by_lane = LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(select, 0))) == LLVMVectorTypeKind;
    for (unsigned v = 1; by_lane && v <= 2; v++)
        if (selects_bits(LLVMGetOperand(select, v)))
            guard(b, select, 3 - v);
}

/* --- one value under two names: a number and a mask --- */

static bool
is_logic(LLVMValueRef v)
{
    return is_made_by(v, LLVMAnd) || is_made_by(v, LLVMOr) || is_made_by(v, LLVMXor);
}

static bool
is_taken_for(LLVMValueRef number, LLVMTypeRef mask)
{
    for (LLVMUseRef use = LLVMGetFirstUse(number); use; use = LLVMGetNextUse(use))
        if (is_made_by(LLVMGetUser(use), LLVMBitCast) && LLVMTypeOf(LLVMGetUser(use)) == mask)
            return true;
    return false;
}

/* The mask that LLVM can make of a number: none, the mask that it came from, or a new one. */
enum mask_name { NO_MASK, OWN_MASK, MADE_MASK, ENDLESS };

enum { MAX_LOGIC_DEPTH = 6 };

static enum mask_name name_of_logic(LLVMValueRef logic, LLVMTypeRef mask, unsigned depth);

static enum mask_name
name_of(LLVMValueRef number, LLVMTypeRef mask, unsigned depth)
{
    if (LLVMIsConstant(number) || is_taken_for(number, mask))
        return MADE_MASK;
    if (is_made_by(number, LLVMBitCast))
        return OWN_MASK;
    return is_logic(number) && depth ? name_of_logic(number, mask, depth - 1) : NO_MASK;
}

static enum mask_name
name_of_logic(LLVMValueRef logic, LLVMTypeRef mask, unsigned depth)
{
    const enum mask_name a = name_of(LLVMGetOperand(logic, 0), mask, depth);
    const enum mask_name b = name_of(LLVMGetOperand(logic, 1), mask, depth);
    if (a == NO_MASK || b == NO_MASK)
        return NO_MASK;
    if (a == ENDLESS || b == ENDLESS || (a == MADE_MASK && b == MADE_MASK))
        return ENDLESS;
    return OWN_MASK;
}

static bool
fits_a_register(LLVMTypeRef number)
{
    const unsigned width = LLVMGetTypeKind(number) == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(number) : 0;
    return width == 8 || width == 16 || width == 32 || width == 64;
}

/* A number by way of a register that LLVM does not see into. */
static LLVMValueRef
opaque_number(LLVMBuilderRef b, LLVMValueRef number)
{
    const LLVMTypeRef type = LLVMTypeOf(number);
    const char constraints[] = "=r,0";
    LLVMTypeRef argument = type;
    const LLVMTypeRef same = LLVMFunctionType(type, &argument, 1, 0);
    const LLVMValueRef callee =
        LLVMGetInlineAsm(same, "", 0, constraints, sizeof constraints - 1, 0, 0, LLVMInlineAsmDialectATT, 0);
    return LLVMBuildCall2(b, same, callee, &number, 1, "");
}

static void
guard_mask(LLVMBuilderRef b, LLVMValueRef cast)
{
    const LLVMValueRef number = LLVMGetOperand(cast, 0);
    if (!fits_a_register(LLVMTypeOf(number)) || !is_logic(number) ||
        name_of_logic(number, LLVMTypeOf(cast), MAX_LOGIC_DEPTH) != ENDLESS)
        return;
    LLVMPositionBuilderBefore(b, cast);
    LLVMSetOperand(cast, 0, opaque_number(b, number));
}

/* A wide mask that was a number, and that another instruction takes for a mask as well. */
static bool
is_shared_cast(LLVMValueRef v)
{
    if (!is_made_by(v, LLVMBitCast))
        return false;
    const LLVMTypeRef number = LLVMTypeOf(LLVMGetOperand(v, 0));
    if (!fits_a_register(number) || LLVMGetIntTypeWidth(number) <= 16)
        return false;
    const LLVMUseRef first = LLVMGetFirstUse(v);
    return is_logic(LLVMGetOperand(v, 0)) || (first && LLVMGetNextUse(first));
}

/* The masks' logic, computed as the numbers' logic. */
static void
guard_mask_logic(LLVMBuilderRef b, LLVMValueRef logic)
{
    const LLVMValueRef x = LLVMGetOperand(logic, 0), y = LLVMGetOperand(logic, 1);
    if (!is_shared_cast(x) || !is_shared_cast(y))
        return;
    LLVMPositionBuilderBefore(b, logic);
    const LLVMValueRef number =
        LLVMBuildBinOp(b, LLVMGetInstructionOpcode(logic), LLVMGetOperand(x, 0), LLVMGetOperand(y, 0), "");
    const LLVMValueRef mask = LLVMBuildBitCast(b, opaque_number(b, number), LLVMTypeOf(logic), "");
    LLVMReplaceAllUsesWith(logic, mask);
}

/* --- a dword from the stack --- */

static bool
is_on_stack(LLVMValueRef address)
{
    while (LLVMIsAGetElementPtrInst(address) || LLVMIsABitCastInst(address))
        address = LLVMGetOperand(address, 0);
    return LLVMIsAAllocaInst(address) != NULL;
}

static bool
fills_a_vector(LLVMValueRef v)
{
    for (LLVMUseRef use = LLVMGetFirstUse(v); use; use = LLVMGetNextUse(use))
        if (LLVMIsAInsertElementInst(LLVMGetUser(use)) || LLVMIsABitCastInst(LLVMGetUser(use)))
            return true;
    return false;
}

static void
guard_load(LLVMValueRef load)
{
    const LLVMTypeRef type = LLVMTypeOf(load);
    const LLVMTypeKind kind = LLVMGetTypeKind(type);
    const bool is_dword =
        kind == LLVMFloatTypeKind || (kind == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == 32);
    if (is_dword && is_on_stack(LLVMGetOperand(load, 0)) && fills_a_vector(load))
        LLVMSetVolatile(load, 1);
}

static void
guard_instruction(LLVMBuilderRef b, LLVMValueRef i, enum backend_cpu cpu)
{
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    if (code == LLVMSelect && cpu >= BACKEND_AVX512)
        guard_select(b, i);
    else if (code == LLVMBitCast && cpu >= BACKEND_AVX512)
        guard_mask(b, i);
    else if (is_logic(i) && cpu >= BACKEND_AVX512)
        guard_mask_logic(b, i);
    else if (code == LLVMLoad && cpu == BACKEND_BASELINE)
        guard_load(i);
}

void
jit_avoid_llvm_defects(LLVMModuleRef module, enum backend_cpu cpu)
{
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(fn); block;
             block = LLVMGetNextBasicBlock(block))
            for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
                guard_instruction(b, i, cpu);
    LLVMDisposeBuilder(b);
}
