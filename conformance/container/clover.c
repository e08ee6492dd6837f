/* SPDX-License-Identifier: MIT */
/* Writes Mesa clover's program binary around an object, as clover 22.3 does. */
#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "specimen.h"

enum { SCALAR, CONSTANT, GLOBAL, LOCAL };

struct argument {
    uint32_t type, size, target_size, target_align, ext, semantic;
};

struct kernel {
    const char *name;
    uint32_t offset;
    uint64_t required[3];
    const struct argument *args;
    uint32_t arg_count;
};

static void
put(struct specimen *s, const void *data, size_t size)
{
    s->bytes = realloc(s->bytes, s->size + size);
    if (!s->bytes)
        abort();
    memcpy(s->bytes + s->size, data, size);
    s->size += size;
}

static void
put_u32(struct specimen *s, uint32_t value)
{
    put(s, &value, 4);
}

static void
put_text(struct specimen *s, const char *text)
{
    put_u32(s, (uint32_t)strlen(text));
    put(s, text, strlen(text));
}

static void
put_kernel(struct specimen *s, const struct kernel *k)
{
    put_text(s, k->name);
    put_text(s, "");
    put_u32(s, 3);
    put(s, k->required, sizeof k->required);
    put_u32(s, 0);
    put_u32(s, k->offset);
    put_u32(s, k->arg_count + 2);
    put(s, k->args, k->arg_count * sizeof *k->args);
    put(s, &(struct argument){SCALAR, 4, 4, 4, 0, 1}, sizeof(struct argument));
    put(s, &(struct argument){SCALAR, 12, 12, 4, 0, 2}, sizeof(struct argument));
}

static struct specimen
wrap(const char *object, const struct kernel *kernels, uint32_t count)
{
    struct specimen s = {NULL, 0}, elf = specimen_read(object);
    put_u32(&s, count);
    for (uint32_t i = 0; i < count; i++)
        put_kernel(&s, &kernels[i]);
    put_u32(&s, 1);
    put_u32(&s, 0);                      /* id */
    put_u32(&s, 2);                      /* executable */
    put_u32(&s, (uint32_t)elf.size);     /* size */
    put_u32(&s, (uint32_t)elf.size + 4); /* bytes that follow */
    put_u32(&s, (uint32_t)elf.size);
    put(&s, elf.bytes, elf.size);
    put_u32(&s, 0); /* printf formats */
    put_u32(&s, 0);
    specimen_free(&elf);
    return s;
}

struct specimen
specimen_clover_vadd(void)
{
    static const struct argument args[] = {
        {GLOBAL, 8, 4, 4, 0, 0}, {GLOBAL, 8, 4, 4, 0, 0}, {GLOBAL, 8, 4, 4, 0, 0}, {SCALAR, 4, 4, 4, 0, 0}};
    return wrap("vadd.cayman.o", &(struct kernel){"vadd", 0, {0, 0, 0}, args, 4}, 1);
}

/* clang places functions in source order, each at a multiple of 256 bytes. */
struct specimen
specimen_clover_args(void)
{
    static const struct argument values[] = {{GLOBAL, 8, 4, 4, 0, 0},    {SCALAR, 1, 1, 1, 1, 0},
                                             {SCALAR, 2, 2, 2, 0, 0},    {SCALAR, 16, 12, 16, 0, 0},
                                             {SCALAR, 8, 8, 8, 1, 0},    {SCALAR, 16, 16, 8, 0, 0},
                                             {SCALAR, 32, 32, 32, 0, 0}, {SCALAR, 4, 4, 4, 1, 0}};
    static const struct argument locals[] = {{GLOBAL, 8, 4, 4, 0, 0},
                                             {GLOBAL, 8, 4, 4, 0, 0},
                                             {LOCAL, 8, 4, 4, 0, 0},
                                             {LOCAL, 8, 4, 2, 0, 0},
                                             {CONSTANT, 8, 4, 4, 0, 0}};
    static const struct argument tables[] = {{GLOBAL, 8, 4, 4, 0, 0}, {GLOBAL, 8, 4, 4, 0, 0}};
    const struct kernel kernels[] = {{"values", 0x000, {0, 0, 0}, values, 8},
                                     {"locals", 0x200, {16, 4, 1}, locals, 5},
                                     {"tables", 0x500, {0, 0, 0}, tables, 2}};
    return wrap("args.cayman.o", kernels, 3);
}
