/* SPDX-License-Identifier: MIT */
/* Places that commands name, and their values: registers as the GPU's listings write them, memory, ids. */
#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane_half.h"
#include "emu/ref.h"
#include "session.h"

/* --- types --- */

static const struct {
    const char *name;
    enum lane_type type;
} opencl_types[] = {{"char", LANE_B},  {"uchar", LANE_UB}, {"short", LANE_W},  {"ushort", LANE_UW},
                    {"int", LANE_D},   {"uint", LANE_UD},  {"long", LANE_Q},   {"ulong", LANE_UQ},
                    {"half", LANE_HF}, {"float", LANE_F},  {"double", LANE_DF}};

enum lane_type
step_type_of(const char *word, size_t length)
{
    for (unsigned t = 0; t < LANE_TYPE_COUNT; t++)
        if (strlen(lane_type_name((enum lane_type)t)) == length &&
            memcmp(lane_type_name((enum lane_type)t), word, length) == 0)
            return (enum lane_type)t;
    for (size_t i = 0; i < sizeof opencl_types / sizeof *opencl_types; i++)
        if (strlen(opencl_types[i].name) == length && memcmp(opencl_types[i].name, word, length) == 0)
            return opencl_types[i].type;
    return LANE_TYPE_COUNT;
}

/* Of what a pointer argument points to; dwords if that is not known. */
static enum lane_type
element_of(const struct step_session *s, uint32_t arg)
{
    const struct fe_kernel *k = &s->replay->kernel;
    const char *name = arg < k->arg_count ? k->args[arg].type_name : NULL;
    size_t length = 0;
    if (name && strncmp(name, "const ", 6) == 0)
        name += 6;
    while (name && isalpha((unsigned char)name[length]))
        length++;
    const enum lane_type type = name ? step_type_of(name, length) : LANE_TYPE_COUNT;
    return type == LANE_TYPE_COUNT ? LANE_UD : type;
}

/* ":f" */
static bool
read_type(struct step_session *s, const char **at, enum lane_type *type)
{
    size_t length = 0;
    if (**at != ':')
        return true;
    ++*at;
    while (isalpha((unsigned char)(*at)[length]))
        length++;
    *type = step_type_of(*at, length);
    if (*type == LANE_TYPE_COUNT)
        return step_wrong(s, "there is no type '%.*s'; types are ub b uw w ud d uq q hf f df", (int)length,
                          *at);
    *at += length;
    return true;
}

/* --- registers --- */

/* Where the register of that name begins in the register file; UINT32_MAX: there is none. */
static uint32_t
find_register(const struct step_session *s, const char *name, unsigned bytes)
{
    char text[32];
    for (uint32_t at = 0; at + bytes <= s->program->rf_bytes; at++)
        if (fe_register_name(s->replay->program, &s->replay->kernel, at, bytes, text, sizeof text) &&
            strcmp(text, name) == 0)
            return at;
    return UINT32_MAX;
}

/* As fe_register_name spells it: f0.1 is a part of f0, acc0 is acc.0, R3.x is T3.X. */
static void
spell(const struct step_session *s, const char *word, size_t length, char *name, size_t size, unsigned *half)
{
    (void)snprintf(name, size, "%.*s", (int)length, word);
    *half = 0;
    if (s->replay->device == FE_CAYMAN) {
        for (char *c = name; *c; c++)
            *c = (char)toupper((unsigned char)*c);
        if (*name == 'R')
            *name = 'T';
        return;
    }
    if (*name == 'f' && strchr(name, '.')) {
        *half = strchr(name, '.')[1] == '1';
        *strchr(name, '.') = 0;
    }
    if (strncmp(name, "acc", 3) == 0 && name[3] != '.')
        (void)snprintf(name, size, "acc.%s", strchr(name, '.') ? strchr(name, '.') + 1 : "0");
    else if (*name != 'f' && !strchr(name, '.') && strlen(name) + 2 < size)
        strcat(name, ".0");
}

/* "<8;8,1>" */
static bool
read_region(struct step_session *s, const char **at, unsigned bytes, struct lane_operand *reg, bool *given)
{
    int v, w, h, used = 0;
    *given = **at == '<';
    if (!*given)
        return true;
    if (sscanf(*at, "<%d;%d,%d>%n", &v, &w, &h, &used) != 3 || !used || v < 0 || v > 32 || h < 0 || h > 32 ||
        w < 1 || w > LANE_MAX || (w & (w - 1)))
        return step_wrong(s, "a region is <vertical stride;width,horizontal stride>, as in r10.0<8;8,1>:f");
    reg->width = (uint8_t)w;
    reg->vstride = (int16_t)((unsigned)v * bytes);
    reg->hstride = (int16_t)((unsigned)h * bytes);
    *at += used;
    return true;
}

/* The type is behind the region, but says how large the elements are. */
static enum lane_type
type_behind(const struct step_session *s, const char *at)
{
    at += *at == '<' ? strcspn(at, ">") + (strchr(at, '>') != NULL) : 0;
    size_t length = 0;
    if (*at != ':')
        return LANE_TYPE_COUNT;
    while (isalpha((unsigned char)at[1 + length]))
        length++;
    (void)s;
    return step_type_of(at + 1, length);
}

static bool
stays_inside(const struct step_session *s, const struct lane_operand *reg, unsigned bytes)
{
    for (unsigned i = 0; i < s->replay->kernel.emu.lanes; i++) {
        const uint64_t at = reg->base + (uint64_t)(i / reg->width) * (unsigned)reg->vstride +
                            (uint64_t)(i % reg->width) * (unsigned)reg->hstride;
        if (at + bytes > s->program->rf_bytes)
            return false;
    }
    return true;
}

static bool
read_register(struct step_session *s, const char **at, size_t length, struct step_operand *o)
{
    char name[32];
    unsigned half;
    bool region;
    const char *word = *at;
    enum lane_type type = type_behind(s, word + length);
    spell(s, word, length, name, sizeof name, &half);
    const bool flag = *name == 'f' && s->replay->device != FE_CAYMAN;
    type = type != LANE_TYPE_COUNT ? type : flag ? LANE_UW : LANE_UD;
    uint32_t base = find_register(s, name, flag ? 4 : lane_type_bytes(type));
    if (base == UINT32_MAX || length >= sizeof name)
        return step_wrong(s, "there is no register or argument '%.*s'", (int)length, word);
    base += flag ? 2 * half : 0;
    /* Its own type: as it was written last. */
    const uint8_t *types = s->at ? s->at->types : NULL;
    if (type_behind(s, word + length) == LANE_TYPE_COUNT && types && types[base] && !flag &&
        lane_type_bytes((enum lane_type)(types[base] - 1)) == lane_type_bytes(type))
        type = (enum lane_type)(types[base] - 1);
    *at += length;
    o->kind = STEP_REGISTER;
    o->reg = (struct lane_operand){.kind = LANE_REG, .width = 1, .base = base};
    if (s->replay->device == FE_CAYMAN) {
        o->reg.width = LANE_MAX;
        o->reg.hstride = 4;
    }
    if (!read_region(s, at, lane_type_bytes(type), &o->reg, &region) || !read_type(s, at, &type))
        return false;
    o->per_lane = region || s->replay->device == FE_CAYMAN;
    o->type = type;
    o->reg.type = (uint8_t)type;
    return stays_inside(s, &o->reg, lane_type_bytes(type)) ||
           step_wrong(s, "the region leaves the registers");
}

/* --- memory --- */

static uint32_t
find_arg(const struct step_session *s, const char *word, size_t length)
{
    const struct fe_kernel *k = &s->replay->kernel;
    for (uint32_t i = 0; i < s->replay->head.arg_count; i++) {
        char number[16];
        (void)snprintf(number, sizeof number, "arg%u", i);
        const char *name = i < k->arg_count ? k->args[i].name : NULL;
        if ((name && strlen(name) == length && memcmp(name, word, length) == 0) ||
            (strlen(number) == length && memcmp(number, word, length) == 0))
            return i;
    }
    return UINT32_MAX;
}

static size_t
word_length(const char *at)
{
    size_t length = 0;
    while (isalnum((unsigned char)at[length]) || at[length] == '_' || at[length] == '.')
        length++;
    return length;
}

static bool
is_word(const char *at, size_t length, const char *word)
{
    return strlen(word) == length && memcmp(at, word, length) == 0;
}

/* Where an argument's bytes are. False: it has none, or a record of an older version does not say. */
static bool
find_argument(const struct step_session *s, uint32_t arg, struct step_operand *o)
{
    const struct rt_record_arg *a = &s->replay->args[arg];
    o->is_array = true;
    o->type = element_of(s, arg);
    if (a->kind == RT_RECORD_VALUE) {
        o->space = STEP_VALUE;
        o->at = (uintptr_t)a->value;
        return a->size > 0;
    }
    o->space = a->kind == RT_RECORD_LOCAL ? STEP_LOCAL : STEP_GLOBAL;
    o->at = a->kind == RT_RECORD_LOCAL ? a->begin - 1 : a->begin;
    return a->begin != 0;
}

bool
step_read_space(struct step_session *s, const char **at, struct step_operand *o)
{
    const size_t length = word_length(*at);
    const uint32_t arg = find_arg(s, *at, length);
    char *end;
    o->kind = STEP_MEMORY;
    o->type = LANE_UD;
    o->at = 0;
    o->space = is_word(*at, length, "local")     ? STEP_LOCAL
               : is_word(*at, length, "scratch") ? STEP_SCRATCH
                                                 : STEP_GLOBAL;
    if (arg != UINT32_MAX) {
        if (!find_argument(s, arg, o))
            return step_wrong(s, "argument %u has no memory of its own", arg);
    } else if (o->space == STEP_GLOBAL) {
        o->at = strtoull(*at, &end, 16);
        if (strncmp(*at, "0x", 2) != 0 || end != *at + length)
            return step_wrong(s, "'%.*s' is no argument, local, scratch, or address 0x...", (int)length, *at);
    }
    *at += length;
    return true;
}

static const uint8_t *
value_bytes(const struct step_session *s, uint64_t at, size_t bytes)
{
    for (uint32_t i = 0; i < s->replay->head.arg_count; i++) {
        const struct rt_record_arg *a = &s->replay->args[i];
        const uint64_t from = at - (uintptr_t)a->value;
        if (a->kind == RT_RECORD_VALUE && from < a->size && bytes <= a->size - from)
            return a->value + from;
    }
    return NULL;
}

const uint8_t *
step_bytes(const struct step_session *s, const struct step_thread *t, enum step_space space, uint64_t at,
           size_t bytes)
{
    if (space == STEP_VALUE)
        return value_bytes(s, at, bytes);
    const uint64_t size =
        space == STEP_LOCAL ? s->replay->launch.local_bytes : s->replay->kernel.emu.scratch_bytes;
    assert(bytes >= 1 && space < STEP_VALUE);
    if (space == STEP_GLOBAL) {
        const size_t place = rt_replay_place(s->replay, at);
        return place != SIZE_MAX && rt_replay_place(s->replay, at + bytes - 1) == place + bytes - 1
                   ? (const uint8_t *)(uintptr_t)at // NOLINT(performance-no-int-to-ptr)
                   : NULL;
    }
    if (!t || !t->t || at > size || bytes > size - at)
        return NULL;
    return (space == STEP_LOCAL ? t->t->local : t->t->scratch) + at;
}

/* "out[5]:f" */
static bool
read_memory(struct step_session *s, const char **at, struct step_operand *o)
{
    char *end;
    if (!step_read_space(s, at, o))
        return false;
    if (**at != '[' && o->space == STEP_VALUE)
        return read_type(s, at, &o->type);
    if (**at != '[')
        return step_wrong(s, "memory is named by an element, as out[5] or local[16]:f");
    const uint64_t index = strtoull(*at + 1, &end, 0);
    if (end == *at + 1 || *end != ']')
        return step_wrong(s, "an index is a number: out[5]");
    *at = end + 1;
    if (!read_type(s, at, &o->type))
        return false;
    /* Of local and scratch memory as a whole the index is an offset in bytes. */
    o->at += o->is_array || o->space == STEP_GLOBAL ? index * lane_type_bytes(o->type) : index;
    return true;
}

/* --- ids and numbers --- */

static bool
read_id(const char **at, size_t length, struct step_operand *o)
{
    static const struct {
        const char *word;
        char id;
    } ids[] = {{"gid", 'g'}, {"lid", 'l'}, {"group", 'w'}, {"lane", 'n'}, {"thread", 't'}};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        const size_t word = strlen(ids[i].word);
        const bool axis = length == word + 2 && (*at)[word] == '.' && strchr("xyz", (*at)[word + 1]);
        if (memcmp(*at, ids[i].word, word < length ? word : length) != 0 || (length != word && !axis))
            continue;
        o->kind = STEP_ID;
        o->id = ids[i].id;
        o->axis = axis ? (unsigned)((*at)[word + 1] - 'x') : 0;
        o->per_lane = o->id == 'g' || o->id == 'l' || o->id == 'n';
        *at += length;
        return true;
    }
    return false;
}

static bool
read_number(const char **at, struct step_operand *o)
{
    char *end, *integer_end;
    o->kind = STEP_NUMBER;
    o->number = strtod(*at, &end);
    o->integer = (int64_t)strtoull(*at, &integer_end, 0);
    o->is_float = end > integer_end;
    if (!o->is_float)
        o->number = (double)o->integer;
    const char *from = *at;
    *at = o->is_float ? end : integer_end;
    return *at > from;
}

bool
step_read_operand(struct step_session *s, const char **at, struct step_operand *o)
{
    *o = (struct step_operand){.kind = STEP_NUMBER};
    *at += strspn(*at, " \t");
    const char *from = *at;
    const size_t length = word_length(*at);
    assert(s->program && s->replay);
    bool good;
    if (isdigit((unsigned char)**at) || **at == '-' || **at == '+')
        good = read_number(at, o) || step_wrong(s, "'%s' is no number", *at);
    else if (read_id(at, length, o))
        good = true;
    else if (is_word(*at, length, "local") || is_word(*at, length, "scratch") ||
             find_arg(s, *at, length) != UINT32_MAX)
        good = read_memory(s, at, o);
    else
        good = length ? read_register(s, at, length, o)
                      : step_wrong(s, "a register, memory or a number is missing");
    (void)snprintf(o->text, sizeof o->text, "%.*s", (int)(*at - from), from);
    return good;
}

/* --- values --- */

static struct step_value
value_of_bits(uint64_t bits, enum lane_type type)
{
    struct step_value v = {.is_known = true, .is_float = lane_type_is_float(type), .bits = bits};
    const unsigned unused = 64 - 8 * lane_type_bytes(type);
    const uint32_t low = (uint32_t)bits;
    float f;
    if (type == LANE_DF)
        memcpy(&v.number, &bits, sizeof v.number);
    memcpy(&f, &low, sizeof f);
    if (type == LANE_F)
        v.number = (double)f;
    if (type == LANE_HF)
        v.number = (double)lane_f16_to_f32((uint16_t)bits);
    v.integer = lane_type_is_signed(type) ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
    if (!v.is_float)
        v.number = (double)v.integer;
    return v;
}

static struct step_value
id_of(const struct step_session *s, const struct step_thread *t, const struct step_operand *o, unsigned lane)
{
    uint64_t global[3], local[3];
    const uint32_t index = (uint32_t)(t - s->threads);
    step_item(s, index, lane, global, local);
    const int64_t value = o->id == 'g'   ? (int64_t)global[o->axis]
                          : o->id == 'l' ? (int64_t)local[o->axis]
                          : o->id == 'w' ? s->group[o->axis]
                          : o->id == 'n' ? (int64_t)lane
                                         : index;
    return (struct step_value){
        .is_known = true, .integer = value, .number = (double)value, .bits = (uint64_t)value};
}

struct step_value
step_value_of(const struct step_session *s, const struct step_thread *t, const struct step_operand *o,
              unsigned lane)
{
    uint64_t bits = 0;
    if (o->kind == STEP_NUMBER)
        return (struct step_value){true, o->is_float, o->number, o->integer, (uint64_t)o->integer};
    if (o->kind == STEP_MEMORY) {
        const uint8_t *at = step_bytes(s, t, o->space, o->at, lane_type_bytes(o->type));
        if (!at)
            return (struct step_value){.is_known = false};
        memcpy(&bits, at, lane_type_bytes(o->type));
        return value_of_bits(bits, o->type);
    }
    if (!t || !t->t)
        return (struct step_value){.is_known = false};
    if (o->kind == STEP_ID)
        return id_of(s, t, o, lane);
    return value_of_bits(emu_ref_value(s->program, t->t->rf, &o->reg, lane), o->type);
}

/* --- conditions --- */

static const struct {
    const char *text;
    enum lane_cond cond;
} conditions[] = {{"==", LANE_COND_EQ}, {"!=", LANE_COND_NE}, {">=", LANE_COND_GE},
                  {"<=", LANE_COND_LE}, {">", LANE_COND_GT},  {"<", LANE_COND_LT}};
enum { CONDITIONS = sizeof conditions / sizeof *conditions };

static bool
read_term(struct step_session *s, const char **at, struct step_condition *c)
{
    unsigned i = 0;
    if (!step_read_operand(s, at, &c->terms[c->count].a))
        return false;
    *at += strspn(*at, " \t");
    while (i < CONDITIONS && strncmp(*at, conditions[i].text, strlen(conditions[i].text)) != 0)
        i++;
    if (i == CONDITIONS)
        return step_wrong(s, "a condition is two values with ==, !=, <, <=, > or >= between them");
    *at += strlen(conditions[i].text);
    c->terms[c->count].cond = conditions[i].cond;
    if (!step_read_operand(s, at, &c->terms[c->count].b))
        return false;
    c->count++;
    *at += strspn(*at, " \t");
    return true;
}

bool
step_read_condition(struct step_session *s, const char *text, struct step_condition *c)
{
    const char *at = text;
    c->count = 0;
    do {
        if (c->count == STEP_TERMS)
            return step_wrong(s, "a condition has at most %d parts", STEP_TERMS);
        if (c->count)
            at += 2;
        if (!read_term(s, &at, c))
            return false;
    } while (strncmp(at, "&&", 2) == 0);
    return !*at || step_wrong(s, "'%s' behind the condition", at);
}

static bool
compare(const struct step_value *a, const struct step_value *b, enum lane_cond cond)
{
    if (!a->is_known || !b->is_known)
        return false;
    const bool floats = a->is_float || b->is_float;
    const bool less = floats ? a->number < b->number : a->integer < b->integer;
    const bool more = floats ? a->number > b->number : a->integer > b->integer;
    const bool same = floats ? a->number == b->number : a->integer == b->integer;
    return cond == LANE_COND_EQ   ? same
           : cond == LANE_COND_NE ? !same
           : cond == LANE_COND_LT ? less
           : cond == LANE_COND_LE ? less || same
           : cond == LANE_COND_GT ? more
                                  : more || same;
}

bool
step_holds(const struct step_session *s, const struct step_thread *t, const struct step_condition *c,
           unsigned *lane)
{
    const uint64_t on = step_exec(t);
    assert(c->count <= STEP_TERMS);
    for (unsigned i = 0; i < s->replay->kernel.emu.lanes; i++) {
        bool holds = on >> i & 1;
        for (unsigned n = 0; n < c->count && holds; n++) {
            const struct step_value a = step_value_of(s, t, &c->terms[n].a, i);
            const struct step_value b = step_value_of(s, t, &c->terms[n].b, i);
            holds = compare(&a, &b, c->terms[n].cond);
        }
        if (holds) {
            *lane = i;
            return true;
        }
    }
    return false;
}
