/* SPDX-License-Identifier: MIT */
#include "machine.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../program_parts.h"
#include "engine.h"

/* The register file; what is behind the cells comes with the payload. */
enum { BLOCK = LANE_MAX * 8, AT = 256, DATA = AT + BLOCK, DATA2 = DATA + COMPONENTS * BLOCK };
enum { DST = DATA2 + BLOCK, RF = DST + COMPONENTS * BLOCK };

static unsigned
address_bytes(enum lane_space space)
{
    return space == LANE_SPACE_FLAT ? 8 : 4;
}

/* --- the program --- */

static struct lane_operand
packed(const struct form *f, uint32_t base)
{
    const unsigned bytes = form_register(f);
    return part_register(bytes == 8 ? LANE_UQ : LANE_UD, base, bytes);
}

static void
append_message(struct lane_program *p, const struct form *f, enum lane_space space)
{
    const unsigned bytes = address_bytes(space);
    struct lane_op *op = part_append(p, f->code, LANE_UD, f->lanes);
    op->flags = f->linear ? LANE_NOMASK : 0;
    op->src[0] = part_register(bytes == 8 ? LANE_UQ : LANE_UD, AT, f->linear ? 0 : bytes);
    if (f->code != LANE_OP_load)
        op->src[1] = packed(f, DATA);
    if (f->code == LANE_OP_atomic && lane_atomic_sources(f->atomic) > 1)
        op->src[2] = packed(f, DATA2);
    if (form_has_result(f))
        op->dst = packed(f, DST);
    op->mem = (struct lane_mem){.space = (uint8_t)space,
                                .atomic = f->atomic,
                                .elem = f->elem,
                                .comp_mask = f->comp_mask,
                                .addr_shift = f->shift,
                                .linear = f->linear,
                                .comp_stride = BLOCK,
                                .offset = f->offset,
                                .addr_mask = f->mask ? f->mask : UINT32_MAX};
}

/* The destination to the second surface. */
static void
append_results(struct lane_program *p, const struct form *f)
{
    for (unsigned n = 0; n < form_components(f) && form_has_result(f); n++) {
        struct lane_op *op = part_append(p, LANE_OP_store, LANE_UD, f->lanes);
        op->flags = LANE_NOMASK;
        op->src[0] = (struct lane_operand){.kind = LANE_IMM, .type = LANE_UD, .imm = n * BLOCK};
        op->src[1] = packed(f, DST + n * BLOCK);
        op->mem = (struct lane_mem){.space = LANE_SPACE_SURFACE,
                                    .elem = (uint8_t)form_register(f),
                                    .comp_mask = 1,
                                    .linear = true,
                                    .surface = 1,
                                    .addr_mask = UINT32_MAX};
    }
}

static struct lane_program *
make_program(const struct form *f, enum lane_space space)
{
    struct lane_program *p = lane_program_new();
    if (!p)
        abort();
    p->cells_bytes = 64;
    p->rf_bytes = RF;
    p->fpmode = 0x4c0;
    append_message(p, f, space);
    append_results(p, f);
    part_append(p, LANE_OP_end, LANE_UD, 1);
    return p;
}

static void
give_up(const char *why)
{
    fprintf(stderr, "%s\n", why);
    exit(1);
}

static void
make_code(struct machine *m)
{
    struct emu_error error = {0};
    if (emu_kernel_check(&m->kernel, &error) ||
        backend_code_new(&m->kernel, m->engine, m->cpu, &m->code, &error))
        give_up(error.text);
    if (m->code->prepare)
        m->code->prepare(
            m->code,
            &(struct engine_starts){
                .all = true, .some = true, .row_lanes = m->kernel.lanes, .rows = EMU_ROWS_IN_PLANE},
            NULL);
}

/* Whole lines: what registers are copied with are vectors. */
static uint8_t *
allocate(size_t bytes)
{
    uint8_t *p = aligned_alloc(64, (bytes + 63) & ~(size_t)63);
    if (!p)
        abort();
    memset(p, 0, bytes);
    return p;
}

struct machine *
machine_open(const struct form *f, enum lane_space space, enum backend_engine engine, enum backend_cpu cpu,
             uint64_t scratch_bytes)
{
    struct machine *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    m->engine = engine;
    m->cpu = cpu;
    m->form = f;
    m->kernel = (struct emu_kernel){.program = make_program(f, space),
                                    .lanes = f->lanes > THREAD_LANES && !f->linear ? f->lanes : THREAD_LANES,
                                    .payload_rf = AT,
                                    .payload_bytes = RF - AT,
                                    .scratch_bytes = (uint32_t)scratch_bytes};
    make_code(m);
    m->rf = allocate(m->code->rf_bytes);
    m->image = allocate(RF);
    return m;
}

void
machine_close(struct machine *m)
{
    emu_start_free(m->start);
    backend_code_free(m->code);
    lane_program_free(m->kernel.program);
    free(m->rf);
    free(m->image);
    free(m);
}

/* --- launches --- */

/* Also where the space's offset 0 is. */
static void
set_memory(struct machine *m, const struct place *place, bool mapped)
{
    const struct window *w = place->window;
    const uint32_t bytes = w->size > UINT32_MAX ? UINT32_MAX : (uint32_t)w->size;
    m->surfaces[0] = (struct emu_surface){w->base, w->size};
    m->surfaces[1] = (struct emu_surface){m->results, sizeof m->results};
    m->range = (struct emu_range){(uintptr_t)w->base, (uintptr_t)w->base + w->size};
    m->map = (struct emu_map){place->origin, place->origin + w->size, w->base};
    m->launch.surfaces = m->surfaces;
    m->launch.surface_count = 2;
    m->launch.ranges = &m->range;
    m->launch.range_count = 1;
    m->launch.pool = w->base - place->origin;
    m->launch.maps = mapped ? &m->map : NULL;
    m->launch.map_count = mapped;
    m->launch.local_bytes = bytes;
}

void
machine_launch(struct machine *m, const struct place *place, bool mapped)
{
    m->launch = (struct emu_launch){.kernel = &m->kernel,
                                    .work_dim = 1,
                                    .local_size = {m->kernel.lanes, 1, 1},
                                    .group_count = {1, 1, 1},
                                    .payload = m->image};
    set_memory(m, place, mapped);
    emu_start_free(m->start);
    m->start = emu_start_new(&m->launch);
    if (!m->start)
        abort();
    m->thread = (struct emu_thread){
        .rf = m->rf, .launch = &m->launch, .local = place->window->base, .scratch = place->window->base};
    emu_start_context(m->start, m->rf);
    if (m->code->context)
        m->code->context(m->code, m->rf);
}

/* --- runs --- */

static void
put(uint8_t *image, uint32_t base, unsigned bytes, const uint64_t *values)
{
    for (unsigned i = 0; i < LANE_MAX; i++)
        memcpy(image + base - AT + i * bytes, &values[i], bytes);
}

static void
fill_image(struct machine *m, const struct registers *r)
{
    const unsigned bytes = form_register(m->form);
    put(m->image, AT, address_bytes((enum lane_space)m->kernel.program->ops[0].mem.space), r->at);
    put(m->image, DATA2, bytes, r->data2);
    for (unsigned n = 0; n < COMPONENTS; n++) {
        put(m->image, DATA + n * BLOCK, bytes, r->data[n]);
        put(m->image, DST + n * BLOCK, bytes, r->dst[n]);
    }
}

static sigjmp_buf stray;
static volatile sig_atomic_t is_running;

/* Anywhere else it is a defect of the test, and ends it. */
static void
leave(int number)
{
    if (is_running)
        siglongjmp(stray, 1);
    signal(number, SIG_DFL);
}

void
machine_catch_strays(void)
{
    const struct sigaction catch = {.sa_handler = leave};
    sigaction(SIGSEGV, &catch, NULL);
    sigaction(SIGBUS, &catch, NULL);
}

static enum ending
run_until_stray(struct machine *m)
{
    if (sigsetjmp(stray, 1))
        return TOUCHED;
    return m->code->run(m->code, &m->thread) == EMU_STOP_FAULT ? FAULTED : ENDED;
}

enum ending
machine_run(struct machine *m, const struct registers *r)
{
    const uint32_t group[3] = {0, 0, 0};
    fill_image(m, r);
    emu_start_state(m->start, &m->thread, group, 0, 0);
    m->thread.exec = r->exec;
    m->thread.image = m->image;
    if (!m->code->own_start)
        emu_start_registers(&m->thread);
    const unsigned saved = emu_fpmode_enter(m->thread.fpmode);
    is_running = 1;
    const enum ending ending = run_until_stray(m);
    is_running = 0;
    emu_fpmode_leave(saved);
    return ending;
}

uint64_t
machine_result(const struct machine *m, unsigned component, unsigned lane)
{
    const unsigned bytes = form_register(m->form);
    uint64_t bits = 0;
    memcpy(&bits, m->results + component * BLOCK + lane * bytes, bytes);
    return bits;
}
