/* SPDX-License-Identifier: MIT */
#include "common/options.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/fail.h"

static _Noreturn void
usage(const struct sample_options *options, int status)
{
    FILE *to = status ? stderr : stdout;
    const char *name = options->name;
    fprintf(
        to,
        "usage: %s [--device NAME] [--platform NAME] [--output FILE.png]%s [--size WxH]\n"
        "          [--source] [--kernels FOLDER]\n"
        "  --device    what Caygen calls it, as skl, or a part of the device's name (default: the first);\n"
        "              a name that no device has lists those there are\n"
        "  --platform  a part of the platform's name (default: Caygen)\n"
        "  --output    the PNG to write, in a folder that exists (default: %s)\n",
        name, options->input ? " [--input FILE.png]" : "", options->output);
    if (options->input)
        fprintf(to,
                "  --input     the PNG to read (default: %s)\n"
                "  --size      width and height, 16 to 8192 each (default: the input's)\n",
                options->input);
    else
        fprintf(to, "  --size      width and height, 16 to 8192 each (default: %ux%u)\n", options->width,
                options->height);
    fprintf(to,
            "  --source    compile the kernels on the platform instead of loading prebuilt binaries\n"
            "  --kernels   where %s.cl and bin/%s.DEVICE are (default: kernels, beside the program)\n",
            name, name);
    exit(status);
}

static void
parse_size(struct sample_options *options, const char *text)
{
    char after;
    if (sscanf(text, "%ux%u%c", &options->width, &options->height, &after) != 2 || options->width < 16 ||
        options->height < 16 || options->width > 8192 || options->height > 8192)
        fail("--size wants WIDTHxHEIGHT, 16 to 8192 each, not '%s'", text);
    options->sized = true;
}

/* Programs find kernels/ and input/ beside themselves, wherever they are started. */
static void
beside_program(char *path, size_t size, const char *folder, const char *file)
{
    char program[PATH_MAX] = "";
    if (readlink("/proc/self/exe", program, sizeof program - 1) < 0)
        fail("cannot tell where this program is");
    const int length = (int)(strrchr(program, '/') - program);
    const char *slash = *file ? "/" : "";
    if (snprintf(path, size, "%.*s/%s%s%s", length, program, folder, slash, file) >= (int)size)
        fail("the program's path is too long");
}

static bool
take(struct sample_options *options, const char *option, const char *value)
{
    const struct {
        const char *option;
        const char **target;
    } texts[] = {
        {"--platform", &options->platform}, {"--device", &options->device}, {"--kernels", &options->kernels},
        {"--input", &options->input},       {"--output", &options->output},
    };
    if (!value)
        return false;
    if (!strcmp(option, "--input") && !options->input)
        fail("%s has no input picture", options->name);
    if (!strcmp(option, "--size")) {
        parse_size(options, value);
        return true;
    }
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (!strcmp(option, texts[i].option)) {
            *texts[i].target = value;
            return true;
        }
    return false;
}

void
sample_parse(struct sample_options *options, int argc, char **argv, const char *name,
             const char *default_input, unsigned width, unsigned height)
{
    *options = (struct sample_options){.name = name,
                                       .platform = "Caygen",
                                       .kernels = options->default_kernels,
                                       .width = width,
                                       .height = height};
    snprintf(options->default_output, sizeof options->default_output, "%s.png", name);
    beside_program(options->default_kernels, sizeof options->default_kernels, "kernels", "");
    beside_program(options->default_input, sizeof options->default_input, "input",
                   default_input ? default_input : "");
    options->output = options->default_output;
    options->input = default_input ? options->default_input : NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help"))
            usage(options, 0);
        if (!strcmp(argv[i], "--source"))
            options->source = true;
        else if (take(options, argv[i], argv[i + 1]))
            i++;
        else
            usage(options, 2);
    }
}
