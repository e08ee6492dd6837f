/* SPDX-License-Identifier: MIT */
#include "fidelity.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "backend/backend.h"
#include "backend/observe.h"
#include "base/report.h"
#include "emu/lane.h"
#include "form.h"
#include "frontend/program.h"
#include "frontend/step.h"
#include "runtime/log.h"
#include "runtime/platform.h"

struct rt_fidelity {
    const struct fe_program *program;
    const struct fe_kernel *kernel;
    struct backend_observer observer;
    struct backend_code *code; /* of the part that runs */
    uint8_t *moments;          /* by op: it is an instruction's first, and has not run yet */
    uint8_t *ran;              /* by byte of the code: the instruction there ran */
    int file;
};

bool
rt_fidelity_is_on(void)
{
    return rt_platform()->options.fidelity != NULL;
}

/* --- what the engine calls --- */

static void
start(void *user, struct emu_thread *t)
{
    (void)user, (void)t;
}

static void
stop(void *user, struct emu_thread *t, enum emu_stop why)
{
    (void)user, (void)t, (void)why;
}

/* It need not be told of the op again. */
static void
before(void *user, struct emu_thread *t, uint32_t op)
{
    struct rt_fidelity *f = user;
    (void)t;
    assert(op < f->kernel->emu.program->op_count);
    f->moments[op] = 0;
    f->ran[f->kernel->emu.program->ops[op].inst] = 1;
}

static void
each(void *user, struct emu_thread *t, uint32_t op)
{
    (void)user, (void)t, (void)op;
}

/* --- the file of this process --- */

/* A message, once. */
static void
tell_lost(const char *what)
{
    if (!atomic_exchange(&rt_platform()->fidelity.failed, true))
        rt_warn("%s: %s; the report of `caygen fidelity` will lack forms", what, strerror(errno));
    rt_report_lost(rt_platform()->options.fidelity);
}

/* Only this process writes it. -1: a message was printed. */
static int
open_file(void)
{
    char path[4200];
    (void)snprintf(path, sizeof path, "%s/%ld", rt_platform()->options.fidelity, (long)getpid());
    const int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0)
        tell_lost(path);
    return file;
}

static void
write_line(int file, const char *device, const char *state, const char *form, const char *note)
{
    char line[1024];
    const int length = snprintf(line, sizeof line, "%s\t%s\t%s\t%s\n", device, state, form, note);
    const size_t bytes = length < (int)sizeof line ? (size_t)length : sizeof line - 1;
    struct rt_file_limit limit;
    rt_file_limit_hold(&limit);
    if (length > 0 && write(file, line, bytes) != (ssize_t)bytes)
        tell_lost(rt_platform()->options.fidelity);
    rt_file_limit_let_go(&limit);
}

/* Whether the form is new to the process; then it is known. */
static bool
is_new(const char *device, const char *form)
{
    char text[FORM_BYTES + 32];
    struct rt_fidelities *all = &rt_platform()->fidelity;
    (void)snprintf(text, sizeof text, "%s %s", device, form);
    for (size_t i = 0; i < all->count; i++)
        if (strcmp(all->seen[i], text) == 0)
            return false;
    char **more = realloc(all->seen, (all->count + 1) * sizeof *more);
    if (more) {
        all->seen = more;
        all->seen[all->count] = strdup(text);
        all->count += all->seen[all->count] != NULL;
    }
    return true;
}

/* --- the launch --- */

static void
mark_first_ops(struct rt_fidelity *f)
{
    const struct lane_program *program = f->kernel->emu.program;
    for (uint32_t i = 0; i < program->op_count; i++)
        if ((!i || program->ops[i].inst != program->ops[i - 1].inst) &&
            program->ops[i].inst < f->kernel->code_bytes)
            f->moments[i] = BACKEND_BEFORE;
}

struct rt_fidelity *
rt_fidelity_begin(const struct fe_program *program, const struct fe_kernel *kernel)
{
    pthread_mutex_lock(&rt_platform()->fidelity.lock);
    struct rt_fidelity *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    *f = (struct rt_fidelity){.program = program,
                              .kernel = kernel,
                              .moments = calloc((size_t)kernel->emu.program->op_count + 1, 1),
                              .ran = calloc((size_t)kernel->code_bytes + 1, 1)};
    if (f->moments && f->ran) {
        mark_first_ops(f);
        return f;
    }
    free(f->moments);
    free(f->ran);
    free(f);
    return NULL;
}

/* Nobody is followed op by op: one byte for each slot there can be. */
static const uint8_t never[1 << 16];

const struct backend_code *
rt_fidelity_part(struct rt_fidelity *f, const struct backend_code *code, const struct emu_launch *emu)
{
    struct emu_error error = {EMU_OK, ""};
    if (!f)
        return code;
    backend_code_free(f->code);
    f->observer = (struct backend_observer){.user = f,
                                            .moments = f->moments,
                                            .close = never,
                                            .each = each,
                                            .start = start,
                                            .before = before,
                                            .after = before,
                                            .stop = stop};
    f->code =
        backend_observed(emu->kernel, (enum backend_cpu)rt_platform()->options.cpu, &f->observer, 0, &error);
    return f->code ? f->code : code;
}

static void
take_step(const struct fe_step *step, void *user)
{
    const struct rt_fidelity *f = user;
    char form[FORM_BYTES];
    const char *note;
    if (step->offset >= f->kernel->code_bytes || !f->ran[step->offset])
        return;
    form_of_step(f->kernel->emu.program, step, form);
    const char *device = fe_device_name(f->program->device);
    if (!*form || !is_new(device, form))
        return;
    const char *state = form_fidelity(f->kernel->emu.program, step->offset, form, &note);
    write_line(f->file, device, state, form, note);
}

void
rt_fidelity_end(struct rt_fidelity *f)
{
    struct emu_error error = {EMU_OK, ""};
    if (f) {
        f->file = open_file();
        if (f->file >= 0) {
            (void)fe_kernel_steps(f->program, f->kernel, take_step, f, &error);
            (void)close(f->file);
        }
        backend_code_free(f->code);
        free(f->moments);
        free(f->ran);
        free(f);
    }
    pthread_mutex_unlock(&rt_platform()->fidelity.lock);
}

void
rt_fidelity_refused(const char *device, const char *why)
{
    const int file = rt_fidelity_is_on() ? open_file() : -1;
    assert(device && why);
    if (file < 0)
        return;
    write_line(file, device, "unsupported", why, "the program is refused");
    (void)close(file);
}

void
rt_fidelity_after_fork(void)
{
    pthread_mutex_init(&rt_platform()->fidelity.lock, NULL);
    rt_platform()->fidelity.count = 0; /* its file is another one */
}
