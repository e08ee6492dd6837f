/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "lane_machine.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "engine.h"

enum { PAGE = 4096 };

enum area {
    INPUT,
    SMALL,
    RESULT,
    LOCAL,
    SCRATCH,
    PAYLOAD,
    CODE,
    FLAT0,
    FLAT1,
    IMAGE0,
    IMAGE1,
    IMAGE2,
    SPARE
};

static const uint32_t area_bytes[LM_AREAS] = {
    [INPUT] = LR_INPUT_BYTES,
    [SMALL] = LR_SMALL_BYTES,
    [RESULT] = LR_RESULT_BYTES,
    [LOCAL] = LR_LOCAL_BYTES,
    [SCRATCH] = LR_SCRATCH_BYTES,
    [PAYLOAD] = LR_PAYLOAD_BYTES,
    [CODE] = LR_CODE_BYTES,
    [FLAT0] = LR_FLAT_BYTES,
    [FLAT1] = LR_FLAT_BYTES,
    [IMAGE0] = 8 * 4 * 4,
    [IMAGE1] = 8 * 16 * 2 * 2,
    [IMAGE2] = 30,
    [SPARE] = 4,
};

/* An area between two protected pages. It ends at the second one. */
static bool
map_area(struct lane_area *area, uint32_t bytes, uint64_t hint)
{
    const size_t pages = (bytes + PAGE - 1) / PAGE * PAGE;
    void *const want = (void *)(uintptr_t)hint; // NOLINT(performance-no-int-to-ptr)
    uint8_t *at = mmap(want, pages + 2 * PAGE, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | (hint ? MAP_FIXED_NOREPLACE : 0), -1, 0);
    if (at == MAP_FAILED)
        return false;
    if ((hint && at != want) || mprotect(at + PAGE, pages, PROT_READ | PROT_WRITE)) {
        munmap(at, pages + 2 * PAGE);
        return false;
    }
    *area = (struct lane_area){at + PAGE + pages - bytes, bytes};
    return true;
}

static void
unmap_area(struct lane_area *area)
{
    const size_t pages = (area->bytes + PAGE - 1) / PAGE * PAGE;
    if (area->at)
        munmap(area->at + area->bytes - pages - PAGE, pages + 2 * PAGE);
    *area = (struct lane_area){0};
}

/* FLAT0's last byte is at LR_FLAT_BASE + LR_FLAT_BYTES - 1. */
static uint64_t
hint_of(unsigned area)
{
    if (area != FLAT0 && area != FLAT1)
        return 0;
    return LR_FLAT_BASE + (area == FLAT1 ? LR_FLAT_STEP : 0) + LR_FLAT_BYTES - 2 * PAGE;
}

/* One that engines may have code of its own for (emu/image_kinds.def). */
static void
set_first_format(struct emu_image *image, uint64_t seed)
{
    enum { ROW_BYTES = 32 };
    image->format = emu_image_kind_format((enum emu_image_kind)(1 + seed % (EMU_KINDS - 1)));
    image->width = ROW_BYTES / image->format.texel_bytes;
    image->row_pitch = ROW_BYTES;
}

static void
bind_samplers(struct lane_machine *m, uint64_t seed)
{
    for (unsigned i = 0; i < LR_SAMPLERS; i++)
        m->samplers[i] = (struct emu_sampler){
            .valid = true,
            .linear = i,
            .normalised = seed / 16 % 4 == 0,
            .address = {seed / 64 % 4 ? EMU_ADDRESS_EDGE : seed / 256 % 4,
                        seed / 1024 % 4 ? EMU_ADDRESS_BORDER : seed / 4096 % 4, EMU_ADDRESS_BORDER}};
}

static bool
bind_images(struct lane_machine *m, uint64_t seed)
{
    static const struct {
        uint32_t order, type;
        uint8_t shape;
        uint32_t width, height, depth;
    } rows[LR_IMAGES] = {
        {EMU_ORDER_RGBA, EMU_TYPE_UNORM_INT8, EMU_IMAGE_2D, 8, 4, 1},
        {EMU_ORDER_RGBA, EMU_TYPE_UNSIGNED_INT32, EMU_IMAGE_3D, 8, 2, 2},
        {EMU_ORDER_R, EMU_TYPE_SIGNED_INT16, EMU_IMAGE_2D, 3, 5, 1},
    };
    bool fit = true;
    for (unsigned i = 0; i < LR_IMAGES; i++) {
        struct emu_image *image = &m->images[i];
        emu_image_format_find(rows[i].order, rows[i].type, &image->format);
        image->shape = rows[i].shape;
        image->width = rows[i].width;
        image->height = rows[i].height;
        image->depth = rows[i].depth;
        image->layers = 1;
        image->row_pitch = image->width * image->format.texel_bytes;
        if (i == 0)
            set_first_format(image, seed);
        image->slice_pitch = image->row_pitch * image->height;
        image->base = m->areas[IMAGE0 + i].at;
        fit &= emu_image_fits(image, m->areas[IMAGE0 + i].bytes);
    }
    bind_samplers(m, seed);
    return fit;
}

bool
lane_machine_open(struct lane_machine *m)
{
    *m = (struct lane_machine){0};
    for (unsigned i = 0; i < LM_AREAS; i++)
        if (!map_area(&m->areas[i], area_bytes[i], hint_of(i))) {
            lane_machine_close(m);
            return false;
        }
    for (unsigned i = 0; i < LR_SURFACES; i++)
        m->surfaces[i] = (struct emu_surface){m->areas[INPUT + i].at, m->areas[INPUT + i].bytes};
    for (unsigned i = 0; i < 2; i++) {
        const uintptr_t at = (uintptr_t)m->areas[FLAT0 + i].at;
        m->ranges[i] = (struct emu_range){at, at + LR_FLAT_BYTES};
    }
    return bind_images(m, 0);
}

void
lane_machine_close(struct lane_machine *m)
{
    for (unsigned i = 0; i < LM_AREAS; i++)
        unmap_area(&m->areas[i]);
    unmap_area(&m->rf);
}

static uint64_t
next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* Small numbers and wild ones. */
static void
fill_numbers(uint8_t *to, uint32_t bytes, uint64_t *seed)
{
    for (uint32_t at = 0; at + 1 < bytes; at += 2) {
        const uint64_t r = next(seed);
        const uint16_t word = (uint16_t)(r >> 62 ? r : r & 3);
        memcpy(to + at, &word, sizeof word);
    }
}

/* Every engine starts with the same contents: they are made once. */
static void
fill(struct lane_machine *m, uint64_t seed)
{
    uint32_t at = 0;
    if (!m->is_made || m->seed != seed) {
        uint64_t state = seed;
        fill_numbers(m->contents, LM_WORLD, &state);
        m->seed = seed;
        m->is_made = true;
    }
    for (unsigned i = 0; i < LM_AREAS; at += m->areas[i].bytes, i++)
        memcpy(m->areas[i].at, m->contents + at, m->areas[i].bytes);
}

static void
observe(const struct lane_machine *m, struct lane_outcome *out)
{
    uint32_t at = 0;
    uint64_t nan;
    memset(out->world, 0, sizeof out->world);
    for (unsigned i = 0; i < LM_AREAS; at += m->areas[i].bytes, i++)
        memcpy(out->world + at, m->areas[i].at, m->areas[i].bytes);
    memcpy(&nan, m->areas[RESULT].at + LR_NAN_CELL - 8, sizeof nan);
    out->had_nan = nan != 0;
}

/* A register file that begins or ends at a protected page. Returns its address, or NULL. The memory of the
 * largest one so far is used again. */
static uint8_t *
make_registers(struct lane_machine *m, uint32_t bytes, bool at_end)
{
    bytes = (bytes + 63) & ~UINT32_C(63);
    if (m->rf.bytes < bytes) {
        unmap_area(&m->rf);
        if (!map_area(&m->rf, bytes, 0))
            return NULL;
    }
    uint8_t *const begin = m->rf.at - (uintptr_t)m->rf.at % PAGE, *const end = m->rf.at + m->rf.bytes;
    uint8_t *const rf = at_end ? end - bytes : begin;
    memset(rf, 0, bytes);
    return rf;
}

static void
run_thread(const struct backend_code *code, struct emu_start *start, struct emu_thread *t,
           struct lane_outcome *out)
{
    static const uint32_t group[3] = {3, 5, 7};
    emu_start_context(start, t->rf);
    if (code->context)
        code->context(code, t->rf);
    emu_start_state(start, t, group, 0, 1);
    if (!code->own_start)
        emu_start_registers(t);
    const unsigned saved = emu_fpmode_enter(t->fpmode);
    do
        out->stop = code->run(code, t);
    while (out->stop == EMU_STOP_BARRIER && ++out->rounds < LM_ROUNDS);
    emu_fpmode_leave(saved);
    if (out->stop == EMU_STOP_FAULT)
        out->fault = t->fault;
}

static bool
launch(struct lane_machine *m, const struct backend_code *code, const struct emu_kernel *kernel,
       uint32_t items, bool at_end, struct lane_outcome *out)
{
    static const int stop = 1; /* the first branch back ends a loop */
    const struct emu_launch l = {.kernel = kernel,
                                 .work_dim = 1,
                                 .local_size = {items, 1, 1},
                                 .group_count = {8, 8, 8},
                                 .payload = m->areas[PAYLOAD].at,
                                 .surfaces = m->surfaces,
                                 .surface_count = LR_SURFACES,
                                 .images = m->images,
                                 .image_count = LR_IMAGES,
                                 .samplers = m->samplers,
                                 .sampler_count = LR_SAMPLERS,
                                 .ranges = m->ranges,
                                 .range_count = 2,
                                 .pool = m->areas[FLAT0].at - LR_FLAT_STEP,
                                 .local_bytes = LR_LOCAL_BYTES};
    struct emu_start *start = emu_start_new(&l);
    uint8_t *const rf = make_registers(m, code->rf_bytes, at_end);
    if (!start || !rf) {
        emu_start_free(start);
        return false;
    }
    struct emu_thread t = {
        .rf = rf, .launch = &l, .local = m->areas[LOCAL].at, .scratch = m->areas[SCRATCH].at, .stop = &stop};
    run_thread(code, start, &t, out);
    emu_start_free(start);
    return true;
}

static void
prepare(const struct lane_machine *m, const struct backend_code *code, const struct emu_kernel *kernel,
        uint32_t items)
{
    const bool rows = items % kernel->lanes == 0;
    const struct engine_starts starts = {.all = items >= kernel->lanes,
                                         .some = !rows,
                                         .row_lanes = rows ? kernel->lanes : 0,
                                         .rows = items == kernel->lanes ? EMU_ROWS_IN_PLANE
                                                 : rows                 ? EMU_ROWS_ONE
                                                                        : EMU_ROWS_ANYWHERE};
    const struct emu_launch images = {.kernel = kernel,
                                      .images = m->images,
                                      .image_count = LR_IMAGES,
                                      .samplers = m->samplers,
                                      .sampler_count = LR_SAMPLERS};
    if (code->prepare)
        code->prepare(code, &starts, &images);
}

bool
lane_machine_run(struct lane_machine *m, const struct emu_kernel *kernel, uint32_t items, uint64_t seed,
                 enum backend_engine engine, enum backend_cpu cpu, struct lane_outcome *out)
{
    struct emu_kernel own = *kernel;
    struct emu_error error = {.kind = EMU_OK};
    struct backend_code *code;
    own.code = m->areas[CODE].at;
    *out = (struct lane_outcome){0};
    if (backend_code_new(&own, engine, cpu, &code, &error))
        return false;
    fill(m, seed);
    if (!bind_images(m, seed))
        abort();
    prepare(m, code, kernel, items);
    const bool ran = launch(m, code, &own, items, seed % 2 == 0, out);
    observe(m, out);
    backend_code_free(code);
    return ran;
}
