/* SPDX-License-Identifier: MIT */
/* The options of clBuildProgram, clCompileProgram and clLinkProgram. */
#ifndef BUILD_OPTIONS_H
#define BUILD_OPTIONS_H

#include <stdbool.h>

#include "base/words.h"

struct emu_error;
struct rt_gpu;

enum rt_build_step {
    RT_STEP_COMPILE = 1,
    RT_STEP_LINK = 2,
    RT_STEP_BUILD = 4 /* takes what compiling takes */
};

enum rt_build_bit {
#define RT_BUILD_OPTION(id, text, where, who, linked) RT_BUILD_BIT_##id,
#include "build_options.def"
#undef RT_BUILD_OPTION
    RT_BUILD_OPTION_COUNT
};

enum rt_build_flag {
#define RT_BUILD_OPTION(id, text, where, who, linked) RT_BUILD_##id = 1u << RT_BUILD_BIT_##id,
#include "build_options.def"
#undef RT_BUILD_OPTION
};

/* Which compiler gets an option. */
enum rt_told {
    RT_TOLD_NOBODY = 0,
    RT_TOLD_OCLOC = 1,
    RT_TOLD_CLANG = 2,
    RT_TOLD_BEIGNET = 4,
    RT_TOLD_ALL = RT_TOLD_OCLOC | RT_TOLD_CLANG | RT_TOLD_BEIGNET
};

struct rt_build_options {
    unsigned flags;           /* enum rt_build_flag */
    const char *std;          /* "CL1.2"; NULL: not given */
    struct rt_words defines;  /* "NAME" or "NAME=DEFINITION" */
    struct rt_words includes; /* folders */
    struct rt_words specific; /* of intel_options.def, each with its value */
};

/* Whether the folder can be part of a text with options: no character of it begins or ends an option. */
bool rt_is_plain_folder(const char *folder);

/* text may be NULL. 0, or -1 and a sentence: EMU_INVALID: text is not legal, EMU_NO_MEMORY. Free in either
 * case. */
int rt_build_options_parse(const char *text, enum rt_build_step step, struct rt_build_options *options,
                           struct emu_error *error);
/* Whether that GPU has the requested features, and its compiler has options for them. */
int rt_build_options_suit(const struct rt_build_options *options, const struct rt_gpu *gpu,
                          struct emu_error *error);
void rt_build_options_free(struct rt_build_options *options);

/* The options' names for one compiler. */
void rt_build_options_tell(unsigned flags, enum rt_told who, struct rt_words *words);
/* The options for code linked from objects that were all compiled with `common`, and some of them with
 * `some`. */
unsigned rt_build_options_linked(unsigned common, unsigned some);

#endif
