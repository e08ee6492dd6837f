/* SPDX-License-Identifier: MIT */
/*
 * Every truncation and corruption of every specimen: container_sweep [full|quick [FILE]]
 * Each damaged file must end in a well-formed program, or in a refusal with a sentence, in bounded time. What
 * a sanitizer has to say comes on top. Prints how each class ended; exit code 1 on any defect.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "attempt.h"
#include "beignet.h"
#include "catalyst.h"
#include "processor_seconds.h"
#include "specimen.h"

enum { ENDINGS = 4, MAX_RECORDS = 8 };

struct tally {
    unsigned long ended[ENDINGS + 1]; /* by enum emu_error_kind: loads, invalid, unsupported, no memory */
    unsigned long defects;
    double slowest; /* of the processor */
};

struct subject {
    const char *name;
    struct specimen s;
    enum fe_device device;
    size_t device_binary; /* Intel: its offset; 0 with no record otherwise */
    size_t records[MAX_RECORDS];
    size_t record_count;
    unsigned prefixes; /* truncations that may load: whole members of an archive, padding at the end */
};

/* Tries bytes from memory of exactly their size, so that reading past the end shows. */
static void
try_bytes(struct tally *tally, const struct subject *subject, const uint8_t *bytes, size_t size,
          const char *how, size_t at)
{
    uint8_t *exact = malloc(size ? size : 1);
    struct emu_error error = {EMU_OK, ""};
    const double start = processor_seconds();
    if (!exact)
        abort();
    memcpy(exact, bytes, size);
    const char *defect = attempt(exact, size, subject->device, &error);
    const double took = processor_seconds() - start;
    free(exact);
    if (took > tally->slowest)
        tally->slowest = took;
    tally->ended[error.kind]++;
    if (!defect)
        return;
    printf("DEFECT: %s, %s at 0x%zx: %s\n", subject->name, how, at, defect);
    tally->defects++;
}

static void
truncations(struct tally *tally, const struct subject *subject)
{
    for (size_t size = 0; size < subject->s.size; size++)
        try_bytes(tally, subject, subject->s.bytes, size, "truncation", size);
    if (tally->ended[EMU_OK] > subject->prefixes) {
        printf("DEFECT: %s: %lu truncations load\n", subject->name, tally->ended[EMU_OK]);
        tally->defects++;
    }
}

/* The kernel record that holds a byte, or NULL. */
static const size_t *
record_of(const struct subject *subject, size_t at)
{
    const size_t *found = NULL;
    for (size_t i = 0; i < subject->record_count; i++)
        if (at >= subject->records[i] + 40)
            found = &subject->records[i];
    return found;
}

static void
corrupt_byte(struct tally *tally, struct subject *subject, size_t at, unsigned delta, bool repair)
{
    const uint8_t old = subject->s.bytes[at];
    const size_t *record = repair ? record_of(subject, at) : NULL;
    const uint32_t sum = record ? specimen_u32(&subject->s, *record) : 0;
    subject->s.bytes[at] = (uint8_t)(old + delta);
    if (record)
        specimen_fix_checksum(&subject->s, *record);
    try_bytes(tally, subject, subject->s.bytes, subject->s.size,
              repair ? "repaired corruption" : "corruption", at);
    subject->s.bytes[at] = old;
    if (record)
        specimen_set_u32(&subject->s, *record, sum);
}

/* Every stride-th byte gets 8 other values; with stride 0 every byte gets all 255. */
static void
corruptions(struct tally *tally, struct subject *subject, bool repair, size_t stride)
{
    static const uint8_t few[] = {1, 0xff, 0x80, 0x10, 0x7f, 2, 0x40, 0xc3};
    for (size_t at = 0; at < subject->s.size; at += stride ? stride : 1) {
        if (repair && !record_of(subject, at))
            continue;
        if (stride)
            for (size_t i = 0; i < sizeof few; i++)
                corrupt_byte(tally, subject, at, few[i], repair);
        else
            for (unsigned delta = 1; delta < 256; delta++)
                corrupt_byte(tally, subject, at, delta, repair);
    }
}

static void
find_records(struct subject *subject)
{
    size_t size;
    if (memcmp(subject->s.bytes, "CTNI", 4) != 0)
        subject->device_binary = specimen_device_binary(&subject->s, &size);
    subject->record_count =
        specimen_kernels(&subject->s, subject->device_binary, subject->records, MAX_RECORDS);
}

static unsigned long
report(const char *name, const char *class, const struct tally *t)
{
    unsigned long tries = 0;
    for (int i = 0; i < ENDINGS; i++)
        tries += t->ended[i];
    printf("%-18s %-12s %9lu %9lu %9lu %11lu %9lu   %.0f ms\n", name, class, tries, t->ended[EMU_OK],
           t->ended[EMU_INVALID], t->ended[EMU_UNSUPPORTED], t->ended[EMU_NO_MEMORY], t->slowest * 1e3);
    fflush(stdout);
    return t->defects + t->ended[EMU_NO_MEMORY] + (t->slowest > 5 * SLOWED ? 1 : 0);
}

/* Refusing everything would pass the rest: the undamaged file must be recognised. */
static unsigned long
intact(const struct subject *subject)
{
    struct tally whole = {0};
    try_bytes(&whole, subject, subject->s.bytes, subject->s.size, "no damage", 0);
    if (whole.ended[EMU_INVALID])
        printf("DEFECT: %s does not load undamaged\n", subject->name);
    return whole.defects + whole.ended[EMU_INVALID];
}

/* Quick: a sample of the bytes; full: every byte, in small files with every value. */
static size_t
stride_of(const struct subject *subject, bool full)
{
    enum { SMALL = 6000, SAMPLE = 400 };
    if (full)
        return subject->s.size <= SMALL ? 0 : 1;
    return 1 + subject->s.size / SAMPLE;
}

static unsigned long
sweep(struct subject *subject, bool full)
{
    struct tally cut = {0}, byte = {0}, repaired = {0};
    const size_t stride = stride_of(subject, full);
    unsigned long bad = intact(subject);
    truncations(&cut, subject);
    bad += report(subject->name, "truncated", &cut);
    corruptions(&byte, subject, false, stride);
    bad += report(subject->name, "byte", &byte);
    if (subject->record_count) {
        corruptions(&repaired, subject, true, stride);
        bad += report(subject->name, "byte+sum", &repaired);
    }
    specimen_free(&subject->s);
    return bad;
}

static unsigned long
sweep_others(bool full)
{
    struct subject tokens = {"args.skl tokens", specimen_patch_tokens("args.skl"), FE_SKL, .prefixes = 0};
    struct subject clover = {"args clover", specimen_clover_args(), FE_CAYMAN, .prefixes = 0};
    find_records(&tokens);
    return sweep(&tokens, full) + sweep(&clover, full);
}

static unsigned long
sweep_catalyst(bool full)
{
    const struct catalyst_program program = {.kernels = &catalyst_vadd, .kernel_count = 1};
    struct subject catalyst = {"vadd catalyst", {NULL, 0}, FE_CAYMAN, .prefixes = 0};
    catalyst.s.bytes = catalyst_build(&program, &catalyst.s.size);
    return sweep(&catalyst, full);
}

static unsigned long
sweep_beignet(bool full)
{
    struct beignet_file file = beignet_all();
    file.kernel_count = 2;
    struct subject program = {"beignet", beignet_build(&file), FE_SKL, .prefixes = 0};
    return sweep(&program, full);
}

int
main(int argc, char **argv)
{
    static const struct {
        const char *name;
        enum fe_device device;
        bool intel;
        unsigned prefixes;
    } files[] = {{"vadd.skl", FE_SKL, true, 7},
                 {"vadd.bxt", FE_BXT, true, 7},
                 {"vadd.bdw", FE_BDW, true, 7},
                 {"args.skl", FE_SKL, true, 7},
                 {"intel.bdw", FE_BDW, true, 7},
                 {"images.skl", FE_SKL, true, 7},
                 {"vadd.fat", FE_BXT, false, 6},
                 {"vadd.zebin", FE_SKL, false, 0},
                 {"args.skl.zebin", FE_SKL, false, 0},
                 {"intel.bdw.zebin", FE_BDW, false, 0},
                 {"images.skl.zebin", FE_SKL, false, 0},
                 {"vadd.32", FE_SKL, true, 7},
                 {"vadd.32.zebin", FE_SKL, false, 0},
                 {"functions.zebin", FE_SKL, false, 0},
                 {"tables.zebin", FE_SKL, false, 0},
                 {"tables.32.zebin", FE_SKL, false, 0},
                 {"vadd.bindless", FE_SKL, true, 7},
                 {"vadd.bindless.zebin", FE_SKL, false, 0},
                 {"vadd.zebin.fat", FE_BXT, false, 6},
                 {"vadd.cayman.o", FE_CAYMAN, false, 0},
                 {"vadd.cayman-g.o", FE_CAYMAN, false, 0},
                 {"args.cayman.o", FE_CAYMAN, false, 0},
                 {"args.cayman-g.o", FE_CAYMAN, false, 0}};
    const bool full = argc > 1 && strcmp(argv[1], "full") == 0;
    const char *only = argc > 2 ? argv[2] : NULL;
    unsigned long bad = 0;
    printf("%-18s %-12s %9s %9s %9s %11s %9s   slowest\n", "file", "damage", "tries", "loads", "invalid",
           "unsupported", "no memory");
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        if (only && strcmp(only, files[i].name) != 0)
            continue;
        struct subject subject = {files[i].name, specimen_read(files[i].name), files[i].device,
                                  .prefixes = files[i].prefixes};
        if (files[i].intel)
            find_records(&subject);
        bad += sweep(&subject, full);
    }
    if (!only)
        bad += sweep_others(full);
    if (!only || strcmp(only, "catalyst") == 0)
        bad += sweep_catalyst(full) + sweep_beignet(full);
    printf("%lu defects\n", bad);
    return bad != 0;
}
