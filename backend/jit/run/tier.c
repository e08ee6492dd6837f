/* SPDX-License-Identifier: MIT */
#include "tier.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "backend/host.h"
#include "emu/kernel.h"
#include "fork.h"
#include "jit/llvm/compiler_thread.h"
#include "jit/llvm/guard.h"
#include "jit/llvm/room.h"
#include "jit/translate/compile.h"
#include "key.h"
#include "load.h"

/*
 * LLVM takes a million cycles and more for an op, half of that or less for quick code, and millions for the
 * smallest program. A translation pays off when what it replaces has run for the same time. It is made in the
 * background, where a core may be idle, so it starts after a part of that time.
 */
enum { HOT_CYCLES_PER_OP = 400000, QUICK_CYCLES_PER_OP = 200000, HOT_CYCLES = 10000000 };
/* Larger programs are not translated in the background, because that may take minutes. */
enum { MAX_BACKGROUND_OPS = 20000 };
/* Processor time after which a translation is given up. Translations that end at all take much less. */
enum { MIN_SECONDS = 60, OPS_PER_SECOND = 50 };

enum { SITE_BYTES = 16 };

/* COLD: interpreted, its time is measured. WAITING: for a background thread. DONE: with or without host code.
 */
enum state { UNUSED, COLD, WAITING, DONE };

/* The input of a translation. A task has copies, because the release of a program does not wait for the task.
 */
struct source {
    const struct emu_kernel *kernel;
    const struct backend_host *host; /* NULL: none */
    struct jit_target target;
    uint32_t sites_bytes;
    bool has_key;
    struct backend_key key;
    char name[64];
};

struct jit_tier {
    struct source source;
    bool in_background; /* auto */
    enum state state;   /* atomic */
    uint64_t cycles;    /* atomic */
    struct jit_image *image;
    jit_function *entry; /* atomic: NULL until there is one; what follows is valid then */
    uint32_t traits;     /* enum jit_traits */
    struct task *task;   /* under jit_compiler_lock */
};

struct task {
    struct jit_task base;
    struct jit_tier *tier; /* NULL: the program was released; under jit_compiler_lock */
    struct source source;
    struct emu_kernel kernel;
};

/* An object in the cache: this, then its bytes. No bytes: LLVM could not translate the program. */
struct kept {
    uint32_t site_count, traits;
};

static void __attribute__((format(printf, 2, 3))) tell(const struct source *source, const char *format, ...)
{
    char text[512];
    va_list args;
    if (!source->host)
        return;
    const int n = snprintf(text, sizeof text, "%s: ", source->name);
    va_start(args, format);
    vsnprintf(text + n, sizeof text - (size_t)n, format, args);
    va_end(args);
    source->host->tell(text);
}

static void
has_code(const struct source *source, bool kept, double milliseconds, size_t bytes)
{
    if (kept)
        tell(source, "%zu bytes from the cache in %.2f ms", bytes, milliseconds);
    else
        tell(source, "translated in %.1f ms: %u ops, %zu bytes", milliseconds,
             source->kernel->program->op_count, bytes);
    if (source->host)
        source->host->count(kept, milliseconds);
}

static double
now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

/* --- the cache --- */

static void
keep(const struct source *source, const struct jit_object *object)
{
    if (!source->has_key)
        return;
    const struct kept kept = {object->site_count, object->traits};
    assert(source->host && (object->bytes || !object->size)); /* who has a key has a cache */
    uint8_t *bytes = malloc(sizeof kept + object->size);
    if (!bytes)
        return;
    memcpy(bytes, &kept, sizeof kept);
    if (object->size)
        memcpy(bytes + sizeof kept, object->bytes, object->size);
    source->host->keep(&source->key, bytes, sizeof kept + object->size);
    free(bytes);
}

/* object->bytes are part of what is returned, to be freed; NULL: nothing there. */
static void *
find(const struct source *source, struct jit_object *object)
{
    size_t size = 0;
    struct kept kept;
    assert(!source->has_key || source->host);
    char *bytes = source->has_key ? source->host->find(&source->key, &size) : NULL;
    if (!bytes || size < sizeof kept) {
        free(bytes);
        return NULL;
    }
    memcpy(&kept, bytes, sizeof kept);
    *object = (struct jit_object){.bytes = bytes + sizeof kept,
                                  .size = size - sizeof kept,
                                  .site_count = kept.site_count,
                                  .traits = kept.traits};
    return bytes;
}

/* --- host code --- */

static struct jit_image *
load(const struct source *source, const struct jit_object *object, struct emu_error *error)
{
    assert(object->bytes && object->size > 0);
    if (object->site_count <= source->sites_bytes / SITE_BYTES)
        return jit_image_new(object, error);
    emu_fail(error, EMU_UNSUPPORTED, "%u range sites", object->site_count);
    return NULL;
}

static void
publish(struct jit_tier *tier, struct jit_image *image, uint32_t traits)
{
    assert(!tier->image && __atomic_load_n(&tier->state, __ATOMIC_RELAXED) != DONE); /* once */
    tier->image = image;
    tier->traits = image ? traits : 0; /* an object may not be loaded for want of memory */
    if (image)
        __atomic_store_n(&tier->entry, (jit_function *)jit_image_entry(image), __ATOMIC_RELEASE);
    __atomic_store_n(&tier->state, DONE, __ATOMIC_RELEASE);
}

/* False: the cache has nothing. start: when the search began. */
static bool
fetch(struct jit_tier *tier, double start)
{
    const struct source *source = &tier->source;
    struct jit_object object;
    struct emu_error error = {.text = ""};
    void *bytes = find(source, &object);
    if (!bytes)
        return false;
    struct jit_image *image = object.size ? load(source, &object, &error) : NULL;
    if (image)
        has_code(source, true, now_ms() - start, object.size);
    else
        tell(source, "stays with simd: %s", object.size ? error.text : "it could not be translated before");
    free(bytes);
    const bool found = image || !object.size;
    if (found)
        publish(tier, image, object.traits);
    return found;
}

struct attempt {
    const struct source *source;
    struct jit_object *object;
};

static int
compile(void *user, struct emu_error *error)
{
    const struct attempt *a = user;
    if (!jit_has_room(a->source->kernel->program->op_count))
        return emu_fail(error, EMU_NO_MEMORY, "the host does not have the memory that LLVM might need");
    return jit_compile(a->source->kernel, &a->source->target, a->object, error);
}

/* LLVM makes the object. The result is kept in the cache, even a failure. */
static int
make_object(const struct source *source, struct jit_object *object, struct emu_error *error)
{
    struct attempt attempt = {source, object};
    const unsigned seconds = MIN_SECONDS + source->kernel->program->op_count / OPS_PER_SECOND;
    const int failed = jit_guarded(compile, &attempt, seconds, error);
    if (failed)
        *object = (struct jit_object){.bytes = NULL};
    if (!failed || error->kind != EMU_NO_MEMORY)
        keep(source, object);
    return failed;
}

static struct jit_image *
make(const struct source *source, uint32_t *traits)
{
    struct jit_object object;
    struct emu_error error = {.text = ""};
    struct jit_image *image = NULL;
    const double start = now_ms();
    if (!make_object(source, &object, &error)) {
        image = load(source, &object, &error);
        *traits = object.traits;
    }
    if (image)
        has_code(source, false, now_ms() - start, object.size);
    else
        tell(source, "stays with simd: %s", error.text);
    jit_object_free(&object);
    return image;
}

/* Translates with a mark in the cache around it, which stays if the process does not survive. The caller is
 * on the list as `self`. */
static struct jit_image *
make_marked(const struct source *source, struct jit_compiler *self, uint32_t *traits)
{
    if (!source->has_key)
        return make(source, traits);
    void *mark = source->host->begin_risk(&source->key);
    if (!mark) {
        tell(source, "stays with simd: too many processes have ended while they translated it");
        return NULL;
    }
    self->user = mark;
    self->abandon = source->host->end_risk;
    struct jit_image *image = make(source, traits);
    self->abandon = NULL;
    source->host->end_risk(mark);
    return image;
}

/* --- the background --- */

static void
free_task(struct task *task)
{
    lane_program_free(task->kernel.program);
    free(task);
}

static struct task *
new_task(struct jit_tier *tier, void (*work)(struct jit_task *, struct jit_compiler *))
{
    struct task *task = malloc(sizeof *task);
    if (!task)
        return NULL;
    *task = (struct task){
        .base.work = work, .tier = tier, .source = tier->source, .kernel = *tier->source.kernel};
    task->kernel.program = lane_program_copy(tier->source.kernel->program);
    task->kernel.code = NULL; /* the translator does not look at it */
    task->source.kernel = &task->kernel;
    if (task->kernel.program)
        return task;
    free_task(task);
    return NULL;
}

static void
work(struct jit_task *base, struct jit_compiler *self)
{
    struct task *task = (struct task *)base;
    uint32_t traits = 0;
    struct jit_image *image = make_marked(&task->source, self, &traits);
    jit_compiler_lock();
    if (task->tier) {
        assert(task->tier->task == task);
        task->tier->task = NULL;
        publish(task->tier, image, traits);
        image = NULL;
    }
    jit_compiler_unlock();
    jit_image_free(image);
    free_task(task);
}

/* Without room for it, it gets cold again. */
static void
submit(struct jit_tier *tier)
{
    assert(tier->in_background && !tier->task);
    if (!jit_compiler_is_open()) {
        tell(&tier->source, "stays with simd: the process ends, or its parent was translating");
        publish(tier, NULL, 0);
        return;
    }
    tier->task = new_task(tier, work);
    if (tier->task && jit_compiler_submit(&tier->task->base)) {
        tell(&tier->source, "hot: to be translated in the background");
        return;
    }
    if (tier->task)
        free_task(tier->task);
    tier->task = NULL;
    __atomic_store_n(&tier->cycles, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&tier->state, COLD, __ATOMIC_RELAXED);
}

static uint64_t
hot_cycles(const struct jit_tier *tier)
{
    const uint64_t ops = tier->source.kernel->program->op_count;
    return HOT_CYCLES + ops * (tier->source.target.quick ? QUICK_CYCLES_PER_OP : HOT_CYCLES_PER_OP);
}

void
jit_tier_heat(struct jit_tier *tier, uint64_t cycles)
{
    enum state cold = COLD;
    if (__atomic_add_fetch(&tier->cycles, cycles, __ATOMIC_RELAXED) < hot_cycles(tier))
        return;
    fork_forbid(); /* a child would wait for a task that is not in the list */
    if (__atomic_compare_exchange_n(&tier->state, &cold, WAITING, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        submit(tier);
    fork_allow();
}

/* --- what the engine sees --- */

struct jit_tier *
jit_tier_new(const struct backend_request *request, const struct jit_target *target, uint32_t bytes)
{
    struct jit_tier *tier = calloc(1, sizeof *tier);
    if (!tier)
        return NULL;
    tier->source = (struct source){
        .kernel = request->kernel, .host = request->host, .target = *target, .sites_bytes = bytes};
    if (request->host)
        tier->source.target.dump = request->host->dump_folder();
    snprintf(tier->source.name, sizeof tier->source.name, "%s%s", request->name ? request->name : "a kernel",
             target->quick ? ", quick" : "");
    tier->in_background = request->engine == BACKEND_AUTO;
    return tier;
}

void
jit_tier_free(struct jit_tier *tier)
{
    if (!tier)
        return;
    jit_compiler_lock();
    struct task *task = tier->task;
    assert(!task || task->tier == tier);
    if (task)
        task->tier = NULL;
    const bool ours = task && jit_compiler_withdraw(&task->base);
    jit_compiler_unlock();
    if (ours)
        free_task(task);
    jit_image_free(tier->image);
    free(tier);
}

static void
translate_now(struct jit_tier *tier)
{
    assert(!tier->in_background);
    struct jit_compiler self;
    uint32_t traits = 0;
    if (!jit_compiler_enter(&self)) {
        publish(tier, NULL, false);
        return;
    }
    fork_allow(); /* it may take seconds */
    struct jit_image *image = make_marked(&tier->source, &self, &traits);
    fork_forbid();
    jit_compiler_leave(&self);
    publish(tier, image, traits);
}

/* Whether ret only returns from calls. Otherwise the control flow graph would have edges from and to
 * everywhere, and LLVM would take minutes for a small program. */
static bool
only_returns(const struct lane_program *p)
{
    for (uint32_t i = 0; i < p->entry_count; i++)
        if (!p->entries[i].op || !lane_code_is(p->ops[p->entries[i].op - 1].code, LANE_RETURNS))
            return false;
    return true;
}

/* Each return becomes one comparison and one edge of the control flow graph per possible target. */
static bool
returns_everywhere(const struct lane_program *p)
{
    enum { MOST_RETURNS = 1 << 14 };
    uint64_t returns = 0;
    for (uint32_t i = 0; i < p->op_count; i++)
        returns += p->ops[i].code == LANE_OP_ret;
    return returns * p->entry_count > MOST_RETURNS;
}

/* Sets the state to DONE if that is possible at once. */
static void
begin(struct jit_tier *tier)
{
    struct source *source = &tier->source;
    const double start = now_ms();
    if (!only_returns(source->kernel->program) || returns_everywhere(source->kernel->program)) {
        tell(source, "stays with simd: jumps to anywhere");
        publish(tier, NULL, false);
        return;
    }
    source->has_key =
        source->host && jit_make_key(source->host, source->kernel, &source->target, &source->key);
    if (source->has_key && fetch(tier, start))
        return;
    if (!tier->in_background) {
        translate_now(tier);
    } else if (source->kernel->program->op_count > MAX_BACKGROUND_OPS) {
        tell(source, "stays with simd: %u ops are too many for the background",
             source->kernel->program->op_count);
        publish(tier, NULL, false);
    }
}

bool
jit_tier_is_done(const struct jit_tier *tier)
{
    return __atomic_load_n(&tier->state, __ATOMIC_ACQUIRE) == DONE;
}

bool
jit_tier_is_prepared(const struct jit_tier *tier)
{
    return __atomic_load_n(&tier->state, __ATOMIC_ACQUIRE) != UNUSED;
}

void
jit_tier_prepare(struct jit_tier *tier)
{
    if (jit_tier_is_prepared(tier))
        return;
    begin(tier);
    enum state unused = UNUSED;
    __atomic_compare_exchange_n(&tier->state, &unused, COLD, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}

jit_function *
jit_tier_entry(const struct jit_tier *tier, uint32_t *traits)
{
    jit_function *entry = __atomic_load_n(&tier->entry, __ATOMIC_ACQUIRE);
    *traits = entry ? tier->traits : 0;
    return entry;
}

bool
jit_tier_is_cold(const struct jit_tier *tier)
{
    return __atomic_load_n(&tier->state, __ATOMIC_RELAXED) == COLD;
}
