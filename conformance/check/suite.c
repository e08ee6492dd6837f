/* SPDX-License-Identifier: MIT */
/*
 * suite SOURCE.cl [BINARY [NAME]]: runs each pair of kernels of a source, on the first device of the first
 * platform. Before each kernel a line "== CLASS NAME" goes to standard error. Without a binary (or ""), the
 * source is compiled. NAME: only this kernel. The line in front of a pair says how both are run:
 *
 *   //= CLASS --global X,Y --local X,Y --arg VALUE...
 *   VALUE: random:TYPE:N zeros:TYPE:N unset:TYPE:N (a buffer), ro:TYPE:N wo:TYPE:N (one that kernels may only
 * read, or only write), local:BYTES, image:WxH (RGBA, bytes), blank:WxH (an image that nobody has written),
 * half:WxH (one whose left half the host has written; numbers from 0 to 1), null, NUMBER, float:NUMBER,
 * NUMBER,NUMBER,... (a buffer of ints)
 *
 * Buffers and images are read back when a kernel has ended. What kernels compute is not looked at.
 */
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ARGS = 8, MOST_LINE = 1024 };

struct suite {
    cl_context context;
    cl_device_id device;
    cl_command_queue queue;
    cl_program program;
};

struct arg {
    cl_mem mem;
    size_t bytes;   /* of a buffer; 0: it is not read back */
    size_t size[2]; /* of an image */
};

static void
need(cl_int code, const char *what)
{
    if (code == CL_SUCCESS)
        return;
    fprintf(stderr, "%s: error %d\n", what, code);
    exit(2);
}

static char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *bytes = calloc(1, 1 << 22);
    *size = file && bytes ? fread(bytes, 1, (1 << 22) - 1, file) : 0;
    if (!*size) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(2);
    }
    (void)fclose(file);
    return bytes;
}

/* --- arguments --- */

static size_t
type_bytes(const char *name, size_t length)
{
    static const struct {
        const char *name;
        size_t bytes;
    } types[] = {{"uchar", 1}, {"short", 2}, {"ushort", 2}, {"int", 4},   {"uint", 4},
                 {"float", 4}, {"long", 8},  {"int2", 8},   {"int4", 16}, {"float4", 16}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i].name) == length && memcmp(types[i].name, name, length) == 0)
            return types[i].bytes;
    fprintf(stderr, "no type %.*s\n", (int)length, name);
    exit(2);
}

/* Floats are between 0 and 1; integers are any. */
static void
fill_random(unsigned char *bytes, size_t size, int floats)
{
    unsigned state = 12345;
    for (size_t i = 0; i + 4 <= size; i += 4) {
        state = state * 1664525u + 1013904223u;
        const float fraction = (float)(state >> 8) / (1 << 24);
        const unsigned whole = state >> 4 ^ state << 13;
        memcpy(bytes + i, floats ? (const void *)&fraction : (const void *)&whole, 4);
    }
}

static cl_int
set_buffer(const struct suite *s, cl_kernel kernel, cl_uint index, cl_mem_flags flags, size_t size,
           void *bytes, struct arg *arg)
{
    cl_int code;
    arg->mem = clCreateBuffer(s->context, flags | (bytes ? CL_MEM_COPY_HOST_PTR : 0), size, bytes, &code);
    arg->bytes = size;
    return code ? code : clSetKernelArg(kernel, index, sizeof arg->mem, &arg->mem);
}

/* FORM:TYPE:N */
static cl_int
set_elements(const struct suite *s, cl_kernel kernel, cl_uint index, const char *text, struct arg *arg)
{
    const char *type = strchr(text, ':') + 1, *count = strchr(type, ':') + 1;
    const size_t size = type_bytes(type, (size_t)(count - type - 1)) * strtoul(count, NULL, 10);
    const cl_mem_flags flags = text[0] == 'w'                ? CL_MEM_WRITE_ONLY
                               : strncmp(text, "ro", 2) == 0 ? CL_MEM_READ_ONLY
                                                             : CL_MEM_READ_WRITE;
    unsigned char *bytes = text[0] == 'u' ? NULL : calloc(size, 1);
    if (strncmp(text, "random", 6) == 0)
        fill_random(bytes, size, strncmp(type, "float", 5) == 0);
    const cl_int code = set_buffer(s, kernel, index, flags, size, bytes, arg);
    free(bytes);
    return code;
}

static cl_int
move_image(const struct suite *s, const struct arg *arg, size_t width, int write)
{
    const size_t origin[3] = {0, 0, 0}, region[3] = {width, arg->size[1], 1};
    unsigned char *bytes = calloc(width * arg->size[1], 4);
    const cl_int code =
        write ? clEnqueueWriteImage(s->queue, arg->mem, CL_TRUE, origin, region, 0, 0, bytes, 0, NULL, NULL)
              : clEnqueueReadImage(s->queue, arg->mem, CL_TRUE, origin, region, 0, 0, bytes, 0, NULL, NULL);
    free(bytes);
    return code;
}

/* FORM:WxH */
static cl_int
set_image(const struct suite *s, cl_kernel kernel, cl_uint index, const char *text, struct arg *arg)
{
    char *end;
    cl_int code;
    const cl_image_format format = {CL_RGBA, text[0] == 'h' ? CL_UNORM_INT8 : CL_UNSIGNED_INT8};
    cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D};
    arg->size[0] = desc.image_width = strtoul(strchr(text, ':') + 1, &end, 10);
    arg->size[1] = desc.image_height = strtoul(end + 1, NULL, 10);
    arg->mem = clCreateImage(s->context, CL_MEM_READ_WRITE, &format, &desc, NULL, &code);
    if (!code && text[0] != 'b')
        code = move_image(s, arg, text[0] == 'h' ? arg->size[0] / 2 : arg->size[0], 1);
    return code ? code : clSetKernelArg(kernel, index, sizeof arg->mem, &arg->mem);
}

static int
is_image(const char *text)
{
    return strncmp(text, "image:", 6) == 0 || strncmp(text, "blank:", 6) == 0 ||
           strncmp(text, "half:", 5) == 0;
}

static cl_int
set_list(const struct suite *s, cl_kernel kernel, cl_uint index, const char *text, struct arg *arg)
{
    cl_int numbers[64];
    size_t count = 0;
    for (char *end; count < 64; text = end + 1) {
        numbers[count++] = (cl_int)strtol(text, &end, 10);
        if (!*end)
            break;
    }
    return set_buffer(s, kernel, index, CL_MEM_READ_WRITE, count * sizeof *numbers, numbers, arg);
}

static cl_int
set_arg(const struct suite *s, cl_kernel kernel, cl_uint index, const char *text, struct arg *arg)
{
    const cl_int whole = (cl_int)strtol(text, NULL, 10);
    const float fraction = strncmp(text, "float:", 6) == 0 ? strtof(text + 6, NULL) : 0;
    if (strncmp(text, "float:", 6) == 0)
        return clSetKernelArg(kernel, index, sizeof fraction, &fraction);
    if (strncmp(text, "local:", 6) == 0)
        return clSetKernelArg(kernel, index, strtoul(text + 6, NULL, 10), NULL);
    if (is_image(text))
        return set_image(s, kernel, index, text, arg);
    if (strcmp(text, "null") == 0)
        return clSetKernelArg(kernel, index, sizeof(cl_mem), NULL);
    if (strchr(text, ':'))
        return set_elements(s, kernel, index, text, arg);
    return strchr(text, ',') ? set_list(s, kernel, index, text, arg)
                             : clSetKernelArg(kernel, index, sizeof whole, &whole);
}

/* --- kernels --- */

struct run {
    char class[32];
    size_t global[2], local[2];
    cl_uint arg_count;
    char args[MOST_ARGS][64];
};

static void
read_size(const char *text, size_t size[2])
{
    char *end;
    size[0] = strtoul(text, &end, 10);
    size[1] = *end ? strtoul(end + 1, NULL, 10) : 1;
}

static void
read_run(char *line, struct run *run)
{
    char *word = strtok(line, " \n");
    *run = (struct run){.arg_count = 0};
    snprintf(run->class, sizeof run->class, "%s", word);
    while ((word = strtok(NULL, " \n"))) {
        const char *value = strtok(NULL, " \n");
        if (strcmp(word, "--global") == 0)
            read_size(value, run->global);
        else if (strcmp(word, "--local") == 0)
            read_size(value, run->local);
        else
            snprintf(run->args[run->arg_count++], sizeof run->args[0], "%s", value);
    }
}

static void
read_back(const struct suite *s, const struct arg *arg)
{
    void *bytes = arg->bytes ? malloc(arg->bytes) : NULL;
    if (bytes)
        (void)clEnqueueReadBuffer(s->queue, arg->mem, CL_TRUE, 0, arg->bytes, bytes, 0, NULL, NULL);
    free(bytes);
    if (arg->size[0])
        (void)move_image(s, arg, arg->size[0], 0);
}

/* A kernel that the device's compiler does not have is passed over. */
static void
run_kernel(const struct suite *s, const struct run *run, const char *name)
{
    struct arg args[MOST_ARGS] = {{0}};
    cl_int code;
    cl_kernel kernel = clCreateKernel(s->program, name, &code);
    if (code)
        return;
    fprintf(stderr, "== %s %s\n", run->class, name);
    for (cl_uint i = 0; i < run->arg_count; i++)
        need(set_arg(s, kernel, i, run->args[i], &args[i]), run->args[i]);
    code = clEnqueueNDRangeKernel(s->queue, kernel, 2, NULL, run->global, run->local, 0, NULL, NULL);
    if (code)
        fprintf(stderr, "enqueue: error %d\n", code);
    (void)clFinish(s->queue);
    for (cl_uint i = 0; i < run->arg_count; i++)
        read_back(s, &args[i]);
    for (cl_uint i = 0; i < run->arg_count; i++)
        if (args[i].mem)
            (void)clReleaseMemObject(args[i].mem);
    (void)clReleaseKernel(kernel);
}

static void
run_pair(const struct suite *s, const struct run *run, const char *line, const char *only)
{
    static const char before[] = "kernel void ";
    char name[64];
    const size_t length = strcspn(line + strlen(before), "(");
    snprintf(name, sizeof name, "%.*s", (int)length, line + strlen(before));
    if (strlen(name) < 5 || strcmp(name + strlen(name) - 4, "_bad") != 0)
        return;
    if (!only || strcmp(only, name) == 0)
        run_kernel(s, run, name);
    memcpy(name + strlen(name) - 4, "_good", 6);
    if (!only || strcmp(only, name) == 0)
        run_kernel(s, run, name);
}

static void
run_all(const struct suite *s, const char *path, const char *only)
{
    char line[MOST_LINE];
    struct run run = {.arg_count = 0};
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, "//= ", 4) == 0)
            read_run(line + 4, &run);
        else if (strncmp(line, "kernel void ", 12) == 0)
            run_pair(s, &run, line, only);
    if (file)
        (void)fclose(file);
}

static void
build(struct suite *s, const char *source, const char *binary)
{
    size_t size;
    cl_int code;
    char *bytes = read_file(binary ? binary : source, &size);
    const char *text = bytes;
    const unsigned char *first = (const unsigned char *)bytes;
    s->program = binary ? clCreateProgramWithBinary(s->context, 1, &s->device, &size, &first, NULL, &code)
                        : clCreateProgramWithSource(s->context, 1, &text, &size, &code);
    need(code, "program");
    need(clBuildProgram(s->program, 0, NULL, NULL, NULL, NULL), "clBuildProgram");
    free(bytes);
}

int
main(int argc, char **argv)
{
    struct suite s = {0};
    cl_platform_id platform;
    cl_int code;
    if (argc < 2)
        return 2;
    need(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
    need(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &s.device, NULL), "clGetDeviceIDs");
    s.context = clCreateContext(NULL, 1, &s.device, NULL, NULL, &code);
    need(code, "clCreateContext");
    s.queue = clCreateCommandQueue(s.context, s.device, 0, &code);
    need(code, "clCreateCommandQueue");
    build(&s, argv[1], argc > 2 && argv[2][0] ? argv[2] : NULL);
    run_all(&s, argv[1], argc > 3 ? argv[3] : NULL);
    (void)clReleaseProgram(s.program);
    (void)clReleaseCommandQueue(s.queue);
    (void)clReleaseContext(s.context);
    return 0;
}
