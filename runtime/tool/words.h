/* SPDX-License-Identifier: MIT */
/* What a kernel's messages do, in words: its front end names them, the lane ops made of them have the rest.
 */
#ifndef TOOL_WORDS_H
#define TOOL_WORDS_H

#include <stddef.h>
#include <stdint.h>

struct fe_kernel;
struct tool_words;

/* NULL: out of memory. Without a lane program there is only the front end's name. */
struct tool_words *tool_words_new(const struct fe_kernel *kernel);
void tool_words_free(struct tool_words *words); /* accepts NULL */
/* Of the instruction at an offset; name: the front end's, or NULL. "": it sends no message. */
void tool_words_of(const struct tool_words *words, uint32_t offset, const char *name, char *text,
                   size_t size);

#endif
