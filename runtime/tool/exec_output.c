/* SPDX-License-Identifier: MIT */
/* What a kernel has written: numbers on standard output, or files. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exec.h"
#include "png.h"

/* The argument that a text names, by number or by name; NULL and a message: none. */
static struct exec_arg *
find(struct exec *e, const char *which, size_t length)
{
    const char *end = which;
    uint64_t number;
    const bool numbered = tool_count_read(&end, &number) && end == which + length;
    for (unsigned i = 0; i < e->arg_count; i++) {
        const char *name = e->args[i].info.name;
        const bool named = name && strlen(name) == length && memcmp(name, which, length) == 0;
        if ((named || (numbered && number == i)) && e->args[i].mem)
            return &e->args[i];
    }
    tool_fail(TOOL_USAGE, "'%.*s' is no buffer or image among the arguments", (int)length, which);
    return NULL;
}

/* All of a buffer or image; NULL and a message. */
static unsigned char *
read_back(struct exec *e, struct exec_arg *a, size_t *size)
{
    const cl_icd_dispatch *api = e->driver.api;
    const size_t origin[3] = {0, 0, 0}, region[3] = {a->width, a->height, 1};
    *size = a->is_image ? (size_t)4 * a->width * a->height : a->bytes;
    unsigned char *bytes = malloc(*size);
    if (!bytes) {
        tool_fail(TOOL_FILE, "out of memory");
        return NULL;
    }
    const cl_int code =
        a->is_image
            ? api->clEnqueueReadImage(e->queue, a->mem, CL_TRUE, origin, region, 0, 0, bytes, 0, NULL, NULL)
            : api->clEnqueueReadBuffer(e->queue, a->mem, CL_TRUE, 0, *size, bytes, 0, NULL, NULL);
    if (exec_check(code, "a result cannot be read")) {
        free(bytes);
        return NULL;
    }
    return bytes;
}

/* --- numbers --- */

static void
print_name(const struct exec *e, const struct exec_arg *a)
{
    printf("%u", (unsigned)(a - e->args));
    if (a->info.name) {
        putchar(' ');
        tool_put(a->info.name);
    }
    putchar(':');
}

/* As its elements' type; without one, as dwords, or bytes where these are left. */
static int
print(struct exec *e, struct exec_arg *a, uint64_t most)
{
    size_t size;
    unsigned char *bytes = read_back(e, a, &size);
    struct tool_type type = a->type;
    if (!bytes)
        return TOOL_LAUNCH;
    if (!a->has_type || a->is_image)
        type = (struct tool_type){'u', a->is_image || size % 4 ? 1 : 4, 1};
    const size_t count = size / type.bytes;
    print_name(e, a);
    for (size_t i = 0; i < count && i < most; i++) {
        putchar(' ');
        tool_number_print(&type, bytes + i * type.bytes);
    }
    printf(count > most ? " ... (%zu of %zu)\n" : "\n", (size_t)most, count);
    free(bytes);
    return TOOL_OK;
}

static int
print_output(struct exec *e, const struct exec_output *output)
{
    const size_t length = strcspn(output->which, ":");
    struct exec_arg *a = find(e, output->which, length);
    return a ? print(e, a, output->most) : TOOL_USAGE;
}

/* --- files --- */

int
exec_write_bytes(const char *path, const unsigned char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(bytes, 1, size, file) == size;
    if (file && fclose(file))
        good = false;
    return good ? TOOL_OK : tool_fail(TOOL_FILE, "%s: %s", path, strerror(errno));
}

static unsigned char
to_byte(float value)
{
    return value >= 1 ? 255 : value > 0 ? (unsigned char)(value * 255 + 0.5f) : 0;
}

/* One, three or four bytes, or floats from 0 to 1, per pixel. */
static bool
fill_pixels(const struct exec_arg *a, const unsigned char *bytes, size_t size, struct tool_picture *picture)
{
    const size_t pixels = (size_t)picture->width * picture->height;
    const bool floats = a->has_type && a->type.letter == 'f' && a->type.bytes == 4;
    const size_t element = floats ? sizeof(float) : 1, channels = size / element / pixels;
    if ((channels != 1 && channels != 3 && channels != 4) || size != channels * element * pixels)
        return false;
    for (size_t i = 0; i < pixels * 4; i++) {
        const size_t c = channels == 1 && i % 4 < 3 ? 0 : i % 4;
        float value = 1;
        if (c < channels && floats)
            memcpy(&value, bytes + (i / 4 * channels + c) * element, sizeof value);
        picture->rgba[i] = c >= channels ? 255 : floats ? to_byte(value) : bytes[i / 4 * channels + c];
    }
    return true;
}

static int
write_picture(const struct exec *e, const struct exec_arg *a, const char *path, const unsigned char *bytes,
              size_t size)
{
    const bool own = a->width != 0;
    struct tool_picture picture = {own ? a->width : (unsigned)e->options.global[0],
                                   own ? a->height : (unsigned)e->options.global[1], NULL};
    if (!picture.width || !picture.height)
        return tool_fail(TOOL_USAGE, "%s: a picture needs --global X,Y", path);
    picture.rgba = malloc((size_t)picture.width * picture.height * 4);
    if (!picture.rgba)
        return tool_fail(TOOL_FILE, "out of memory");
    const int result =
        fill_pixels(a, bytes, size, &picture)
            ? tool_png_write(path, &picture)
            : tool_fail(TOOL_USAGE, "%s: %zu bytes are no picture of %u x %u with 1, 3 or 4 channels", path,
                        size, picture.width, picture.height);
    free(picture.rgba);
    return result;
}

static int
write_output(struct exec *e, const struct exec_output *output)
{
    size_t size;
    const size_t name = strlen(output->rest);
    struct exec_arg *a = find(e, output->which, strcspn(output->which, "="));
    unsigned char *bytes = a ? read_back(e, a, &size) : NULL;
    if (!bytes)
        return a ? TOOL_LAUNCH : TOOL_USAGE;
    const bool png = name > 4 && strcmp(output->rest + name - 4, ".png") == 0;
    const int result =
        png ? write_picture(e, a, output->rest, bytes, size) : exec_write_bytes(output->rest, bytes, size);
    free(bytes);
    return result;
}

/* What a kernel may have written, if the user does not say what to show. */
static int
print_all(struct exec *e)
{
    int result = TOOL_OK;
    for (unsigned i = 0; i < e->arg_count && !result; i++) {
        struct exec_arg *a = &e->args[i];
        const bool constant = a->info.kind == FE_ARG_CONSTANT || a->info.qualifiers & FE_QUAL_CONST ||
                              a->info.access == FE_ACCESS_READ;
        if (a->mem && !constant)
            result = print(e, a, EXEC_SHOWN);
    }
    return result;
}

int
exec_print_results(struct exec *e)
{
    int result = TOOL_OK;
    if (!e->options.output_count)
        return print_all(e);
    for (unsigned i = 0; i < e->options.output_count && !result; i++)
        result = (e->options.outputs[i].to_file ? write_output : print_output)(e, &e->options.outputs[i]);
    return result;
}
