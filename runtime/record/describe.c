/* SPDX-License-Identifier: MIT */
/* launch.txt: what a record holds, for a reader. No program reads it. */
#include "describe.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/shown.h"
#include "out.h"
#include "runtime/platform.h"

static void __attribute__((format(printf, 2, 3))) say(struct record_out *out, const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    const int length = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    record_out_bytes(out, text, length < (int)sizeof text ? (size_t)length : sizeof text - 1);
}

static const char *const kinds[RT_RECORD_KINDS] = {
    [RT_RECORD_VALUE] = "a value",   [RT_RECORD_LOCAL] = "local memory",
    [RT_RECORD_BUFFER] = "a buffer", [RT_RECORD_ADDRESS] = "shared memory",
    [RT_RECORD_IMAGE] = "an image",  [RT_RECORD_SAMPLER] = "a sampler",
    [RT_RECORD_PIPE] = "a pipe"};

enum { SHOWN_VALUE = 16 };

static void
say_value(struct record_out *out, const struct rt_record_arg *a)
{
    say(out, ", hex");
    for (uint64_t i = 0; i < a->size && i < SHOWN_VALUE; i++)
        say(out, " %02x", a->value[i]);
    if (a->size > SHOWN_VALUE)
        say(out, " ...");
}

static void
say_arg(struct record_out *out, const struct rt_record_source *s, uint32_t i)
{
    char name[128], type[128];
    const struct rt_record_arg *a = &s->args[i];
    const bool named = i < s->code->arg_count;
    const char *own = named ? s->code->args[i].name : NULL,
               *own_type = named ? s->code->args[i].type_name : NULL;
    say(out, "argument %u: %s %s: %s", i, rt_show(own_type ? own_type : "?", type, sizeof type),
        rt_show(own ? own : "?", name, sizeof name), kinds[a->kind]);
    if (a->kind != RT_RECORD_SAMPLER)
        say(out, " of %" PRIu64 " bytes", a->size);
    if (a->kind == RT_RECORD_VALUE)
        say_value(out, a);
    else if (a->kind == RT_RECORD_IMAGE)
        say(out, ", %" PRIu64 " x %" PRIu64 " x %" PRIu64 ", format 0x%x 0x%x", a->extent[0], a->extent[1],
            a->extent[2], a->order, a->format);
    else if (a->kind == RT_RECORD_SAMPLER)
        say(out, ", %snormalised, 0x%x, 0x%x", a->type ? "" : "not ", a->order, a->format);
    else if (a->kind != RT_RECORD_LOCAL)
        say(out, a->begin ? " at 0x%" PRIx64 : ", NULL", a->begin);
    say(out, "\n");
}

static void
say_sizes(struct record_out *out, const char *word, const uint64_t size[3])
{
    say(out, "%s: %" PRIu64 " x %" PRIu64 " x %" PRIu64 "\n", word, size[0], size[1], size[2]);
}

int
record_describe(const char *folder, const struct rt_record_source *s)
{
    static const char *const origins[RT_RECORD_ORIGINS] = {"no source", "its source", "its SPIR-V"};
    char text[1000];
    struct record_out out;
    const int err = record_out_begin(&out, folder, RT_RECORD_TEXT);
    if (err)
        return err;
    say(&out, "A launch recorded by Caygen %s; docs/debugging.md, \"Keep a launch\".\n", RT_VERSION);
    say(&out, "kernel: %s\n", rt_show(s->kernel, text, sizeof text));
    say(&out, "device: %s, engine %s\n", fe_device_name(s->device), s->engine);
    say(&out, "launch: number %u of process %ld\n", s->number, (long)getpid());
    say(&out, "program: a binary of %zu bytes, with %s\n", s->binary_bytes, origins[s->origin]);
    say(&out, "build options: %s\n", rt_show(s->options ? s->options : "", text, sizeof text));
    say(&out, "dimensions: %u\n", s->range.dims);
    say_sizes(&out, "global offset", s->range.offset);
    say_sizes(&out, "global size", s->range.global);
    say_sizes(&out, "local size", s->range.local);
    for (uint32_t i = 0; i < s->arg_count; i++)
        say_arg(&out, s, i);
    return record_out_end(&out, false);
}

static void
print_end(int fd, const struct rt_record_end *end)
{
    const struct emu_fault *f = &end->fault;
    if (f->kind == EMU_FAULT_NONE)
        (void)dprintf(fd, "end: after %.3f ms\n", end->milliseconds);
    else
        (void)dprintf(fd,
                      "end: a fault, %s, at instruction 0x%x, work-group %u:%u:%u, address 0x%" PRIx64 "\n",
                      emu_fault_name(f->kind), f->inst, f->group[0], f->group[1], f->group[2], f->address);
}

int
record_describe_end(const char *folder, const struct rt_record_end *end)
{
    char path[4200];
    if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, RT_RECORD_TEXT) >= sizeof path)
        return ENAMETOOLONG;
    const int fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (fd < 0)
        return errno;
    print_end(fd, end);
    return close(fd) == 0 ? 0 : errno;
}
