/* SPDX-License-Identifier: MIT */
#include "map.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "backend/observe.h"

/* A group of Cayman's instructions and its literals: their ops may stand in any order. */
enum { GROUP_BYTES = 56 };

static enum lane_family
family_of(const struct lane_op *op)
{
    return lane_code_family(op->code);
}

bool
profile_is_predicated(const struct lane_op *op)
{
    const enum lane_family family = family_of(op);
    return op->pred != LANE_PRED_NONE && op->code != LANE_OP_sel && family != LANE_MASK &&
           family != LANE_CTRL && !lane_code_is(op->code, LANE_LANELESS);
}

/* Cayman's PRED_SET: by its flag, or by an op of its own. */
static bool
narrows(const struct lane_op *op)
{
    const uint32_t *cell = op->ctrl.cell;
    if (op->code == LANE_OP_mand)
        return cell[0] == LANE_EXEC_CELL && cell[1] == LANE_EXEC_CELL && cell[2] != LANE_EXEC_CELL;
    return (family_of(op) == LANE_ALU || family_of(op) == LANE_MATH) && op->write_flag &&
           op->cond_cell == LANE_EXEC_CELL;
}

bool
profile_decides(const struct lane_op *op)
{
    return op->code == LANE_OP_divert || op->code == LANE_OP_loop || op->code == LANE_OP_brf || narrows(op);
}

bool
profile_changes_mask(const struct lane_op *op)
{
    return narrows(op) || family_of(op) == LANE_CTRL ||
           (family_of(op) == LANE_MASK && op->ctrl.cell[0] == LANE_EXEC_CELL);
}

static bool
is_message(const struct lane_op *op)
{
    return (family_of(op) == LANE_MEM || family_of(op) == LANE_IMAGE) &&
           !lane_code_is(op->code, LANE_LANELESS);
}

static uint8_t
moments_of(const struct lane_op *op)
{
    const bool looked_at = is_message(op) || profile_is_predicated(op) || profile_decides(op);
    return (uint8_t)((looked_at ? BACKEND_BEFORE : 0) | (narrows(op) ? BACKEND_AFTER : 0));
}

/* --- stretches --- */

static void
find_leaders(struct profile_map *map)
{
    const struct lane_program *p = map->program;
    uint8_t *leads = map->moments; /* at first only whether it leads */
    leads[0] = 1;
    for (uint32_t i = 0; i < p->op_count; i++) {
        const struct lane_op *op = &p->ops[i];
        if (lane_code_is(op->code, LANE_TARGET))
            leads[op->ctrl.target] = 1;
        if (profile_changes_mask(op))
            leads[i + 1] = 1;
    }
    for (uint32_t i = 0; i < p->entry_count; i++)
        leads[p->entries[i].op] = 1;
    for (uint32_t i = 0, leader = 0; i < p->op_count; i++) {
        leader = leads[i] ? i : leader;
        map->leader[i] = leader;
        map->moments[i] = (uint8_t)((leads[i] ? BACKEND_BEFORE : 0) | moments_of(&p->ops[i]));
    }
}

/* --- instructions --- */

/* Ops of one instruction follow one another, or are mixed with those of its group. An instruction whose code
 * is there more than once, in a subroutine, begins in each copy. */
static bool
begins(const struct lane_program *p, uint32_t at)
{
    const uint32_t inst = p->ops[at].inst;
    for (uint32_t i = at; i-- > 0;) {
        const struct lane_op *op = &p->ops[i];
        const uint32_t gap = op->inst > inst ? op->inst - inst : inst - op->inst;
        if (op->inst == inst)
            return false;
        if (gap >= GROUP_BYTES || family_of(op) == LANE_CTRL)
            return true;
    }
    return true;
}

/* What an op says about the instruction's lanes: a message more than the sums that make its address, these
 * more than a join of lanes before them. */
static unsigned
rank_of(const struct lane_op *op)
{
    const enum lane_family family = family_of(op);
    return is_message(op) ? 3 : profile_decides(op) ? 2 : family != LANE_CTRL && family != LANE_MASK;
}

static bool
says_more(const struct lane_op *a, const struct lane_op *b)
{
    if (rank_of(a) != rank_of(b))
        return rank_of(a) > rank_of(b);
    return a->lanes > b->lanes;
}

static void
take_kind(struct profile_instruction *instruction, const struct lane_op *op)
{
    const enum profile_kind kind = family_of(op) == LANE_MASK ? instruction->kind : profile_kind_of(op);
    char message[64];
    if (kind > instruction->kind)
        instruction->kind = kind;
    profile_message_name(op, message, sizeof message);
    if (message[0] && (!instruction->message || !instruction->message[0])) {
        free(instruction->message);
        instruction->message = strdup(message);
    }
}

/* Of the ops of an instruction, from its first one on. */
static void
find_instructions(struct profile_map *map, struct profile_kernel *kernel, const uint32_t *number,
                  uint32_t code_bytes)
{
    const struct lane_program *p = map->program;
    uint32_t *first = calloc((size_t)kernel->count + 1, sizeof *first); /* by owner */
    for (uint32_t i = 0; first && i < p->op_count; i++) {
        const uint32_t inst = p->ops[i].inst, owner = inst < code_bytes ? number[inst] : 0;
        map->owner[i] = owner;
        if (!owner)
            continue;
        take_kind(&kernel->instructions[owner - 1], &p->ops[i]);
        if (begins(p, i)) {
            first[owner] = map->measure[i] = i;
            map->begins[i] = owner;
            map->length[map->leader[i]]++;
        } else if (says_more(&p->ops[i], &p->ops[map->measure[first[owner]]])) {
            map->measure[first[owner]] = i;
        }
    }
    free(first);
}

static bool
is_silent(const struct profile_map *map, uint32_t i)
{
    return map->same_as[i] != UINT32_MAX;
}

/* Of a word that begins a clause of Cayman, an instruction of that clause; of an instruction in a clause, the
 * next one of the clause or the one before. */
static uint32_t
find_in_clause(const struct profile_map *map, const struct profile_kernel *kernel, uint32_t silent)
{
    const struct profile_instruction *one = &kernel->instructions[silent];
    uint32_t found = 0;
    for (uint32_t i = 0; i < kernel->count; i++) {
        const uint32_t clause = kernel->instructions[i].clause_of;
        if (is_silent(map, i) || clause == UINT32_MAX || (clause != one->offset && clause != one->clause_of))
            continue;
        if (i > silent)
            return i + 1;
        found = i + 1;
    }
    return found;
}

static uint32_t
find_before(const struct profile_map *map, const struct profile_kernel *kernel, uint32_t silent)
{
    uint32_t i = silent;
    while (i && is_silent(map, i - 1))
        i--;
    return i && kernel->instructions[i - 1].kind != PROFILE_CONTROL ? i : 0;
}

static void
settle(struct profile_map *map, struct profile_kernel *kernel, uint32_t i)
{
    struct profile_instruction *one = &kernel->instructions[i];
    assert(is_silent(map, i));
    const uint32_t in_clause = find_in_clause(map, kernel, i);
    map->same_as[i] = in_clause ? in_clause : find_before(map, kernel, i);
    one->kind = in_clause && one->clause_of != UINT32_MAX ? kernel->instructions[in_clause - 1].kind
                                                          : PROFILE_CONTROL;
}

/* Nothing need be done for a nop, for the word that begins a clause of Cayman, and for a slot of a group
 * whose result goes nowhere. */
static void
find_silent(struct profile_map *map, struct profile_kernel *kernel)
{
    for (uint32_t i = 0; i < map->program->op_count; i++)
        if (map->begins[i])
            map->same_as[map->begins[i] - 1] = UINT32_MAX;
    for (uint32_t i = 0; i < kernel->count; i++)
        if (is_silent(map, i))
            settle(map, kernel, i);
    for (uint32_t i = 0; i < kernel->count; i++)
        if (!is_silent(map, i))
            map->same_as[i] = 0;
}

/* By offset in the code, one more than the instruction's number. */
static uint32_t *
number_offsets(const struct profile_kernel *kernel, uint32_t code_bytes)
{
    uint32_t *number = calloc((size_t)code_bytes + 1, sizeof *number);
    for (uint32_t i = 0; number && i < kernel->count; i++)
        if (kernel->instructions[i].offset < code_bytes)
            number[kernel->instructions[i].offset] = i + 1;
    return number;
}

bool
profile_map_make(struct profile_map *map, const struct lane_program *program, struct profile_kernel *kernel,
                 uint32_t code_bytes)
{
    const size_t room = (size_t)program->op_count + 1;
    uint32_t *number = number_offsets(kernel, code_bytes);
    assert(program->op_count > 0);
    *map = (struct profile_map){.program = program,
                                .leader = calloc(room, sizeof *map->leader),
                                .begins = calloc(room, sizeof *map->begins),
                                .measure = calloc(room, sizeof *map->measure),
                                .owner = calloc(room, sizeof *map->owner),
                                .length = calloc(room, sizeof *map->length),
                                .same_as = calloc((size_t)kernel->count + 1, sizeof *map->same_as),
                                .moments = calloc(room, 1)};
    const bool made = number && map->leader && map->begins && map->measure && map->owner && map->length &&
                      map->same_as && map->moments;
    if (made) {
        find_leaders(map);
        find_instructions(map, kernel, number, code_bytes);
        find_silent(map, kernel);
    }
    free(number);
    return made;
}

void
profile_map_free(struct profile_map *map)
{
    free(map->leader);
    free(map->begins);
    free(map->measure);
    free(map->owner);
    free(map->length);
    free(map->same_as);
    free(map->moments);
}
