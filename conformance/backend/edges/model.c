/* SPDX-License-Identifier: MIT */
#include "model.h"

#include <string.h>

unsigned
form_register(const struct form *f)
{
    return f->elem == 8 ? 8 : 4;
}

unsigned
form_components(const struct form *f)
{
    return (unsigned)__builtin_popcount(f->comp_mask);
}

unsigned
form_span(const struct form *f)
{
    const unsigned components = 32 - (unsigned)__builtin_clz(f->comp_mask);
    return components * f->elem * (f->linear ? f->lanes : 1u);
}

bool
form_has_result(const struct form *f)
{
    return f->code == LANE_OP_load || (f->code == LANE_OP_atomic && f->atomic != LANE_ATOMIC_MSKOR);
}

struct run {
    const struct form *f;
    const struct place *place;
    const struct registers *r;
    struct outcome *o;
};

/* Addresses have 64 bits in FLAT, 32 elsewhere. */
static uint64_t
cut(const struct run *x, uint64_t address)
{
    return x->place->space == LANE_SPACE_FLAT ? address : address & UINT32_MAX;
}

static uint64_t
address_of(const struct run *x, unsigned lane, unsigned component)
{
    const struct form *f = x->f;
    uint64_t at = cut(x, (x->r->at[f->linear ? 0 : lane] << f->shift) + f->offset);
    if (f->mask && x->place->space != LANE_SPACE_FLAT)
        at &= f->mask;
    return cut(x, at + (f->linear ? component * f->lanes + lane : component) * (uint64_t)f->elem);
}

/* The byte at an address, or NULL. */
static uint8_t *
byte_at(const struct run *x, uint64_t address)
{
    const struct place *p = x->place;
    const bool inside = address >= p->origin && address - p->origin < p->window->size;
    return inside ? p->window->base + (address - p->origin) : NULL;
}

/* The element at an address, or NULL. */
static uint8_t *
element_at(const struct run *x, uint64_t address)
{
    const bool whole =
        address <= UINT64_MAX - x->f->elem && byte_at(x, address) && byte_at(x, address + x->f->elem - 1);
    return whole ? byte_at(x, address) : NULL;
}

static bool
is_ranged(const struct run *x)
{
    return x->place->space == LANE_SPACE_FLAT || x->place->space == LANE_SPACE_POOL;
}

static bool
is_exact(const struct run *x)
{
    return is_ranged(x) || x->place->space == LANE_SPACE_SCRATCH;
}

static bool
is_on(const struct run *x, unsigned lane)
{
    return x->f->linear || (x->r->exec >> lane & 1);
}

/* A block load may end where it likes, if it begins inside. */
static bool
is_lenient(const struct run *x)
{
    return x->f->linear && x->f->code == LANE_OP_load && is_ranged(x);
}

static bool
is_bad(const struct run *x, unsigned lane, unsigned component)
{
    if (!is_exact(x))
        return false;
    return is_lenient(x) ? !byte_at(x, address_of(x, 0, 0)) : !element_at(x, address_of(x, lane, component));
}

static void
find_faults(const struct run *x)
{
    for (unsigned i = 0; i < x->f->lanes; i++)
        for (unsigned c = 0; c < 8; c++) {
            if (!is_on(x, i) || !(x->f->comp_mask >> c & 1) || !is_bad(x, i, c))
                continue;
            if (!x->o->faults)
                x->o->address = address_of(x, i, c);
            x->o->faults = true;
            x->o->lanes |= x->f->linear ? 0 : UINT64_C(1) << i;
        }
}

static uint64_t
read_element(const struct run *x, unsigned lane, unsigned component)
{
    const uint64_t place = (component * x->f->lanes + lane) * (uint64_t)x->f->elem;
    const uint64_t address = is_lenient(x) ? address_of(x, 0, 0) + place : address_of(x, lane, component);
    uint64_t bits = 0;
    if (!is_lenient(x) && !element_at(x, address))
        return 0;
    for (unsigned n = 0; n < x->f->elem; n++)
        if (byte_at(x, address + n))
            bits |= (uint64_t)*byte_at(x, address + n) << 8 * n;
    return bits;
}

static void
write_element(const struct run *x, unsigned lane, unsigned component, uint64_t bits)
{
    uint8_t *at = element_at(x, address_of(x, lane, component));
    for (unsigned n = 0; at && n < x->f->elem; n++) {
        x->o->changes[x->o->change_count++] = (struct change){.at = at + n, .old = at[n]};
        at[n] = (uint8_t)(bits >> 8 * n);
    }
}

static uint64_t
after_atomic(const struct form *f, uint64_t old, uint64_t data, uint64_t data2)
{
    if (f->atomic == LANE_ATOMIC_ADD)
        return old + data;
    if (f->atomic == LANE_ATOMIC_MSKOR)
        return (old & ~data2) | data;
    return old == data ? data2 : old;
}

static void
do_element(const struct run *x, unsigned lane, unsigned number, unsigned component)
{
    const struct form *f = x->f;
    const uint64_t mask = f->elem == 8 ? UINT64_MAX : (UINT64_C(1) << 8 * f->elem) - 1;
    const uint64_t old = read_element(x, lane, component), data = x->r->data[number][lane] & mask;
    if (f->code == LANE_OP_load) {
        x->o->dst[number][lane] = old;
    } else if (f->code == LANE_OP_store) {
        write_element(x, lane, component, data);
    } else {
        write_element(x, lane, component, after_atomic(f, old, data, x->r->data2[lane]));
        x->o->dst[number][lane] = old;
    }
}

static void
put_back(struct outcome *o)
{
    for (unsigned i = 0; i < o->change_count; i++)
        o->changes[i].now = *o->changes[i].at;
    for (unsigned i = o->change_count; i > 0; i--)
        *o->changes[i - 1].at = o->changes[i - 1].old;
}

void
model_run(const struct form *f, const struct place *place, const struct registers *r, struct outcome *o)
{
    const struct run x = {f, place, r, o};
    o->faults = false;
    o->lanes = o->address = 0;
    o->change_count = 0;
    memcpy(o->dst, r->dst, sizeof o->dst);
    find_faults(&x);
    if (o->faults)
        return;
    for (unsigned c = 0, number = 0; c < 8; c++) {
        if (!(f->comp_mask >> c & 1))
            continue;
        for (unsigned i = 0; i < f->lanes; i++)
            if (is_on(&x, i))
                do_element(&x, i, number, c);
        number++;
    }
    put_back(o);
}
