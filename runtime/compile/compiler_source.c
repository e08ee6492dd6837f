/* SPDX-License-Identifier: MIT */
/* The text that a compiler gets: the source, with definitions before it. */
#include <string.h>

#include "build_options.h"
#include "compiler_attempt.h"
#include "runtime/device.h"

/* Definitions go before the source, so no compiler changes their spaces and quotes. A definition ends with
 * its line (API 5.8.6.1). The comment behind it closes a comment that the definition opens, and separates a
 * final backslash from the line's end. */
static void
add_definitions(const struct rt_words *defines, struct rt_text *source)
{
    rt_text_print(source, "#line 1 \"<options>\"\n");
    for (size_t i = 0; i < defines->count; i++) {
        const char *define = defines->list[i], *equals = strchr(define, '=');
        const size_t name = equals ? (size_t)(equals - define) : strcspn(define, "\r\n");
        const char *value = equals ? equals + 1 : "1";
        rt_text_print(source, "#define %.*s %.*s/**/\n", (int)name, define, (int)strcspn(value, "\r\n"),
                      value);
    }
}

/* std: "CL1.0" or "CL1.1" */
static void
add_older_version(const char *std, struct rt_text *source)
{
    rt_text_print(source, "#undef __OPENCL_C_VERSION__\n#define __OPENCL_C_VERSION__ %c%c0\n", std[2],
                  std[4]);
}

/* names: with NULL at the end; NULL: none */
static void
undefine_features(const char *const *names, struct rt_text *source)
{
    for (; names && *names; names++)
        rt_text_print(source, "#undef __opencl_c_%s\n", *names);
}

/* The macros are defined for what the device has, and for nothing else (OpenCL C 3.0, 6.2.1). */
static void
add_newer_version(const struct rt_attempt *a, struct rt_text *source)
{
    undefine_features(a->chain->untrue, source);
    if (!a->job->device->gpu->opencl_c_20)
        undefine_features(a->chain->untrue2, source);
    if (a->chain->newer_c)
        rt_text_print(source, "%s", a->chain->newer_c);
}

void
rt_attempt_write_source(struct rt_attempt *a)
{
    const char *std = a->job->options->std;
    if (a->job->input != RT_INPUT_SOURCE)
        return;
    if (a->chain->lacks_older_c && std && strcmp(std, "CL1.2") < 0)
        add_older_version(std, &a->source);
    if (a->chain->before_sources)
        rt_text_print(&a->source, "%s", a->chain->before_sources);
    if (a->chain->missing_c)
        rt_text_print(&a->source, "%s", a->chain->missing_c);
    if (std && strcmp(std, "CL3.0") >= 0)
        add_newer_version(a, &a->source);
    if (a->job->options->defines.count)
        add_definitions(&a->job->options->defines, &a->source);
    rt_text_print(&a->source, "#line 1 \"<source>\"\n");
    rt_text_add(&a->source, a->job->text.data, a->job->text.size);
}
