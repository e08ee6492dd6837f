/* SPDX-License-Identifier: MIT */
/*
 * The host's floating point mode, of which LLVM knows nothing: it moves arithmetic over switches of the mode,
 * and its rules are those of rounding to nearest. In a program that switches modes, or that rounds otherwise,
 * sources and results of float ops go through empty assembly. LLVM sees a side effect there. So the op stays
 * between the two, both stay where they are among the switches, and nothing is known of the values.
 */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "emu/fpmode.h"
#include "emu/lane_half.h"
#include "emu/thread.h"
#include "jit.h"

/* Of fpmode: rounding, denormals. */
enum { MODE_BITS = 0x4f0 | EMU_FPMODE_FLUSH_SOURCES | EMU_FPMODE_FLUSH_RESULTS };

bool
jit_pins_floats(const struct jit_fn *f)
{
    return f->flow->changes_fpmode || LANE_FPMODE_ROUND(f->program->fpmode);
}

/* --- assembly --- */

/* What assembly does to memory, as LLVM's attribute has it: nothing that the program sees, but in order; a
 * load through its argument too. */
enum { IN_ORDER = 3 << 2, LOADS = 1 << 0 };

static void
set_memory(struct jit_fn *f, LLVMValueRef call, unsigned memory)
{
    const unsigned kind = LLVMGetEnumAttributeKindForName("memory", 6);
    LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(f->context, kind, memory));
}

static LLVMValueRef
assembly(struct jit_fn *f, LLVMTypeRef result, const char *code, const char *constraints, LLVMValueRef v,
         unsigned memory)
{
    LLVMTypeRef types[1] = {LLVMTypeOf(v)};
    const LLVMTypeRef type = LLVMFunctionType(result, types, 1, 0);
    const LLVMValueRef callee = LLVMGetInlineAsm(type, code, strlen(code), constraints, strlen(constraints),
                                                 1, 0, LLVMInlineAsmDialectATT, 0);
    const LLVMValueRef call = LLVMBuildCall2(f->b, type, callee, &v, 1, "");
    set_memory(f, call, memory);
    return call;
}

void
jit_keep_in_order(struct jit_fn *f, LLVMValueRef call)
{
    set_memory(f, call, IN_ORDER);
}

/* --- pins --- */

enum { LEAST = 16 }; /* bytes of a vector that assembly takes */

static unsigned
bytes_of(struct jit_fn *f, LLVMTypeRef element)
{
    if (LLVMGetTypeKind(element) == LLVMIntegerTypeKind)
        return LLVMGetIntTypeWidth(element) / 8;
    assert(element == f->f32 || element == f->f64);
    return element == f->f64 ? 8 : 4;
}

static LLVMValueRef
pin_one(struct jit_fn *f, LLVMValueRef v)
{
    const bool number = LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMIntegerTypeKind;
    const char *const any = f->cpu >= BACKEND_AVX512 ? "=v,0" : "=x,0";
    return assembly(f, LLVMTypeOf(v), "", number ? "=r,0" : any, v, IN_ORDER);
}

/* Fewer lanes than assembly takes. */
static LLVMValueRef
pin_few(struct jit_fn *f, LLVMValueRef v, unsigned lanes, unsigned wanted)
{
    LLVMValueRef mask[LEAST];
    const LLVMValueRef none = LLVMGetPoison(LLVMTypeOf(v));
    for (unsigned i = 0; i < wanted; i++)
        mask[i] = i < lanes ? jit_i32(f, i) : LLVMGetPoison(f->i32);
    v = pin_one(f, LLVMBuildShuffleVector(f->b, v, none, LLVMConstVector(mask, wanted), ""));
    return jit_part(f, v, LLVMGetPoison(LLVMTypeOf(v)), 0, lanes);
}

static LLVMValueRef
pin_many(struct jit_fn *f, LLVMValueRef v, unsigned lanes, unsigned each)
{
    LLVMValueRef parts[LANE_MAX * 8 / LEAST];
    for (unsigned i = 0; i < lanes / each; i++)
        parts[i] = pin_one(f, jit_part(f, v, LLVMGetPoison(LLVMTypeOf(v)), i * each, each));
    return jit_joined(f, parts, lanes / each);
}

LLVMValueRef
jit_pin(struct jit_fn *f, LLVMValueRef v)
{
    static const unsigned most[BACKEND_CPU_COUNT] = {
        [BACKEND_BASELINE] = LEAST, [BACKEND_AVX2] = 32, [BACKEND_AVX512] = 64, [BACKEND_ICELAKE] = 64};
    if (!jit_pins_floats(f))
        return v;
    const LLVMTypeRef type = LLVMTypeOf(v);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return pin_one(f, v);
    const unsigned lanes = LLVMGetVectorSize(type), bytes = bytes_of(f, LLVMGetElementType(type));
    if (lanes * bytes < LEAST)
        return pin_few(f, v, lanes, LEAST / bytes);
    return lanes * bytes <= most[f->cpu] ? pin_one(f, v) : pin_many(f, v, lanes, most[f->cpu] / bytes);
}

/* --- switches --- */

/* The first mode switch. The mode is mostly the one that the thread has started in, and then it needs no
 * code. */
static void
check_first_switch(struct jit_fn *f, LLVMValueRef mode)
{
    const LLVMBasicBlockRef other = jit_new_block(f, "other mode"), on = jit_new_block(f, "on");
    const LLVMValueRef change = LLVMBuildXor(f->b, mode, jit_i32(f, f->program->fpmode), "");
    const LLVMValueRef counts = LLVMBuildAnd(f->b, change, jit_i32(f, MODE_BITS), "");
    const LLVMValueRef differs = LLVMBuildICmp(f->b, LLVMIntNE, counts, jit_i32(f, 0), "");
    jit_branch_rare(f, differs, other, on);
    LLVMPositionBuilderAtEnd(f->b, other);
    jit_leave(f, JIT_STOP_BAIL);
    LLVMPositionBuilderAtEnd(f->b, on);
}

/* `bit` of the mode as a bit of the result. */
static LLVMValueRef
moved(struct jit_fn *f, LLVMValueRef mode, uint32_t bit, uint32_t to)
{
    const LLVMValueRef v = LLVMBuildAnd(f->b, mode, jit_i32(f, bit), "");
    const LLVMValueRef set = LLVMBuildICmp(f->b, LLVMIntNE, v, jit_i32(f, 0), "");
    return LLVMBuildSelect(f->b, set, jit_i32(f, to), jit_i32(f, 0), "");
}

/* As emu/fpmode.c. */
static LLVMValueRef
host_mode(struct jit_fn *f, LLVMValueRef mode)
{
    const uint32_t flushes = EMU_HOST_FLUSH_SOURCES | EMU_HOST_FLUSH_RESULTS;
    const LLVMValueRef rounding = LLVMBuildOr(f->b, moved(f, mode, 1 << 4, EMU_HOST_ROUND_UP),
                                              moved(f, mode, 1 << 5, EMU_HOST_ROUND_DOWN), "");
    const LLVMValueRef sides =
        LLVMBuildOr(f->b, moved(f, mode, EMU_FPMODE_FLUSH_SOURCES, EMU_HOST_FLUSH_SOURCES),
                    moved(f, mode, EMU_FPMODE_FLUSH_RESULTS, EMU_HOST_FLUSH_RESULTS), "");
    const LLVMValueRef keeps = moved(f, mode, LANE_FPMODE_F32_DENORM, flushes);
    const LLVMValueRef none = LLVMBuildXor(f->b, keeps, jit_i32(f, flushes), "");
    const LLVMValueRef bits = LLVMBuildOr(f->b, LLVMBuildOr(f->b, rounding, sides, ""), none, "");
    return LLVMBuildOr(f->b, bits, jit_i32(f, EMU_HOST_MASKS), "");
}

void
jit_emit_fpmode(struct jit_fn *f)
{
    const LLVMValueRef mode = jit_read(f, &f->op->src[0], JIT_SRC0).v;
    if (jit_is_first_switch(f->program, f->index)) {
        check_first_switch(f, mode);
        return;
    }
    const LLVMValueRef word = jit_variable(f, f->i32, "host mode");
    jit_store(f, mode, jit_at(f, jit_thread(f), offsetof(struct emu_thread, fpmode)), 4);
    jit_store(f, host_mode(f, mode), word, 4);
    assembly(f, LLVMVoidTypeInContext(f->context), "ldmxcsr ($0)", "r", word, IN_ORDER | LOADS);
}
