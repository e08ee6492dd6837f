/* SPDX-License-Identifier: MIT */
/* Reads Caygen's own variables. */
#include "runtime/options.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "environment.h"
#include "frontend/program.h"
#include "runtime/log.h"
#include "runtime/on_fault.h"
#include "trace_filter.h"

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

/* Comma-separated names as indexes in their order. NULL, or the word that is wrong: unknown, repeated or
 * empty. */
static const char *
wrong_word(const char *text, const char *(*name)(unsigned), unsigned count, unsigned *list, unsigned *length)
{
    unsigned n = 0, seen = 0;
    for (const char *at = text;; at++) {
        const size_t word = strcspn(at, ",");
        const unsigned found = find(at, word, name, count);
        if (found == count || seen & 1u << found)
            return at;
        list[n++] = found;
        seen |= 1u << found;
        at += word;
        if (!*at)
            break;
    }
    *length = n;
    return NULL;
}

static bool
parse_list(const char *text, const char *(*name)(unsigned), unsigned count, unsigned *list, unsigned *length)
{
    return !wrong_word(text, name, count, list, length);
}

static bool
parse_devices(const char *text, struct rt_options *options)
{
    unsigned list[FE_DEVICE_COUNT];
    if (!parse_list(text, device_name, FE_DEVICE_COUNT, list, &options->device_count))
        return false;
    memcpy(options->devices, list, sizeof list);
    options->devices_chosen = true;
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
        rt_warn("CAYGEN_CPU=%s: this host has only %s, so that is used", text, cpu_name(options->cpu));
    else
        options->cpu = cpu;
    return true;
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
print_debug_words(void)
{
    for (unsigned i = 0; i < RT_DEBUG_COUNT; i++)
        rt_warn("  CAYGEN_DEBUG=%-7s %s", rt_debug_row(i).word, rt_debug_row(i).help);
}

static void
print_help(void)
{
    rt_warn("environment variables; 'caygen env' prints more of them");
    for (unsigned i = 0; i < rt_option_count(); i++) {
        const struct rt_option_row row = rt_option_row(i);
        rt_warn("  %-23s %s (%s; default: %s)", row.variable, row.help, row.legal, row.fallback);
    }
    print_debug_words();
}

static bool
parse_debug(const char *text, struct rt_options *options)
{
    unsigned list[RT_DEBUG_COUNT], count;
    if (!parse_list(text, debug_name, RT_DEBUG_COUNT, list, &count))
        return false;
    for (unsigned i = 0; i < count; i++)
        options->debug |= 1u << list[i];
    return true;
}

static const char *const check_names[] = {
#define CHECK(id, name, ...) name,
#include "runtime/check.def"
#undef CHECK
};
enum { CHECKS = sizeof check_names / sizeof *check_names };

static const char *
check_name(unsigned i)
{
    return check_names[i];
}

static bool
parse_check(const char *text, struct rt_options *options)
{
    unsigned list[CHECKS], count = 0, usual = 0, bit = 0;
#define CHECK(id, name, on, ...) usual |= (unsigned)(on) << bit++;
#include "runtime/check.def"
#undef CHECK
    const bool all = strcmp(text, "all") == 0, on = strcmp(text, "on") == 0 || strcmp(text, "1") == 0;
    options->check = all ? (1u << CHECKS) - 1 : on ? usual : 0;
    if (all || on || strcmp(text, "off") == 0 || strcmp(text, "0") == 0)
        return true;
    if (strncmp(text, "on,", 3) == 0) {
        options->check = usual;
        text += 3;
    }
    if (!parse_list(text, check_name, CHECKS, list, &count))
        return false;
    for (unsigned i = 0; i < count; i++)
        options->check |= 1u << list[i];
    return true;
}

static bool
parse_profile(const char *text, struct rt_options *options)
{
    static const struct {
        const char *word;
        enum rt_profiling meaning;
    } words[] = {{"on", RT_PROFILE_COUNT},
                 {"1", RT_PROFILE_COUNT},
                 {"time", RT_PROFILE_TIME},
                 {"off", RT_PROFILE_OFF},
                 {"0", RT_PROFILE_OFF}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(text, words[i].word) == 0) {
            options->profile = words[i].meaning;
            return true;
        }
    return false;
}

static bool
parse_trace(const char *text, struct rt_options *options)
{
    if (rt_trace_filter_parse(text, &options->trace))
        return true;
    rt_trace_filter_free(&options->trace);
    rt_trace_filter_init(&options->trace);
    return false;
}

static bool
parse_on_fault(const char *text, struct rt_options *options)
{
    struct rt_on_fault chosen;
    const bool good = rt_on_fault_parse(text, &chosen);
    if (good)
        options->on_fault = chosen;
    return good;
}

/* How a row's text becomes the member of struct rt_options at `offset`. */
struct reader {
    bool (*parse)(const struct reader *row, const char *text, struct rt_options *options);
    size_t offset;
    unsigned lowest, highest, value;                                   /* numbers */
    bool (*parse_words)(const char *text, struct rt_options *options); /* words */
};

static bool
parse_number(const struct reader *row, const char *text, struct rt_options *options)
{
    char *end = NULL;
    const unsigned long n = strtoul(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || n < row->lowest || n > row->highest)
        return false;
    *(unsigned *)((char *)options + row->offset) = (unsigned)n;
    return true;
}

static bool
replace_text(const struct reader *row, const char *text, struct rt_options *options)
{
    char **const member = (char **)((char *)options + row->offset);
    free(*member);
    *member = strdup(text);
    return true;
}

static bool
parse_path(const struct reader *row, const char *text, struct rt_options *options)
{
    return *text == '/' && text[strspn(text, "/")] && replace_text(row, text, options);
}

static bool
parse_name(const struct reader *row, const char *text, struct rt_options *options)
{
    return replace_text(row, text, options);
}

static bool
parse_program(const struct reader *row, const char *text, struct rt_options *options)
{
    return (*text == '/' || !strchr(text, '/')) && replace_text(row, text, options);
}

static bool
parse_words(const struct reader *row, const char *text, struct rt_options *options)
{
    return row->parse_words(text, options);
}

#define MEMBER(id) offsetof(struct rt_options, id)

static const struct reader readers[] = {
#define RT_NUMBER(id, variable, lowest, highest, value, fallback, help)                                      \
    {parse_number, MEMBER(id), lowest, highest, value, NULL},
#define RT_PATH(id, variable, fallback, help) {parse_path, MEMBER(id), 0, 0, 0, NULL},
#define RT_PROGRAM(id, variable, fallback, help) {parse_program, MEMBER(id), 0, 0, 0, NULL},
#define RT_NAME(id, variable, fallback, help) {parse_name, MEMBER(id), 0, 0, 0, NULL},
#define RT_WORDS(id, variable, legal, fallback, help) {parse_words, 0, 0, 0, 0, parse_##id},
#include "runtime/options.def"
#undef RT_NUMBER
#undef RT_PATH
#undef RT_PROGRAM
#undef RT_NAME
#undef RT_WORDS
};

/* An empty variable counts as not set. */
static const char *
text_of(unsigned i)
{
    const char *text = rt_environment(rt_option_row(i).variable);
    return text && *text ? text : NULL;
}

static void
warn_debug(const char *text)
{
    unsigned list[RT_DEBUG_COUNT], count;
    const char *word = wrong_word(text, debug_name, RT_DEBUG_COUNT, list, &count);
    rt_warn("CAYGEN_DEBUG=%s is ignored because of '%.*s': it must be a comma-separated list of these words, "
            "each at most once",
            text, (int)strcspn(word, ","), word);
    print_debug_words();
}

static void
read_option(unsigned i, struct rt_options *options)
{
    const char *text = text_of(i);
    if (!text || readers[i].parse(&readers[i], text, options))
        return;
    if (readers[i].parse_words == parse_debug)
        warn_debug(text);
    else
        rt_warn("%s=%s is ignored: it must be %s", rt_option_row(i).variable, text, rt_option_row(i).legal);
}

/* All devices, in the order of their table; numbers by their rows. False: out of memory. */
static bool
set_defaults(struct rt_options *options)
{
    *options = (struct rt_options){.devices = calloc(FE_DEVICE_COUNT, sizeof *options->devices),
                                   .engine = BACKEND_AUTO,
                                   .cpu = backend_cpu_detect()};
    rt_trace_filter_init(&options->trace);
    for (unsigned i = 0; i < rt_option_count(); i++)
        if (readers[i].parse == parse_number)
            *(unsigned *)((char *)options + readers[i].offset) = readers[i].value;
    for (; options->devices && options->device_count < FE_DEVICE_COUNT; options->device_count++)
        options->devices[options->device_count] = options->device_count;
    return options->devices != NULL;
}

double
rt_options_hang_seconds(void)
{
    struct rt_options options;
    rt_options_read(&options);
    const double seconds = options.hang_seconds;
    rt_options_free(&options);
    return seconds;
}

bool
rt_options_show_groups(const struct rt_options *options)
{
    const unsigned shows = RT_DEBUG_LAUNCH | RT_DEBUG_ISA | RT_DEBUG_SEND | RT_DEBUG_LANES;
    return options->check || options->profile || options->record || options->fidelity ||
           options->debug & shows;
}

void
rt_options_free(struct rt_options *options)
{
    rt_trace_filter_free(&options->trace);
    for (unsigned i = 0; i < rt_option_count(); i++)
        if (readers[i].parse == parse_path || readers[i].parse == parse_program ||
            readers[i].parse == parse_name)
            free(*(char **)((char *)options + readers[i].offset));
    free(options->devices);
}

/* Switches off everything that depends on the host's speed or number of cores. */
static void
set_deterministic(struct rt_options *options)
{
    options->threads = 1;
    if (options->engine == BACKEND_AUTO)
        options->engine = BACKEND_SIMD;
}

void
rt_options_read(struct rt_options *options)
{
    if (!set_defaults(options)) {
        rt_warn("out of memory: there are no devices");
        return;
    }
    options->cache_folder = default_cache_folder();
    for (unsigned i = 0; i < rt_option_count(); i++)
        read_option(i, options);
    if (options->deterministic)
        set_deterministic(options);
    if (rt_is_privileged()) /* nothing of what its user could touch */
        options->cache = 0;
    if (options->debug & RT_DEBUG_HELP)
        print_help();
}

enum rt_option_state
rt_option_state(unsigned i, const char **text)
{
    struct rt_options trial;
    *text = text_of(i);
    if (!*text || !set_defaults(&trial))
        return RT_OPTION_DEFAULT;
    const bool good = readers[i].parse(&readers[i], *text, &trial);
    rt_options_free(&trial);
    return good ? RT_OPTION_SET : RT_OPTION_IGNORED;
}
