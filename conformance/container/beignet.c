/* SPDX-License-Identifier: MIT */
#include "beignet.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16 };

static void
put(struct specimen *s, const void *bytes, size_t size)
{
    assert(s->size + size <= ROOM);
    if (size)
        memcpy(s->bytes + s->size, bytes, size);
    s->size += size;
}

static void
put_u32(struct specimen *s, uint32_t value)
{
    const uint8_t bytes[] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16),
                             (uint8_t)(value >> 24)};
    put(s, bytes, sizeof bytes);
}

static void
put_text(struct specimen *s, const char *text)
{
    put_u32(s, (uint32_t)strlen(text));
    put(s, text, strlen(text));
}

/* The word's letters lie backwards in the file. */
static void
put_word(struct specimen *s, const char *word)
{
    for (unsigned i = 4; i-- > 0;)
        put(s, &word[i], 1);
}

static void
put_end(struct specimen *s, const char *word, size_t start)
{
    put_word(s, word);
    put_u32(s, (uint32_t)(s->size - start));
}

static void
put_constants(struct specimen *s, const struct beignet_file *f)
{
    const size_t start = s->size;
    put_u32(s, 1);
    put_word(s, "CNST");
    put_u32(s, f->constant_bytes);
    put(s, f->constants, f->constant_bytes);
    put_u32(s, 1);
    put_u32(s, 9); /* the bytes that the entry takes in the compiler's memory */
    put_text(s, "table");
    put_u32(s, f->constant_bytes);
    put_u32(s, 4);
    put_u32(s, 0);
    put_end(s, "TSNC", start + 4);
}

static void
put_pointers(struct specimen *s, const struct beignet_file *f)
{
    const size_t start = s->size;
    put_u32(s, 1);
    put_word(s, "RELC");
    put_u32(s, f->pointer_count);
    for (uint32_t i = 0; i < f->pointer_count; i++) {
        put_u32(s, f->pointers[i][0]);
        put_u32(s, f->pointers[i][1]);
    }
    put_end(s, "CLER", start + 4);
}

static void
put_args(struct specimen *s, const struct beignet_file *f)
{
    put_u32(s, f->arg_count);
    for (uint32_t i = 0; i < f->arg_count; i++) {
        const struct beignet_arg *a = &f->args[i];
        put_u32(s, a->type);
        put_u32(s, a->size);
        put_u32(s, a->align);
        put(s, &a->surface, 1);
        put_u32(s, a->type == 3 ? 3 : a->type == 2 ? 2 : a->type == 1); /* address space */
        put_text(s, a->type_name);
        put_text(s, a->access);
        put_text(s, a->qualifiers);
        put_text(s, a->name);
    }
}

static void
put_samplers(struct specimen *s, const struct beignet_file *f)
{
    const size_t start = s->size;
    put_u32(s, f->sampler_count != 0);
    if (!f->sampler_count)
        return;
    put_word(s, "SAMP");
    put_u32(s, f->sampler_count);
    for (uint32_t i = 0; i < f->sampler_count; i++) {
        put_u32(s, f->samplers[i].key);
        put_u32(s, f->samplers[i].slot);
    }
    put_end(s, "PMAS", start + 4);
}

static void
put_images(struct specimen *s, const struct beignet_file *f)
{
    const size_t start = s->size;
    put_u32(s, f->image_count != 0);
    if (!f->image_count)
        return;
    put_word(s, "IMAG");
    for (unsigned list = 0; list < 2; list++) {
        put_u32(s, f->image_count);
        for (uint32_t i = 0; i < f->image_count; i++) {
            const struct beignet_image *m = &f->images[i];
            const uint32_t words[] = {list ? m->surface : 40 + i,
                                      m->arg,
                                      m->surface,
                                      m->width,
                                      m->height,
                                      m->depth,
                                      m->type,
                                      m->order,
                                      UINT32_MAX};
            for (unsigned k = 0; k < sizeof words / sizeof *words; k++)
                put_u32(s, words[k]);
        }
    }
    put_end(s, "GAMI", start + 4);
}

/* mov (8) r112 r0 with all channels; send to the thread spawner, end of thread */
static const uint8_t code[] = {0x01, 0x00, 0x60, 0x00, 0x0c, 0x02, 0x00, 0x2e, 0x00, 0x00, 0x8d,
                               0x00, 0x00, 0x00, 0x00, 0x00, 0x31, 0x00, 0x60, 0x07, 0x00, 0x02,
                               0x00, 0x20, 0x00, 0x0e, 0x8d, 0x06, 0x10, 0x00, 0x00, 0x82};

static void
put_kernel(struct specimen *s, const struct beignet_file *f, unsigned number)
{
    const uint8_t uses_local = f->local != 0;
    const size_t start = s->size;
    char name[64];
    snprintf(name, sizeof name, f->kernel_count > 1 ? "%s%u" : "%s", f->kernel, number);
    put_word(s, "KERN");
    put_text(s, name);
    put_u32(s, f->version);
    put_args(s, f);
    put_u32(s, f->value_count);
    for (uint32_t i = 0; i < f->value_count; i++) {
        put_u32(s, f->values[i].type);
        put_u32(s, f->values[i].subtype);
        put_u32(s, f->values[i].offset);
    }
    put_u32(s, f->payload);
    put_u32(s, f->simd);
    put_u32(s, f->stack);
    put_u32(s, f->scratch);
    put(s, &uses_local, 1);
    put_u32(s, f->local);
    for (unsigned d = 0; d < 3; d++)
        put_u32(s, f->required[d]);
    put_samplers(s, f);
    put_images(s, f);
    put_u32(s, sizeof code);
    put(s, code, sizeof code);
    put_end(s, "NREK", start);
}

struct specimen
beignet_build(const struct beignet_file *f)
{
    struct specimen s = {malloc(ROOM), 0};
    assert(s.bytes && strlen(f->gpu) == 3);
    put(&s, "\1GENC", 5);
    put(&s, f->gpu, 3);
    const size_t start = s.size;
    put_word(&s, "PROG");
    put_constants(&s, f);
    put_pointers(&s, f);
    put_u32(&s, f->kernel_count);
    for (unsigned i = 0; i < f->kernel_count; i++)
        put_kernel(&s, f, i);
    put_end(&s, "GORP", start);
    return s;
}

struct beignet_file
beignet_all(void)
{
    static const uint8_t constants[20] = {1, 2, 3};
    return (struct beignet_file){
        .gpu = "SKL",
        .constants = constants,
        .constant_bytes = sizeof constants,
        .kernel = "all",
        .kernel_count = 1,
        .version = 120,
        .args = {{1, 8, 4, 2, "float*", "none", "const", "in"},
                 {1, 8, 4, 3, "float*", "none", "", "out"},
                 {0, 16, 16, 77, "float4", "none", "", "factor"},
                 {2, 8, 8, 77, "double*", "none", "const", "table"},
                 {3, 0, 16, 77, "float4*", "none", "", "shared"},
                 {4, 8, 4, 77, "image2d_t", "read_only", "", "picture"},
                 {4, 8, 4, 77, "image1d_array_t", "write_only", "", "lines"},
                 {4, 8, 4, 77, "image1d_buffer_t", "read_only", "", "flat"},
                 {5, 8, 4, 77, "sampler_t", "none", "", "s"}},
        .arg_count = 9,
        .values = {{0, 0, 32},
                   {1, 0, 96},
                   {6, 0, 0},
                   {12, 0, 4},
                   {3, 1, 8},
                   {20, 0, 12},
                   {20, 1, 16},
                   {20, 2, 160},
                   {20, 3, 20},
                   {20, 4, 24},
                   {20, 8, 28},
                   {21, 0, 192},
                   {22, 0, 224},
                   {19, 4, 176},
                   {24, 0, 180},
                   {31, 0, 184}},
        .value_count = 16,
        .payload = 256,
        .simd = 16,
        .stack = 128,
        .scratch = 1024,
        .local = 48,
        .required = {16, 2, 1},
        .samplers = {{0x27, 1}, {0x14, 2}, {1u << 22 | 8u << 14, 0}},
        .sampler_count = 3,
        .images = {{5, 4, 176, UINT32_MAX, UINT32_MAX, 196, 200},
                   {6, 5, UINT32_MAX, UINT32_MAX, 204, UINT32_MAX, UINT32_MAX},
                   {7, 6, 208, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX}},
        .image_count = 3,
    };
}
