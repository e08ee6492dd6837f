/* SPDX-License-Identifier: MIT */
/* The instruction tables as data: one struct per row. */
#ifndef CAY_TABLES_H
#define CAY_TABLES_H

#include "cay_inst.h"

enum cay_format {
    CAY_FORMAT_CF,
    CAY_FORMAT_GWS,
    CAY_FORMAT_ALU,
    CAY_FORMAT_ALU_EXT,
    CAY_FORMAT_EXPORT_RAT,
    CAY_FORMAT_EXPORT_BUF,
    CAY_FORMAT_EXPORT_SWIZ,
    CAY_FORMAT_VTX,
    CAY_FORMAT_TEX,
    CAY_FORMAT_MEM_RD,
    CAY_FORMAT_MEM_GDS
};

enum cay_clause { CAY_CLAUSE_NONE, CAY_CLAUSE_JUMP, CAY_CLAUSE_ALU, CAY_CLAUSE_FETCH, CAY_CLAUSE_GDS };
enum cay_slots { CAY_SLOTS_ANY, CAY_SLOTS_SAME, CAY_SLOTS_PAIR, CAY_SLOTS_ALL };

enum cay_alu_action {
    CAY_DO_REFUSE,
    CAY_DO_NOP,
    CAY_DO_ALU,
    CAY_DO_WAVE,
    CAY_DO_SET,
    CAY_DO_CMP,
    CAY_DO_CSEL,
    CAY_DO_PRED,
    CAY_DO_MOV,
    CAY_DO_SUB,
    CAY_DO_FLT_TO_INT,
    CAY_DO_FLT_TO_INT_RPI,
    CAY_DO_FLT_TO_INT_FLOOR,
    CAY_DO_TO_FLT,
    CAY_DO_TO_HALF,
    CAY_DO_UBYTE,
    CAY_DO_MUL24,
    CAY_DO_CLAMPED,
    CAY_DO_BFE,
    CAY_DO_BYTE_ALIGN,
    CAY_DO_MULADD_SCALED,
    CAY_DO_MOVA,
    CAY_DO_BARRIER,
    CAY_DO_LDS,
    CAY_DO_DOT4,
    CAY_DO_PRED_COUNT,
    CAY_DO_KILL,
    CAY_DO_SET_MODE,
    CAY_DO_FLAGS,
    CAY_DO_FF,
    CAY_DO_TO_HALF_RTZ,
    CAY_DO_OFFSET,
    CAY_DO_MBCNT,
    CAY_DO_LERP,
    CAY_DO_SAD,
    CAY_DO_MUL_LIT,
    CAY_DO_UINT4,
    CAY_DO_PREV,
    CAY_DO_CUBE,
    CAY_DO_MAX4,
    CAY_DO_DF,
    CAY_DO_DF4,
    CAY_DO_FREXP,
    CAY_DO_FRACT_64,
    CAY_DO_MINMAX_64,
    CAY_DO_SET_64,
    CAY_DO_CNDNE_64,
    CAY_DO_LDEXP,
    CAY_DO_TO_F32,
    CAY_DO_TO_F64,
    CAY_DO_MATH_64,
    CAY_DO_PRED_64,
    CAY_DO_INTERP,
    CAY_DO_LOAD_PARAM,
    CAY_DO_COUNT
};

enum cay_rat_action {
    CAY_RAT_DO_NOP,
    CAY_RAT_DO_STORE,
    CAY_RAT_DO_STORE_NARROW,
    CAY_RAT_DO_STORE_TYPED,
    CAY_RAT_DO_READ_RTN,
    CAY_RAT_DO_ATOMIC,
    CAY_RAT_DO_ATOMIC_RTN,
    CAY_RAT_DO_MSKOR
};

enum cay_lds_action {
    CAY_LDS_DO_ATOMIC,
    CAY_LDS_DO_WRITE,
    CAY_LDS_DO_WRITE_2,
    CAY_LDS_DO_READ,
    CAY_LDS_DO_READ_SIGNED,
    CAY_LDS_DO_READ_REL,
    CAY_LDS_DO_READ_2,
    CAY_LDS_DO_EXCHANGE_2,
    CAY_LDS_DO_READ_WRITE,
    CAY_LDS_DO_ORDERED
};

struct cay_cf_row {
    const char *name, *listing;
    uint8_t opcode;
    enum cay_format format;
    enum cay_clause clause;
};

struct cay_alu_row {
    const char *name, *listing;
    bool op3;
    uint8_t opcode, sources;
    enum cay_slots slots;
    enum cay_alu_action action;
    uint8_t lane, type, cond; /* enum lane_code, lane_type, lane_cond */
};

struct cay_lds_row {
    const char *name, *listing;
    uint8_t opcode, sources, queues;
    enum cay_lds_action action;
    uint8_t bytes, atomic;
};

struct cay_rat_row {
    const char *name, *listing;
    uint8_t opcode;
    enum cay_rat_action action;
    uint8_t atomic;
};

struct cay_fetch_row {
    const char *name, *listing;
    uint8_t opcode;
    enum cay_format format;
};

enum cay_number_class { CAY_NUMBER_INT, CAY_NUMBER_FLOAT, CAY_NUMBER_SHARED_EXP, CAY_NUMBER_DEPTH_FLOAT };

struct cay_data_format_row {
    const char *name;
    uint8_t code;
    uint8_t elem; /* bytes of a component; 0: packed */
    uint8_t components;
    uint8_t bytes;
    uint8_t number_class; /* enum cay_number_class */
    uint8_t bits[4], shift[4];
    bool is_float;
};

extern const struct cay_cf_row cay_cf_rows[CAY_CF_COUNT];
extern const struct cay_alu_row cay_alu_rows[CAY_ALU_COUNT];
extern const struct cay_lds_row cay_lds_rows[CAY_LDS_COUNT];
extern const struct cay_rat_row cay_rat_rows[CAY_RAT_COUNT];
extern const struct cay_fetch_row cay_fetch_rows[CAY_FETCH_COUNT];

/* Rows by encoding; the COUNT enumerator (or NULL) for reserved ones. alu: the 4-bit CF_INST of ALU clauses.
 */
enum cay_cf_op cay_find_cf(bool alu, uint32_t opcode);
enum cay_alu_op cay_find_alu(bool op3, uint32_t opcode);
enum cay_lds_op cay_find_lds(uint32_t opcode);
enum cay_rat_op cay_find_rat(uint32_t opcode);
/* mem_op: MEM_OP, used when vc_inst is MEM_INST_MEM. */
enum cay_fetch_op cay_find_fetch(uint32_t vc_inst, uint32_t mem_op);
const struct cay_data_format_row *cay_find_data_format(uint32_t code);

#endif
