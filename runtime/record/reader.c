/* SPDX-License-Identifier: MIT */
#include "reader.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/sha256.h"

int
record_damaged(struct record_reader *r, const char *what)
{
    return emu_fail(r->error, EMU_INVALID, "not a record of a launch, or damaged: %s", what);
}

int
record_out_of_memory(struct record_reader *r)
{
    return emu_fail(r->error, EMU_NO_MEMORY, "out of memory");
}

const uint8_t *
record_take(struct record_reader *r, uint64_t bytes, const char *what)
{
    const uint8_t *at = r->at;
    assert(at && r->error);
    if (bytes > r->left) {
        record_damaged(r, what);
        return NULL;
    }
    r->at += bytes;
    r->left -= bytes;
    return at;
}

int
record_take_struct(struct record_reader *r, enum record_struct what, void *to, const char *name)
{
    const struct record_form *form = record_form_of(what);
    const uint8_t *packed = record_take(r, record_form_bytes(form), name);
    if (!packed)
        return -1;
    return record_unpack(form, packed, to) ? 0 : record_damaged(r, name);
}

void *
record_take_structs(struct record_reader *r, enum record_struct what, uint64_t count, const char *name)
{
    const size_t size = record_form_of(what)->bytes;
    uint8_t *array = count > RECORD_MOST_ENTRIES || count > r->left ? NULL : calloc(count + 1, size);
    if (!array) {
        record_damaged(r, name);
        return NULL;
    }
    for (uint64_t i = 0; i < count; i++)
        if (record_take_struct(r, what, array + i * size, name)) {
            free(array);
            return NULL;
        }
    return array;
}

char *
record_take_string(struct record_reader *r, const char *what)
{
    uint32_t length;
    const uint8_t *at = record_take(r, sizeof length, what);
    if (!at)
        return NULL;
    memcpy(&length, at, sizeof length);
    at = record_take(r, length, what);
    if (at && memchr(at, 0, length)) {
        record_damaged(r, what);
        at = NULL;
    }
    char *text = at ? malloc((size_t)length + 1) : NULL;
    if (text) {
        memcpy(text, at, length);
        text[length] = 0;
    } else if (at) {
        record_out_of_memory(r);
    }
    return text;
}

static bool
has_key(const uint8_t *bytes, size_t size)
{
    struct sha256 hash;
    uint8_t key[SHA256_BYTES];
    sha256_begin(&hash);
    sha256_add(&hash, bytes, size);
    sha256_end(&hash, key);
    return memcmp(key, bytes + size, sizeof key) == 0;
}

/* All of an open file. */
static uint8_t *
read_all(FILE *file, size_t *size, struct record_reader *r)
{
    struct stat st;
    if (fstat(fileno(file), &st) != 0 || !S_ISREG(st.st_mode)) {
        emu_fail(r->error, EMU_INVALID, "the file cannot be read");
        return NULL;
    }
    *size = (size_t)st.st_size;
    uint8_t *bytes = malloc(*size + 1);
    if (!bytes)
        record_out_of_memory(r);
    else if (fread(bytes, 1, *size, file) == *size)
        return bytes;
    else
        emu_fail(r->error, EMU_INVALID, "the file cannot be read");
    free(bytes);
    return NULL;
}

uint8_t *
record_read_file(const char *path, const char magic[16], size_t *size, struct emu_error *error)
{
    struct record_reader r = {NULL, 0, error};
    FILE *file = fopen(path, "rbe");
    if (!file) {
        emu_fail(error, EMU_INVALID, "the file cannot be read");
        return NULL;
    }
    uint8_t *bytes = read_all(file, size, &r);
    (void)fclose(file);
    if (!bytes)
        return NULL;
    const bool known = *size > 16 + SHA256_BYTES && memcmp(bytes, magic, 16) == 0;
    if (known && has_key(bytes, *size - SHA256_BYTES)) {
        *size -= SHA256_BYTES;
        return bytes;
    }
    if (!known && *size > 16 && memcmp(bytes, magic, 14) == 0)
        emu_fail(error, EMU_UNSUPPORTED, "another version of Caygen wrote the record");
    else
        record_damaged(&r, known ? "its last bytes are not those of the others" : "its first bytes");
    free(bytes);
    return NULL;
}
