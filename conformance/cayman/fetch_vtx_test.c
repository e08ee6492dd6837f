/* SPDX-License-Identifier: MIT */
/* Vertex fetches: every format and every form, against a model in plain C (fetch/number_model.c). */
#include "test.h"

#include <stdlib.h>
#include <string.h>

#include "fetch/fetch_run.h"
#include "fetch/number_model.h"

enum { VC_FETCH = 0, VC_SEMANTIC = 1, VC_RESINFO = 14 };
enum { NO_OFFSET = 2, MASK = 7, BYTES = 1024, BUFFER = 40, OTHER = 43 };

/* A vertex fetch by the manual's fields. */
struct vtx {
    unsigned inst, fetch_type, whole_quad, buffer, src_rel, src_x, src_y, structured, lds;
    unsigned dst_gpr, dst_rel, dst[4], use_const;
    struct model_number number;
    unsigned offset, endian, no_stride, index_mode;
};

static const struct vtx plain = {.fetch_type = NO_OFFSET,
                                 .buffer = 1,
                                 .dst_gpr = FETCH_TARGET,
                                 .dst = {0, 1, 2, 3},
                                 .number = {34, 1, false, false}};

static void
encode(const struct vtx *v, uint32_t words[4])
{
    words[0] = v->inst | v->fetch_type << 5 | v->whole_quad << 7 | v->buffer << 8 | FETCH_SOURCE << 16 |
               v->src_rel << 23 | v->src_x << 24 | v->src_y << 26 | v->structured << 28 | v->lds << 30;
    words[1] = v->dst_gpr | v->dst_rel << 7 | v->dst[0] << 9 | v->dst[1] << 12 | v->dst[2] << 15 |
               v->dst[3] << 18 | v->use_const << 21 | v->number.data_format << 22 |
               v->number.num_format << 28 | (uint32_t)v->number.is_signed << 30 |
               (uint32_t)v->number.no_zero << 31;
    words[2] = v->offset | v->endian << 16 | v->no_stride << 18 | v->index_mode << 21;
    words[3] = 0;
}

static uint32_t resources[CAY_RESOURCES][8];
static uint8_t memory[2][BYTES];

static uint32_t
next_random(void)
{
    static uint32_t state = 12345;
    state = state * 1664525 + 1013904223;
    return state >> 8 ^ state << 20;
}

static struct fetch_case *
new_case(const struct vtx *v)
{
    struct fetch_case *c = calloc(1, sizeof *c);
    if (!c)
        abort();
    encode(v, c->words[0]);
    c->count = 1;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        for (unsigned k = 0; k < 4; k++) {
            c->source[lane][k] = lane;
            c->before[lane][k] = 0xbee00000 + 16 * lane + k;
        }
    for (unsigned k = 0; k < FETCH_POOL; k++)
        c->pool[k] = (uint8_t)next_random();
    return c;
}

static void
describe(unsigned id, unsigned bytes, unsigned stride, const struct model_number *n, unsigned endian,
         const unsigned select[4])
{
    uint32_t *w = resources[id];
    memset(w, 0, sizeof resources[id]);
    w[1] = bytes - 1;
    w[2] = stride << 8 | n->data_format << 20 | n->num_format << 26 | (uint32_t)n->is_signed << 28 |
           (uint32_t)n->no_zero << 29 | endian << 30;
    w[3] = select[0] << 3 | select[1] << 6 | select[2] << 9 | select[3] << 12;
    w[7] = 3u << 30;
}

static void
bind(struct fetch_case *c, unsigned id, uint8_t *base, unsigned bytes)
{
    c->bindings.resources = (const uint32_t(*)[8])resources;
    c->surfaces[CAY_SURFACE_FETCH + id] = (struct emu_surface){base, bytes};
}

/* --- the model --- */

struct model_buffer {
    const uint8_t *base;
    uint64_t bytes;
    struct model_number number;
    unsigned endian;
    const unsigned *select;
};

static void
model_fetch(const struct model_buffer *b, uint64_t address, const unsigned dst[4], uint32_t out[4])
{
    uint8_t bytes[16] = {0};
    uint32_t xyzw[4], selected[4];
    for (unsigned k = 0; k < model_bytes(b->number.data_format); k++) {
        const uint64_t at = model_swapped(b->endian, address + k);
        bytes[k] = at < b->bytes ? b->base[at] : 0;
    }
    model_texel(&b->number, bytes, xyzw);
    for (unsigned c = 0; c < 4; c++) {
        const unsigned from = b->select ? b->select[c] : c;
        selected[c] = from < 4 ? xyzw[from] : from == 5 ? model_one(&b->number) : 0;
    }
    for (unsigned c = 0; c < 4; c++)
        if (dst[c] != MASK)
            out[c] = dst[c] < 4 ? selected[dst[c]] : dst[c] == 5 ? model_one(&b->number) : 0;
}

static bool
is_nan(uint32_t bits)
{
    return (bits & 0x7f800000) == 0x7f800000 && bits & 0x7fffff;
}

/* NaNs of converted floats may differ in their bits. */
static void
compare(const struct fetch_case *c, unsigned lane, const uint32_t expected[4], const struct vtx *v)
{
    for (unsigned k = 0; k < 4; k++)
        if (c->out[lane][k] != expected[k] && !(is_nan(expected[k]) && is_nan(c->out[lane][k])))
            fail_msg(
                "format %u, number %u, signed %d, no zero %d, swap %u: lane %u element %u is 0x%x, expected "
                "0x%x",
                v->number.data_format, v->number.num_format, v->number.is_signed, v->number.no_zero,
                v->endian, lane, k, c->out[lane][k], expected[k]);
}

static void
run(struct fetch_case *c)
{
    const char *why = fetch_run(c);
    if (why)
        fail_msg("%s", why);
}

static void
refused(struct fetch_case *c, const char *text)
{
    const char *why = fetch_run(c);
    if (!why || !strstr(why, text))
        fail_msg("expected '%s', got '%s'", text, why ? why : "no refusal");
    free(c);
}

/* --- formats --- */

static void
run_format(const struct model_number *n, unsigned endian, const unsigned dst[4], bool jit)
{
    struct vtx v = plain;
    v.number = *n;
    v.endian = endian;
    v.offset = FETCH_MEMORY + 4;
    memcpy(v.dst, dst, sizeof v.dst);
    struct fetch_case *c = new_case(&v);
    c->without_jit = !jit;
    const unsigned step = endian ? 16 : model_bytes(n->data_format);
    const struct model_buffer b = {c->pool, FETCH_POOL, *n, endian, NULL};
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        c->source[lane][0] = lane * step;
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        uint32_t expected[4];
        memcpy(expected, c->before[lane], sizeof expected);
        model_fetch(&b, v.offset + lane * step, v.dst, expected);
        compare(c, lane, expected, &v);
    }
    free(c);
}

static void
test_formats(void **state)
{
    static const unsigned selects[3][4] = {{0, 1, 2, 3}, {3, 2, 1, 0}, {5, MASK, 4, 1}};
    (void)state;
    for (unsigned format = 0, n = 0; format < 64; format++)
        for (unsigned way = 0; way < 12 && model_bytes(format); way++, n++) {
            const struct model_number number = {format, way % 3, way / 3 & 1, way / 6 & 1};
            run_format(&number, 0, selects[n % 3], way == format % 12 && format % 3 != 1);
        }
}

static void
test_endian_swap(void **state)
{
    static const unsigned all[4] = {0, 1, 2, 3};
    (void)state;
    for (unsigned format = 0; format < 64; format++)
        for (unsigned endian = 1; endian < 3 && model_bytes(format); endian++) {
            const struct model_number number = {format, format % 3, format & 1, false};
            run_format(&number, endian, all, format % 8 == 5);
        }
}

/* --- buffers with words --- */

struct buffer_test {
    struct vtx v;
    unsigned bytes, stride, endian;
    unsigned select[4];
    struct model_number number; /* of the words */
    uint32_t base_vertex, first_instance;
};

static uint64_t
model_address(const struct buffer_test *t, const uint32_t source[4])
{
    const uint32_t more = t->v.fetch_type == 0   ? t->base_vertex
                          : t->v.fetch_type == 1 ? t->first_instance
                                                 : 0;
    const uint64_t index = (uint64_t)source[t->v.src_x] + more;
    return index * (t->v.no_stride ? 0 : t->stride) + (t->v.structured == 1 ? source[t->v.src_y] : 0) +
           t->v.offset;
}

static struct fetch_case *
buffer_case(const struct buffer_test *t)
{
    struct fetch_case *c = new_case(&t->v);
    for (unsigned k = 0; k < BYTES; k++)
        memory[0][k] = (uint8_t)next_random();
    describe(BUFFER, t->bytes, t->stride, &t->number, t->endian, t->select);
    bind(c, BUFFER, memory[0], t->bytes);
    c->bindings.base_vertex = t->base_vertex;
    c->bindings.first_instance = t->first_instance;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        c->source[lane][2] = lane % 5 * 4;
    c->source[60][0] = UINT32_MAX; /* wild indexes */
    c->source[61][0] = 0x40000000;
    c->source[62][0] = 0x80000001;
    return c;
}

static void
run_buffer(const struct buffer_test *t)
{
    struct fetch_case *c = buffer_case(t);
    const struct model_buffer b = {memory[0], t->bytes, t->v.use_const ? t->number : t->v.number,
                                   t->v.use_const ? t->endian : t->v.endian, t->select};
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        uint32_t expected[4];
        memcpy(expected, c->before[lane], sizeof expected);
        model_fetch(&b, model_address(t, c->source[lane]), t->v.dst, expected);
        compare(c, lane, expected, &t->v);
    }
    free(c);
}

static struct buffer_test
a_buffer(void)
{
    struct buffer_test t = {plain, 512, 16, 0, {0, 1, 2, 3}, {34, 1, false, false}, 0, 0};
    t.v.buffer = BUFFER;
    return t;
}

static void
test_buffers(void **state)
{
    struct buffer_test t = a_buffer();
    (void)state;
    run_buffer(&t);
    t.stride = 12;
    t.v.offset = 8;
    t.v.number = (struct model_number){47, 1, false, false};
    run_buffer(&t);
    t.v.use_const = 1; /* the words' format, swap and swizzle */
    t.number = (struct model_number){26, 0, true, false};
    t.endian = 2;
    t.select[0] = 3, t.select[1] = 5, t.select[2] = 0, t.select[3] = 4;
    run_buffer(&t);
    t.number = (struct model_number){43, 0, false, false};
    t.endian = 0;
    run_buffer(&t);
    t.v.no_stride = 1;
    run_buffer(&t);
    t = a_buffer();
    t.stride = 1; /* and addresses that would wrap */
    t.v.offset = 0xffff;
    run_buffer(&t);
}

static void
test_index_offsets(void **state)
{
    struct buffer_test t = a_buffer();
    (void)state;
    t.base_vertex = 5;
    t.first_instance = 9;
    for (t.v.fetch_type = 0; t.v.fetch_type < 3; t.v.fetch_type++)
        run_buffer(&t);
    t.v.fetch_type = 0;
    t.base_vertex = 0xfffffff0;
    run_buffer(&t);
}

static void
test_structured(void **state)
{
    struct buffer_test t = a_buffer();
    (void)state;
    t.stride = 20;
    t.v.number = (struct model_number){13, 1, false, false};
    t.v.src_y = 2;
    t.v.offset = 4;
    for (t.v.structured = 0; t.v.structured < 3; t.v.structured++)
        run_buffer(&t);
}

static void
test_number_of_elements(void **state)
{
    struct buffer_test t = a_buffer();
    (void)state;
    t.v.inst = VC_RESINFO;
    t.v.dst[1] = 5, t.v.dst[2] = 0, t.v.dst[3] = MASK;
    struct fetch_case *c = buffer_case(&t);
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        const uint32_t expected[4] = {32, 1, 32, c->before[lane][3]};
        assert_memory_equal(c->out[lane], expected, sizeof expected);
    }
    free(c);
    t.v.buffer = 1;
    refused(buffer_case(&t), "size is not described");
}

static void
test_semantic(void **state)
{
    uint8_t table[256];
    struct vtx v = plain;
    (void)state;
    memset(table, 255, sizeof table);
    v.inst = VC_SEMANTIC;
    v.offset = FETCH_MEMORY;
    v.dst_gpr = 0x45, v.dst_rel = 1; /* semantic 0xc5 */
    struct fetch_case *c = new_case(&v);
    refused(c, "semantic 197 has no register");
    c = new_case(&v);
    table[0xc5] = FETCH_TARGET;
    c->bindings.semantics = table;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        c->source[lane][0] = 16 * lane;
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++)
        assert_memory_equal(c->out[lane], c->pool + FETCH_MEMORY + 16 * lane, 16);
    free(c);
    c = new_case(&v);
    table[0xc5] = 128;
    c->bindings.semantics = table;
    refused(c, "semantic 197 has no register");
}

/* --- registers and lanes --- */

/* Source and destination one or more registers before the ones that are meant, which aL makes good. */
static void
test_relative(void **state)
{
    (void)state;
    for (unsigned which = 1; which < 4; which++) {
        struct vtx v = plain;
        v.offset = FETCH_MEMORY;
        v.src_rel = which & 1;
        v.dst_rel = which >> 1;
        v.dst_gpr = FETCH_TARGET - (v.dst_rel ? 2 : 0);
        struct fetch_case *c = new_case(&v);
        if (v.src_rel)
            c->words[0][0] = (c->words[0][0] & ~(127u << 16)) | (FETCH_SOURCE - 2u) << 16;
        c->loop_index = 2;
        for (unsigned lane = 0; lane < FETCH_LANES; lane++)
            c->source[lane][0] = 16 * (63 - lane);
        run(c);
        for (unsigned lane = 0; lane < FETCH_LANES; lane++)
            assert_memory_equal(c->out[lane], c->pool + FETCH_MEMORY + 16 * (63 - lane), 16);
        free(c);
    }
}

static void
test_indexed_buffers(void **state)
{
    (void)state;
    for (unsigned way = 0; way < 6; way++) {
        static const unsigned added[3] = {0, OTHER - BUFFER, 77};
        struct buffer_test t = a_buffer();
        t.v.index_mode = 1 + way % 2;
        struct fetch_case *c = buffer_case(&t);
        for (unsigned k = 0; k < BYTES; k++)
            memory[1][k] = (uint8_t)next_random();
        describe(OTHER, t.bytes, t.stride, &t.number, 0, t.select);
        bind(c, OTHER, memory[1], t.bytes);
        c->idx[way % 2] = added[way / 2];
        c->idx[!(way % 2)] = 5;
        run(c);
        for (unsigned lane = 0; lane < 32; lane++) {
            static const uint8_t zero[16];
            assert_memory_equal(c->out[lane], way / 2 == 2 ? zero : memory[way / 2] + 16 * lane, 16);
        }
        free(c);
    }
    memset(resources[OTHER], 0, sizeof resources[OTHER]);
}

/* LDS_REQ: what DST_SEL writes goes to local memory. */
static void
test_local(void **state)
{
    struct vtx v = plain;
    (void)state;
    v.offset = FETCH_MEMORY;
    v.lds = 1;
    v.src_y = 1;
    v.dst[0] = 3, v.dst[1] = MASK, v.dst[2] = 0, v.dst[3] = 5;
    struct fetch_case *c = new_case(&v);
    c->from_local = true;
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        c->source[lane][0] = 16 * lane;
        c->source[lane][1] = 16 * (63 - lane);
    }
    run(c);
    for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
        uint32_t from[4];
        memcpy(from, c->pool + FETCH_MEMORY + 16 * (63 - lane), sizeof from);
        assert_int_equal(c->out[lane][0], from[3]);
        assert_int_equal(c->out[lane][1], from[0]);
        assert_int_equal(c->out[lane][2], 1);
    }
    free(c);
}

/* Lanes 1 to 3 of each quad are off; with FETCH_WHOLE_QUAD they fetch all the same, but not those without a
 * work-item. */
static void
test_whole_quads(void **state)
{
    (void)state;
    for (unsigned whole = 0; whole < 2; whole++) {
        struct vtx v = plain;
        v.offset = FETCH_MEMORY;
        v.whole_quad = whole;
        struct fetch_case *c = new_case(&v);
        c->switches_off = true;
        for (unsigned lane = 0; lane < FETCH_LANES; lane++)
            c->source[lane][0] = 16 * lane;
        run(c);
        for (unsigned lane = 0; lane < FETCH_LANES; lane++) {
            const bool fetches = whole || lane % 4 == 0;
            assert_memory_equal(c->out[lane],
                                fetches ? (void *)(c->pool + FETCH_MEMORY + 16 * lane) : c->before[lane], 16);
        }
        free(c);
    }
}

/* --- what is refused, and what faults --- */

static void
test_refusals(void **state)
{
    struct vtx v = plain;
    (void)state;
    v.buffer = 9;
    refused(new_case(&v), "buffer 9 is not bound");
    v.buffer = 176;
    refused(new_case(&v), "buffer 176 is not bound");
    v.endian = 1;
    refused(new_case(&v), "there are 176 resources");
    v.endian = 0;
    v.buffer = 1;
    v.use_const = 1;
    refused(new_case(&v), "format is not described");
    v = plain;
    v.number.data_format = 18;
    refused(new_case(&v), "no known layout");
    v.number.data_format = 34;
    v.number.num_format = 3;
    refused(new_case(&v), "NUM_FORMAT 3 is reserved");
    v = plain;
    v.fetch_type = 3;
    refused(new_case(&v), "FETCH_TYPE 3 is reserved");
    v = plain;
    v.structured = 3;
    refused(new_case(&v), "STRUCTURED_READ 3 is reserved");
    v = plain;
    v.endian = 3;
    refused(new_case(&v), "ENDIAN_SWAP 3 is reserved");
    v = plain;
    v.index_mode = 3;
    refused(new_case(&v), "INDEX_MODE 3 is reserved");
}

static void
test_wild_words(void **state)
{
    (void)state;
    for (unsigned k = 0; k < 200; k++) {
        struct buffer_test t = a_buffer();
        t.v.use_const = 1;
        struct fetch_case *c = buffer_case(&t);
        c->without_jit = true;
        for (unsigned w = 0; w < 7; w++)
            resources[BUFFER][w] = next_random();
        fetch_run(c); /* ends, one way or another */
        free(c);
    }
}

static void
test_fault(void **state)
{
    struct vtx v = plain;
    (void)state;
    v.endian = 1;
    struct fetch_case *c = new_case(&v);
    c->source[7][0] = 0xdead0000;
    assert_non_null(fetch_run(c));
    assert_int_equal(c->fault.kind, EMU_FAULT_ADDRESS);
    assert_int_equal(c->fault.lanes, 1 << 7);
    free(c);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_formats),         cmocka_unit_test(test_endian_swap),
        cmocka_unit_test(test_buffers),         cmocka_unit_test(test_index_offsets),
        cmocka_unit_test(test_structured),      cmocka_unit_test(test_number_of_elements),
        cmocka_unit_test(test_semantic),        cmocka_unit_test(test_relative),
        cmocka_unit_test(test_indexed_buffers), cmocka_unit_test(test_local),
        cmocka_unit_test(test_whole_quads),     cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_wild_words),      cmocka_unit_test(test_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
