/* SPDX-License-Identifier: MIT */
/* Parts of the jit engine that see what may be wrong: the loader, LLVM's errors, the key. Usage: parts_test
 */
#define _DEFAULT_SOURCE
#include <elf.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>
#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>

#include "emu/error.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "frontend/program.h"
#include "jit/llvm/guard.h"
#include "jit/run/key.h"
#include "jit/run/load.h"
#include "jit/translate/compile.h"
#include "read_file.h"

enum { SITES_RF = 1 << 20, SECONDS = 60 };

static const struct jit_target baseline = {.cpu = BACKEND_BASELINE, .sites_rf = SITES_RF},
                               avx2 = {.cpu = BACKEND_AVX2, .sites_rf = SITES_RF};

static struct fe_program *
load_corpus(const char *name)
{
    char path[1024];
    struct fe_program *program = NULL;
    struct emu_error error = {.text = ""};
    snprintf(path, sizeof path, "%s/%s.skl", CORPUS_BINARIES, name);
    size_t size;
    unsigned char *bytes = read_file(path, &size);
    assert_non_null(bytes);
    assert_int_equal(fe_program_load(bytes, size, FE_SKL, &program, &error), 0);
    free(bytes);
    return program;
}

/* --- the loader --- */

/* Memory that ends at a protected page. */
static struct {
    uint8_t *base;
    size_t size;
} edge;

static void
make_edge(size_t size)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    edge.size = (size + page - 1) / page * page;
    edge.base = mmap(NULL, edge.size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(edge.base != MAP_FAILED);
    assert_int_equal(mprotect(edge.base + edge.size, page, PROT_NONE), 0);
}

/* Whether it is loaded. */
static bool
try_object(const struct jit_object *object, const void *bytes, size_t size)
{
    struct jit_object other = *object;
    struct emu_error error = {.text = ""};
    other.bytes = edge.base + edge.size - size;
    memcpy(other.bytes, bytes, size);
    other.size = size;
    struct jit_image *image = jit_image_new(&other, &error);
    const bool loaded = image != NULL;
    jit_image_free(image);
    return loaded;
}

/* An object that LLVM has made; *bytes: a copy that the test may damage. */
static void
make_object(struct jit_object *object, uint8_t **bytes)
{
    struct fe_program *program = load_corpus("numeric");
    struct emu_error error = {0};
    assert_int_equal(jit_compile(&program->kernels[0].emu, &baseline, object, &error), 0);
    fe_program_free(program);
    *bytes = malloc(object->size);
    memcpy(*bytes, object->bytes, object->size);
    make_edge(object->size);
}

static void
free_object(struct jit_object *object, uint8_t *bytes)
{
    munmap(edge.base, edge.size + (size_t)sysconf(_SC_PAGESIZE));
    free(bytes);
    jit_object_free(object);
}

static void
put(uint8_t *bytes, size_t at, unsigned width, uint64_t value)
{
    for (unsigned i = 0; i < width; i++)
        bytes[at + i] = (uint8_t)(value >> 8 * i);
}

/* The fields of a table's row: where each begins, and where the last one ends. */
struct row {
    const char *what;
    unsigned count;
    size_t at[12];
};

#define FIELD(type, member) offsetof(type, member)
static const struct row
    file_header = {"header",
                   12,
                   {FIELD(Elf64_Ehdr, e_type), FIELD(Elf64_Ehdr, e_machine), FIELD(Elf64_Ehdr, e_version),
                    FIELD(Elf64_Ehdr, e_entry), FIELD(Elf64_Ehdr, e_phoff), FIELD(Elf64_Ehdr, e_shoff),
                    FIELD(Elf64_Ehdr, e_flags), FIELD(Elf64_Ehdr, e_phentsize),
                    FIELD(Elf64_Ehdr, e_shentsize), FIELD(Elf64_Ehdr, e_shnum), FIELD(Elf64_Ehdr, e_shstrndx),
                    sizeof(Elf64_Ehdr)}},
    section_header = {"section",
                      11,
                      {FIELD(Elf64_Shdr, sh_name), FIELD(Elf64_Shdr, sh_type), FIELD(Elf64_Shdr, sh_flags),
                       FIELD(Elf64_Shdr, sh_addr), FIELD(Elf64_Shdr, sh_offset), FIELD(Elf64_Shdr, sh_size),
                       FIELD(Elf64_Shdr, sh_link), FIELD(Elf64_Shdr, sh_info),
                       FIELD(Elf64_Shdr, sh_addralign), FIELD(Elf64_Shdr, sh_entsize), sizeof(Elf64_Shdr)}},
    symbol = {"symbol",
              7,
              {FIELD(Elf64_Sym, st_name), FIELD(Elf64_Sym, st_info), FIELD(Elf64_Sym, st_other),
               FIELD(Elf64_Sym, st_shndx), FIELD(Elf64_Sym, st_value), FIELD(Elf64_Sym, st_size),
               sizeof(Elf64_Sym)}},
    relocation = {"relocation",
                  5,
                  {FIELD(Elf64_Rela, r_offset), FIELD(Elf64_Rela, r_info), FIELD(Elf64_Rela, r_info) + 4,
                   FIELD(Elf64_Rela, r_addend), sizeof(Elf64_Rela)}};

/* Each field of the row at `at` gets each of the values. */
static void
sweep_row(const struct jit_object *object, uint8_t *bytes, const struct row *row, size_t at)
{
    const uint64_t values[] = {0,
                               1,
                               2,
                               3,
                               4,
                               8,
                               9,
                               SHF_ALLOC | SHF_WRITE,
                               4095,
                               4096,
                               4097,
                               object->size - 1,
                               object->size,
                               object->size + 1,
                               (1u << 28) - 1,
                               1u << 28,
                               INT32_MAX,
                               UINT32_C(1) << 31,
                               UINT32_MAX,
                               UINT64_C(1) << 32,
                               INT64_MAX,
                               UINT64_C(1) << 63,
                               UINT64_MAX - 4095,
                               UINT64_MAX - object->size,
                               UINT64_MAX};
    uint8_t old[8];
    for (unsigned f = 0; f + 1 < row->count; f++) {
        const size_t width = row->at[f + 1] - row->at[f];
        memcpy(old, bytes + at + row->at[f], width);
        for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
            put(bytes, at + row->at[f], (unsigned)width, values[v]);
            try_object(object, bytes, object->size);
        }
        memcpy(bytes + at + row->at[f], old, width);
    }
}

/* The type and the flags decide which fields the loader reads. So each pair of them is tested with each
 * place. */
static void
sweep_section(const struct jit_object *object, uint8_t *bytes, size_t at)
{
    static const uint32_t types[] = {SHT_NULL, SHT_PROGBITS, SHT_SYMTAB, SHT_STRTAB,       SHT_RELA,
                                     SHT_NOTE, SHT_NOBITS,   SHT_REL,    SHT_X86_64_UNWIND};
    static const uint64_t flags[] = {0, SHF_ALLOC, SHF_ALLOC | SHF_WRITE, SHF_ALLOC | SHF_EXECINSTR,
                                     SHF_ALLOC | SHF_TLS};
    const uint64_t places[][2] = {{UINT64_MAX - 4095, 4096}, {object->size, 4096}, {0, 1 << 28},
                                  {0, UINT64_MAX},           {1, UINT64_MAX},      {object->size - 1, 1},
                                  {UINT64_C(1) << 40, 64},   {64, object->size}};
    uint8_t old[sizeof(Elf64_Shdr)];
    memcpy(old, bytes + at, sizeof old);
    for (size_t t = 0; t < sizeof types / sizeof *types; t++) {
        put(bytes, at + FIELD(Elf64_Shdr, sh_type), 4, types[t]);
        for (size_t f = 0; f < sizeof flags / sizeof *flags; f++) {
            put(bytes, at + FIELD(Elf64_Shdr, sh_flags), 8, flags[f]);
            for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
                put(bytes, at + FIELD(Elf64_Shdr, sh_offset), 8, places[p][0]);
                put(bytes, at + FIELD(Elf64_Shdr, sh_size), 8, places[p][1]);
                try_object(object, bytes, object->size);
            }
        }
    }
    memcpy(bytes + at, old, sizeof old);
}

static void
sweep_table(const struct jit_object *object, uint8_t *bytes, const Elf64_Shdr *s)
{
    const struct row *row = s->sh_type == SHT_SYMTAB ? &symbol : s->sh_type == SHT_RELA ? &relocation : NULL;
    const size_t size = row ? row->at[row->count - 1] : 1;
    const size_t step = s->sh_size / size / 64 + 1;
    for (size_t i = 0; row && (i + 1) * size <= s->sh_size; i += step)
        sweep_row(object, bytes, row, s->sh_offset + i * size);
}

/* With any value of any field, the loader reads only the object and writes only the image. */
static void
hostile_objects(void **state)
{
    struct jit_object object;
    uint8_t *bytes;
    Elf64_Ehdr h;
    (void)state;
    make_object(&object, &bytes);
    memcpy(&h, bytes, sizeof h);
    assert_true(try_object(&object, bytes, object.size));
    sweep_row(&object, bytes, &file_header, 0);
    for (unsigned i = 0; i < h.e_shnum; i++) {
        const size_t at = h.e_shoff + i * sizeof(Elf64_Shdr);
        Elf64_Shdr s;
        memcpy(&s, bytes + at, sizeof s);
        sweep_row(&object, bytes, &section_header, at);
        sweep_section(&object, bytes, at);
        sweep_table(&object, bytes, &s);
    }
    assert_memory_equal(bytes, object.bytes, object.size);
    assert_true(try_object(&object, bytes, object.size));
    free_object(&object, bytes);
}

/* Any object is loaded or refused. */
static void
damaged_objects(void **state)
{
    struct jit_object object;
    uint8_t *bytes;
    struct emu_error error = {.text = ""};
    (void)state;
    make_object(&object, &bytes);
    struct jit_image *image = jit_image_new(&object, &error);
    assert_non_null(image);
    assert_non_null(jit_image_entry(image));
    jit_image_free(image);
    for (size_t at = 0; at < object.size; at++) {
        static const uint8_t changes[] = {0x01, 0x80, 0xff};
        const uint8_t old = bytes[at];
        for (size_t i = 0; i < sizeof changes; i++) {
            bytes[at] = old ^ changes[i];
            try_object(&object, bytes, object.size);
        }
        bytes[at] = old;
    }
    for (size_t size = 0; size < object.size; size += 1 + size / 64)
        try_object(&object, bytes, size);
    free_object(&object, bytes);
}

/* --- LLVM's errors --- */

/* A function with an instruction that the machine does not have: "Cannot select". */
static int
ask_too_much(void *user, struct emu_error *error)
{
    LLVMTargetRef target;
    LLVMMemoryBufferRef buffer;
    char *message = NULL;
    (void)user;
    const LLVMContextRef context = LLVMContextCreate();
    const LLVMModuleRef module = LLVMModuleCreateWithNameInContext("test", context);
    const LLVMTypeRef word = LLVMInt32TypeInContext(context);
    const LLVMValueRef fn = LLVMAddFunction(module, "f", LLVMFunctionType(word, NULL, 0, 0));
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, fn, ""));
    const unsigned id = LLVMLookupIntrinsicID("llvm.x86.rdpid", strlen("llvm.x86.rdpid"));
    const LLVMValueRef rdpid = LLVMGetIntrinsicDeclaration(module, id, NULL, 0);
    LLVMBuildRet(b, LLVMBuildCall2(b, LLVMFunctionType(word, NULL, 0, 0), rdpid, NULL, 0, ""));
    assert_int_equal(LLVMGetTargetFromTriple("x86_64-pc-linux-gnu", &target, &message), 0);
    const LLVMTargetMachineRef machine =
        LLVMCreateTargetMachine(target, "x86_64-pc-linux-gnu", "x86-64", "", LLVMCodeGenLevelDefault,
                                LLVMRelocPIC, LLVMCodeModelSmall);
    LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, &buffer);
    return emu_fail(error, EMU_INVALID, "LLVM has done it");
}

static int
succeed(void *user, struct emu_error *error)
{
    (void)error;
    ++*(int *)user;
    return 0;
}

static void
llvm_gives_up(void **state)
{
    struct fe_program *program = load_corpus("numeric");
    struct jit_object object;
    int count = 0;
    (void)state;
    for (int i = 0; i < 3; i++) {
        struct emu_error error = {.text = ""};
        assert_int_equal(jit_guarded(ask_too_much, NULL, SECONDS, &error), -1);
        assert_int_equal(error.kind, EMU_UNSUPPORTED);
        assert_non_null(strstr(error.text, "Cannot select"));
        assert_int_equal(jit_guarded(succeed, &count, SECONDS, &error), 0);
        assert_int_equal(count, i + 1);
        struct emu_error other = {.text = ""}; /* and LLVM still works */
        assert_int_equal(jit_compile(&program->kernels[0].emu, &baseline, &object, &other), 0);
        jit_object_free(&object);
    }
    fe_program_free(program);
}

/* --- the key --- */

static uint8_t *seen;
static size_t seen_bytes;

/* Keeps what the key is made of instead of making one. */
static void
keep_content(const void *content, size_t size, struct backend_key *key)
{
    (void)key;
    seen = malloc(size + 1);
    memcpy(seen, content, size);
    seen_bytes = size;
}

static bool
keeps(void)
{
    return true;
}

static const struct backend_host host = {.keeps = keeps, .make_key = keep_content};

/* Does the key's content differ from the one of `first`? */
static void
expect_other(const struct emu_kernel *kernel, const uint8_t *first, size_t bytes, bool other,
             const char *what, size_t at)
{
    struct backend_key key;
    assert_true(jit_make_key(&host, kernel, &avx2, &key));
    const bool differs = seen_bytes != bytes || memcmp(seen, first, bytes) != 0;
    free(seen);
    if (differs != other)
        fail_msg("byte %zu of %s: the key %s", at, what, other ? "is the same" : "differs");
}

/* Changes each byte of a record in turn; holes[at]: padding, which must not count. */
static void
each_byte(const struct emu_kernel *kernel, void *record, size_t size, const char *what, const bool *holes)
{
    struct backend_key key;
    uint8_t *bytes = record;
    assert_true(jit_make_key(&host, kernel, &avx2, &key));
    uint8_t *first = seen;
    const size_t first_bytes = seen_bytes;
    for (size_t at = 0; at < size; at++) {
        bytes[at] ^= 1;
        expect_other(kernel, first, first_bytes, !holes || !holes[at], what, at);
        bytes[at] ^= 1;
    }
    free(first);
}

static void
no_member_is_missed(void **state)
{
    struct fe_program *fe = load_corpus("numeric");
    struct emu_kernel *kernel = &fe->kernels[0].emu;
    struct lane_program *p = kernel->program;
    lane_program_add_const(p, "constant", 8);
    bool memory = false, other = false;
    (void)state;
    for (uint32_t i = 0; i < p->op_count && !(memory && other); i++) {
        struct lane_op *op = &p->ops[i];
        const bool is_memory = lane_code_family(op->code) == LANE_MEM;
        bool holes[sizeof *op] = {false}, used[sizeof *op] = {false};
        if (is_memory ? memory : other)
            continue;
        const struct {
            size_t at, bytes;
        } members[] = {{0, offsetof(struct lane_op, write_flag) + 1},
                       {offsetof(struct lane_op, pred_cell), 8},
                       {offsetof(struct lane_op, dst), 4 * sizeof op->dst},
                       {offsetof(struct lane_op, ctrl), is_memory ? sizeof op->mem : sizeof op->ctrl},
                       {offsetof(struct lane_op, inst), 4}};
        for (size_t m = 0; m < sizeof members / sizeof *members; m++)
            memset(used + members[m].at, true, members[m].bytes);
        for (size_t at = 0; at < sizeof *op; at++)
            holes[at] = !used[at];
        /* Its code decides which half of the union counts, bools have one bit that counts. */
        each_byte(kernel, (uint8_t *)op + 2, sizeof *op - 2, is_memory ? "a message" : "an op", holes + 2);
        *(is_memory ? &memory : &other) = true;
    }
    assert_true(memory && other && p->const_bytes);
    each_byte(kernel, p->consts, p->const_bytes, "constants", NULL);
    each_byte(kernel, p->entries, p->entry_count ? sizeof *p->entries : 0, "an entry", NULL);
    uint32_t *const numbers[] = {&p->const_rf,
                                 &p->uniform_bytes,
                                 &p->uniform_rf,
                                 &p->cells_bytes,
                                 &p->rf_bytes,
                                 &p->fpmode,
                                 &kernel->code_bytes,
                                 &kernel->payload_bytes,
                                 &kernel->payload_rf,
                                 &kernel->local_id_bytes,
                                 &kernel->scratch_bytes,
                                 &kernel->local_id_rf[0],
                                 &kernel->local_id_rf[1],
                                 &kernel->local_id_rf[2]};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        each_byte(kernel, numbers[i], sizeof *numbers[i], "a number", NULL);
    each_byte(kernel, &kernel->lanes, 1, "lanes", NULL);
    bool start_holes[sizeof kernel->start[0]] = {false};
    for (size_t at = offsetof(struct emu_start_field, source) + 1;
         at < offsetof(struct emu_start_field, mask); at++)
        start_holes[at] = true;
    assert_true(kernel->start_count);
    for (uint32_t i = 0; i < kernel->start_count; i++)
        each_byte(kernel, &kernel->start[i], sizeof kernel->start[i], "a start field", start_holes);
    each_byte(kernel, &kernel->has_barrier, 1, "has_barrier", NULL);
    fe_program_free(fe);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(damaged_objects), cmocka_unit_test(hostile_objects),
                                       cmocka_unit_test(llvm_gives_up),
                                       cmocka_unit_test(no_member_is_missed)};
    return cmocka_run_group_tests_name("parts", tests, NULL, NULL);
}
