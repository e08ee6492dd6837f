/* SPDX-License-Identifier: MIT */
/*
 * The contents of a program binary, in the same form for every container: kernels, their arguments and the
 * place of each launch value. Made by fe_program_load, read by the runtime and by the caygen tool.
 */
#ifndef FRONTEND_PROGRAM_H
#define FRONTEND_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/error.h"
#include "emu/image.h"
#include "emu/kernel.h"

/* The GPUs there are, devices.def. */
enum fe_device {
#define FE_DEVICE(id, ...) FE_##id,
#include "frontend/devices.def"
#undef FE_DEVICE
    FE_DEVICE_COUNT
};

const char *fe_device_name(enum fe_device device); /* "skl", "bxt", "bdw", "cayman" */

enum fe_container {
    FE_INTEL_ELF,      /* OpenCL ELF as ocloc writes it */
    FE_INTEL_PATCH,    /* bare patch-token program */
    FE_INTEL_ZEBIN,    /* ELF of one section per kernel, also within an OpenCL ELF */
    FE_INTEL_FAT,      /* ar of OpenCL ELFs */
    FE_INTEL_BEIGNET,  /* as Beignet writes it */
    FE_CAYMAN_ELF,     /* clang's relocatable object */
    FE_CAYMAN_CLOVER,  /* Mesa clover's program binary */
    FE_CAYMAN_CATALYST /* that of AMD's own driver */
};

enum fe_arg_kind {
    FE_ARG_UNKNOWN,
    FE_ARG_VALUE,
    FE_ARG_GLOBAL,
    FE_ARG_CONSTANT,
    FE_ARG_LOCAL,
    FE_ARG_IMAGE,
    FE_ARG_SAMPLER
};
enum fe_arg_access { FE_ACCESS_NONE, FE_ACCESS_READ, FE_ACCESS_WRITE, FE_ACCESS_READ_WRITE };
/* The declared type of an image argument; UNKNOWN: the container does not say. */
enum fe_image_shape {
    FE_SHAPE_UNKNOWN,
    FE_SHAPE_BUFFER,
    FE_SHAPE_1D,
    FE_SHAPE_1D_ARRAY,
    FE_SHAPE_2D,
    FE_SHAPE_2D_ARRAY,
    FE_SHAPE_3D,
    FE_SHAPE_2D_DEPTH,
    FE_SHAPE_2D_ARRAY_DEPTH
};
enum fe_arg_qualifier { FE_QUAL_CONST = 1, FE_QUAL_RESTRICT = 2, FE_QUAL_VOLATILE = 4, FE_QUAL_PIPE = 8 };

struct fe_arg {
    enum fe_arg_kind kind; /* UNKNOWN: the container does not say; the host's first clSetKernelArg decides */
    uint32_t size;        /* bytes of a value argument as OpenCL sees it; pointer size otherwise; 0 unknown */
    uint32_t local_align; /* FE_ARG_LOCAL: alignment of the allocation, >= 1; likewise of an argument that is
                             placed by FE_PATCH_ARG_CONSTANT */
    enum fe_arg_access access;
    enum fe_image_shape shape; /* FE_ARG_IMAGE */
    unsigned qualifiers;       /* enum fe_arg_qualifier */
    const char *name;          /* NULL when the container does not say */
    const char *type_name;
};

/* A launch value written into the payload (bytes) or, for FE_PATCH_SURFACE, into the surface table (index).
 */
enum fe_patch_kind {
    FE_PATCH_ARG_VALUE,     /* argument's bytes [source, source + size) */
    FE_PATCH_ARG_POINTER,   /* address of a global/constant argument: host address (8), 32-bit one (4) */
    FE_PATCH_ARG_SURFACE,   /* `offset` is the surface index of a global/constant argument */
    FE_PATCH_ARG_LOCAL,     /* byte offset of a local argument: see fe_kernel.local_args_after_static */
    FE_PATCH_BUFFER_OFFSET, /* pointer minus surface base; surfaces start at the pointer, so 0 */
    FE_PATCH_GLOBAL_OFFSET, /* source = dimension for these */
    FE_PATCH_GLOBAL_SIZE,
    FE_PATCH_LOCAL_SIZE,
    FE_PATCH_ENQUEUED_LOCAL_SIZE,
    FE_PATCH_GROUP_COUNT,
    FE_PATCH_WORK_DIM,
    FE_PATCH_LOCAL_ARGS_SIZE, /* sum of local argument sizes */
    FE_PATCH_CONST_POINTER,  /* program-scope constant data: address of byte `source`, then also as surface */
    FE_PATCH_CONST_SURFACE,  /* from byte `source` on; `size` bytes, 0: to the end */
    FE_PATCH_GLOBAL_POINTER, /* program-scope global data */
    FE_PATCH_GLOBAL_SURFACE,
    FE_PATCH_PRIVATE_POINTER, /* base of private memory: private_bytes per work-item of every thread slot */
    FE_PATCH_PRIVATE_SURFACE,
    FE_PATCH_PRIVATE_SIZE, /* of all of it, in bytes */
    FE_PATCH_PRINTF_POINTER,
    FE_PATCH_PRINTF_SURFACE,
    FE_PATCH_LITERAL,         /* source itself */
    FE_PATCH_OFFSET_PRODUCT,  /* of the global offset, over the launch's dimensions */
    FE_PATCH_IMAGE,           /* `offset` is the surface index of an image argument */
    FE_PATCH_SAMPLER,         /* `offset` is the index in the sampler table of a sampler argument */
    FE_PATCH_TEXTURE,         /* Cayman: `offset` is the texture's number of an image argument */
    FE_PATCH_TEXTURE_SAMPLER, /* the same of a sampler argument */
    FE_PATCH_IMAGE_VALUE,     /* source: enum fe_image_value */
    FE_PATCH_SAMPLER_VALUE,   /* source: enum fe_sampler_value */
    FE_PATCH_THREAD_COUNT,    /* hardware threads of a work-group */
    /* Beignet: a surface of its own holds a copy of the program-scope constant data and, behind them, of the
     * constant arguments */
    FE_PATCH_ARG_CONSTANT,      /* where in it a constant argument begins */
    FE_PATCH_CONSTANTS_SURFACE, /* `offset` is its surface index */
    FE_PATCH_IMAGE_FLAT         /* as FE_PATCH_IMAGE, seen as one of two dimensions: a 1D array as an array of
                                 * single rows, a buffer as rows of FE_FLAT_ROW texels */
};

/* Properties of an image argument that a kernel may query. */
enum fe_image_value {
    FE_IMAGE_WIDTH,
    FE_IMAGE_HEIGHT,
    FE_IMAGE_DEPTH,
    FE_IMAGE_ARRAY_SIZE,
    FE_IMAGE_CHANNEL_TYPE,  /* cl_channel_type's number */
    FE_IMAGE_CHANNEL_ORDER, /* cl_channel_order's number */
    FE_IMAGE_SAMPLES,
    FE_IMAGE_LEVELS
};

/* Properties of a sampler argument by which Intel's kernels choose between sample and ld. */
enum fe_sampler_value {
    FE_SAMPLER_ADDRESS,    /* 0 none, 1 clamp, 2 clamp to edge, 3 repeat, 4 mirrored repeat */
    FE_SAMPLER_NORMALISED, /* 8 or 0 */
    FE_SAMPLER_SNAP,       /* all ones for nearest and clamp: kernels then round coordinates themselves */
    FE_SAMPLER_CLK /* Beignet's constant: 1 normalised; twice the address mode; 16 nearest, 32 linear */
};

enum { FE_FLAT_ROW = 8192 };

struct fe_patch {
    enum fe_patch_kind kind;
    uint32_t arg;    /* argument index where the kind has one */
    uint32_t source; /* first byte of the argument, or dimension 0..2 */
    uint32_t offset; /* payload byte offset, or surface index */
    uint32_t size;   /* bytes written, zero-extended; 0 for surfaces */
};

/* The immediate at a place in the code is a word of the payload. */
struct fe_link {
    uint32_t code_offset, payload_offset, bytes;
};

/* The 32-bit addresses of Gen's programs with 32-bit pointers: a thread's scratch, at most 2 MiB, then
 * memory. Addresses below hold nothing, so that accesses near a null pointer fault. */
enum { FE_NARROW_SCRATCH = 2 << 20, FE_NARROW_MEMORY = 4 << 20 };

struct fe_system;

struct fe_kernel {
    const char *name;
    struct fe_arg *args;
    uint32_t arg_count;
    struct fe_patch *patches;
    uint32_t patch_count;
    uint32_t surface_count;             /* highest surface index used + 1 */
    const struct emu_sampler *samplers; /* the sampler table; arguments' entries are set at launch */
    uint32_t sampler_count;
    uint32_t texture_count, texture_sampler_count; /* highest numbers used + 1 */
    const uint8_t *code;
    uint32_t code_bytes;
    /* Gen: what ip holds at offset 0, and functions called by address, as ascending offsets in the code */
    uint32_t code_address;
    const uint32_t *entries;
    uint32_t entry_count;
    const struct fe_system *system;  /* Gen: exceptions (frontend/system.h); NULL: as OpenCL has them */
    uint32_t simd;                   /* work-items per hardware thread: 8, 16, 32 or 64 */
    uint32_t required_group_size[3]; /* 0,0,0: none */
    uint32_t required_sub_groups;    /* of a work-group, 0: any number */
    uint32_t local_bytes;            /* static local memory */
    /* FE_PATCH_ARG_LOCAL values: false: running offset from 0 (Intel: the kernel adds its static size
     * itself); true: running offset from local_bytes (Cayman) */
    bool local_args_after_static;
    uint32_t scratch_bytes; /* per hardware thread, addressed from the thread's own scratch base */
    uint32_t private_bytes; /* per work-item in memory at FE_PATCH_PRIVATE_POINTER, 0: none */
    uint32_t private_step;  /* code takes n % 128 * private_step + n / 128 as the number of the thread in slot
                               n;  0: n */
    uint32_t barrier_count;
    bool narrow;          /* Gen: pointers have 32 bits; see FE_NARROW_SCRATCH */
    bool asks_local_size; /* the code may ask how large its work-group is */
    bool no_local_ids;    /* Gen: a thread starts with r0, one unused register, then the payload */
    /* Beignet: a thread starts with r0, then the payload. In it are, if they are not 0, one behind the places
     * of local ids, which are dwords, and of the thread's number in the work-group. */
    bool ids_in_payload;
    uint32_t id_places[3], thread_place;
    const char *attributes; /* kernel attribute text, NULL: none */
    bool args_known;        /* false: bare Cayman object without debug data; sizes come from the host */
    uint32_t payload_bytes; /* without what args_known == false adds */
    uint32_t link_bytes;    /* launch values behind the payload, read by links */
    struct fe_link *links;  /* Intel's zebin: by code_offset */
    uint32_t link_count;
    bool printf_by_address; /* records name strings by their address in the constant data, not by index */
    uint32_t printf_count;
    const char *const *printf_strings; /* by index, escapes resolved; "" where the binary has none */
    struct emu_kernel emu;             /* filled by lowering, as what follows */
    uint32_t registers_rf;             /* where the GPU's general registers are in a thread's register file */
    uint32_t registers_bytes;
    uint32_t flags_rf, flags_bytes; /* Gen: where its flag registers are */
    uint32_t register_count;        /* Cayman: GPRs that the program declares; 0: it does not say */
};

struct fe_program {
    enum fe_container container;
    enum fe_device device;
    struct fe_kernel *kernels;
    uint32_t kernel_count;
    uint32_t address_bits;        /* 32 or 64 */
    const uint8_t *constant_data; /* program-scope constant image, pointers in it not yet relocated */
    uint32_t constant_bytes;
    const uint8_t *global_data;
    uint32_t global_bytes;
    uint32_t constant_zeros, global_zeros; /* last bytes of the above that the images do not hold: zero */
    /* relocations: add the final base address of constant (or global) data to the pointer-sized word at
     * offset */
    struct fe_data_reloc {
        bool in_global;   /* the word lies in global data, else in constant data */
        bool base_global; /* what is added: base of global data, else of constant data */
        uint64_t offset;
    } * data_relocs;
    uint32_t data_reloc_count;
    const char *build_options;  /* as stored in the binary, "" if none */
    bool ignores_groups;        /* no kernel can see which work-items form a work-group */
    bool no_sub_group_barriers; /* no kernel has barriers of sub-groups; else nobody knows */
    const uint8_t *code_image;  /* Cayman: relocated .text, read by kernels as constant tables */
    uint32_t code_image_bytes;
    /* Cayman, set by the caller before fe_program_lower: threads may have a part of a wavefront's lanes where
     * a kernel cannot tell. fe_kernel.simd stays the wavefront's. */
    bool parts_wavefronts;
    bool code_is_read; /* the program has the address of such a table, counted from the image's begin */
};

/*
 * Loads a binary for one device: recognises the container by content, parses it with every read
 * bounds-checked, and lowers every kernel. The data is copied; it may go away after the call. On failure *out
 * is NULL and error says what and at which offset (EMU_INVALID: malformed or for another GPU;
 * EMU_UNSUPPORTED: an opcode or message that cannot be executed yet, by name).
 */
int fe_program_load(const void *data, size_t size, enum fe_device device, struct fe_program **out,
                    struct emu_error *error);
/* The same without lowering (fe_kernel.emu stays zero): for listings and info. device FE_DEVICE_COUNT:
 * whatever the binary is for. */
int fe_program_parse(const void *data, size_t size, enum fe_device device, struct fe_program **out,
                     struct emu_error *error);
/* Whether they have one name and the same machine code. */
bool fe_kernel_is_same(const struct fe_kernel *a, const struct fe_kernel *b);
/* Gives the program a second one, made of the same source with debug data: kernels whose code is the same
 * have its lines (frontend/line.h). Takes it over. */
void fe_program_lend_lines(struct fe_program *program, struct fe_program *lined);
/* Cayman: which of a compiler's mistakes are repaired, by the set's name and its members'
 * (docs/architecture.md, Quirks); "" for a compiler that makes none, NULL on other GPUs. member: counted from
 * 0; NULL beyond the end. */
const char *fe_program_quirk_set(const struct fe_program *program);
const char *fe_program_quirk(const struct fe_program *program, unsigned member);
/* Lowers the kernels of a parsed program, once. If it fails, the program can only be freed. */
int fe_program_lower(struct fe_program *program, struct emu_error *error);
void fe_program_free(struct fe_program *program); /* accepts NULL */

/*
 * Cayman objects without argument data: the argument layout follows from the sizes the host sets. Given kinds
 * and sizes in args (arg_count entries), computes patches and payload_bytes. kernel is the caller's own copy
 * of a program's kernel: its patches become a malloc'ed array that the caller frees; emu.payload_bytes
 * follows payload_bytes. Returns -1 when out of memory or a kind is still unknown.
 */
int fe_kernel_layout(struct fe_kernel *kernel, const struct fe_arg *args, uint32_t arg_count,
                     struct emu_error *error);

/* Listing of one kernel's code, one line per instruction, through write(text, user). 0, or -1 if undecodable.
 */
int fe_kernel_disasm(const struct fe_program *program, const struct fe_kernel *kernel,
                     void (*write)(const char *line, void *user), void *user, struct emu_error *error);
/* The same with the offset in the code of each line's instruction; FE_NO_OFFSET: headings, literals. */
#define FE_NO_OFFSET UINT32_MAX
int fe_kernel_list(const struct fe_program *program, const struct fe_kernel *kernel,
                   void (*write)(uint32_t offset, const char *line, void *user), void *user,
                   struct emu_error *error);

/* The GPU's name, e.g. r12.4 or T3.X, for the register at a place in the register file of a lowered kernel's
 * thread. `bytes`: the size of its elements. False: there is no name. */
bool fe_register_name(const struct fe_program *program, const struct fe_kernel *kernel, uint32_t rf,
                      unsigned bytes, char *text, unsigned size);

#endif
