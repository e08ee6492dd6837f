/* SPDX-License-Identifier: MIT */
#include "build_options.h"

#include <stdlib.h>
#include <string.h>

#include "emu/error.h"
#include "runtime/device.h"
#include "toolchain.h"

enum linked { NOTHING, ALL, ANY };

static const struct option {
    const char *text;
    unsigned where;
    enum rt_told who;
    enum linked linked;
} table[RT_BUILD_OPTION_COUNT] = {
#define COMPILE (RT_STEP_COMPILE | RT_STEP_BUILD)
#define LINK RT_STEP_LINK
#define NOBODY RT_TOLD_NOBODY
#define OCLOC RT_TOLD_OCLOC
#define BOTH (RT_TOLD_OCLOC | RT_TOLD_CLANG)
#define EVERYBODY RT_TOLD_ALL
#define RT_BUILD_OPTION(id, text, where, who, linked) {text, where, who, linked},
#include "build_options.def"
#undef RT_BUILD_OPTION
#undef COMPILE
#undef LINK
#undef NOBODY
#undef OCLOC
#undef BOTH
#undef EVERYBODY
};

enum form { FLAG, NUMBER, NEXT_NUMBER };

static const struct intel_option {
    const char *name;
    enum form form;
} intel_options[] = {
#define RT_INTEL_OPTION(name, form) {name, form},
#include "intel_options.def"
#undef RT_INTEL_OPTION
};

static const char intel_prefix[] = "-cl-intel-";

enum { MOST_DIGITS = 9 };

static const char *const standards[] = {"CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0"};

#define COUNT(x) (sizeof(x) / sizeof *(x))

/* --- words --- */

static bool
is_space(char c)
{
    return c && strchr(" \t\n\r\v\f", c);
}

struct parser {
    const char *at;
    char *word;    /* has room for all of the text */
    bool unclosed; /* its quote */
    enum rt_build_step step;
    struct rt_build_options *options;
    struct emu_error *error;
};

/*
 * The next word of p->at, in p->word; false: none. As in a shell, double quotes hold a word together, and a
 * backslash keeps a quote, a space or a backslash literal. An apostrophe holds a word together only at its
 * beginning or behind -D and -I; elsewhere it belongs to a character constant.
 */
static bool
next_word(struct parser *p)
{
    const char *from = p->at;
    char *to = p->word, quote = 0;
    while (is_space(*from))
        from++;
    if (!*from)
        return false;
    for (; *from && (quote || !is_space(*from)); from++) {
        const size_t length = (size_t)(to - p->word);
        const bool leads = length == 0 || (length == 2 && (p->word[1] == 'D' || p->word[1] == 'I'));
        if (*from == '\\' && quote != '\'' && from[1] && (strchr("\"'\\", from[1]) || is_space(from[1])))
            *to++ = *++from;
        else if (quote ? *from == quote : *from == '"' || (*from == '\'' && leads))
            quote = quote ? 0 : *from;
        else
            *to++ = *from;
    }
    *to = 0;
    p->at = from;
    p->unclosed = quote != 0;
    return true;
}

/* --- one option --- */

/* The value of -D or -I: what follows in the same word, or the next one. NULL: none. */
static const char *
value_of(struct parser *p)
{
    if (p->word[2])
        return p->word + 2;
    return next_word(p) ? p->word : NULL;
}

static int
parse_listed(struct parser *p, struct rt_words *words, const char *what)
{
    const char *value = value_of(p);
    if (!value || !*value)
        return emu_fail(p->error, EMU_INVALID, "%s is not followed by %s", what,
                        words == &p->options->defines ? "a macro's name" : "a folder");
    rt_words_add(words, "%s", value);
    return 0;
}

static int
parse_standard(struct parser *p)
{
    const char *value = strchr(p->word, '=') + 1;
    for (size_t i = 0; i < COUNT(standards); i++) {
        if (strcmp(value, standards[i]) == 0) {
            p->options->std = standards[i];
            return 0;
        }
    }
    return emu_fail(p->error, EMU_INVALID,
                    "-cl-std=%.60s: the values are CL1.0, CL1.1, CL1.2, CL2.0 and CL3.0", value);
}

static int
parse_flag(struct parser *p)
{
    for (unsigned i = 0; i < RT_BUILD_OPTION_COUNT; i++) {
        if (strcmp(p->word, table[i].text) != 0)
            continue;
        if (!(table[i].where & p->step))
            return emu_fail(p->error, EMU_INVALID, "%s is not an option for %s", p->word,
                            p->step == RT_STEP_LINK ? "linking" : "compiling");
        p->options->flags |= 1u << i;
        return 0;
    }
    return emu_fail(p->error, EMU_INVALID, "unknown option '%.200s'", p->word);
}

/* The option at the word's beginning. *value: the text behind its '='. NULL: there is no '='. */
static const struct intel_option *
find_intel(const char *word, const char **value)
{
    const char *name = word + sizeof intel_prefix - 1;
    const size_t length = strcspn(name, "=");
    *value = name[length] ? name + length + 1 : NULL;
    for (size_t i = 0; i < COUNT(intel_options); i++) {
        if (strlen(intel_options[i].name) == length && memcmp(intel_options[i].name, name, length) == 0)
            return &intel_options[i];
    }
    return NULL;
}

static bool
is_number(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits && digits <= MOST_DIGITS && !text[digits];
}

static int
parse_intel(struct parser *p)
{
    const char *value;
    const struct intel_option *option = find_intel(p->word, &value);
    if (!option || (value && option->form != NUMBER))
        return emu_fail(p->error, EMU_INVALID, "unknown option '%.200s'", p->word);
    if (option->form == FLAG) {
        rt_words_add(&p->options->specific, "%s%s", intel_prefix, option->name);
        return 0;
    }
    const char separator = value ? '=' : ' ';
    if (!value)
        value = next_word(p) ? p->word : "";
    if (!is_number(value))
        return emu_fail(p->error, EMU_INVALID, "%s%s is not followed by a number", intel_prefix,
                        option->name);
    rt_words_add(&p->options->specific, "%s%s%c%s", intel_prefix, option->name, separator, value);
    return 0;
}

static int
parse_one(struct parser *p)
{
    const bool compiles = p->step != RT_STEP_LINK;
    if (compiles && strncmp(p->word, "-D", 2) == 0)
        return parse_listed(p, &p->options->defines, "-D");
    if (compiles && strncmp(p->word, "-I", 2) == 0)
        return parse_listed(p, &p->options->includes, "-I");
    if (compiles && strncmp(p->word, "-cl-std=", 8) == 0)
        return parse_standard(p);
    if (strncmp(p->word, intel_prefix, sizeof intel_prefix - 1) == 0)
        return parse_intel(p);
    return parse_flag(p);
}

static bool
out_of_memory(const struct rt_build_options *options)
{
    return options->defines.failed || options->includes.failed || options->specific.failed;
}

int
rt_build_options_parse(const char *text, enum rt_build_step step, struct rt_build_options *options,
                       struct emu_error *error)
{
    *options = (struct rt_build_options){0};
    char *word = malloc((text ? strlen(text) : 0) + 1);
    if (!word)
        return emu_fail(error, EMU_NO_MEMORY, "no memory for the options");
    struct parser parser = {text ? text : "", word, false, step, options, error};
    int err = 0;
    while (!err && next_word(&parser) && !parser.unclosed)
        err = parse_one(&parser);
    if (!err && parser.unclosed)
        err = emu_fail(error, EMU_INVALID, "a quote is not closed");
    free(word);
    if (!err && out_of_memory(options))
        err = emu_fail(error, EMU_NO_MEMORY, "no memory for the options");
    if (!err && options->flags & RT_BUILD_LINK_OPTIONS && !(options->flags & RT_BUILD_LIBRARY))
        err = emu_fail(error, EMU_INVALID, "-enable-link-options is for -create-library only");
    return err;
}

/* --- suiting a GPU --- */

static int
check_name(const char *define, struct emu_error *error)
{
    const size_t length = strcspn(define, "=(");
    bool good = length > 0 && !(define[0] >= '0' && define[0] <= '9');
    for (size_t i = 0; i < length; i++)
        good &= define[i] == '_' || define[i] == '$' || (define[i] >= '0' && define[i] <= '9') ||
                (define[i] >= 'A' && define[i] <= 'Z') || (define[i] >= 'a' && define[i] <= 'z') ||
                (unsigned char)define[i] >= 0x80;
    return good ? 0 : emu_fail(error, EMU_INVALID, "-D%.100s does not begin with a macro's name", define);
}

int
rt_build_options_suit(const struct rt_build_options *options, const struct rt_gpu *gpu,
                      struct emu_error *error)
{
    if (!gpu->toolchain->has_own_options && options->specific.count)
        return emu_fail(error, EMU_INVALID, "unknown option '%.200s'", options->specific.list[0]);
    if (!gpu->toolchain->has_c_20 && options->std && strcmp(options->std, "CL2.0") == 0)
        return emu_fail(error, EMU_INVALID, "-cl-std=CL2.0: %s has OpenCL C 1.2 and 3.0", gpu->name);
    if (options->flags & RT_BUILD_ROUNDED_DIVIDE && !(gpu->single_fp & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT))
        return emu_fail(error, EMU_INVALID,
                        "-cl-fp32-correctly-rounded-divide-sqrt: %s does not have "
                        "CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT",
                        gpu->name);
    int err = 0;
    for (size_t i = 0; !err && i < options->defines.count; i++)
        err = check_name(options->defines.list[i], error);
    return err;
}

/* Only letters, digits, '/', '.', '_' and bytes above 127. '-' begins options; quotes and blanks end them. */
bool
rt_is_plain_folder(const char *folder)
{
    for (; *folder; folder++) {
        const unsigned char c = (unsigned char)*folder;
        const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                           c == '/' || c == '.' || c == '_' || c >= 0x80;
        if (!plain)
            return false;
    }
    return true;
}

void
rt_build_options_free(struct rt_build_options *options)
{
    rt_words_free(&options->defines);
    rt_words_free(&options->includes);
    rt_words_free(&options->specific);
}

void
rt_build_options_tell(unsigned flags, enum rt_told who, struct rt_words *words)
{
    for (unsigned i = 0; i < RT_BUILD_OPTION_COUNT; i++) {
        if (flags & 1u << i && table[i].who & who)
            rt_words_add(words, "%s", table[i].text);
    }
}

unsigned
rt_build_options_linked(unsigned common, unsigned some)
{
    unsigned flags = 0;
    for (unsigned i = 0; i < RT_BUILD_OPTION_COUNT; i++) {
        if (table[i].linked == ALL)
            flags |= common & 1u << i;
        else if (table[i].linked == ANY)
            flags |= some & 1u << i;
    }
    return flags;
}
