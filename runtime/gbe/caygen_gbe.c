/* SPDX-License-Identifier: MIT */
/*
 * caygen-gbe LIBRARY CHIP OUTPUT OPTIONS source FILE     a program binary of an OpenCL C source
 * caygen-gbe LIBRARY CHIP OUTPUT OPTIONS module FILE     a module of it, to be linked: LLVM bitcode
 * caygen-gbe LIBRARY CHIP OUTPUT OPTIONS link FILE...    a program binary of modules
 *
 * The compiler of Beignet is a library, libgbe.so, with an LLVM of its own in it. So it gets a process of its
 * own. CHIP: a PCI device, hexadecimal. Variables of the environment say where the library's parts are
 * (runtime/compile/toolchain_beignet.c). Exit code 1: the compiler's words are on standard error.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "libgbe.h"

struct gbe {
    void *library;
    uint32_t chip;
    const char *options;
    char log[1 << 20];
    size_t used;
};

static void *
fail(const char *what, const char *why)
{
    fprintf(stderr, "caygen-gbe: error: %s%s%s\n", what, why ? ": " : "", why ? why : "");
    return NULL;
}

/* The library exports variables that hold its functions' addresses. */
static void *
function(const struct gbe *g, const char *name)
{
    void **const variable = dlsym(g->library, name);
    return variable && *variable ? *variable : fail("the library has no function", name);
}

static char *
read_all(const char *path, size_t *size)
{
    FILE *const file = fopen(path, "rb");
    char *bytes = NULL;
    if (!file)
        return fail(path, "cannot be opened");
    for (size_t room = 0, got = 1; got; *size += got) {
        room = *size + 65536;
        char *const more = realloc(bytes, room + 1);
        if (!more)
            abort();
        bytes = more;
        got = fread(bytes + *size, 1, room - *size, file);
    }
    fclose(file);
    bytes[*size] = 0;
    return bytes;
}

static void *
compile(struct gbe *g, const char *path, bool to_module)
{
    size_t size = 0;
    const char *const source = read_all(path, &size);
    if (!source)
        return NULL;
    if (to_module) {
        compile_source *const make = (compile_source *)function(g, "gbe_program_compile_from_source");
        return make ? make(g->chip, source, NULL, sizeof g->log - 1, g->options, g->log, &g->used) : NULL;
    }
    from_source *const make = (from_source *)function(g, "gbe_program_new_from_source");
    return make ? make(g->chip, source, sizeof g->log - 1, g->options, g->log, &g->used) : NULL;
}

static bool
add_module(struct gbe *g, void *program, const char *path)
{
    size_t size = 0;
    const char *const bytes = read_all(path, &size);
    from_module *const read = (from_module *)function(g, "gbe_program_new_from_llvm_binary");
    link_program *const join = (link_program *)function(g, "gbe_program_link_program");
    void *const module = bytes && read && join ? read(g->chip, bytes, size) : NULL;
    return module && !join(program, module, sizeof g->log - 1, g->log, &g->used);
}

static void *
link_modules(struct gbe *g, char **paths)
{
    new_program *const make = (new_program *)function(g, "gbe_program_new_gen_program");
    build_program *const build = (build_program *)function(g, "gbe_program_build_from_llvm");
    void *const program = make && build ? make(g->chip, NULL, NULL, NULL) : NULL;
    for (; program && *paths; paths++)
        if (!add_module(g, program, *paths))
            return NULL;
    if (program)
        build(program, sizeof g->log - 1, g->log, &g->used, g->options);
    return program;
}

static bool
write_all(const char *path, const char *bytes, size_t size)
{
    FILE *const file = fopen(path, "wb");
    const bool written = file && fwrite(bytes, 1, size, file) == size;
    return (!file || !fclose(file)) && written;
}

static bool
save(struct gbe *g, void *program, const char *path, int kind)
{
    char *bytes = NULL;
    serialize *const store = (serialize *)function(g, "gbe_program_serialize_to_binary");
    const size_t size = store ? store(program, &bytes, kind) : 0;
    if (!size)
        return fail("the compiler made no binary", NULL);
    return write_all(path, bytes, size) || fail(path, "cannot be written");
}

int
main(int argc, char **argv)
{
    static struct gbe g;
    if (argc < 7)
        return fail("usage", "caygen-gbe LIBRARY CHIP OUTPUT OPTIONS source|module|link FILE..."), 2;
    g.library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!g.library)
        return fail(argv[1], dlerror()), 2;
    g.chip = (uint32_t)strtoul(argv[2], NULL, 16);
    g.options = argv[4];
    const bool linked = !strcmp(argv[5], "link"), to_module = !strcmp(argv[5], "module");
    void *const program = linked ? link_modules(&g, argv + 6) : compile(&g, argv[6], to_module);
    if (g.used)
        fprintf(stderr, "%.*s\n", (int)g.used, g.log);
    const bool saved = program && save(&g, program, argv[3], to_module ? KIND_MODULE : KIND_PROGRAM);
    fflush(NULL);
    _exit(saved ? 0 : 1); /* the library's destructors may crash */
}
