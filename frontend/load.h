/* SPDX-License-Identifier: MIT */
/* Shared by the container readers: the program under construction, and refusing a binary. */
#ifndef FE_LOAD_H
#define FE_LOAD_H

#include "arena.h"
#include "budget.h"
#include "bytes.h"
#include "frontend/program.h"

struct cay_quirks;
struct cay_bindings;

/* Where a binary has its debug data, to find lines later (frontend/line.h). */
enum fe_debug_form {
    FE_DEBUG_NONE,
    FE_DEBUG_OBJECT, /* an ELF whose addresses count from the start of .text */
    FE_DEBUG_ZEBIN,  /* an ELF with one code section per kernel; relocations say which is meant */
    FE_DEBUG_TABLE   /* one ELF per kernel, beside patch tokens */
};

struct fe_debug {
    enum fe_debug_form form;
    struct fe_bytes bytes; /* in the image's copy of the binary */
};

/* What is behind a struct fe_program. */
struct fe_image {
    struct fe_program program; /* first, so that a program's address is its image's */
    struct fe_arena arena;
    size_t arena_bytes; /* its budget at first */
    struct fe_budget budget;
    struct emu_error refusal;            /* why a well-formed program cannot run here; EMU_OK: it can */
    const struct cay_quirks *quirks;     /* Cayman: the container's compiler */
    const struct cay_bindings *bindings; /* Cayman: what each kernel's launches bind; NULL: LLVM's ABI */
    struct fe_debug debug;
    struct fe_program
        *lined; /* the same source with debug data, whose code may differ; NULL: there is none */
};

struct fe_load {
    struct fe_image *image;
    enum fe_device device; /* wanted, FE_DEVICE_COUNT: any */
    struct emu_error *error;
};

/* Upper bounds that no real binary comes near, so that a header cannot ask for absurd launches. */
enum {
    FE_MAX_PAYLOAD = 4096, /* bytes: a hardware thread's 128 registers of 32 bytes */
    FE_MAX_LOCAL = 65536,  /* work-group memory */
    FE_MAX_LOCAL_CAYMAN = 32768,
    FE_MAX_SCRATCH = 2 * 1024 * 1024, /* per hardware thread, the largest code of MEDIA_VFE_STATE */
    FE_MAX_PRIVATE = 1024 * 1024,     /* per work-item */
    FE_MAX_SAMPLERS = 16,             /* a message has four bits for the index */
    FE_MAX_SURFACES = 240             /* binding table indices from 0xF0 are not surfaces */
};

/* Fail with "offset 0x...: text". Return -1. */
int fe_invalid(struct fe_load *load, size_t at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int fe_unsupported(struct fe_load *load, const char *format, ...) __attribute__((format(printf, 2, 3)));
int fe_no_memory(struct fe_load *load);
/* Fails if a kernel's own local memory is more than a work-group can have. */
int fe_check_local(struct fe_load *load, size_t at, const char *kernel, uint64_t bytes, uint32_t most);
/* The program can be listed but not run; parsing goes on. */
void fe_refuse(struct fe_load *load, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Counts some rounds of a loop against the budget; on failure the error is set. */
int fe_step(struct fe_load *load, uint64_t steps);
/* Arena memory of the program; on failure the error is set. */
void *fe_alloc(struct fe_load *load, size_t count, size_t size);
const char *fe_text(struct fe_load *load, const void *text, size_t max);

/* Checks `device` against the one asked for and records it; text: what the binary says it is for. */
int fe_take_device(struct fe_load *load, size_t at, enum fe_device device);

/* Readers of container families: file is the whole binary, in memory owned by the image. */
int fe_read_container(struct fe_load *load, struct fe_bytes file);

#endif
