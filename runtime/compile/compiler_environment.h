/* SPDX-License-Identifier: MIT */
/*
 * The whole environment of a compiler. Of the host program's environment it gets LD_LIBRARY_PATH only: a
 * compiler outside the system's folders may need it to find its libraries, and the host program was loaded
 * with the same. Other variables (CCC_OVERRIDE_OPTIONS, IGC_..., CPATH, LD_PRELOAD, ...) could change the
 * result, or load and write files.
 */
#ifndef COMPILER_ENVIRONMENT_H
#define COMPILER_ENVIRONMENT_H

#include "base/words.h"
#include "toolchain.h"

/* folder: contains RT_WORK_HOME and RT_WORK_TMP. */
void rt_compiler_environment(const struct rt_tool *tool, const char *folder, struct rt_words *environment);
/* The absolute folders of LD_LIBRARY_PATH. Relative ones would mean others in the compiler's own folder. */
void rt_compiler_libraries(struct rt_words *folders);
/*
 * The folders outside the system's that the compiler reads. False: they are not known, because the compiler
 * is a script, or is not in one of the system's folders, so that its libraries may be anywhere.
 */
bool rt_compiler_reads(const struct rt_tool *tool, struct rt_words *paths);

#endif
