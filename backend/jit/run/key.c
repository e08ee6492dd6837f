/* SPDX-License-Identifier: MIT */
/*
 * All that an object depends on, as a string of bytes: the kernel, the level, the translator and LLVM. The
 * last two are identified by the build ids of their object files in memory. The linker computes a build id
 * from the whole file, so there is no need for a list of sources, options and versions, which could miss one.
 */
#include "key.h"

#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "jit/llvm/loaded_object.h"

struct text {
    uint8_t *bytes;
    size_t count, capacity;
    bool failed;
};

static void
add_bytes(struct text *t, const void *bytes, size_t count)
{
    if (t->capacity - t->count < count) {
        const size_t capacity = 2 * t->capacity + count + 4096;
        uint8_t *grown = realloc(t->bytes, capacity);
        t->failed |= !grown;
        if (!grown)
            return;
        t->bytes = grown;
        t->capacity = capacity;
    }
    if (count)
        memcpy(t->bytes + t->count, bytes, count);
    t->count += count;
}

/* Seven bits a byte, because most numbers are small. */
static void
add(struct text *t, uint64_t number)
{
    uint8_t bytes[10];
    unsigned n = 0;
    do {
        bytes[n] = (uint8_t)((number & 127) | (number > 127 ? 128 : 0));
        number >>= 7;
    } while (bytes[n++] & 128);
    add_bytes(t, bytes, n);
}

static void
add_row(struct text *t, const void *bytes, size_t count)
{
    add(t, count);
    add_bytes(t, bytes, count);
}

/* --- who translates --- */

static bool
add_object(struct text *t, const struct jit_loaded_object *object)
{
    if (object->build_id)
        add_row(t, object->build_id, object->build_id_bytes);
    return object->build_id != NULL;
}

static bool
add_translator(struct text *t)
{
    return add_object(t, jit_loaded_caygen()) && add_object(t, jit_loaded_llvm());
}

/* --- the kernel --- */

/* Whoever changes one of these adds what is new below. */
_Static_assert(sizeof(struct lane_operand) == 24, "every member is in add_operand");
_Static_assert(sizeof(struct lane_mem) == 20, "every member is in add_op");
_Static_assert(sizeof(struct lane_image) == 20, "every member is in add_op");
_Static_assert(sizeof(struct lane_op) == 144, "every member is in add_op");
_Static_assert(sizeof(struct lane_indirect) == 24, "every member is in add_program");
_Static_assert(sizeof(struct lane_program) == 96, "every member but op_limit is in add_program");
_Static_assert(sizeof(struct emu_start_field) == 16, "every member is in add_start");
_Static_assert(sizeof(struct emu_kernel) == 224,
               "every member is in add_kernel but slots, control_scratch, and what parts need");

static void
add_operand(struct text *t, const struct lane_operand *o)
{
    static const struct lane_operand none;
    if (!memcmp(o, &none, sizeof none)) { /* most have no third source */
        add(t, 0);
        return;
    }
    add(t, o->kind + 1u);
    add(t, o->type);
    add(t, o->mods);
    add(t, o->width);
    add(t, (uint16_t)o->vstride);
    add(t, (uint16_t)o->hstride);
    add(t, o->base);
    add(t, o->indirect);
    add(t, o->imm);
}

static void
add_op(struct text *t, const struct lane_op *op)
{
    const uint8_t small[] = {op->type,       op->lanes, op->chan,       op->flags,     op->pred,
                             op->pred_shift, op->cond,  op->cond_shift, op->write_flag};
    add(t, op->code);
    add_bytes(t, small, sizeof small);
    add(t, op->pred_cell);
    add(t, op->cond_cell);
    add_operand(t, &op->dst);
    for (unsigned i = 0; i < 3; i++)
        add_operand(t, &op->src[i]);
    const enum lane_family family = lane_code_family(op->code);
    if (family == LANE_MEM) {
        const struct lane_mem *m = &op->mem;
        const uint8_t bytes[] = {m->space, m->atomic, m->elem, m->comp_mask, m->addr_shift, m->linear};
        add_bytes(t, bytes, sizeof bytes);
        add(t, m->surface);
        add(t, m->comp_stride);
        add(t, m->offset);
        add(t, m->addr_mask);
    } else if (family == LANE_IMAGE) {
        const struct lane_image *m = &op->image;
        const uint8_t bytes[] = {m->sampler, m->coords, m->comps, m->comp_mask, m->atomic};
        add_bytes(t, bytes, sizeof bytes);
        add(t, m->surface);
        /* of texture these are the eight bytes of its description */
        add(t, m->coord[0]);
        add(t, m->coord[1]);
        add(t, m->comp_stride);
    } else {
        add(t, op->ctrl.target);
        for (unsigned i = 0; i < 3; i++)
            add(t, op->ctrl.cell[i]);
    }
    add(t, op->inst);
}

static void
add_program(struct text *t, const struct lane_program *p)
{
    const uint32_t numbers[] = {p->op_count,    p->indirect_count, p->entry_count,
                                p->const_rf,    p->uniform_bytes,  p->uniform_rf,
                                p->cells_bytes, p->rf_bytes,       p->fpmode};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        add(t, numbers[i]);
    for (uint32_t i = 0; i < p->op_count; i++)
        add_op(t, &p->ops[i]);
    for (uint32_t i = 0; i < p->indirect_count; i++) {
        const struct lane_indirect *x = &p->indirects[i];
        const uint32_t members[] = {x->addr,    x->scale,      x->lo,      x->hi,
                                    x->outside, x->index_type, x->per_row, x->per_lane};
        for (unsigned k = 0; k < sizeof members / sizeof *members; k++)
            add(t, members[k]);
    }
    for (uint32_t i = 0; i < p->entry_count; i++) {
        add(t, p->entries[i].inst);
        add(t, p->entries[i].op);
    }
    add_row(t, p->consts, p->const_bytes);
}

static void
add_start(struct text *t, const struct emu_start_field *f)
{
    const uint32_t numbers[] = {f->rf, f->dwords, f->source, f->mask, f->bits};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        add(t, numbers[i]);
}

static void
add_kernel(struct text *t, const struct emu_kernel *k)
{
    const uint32_t numbers[] = {k->code_bytes,   k->lanes,       k->has_barrier,    k->payload_bytes,
                                k->payload_rf,   k->link_bytes,  k->local_id_bytes, k->scratch_bytes,
                                k->scratch_base, k->start_count, k->thread_rf,      k->local_bytes};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        add(t, numbers[i]);
    for (unsigned d = 0; d < 3; d++)
        add(t, k->local_id_rf[d]);
    for (uint32_t i = 0; i < k->start_count; i++)
        add_start(t, &k->start[i]);
    add_program(t, k->program);
}

static void
add_images(struct text *t, const struct jit_images *images)
{
    add_bytes(t, images->kinds, sizeof images->kinds);
    for (unsigned i = 0; i < JIT_SAMPLERS; i++) {
        const struct jit_sampler *s = &images->samplers[i];
        const uint8_t bytes[] = {s->valid, s->linear, s->normalised, s->address[0], s->address[1]};
        add_bytes(t, bytes, sizeof bytes);
    }
}

bool
jit_make_key(const struct backend_host *host, const struct emu_kernel *kernel,
             const struct jit_target *target, struct backend_key *key)
{
    struct text t = {NULL, 0, 0, false};
    if (!host->keeps() || !add_translator(&t)) {
        free(t.bytes);
        return false;
    }
    add(&t, target->cpu);
    add(&t, target->start);
    add(&t, target->row_lanes);
    add(&t, target->rows);
    add(&t, target->slow_gathers);
    add(&t, target->solos);
    add(&t, target->sites_rf);
    add(&t, target->quick);
    add_images(&t, &target->images);
    add_kernel(&t, kernel);
    if (!t.failed)
        host->make_key(t.bytes, t.count, key);
    free(t.bytes);
    return !t.failed;
}
