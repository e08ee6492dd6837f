/* SPDX-License-Identifier: MIT */
/*
 * The result of clCompileProgram, and of clLinkProgram with -create-library: modules in the compiler's
 * intermediate language, SPIR-V or LLVM's, one per compiled program. They are joined only when an executable
 * is made. A host program gets it as the program's binary, so it may come back damaged.
 */
#ifndef LINKABLE_H
#define LINKABLE_H

#include <stdbool.h>

#include "base/words.h"

struct emu_error;

enum rt_linkable_kind { RT_LINKABLE_OBJECT = 1, RT_LINKABLE_LIBRARY = 2 };

struct rt_module {
    unsigned flags; /* enum rt_build_flag it was compiled with */
    const void *bytes;
    size_t size;
};

struct rt_linkable {
    enum rt_linkable_kind kind;
    bool takes_link_options; /* a library made with -enable-link-options, or an object */
    struct rt_module *modules;
    size_t count;
};

/* Whether the bytes begin like a linkable program, so that only rt_linkable_parse can read them. */
bool rt_linkable_is(const void *bytes, size_t size);
/* For bytes that were parsed without an error. */
enum rt_linkable_kind rt_linkable_kind_of(const void *bytes, size_t size);
/* device: the name of the GPU that it must be for. The modules' bytes are not copied. 0, or -1 and the
 * reason. */
int rt_linkable_parse(const void *bytes, size_t size, const char *device, struct rt_linkable *linkable,
                      struct emu_error *error);
void rt_linkable_free(struct rt_linkable *linkable);
/* text.failed: out of memory. */
void rt_linkable_write(const struct rt_linkable *linkable, const char *device, struct rt_text *text);

#endif
