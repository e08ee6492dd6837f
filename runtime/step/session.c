/* SPDX-License-Identifier: MIT */
/* Runs the launch, and stops it between two ops. */
#include "session.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "backend/backend.h"
#include "backend/groups.h"
#include "backend/watch.h"
#include "emu/lane_places.h"
#include "emu/ref.h"

enum { SIGNAL_EVERY = 4096 };

/* --- threads --- */

static bool
wants(void *user, const uint32_t group[3], uint32_t thread)
{
    (void)user, (void)group, (void)thread;
    return true;
}

static void
forget_threads(struct step_session *s)
{
    for (uint32_t i = 0; i < s->thread_count; i++) {
        uint8_t *types = s->threads[i].types;
        if (types)
            memset(types, 0, s->program->rf_bytes);
        s->threads[i] = (struct step_thread){.types = types, .op = UINT32_MAX};
    }
}

static struct step_thread *
meet(struct step_session *s, const struct emu_thread *t, uint32_t *index)
{
    *index = t->slot % emu_start_threads(t->start);
    assert(*index < s->thread_count);
    if (!s->has_group || memcmp(s->group, t->group, sizeof s->group) != 0) {
        forget_threads(s);
        memcpy(s->group, t->group, sizeof s->group);
        s->has_group = true;
    }
    struct step_thread *thread = &s->threads[*index];
    thread->t = t;
    if (!thread->types)
        thread->types = calloc(1, s->program->rf_bytes);
    return thread;
}

/* Ctrl-C, which is blocked. */
static bool
is_interrupted(struct step_session *s)
{
    const struct timespec now = {0, 0};
    sigset_t set;
    if (++s->ops % SIGNAL_EVERY)
        return false;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return sigtimedwait(&set, NULL, &now) == SIGINT;
}

static void
stop_here(struct step_session *s, struct step_thread *t, uint32_t index, uint32_t op)
{
    s->at = t;
    s->index = index;
    s->op = op;
    const uint64_t on = step_exec(t);
    if (s->lane >= step_items(s, index) || !(on >> s->lane & 1))
        s->lane = on ? (unsigned)__builtin_ctzll(on) : 0;
}

static bool
begins(const struct step_session *s, const struct step_thread *t, uint32_t op)
{
    return t->op == UINT32_MAX || op <= t->op || s->program->ops[op].inst != s->program->ops[t->op].inst;
}

static bool
before(void *user, const struct emu_thread *emu)
{
    struct step_session *s = user;
    uint32_t index;
    struct step_thread *t = meet(s, emu, &index);
    const uint32_t op = emu->pc;
    const struct lane_op *o = &s->program->ops[op];
    if (s->quit || s->again)
        return false;
    const bool interrupted = is_interrupted(s);
    t->waits = false;
    if (begins(s, t, op)) {
        t->instructions++;
        if (interrupted)
            fprintf(s->out, "interrupted\n");
        if (step_stops(s, t, index, op) || interrupted) {
            stop_here(s, t, index, op);
            step_where(s);
            step_prompt(s);
        }
        const struct step_line line = step_line_at(s, o->inst);
        t->line = line.file ? line.line : t->line;
    } else if (interrupted) {
        s->mode = STEP_INSTRUCTION;
        s->count = 1;
        s->any_thread = true;
    }
    t->op = op;
    const bool lanes = lane_code_family(o->code) <= LANE_IMAGE && !lane_code_is(o->code, LANE_LANELESS);
    s->lanes = lanes ? emu_ref_lanes(o, emu->rf) : UINT64_MAX;
    return !s->quit && !s->again;
}

/* The types with which registers were written. */
static void
note_types(const struct step_session *s, const struct step_thread *t, uint32_t op)
{
    struct lane_place places[LANE_PLACES];
    const unsigned count = t->types ? lane_op_places(&s->program->ops[op], places) : 0;
    for (unsigned n = 0; n < count; n++) {
        if (places[n].role != LANE_PLACE_RESULT || places[n].operand.kind != LANE_REG)
            continue;
        const enum lane_type type = (enum lane_type)places[n].operand.type;
        for (unsigned i = 0; i < places[n].lanes; i++)
            if (s->lanes >> i & 1)
                memset(t->types + lane_operand_offset(&places[n].operand, i), 1 + type,
                       lane_type_bytes(type));
    }
}

static void
end_thread(struct step_session *s, struct step_thread *t, uint32_t index, uint32_t op, enum emu_stop stop)
{
    const bool home =
        !s->any_thread && index == s->home && memcmp(s->group, s->home_group, sizeof s->group) == 0;
    t->waits = stop == EMU_STOP_BARRIER;
    t->ended = stop != EMU_STOP_BARRIER;
    if (stop == EMU_STOP_BARRIER || (stop == EMU_STOP_END && (s->mode == STEP_GO || !home)))
        return;
    if (stop == EMU_STOP_FAULT)
        fprintf(s->out, "fault: %s, address 0x%" PRIx64 ", lanes 0x%" PRIx64 "\n",
                emu_fault_name(t->t->fault.kind), t->t->fault.address, t->t->fault.lanes);
    else
        fprintf(s->out, "hardware thread %u ends after %" PRIu64 " instructions\n", index, t->instructions);
    stop_here(s, t, index, op);
    step_where(s);
    step_prompt(s);
    s->any_thread = true; /* this one has no next instruction */
}

static void
after(void *user, struct emu_thread *emu, uint32_t op, const enum emu_stop *stop)
{
    struct step_session *s = user;
    uint32_t index;
    struct step_thread *t = meet(s, emu, &index);
    const uint16_t code = s->program->ops[op].code;
    if (s->quit || s->again)
        return;
    note_types(s, t, op);
    t->depth += code == LANE_OP_call ? 1 : code == LANE_OP_ret ? -1 : 0;
    if (step_watches(s, t, index, op)) {
        stop_here(s, t, index, op);
        step_where(s);
        step_prompt(s);
    }
    if (stop && !s->quit && !s->again)
        end_thread(s, t, index, op, *stop);
}

/* --- the launch --- */

static bool
make_threads(struct step_session *s)
{
    const uint32_t lanes = s->replay->kernel.emu.lanes;
    for (uint32_t i = 0; i < s->replay->head.part_count; i++) {
        const uint32_t *size = s->replay->parts[i].local_size;
        const uint32_t threads = (size[0] * size[1] * size[2] + lanes - 1) / lanes;
        s->thread_count = threads > s->thread_count ? threads : s->thread_count;
    }
    s->threads = calloc(s->thread_count, sizeof *s->threads);
    return s->threads != NULL;
}

static void
tell_end(struct step_session *s, const struct emu_fault *fault, bool failed)
{
    if (failed)
        fprintf(s->out, "the launch ends with a fault: %s at instruction 0x%x\n", emu_fault_name(fault->kind),
                fault->inst);
    else
        fprintf(s->out, "the launch comes to its end\n");
}

void
step_run(struct step_session *s)
{
    struct emu_error error = {EMU_OK, ""};
    struct emu_fault fault = {.kind = EMU_FAULT_NONE};
    const struct backend_watch watch = {s, wants, before, after};
    struct backend_code *code = NULL, *watched = NULL;
    struct backend_pool *pool = backend_pool_new(1);
    int failed = 0;
    if (pool && !backend_code_new(&s->replay->kernel.emu, BACKEND_REF, BACKEND_BASELINE, &code, &error))
        watched = backend_watched(code, &watch);
    if (!watched)
        fprintf(s->out, "the launch cannot run: %s\n", error.text[0] ? error.text : "out of memory");
    rt_replay_restore(s->replay, s->initial);
    step_begin_watches(s);
    s->running = watched != NULL;
    s->again = s->has_group = false;
    for (s->part = 0; watched && s->part < s->replay->head.part_count && !failed; s->part++) {
        rt_replay_take_part(s->replay, s->part);
        failed = backend_run_from(pool, watched, &s->replay->launch, s->replay->first_group, 0, &fault);
    }
    rt_replay_take_part(s->replay, 0);
    s->running = false;
    s->at = NULL;
    if (watched && !s->quit && !s->again)
        tell_end(s, &fault, failed != 0);
    backend_code_free(watched);
    backend_code_free(code);
    backend_pool_free(pool);
}

static void
free_session(struct step_session *s)
{
    for (uint32_t i = 0; i < s->thread_count && s->threads; i++)
        free(s->threads[i].types);
    free(s->threads);
    free(s->initial);
    free(s->word_text);
    step_lines_close(s);
    free(s);
}

unsigned
rt_step(struct rt_replay *replay, const struct rt_step_io *io)
{
    sigset_t set, old;
    struct step_session *s = calloc(1, sizeof *s);
    assert(replay && io && io->out);
    if (!s)
        return 1;
    *s = (struct step_session){.replay = replay,
                               .program = replay->kernel.emu.program,
                               .io = io,
                               .out = io->out,
                               .initial = malloc(rt_replay_bytes(replay) + 1)};
    if (!s->initial || !make_threads(s)) {
        free_session(s);
        return 1;
    }
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, &old);
    rt_replay_save(replay, s->initial);
    step_lines_open(s);
    step_record(s);
    while (!s->quit) {
        step_prompt(s);
        do
            if (!s->quit)
                step_run(s);
        while (s->again && !s->quit);
    }
    rt_replay_restore(replay, s->initial);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    const unsigned wrong = s->wrong;
    free_session(s);
    return wrong;
}
