/* SPDX-License-Identifier: MIT */
/* Reads Caygen's own variables. */
#include "runtime/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "environment.h"
#include "frontend/program.h"
#include "runtime/log.h"

static const char *
device_name(unsigned i)
{
    return fe_device_name((enum fe_device)i);
}

static const char *
engine_name(unsigned i)
{
    return backend_engine_name((enum backend_engine)i);
}

static const char *
cpu_name(unsigned i)
{
    return backend_cpu_name((enum backend_cpu)i);
}

static const char *
debug_name(unsigned i)
{
    return rt_debug_row(i).word;
}

/* Index of the name that equals text[0, length), or count. */
static unsigned
find(const char *text, size_t length, const char *(*name)(unsigned), unsigned count)
{
    unsigned i = 0;
    while (i < count && (strlen(name(i)) != length || memcmp(name(i), text, length) != 0))
        i++;
    return i;
}

static bool
parse_word(const char *text, const char *(*name)(unsigned), unsigned count, unsigned *value)
{
    const unsigned found = find(text, strlen(text), name, count);
    if (found < count)
        *value = found;
    return found < count;
}

static bool
parse_number(const char *text, unsigned long lowest, unsigned long highest, unsigned *value)
{
    char *end = NULL;
    const unsigned long n = strtoul(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || n < lowest || n > highest)
        return false;
    *value = (unsigned)n;
    return true;
}

/* Comma-separated names as indexes in their order; false: an unknown or repeated name, or none. */
static bool
parse_list(const char *text, const char *(*name)(unsigned), unsigned count, unsigned *list, unsigned *length)
{
    unsigned n = 0, seen = 0;
    for (const char *at = text;; at++) {
        const size_t word = strcspn(at, ",");
        const unsigned found = find(at, word, name, count);
        if (found == count || seen & 1u << found)
            return false;
        list[n++] = found;
        seen |= 1u << found;
        at += word;
        if (!*at)
            break;
    }
    *length = n;
    return true;
}

static bool
parse_devices(const char *text, struct rt_options *options)
{
    unsigned list[FE_DEVICE_COUNT], count;
    if (!parse_list(text, device_name, FE_DEVICE_COUNT, list, &count))
        return false;
    memcpy(options->devices, list, sizeof list);
    options->device_count = count;
    return true;
}

static bool
parse_engine(const char *text, struct rt_options *options)
{
    return parse_word(text, engine_name, BACKEND_ENGINE_COUNT, &options->engine);
}

static bool
parse_cpu(const char *text, struct rt_options *options)
{
    unsigned cpu;
    if (!parse_word(text, cpu_name, BACKEND_CPU_COUNT, &cpu))
        return false;
    if (cpu > options->cpu)
        rt_warn("CAYGEN_CPU=%s: this host has only %s, which is used", text, cpu_name(options->cpu));
    else
        options->cpu = cpu;
    return true;
}

static bool
parse_threads(const char *text, struct rt_options *options)
{
    return parse_number(text, 1, 1024, &options->threads);
}

static bool
parse_compute_units(const char *text, struct rt_options *options)
{
    return parse_number(text, 1, 1024, &options->compute_units);
}

static bool
parse_hang_seconds(const char *text, struct rt_options *options)
{
    return parse_number(text, 0, 1000000, &options->hang_seconds);
}

static bool
parse_cache(const char *text, struct rt_options *options)
{
    return parse_number(text, 0, 1, &options->cache);
}

static bool
parse_cache_megabytes(const char *text, struct rt_options *options)
{
    return parse_number(text, 1, 1000000, &options->cache_megabytes);
}

static bool
parse_path(const char *text, char **path)
{
    if (*text != '/')
        return false;
    free(*path);
    *path = strdup(text);
    return true;
}

static bool
parse_program(const char *text, char **program)
{
    if (*text != '/' && strchr(text, '/'))
        return false;
    free(*program);
    *program = strdup(text);
    return true;
}

static bool
parse_cache_folder(const char *text, struct rt_options *options)
{
    return parse_path(text, &options->cache_folder);
}

static bool
parse_ocloc(const char *text, struct rt_options *options)
{
    return parse_program(text, &options->ocloc);
}

static bool
parse_clang(const char *text, struct rt_options *options)
{
    return parse_program(text, &options->clang);
}

static bool
parse_libclc(const char *text, struct rt_options *options)
{
    return parse_path(text, &options->libclc);
}

static bool
parse_compiler_seconds(const char *text, struct rt_options *options)
{
    return parse_number(text, 0, 1000000, &options->compiler_seconds);
}

static bool
parse_compilers(const char *text, struct rt_options *options)
{
    return parse_number(text, 1, 1024, &options->compilers);
}

static bool
parse_jit_dump(const char *text, struct rt_options *options)
{
    return parse_path(text, &options->jit_dump);
}

/* The XDG Base Directory Specification: relative paths are ignored. */
static char *
default_cache_folder(void)
{
    const char *base = rt_environment("XDG_CACHE_HOME"), *below = "/caygen";
    if (!base || *base != '/') {
        base = rt_environment("HOME");
        below = "/.cache/caygen";
    }
    char *folder = base && *base == '/' ? malloc(strlen(base) + strlen(below) + 1) : NULL;
    return folder ? strcat(strcpy(folder, base), below) : NULL;
}

static void
print_help(void)
{
    rt_warn("environment variables; 'caygen env' prints more of them");
    for (unsigned i = 0; i < rt_option_count(); i++) {
        const struct rt_option_row row = rt_option_row(i);
        rt_warn("  %-23s %s (%s; default: %s)", row.variable, row.help, row.legal, row.fallback);
    }
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++)
        rt_warn("  CAYGEN_DEBUG=%-7s %s", rt_debug_row(i).word, rt_debug_row(i).help);
}

static bool
parse_debug(const char *text, struct rt_options *options)
{
    unsigned list[RT_DEBUG_COUNT], count;
    if (!parse_list(text, debug_name, RT_DEBUG_COUNT, list, &count)) {
        options->debug |= RT_DEBUG_HELP;
        return false;
    }
    for (unsigned i = 0; i < count; i++)
        options->debug |= 1u << list[i];
    return true;
}

typedef bool (*parse_function)(const char *, struct rt_options *);

static const parse_function parsers[] = {
#define RT_OPTION(id, variable, legal, fallback, help) parse_##id,
#include "runtime/options.def"
#undef RT_OPTION
};

/* An empty variable counts as not set. */
static const char *
text_of(unsigned i)
{
    const char *text = rt_environment(rt_option_row(i).variable);
    return text && *text ? text : NULL;
}

static void
read_option(unsigned i, struct rt_options *options)
{
    const char *text = text_of(i);
    if (text && !parsers[i](text, options))
        rt_warn("%s=%s is ignored: it must be %s", rt_option_row(i).variable, text, rt_option_row(i).legal);
}

void
rt_options_read(struct rt_options *options)
{
    static const enum fe_device all[] = {FE_SKL, FE_BXT, FE_BDW, FE_CAYMAN};
    _Static_assert(sizeof all / sizeof *all == RT_DEVICE_MAX, "the default list names every device");
    *options = (struct rt_options){.device_count = RT_DEVICE_MAX,
                                   .engine = BACKEND_AUTO,
                                   .cpu = backend_cpu_detect(),
                                   .hang_seconds = 300,
                                   .cache = 1,
                                   .cache_megabytes = 256,
                                   .cache_folder = default_cache_folder(),
                                   .compiler_seconds = 600};
    for (unsigned i = 0; i < RT_DEVICE_MAX; i++)
        options->devices[i] = all[i];
    for (unsigned i = 0; i < rt_option_count(); i++)
        read_option(i, options);
    if (rt_is_privileged()) /* nothing of what its user could touch */
        options->cache = 0;
    if (options->debug & RT_DEBUG_HELP)
        print_help();
}

enum rt_option_state
rt_option_state(unsigned i, const char **text)
{
    struct rt_options trial = {.cpu = backend_cpu_detect()};
    *text = text_of(i);
    if (!*text)
        return RT_OPTION_DEFAULT;
    const bool good = parsers[i](*text, &trial);
    free(trial.cache_folder);
    free(trial.ocloc);
    free(trial.clang);
    free(trial.libclc);
    free(trial.jit_dump);
    return good ? RT_OPTION_SET : RT_OPTION_IGNORED;
}
