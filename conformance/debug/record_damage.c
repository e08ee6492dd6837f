/* SPDX-License-Identifier: MIT */
/*
 * record_damage MUTATIONS RECORD...: every truncation of a record's files is refused with a reason, without
 * regard to the SHA-256, and no mutation does harm (fuzz_record.c runs them, too). With the SHA-256 every
 * changed byte is refused; sampled here. Exit: 0, 1.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read_file.h"
#include "record/reader.h"
#include "record/record.h"
#include "rng.h"

static unsigned failed, tried;

static void
expect_refusal(bool refused, const struct emu_error *error, const char *what, size_t at)
{
    tried++;
    if (refused && error->text[0])
        return;
    failed++;
    printf("%s %zu: %s\n", what, at, refused ? "refused without a reason" : "not refused");
}

static bool
read_copy(const uint8_t *bytes, size_t size, struct rt_replay *replay, struct emu_error *error)
{
    uint8_t *copy = malloc(size + 1);
    if (!copy)
        abort();
    memcpy(copy, bytes, size);
    return rt_replay_read(copy, size, replay, error) == 0;
}

static void
try_launch(const uint8_t *bytes, size_t size, unsigned mutations)
{
    struct rt_replay replay;
    struct rng r = {1};
    uint8_t *changed = malloc(size);
    if (!changed)
        abort();
    for (size_t n = 0; n < size; n++) {
        struct emu_error error = {EMU_OK, ""};
        const bool read = read_copy(bytes, n, &replay, &error);
        expect_refusal(!read, &error, "launch, bytes", n);
        if (read)
            rt_replay_close(&replay);
    }
    for (unsigned n = 0; n < mutations; n++) {
        struct emu_error error = {EMU_OK, ""};
        memcpy(changed, bytes, size);
        for (unsigned k = 1 + rng_below(&r, 3); k; k--)
            changed[rng_below(&r, (uint32_t)size)] ^= (uint8_t)(1u << rng_below(&r, 8));
        if (read_copy(changed, size, &replay, &error))
            rt_replay_close(&replay);
        else
            expect_refusal(true, &error, "launch, mutation", n);
    }
    free(changed);
}

static void
try_results(const struct rt_replay *replay, const uint8_t *bytes, size_t size, unsigned mutations)
{
    struct rt_record_end end;
    struct rng r = {2};
    uint8_t *memory = calloc(1, rt_replay_bytes(replay) + 1), *part = malloc(size);
    if (!memory || !part)
        abort();
    for (size_t n = 0; n < size; n++) {
        struct emu_error error = {EMU_OK, ""};
        uint8_t *exact = malloc(n + !n);
        if (!exact)
            abort();
        memcpy(exact, bytes, n);
        expect_refusal(rt_replay_read_results(replay, exact, n, memory, &end, &error) != 0, &error,
                       "results, bytes", n);
        free(exact);
    }
    for (unsigned n = 0; n < mutations; n++) {
        struct emu_error error = {EMU_OK, ""};
        memcpy(part, bytes, size);
        part[rng_below(&r, (uint32_t)size)] ^= (uint8_t)(1u << rng_below(&r, 8));
        if (rt_replay_read_results(replay, part, size, memory, &end, &error))
            expect_refusal(true, &error, "results, mutation", n);
    }
    free(part);
    free(memory);
}

/* Through the file, where the SHA-256 counts. */
static void
try_changed_file(const char *folder, const char *name, const char magic[16], size_t step)
{
    char path[4200], copy[] = "/tmp/record-damage-XXXXXX";
    size_t size, read;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    uint8_t *bytes = read_file(path, &size);
    const int fd = mkstemp(copy);
    if (!bytes || fd < 0)
        abort();
    FILE *file = fdopen(fd, "wb");
    if (!file)
        abort();
    for (size_t at = 0; at < size; at += step) {
        struct emu_error error = {EMU_OK, ""};
        bytes[at] ^= 4;
        rewind(file);
        fwrite(bytes, 1, size, file);
        fflush(file);
        bytes[at] ^= 4;
        uint8_t *got = record_read_file(copy, magic, &read, &error);
        expect_refusal(!got, &error, name, at);
        free(got);
    }
    fclose(file);
    remove(copy);
    free(bytes);
}

static void
try_record(const char *folder, unsigned mutations)
{
    char path[4200];
    size_t size, results_size;
    struct rt_replay replay;
    struct emu_error error = {EMU_OK, ""};
    snprintf(path, sizeof path, "%s/%s", folder, RT_RECORD_LAUNCH);
    uint8_t *bytes = read_file(path, &size);
    snprintf(path, sizeof path, "%s/%s", folder, RT_RECORD_RESULTS);
    uint8_t *results = read_file(path, &results_size);
    if (!bytes || !results) {
        printf("%s: no record\n", folder);
        failed++;
        return;
    }
    try_launch(bytes, size - RT_RECORD_KEY, mutations);
    try_changed_file(folder, RT_RECORD_LAUNCH, record_launch_magic, 97);
    try_changed_file(folder, RT_RECORD_RESULTS, record_results_magic, 13);
    if (rt_replay_open(folder, &replay, &error)) {
        printf("%s: %s\n", folder, error.text);
        failed += !rt_replay_is_in_the_way(&error);
    } else {
        try_results(&replay, results, results_size - RT_RECORD_KEY, mutations);
        rt_replay_close(&replay);
    }
    free(bytes);
    free(results);
}

int
main(int argc, char **argv)
{
    if (argc < 3)
        return 1;
    for (int i = 2; i < argc; i++)
        try_record(argv[i], (unsigned)strtoul(argv[1], NULL, 10));
    printf("%u damaged files, %u taken\n", tried, failed);
    return failed || !tried;
}
