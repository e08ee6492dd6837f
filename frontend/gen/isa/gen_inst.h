/* SPDX-License-Identifier: MIT */
/* A decoded instruction of Gen7 to Gen9. gen_decode makes it; the listing and the lowering read it. */
#ifndef GEN_INST_H
#define GEN_INST_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/error.h"
#include "gen_platform.h"

/* One enumerator per row of gen_isa.def. */
enum gen_opcode {
#define GEN_OP(id, ...) GEN_OP_##id,
#include "gen_isa.def"
#undef GEN_OP
    GEN_OP_COUNT
};

enum gen_type {
#define GEN_TYPE(id, ...) GEN_##id,
#include "gen_type_codes.def"
#undef GEN_TYPE
    GEN_TYPE_COUNT
};

/* General registers of a thread. */
enum { GEN_GRF_BYTES = 32, GEN_GRF_COUNT = 128 };

enum gen_file { GEN_FILE_NONE, GEN_FILE_ARF, GEN_FILE_GRF, GEN_FILE_IMM };

/* Architecture registers. */
enum gen_arf {
#define GEN_ARF(id, ...) GEN_ARF_##id,
#include "gen_arfs.def"
#undef GEN_ARF
    GEN_ARF_COUNT
};

#define GEN_VSTRIDE_VXH 0xff /* vertical stride "VxH" or "Vx1": one address register per row */

struct gen_operand {
    enum gen_file file;
    enum gen_type type;
    uint8_t reg;      /* GRF number; ARF: low nibble (acc0, f1, ...) */
    enum gen_arf arf; /* ARF: which */
    uint8_t subreg;   /* byte offset in the register */
    bool indirect;    /* register-indirect: a0.addr_subreg + addr_imm */
    uint8_t addr_subreg;
    int16_t addr_imm;
    uint8_t vstride, width, hstride; /* elements; destinations: hstride only; GEN_VSTRIDE_VXH */
    bool negate, absolute;
    bool align16;      /* Align16 operand: swizzle (sources), chan_mask (destination) */
    uint8_t swizzle;   /* 2 bits per channel x,y,z,w from bit 0; 3-source sources too */
    uint8_t chan_mask; /* bits x,y,z,w */
    bool replicate;    /* 3-source: RepCtrl */
    uint8_t mme;       /* madm/math.invm/rsqtm: 0..7, 8 = nomme */
    uint64_t imm;      /* file IMM: the bits, 32-bit ones in the low half */
};

struct gen_inst {
    enum gen_platform platform; /* the GPU that it is for */
    uint32_t offset;            /* byte offset in the kernel */
    uint8_t bytes;              /* 8 (compacted) or 16 */
    enum gen_opcode op;
    bool compacted, align16, nomask, saturate, acc_wr_en, atomic, no_preempt, no_dd_clr, no_dd_chk, debug;
    uint8_t thread_ctrl; /* raw 2 bits: 0 normal, 1 atomic, 2 switch, 3 no-preempt (Gen9) */
    uint8_t exec_size;   /* 1..32 */
    uint8_t chan_offset; /* 0, 4, ... 28 */
    uint8_t pred_ctrl;   /* raw code: 0 none, 1 seq, 2 anyv, 3 allv, 4 any2h, ... ; Align16: 2..5 = x,y,z,w */
    bool pred_inv;
    uint8_t flag_reg, flag_subreg;
    uint8_t cond_mod; /* 0 none, 1 eq, 2 ne, 3 gt, 4 ge, 5 lt, 6 le, 8 ov, 9 un */
    uint8_t math_fc;  /* math only */
    bool branch_ctrl;
    bool no_src_dep_set; /* Gen9 send family: NoSrcDepSet */
    struct gen_operand dst, src[3];
    int32_t jip, uip; /* bytes, relative to this instruction's start; jmpi: relative to the next one */
    bool has_jip, has_uip;
    /* send family */
    uint8_t sfid;
    bool eot;
    bool desc_is_reg, ex_desc_is_reg; /* then a0.desc_subreg / a0.ex_desc_subreg */
    uint8_t desc_subreg, ex_desc_subreg;
    uint32_t desc, ex_desc;
};

/* Mistakes of a container's compiler, kept out of the instructions' meaning (docs/architecture.md, Quirks).
 */
struct gen_quirks {
    bool gen9_sends;    /* Gen8 code has Gen9's sends */
    bool split_smov;    /* an smov of 64 bits through a0 became two instructions that lost channel and mask */
    bool numbered_null; /* the null register is written with a number, as if it were one of several */
    bool quad_from_byte; /* mov makes quadwords and doubles of bytes */
    bool wide_jmpi;      /* jmpi has an ExecSize and a mask, which do not matter */
    bool rows_cross;     /* rows of a region cross into the next register */
    bool scalar_mad;     /* instructions of three sources have ExecSize 1, of which Align16 has none */
    bool fence_in_a0;    /* a fence's descriptor is said to be in a register, and is an immediate */
};

/*
 * Decodes the instruction at code[offset]. Returns 0, or -1 with the offset and the reason in error:
 * truncated, unknown opcode, reserved encoding, illegal operand. quirks may be NULL: none.
 */
int gen_decode(const struct gen_quirks *quirks, enum gen_platform platform, const uint8_t *code,
               uint32_t size, uint32_t offset, struct gen_inst *inst, struct emu_error *error);

/* iga64's syntax for one instruction, into text; returns what snprintf would. */
int gen_print(enum gen_platform platform, const struct gen_inst *inst, char *text, unsigned size);

#endif
