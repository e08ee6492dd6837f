/* SPDX-License-Identifier: MIT */
/*
 * Runs the golden programs of this folder and compares every register with what the model says.
 *
 *     gen_vectors [-e ENGINE] FILE...       ENGINE: ref, baseline, avx2, avx512, jit; none: all of this host
 *
 * Exits with 1 and one line per instruction whose result differs.
 */
#include <stdlib.h>
#include <string.h>

#include "emu/lane.h"
#include "execute.h"
#include "gen/lower/gen_lower.h"
#include "tolerance.h"

struct totals {
    unsigned programs, instructions, runs, differences;
};

static void
print_code(const struct vector_program *program, uint32_t offset)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    char text[256];
    const enum gen_platform platform = vectors_platform(program);
    if (gen_decode(NULL, platform, program->code, program->tail_at, offset, &inst, &error))
        return;
    gen_print(platform, &inst, text, sizeof text);
    fprintf(stderr, "    %s\n", text);
}

/* The last instruction that writes the register directly. */
static void
print_writer(const struct vector_program *program, unsigned reg)
{
    uint32_t found = UINT32_MAX;
    for (uint32_t at = 0; at < program->tail_at; at += 16) {
        struct gen_inst inst;
        struct emu_error error = {0};
        if (gen_decode(NULL, vectors_platform(program), program->code, program->tail_at, at, &inst, &error) ||
            inst.dst.file != GEN_FILE_GRF || inst.dst.indirect || inst.dst.reg > reg ||
            inst.dst.reg + 1u < reg)
            continue;
        if (inst.dst.reg == reg || found == UINT32_MAX)
            found = at;
    }
    for (uint32_t at = found > 64 ? found - 64 : 0; found != UINT32_MAX && at <= found; at += 16)
        print_code(program, at);
}

static void
print_register(const char *what, const uint8_t *bytes)
{
    fprintf(stderr, "    %-9s", what);
    for (unsigned i = 0; i < 32; i += 4)
        fprintf(stderr, " %02x%02x%02x%02x", bytes[i + 3], bytes[i + 2], bytes[i + 1], bytes[i]);
    fprintf(stderr, "\n");
}

static unsigned
compare(const struct vector_program *program, const char *engine, const uint8_t *got)
{
    unsigned differences = 0;
    for (unsigned r = VECTOR_FIRST; r <= VECTOR_LAST; r++) {
        const uint8_t *want = program->expected + 32 * (r - VECTOR_FIRST),
                      *have = got + 32 * (r - VECTOR_FIRST);
        if (tolerance_same(program->tags[r], want, have))
            continue;
        differences++;
        fprintf(stderr, "%s on %s: r%u\n", program->name, engine, r);
        print_writer(program, r);
        print_register("expected", want);
        print_register("got", have);
    }
    return differences;
}

static int
run_everywhere(const struct vector_program *program, const struct fe_kernel *kernel,
               const struct vector_state *state, const char *only, struct backend_pool *pool,
               struct totals *totals)
{
    static uint8_t result[VECTOR_BYTES];
    for (unsigned e = 0; e < execute_engine_count; e++) {
        const struct execute_engine *engine = &execute_engines[e];
        if ((only && strcmp(only, engine->name) != 0) || !execute_has(engine))
            continue;
        memset(result, 0, sizeof result);
        if (execute(program, kernel, state, engine, pool, result))
            return -1;
        totals->runs++;
        totals->differences += compare(program, engine->name, result);
    }
    return 0;
}

static int
check_program(const struct vector_file *file, const struct vector_program *program, const char *only,
              struct backend_pool *pool, struct totals *totals)
{
    static const struct gen_quirks quirks = {.gen9_sends = true}; /* the tail's */
    struct emu_error error = {0};
    struct fe_kernel kernel = {.name = program->name,
                               .code = program->code,
                               .code_bytes = program->code_bytes,
                               .payload_bytes = VECTOR_BYTES,
                               .simd = 32};
    totals->programs++;
    totals->instructions += program->tail_at / 16;
    if (gen_lower(&quirks, vectors_platform(program), &kernel, &error)) {
        unsigned at = 0;
        const char *where = strstr(error.text, "offset 0x");
        fprintf(stderr, "%s: %s\n", program->name, error.text);
        if (where && sscanf(where, "offset 0x%x", &at) == 1 && at < program->tail_at)
            print_code(program, at);
        return -1;
    }
    const int status =
        run_everywhere(program, &kernel, vectors_state(file, program->state), only, pool, totals);
    lane_program_free(kernel.emu.program);
    return status;
}

static bool
check_file(const char *path, const char *only, struct backend_pool *pool, struct totals *totals)
{
    static struct vector_file file;
    static struct vector_program program;
    int more;
    bool good = true;
    if (!vectors_open(&file, path))
        return false;
    while ((more = vectors_next(&file, &program)) == 1)
        if (check_program(&file, &program, only, pool, totals))
            good = false;
    vectors_close(&file);
    return good && more == 0;
}

/* NULL: unknown. */
static const struct execute_engine *
find_engine(const char *name)
{
    for (unsigned i = 0; i < execute_engine_count; i++)
        if (!strcmp(execute_engines[i].name, name))
            return &execute_engines[i];
    return NULL;
}

int
main(int argc, char **argv)
{
    struct totals totals = {0};
    int first = 1;
    const char *only = NULL;
    bool good = true;
    if (argc > 2 && !strcmp(argv[1], "-e")) {
        only = argv[2];
        first = 3;
    }
    if (only && find_engine(only) && !execute_has(find_engine(only))) {
        printf("this host, or this build, has no %s\n", only);
        return 77;
    }
    struct backend_pool *pool = backend_pool_new(1);
    if (!pool || first >= argc || (only && !find_engine(only))) {
        fprintf(stderr, "usage: gen_vectors [-e ENGINE] FILE...\n");
        return 2;
    }
    for (int i = first; i < argc; i++)
        good = check_file(argv[i], only, pool, &totals) && good;
    backend_pool_free(pool);
    printf("%u programs of %u instructions, %u runs, %u registers differ\n", totals.programs,
           totals.instructions, totals.runs, totals.differences);
    return good && totals.runs && !totals.differences ? 0 : 1;
}
