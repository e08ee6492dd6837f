/* SPDX-License-Identifier: MIT */
/*
 * A rare call from translated code to the simd engine: a routine that preserves every register. LLVM sees no
 * call, so it can keep all values in registers. Arguments in rdi, rsi, edx, ecx as of struct jit_ctx's slow,
 * which it calls; the result in eax.
 */
#include <stddef.h>

#include "jit.h"
#include "jit/llvm/scopes.h"

/* All general registers a function may destroy, and a stack for 64-byte vectors. */
#define ENTER(name)                                                                                          \
    ".text\n.p2align 4\n.hidden " name "\n.globl " name "\n.type " name ", @function\n" name ":\n"           \
    "push %rbp\nmov %rsp, %rbp\n"                                                                            \
    "push %rcx\npush %rdx\npush %rsi\npush %rdi\npush %r8\npush %r9\npush %r10\npush %r11\n"                 \
    "sub $2200, %rsp\nand $-64, %rsp\n"
#define LEAVE(name)                                                                                          \
    "lea -64(%rbp), %rsp\n"                                                                                  \
    "pop %r11\npop %r10\npop %r9\npop %r8\npop %rdi\npop %rsi\npop %rdx\npop %rcx\npop %rbp\nret\n"          \
    ".size " name ", . - " name "\n"

#define FOUR(each, a, b, c, d) each(a) each(b) each(c) each(d)
#define LOW(each)                                                                                            \
    FOUR(each, 0, 1, 2, 3) FOUR(each, 4, 5, 6, 7) FOUR(each, 8, 9, 10, 11) FOUR(each, 12, 13, 14, 15)
#define HIGH(each)                                                                                           \
    FOUR(each, 16, 17, 18, 19)                                                                               \
    FOUR(each, 20, 21, 22, 23) FOUR(each, 24, 25, 26, 27) FOUR(each, 28, 29, 30, 31)
#define MASKS(each) FOUR(each, 0, 1, 2, 3) FOUR(each, 4, 5, 6, 7)

#define SAVE_XMM(n) "movaps %xmm" #n ", " #n "*64(%rsp)\n"
#define BACK_XMM(n) "movaps " #n "*64(%rsp), %xmm" #n "\n"
#define SAVE_YMM(n) "vmovaps %ymm" #n ", " #n "*64(%rsp)\n"
#define BACK_YMM(n) "vmovaps " #n "*64(%rsp), %ymm" #n "\n"
#define SAVE_ZMM(n) "vmovaps %zmm" #n ", " #n "*64(%rsp)\n"
#define BACK_ZMM(n) "vmovaps " #n "*64(%rsp), %zmm" #n "\n"
#define SAVE_K(n) "kmovq %k" #n ", 2048+" #n "*8(%rsp)\n"
#define BACK_K(n) "kmovq 2048+" #n "*8(%rsp), %k" #n "\n"

__asm__(ENTER("jit_detour_baseline") LOW(SAVE_XMM) "call *8(%rsi)\n" LOW(BACK_XMM)
            LEAVE("jit_detour_baseline"));
__asm__(ENTER("jit_detour_avx2") LOW(SAVE_YMM) "call *8(%rsi)\n" LOW(BACK_YMM) LEAVE("jit_detour_avx2"));
__asm__(ENTER("jit_detour_avx512") LOW(SAVE_ZMM) HIGH(SAVE_ZMM) MASKS(SAVE_K) "call *8(%rsi)\n" MASKS(BACK_K)
            HIGH(BACK_ZMM) LOW(BACK_ZMM) LEAVE("jit_detour_avx512"));

_Static_assert(offsetof(struct jit_ctx, slow) == 8, "the routines call what is at 8(%rsi)");

const void *
jit_detour(enum backend_cpu cpu)
{
    extern const char jit_detour_baseline[], jit_detour_avx2[], jit_detour_avx512[];
    static const char *const routines[BACKEND_CPU_COUNT] = {
        [BACKEND_BASELINE] = jit_detour_baseline,
        [BACKEND_AVX2] = jit_detour_avx2,
        [BACKEND_AVX512] = jit_detour_avx512,
        [BACKEND_ICELAKE] = jit_detour_avx512,
    };
    return routines[cpu];
}

/* A load's detour reads local memory, and a call that is marked should not even do that: see scopes.h. */
static bool
may_write_memory(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return family != LANE_ALU && family != LANE_MATH && op->code != LANE_OP_load;
}

LLVMValueRef
jit_call_detour(struct jit_fn *f, uint32_t site)
{
    static const char code[] = "callq *$5";
    static const char constraints[] = "={ax},{di},{si},{dx},{cx},r,~{memory},~{dirflag},~{fpsr},~{flags}";
    LLVMTypeRef types[5] = {f->ptr, f->ptr, f->i32, f->i32, f->ptr};
    LLVMValueRef args[5] = {jit_rf(f), f->x, jit_i32(f, f->index), jit_i32(f, site),
                            jit_field(f, f->x, offsetof(struct jit_ctx, detour), f->ptr, true)};
    const LLVMTypeRef type = LLVMFunctionType(f->i32, types, 5, 0);
    const LLVMValueRef callee = LLVMGetInlineAsm(type, code, sizeof code - 1, constraints,
                                                 sizeof constraints - 1, 1, 0, LLVMInlineAsmDialectATT, 0);
    const LLVMValueRef call = LLVMBuildCall2(f->b, type, callee, args, 5, "");
    if (!may_write_memory(f->op))
        jit_mark_apart(call);
    return call;
}
