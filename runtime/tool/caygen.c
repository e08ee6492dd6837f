/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "tool.h"

#ifndef CAYGEN_VERSION
#define CAYGEN_VERSION "unknown"
#endif

static int help(int argc, char **argv);
static int version(int argc, char **argv);

/* One row per subcommand. */
static const struct tool_command commands[] = {
    {"run", "[OPTION...] -- PROGRAM...", "start a program with Caygen as its OpenCL platform", tool_run},
    {"info", "FILE [-d DEVICE]", "container, device, kernels and their arguments", tool_info},
    {"disasm", "FILE [KERNEL] [-d DEVICE]", "listing of the machine code", tool_disasm},
    {"lanes", "FILE [KERNEL] [-d DEVICE]", "the same with the lane ops made of each instruction", tool_lanes},
    {"compare", "RECORD [-e simd,jit]", "the first op at which engines and the reference differ",
     tool_compare},
    {"env", "", "the environment variables, what they are set to, what they mean", tool_env},
    {"help", "", "this text", help},
    {"version", "", "the version", version},
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static int
help(int argc, char **argv)
{
    (void)argc, (void)argv;
    printf("usage: caygen COMMAND ...\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        printf("  %-8s%-30s%s\n", commands[i].name, commands[i].arguments, commands[i].help);
    printf("\nDEVICE is one of:");
    for (int d = 0; d < FE_DEVICE_COUNT; d++)
        printf(" %s", fe_device_name((enum fe_device)d));
    printf("\nexit codes: 0 done, 1 usage, 2 file unreadable or output not written, 3 binary invalid, 4 "
           "binary not supported, 5 engines differ\n");
    return TOOL_OK;
}

static int
version(int argc, char **argv)
{
    (void)argc, (void)argv;
    printf("caygen %s\n", CAYGEN_VERSION);
    return TOOL_OK;
}

/* A full disk shows only when the last bytes are written. */
static int
finish(int result)
{
    const bool written = fflush(stdout) == 0 && !ferror(stdout);
    return result || written ? result : tool_fail(TOOL_FILE, "standard output could not be written");
}

int
main(int argc, char **argv)
{
    if (argc < 2)
        return tool_fail(TOOL_USAGE, "no command; 'caygen help' lists them");
    const char *name = argv[1];
    if (strncmp(name, "--", 2) == 0)
        name += 2; /* --help, --version */
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0)
            return finish(commands[i].run(argc - 1, argv + 1));
    return tool_fail(TOOL_USAGE, "unknown command '%s'; 'caygen help' lists them", argv[1]);
}
