/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "reader.h"
#include "record.h"

static int
read_changes(struct record_reader *r, const struct rt_replay *replay, uint8_t *memory)
{
    assert(memory && replay->regions);
    for (;;) {
        uint64_t address;
        uint32_t bytes;
        const uint8_t *at = record_take(r, sizeof address, "results");
        if (!at)
            return -1;
        memcpy(&address, at, sizeof address);
        if (address == UINT64_MAX)
            return r->left ? record_damaged(r, "there is more behind its end") : 0;
        at = record_take(r, sizeof bytes, "results");
        if (!at)
            return -1;
        memcpy(&bytes, at, sizeof bytes);
        at = record_take(r, bytes, "results");
        const size_t place = rt_replay_place(replay, address);
        if (!at || !bytes || place == SIZE_MAX ||
            rt_replay_place(replay, address + bytes - 1) != place + bytes - 1)
            return at ? record_damaged(r, "results") : -1;
        memcpy(memory + place, at, bytes);
    }
}

int
rt_replay_read_results(const struct rt_replay *replay, const uint8_t *bytes, size_t size, uint8_t *memory,
                       struct rt_record_end *end, struct emu_error *error)
{
    struct record_reader r = {bytes, size, error};
    assert(replay && bytes && memory && end);
    *end = (struct rt_record_end){.milliseconds = 0};
    const uint8_t *at = record_take(&r, sizeof record_results_magic + RT_RECORD_KEY, "results");
    if (!at)
        return -1;
    if (memcmp(at + sizeof record_results_magic, replay->key, RT_RECORD_KEY) != 0)
        return emu_fail(error, EMU_INVALID, "the results are those of another launch");
    if (record_take_struct(&r, RECORD_END, end, "results"))
        return -1;
    if ((unsigned)end->fault.kind >= EMU_FAULT_COUNT)
        return record_damaged(&r, "results");
    return read_changes(&r, replay, memory);
}

int
rt_replay_results(const struct rt_replay *replay, const char *path, uint8_t *memory,
                  struct rt_record_end *end, struct emu_error *error)
{
    char file[4200];
    size_t size;
    if (!record_path(path, RT_RECORD_RESULTS, file, sizeof file))
        return emu_fail(error, EMU_INVALID, "the path is too long");
    if (access(file, F_OK) != 0)
        return 1;
    uint8_t *bytes = record_read_file(file, record_results_magic, &size, error);
    if (!bytes)
        return -1;
    const int err = rt_replay_read_results(replay, bytes, size, memory, end, error);
    free(bytes);
    return err ? -1 : 0;
}
