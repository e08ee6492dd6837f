/* SPDX-License-Identifier: MIT */
/* Arguments of a kernel, each made of one text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exec.h"
#include "png.h"

struct job {
    struct exec *e;
    unsigned index;
    struct exec_arg *arg;
    const char *text; /* of --arg */
};

enum { MOST_VALUE_BYTES = 4096 };

static int
fail(const struct job *j, const char *why)
{
    return tool_fail(TOOL_USAGE, "--arg %s, argument %u: %s", j->text, j->index, why);
}

/* --- what the kernel wants --- */

static const char *
hint_of(enum fe_arg_kind kind)
{
    static const char *const hints[] = {
        [FE_ARG_UNKNOWN] = "TYPE:NUMBERS, buffer:TYPE:NUMBERS, zeros:TYPE:N, random:TYPE:N, file:PATH",
        [FE_ARG_VALUE] = "NUMBERS",
        [FE_ARG_GLOBAL] = "NUMBERS, zeros:N, random:N[:SEED], file:PATH, png:PATH, null",
        [FE_ARG_CONSTANT] = "NUMBERS, zeros:N, random:N[:SEED], file:PATH, png:PATH",
        [FE_ARG_LOCAL] = "local:BYTES",
        [FE_ARG_IMAGE] = "image:PATH, image:WxH",
        [FE_ARG_SAMPLER] = "sampler:nearest, sampler:linear,edge,normalized"};
    return hints[kind];
}

void
exec_print_wanted(const struct exec *e)
{
    char name[128], type[128];
    const struct fe_kernel *k = e->fe_kernel;
    fprintf(stderr, "caygen: kernel %s wants:\n", tool_show(k->name, name, sizeof name));
    if (!k->args_known)
        fprintf(stderr, "    the binary does not say which arguments (-g makes clang say it); %s\n",
                hint_of(FE_ARG_UNKNOWN));
    for (uint32_t i = 0; i < k->arg_count; i++) {
        const struct fe_arg *a = &k->args[i];
        fprintf(stderr, "    --arg %u: %s %s: %s\n", i,
                tool_show(a->type_name ? a->type_name : "?", type, sizeof type),
                tool_show(a->name ? a->name : "?", name, sizeof name), hint_of(a->kind));
    }
}

/* --- types and numbers --- */

/* The type that a text begins with, up to a colon, goes before the argument's own. */
static const char *
take_type(struct job *j, const char *text)
{
    size_t length;
    struct tool_type type;
    if (!tool_type_find(text, &type, &length) || text[length] != ':')
        return text;
    j->arg->type = type;
    j->arg->has_type = true;
    return text + length + 1;
}

static void
find_type(struct job *j)
{
    const char *name = j->arg->info.type_name;
    size_t length;
    if (!name)
        return;
    if (strncmp(name, "const ", 6) == 0)
        name += 6;
    j->arg->has_type = tool_type_find(name, &j->arg->type, &length) &&
                       strcspn(name + length, "*") == strspn(name + length, " ");
}

static int
set(const struct job *j, size_t size, const void *value)
{
    const cl_int code = j->e->driver.api->clSetKernelArg(j->e->kernel, j->index, size, value);
    return code == CL_SUCCESS ? TOOL_OK : fail(j, tool_driver_error(code));
}

static int
set_value(struct job *j, const char *text)
{
    unsigned char bytes[MOST_VALUE_BYTES] = {0};
    struct exec_arg *a = j->arg;
    if (!a->has_type)
        return fail(j, "its type is not known; say TYPE:NUMBERS");
    if (a->info.kind == FE_ARG_VALUE && a->info.size < tool_type_size(&a->type))
        a->type.bytes = (uint8_t)(a->info.size / a->type.width); /* size_t of a 32-bit device */
    const size_t count = tool_numbers_read(text, &a->type, bytes, sizeof bytes);
    if (count == 1) /* one number for all of a vector */
        for (unsigned i = 1; i < a->type.width; i++)
            memcpy(bytes + (size_t)i * a->type.bytes, bytes, a->type.bytes);
    if (count != 1 && count != a->type.width)
        return fail(j, "it must be one number of the argument's type, or as many as the vector has");
    return set(j, a->info.kind == FE_ARG_VALUE && a->info.size ? a->info.size : tool_type_size(&a->type),
               bytes);
}

/* A structure's bytes. */
static int
set_hex(struct job *j, const char *text)
{
    static const char digits[] = "0123456789abcdefABCDEF";
    unsigned char bytes[MOST_VALUE_BYTES];
    const size_t length = strlen(text), count = length / 2;
    if (!length || length % 2 || strspn(text, digits) != length)
        return fail(j, "hex: wants two digits per byte");
    if (count > sizeof bytes)
        return fail(j, "hex: takes at most 4096 bytes");
    for (size_t i = 0; i < count; i++) {
        const char byte[3] = {text[2 * i], text[2 * i + 1], 0};
        bytes[i] = (unsigned char)strtoul(byte, NULL, 16);
    }
    return set(j, count, bytes);
}

/* --- buffers --- */

static int
set_buffer(struct job *j, const void *bytes, size_t size)
{
    cl_int code;
    struct exec_arg *a = j->arg;
    a->mem = j->e->driver.api->clCreateBuffer(j->e->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, size,
                                              (void *)(uintptr_t)bytes, &code);
    if (code != CL_SUCCESS)
        return fail(j, tool_driver_error(code));
    a->bytes = size;
    return set(j, sizeof a->mem, &a->mem);
}

/* Memory for zeros:N or random:N:SEED. NULL and a message: not of that form, or too many. */
static unsigned char *
make_elements(struct job *j, const char *text, size_t *size, uint64_t *seed)
{
    uint64_t count = 0;
    struct exec_arg *a = j->arg;
    const char *why = NULL;
    if (!a->has_type)
        why = "its type is not known; say TYPE:N";
    else if (!tool_count_read(&text, &count) || !count || count > SIZE_MAX / 256 || (*text && *text != ':'))
        why = "the number of elements must be a whole number from 1";
    else if (*text && !seed)
        why = "it must be zeros:N";
    else if (*text && !tool_count_is(text + 1, seed))
        why = "the seed must be a whole number from 0 to 18446744073709551615";
    *size = why ? 0 : (size_t)count * tool_type_size(&a->type);
    unsigned char *bytes = why ? NULL : calloc(*size, 1);
    if (!bytes)
        fail(j, why ? why : "out of memory");
    return bytes;
}

static int
set_elements(struct job *j, const char *text, bool random)
{
    size_t size;
    uint64_t seed = 0;
    text = take_type(j, text);
    unsigned char *bytes = make_elements(j, text, &size, random ? &seed : NULL);
    if (!bytes)
        return TOOL_USAGE;
    if (random)
        tool_numbers_random(&j->arg->type, seed, bytes, size);
    const int result = set_buffer(j, bytes, size);
    free(bytes);
    return result;
}

static int
set_zeros(struct job *j, const char *text)
{
    return set_elements(j, text, false);
}

/* A buffer that nobody writes. */
static int
set_unset(struct job *j, const char *text)
{
    size_t size;
    cl_int code;
    struct exec_arg *a = j->arg;
    text = take_type(j, text);
    unsigned char *bytes = make_elements(j, text, &size, NULL);
    free(bytes);
    if (!bytes)
        return TOOL_USAGE;
    a->mem = j->e->driver.api->clCreateBuffer(j->e->context, CL_MEM_READ_WRITE, size, NULL, &code);
    if (code != CL_SUCCESS)
        return fail(j, tool_driver_error(code));
    a->bytes = size;
    return set(j, sizeof a->mem, &a->mem);
}

static int
set_random(struct job *j, const char *text)
{
    return set_elements(j, text, true);
}

static int
set_numbers(struct job *j, const char *text)
{
    text = take_type(j, text);
    const size_t room = (strlen(text) + 1) * 8;
    unsigned char *bytes = j->arg->has_type ? calloc(room, 1) : NULL;
    const size_t count = bytes ? tool_numbers_read(text, &j->arg->type, bytes, room) : 0;
    const int result = !j->arg->has_type ? fail(j, "its type is not known; say buffer:TYPE:NUMBERS")
                       : count           ? set_buffer(j, bytes, count * j->arg->type.bytes)
                                         : fail(j, "these are no numbers of the buffer's type");
    free(bytes);
    return result;
}

static int
set_file(struct job *j, const char *path)
{
    size_t size;
    unsigned char *bytes = tool_read_file(path, &size);
    if (!bytes)
        return TOOL_FILE;
    const int result = size ? set_buffer(j, bytes, size) : fail(j, "the file is empty");
    free(bytes);
    return result;
}

static int
set_png(struct job *j, const char *path)
{
    struct tool_picture picture;
    int result = tool_png_read(path, &picture);
    if (result)
        return result;
    j->arg->width = picture.width;
    j->arg->height = picture.height;
    result = set_buffer(j, picture.rgba, (size_t)4 * picture.width * picture.height);
    free(picture.rgba);
    return result;
}

static int
set_null(struct job *j, const char *text)
{
    (void)text;
    return set(j, sizeof(cl_mem), NULL);
}

static int
set_local(struct job *j, const char *text)
{
    uint64_t bytes;
    return tool_count_is(text, &bytes) && bytes ? set(j, (size_t)bytes, NULL)
                                                : fail(j, "it must be local:BYTES, a whole number from 1");
}

/* --- images and samplers --- */

/* "WxH", and nothing behind it. Others are names of files. */
static bool
parse_area(const char *text, unsigned *width, unsigned *height)
{
    enum { MOST = 999999 };
    uint64_t x, y;
    if (!tool_count_read(&text, &x) || *text != 'x' || !tool_count_is(text + 1, &y))
        return false;
    *width = (unsigned)x;
    *height = (unsigned)y;
    return x && y && x <= MOST && y <= MOST;
}

static int
make_image(struct job *j, void *pixels)
{
    cl_int code;
    struct exec_arg *a = j->arg;
    const cl_image_desc desc = {
        .image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = a->width, .image_height = a->height};
    a->is_image = true;
    a->mem = j->e->driver.api->clCreateImage(j->e->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                             &a->format, &desc, pixels, &code);
    return code == CL_SUCCESS ? set(j, sizeof a->mem, &a->mem) : fail(j, tool_driver_error(code));
}

/* image:WHAT or image:uint8:WHAT; WHAT is WxH or a file. */
static int
set_image(struct job *j, const char *text)
{
    struct tool_picture picture = {0, 0, NULL};
    struct exec_arg *a = j->arg;
    const bool integers = strncmp(text, "uint8:", 6) == 0;
    int result = TOOL_OK;
    a->format = (cl_image_format){CL_RGBA, integers ? CL_UNSIGNED_INT8 : CL_UNORM_INT8};
    text += integers ? 6 : 0;
    if (parse_area(text, &picture.width, &picture.height))
        picture.rgba = calloc((size_t)picture.width * picture.height, 4);
    else
        result = tool_png_read(text, &picture);
    a->width = picture.width;
    a->height = picture.height;
    if (!result)
        result = picture.rgba ? make_image(j, picture.rgba) : fail(j, "out of memory");
    free(picture.rgba);
    return result;
}

static bool
has_word(const char *list, const char *word)
{
    const size_t length = strlen(word);
    for (; *list; list += strcspn(list, ","), list += *list == ',')
        if (strcspn(list, ",") == length && memcmp(list, word, length) == 0)
            return true;
    return false;
}

/* Words between commas, each one of the known ones. */
static bool
are_sampler_words(const char *text)
{
    static const char *const words[] = {"nearest", "linear", "normalized", "repeat",
                                        "mirror",  "edge",   "clamp"};
    for (;; text++) {
        const size_t length = strcspn(text, ",");
        bool known = false;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            known |= strlen(words[i]) == length && memcmp(words[i], text, length) == 0;
        if (!known)
            return false;
        text += length;
        if (!*text)
            return true;
    }
}

static int
set_sampler(struct job *j, const char *text)
{
    cl_int code;
    struct exec_arg *a = j->arg;
    if (!are_sampler_words(text))
        return fail(j, "sampler: takes nearest, linear, normalized, repeat, mirror, edge or clamp");
    const cl_addressing_mode mode = has_word(text, "repeat")   ? CL_ADDRESS_REPEAT
                                    : has_word(text, "mirror") ? CL_ADDRESS_MIRRORED_REPEAT
                                    : has_word(text, "edge")   ? CL_ADDRESS_CLAMP_TO_EDGE
                                    : has_word(text, "clamp")  ? CL_ADDRESS_CLAMP
                                                               : CL_ADDRESS_NONE;
    a->sampler = j->e->driver.api->clCreateSampler(
        j->e->context, has_word(text, "normalized"), mode,
        has_word(text, "linear") ? CL_FILTER_LINEAR : CL_FILTER_NEAREST, &code);
    return code == CL_SUCCESS ? set(j, sizeof a->sampler, &a->sampler) : fail(j, tool_driver_error(code));
}

/* --- all of them --- */

static int
set_plain(struct job *j, const char *text)
{
    if (j->arg->info.kind == FE_ARG_GLOBAL || j->arg->info.kind == FE_ARG_CONSTANT)
        return set_numbers(j, text);
    if (j->arg->info.kind == FE_ARG_LOCAL)
        return set_local(j, text);
    return set_value(j, take_type(j, text));
}

static int
set_one(struct job *j)
{
    static const struct {
        const char *prefix;
        int (*set)(struct job *j, const char *rest);
    } forms[] = {{"zeros:", set_zeros}, {"random:", set_random}, {"buffer:", set_numbers},
                 {"unset:", set_unset}, {"file:", set_file},     {"png:", set_png},
                 {"local:", set_local}, {"image:", set_image},   {"sampler:", set_sampler},
                 {"hex:", set_hex},     {"null", set_null}};
    find_type(j);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (strncmp(j->text, forms[i].prefix, strlen(forms[i].prefix)) == 0)
            return forms[i].set(j, j->text + strlen(forms[i].prefix));
    return set_plain(j, j->text);
}

int
exec_set_args(struct exec *e)
{
    int result = TOOL_OK;
    const struct fe_kernel *k = e->fe_kernel;
    const struct exec_options *o = &e->options;
    if (k->args_known && k->arg_count != o->arg_count) {
        exec_print_wanted(e);
        return tool_fail(TOOL_USAGE, "kernel %s has %u argument%s, and %u are given by --arg", k->name,
                         k->arg_count, k->arg_count == 1 ? "" : "s", o->arg_count);
    }
    if (!k->args_known && !o->arg_count) /* there may be none */
        exec_print_wanted(e);
    for (unsigned i = 0; i < o->arg_count && !result; i++) {
        struct job j = {e, i, &e->args[i], o->args[i]};
        e->args[i].info = k->args_known ? k->args[i] : (struct fe_arg){.kind = FE_ARG_UNKNOWN};
        e->arg_count = i + 1;
        result = set_one(&j);
    }
    return result;
}
