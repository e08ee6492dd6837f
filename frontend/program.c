/* SPDX-License-Identifier: MIT */
/* Program binaries from bytes to struct fe_program, without lowering. */
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "load.h"

/* Room for tables on top of the copied file; a real binary takes a few times its size. */
static size_t
budget(size_t size)
{
    const size_t fixed = (size_t)1 << 20;
    return size > (SIZE_MAX - fixed) / 64 ? SIZE_MAX : fixed + 64 * size;
}

static struct fe_image *
image_new(size_t size)
{
    struct fe_image *image = calloc(1, sizeof *image);
    if (image) {
        image->arena.budget = image->arena_bytes = budget(size);
        fe_budget_begin(&image->budget, size);
        image->program.build_options = "";
    }
    return image;
}

/* The readers point into this copy, so it is 16-byte aligned and lives as long as the program. */
static int
copy_file(struct fe_load *load, const void *data, size_t size, struct fe_bytes *file)
{
    uint8_t *copy = fe_alloc(load, size, 1);
    if (!copy)
        return -1;
    memcpy(copy, data, size);
    *file = (struct fe_bytes){copy, size, 0};
    return 0;
}

static int
by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Of two kernels with one name, the second could never be created. No compiler makes such programs. */
static int
check_names(struct fe_load *load)
{
    const struct fe_program *program = &load->image->program;
    const char **names = fe_alloc(load, program->kernel_count + 1u, sizeof *names);
    if (!names)
        return -1;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        names[i] = program->kernels[i].name;
    qsort(names, program->kernel_count, sizeof *names, by_name);
    for (uint32_t i = 1; i < program->kernel_count; i++)
        if (strcmp(names[i - 1], names[i]) == 0)
            return fe_invalid(load, 0, "two kernels have the name '%.64s'", names[i]);
    return 0;
}

static struct fe_image *
parse(const void *data, size_t size, enum fe_device device, struct emu_error *error)
{
    struct fe_load load = {image_new(size), device, error};
    struct fe_bytes file;
    if (!load.image) {
        fe_no_memory(&load);
        return NULL;
    }
    if (copy_file(&load, data, size, &file) || fe_read_container(&load, file) || check_names(&load)) {
        fe_program_free(&load.image->program);
        return NULL;
    }
    return load.image;
}

int
fe_program_parse(const void *data, size_t size, enum fe_device device, struct fe_program **out,
                 struct emu_error *error)
{
    assert(out && device <= FE_DEVICE_COUNT);
    *out = NULL;
    if (!data || !size)
        return emu_fail(error, EMU_INVALID, "offset 0x0: the binary is empty");
    struct emu_error reason = {EMU_OK, ""};
    struct fe_image *image = parse(data, size, device, &reason);
    if (!image)
        return emu_fail(error, reason.kind, "%s", reason.text);
    *out = &image->program;
    return 0;
}

bool
fe_kernel_is_same(const struct fe_kernel *a, const struct fe_kernel *b)
{
    return strcmp(a->name, b->name) == 0 && a->code_bytes == b->code_bytes &&
           memcmp(a->code, b->code, a->code_bytes) == 0;
}

void
fe_program_lend_lines(struct fe_program *program, struct fe_program *lined)
{
    struct fe_image *image = (struct fe_image *)program;
    assert(program && lined && !image->lined);
    image->lined = lined;
}

void
fe_program_free(struct fe_program *program)
{
    if (!program)
        return;
    struct fe_image *image = (struct fe_image *)program;
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (program->kernels[i].emu.program)
            lane_program_free(program->kernels[i].emu.program);
    fe_program_free(image->lined);
    fe_arena_free(&image->arena);
    free(image);
}
