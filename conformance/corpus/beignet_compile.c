/* SPDX-License-Identifier: MIT */
/*
 * beignet_compile [--own] LIBGBE GPU SOURCE OUTPUT [OPTIONS]: compiles with Beignet's compiler, a library,
 * which gets its own process because it brings an LLVM with it. GPU: a PCI id, hexadecimal.
 * --own: without the tables of Beignet's own library, which every program carries: their bytes become 0, and
 * their names are left out.
 */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "read_file.h"

typedef void *from_source(uint32_t pci_id, const char *source, size_t text_size, const char *options,
                          char *text, size_t *text_used);
typedef size_t to_binary(void *program, char **binary, int kind);

struct text {
    uint8_t *bytes;
    size_t size;
};

static int
failed(const char *what, const char *why)
{
    fprintf(stderr, "beignet_compile: %s: %s\n", what, why ? why : "");
    return 1;
}

/* The library exports variables that hold its functions' addresses. */
static bool
compile(const char *library, uint32_t pci_id, const char *source, const char *options, struct text *out)
{
    enum { TEXT_BYTES = 1 << 20 };
    void *const lib = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    from_source **make = lib ? (from_source **)dlsym(lib, "gbe_program_new_from_source") : NULL;
    to_binary **serialize = lib ? (to_binary **)dlsym(lib, "gbe_program_serialize_to_binary") : NULL;
    char *const text = calloc(1, TEXT_BYTES), *binary = NULL;
    size_t used = 0;
    if (!make || !serialize || !text)
        return failed(library, dlerror()), false;
    void *const program = (*make)(pci_id, source, TEXT_BYTES - 1, options, text, &used);
    if (used)
        fprintf(stderr, "%s\n", text);
    free(text);
    if (!program)
        return false;
    out->size = (*serialize)(program, &binary, 0);
    out->bytes = (uint8_t *)binary;
    return out->size > 0;
}

static uint32_t
get(const uint8_t *at)
{
    uint32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static void
set(uint8_t *at, size_t value)
{
    const uint32_t word = (uint32_t)value;
    memcpy(at, &word, sizeof word);
}

static bool
is_of_library(const uint8_t *name, uint32_t length)
{
    static const char *const starts[] = {"two_over_pi", "atanhi", "atanlo", "__ocl_", "__const.__gen_ocl"};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (length >= strlen(starts[i]) && !memcmp(name, starts[i], strlen(starts[i])))
            return true;
    return false;
}

/* The layout: "CNST", bytes, entries {size, name, size, alignment, offset}, "TSNC", length. */
static void
keep_own(struct text *program)
{
    enum { TABLE = 16, ENTRY_TAIL = 12 };
    uint8_t *const p = program->bytes, *const data = p + TABLE + 8;
    uint8_t *const first = data + get(p + TABLE + 4) + 4, *from = first, *to = first;
    uint32_t kept = 0;
    for (uint32_t i = get(first - 4); i > 0; i--) {
        const uint32_t length = get(from + 4), bytes = 8 + length + ENTRY_TAIL;
        const uint8_t *const place = from + 8 + length;
        if (is_of_library(from + 8, length)) {
            memset(data + get(place + 8), 0, get(place));
        } else {
            memmove(to, from, bytes);
            to += bytes;
            kept++;
        }
        from += bytes;
    }
    set(first - 4, kept);
    memmove(to, from, (size_t)(p + program->size - from));
    program->size -= (size_t)(from - to);
    set(to + 4, (size_t)(to + 4 - (p + TABLE)));
    set(p + program->size - 4, get(p + program->size - 4) - (uint32_t)(from - to));
}

static bool
write_all(const char *path, const struct text *program)
{
    FILE *const file = fopen(path, "wb");
    const bool written = file && fwrite(program->bytes, 1, program->size, file) == program->size;
    return (!file || !fclose(file)) && written;
}

int
main(int argc, char **argv)
{
    const bool own = argc > 1 && !strcmp(argv[1], "--own");
    char **const a = argv + own;
    struct text program = {NULL, 0};
    size_t size;
    if (argc - own < 5)
        return failed("usage", "beignet_compile [--own] LIBGBE GPU SOURCE OUTPUT [OPTIONS]");
    uint8_t *const bytes = read_file(a[3], &size);
    char *const source = bytes ? realloc(bytes, size + 1) : NULL;
    if (!source)
        return failed(a[3], "cannot be read");
    source[size] = 0;
    if (!compile(a[1], (uint32_t)strtoul(a[2], NULL, 16), source, a[5] ? a[5] : "", &program))
        return failed(a[3], "does not compile");
    if (own)
        keep_own(&program);
    if (!write_all(a[4], &program))
        return failed(a[4], "cannot be written");
    fflush(NULL);
    _exit(0); /* the library's destructors may crash */
}
