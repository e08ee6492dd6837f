/* SPDX-License-Identifier: MIT */
/* caygen exec FILE.launch: described launches of raw code (described/launch.h), and what came out. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "described/launch.h"
#include "emu/lane.h"
#include "exec.h"
#include "png.h"
#include "runtime/options.h"

struct described {
    const struct exec_options *options;
    struct rt_options settings;
    struct backend_pool *pool;
    struct launch launch;
    unsigned runs, failures;
};

static bool
ends_with(const char *text, size_t length, const char *end)
{
    return length >= strlen(end) && memcmp(text + length - strlen(end), end, strlen(end)) == 0;
}

bool
exec_is_described(const struct exec_options *o)
{
    return ends_with(o->path, strlen(o->path), ".launch");
}

/* --- what came out --- */

/* The surface that --print or --out names; SIZE_MAX and a message: there is none. */
static size_t
surface_of(const struct described *d, const struct exec_output *output)
{
    const char *end = output->which;
    uint64_t n;
    if (tool_count_read(&end, &n) && (!*end || *end == ':' || *end == '=') && n < LAUNCH_SURFACES &&
        d->launch.surfaces[n].bytes)
        return (size_t)n;
    tool_fail(TOOL_USAGE, "'%.*s' is no surface of launch %s", (int)strcspn(output->which, ":="),
              output->which, d->launch.name);
    return SIZE_MAX;
}

/* The type of the surface's first expected or given values; else bytes of an image, dwords of a buffer. */
static struct tool_type
type_of(const struct launch *l, size_t n)
{
    const struct launch_block *lists[] = {l->expects, l->fills};
    const unsigned counts[] = {l->expect_count, l->fill_count};
    enum lane_type type = l->surfaces[n].width || l->surfaces[n].bytes % 4 ? LANE_UB : LANE_UD;
    bool found = false;
    for (unsigned list = 0; list < 2; list++)
        for (unsigned i = 0; i < counts[list] && !found; i++)
            if (lists[list][i].surface == n) {
                type = (enum lane_type)lists[list][i].type;
                found = true;
            }
    const char letter = lane_type_is_float(type) ? 'f' : lane_type_is_signed(type) ? 'i' : 'u';
    return (struct tool_type){letter, (uint8_t)lane_type_bytes(type), 1};
}

static int
print(const struct described *d, const struct launch_memory *m, const struct exec_output *output)
{
    const size_t n = surface_of(d, output);
    if (n == SIZE_MAX)
        return TOOL_USAGE;
    const struct tool_type type = type_of(&d->launch, n);
    const uint8_t *bytes = launch_surface(m, (unsigned)n);
    const size_t count = d->launch.surfaces[n].bytes / type.bytes;
    printf("%zu:", n);
    for (size_t i = 0; i < count && i < output->most; i++) {
        putchar(' ');
        tool_number_print(&type, bytes + i * type.bytes);
    }
    printf(count > output->most ? " ... (%zu of %zu)\n" : "\n", (size_t)output->most, count);
    return TOOL_OK;
}

/* ":WxH" behind the name of a picture; length: of the name alone. */
static bool
size_behind(const char *path, size_t *length, unsigned *width, unsigned *height)
{
    const char *colon = strrchr(path, ':');
    int used = 0;
    if (!colon || sscanf(colon, ":%ux%u%n", width, height, &used) != 2 || colon[used])
        return false;
    *length = (size_t)(colon - path);
    return true;
}

/* Bytes, one, three or four of a pixel. */
static int
write_picture(const char *path, const uint8_t *bytes, size_t size, unsigned width, unsigned height)
{
    assert(bytes && size);
    const uint64_t pixels = (uint64_t)width * height;
    const uint64_t channels = pixels ? size / pixels : 0;
    if (!pixels || channels * pixels != size || (channels != 1 && channels != 3 && channels != 4))
        return tool_fail(TOOL_USAGE, "%s: %zu bytes are no picture of %u x %u with 1, 3 or 4 channels", path,
                         size, width, height);
    struct tool_picture picture = {width, height, malloc(4 * pixels)};
    if (!picture.rgba)
        return tool_fail(TOOL_FILE, "out of memory");
    for (uint64_t i = 0; i < 4 * pixels; i++) {
        const uint64_t c = channels == 1 && i % 4 < 3 ? 0 : i % 4;
        picture.rgba[i] = c < channels ? bytes[i / 4 * channels + c] : 255;
    }
    const int result = tool_png_write(path, &picture);
    free(picture.rgba);
    return result;
}

static int
write_file(const struct described *d, const struct launch_memory *m, const struct exec_output *output)
{
    const size_t n = surface_of(d, output);
    if (n == SIZE_MAX)
        return TOOL_USAGE;
    unsigned width = d->launch.surfaces[n].width, height = d->launch.surfaces[n].height;
    size_t length = strlen(output->rest);
    const bool sized = size_behind(output->rest, &length, &width, &height);
    const uint8_t *bytes = launch_surface(m, (unsigned)n);
    char *path = strndup(output->rest, length);
    if (!path)
        return tool_fail(TOOL_FILE, "out of memory");
    const int result =
        !ends_with(path, length, ".png")
            ? exec_write_bytes(sized ? output->rest : path, bytes, d->launch.surfaces[n].bytes)
        : width
            ? write_picture(path, bytes, d->launch.surfaces[n].bytes, width, height)
            : tool_fail(TOOL_USAGE, "%s: a picture of a buffer needs its size, as in %s:64x48", path, path);
    free(path);
    return result;
}

static int
put_results(const struct described *d, const struct launch_memory *m)
{
    int result = TOOL_OK;
    for (unsigned i = 0; i < d->options->output_count && !result; i++)
        result = (d->options->outputs[i].to_file ? write_file : print)(d, m, &d->options->outputs[i]);
    return result;
}

/* --- one launch --- */

static void
differs(struct described *d, const char *what)
{
    assert(what[0]);
    d->failures++;
    tool_fail(TOOL_LAUNCH, "%s: %s", d->launch.name, what);
}

static void
check(struct described *d, const struct launch_memory *m, const struct emu_fault *fault)
{
    const struct launch *l = &d->launch;
    char what[256];
    if (!launch_ended_well(l, fault, what, sizeof what)) {
        differs(d, what);
        return;
    }
    for (unsigned n = 0; n < l->expect_count; n++)
        if (!launch_came_out(m, &l->expects[n], what, sizeof what))
            differs(d, what);
}

static int
run_loaded(struct described *d, const struct launch_kernel *kernel, struct launch_memory *m)
{
    const struct backend_request how = {.name = d->launch.name,
                                        .engine = (enum backend_engine)d->settings.engine,
                                        .cpu = (enum backend_cpu)d->settings.cpu};
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {0};
    const int ended =
        launch_run(&d->launch, kernel, m, &how, d->pool, d->settings.hang_seconds, &fault, &error);
    if (ended < 0)
        return tool_fail(TOOL_LAUNCH, "%s: %s", d->launch.name, error.text);
    check(d, m, ended ? &fault : NULL);
    return put_results(d, m);
}

/* Code that is refused, as its description says or not. */
static int
refused(struct described *d, const struct emu_error *error)
{
    if (!d->launch.refused[0])
        return tool_fail(error->kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "%s: %s",
                         d->launch.name, error->text);
    if (!strstr(error->text, d->launch.refused))
        differs(d, error->text);
    return TOOL_OK;
}

static int
run_one(struct described *d)
{
    struct emu_error error = {EMU_OK, ""};
    struct launch_kernel *kernel = launch_load(&d->launch, &error);
    d->runs++;
    if (!kernel)
        return refused(d, &error);
    struct launch_memory *m = launch_memory_new(&d->launch);
    if (d->launch.refused[0])
        differs(d, "it was to be refused, and is not");
    const int result = m ? run_loaded(d, kernel, m) : tool_fail(TOOL_FILE, "out of memory");
    launch_memory_free(m);
    launch_unload(kernel);
    return result;
}

/* --- the file --- */

static int
run_all(struct described *d, struct launch_file *file)
{
    const char *wanted = d->options->kernel;
    struct emu_error error = {EMU_OK, ""};
    int more, result = TOOL_OK;
    while (!result && (more = launch_read(file, &d->launch, &error)) > 0)
        if (!wanted || strcmp(wanted, d->launch.name) == 0)
            result = run_one(d);
    if (result)
        return result;
    if (more < 0)
        return tool_fail(TOOL_INVALID, "%s", error.text);
    if (!d->runs)
        return wanted ? tool_fail(TOOL_USAGE, "%s has no launch %s", d->options->path, wanted)
                      : tool_fail(TOOL_INVALID, "%s describes no launch", d->options->path);
    if (!d->options->output_count && !d->failures)
        printf("%u launch%s, as expected\n", d->runs, d->runs == 1 ? "" : "es");
    return d->failures ? TOOL_LAUNCH : TOOL_OK;
}

static int
run_text(struct described *d, const unsigned char *text, size_t size)
{
    struct launch_file *file = launch_open(d->options->path, text, size);
    rt_options_read(&d->settings);
    d->pool = file ? backend_pool_new(d->settings.threads) : NULL;
    const int result = d->pool ? run_all(d, file) : tool_fail(TOOL_FILE, "out of memory");
    backend_pool_free(d->pool);
    launch_close(file);
    rt_options_free(&d->settings);
    return result;
}

int
exec_described(const struct exec_options *o)
{
    if (o->arg_count || o->dimensions || o->local_dimensions || o->build_options)
        return tool_fail(TOOL_USAGE, "%s: a described launch has sizes, arguments and code of its own",
                         o->path);
    size_t size;
    unsigned char *text = tool_read_file(o->path, &size);
    struct described *d = text ? calloc(1, sizeof *d) : NULL;
    if (!text)
        return TOOL_FILE;
    if (d)
        d->options = o;
    const int result = d ? run_text(d, text, size) : tool_fail(TOOL_FILE, "out of memory");
    free(d);
    free(text);
    return result;
}
