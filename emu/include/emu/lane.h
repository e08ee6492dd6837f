/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* The lane program: the one waist between GPU instruction sets and host engines.
 *
 * A lane program is an array of ops over a register file of bytes ("RF"). Everything a hardware thread owns lives in it:
 * general registers, flags, accumulators, address registers, mask cells and the program's constants. An op works on 1
 * to 64 lanes at once under an execution mask. docs/architecture.md says why it has this form.
 *
 * RF layout, decided by each front end within these rules; engines may read LANE_RF_SLACK bytes beyond rf_bytes:
 *   [0, cells_bytes)              mask cells, 8 bytes each, little endian; cell 0 (offset 0) is the execution mask. All
 *                                 but cell 0 are zero at thread start
 *   [const_rf, +const_bytes)      the program's constants; read-only to ops, filled once per context
 *   [uniform_rf, +uniform_bytes)  launch constants (Cayman's constant buffer 0); read-only, filled once per launch
 *   anything else                 registers
 */
/* clang-format on */
#ifndef EMU_LANE_H
#define EMU_LANE_H

#include <stdbool.h>
#include <stdint.h>

#define LANE_MAX 64
#define LANE_RF_SLACK 512
#define LANE_EXEC_CELL 0u

enum lane_type {
#define LANE_TYPE(id, name, ctype, bytes, cls) LANE_##id,
#include "emu/lane_types.def"
#undef LANE_TYPE
    LANE_TYPE_COUNT
};

enum lane_code {
#define LANE_OP(id, ...) LANE_OP_##id,
#include "emu/lane_ops.def"
#undef LANE_OP
    LANE_OP_COUNT
};

enum lane_family { LANE_ALU, LANE_MATH, LANE_MEM, LANE_IMAGE, LANE_MASK, LANE_CTRL };

/* Properties of an op that the checker and the engines use. A set of these is a column of lane_ops.def. */
enum lane_trait {
    /* elementwise ops */
    LANE_EXACT = 1 << 0,    /* integers: the result is exact before it is converted to dst's type */
    LANE_COPIES = 1 << 1,   /* the result is a source, bit for bit; denormals of halves stay */
    LANE_COMPARES = 1 << 2, /* compares src0 with src1; dst and flag get the result */
    LANE_TESTS = 1 << 3,    /* cond is part of the op and must be one that compares */
    LANE_FLAGLESS = 1 << 4, /* cannot write a flag */
    LANE_BITWISE = 1 << 5,  /* each bit of the result depends only on the same bit of the sources */
    LANE_CLOSED = 1 << 6,   /* if the execution type holds the sources, it holds the result */
    LANE_SIGNED = 1 << 7,   /* integers: the result's bits depend on the execution type's sign */
    LANE_DWORDS = 1 << 8,   /* the execution type is D or UD */
    LANE_DOUBLE = 1 << 9,   /* MATH that is defined in double precision as well */
    /* messages */
    LANE_LANELESS = 1 << 10, /* has no lanes: reads no mask and no predicate */
    /* control flow */
    LANE_PREDICATED = 1 << 11, /* reads the predicate, as all elementwise ops and messages do */
    LANE_TARGET = 1 << 12,     /* ctrl.target is where it may go */
    LANE_LEAVES = 1 << 13,     /* never goes on to the next op */
    LANE_RETURNS = 1 << 14,    /* a ret comes back to the next op */
    LANE_WAITS = 1 << 15,      /* moves lanes between the execution mask and the wait cell d */
    LANE_SUSPENDS = 1 << 16,   /* the thread stops here and is entered again at the next op */
};

/* How lane i of an operand is found. */
enum lane_operand_kind {
    LANE_NONE,     /* no operand; as dst: result dropped */
    LANE_REG,      /* RF[base + (i / width) * vstride + (i % width) * hstride] */
    LANE_INDIRECT, /* as LANE_REG plus an index read from the RF, see struct lane_indirect */
    LANE_IMM       /* imm, the bits of one element, the same for every lane */
};

enum lane_mods { LANE_MOD_ABS = 1, LANE_MOD_NEG = 2, LANE_MOD_NOT = 4 };

struct lane_operand {
    uint8_t kind;      /* enum lane_operand_kind */
    uint8_t type;      /* enum lane_type */
    uint8_t mods;      /* enum lane_mods, sources only */
    uint8_t width;     /* lanes per row, a power of two, 1..64 */
    int16_t vstride;   /* bytes between rows */
    int16_t hstride;   /* bytes between neighbours of a row */
    uint32_t base;     /* byte offset in the RF */
    uint32_t indirect; /* LANE_INDIRECT: index into lane_program.indirects */
    uint64_t imm;
};

/*
 * Offset of lane i = region offset + scale * index(i), index(i) read from RF[addr + k * index bytes], where
 * k = 0 (per_row, per_lane false), i / width (per_row) or i (per_lane). An offset outside [lo, hi - element
 * bytes] writes nothing and reads 0, or, where `outside` is not 0, what lies in the region that has its base
 * there (Cayman: GPR 0).
 */
struct lane_indirect {
    uint32_t addr;
    uint32_t scale;
    uint32_t lo, hi;
    uint32_t outside;
    uint8_t index_type; /* LANE_UW or LANE_D */
    bool per_row, per_lane;
};

/* Conditions of cmp, set, csel and of flag writes. NaN: only NE and UN hold. */
enum lane_cond {
    LANE_COND_NONE,
    LANE_COND_EQ,
    LANE_COND_NE,
    LANE_COND_GT,
    LANE_COND_GE,
    LANE_COND_LT,
    LANE_COND_LE,
    LANE_COND_OV, /* the exact result does not fit dst's type */
    LANE_COND_UN  /* a NaN is involved */
};

/* Predicates over the flag bits of the op's channels. Groups of n: any/all of the aligned n channels. */
enum lane_pred {
    LANE_PRED_NONE,
    LANE_PRED_NORMAL,
    LANE_PRED_ANYV, /* bit of the cell or of the cell at pred_cell + 4 */
    LANE_PRED_ALLV,
    LANE_PRED_ANY2,
    LANE_PRED_ALL2,
    LANE_PRED_ANY4,
    LANE_PRED_ALL4,
    LANE_PRED_ANY8,
    LANE_PRED_ALL8,
    LANE_PRED_ANY16,
    LANE_PRED_ALL16,
    LANE_PRED_ANY32,
    LANE_PRED_ALL32
};

enum lane_flags {
    LANE_NOMASK = 1,   /* ignore the execution mask (the predicate still counts) */
    LANE_SAT = 2,      /* saturate: integers to dst's range, floats to [0, 1] with NaN -> 0 */
    LANE_PRED_INV = 4, /* predicate inverted */
    LANE_OMOD_MUL2 = 8,
    LANE_OMOD_MUL4 = 16,
    LANE_OMOD_DIV2 = 32 /* output multiplier, floats only, before saturation */
};

/* The address space of a memory op. Bounds and bases come from struct emu_launch. */
enum lane_space {
    LANE_SPACE_SURFACE, /* byte offset into surfaces[surface]; beyond the end: read 0, write dropped */
    LANE_SPACE_FLAT,    /* 64-bit host address inside one of the launch's ranges, else a fault */
    LANE_SPACE_POOL,    /* 32-bit byte offset into the launch's pool, inside a range or map, else a fault */
    LANE_SPACE_LOCAL, /* byte offset into the work-group's local memory; beyond the end: read 0, write dropped
                       */
    LANE_SPACE_SCRATCH, /* byte offset into the thread's scratch memory; beyond the end: a fault */
    LANE_SPACE_UNIFORM, /* byte offset into the launch's payload; beyond the end: read 0 */
    LANE_SPACE_CODE     /* byte offset into the program's code image; beyond the end: read 0 */
};

enum lane_atomic_op {
    LANE_ATOMIC_AND,
    LANE_ATOMIC_OR,
    LANE_ATOMIC_XOR,
    LANE_ATOMIC_XCHG,
    LANE_ATOMIC_INC, /* old + 1 */
    LANE_ATOMIC_DEC, /* old - 1 */
    LANE_ATOMIC_ADD,
    LANE_ATOMIC_SUB,
    LANE_ATOMIC_RSUB, /* data - old */
    LANE_ATOMIC_IMAX,
    LANE_ATOMIC_IMIN,
    LANE_ATOMIC_UMAX,
    LANE_ATOMIC_UMIN,
    LANE_ATOMIC_CMPXCHG, /* src1 compare, src2 new */
    LANE_ATOMIC_PREDEC,  /* old - 1, and that is returned */
    LANE_ATOMIC_INCWRAP, /* old >= data ? 0 : old + 1 */
    LANE_ATOMIC_DECWRAP, /* old == 0 or old > data ? data : old - 1 */
    LANE_ATOMIC_MSKOR,   /* (old & ~src2) | src1 */
    LANE_ATOMIC_FADD,
    LANE_ATOMIC_FMIN,
    LANE_ATOMIC_FMAX,
    LANE_ATOMIC_FCMPXCHG
};

/*
 * One memory message. Component c of lane i is at address
 *   (address(i) << addr_shift) + offset + c * elem                     one address per lane
 *   (address(0) << addr_shift) + offset + i * elem + c * lanes * elem  linear
 * for every c of comp_mask. The enabled components' registers follow each other: the n-th enabled one at the
 * data operand's base + n * comp_stride. Elements narrower than the data operand's type are zero-extended
 * when read and truncated when written. Address arithmetic wraps at the address operand's width.
 */
struct lane_mem {
    uint8_t space;     /* enum lane_space */
    uint8_t atomic;    /* enum lane_atomic_op */
    uint8_t elem;      /* bytes per element in memory: 1, 2, 4 or 8 */
    uint8_t comp_mask; /* bit c: component c is transferred; 1..255 */
    uint8_t addr_shift;
    bool linear;
    uint16_t surface;
    uint32_t comp_stride; /* RF bytes between transferred components */
    uint32_t offset;
    uint32_t addr_mask; /* all spaces but FLAT: ANDed to the shifted address plus offset, before the
                           component's part is added; never 0 */
};

enum lane_texture_function {
    LANE_TEXTURE_LOAD,
    LANE_TEXTURE_SAMPLE,
    LANE_TEXTURE_GATHER,
    LANE_TEXTURE_SIZE,    /* width, height, depth or layers, levels */
    LANE_TEXTURE_SAMPLES, /* the same, but samples instead of levels */
    LANE_TEXTURE_LOD,     /* level of detail, limited and not */
    LANE_TEXTURE_BORDER,  /* the border colour */
    LANE_TEXTURE_FUNCTIONS
};

/* How the level of detail is found, and which arguments there are behind the first four. */
enum lane_texture_mode {
    LANE_TEXTURE_LEVEL = 1,     /* argument 3 is the level of detail */
    LANE_TEXTURE_BIAS = 2,      /* argument 3 is added to it */
    LANE_TEXTURE_ZERO = 4,      /* it is 0 */
    LANE_TEXTURE_GIVEN = 8,     /* the gradients are the program's, not differences of coordinates */
    LANE_TEXTURE_COMPARE = 16,  /* one more: the reference value */
    LANE_TEXTURE_OFFSETS = 32,  /* three more: offsets in texels, integers of 6 bits with a sign */
    LANE_TEXTURE_GRADIENTS = 64 /* six more: x, y, z to the right, then down */
};

/* What a texture message is, beside its numbers (emu/texture.h). */
struct lane_texture {
    uint8_t function;   /* enum lane_texture_function */
    uint8_t mode;       /* enum lane_texture_mode */
    uint8_t normalised; /* bit d: coordinate d is */
    uint8_t component;  /* of a gather */
    int8_t bias;        /* in sixteenths */
    int8_t offset[3];   /* in halves of a texel */
};

/* Arguments of a texture message: x, y, z and the fourth, then those of its mode. */
static inline unsigned
lane_texture_arguments(const struct lane_texture *t)
{
    return 4 + (t->mode & LANE_TEXTURE_COMPARE ? 1 : 0) + (t->mode & LANE_TEXTURE_OFFSETS ? 3 : 0) +
           (t->mode & LANE_TEXTURE_GRADIENTS ? 6 : 0);
}

/*
 * One image message; emu/image_access.h defines its effect on a lane. Coordinate k of lane i is at src0's
 * place with the base coord[k - 1] instead of src0's (for k = 0 with src0's own); all are dwords. Components
 * are arranged as in struct lane_mem: the n-th transferred one is at the data operand's base + n *
 * comp_stride. Results are dwords, or half floats where dst's type is HF.
 *
 * Arguments of texture follow each other from src0 on, comp_stride apart; src1 and src2 are a dword for all
 * lanes or none.
 */
struct lane_image {
    uint16_t surface;  /* binding table index; of texture the texture's number */
    uint8_t sampler;   /* index in the sampler table */
    uint8_t coords;    /* 1 to 3; others are 0. Of texture the number of arguments */
    uint8_t comps;     /* registers of components, 1 to 4 */
    uint8_t comp_mask; /* bit c: component c (r, g, b, a) is transferred, the first `comps` of them */
    uint8_t atomic;    /* enum lane_atomic_op */
    union {
        uint32_t coord[2];
        struct lane_texture texture;
    };
    uint32_t comp_stride;
};

struct lane_op {
    uint16_t code;      /* enum lane_code */
    uint8_t type;       /* enum lane_type: execution type */
    uint8_t lanes;      /* 1..64 */
    uint8_t chan;       /* lane i is channel chan + i of the execution mask and of flag cells */
    uint8_t flags;      /* enum lane_flags */
    uint8_t pred;       /* enum lane_pred */
    uint8_t pred_shift; /* channel c is bit pred_shift + c of the predicate cell */
    uint8_t cond;       /* enum lane_cond */
    uint8_t cond_shift;
    bool write_flag;    /* write cond's result to cond_cell for the enabled lanes */
    uint32_t pred_cell; /* RF offset of a 64-bit cell */
    uint32_t cond_cell; /* 0: narrows the execution mask, which no other dst may touch */
    struct lane_operand dst, src[3];
    union {
        struct lane_mem mem;
        struct lane_image image;
        struct {
            uint32_t target;  /* op index */
            uint32_t cell[3]; /* RF offsets: d, a, b */
        } ctrl;
    };
    uint32_t inst; /* byte offset, in the kernel's code, of the machine instruction it came from */
};

/* offset in the kernel's code -> op index, ascending, for ret and for listings */
struct lane_entry {
    uint32_t inst, op;
};

struct lane_program {
    struct lane_op *ops;
    uint32_t op_count, op_capacity;
    uint32_t op_limit; /* the most ops that lane_program_append allows; 0: no limit */
    struct lane_indirect *indirects;
    uint32_t indirect_count, indirect_capacity;
    struct lane_entry *entries;
    uint32_t entry_count, entry_capacity;
    uint8_t *consts;
    uint32_t const_bytes, const_rf;
    uint32_t uniform_bytes, uniform_rf;
    uint32_t cells_bytes;
    uint32_t rf_bytes;
    uint32_t fpmode; /* at thread start, Gen cr0.0 layout */
};

/* Names and properties, from the .def tables. */
const char *lane_code_name(enum lane_code code);
enum lane_family lane_code_family(enum lane_code code);
unsigned lane_code_sources(enum lane_code code);
/* The operands column: four letters, for dst and three sources. */
const char *lane_code_operands(enum lane_code code);
/* Whether the op has one of these traits; a set of enum lane_trait. */
bool lane_code_is(enum lane_code code, unsigned traits);
/* Operands of an atomic beside the address: src[1] and src[2]. It has no others. */
unsigned lane_atomic_sources(enum lane_atomic_op atomic);
const char *lane_type_name(enum lane_type type);
unsigned lane_type_bytes(enum lane_type type);
bool lane_type_is_float(enum lane_type type);
bool lane_type_is_signed(enum lane_type type);

/* Byte stride of a region that has one stride for all lanes, or INT32_MIN. lanes: the op's. */
int32_t lane_operand_stride(const struct lane_operand *o, unsigned lanes);

struct lane_program *lane_program_new(void);
void lane_program_free(struct lane_program *p);
/* NULL: no memory. */
struct lane_program *lane_program_copy(const struct lane_program *p);
/* Appends a zeroed op and returns it; NULL when out of memory, or at the limit. The pointer is valid until
 * the next append. */
struct lane_op *lane_program_append(struct lane_program *p);
/* Returns the new index, or UINT32_MAX when out of memory. */
uint32_t lane_program_add_indirect(struct lane_program *p, const struct lane_indirect *indirect);
/* Adds bytes to the constants (aligned to 64 when bytes >= 64, else to the next power of two) and returns
 * their offset from const_rf, or UINT32_MAX when out of memory. Front ends set const_rf last. */
uint32_t lane_program_add_const(struct lane_program *p, const void *data, uint32_t bytes);
int lane_program_add_entry(struct lane_program *p, uint32_t inst, uint32_t op);

struct emu_error;
/* Checks every rule of emu/lane_rules.def. In a program that passes, no op can access anything outside the RF
 * or jump out of the program. 0, or -1 with the reason and the rule's name. */
int lane_program_check(const struct lane_program *p, struct emu_error *error);

/* One op as text, for logs and tests; returns what snprintf would. */
int lane_op_print(const struct lane_program *p, uint32_t index, char *text, unsigned size);

#endif
