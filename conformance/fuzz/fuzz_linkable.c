/* SPDX-License-Identifier: MIT */
/* Any bytes as a compiled program that waits for the linker. What is accepted must be the same when it is
 * written and read again. */
#include <stdlib.h>

#include "emu/error.h"
#include "fuzz.h"
#include "program/link_names.h"
#include "program/linkable.h"

static void
check_again(const struct rt_linkable *first)
{
    struct rt_text text = {0};
    struct rt_linkable second = {0};
    struct emu_error error = {EMU_OK, ""};
    rt_linkable_write(first, "skl", &text);
    if (rt_linkable_parse(text.bytes, text.size, "skl", &second, &error))
        fuzz_finding("refused when it is written again: %s", error.text);
    if (second.kind != first->kind || second.count != first->count ||
        second.takes_link_options != first->takes_link_options)
        fuzz_finding("another one when it is written again");
    for (size_t i = 0; i < first->count; i++)
        if (second.modules[i].flags != first->modules[i].flags ||
            second.modules[i].size != first->modules[i].size ||
            memcmp(second.modules[i].bytes, first->modules[i].bytes, first->modules[i].size) != 0)
            fuzz_finding("module %zu is another one when it is written again", i);
    rt_linkable_free(&second);
    rt_text_free(&text);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct rt_linkable linkable = {0};
    struct rt_text complaints = {0};
    struct emu_error error = {EMU_OK, ""};
    if (!rt_linkable_is(bytes, size))
        return 0;
    if (rt_linkable_parse(bytes, size, "skl", &linkable, &error)) {
        if (!error.text[0])
            fuzz_finding("a refusal without a reason");
        return 0;
    }
    check_again(&linkable);
    rt_link_check_names(linkable.modules, linkable.count, &complaints);
    rt_text_free(&complaints);
    rt_linkable_free(&linkable);
    return 0;
}
