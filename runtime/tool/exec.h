/* SPDX-License-Identifier: MIT */
/* caygen exec: what its files share. */
#ifndef TOOL_EXEC_H
#define TOOL_EXEC_H

#include "driver.h"
#include "numbers.h"
#include "tool.h"

enum { EXEC_ARGS = 128, EXEC_OUTPUTS = 32, EXEC_SHOWN = 16 };

/* --out N=FILE[:WxH], --print N[:COUNT] */
struct exec_output {
    const char *which; /* up to '=', ':' or the end: an argument's number or name */
    const char *rest;  /* behind that, or NULL */
    uint64_t most;     /* of --print: elements */
    bool to_file;
};

struct exec_options {
    const char *path, *kernel, *build_options;
    size_t global[3], local[3], offset[3];
    unsigned dimensions, local_dimensions;
    const char *args[EXEC_ARGS];
    unsigned arg_count;
    struct exec_output outputs[EXEC_OUTPUTS];
    unsigned output_count;
};

/* An argument as the launch has it. */
struct exec_arg {
    struct fe_arg info; /* kind FE_ARG_UNKNOWN: the binary does not say */
    bool has_type;
    struct tool_type type; /* of its elements */
    cl_mem mem;
    cl_sampler sampler;
    size_t bytes;           /* of the buffer */
    unsigned width, height; /* of the image, or of the picture in the buffer */
    bool is_image;
    cl_image_format format;
};

struct exec {
    struct exec_options options;
    struct tool_driver driver;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    cl_kernel kernel;
    struct fe_program *fe; /* the same program, for its arguments */
    const struct fe_kernel *fe_kernel;
    struct exec_arg args[EXEC_ARGS];
    unsigned arg_count;
};

/* exec_options.c */
int exec_parse(int argc, char **argv, struct exec_options *options);
/* exec_program.c: device, context, queue, program and kernel */
int exec_open(struct exec *e);
void exec_close(struct exec *e);
/* TOOL_OK, or a message with the call and the error. */
int exec_check(cl_int code, const char *what);
/* exec_args.c */
int exec_set_args(struct exec *e);
void exec_print_wanted(const struct exec *e);
/* exec_output.c */
int exec_print_results(struct exec *e);
int exec_write_bytes(const char *path, const unsigned char *bytes, size_t size);
/* exec_described.c: a file of described launches instead of a program */
bool exec_is_described(const struct exec_options *options);
int exec_described(const struct exec_options *options);

#endif
