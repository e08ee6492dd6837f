/* SPDX-License-Identifier: MIT */
/* The profile in Callgrind's format, version 1 (valgrind's manual, "Callgrind Format Specification"), for
 * KCachegrind and callgrind_annotate. A kernel is a function, its device an object file. */
#include <inttypes.h>
#include <string.h>

#include "profile.h"

static uint64_t
bytes_of(const struct profile_counts *c)
{
    return c->read_bytes + c->written_bytes;
}

/* A name ends where the line does. */
static void
put_name(const char *key, const char *name, FILE *to)
{
    fprintf(to, "%s=", key);
    for (; *name; name++)
        fputc((unsigned char)*name < ' ' ? ' ' : *name, to);
    fputc('\n', to);
}

static void
put_kernel(const struct tool_profile *p, const struct profile_kernel *k, FILE *to)
{
    const uint32_t home = k->count ? k->instructions[0].file : 0;
    uint32_t file = home;
    put_name("ob", k->device, to);
    put_name("fl", tool_profile_file(p, home), to);
    put_name("fn", k->name, to);
    for (uint32_t i = 0; i < k->count; i++) {
        const struct profile_instruction *one = &k->instructions[i];
        if (!one->counts.count)
            continue;
        if (one->file != file)
            put_name(one->file == home ? "fe" : "fi", tool_profile_file(p, one->file), to);
        file = one->file;
        fprintf(to, "0x%" PRIx32 " %" PRIu32 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", one->offset, one->line,
                one->counts.count, one->counts.lanes, bytes_of(&one->counts));
    }
    fputc('\n', to);
}

int
tool_profile_callgrind(const struct tool_profile *p, FILE *to)
{
    struct profile_counts all = {.count = 0};
    for (uint32_t i = 0; i < p->all.kernel_count; i++) {
        const struct profile_counts one = profile_kernel_counts(&p->all.kernels[i], NULL);
        profile_counts_add(&all, &one);
    }
    fprintf(to, "# callgrind format\nversion: 1\ncreator: caygen\n");
    fputs("cmd: ", to);
    for (const char *at = p->program; *at; at++)
        fputc((unsigned char)*at < ' ' ? ' ' : *at, to);
    fprintf(to,
            "\npositions: instr line\nevent: In : Instructions of hardware threads\n"
            "event: Ln : Lanes that were on\nevent: By : Bytes read and written\nevents: In Ln By\n"
            "summary: %" PRIu64 " %" PRIu64 " %" PRIu64 "\n\n",
            all.count, all.lanes, bytes_of(&all));
    for (uint32_t i = 0; i < p->all.kernel_count; i++)
        put_kernel(p, &p->all.kernels[i], to);
    fprintf(to, "totals: %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", all.count, all.lanes, bytes_of(&all));
    return 0;
}
