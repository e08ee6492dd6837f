/* SPDX-License-Identifier: MIT */
/*
 * What host programs and compilers hand to the runtime's small parsers, at random: nothing may crash, and
 * what comes out must hold together. Most useful under the sanitizers. usage: online_parsers [ROUNDS [SEED]]
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile/build_options.h"
#include "compile/compiler_log.h"
#include "compile/includes.h"
#include "compile/spirv.h"
#include "emu/error.h"
#include "program/link_names.h"
#include "program/linkable.h"

static uint64_t state;
static unsigned failures;

#define CHECK(condition, ...)                                                                                \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            printf("%s:%d: not so: %s: ", __func__, __LINE__, #condition);                                   \
            printf(__VA_ARGS__);                                                                             \
            putchar('\n');                                                                                   \
            failures++;                                                                                      \
        }                                                                                                    \
    } while (0)

/* xorshift64*, Marsaglia and Vigna */
static uint32_t
rnd(uint32_t below)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (uint32_t)((state * UINT64_C(0x2545F4914F6CDD1D)) >> 32) % below;
}

/* Pieces that mean something, in any order. */
static char *
random_text(const char *const *pieces, uint32_t count)
{
    struct rt_text text = {0};
    rt_text_print(&text, "%s", "");
    for (uint32_t n = rnd(12); n; n--)
        rt_text_print(&text, "%s", pieces[rnd(count)]);
    return text.bytes;
}

#define COUNT(x) ((uint32_t)(sizeof(x) / sizeof *(x)))

static void
options(void)
{
    static const char *const pieces[] = {"-D",
                                         "-I",
                                         " ",
                                         "\"",
                                         "'",
                                         "\\",
                                         "X",
                                         "=",
                                         "1",
                                         "-cl-std=CL",
                                         "1.2",
                                         "-cl-mad-enable",
                                         " -w ",
                                         "\n",
                                         "-g",
                                         "-cl-intel-x",
                                         "-cl-intel-debug-info",
                                         "-cl-intel-reqd-eu-thread-count",
                                         "=",
                                         " 7",
                                         " -igc_opts ",
                                         "-create-library",
                                         "\t",
                                         "\xC3\xA4",
                                         "(a)",
                                         "-enable-link-options"};
    static const enum rt_build_step steps[] = {RT_STEP_BUILD, RT_STEP_COMPILE, RT_STEP_LINK};
    struct rt_build_options parsed;
    struct emu_error error = {0};
    char *text = random_text(pieces, COUNT(pieces));
    const int err = rt_build_options_parse(text, steps[rnd(3)], &parsed, &error);
    CHECK((err != 0) == (error.text[0] != 0), "'%s': %d, '%s'", text, err, error.text);
    for (size_t i = 0; i < parsed.specific.count; i++) { /* a known name, and a number at most */
        const char *word = parsed.specific.list[i], *space = strchr(word, ' ');
        CHECK(strspn(word, "-=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ") ==
                      strlen(word) &&
                  strncmp(word, "-cl-intel-", 10) == 0 && !strstr(word, "igc") &&
                  (!space || strspn(space + 1, "0123456789") == strlen(space + 1)),
              "'%s'", word);
    }
    for (size_t i = 0; i < parsed.defines.count; i++)
        CHECK(strlen(parsed.defines.list[i]) <= strlen(text), "'%s'", text);
    rt_build_options_free(&parsed);
    free(text);
}

/* A container of random modules comes back as it was; a damaged one comes back whole or not at all. */
static void
containers(void)
{
    static const char bytes[300] = {1, 2, 3};
    struct rt_module modules[4];
    struct rt_linkable parsed,
        made = {rnd(2) ? RT_LINKABLE_OBJECT : RT_LINKABLE_LIBRARY, rnd(2), modules, rnd(5)};
    struct rt_text text = {0};
    for (size_t i = 0; i < made.count; i++)
        modules[i] = (struct rt_module){rnd(1000), bytes, rnd(sizeof bytes)};
    rt_linkable_write(&made, "skl", &text);
    CHECK(rt_linkable_parse(text.bytes, text.size, "skl", &parsed, NULL) == 0, "%zu modules", made.count);
    CHECK(parsed.count == made.count && parsed.kind == made.kind, "%zu modules", made.count);
    for (size_t i = 0; i < parsed.count; i++)
        CHECK(parsed.modules[i].size == modules[i].size && parsed.modules[i].flags == modules[i].flags &&
                  memcmp(parsed.modules[i].bytes, bytes, modules[i].size) == 0,
              "module %zu", i);
    rt_linkable_free(&parsed);
    CHECK(rt_linkable_parse(text.bytes, text.size, "bdw", &parsed, NULL) != 0, "another device");
    for (uint32_t n = rnd(4); n; n--)
        text.bytes[rnd((uint32_t)text.size)] = (char)rnd(256);
    const size_t keep = rnd(2) ? text.size : rnd((uint32_t)text.size + 1);
    char *copy = malloc(keep + 1); /* its own block, so that a sanitizer sees its end */
    memcpy(copy, text.bytes, keep);
    if (rt_linkable_parse(copy, keep, "skl", &parsed, NULL) == 0) {
        for (size_t i = 0; i < parsed.count; i++)
            CHECK((const char *)parsed.modules[i].bytes >= copy &&
                      (const char *)parsed.modules[i].bytes + parsed.modules[i].size <= copy + keep,
                  "module %zu", i);
    }
    rt_linkable_free(&parsed);
    free(copy);
    rt_text_free(&text);
}

/* Instructions of the kinds that are looked at, with lengths that may be wrong. */
static void
modules(void)
{
    static const uint32_t opcodes[] = {15, 21, 22, 48, 49, 50, 71, 17};
    uint32_t words[128] = {0x07230203, 0x00010000, 0, 20, 0};
    const size_t count = 5 + rnd(120);
    size_t at = 5;
    while (at < count) {
        const uint32_t length = 1 + rnd(8);
        for (uint32_t i = 1; i < length && at + i < count; i++)
            words[at + i] = rnd(4) ? rnd(12) : rnd(3) == 0 ? 41 : 0x6B6B6B6Bu >> rnd(3) * 8;
        words[at] = length << 16 | opcodes[rnd(COUNT(opcodes))];
        at += length;
    }
    uint32_t *copy = rt_spirv_copy(words, count * sizeof *words, NULL);
    CHECK((copy != NULL) == (at == count), "%zu words, instructions to %zu", count, at);
    if (copy) {
        struct rt_words exports = {0}, imports = {0};
        const struct rt_module pair[] = {{0, copy, count * sizeof *copy}, {0, copy, count * sizeof *copy}};
        struct rt_text complaints = {0};
        const unsigned char value[16] = {1, 2, 3, 4, 5, 6, 7, 8};
        rt_spirv_names(copy, count, &exports, &imports);
        for (uint32_t id = 0; id < 12; id++) {
            const size_t size = rt_spirv_constant_size(copy, count, id);
            if (size && size <= sizeof value)
                rt_spirv_specialise(copy, count, id, value, size);
        }
        rt_link_check_names(pair, 2, &complaints);
        CHECK(!exports.count || complaints.size, "names that are there twice");
        rt_text_free(&complaints);
        rt_words_free(&exports);
        rt_words_free(&imports);
    }
    free(copy);
}

static void
includes(void)
{
    static const char *const pieces[] = {
        "#", "include", " ", "\"a.h\"", "<b.h>",         "\n",   "\\\n", "/*", "*/",   "\"",
        "<", "%:",      "M", "(",       "__has_include", "?\?=", "../x", "\\", "\r\n", "/etc/hosts"};
    struct rt_words folders = {0};
    struct sha256 hash;
    char *text = random_text(pieces, COUNT(pieces));
    sha256_begin(&hash);
    rt_words_add(&folders, "/nowhere");
    struct rt_includes found = {.hash = &hash, .folders = &folders};
    rt_includes_scan(&found, text, strlen(text));
    CHECK(!found.seen.count || found.any, "'%s'", text);
    rt_includes_free(&found);
    rt_words_free(&folders);
    free(text);
}

/* If each place of these sources started a new search, the test would take hours. */
static void
long_sources(void)
{
    static const char *const repeated[] = {"#/*", "#include <", "#include \"", "#import <a.h>\n", "%:/**"};
    for (size_t i = 0; i < COUNT(repeated); i++) {
        struct rt_words folders = {0};
        struct rt_text text = {0};
        struct sha256 hash;
        sha256_begin(&hash);
        while (text.size < 8 << 20)
            rt_text_print(&text, "%s", repeated[i]);
        rt_words_add(&folders, "/nowhere");
        struct rt_includes found = {.hash = &hash, .folders = &folders};
        rt_includes_scan(&found, text.bytes, text.size);
        rt_includes_free(&found);
        rt_words_free(&folders);
        rt_text_free(&text);
    }
}

static void
add_words(struct rt_text *module, uint32_t opcode, const uint32_t *operands, uint32_t count)
{
    const uint32_t first = (count + 1) << 16 | opcode;
    rt_text_add(module, &first, sizeof first);
    rt_text_add(module, operands, count * sizeof *operands);
}

/* If each decoration of this module started a pass over the module, the test would take an hour. */
static void
long_modules(void)
{
    enum { IDS = 300000, DECORATE = 71, SPEC_CONSTANT = 50, TYPE_INT = 21, BUILT_IN = 11, LINKAGE = 41 };
    static const uint32_t header[] = {0x07230203, 0x00010000, 0, IDS + 2, 0}, type[] = {1, 32, 0};
    const uint32_t value = 7;
    struct rt_text module = {0};
    struct rt_words exports = {0}, imports = {0};
    rt_text_add(&module, header, sizeof header);
    for (uint32_t id = 2; id < IDS; id++) {
        add_words(&module, DECORATE, (uint32_t[]){id, 1, id & 1}, 3);
        add_words(&module, DECORATE, (uint32_t[]){id, LINKAGE, 'a', 0}, 4);
        if (id % 3 == 0)
            add_words(&module, DECORATE, (uint32_t[]){id, BUILT_IN, 0}, 3);
    }
    add_words(&module, TYPE_INT, type, 3);
    for (uint32_t id = 2; id < IDS; id++)
        add_words(&module, SPEC_CONSTANT, (uint32_t[]){1, id, 5}, 3);
    uint32_t *words = rt_spirv_copy(module.bytes, module.size, NULL);
    const size_t count = module.size / sizeof *words;
    CHECK(words != NULL, "%zu words", count);
    rt_spirv_names(words, count, &exports, &imports);
    CHECK(exports.count == (IDS - 2) - (IDS - 3) / 3, "%zu names", exports.count);
    CHECK(rt_spirv_constant_size(words, count, 1) == 4, "no constant");
    rt_spirv_specialise(words, count, 1, &value, sizeof value);
    CHECK(words[count - 1] == 7 && words[count - 5] == 5, "%u %u", words[count - 1], words[count - 5]);
    rt_words_free(&exports);
    rt_words_free(&imports);
    rt_text_free(&module);
    free(words);
}

/* Every way to write an #include is noticed. */
static void
known_includes(void)
{
    static const struct {
        const char *text;
        bool any, unknown;
    } known[] = {
        {"int x;", false, false},
        {"#include \"a.h\"", true, false},
        {" #  include <a.h>", true, false},
        {"#/* */include \"a.h\"", true, false},
        {"#inc\\\nlude \"a.h\"", true, false},
        {"#inc\\ \r\nlude \"a.h\"", true, false},
        {"%:include \"a.h\"", true, false},
        {"?\?=include \"a.h\"", true, true},
        {"#include M", true, true},
        {"#import \"a.h\"", true, false},
        {"#include_next <a.h>", true, false},
        {"#if __has_include(<a.h>)", true, false},
        {"#if __has_include(M)", true, true},
        {"int t = __TIME__;", true, true},
        {"#define include 3", false, false},
        {"#embed \"a\"", true, true},
    };
    for (size_t i = 0; i < COUNT(known); i++) {
        struct rt_words folders = {0};
        struct sha256 hash;
        sha256_begin(&hash);
        struct rt_includes found = {.hash = &hash, .folders = &folders};
        rt_includes_scan(&found, known[i].text, strlen(known[i].text));
        CHECK(found.any == known[i].any && found.unknown == known[i].unknown, "'%s': %d %d", known[i].text,
              found.any, found.unknown);
        rt_includes_free(&found);
    }
}

static void
logs(void)
{
    static const char *const pieces[] = {
        "error: x",       "\n",      "\r\n", "\033[1m", "\033[", " ", "Build succeeded.",
        "Command was: y", "#0 0x12", "\033", "1:2:3"};
    struct rt_text log = {0};
    char *text = random_text(pieces, COUNT(pieces));
    rt_log_add_output(rnd(2) ? &rt_ocloc : &rt_clang, text, strlen(text), &log);
    CHECK(!log.size || (log.bytes[0] != '\n' && log.bytes[log.size - 1] == '\n'), "'%s'", text);
    CHECK(!log.size || !strstr(log.bytes, "\033["), "'%s'", text);
    rt_text_free(&log);
    free(text);
}

int
main(int argc, char **argv)
{
    const unsigned long rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 20000;
    state = argc > 2 ? strtoull(argv[2], NULL, 10) | 1 : 88172645463325252u;
    known_includes();
    long_sources();
    long_modules();
    for (unsigned long i = 0; i < rounds && failures < 20; i++) {
        options();
        containers();
        modules();
        includes();
        logs();
    }
    printf("%lu rounds, %u failures\n", rounds, failures);
    return failures != 0;
}
