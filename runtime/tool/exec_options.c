/* SPDX-License-Identifier: MIT */
/* The command line of caygen exec. */
#include <string.h>

#include "exec.h"

/* "64", "64,4", "64,4,1". The number of dimensions, 0: it is no such text. */
static unsigned
parse_sizes(const char *text, size_t sizes[3])
{
    uint64_t size;
    for (unsigned count = 0; count < 3 && tool_count_read(&text, &size); text++) {
        sizes[count++] = (size_t)size;
        if (!*text)
            return count;
        if (*text != ',')
            return 0;
    }
    return 0;
}

static int
take_sizes(const char *option, const char *value, size_t sizes[3], unsigned *dimensions)
{
    *dimensions = parse_sizes(value, sizes);
    return *dimensions ? TOOL_OK : tool_fail(TOOL_USAGE, "%s %s: it must be X, X,Y or X,Y,Z", option, value);
}

static int
take_arg(struct exec_options *o, const char *value)
{
    if (o->arg_count == EXEC_ARGS)
        return tool_fail(TOOL_USAGE, "more than %d arguments", EXEC_ARGS);
    o->args[o->arg_count++] = value;
    return TOOL_OK;
}

static int
take_output(struct exec_options *o, const char *value, bool to_file)
{
    const char *rest = strpbrk(value, to_file ? "=" : ":");
    struct exec_output output = {value, rest ? rest + 1 : NULL, EXEC_SHOWN, to_file};
    if (o->output_count == EXEC_OUTPUTS)
        return tool_fail(TOOL_USAGE, "more than %d outputs", EXEC_OUTPUTS);
    if (to_file && (!rest || !rest[1]))
        return tool_fail(TOOL_USAGE, "--out %s: it must be ARGUMENT=FILE", value);
    if (!to_file && rest && !tool_count_is(rest + 1, &output.most))
        return tool_fail(TOOL_USAGE, "--print %s: it must be ARGUMENT or ARGUMENT:COUNT", value);
    o->outputs[o->output_count++] = output;
    return TOOL_OK;
}

static int
take_value(struct exec_options *o, const char *option, const char *value)
{
    unsigned unused;
    if (strcmp(option, "--global") == 0)
        return take_sizes(option, value, o->global, &o->dimensions);
    if (strcmp(option, "--local") == 0)
        return take_sizes(option, value, o->local, &o->local_dimensions);
    if (strcmp(option, "--offset") == 0)
        return take_sizes(option, value, o->offset, &unused);
    if (strcmp(option, "--arg") == 0)
        return take_arg(o, value);
    if (strcmp(option, "--options") == 0)
        o->build_options = value;
    else
        return take_output(o, value, strcmp(option, "--out") == 0);
    return TOOL_OK;
}

static bool
has_value(const char *word)
{
    static const char *const names[] = {"--global",  "--local", "--offset", "--arg",
                                        "--options", "--out",   "--print"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], word) == 0)
            return true;
    return false;
}

static int
take_word(struct exec_options *o, int argc, char **argv, int *i)
{
    if (tool_is_setting(argv[*i]))
        return tool_take_setting(argc, argv, i);
    const char *option = argv[*i], *kernel = tool_option_value(argc, argv, i, "-k", "--kernel");
    if (kernel) {
        o->kernel = kernel;
        return *kernel ? TOOL_OK : tool_fail(TOOL_USAGE, "%s needs a value", option);
    }
    if (has_value(argv[*i])) {
        if (*i + 1 == argc)
            return tool_fail(TOOL_USAGE, "%s needs a value", argv[*i]);
        *i += 1;
        return take_value(o, argv[*i - 1], argv[*i]);
    }
    if (argv[*i][0] == '-' || (o->path && o->kernel))
        return tool_fail(TOOL_USAGE, "unexpected argument '%s'; see 'caygen exec --help'", argv[*i]);
    *(o->path ? &o->kernel : &o->path) = argv[*i];
    return TOOL_OK;
}

int
exec_parse(int argc, char **argv, struct exec_options *o)
{
    int result = TOOL_OK;
    for (int i = 1; i < argc && !result; i++)
        result = take_word(o, argc, argv, &i);
    if (!result && !o->path)
        result = tool_fail(TOOL_USAGE, "exec needs a file");
    if (!result && o->local_dimensions && o->local_dimensions != o->dimensions)
        result = tool_fail(TOOL_USAGE, "--local and --global have different numbers of dimensions");
    return result;
}
