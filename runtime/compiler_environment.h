/* SPDX-License-Identifier: MIT */
/*
 * The whole environment of a compiler. Nothing of ours reaches it but LD_LIBRARY_PATH, without which a
 * compiler that is not installed in the system's folders does not find its libraries; the host program was
 * loaded with the same. The rest (CCC_OVERRIDE_OPTIONS, IGC_..., CPATH, LD_PRELOAD, ...) could change what is
 * made, or load and write files.
 */
#ifndef COMPILER_ENVIRONMENT_H
#define COMPILER_ENVIRONMENT_H

#include "toolchain.h"
#include "words.h"

/* folder: with RT_WORK_HOME and RT_WORK_TMP in it. */
void rt_compiler_environment(const struct rt_tool *tool, const char *folder, struct rt_words *environment);
/* LD_LIBRARY_PATH's absolute folders: others would be looked for where the compiler works. */
void rt_compiler_libraries(struct rt_words *folders);
/*
 * What the compiler reads besides what the system keeps for all. False: that cannot be known: it is a script,
 * or lies where somebody else has put it, with its libraries anywhere.
 */
bool rt_compiler_reads(const struct rt_tool *tool, struct rt_words *paths);

#endif
