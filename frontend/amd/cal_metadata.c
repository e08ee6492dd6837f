/* SPDX-License-Identifier: MIT */
/*
 * AMD's runtime (ROCm/clr, the part for CAL) reads these lines; what it takes from each is described in its
 * parser. Lines that say nothing about how a kernel is launched are passed over.
 */
#include "cal_metadata.h"

#include "cal_fields.h"

enum { SLOT = 16, FIXED_PATCHES = 24, RAW_UAV = 11, CB_ARGUMENTS = 1 };
enum { CB0_GLOBAL = 0, CB0_LOCAL = 16, CB0_GROUPS = 32, CB0_MATH = 80, CB0_OFFSET = 96, CB0_RANGE = 144 };

struct metadata {
    struct fe_load *load;
    struct fe_kernel *kernel;
    struct cay_bindings *bindings;
    struct cal_line line;
    uint32_t patch_room;
};

static int
unreadable(struct metadata *m)
{
    const struct cal_field tag = m->line.field[0];
    return fe_invalid(m->load, m->line.at, "kernel %.64s: its description has an unreadable line, %.*s",
                      m->kernel->name, (int)(tag.size < 32 ? tag.size : 32), tag.text);
}

static bool
is(const struct metadata *m, unsigned field, const char *word)
{
    return cal_field_is(m->line.field[field], word);
}

static bool
number(const struct metadata *m, unsigned field, uint32_t *value)
{
    return cal_field_number(m->line.field[field], value);
}

static int
put(struct metadata *m, struct fe_patch patch)
{
    struct fe_kernel *k = m->kernel;
    if (k->patch_count == m->patch_room)
        return fe_invalid(m->load, m->line.at, "kernel %.64s has too many launch values", k->name);
    k->patches[k->patch_count++] = patch;
    return 0;
}

/* Bytes of an element; 0: no such type. */
static uint32_t
type_bytes(struct cal_field type)
{
    static const struct {
        const char *name;
        uint32_t bytes;
    } types[] = {{"i1", 1},    {"i8", 1},     {"u8", 1},    {"i16", 2},   {"u16", 2}, {"half", 2},
                 {"i32", 4},   {"u32", 4},    {"float", 4}, {"i64", 8},   {"u64", 8}, {"double", 8},
                 {"event", 4}, {"struct", 1}, {"union", 1}, {"opaque", 1}};
    for (size_t k = 0; k < sizeof types / sizeof *types; k++)
        if (cal_field_is(type, types[k].name))
            return types[k].bytes;
    return 0;
}

static struct fe_arg *
add_argument(struct metadata *m, enum fe_arg_kind kind, uint32_t size)
{
    struct fe_arg *arg = &m->kernel->args[m->kernel->arg_count++];
    *arg = (struct fe_arg){.kind = kind, .size = size, .local_align = 1};
    arg->name = fe_text(m->load, m->line.field[1].text, m->line.field[1].size);
    return arg;
}

/* Where an argument is in the payload; the constant buffer's number and the offset in it are two fields. */
static int
place(struct metadata *m, unsigned field, uint32_t bytes, uint32_t *offset)
{
    uint32_t buffer, at;
    if (!number(m, field, &buffer) || !number(m, field + 1, &at) || buffer != CB_ARGUMENTS || at % 4 ||
        at > FE_MAX_PAYLOAD || bytes > FE_MAX_PAYLOAD || CAL_CB0_BYTES + at + bytes > FE_MAX_PAYLOAD)
        return unreadable(m);
    *offset = CAL_CB0_BYTES + at;
    const uint32_t end = (*offset + bytes + SLOT - 1) / SLOT * SLOT;
    if (m->kernel->payload_bytes < end)
        m->kernel->payload_bytes = end;
    return 0;
}

/* Long vectors of small elements have four of them in each slot. */
static int
put_value(struct metadata *m, uint32_t arg, uint32_t offset, uint32_t element, uint32_t count)
{
    const uint32_t step = element < 4 && count > 4 ? 4 * element : element * count;
    for (uint32_t from = 0, slot = 0; from < element * count; from += step, slot++) {
        const uint32_t rest = element * count - from;
        const struct fe_patch patch = {FE_PATCH_ARG_VALUE, arg, from, offset + SLOT * slot,
                                       rest < step ? rest : step};
        if (put(m, patch))
            return -1;
    }
    return 0;
}

/* value:NAME:TYPE:COUNT:CB:OFFSET */
static int
read_value(struct metadata *m)
{
    const uint32_t element = type_bytes(m->line.field[2]);
    const bool is_vector = !is(m, 2, "struct") && !is(m, 2, "union") && !is(m, 2, "opaque");
    uint32_t count, offset;
    if (!element || !number(m, 3, &count) || !count || count > FE_MAX_PAYLOAD || (is_vector && count > 16))
        return unreadable(m);
    const uint32_t held = is_vector && count == 3 ? 4 : count; /* as OpenCL passes vectors of three */
    const bool is_split = is_vector && element < 4 && count > 4;
    const uint32_t room = is_split ? SLOT * ((count + 3) / 4) : element * count;
    if (place(m, 4, room, &offset))
        return -1;
    const uint32_t index = m->kernel->arg_count;
    add_argument(m, FE_ARG_VALUE, element * held);
    return is_split ? put_value(m, index, offset, element, count)
                    : put(m, (struct fe_patch){FE_PATCH_ARG_VALUE, index, 0, offset, element * count});
}

static void
take_qualifiers(const struct metadata *m, struct fe_arg *arg)
{
    if (is(m, 10, "1"))
        arg->qualifiers |= FE_QUAL_VOLATILE;
    if (is(m, 11, "1"))
        arg->qualifiers |= FE_QUAL_RESTRICT;
}

/* A buffer among the constants, which the code addresses by its number. */
static int
read_constant_buffer(struct metadata *m, uint32_t index, uint32_t number)
{
    if (number < 2 || number >= 16)
        return unreadable(m);
    cay_bind(m->bindings, CAY_SURFACE_CONST + number);
    if (m->kernel->surface_count <= CAY_SURFACE_CONST + number)
        m->kernel->surface_count = CAY_SURFACE_CONST + number + 1;
    return put(m, (struct fe_patch){FE_PATCH_ARG_SURFACE, index, 0, CAY_SURFACE_CONST + number, 0});
}

static int
read_local(struct metadata *m, uint32_t offset)
{
    uint32_t align;
    if (!number(m, 8, &align) || !align || align > FE_MAX_PAYLOAD || (align & (align - 1)))
        return unreadable(m);
    const uint32_t index = m->kernel->arg_count;
    add_argument(m, FE_ARG_LOCAL, 4)->local_align = align;
    return put(m, (struct fe_patch){FE_PATCH_ARG_LOCAL, index, 0, offset, 4});
}

static int
read_buffer(struct metadata *m, uint32_t offset, uint32_t number, bool constant)
{
    const uint32_t index = m->kernel->arg_count;
    take_qualifiers(m, add_argument(m, constant ? FE_ARG_CONSTANT : FE_ARG_GLOBAL, 4));
    if (is(m, 6, "hc"))
        return read_constant_buffer(m, index, number);
    if (number != RAW_UAV && !is(m, 6, "c") && !is(m, 6, "g"))
        fe_refuse(m->load,
                  "kernel %.64s has a buffer in UAV %u of its own: only UAV %u, all memory, is known",
                  m->kernel->name, number, RAW_UAV);
    return put(m, (struct fe_patch){FE_PATCH_ARG_POINTER, index, 0, offset, 4});
}

/* pointer:NAME:TYPE:SIZE:CB:OFFSET:SPACE:INDEX:ALIGN:ACCESS:volatile:restrict */
static int
read_pointer(struct metadata *m)
{
    uint32_t offset, index;
    if (!number(m, 7, &index) || place(m, 4, 4, &offset))
        return unreadable(m);
    if (is(m, 6, "hl"))
        return read_local(m, offset);
    if (is(m, 6, "g") || is(m, 6, "uav") || is(m, 6, "c") || is(m, 6, "hc"))
        return read_buffer(m, offset, index, is(m, 6, "c") || is(m, 6, "hc"));
    if (!is(m, 6, "l") && !is(m, 6, "p") && !is(m, 6, "hp"))
        return unreadable(m);
    fe_refuse(m->load, "kernel %.64s has local or private memory in global memory", m->kernel->name);
    add_argument(m, is(m, 6, "l") ? FE_ARG_LOCAL : FE_ARG_VALUE, 4);
    return 0;
}

/* image:NAME:DIM:ACCESS:INDEX:CB:OFFSET */
static int
read_image(struct metadata *m)
{
    struct fe_arg *arg = add_argument(m, FE_ARG_IMAGE, 4);
    arg->access = is(m, 3, "RO") ? FE_ACCESS_READ : is(m, 3, "WO") ? FE_ACCESS_WRITE : FE_ACCESS_READ_WRITE;
    fe_refuse(m->load, "kernel %.64s has an image argument, which CAL programs cannot have here",
              m->kernel->name);
    return 0;
}

/* sampler:NAME:INDEX:LOCATION:VALUE; location 1: it is in the code */
static int
read_sampler(struct metadata *m)
{
    if (!is(m, 3, "1"))
        add_argument(m, FE_ARG_SAMPLER, 4);
    fe_refuse(m->load, "kernel %.64s has a sampler, which CAL programs cannot have here", m->kernel->name);
    return 0;
}

static int
read_counter(struct metadata *m)
{
    fe_refuse(m->load, "kernel %.64s has an atomic counter", m->kernel->name);
    return 0;
}

/* memory:KIND:BYTES, and memory:64bitABI */
static int
read_memory(struct metadata *m)
{
    uint32_t bytes;
    if (is(m, 1, "64bitABI"))
        return fe_unsupported(m->load, "kernel %.64s has 64-bit addresses", m->kernel->name);
    if (!number(m, 2, &bytes))
        return unreadable(m);
    if (is(m, 1, "hwlocal")) {
        if (fe_check_local(m->load, m->line.at, m->kernel->name, bytes, FE_MAX_LOCAL_CAYMAN))
            return -1;
        m->kernel->local_bytes = bytes;
    } else if (bytes && (is(m, 1, "private") || is(m, 1, "local") || is(m, 1, "uavprivate"))) {
        fe_refuse(m->load, "kernel %.64s has local or private memory in global memory", m->kernel->name);
    }
    return 0;
}

/* cws:X:Y:Z */
static int
read_group_size(struct metadata *m)
{
    for (unsigned d = 0; d < 3; d++)
        if (!number(m, 1 + d, &m->kernel->required_group_size[d]))
            return unreadable(m);
    return 0;
}

/* device:NAME */
static int
read_device(struct metadata *m)
{
    const struct cal_field name = m->line.field[1];
    if (is(m, 1, "cayman"))
        return 0;
    return fe_invalid(m->load, m->line.at, "kernel %.64s is for %.*s, not for Cayman", m->kernel->name,
                      (int)(name.size < 32 ? name.size : 32), name.text);
}

/* reflection:INDEX:TYPE */
static int
read_reflection(struct metadata *m)
{
    uint32_t index;
    if (!number(m, 1, &index))
        return unreadable(m);
    if (index < m->kernel->arg_count)
        m->kernel->args[index].type_name = fe_text(m->load, m->line.field[2].text, m->line.field[2].size);
    return 0;
}

/* constarg:INDEX:NAME */
static int
read_constant_argument(struct metadata *m)
{
    uint32_t index;
    if (!number(m, 1, &index))
        return unreadable(m);
    if (index < m->kernel->arg_count)
        m->kernel->args[index].qualifiers |= FE_QUAL_CONST;
    return 0;
}

static int
read_printf(struct metadata *m)
{
    fe_refuse(m->load, "kernel %.64s uses printf", m->kernel->name);
    return 0;
}

static const struct {
    const char *tag;
    int (*read)(struct metadata *m);
    bool is_argument;
} tags[] = {{"value", read_value, true},
            {"pointer", read_pointer, true},
            {"image", read_image, true},
            {"sampler", read_sampler, true},
            {"counter", read_counter, true},
            {"memory", read_memory, false},
            {"cws", read_group_size, false},
            {"device", read_device, false},
            {"reflection", read_reflection, false},
            {"constarg", read_constant_argument, false},
            {"printf_fmt", read_printf, false}};

static int
read_line(struct metadata *m)
{
    for (size_t k = 0; k < sizeof tags / sizeof *tags; k++)
        if (is(m, 0, tags[k].tag))
            return tags[k].read(m);
    return 0;
}

/* Room for all arguments and what they write; long vectors take four places. */
static int
make_room(struct metadata *m, struct fe_bytes text)
{
    struct cal_line line;
    uint32_t arguments = 0;
    while (cal_next_line(&text, &line))
        for (size_t k = 0; k < sizeof tags / sizeof *tags; k++)
            arguments += tags[k].is_argument && cal_field_is(line.field[0], tags[k].tag);
    m->patch_room = FIXED_PATCHES + 4 * arguments;
    m->kernel->args = fe_alloc(m->load, arguments + 1, sizeof *m->kernel->args);
    m->kernel->patches = fe_alloc(m->load, m->patch_room, sizeof *m->kernel->patches);
    return m->kernel->args && m->kernel->patches ? 0 : -1;
}

/* CB0. The slots of private and local rings stay 0: kernels that have them are refused. */
static void
put_launch_sizes(struct metadata *m)
{
    static const uint32_t math[] = {0, 0x3f000000, 0x3f800000, 0x40000000};
    for (uint32_t d = 0; d < 3; d++) {
        put(m, (struct fe_patch){FE_PATCH_GLOBAL_SIZE, 0, d, CB0_GLOBAL + 4 * d, 4});
        put(m, (struct fe_patch){FE_PATCH_LOCAL_SIZE, 0, d, CB0_LOCAL + 4 * d, 4});
        put(m, (struct fe_patch){FE_PATCH_GROUP_COUNT, 0, d, CB0_GROUPS + 4 * d, 4});
        put(m, (struct fe_patch){FE_PATCH_GLOBAL_OFFSET, 0, d, CB0_OFFSET + 4 * d, 4});
        put(m, (struct fe_patch){FE_PATCH_GLOBAL_OFFSET, 0, d, CB0_RANGE + 4 * d, 4});
        put(m, (struct fe_patch){FE_PATCH_LITERAL, 0, math[d + 1], CB0_MATH + 4 * (d + 1), 4});
    }
    put(m, (struct fe_patch){FE_PATCH_WORK_DIM, 0, 0, CB0_GLOBAL + 12, 4});
    put(m, (struct fe_patch){FE_PATCH_OFFSET_PRODUCT, 0, 0, CB0_OFFSET + 12, 4});
}

int
cal_metadata_read(struct fe_load *load, struct fe_bytes text, struct fe_kernel *kernel,
                  struct cay_bindings *bindings)
{
    struct metadata m = {.load = load, .kernel = kernel, .bindings = bindings};
    kernel->payload_bytes = CAL_CB0_BYTES;
    kernel->args_known = true;
    if (make_room(&m, text))
        return -1;
    put_launch_sizes(&m);
    while (cal_next_line(&text, &m.line))
        if (fe_step(load, 1) || read_line(&m))
            return -1;
    return 0;
}
