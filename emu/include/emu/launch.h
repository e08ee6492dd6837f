/* SPDX-License-Identifier: MIT */
/* One kernel launch, with all that the engines need, independent of OpenCL. */
#ifndef EMU_LAUNCH_H
#define EMU_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

struct emu_image;
struct emu_kernel;
struct emu_sampler;
struct emu_texture;
struct emu_texture_sampler;

/* A buffer bound to a binding table index. Size in bytes, rounded up to 4 by whoever binds it. */
struct emu_surface {
    uint8_t *base;
    uint64_t size;
};

/* Host addresses [begin, end) that the kernel may touch. */
struct emu_range {
    uintptr_t begin, end;
};

/* 32-bit addresses [begin, end), whose bytes are at `host`. */
struct emu_map {
    uint64_t begin, end;
    uint8_t *host;
};

struct emu_launch {
    const struct emu_kernel *kernel;
    uint32_t work_dim;
    uint32_t local_size[3];  /* work-items per work-group, >= 1 */
    uint32_t group_count[3]; /* work-groups, >= 1 */
    const uint8_t *payload;  /* kernel->payload_bytes + link_bytes bytes */
    const struct emu_surface *surfaces;
    uint32_t surface_count;
    const struct emu_image *images; /* by binding table index; buffers have no image */
    uint32_t image_count;
    const struct emu_sampler *samplers;
    uint32_t sampler_count;
    const struct emu_texture *textures; /* by number; each is valid (emu/texture.h), or has no levels */
    uint32_t texture_count;
    const struct emu_texture_sampler *texture_samplers;
    uint32_t texture_sampler_count;
    const struct emu_range *ranges; /* ascending, disjoint */
    uint32_t range_count;
    /* LANE_SPACE_POOL: the host address of its offset 0, with the ranges above as its valid parts; or, if its
     * parts are at unrelated places of the host's memory, a map */
    uint8_t *pool;
    const struct emu_map *maps; /* NULL: no map; ascending, disjoint */
    uint32_t map_count;
    uint32_t local_bytes;  /* static + dynamic local memory of a work-group */
    bool in_order;         /* work-groups run one after another, also where several could run together */
    bool strict;           /* accesses beyond a surface's or local memory's end fault, unlike on a GPU */
    uint32_t thread_slots; /* FFTIDs: hardware threads that can be live at once over all workers; 0: no limit
                              known */
};

/* What ended a kernel early. */
enum emu_fault_kind {
    EMU_FAULT_NONE,
    EMU_FAULT_ADDRESS,    /* access outside the context's memory */
    EMU_FAULT_ILLEGAL,    /* illegal instruction */
    EMU_FAULT_HANG,       /* stopped by the watchdog */
    EMU_FAULT_NO_MEMORY,  /* host memory exhausted */
    EMU_FAULT_NO_IMAGE,   /* a message to a binding table index without an image: address is the index */
    EMU_FAULT_NO_SAMPLER, /* a message with a sampler that is not there: address is its index */
    /* exceptions and dead ends of Gen, raised by trap */
    EMU_FAULT_UNDEFINED,  /* undefined opcode */
    EMU_FAULT_BREAKPOINT, /* breakpoint exception */
    EMU_FAULT_SOFTWARE,   /* software exception */
    EMU_FAULT_JUMP,       /* a jump to where no instruction starts */
    EMU_FAULT_NOTIFY,     /* waits for a notification that nobody sends */
    EMU_FAULT_MODE,       /* cr0 asks for a mode that is not emulated */
    EMU_FAULT_HEADER,     /* a message's header asks for what is not emulated */
    /* dead ends of Cayman */
    EMU_FAULT_STACK,    /* the branch-loop stack is full */
    EMU_FAULT_HALT,     /* a program that only its host could resume */
    EMU_FAULT_DEADLOCK, /* hardware threads of the launch wait for each other, and none can go on */
    EMU_FAULT_RESIDENT, /* more of them than can be resident wait for each other: address is how many there
                           are */
    /* strict launches: address is the offset */
    EMU_FAULT_SURFACE, /* access beyond the end of the buffer at binding table index `surface` */
    EMU_FAULT_LOCAL,   /* access beyond the end of local memory */
    EMU_FAULT_COUNT
};

struct emu_fault {
    enum emu_fault_kind kind;
    uint32_t inst;    /* byte offset of the instruction in the kernel's code */
    uint64_t lanes;   /* channels at fault; work-items are thread * lanes + channel */
    uint64_t address; /* of the lowest lane at fault */
    uint32_t bytes;   /* size of the access */
    bool write;
    uint16_t surface;    /* EMU_FAULT_SURFACE: its binding table index */
    uint32_t control[3]; /* Gen's exceptions: cr0.0, cr0.1 and cr0.2; otherwise 0 */
    uint32_t group[3];
    uint32_t thread; /* hardware thread in the group */
};

const char *emu_fault_name(enum emu_fault_kind kind);

struct lane_op;
/* After a fault by trap: takes what the kernel has left in the thread's scratch memory. */
struct emu_thread;
void emu_fault_take_control(struct emu_thread *t);
/* The fault that a trap raises. */
enum emu_fault_kind emu_fault_of_trap(const struct lane_op *trap);

#endif
