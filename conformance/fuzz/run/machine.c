/* SPDX-License-Identifier: MIT */
#include "machine.h"

#include <stdlib.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "fuzz.h"

enum { MOST_ROUNDS = 1000 };

struct machine {
    const struct run_launch *l;
    const struct run_engine *engine;
    struct emu_start *start;
    struct emu_thread threads[RUN_THREADS];
    bool ended[RUN_THREADS];
    uint32_t live, fpmode;
};

static const int never_stop;

static void
start_thread(struct machine *m, uint32_t i, struct world *registers)
{
    uint8_t *rf = world_take(registers, m->engine->rf_bytes, true);
    if (!rf)
        fuzz_finding("no room for a register file of %u bytes", m->engine->rf_bytes);
    m->threads[i] = (struct emu_thread){.rf = rf,
                                        .launch = &m->l->emu,
                                        .local = m->l->local,
                                        .scratch = m->l->scratch[i],
                                        .stop = &never_stop};
    emu_start_context(m->start, rf);
    if (m->engine->context)
        m->engine->context(m->engine->user, rf);
    emu_start_state(m->start, &m->threads[i], m->l->group, i, i);
    if (!m->engine->own_start)
        emu_start_registers(&m->threads[i]);
}

/* Every live thread to its next barrier or its end. False: a fault. */
static bool
run_round(struct machine *m, struct run_outcome *out)
{
    for (uint32_t i = 0; i < m->l->threads; i++) {
        struct emu_thread *t = &m->threads[i];
        if (m->ended[i])
            continue;
        if (t->fpmode != m->fpmode)
            emu_fpmode_enter(t->fpmode);
        out->stop = m->engine->run(m->engine->user, t);
        m->fpmode = t->fpmode;
        if (out->stop == EMU_STOP_FAULT) {
            out->fault = t->fault;
            out->thread = i;
            return false;
        }
        m->ended[i] = out->stop == EMU_STOP_END;
        m->live -= m->ended[i];
    }
    return true;
}

static void
check_canaries(const struct run_launch *l, const struct world *registers)
{
    const struct area *a = world_overrun(l->world);
    if (a)
        fuzz_finding("bytes around the %zu at %p were written", a->bytes, (void *)a->at);
    if (world_overrun(registers))
        fuzz_finding("bytes before a register file were written");
}

void
run_machine(const struct run_launch *l, struct world *registers, const uint8_t *before,
            const struct run_engine *engine, struct run_outcome *out)
{
    struct machine m = {
        .l = l, .engine = engine, .fpmode = l->kernel.emu.program->fpmode, .live = l->threads};
    world_copy_in(l->world, before);
    m.start = emu_start_new(&l->emu);
    if (!m.start)
        abort();
    for (uint32_t i = 0; i < l->threads; i++)
        start_thread(&m, i, registers);
    const unsigned saved = emu_fpmode_enter(m.fpmode);
    for (unsigned round = 0; m.live && round < MOST_ROUNDS && run_round(&m, out); round++)
        ;
    emu_fpmode_leave(saved);
    emu_start_free(m.start);
    check_canaries(l, registers);
    world_clear(registers);
    world_copy_out(l->world, out->memory);
}
