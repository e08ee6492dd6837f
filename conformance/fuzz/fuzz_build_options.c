/* SPDX-License-Identifier: MIT */
/*
 * Any text as build options. Accepted options are written out again, quoted, and must then mean the same. The
 * first byte picks the step and the GPU.
 */
#include <stdlib.h>

#include "compile/build_options.h"
#include "emu/error.h"
#include "fuzz.h"
#include "runtime/device.h"

enum { GPUS = 4 };

/* " -D "value"", with what ends or changes a quoted word behind a backslash. */
static void
add_quoted(struct rt_text *text, const char *option, const char *value)
{
    rt_text_print(text, " %s\"", option);
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            rt_text_print(text, "\\");
        rt_text_add(text, value, 1);
    }
    rt_text_print(text, "\"");
}

static void
write_again(const struct rt_build_options *o, struct rt_text *text)
{
    struct rt_words flags = {0};
    rt_text_print(text, " ");
    for (size_t i = 0; i < o->defines.count; i++)
        add_quoted(text, "-D ", o->defines.list[i]);
    for (size_t i = 0; i < o->includes.count; i++)
        add_quoted(text, "-I ", o->includes.list[i]);
    for (size_t i = 0; i < o->specific.count; i++)
        rt_text_print(text, " %s", o->specific.list[i]); /* with its number, which may be a word of its own */
    if (o->std)
        rt_text_print(text, " -cl-std=%s", o->std);
    rt_build_options_tell(o->flags, RT_TOLD_ALL, &flags);
    for (size_t i = 0; i < flags.count; i++)
        rt_text_print(text, " %s", flags.list[i]);
    rt_words_free(&flags);
}

static void
compare_words(const char *what, const struct rt_words *a, const struct rt_words *b)
{
    if (a->count != b->count)
        fuzz_finding("%s: %zu of them, then %zu", what, a->count, b->count);
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->list[i], b->list[i]) != 0)
            fuzz_finding("%s: '%s' became '%s'", what, a->list[i], b->list[i]);
}

static void
check_again(const struct rt_build_options *first, enum rt_build_step step)
{
    struct rt_text text = {0};
    struct rt_build_options second;
    struct emu_error error = {EMU_OK, ""};
    write_again(first, &text);
    if (rt_build_options_parse(text.bytes, step, &second, &error))
        fuzz_finding("%s are refused: %s", text.bytes, error.text);
    compare_words("-D", &first->defines, &second.defines);
    compare_words("-I", &first->includes, &second.includes);
    compare_words("-cl-intel", &first->specific, &second.specific);
    if (second.flags & ~first->flags || second.std != first->std)
        fuzz_finding("flags 0x%x became 0x%x", first->flags, second.flags);
    rt_build_options_free(&second);
    rt_text_free(&text);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const enum rt_build_step steps[] = {RT_STEP_COMPILE, RT_STEP_LINK, RT_STEP_BUILD};
    struct fuzz_bytes in = {bytes, size};
    struct rt_build_options options;
    struct emu_error error = {EMU_OK, ""};
    const uint8_t how = fuzz_u8(&in);
    const enum rt_build_step step = steps[how % 3];
    char *text = calloc(1, in.left + 1);
    if (!text)
        return 0;
    memcpy(text, in.at, in.left);
    const int refused = rt_build_options_parse(text, step, &options, &error);
    if (refused && !error.text[0])
        fuzz_finding("a refusal without a reason");
    if (!refused) {
        rt_build_options_suit(&options, rt_gpu_of(how / 3 % GPUS), &error);
        check_again(&options, step);
    }
    rt_build_options_free(&options);
    free(text);
    return 0;
}
