/* SPDX-License-Identifier: MIT */
/*
 * Which commands are in order: those of one queue that is in order; behind a barrier, or a marker without a
 * list; behind the events of a wait list; and behind all that the host program knew to have ended when it
 * enqueued the command. Two others that access the same bytes, one of them writing, are a fault of the host
 * program, whatever they happened to do. The last NODES commands are remembered.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "runtime/call.h"
#include "runtime/command.h"
#include "runtime/event.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/queue.h"
#include "runtime/unwritten.h"
#include "runtime/watch.h"

enum { NODES = 256, WORDS = NODES / 64, RANGES = 32, MAPS = 4 };

struct range {
    uintptr_t from, to;
    enum rt_watch_access kind;
};

struct node {
    uint64_t serial; /* 0: free */
    const void *queue, *event;
    struct host_place place;
    char kernel[48];
    uint64_t before[WORDS];
    bool ended, unsure, barrier, told;
    struct range ranges[RANGES], mapped[MAPS];
    unsigned range_count, map_count;
    struct range map; /* of a command that maps */
    cl_map_flags map_flags;
};

struct host_order {
    pthread_mutex_t lock;
    uint64_t next;
    uint64_t known[WORDS]; /* what the host program knows to have ended */
    struct node nodes[NODES];
};

struct host_order *
host_order_new(void)
{
    struct host_order *order = calloc(1, sizeof *order);
    if (order)
        pthread_mutex_init(&order->lock, NULL);
    return order;
}

void
host_order_hold(struct host_order *order)
{
    pthread_mutex_lock(&order->lock);
}

void
host_order_let_go(struct host_order *order)
{
    pthread_mutex_unlock(&order->lock);
}

static struct host_order *
order_of_process(void)
{
    return rt_check_is_on() ? findings_order(rt_platform()->findings) : NULL;
}

/* --- sets of nodes --- */

static void
add_set(uint64_t *to, const uint64_t *set)
{
    for (unsigned i = 0; i < WORDS; i++)
        to[i] |= set[i];
}

static void
add_node(const struct host_order *order, uint64_t *to, unsigned at)
{
    to[at / 64] |= UINT64_C(1) << at % 64;
    add_set(to, order->nodes[at].before);
}

static bool
has(const uint64_t *set, unsigned at)
{
    return set[at / 64] >> at % 64 & 1;
}

static void
forget(struct host_order *order, unsigned at)
{
    const uint64_t keep = ~(UINT64_C(1) << at % 64);
    order->known[at / 64] &= keep;
    for (unsigned i = 0; i < NODES; i++)
        order->nodes[i].before[at / 64] &= keep;
}

/* NODES: it is not remembered. */
static unsigned
find_event(const struct host_order *order, const void *event)
{
    unsigned found = NODES;
    for (unsigned i = 0; i < NODES; i++)
        if (order->nodes[i].serial && order->nodes[i].event == event &&
            (found == NODES || order->nodes[i].serial > order->nodes[found].serial))
            found = i;
    return found;
}

/* --- a new command --- */

static bool
is_behind_all(cl_command_type type, cl_uint waits)
{
    return (type == CL_COMMAND_MARKER || type == CL_COMMAND_BARRIER) && !waits;
}

static void
add_queue(struct host_order *order, struct node *node, cl_command_queue queue, bool all)
{
    for (unsigned i = 0; i < NODES; i++) {
        const struct node *other = &order->nodes[i];
        if (other != node && other->serial && other->queue == queue && (all || other->barrier))
            add_node(order, node->before, i);
    }
}

/* What waits for a user event is in an order that only the host program knows. */
static void
add_waits(struct host_order *order, struct node *node, const struct rt_command *command)
{
    for (cl_uint i = 0; i < command->wait_count; i++) {
        const unsigned at = find_event(order, command->waits[i]);
        node->unsure |= !command->waits[i]->queue || (at < NODES && order->nodes[at].unsure);
        if (at < NODES)
            add_node(order, node->before, at);
    }
}

/* The mapping that a command of this type has just made. */
static void
take_map(struct node *node, const struct rt_command *command)
{
    const cl_command_type type = command->event->type;
    const cl_mem mem = command->mems[0];
    if ((type != CL_COMMAND_MAP_BUFFER && type != CL_COMMAND_MAP_IMAGE) || !mem)
        return;
    cl_mem root = rt_mem_root(mem);
    rt_lock(&root->lock);
    const struct rt_mapping *m = root->mappings;
    if (m && m->mem == mem && m->box.region[1] == 1 && m->box.region[2] == 1) {
        const uintptr_t from = (uintptr_t)mem->data + m->box.offset;
        node->map = (struct range){from, from + m->box.region[0],
                                   m->flags & RT_MAP_WRITES ? RT_WATCH_WRITE : RT_WATCH_READ};
        node->map_flags = m->flags;
    }
    rt_unlock(&root->lock);
}

void
rt_watch_submit(struct rt_command *command, const struct rt_enqueue *enqueue, const char *kernel)
{
    struct host_order *order = order_of_process();
    if (!order)
        return;
    struct host_stack stack;
    host_stack_take(&stack);
    pthread_mutex_lock(&order->lock);
    const unsigned at = (unsigned)(order->next % NODES);
    struct node *node = &order->nodes[at];
    const bool in_order = !(enqueue->queue->flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    forget(order, at);
    *node = (struct node){.serial = ++order->next,
                          .queue = enqueue->queue,
                          .event = command->event,
                          .place = {.call = enqueue->call->name, .stack = stack},
                          .barrier = command->event->type == CL_COMMAND_BARRIER};
    if (kernel)
        strncat(node->kernel, kernel, sizeof node->kernel - 1);
    add_set(node->before, order->known);
    add_queue(order, node, enqueue->queue,
              in_order || is_behind_all(command->event->type, command->wait_count));
    add_waits(order, node, command);
    take_map(node, command);
    command->watch = (unsigned)node->serial;
    pthread_mutex_unlock(&order->lock);
}

/* The node of a command, locked. NULL: it has none any more; NODES later commands came before its end. */
static struct node *
lock_node(struct host_order *order, unsigned watch)
{
    if (!order || !watch)
        return NULL;
    pthread_mutex_lock(&order->lock);
    struct node *node = &order->nodes[(watch - 1) % NODES];
    if ((unsigned)node->serial == watch)
        return node;
    pthread_mutex_unlock(&order->lock);
    return NULL;
}

/* Parts of it are mapped while the command is enqueued. */
void
rt_watch_uses(const struct rt_command *command, cl_mem mem)
{
    const cl_command_type type = command->event->type;
    struct host_order *order = order_of_process();
    if (!order || type == CL_COMMAND_MAP_BUFFER || type == CL_COMMAND_MAP_IMAGE ||
        type == CL_COMMAND_UNMAP_MEM_OBJECT || type == CL_COMMAND_MIGRATE_MEM_OBJECTS)
        return;
    struct node *node = lock_node(order, command->watch);
    if (!node)
        return;
    cl_mem root = rt_mem_root(mem);
    rt_lock(&root->lock);
    for (const struct rt_mapping *m = root->mappings; m && node->map_count < MAPS; m = m->next) {
        const uintptr_t from = (uintptr_t)m->mem->data + m->box.offset;
        if (m->box.region[1] == 1 && m->box.region[2] == 1)
            node->mapped[node->map_count++] = (struct range){
                from, from + m->box.region[0], m->flags & RT_MAP_WRITES ? RT_WATCH_WRITE : RT_WATCH_READ};
    }
    rt_unlock(&root->lock);
    pthread_mutex_unlock(&order->lock);
}

/* --- what it does --- */

static void
add_range(struct node *node, const uint8_t *at, size_t bytes, enum rt_watch_access kind)
{
    const uintptr_t from = (uintptr_t)at;
    if (bytes && node->range_count < RANGES)
        node->ranges[node->range_count++] = (struct range){from, from + bytes, kind};
}

void
rt_watch_accesses(unsigned watch, const uint8_t *at, size_t bytes, enum rt_watch_access kind)
{
    struct host_order *order = order_of_process();
    struct node *node = lock_node(order, watch);
    if (!node)
        return;
    add_range(node, at, bytes, kind);
    pthread_mutex_unlock(&order->lock);
}

static bool
is_in(cl_mem mem, const uint8_t *at)
{
    const cl_mem root = mem ? rt_mem_root(mem) : NULL;
    return root && at >= root->data && (size_t)(at - root->data) < root->size;
}

/* The one of the command's objects that holds a place; NULL: the host's own memory. */
static cl_mem
object_at(const struct rt_command *command, const uint8_t *at)
{
    return !at                           ? NULL
           : is_in(command->mems[0], at) ? command->mems[0]
           : is_in(command->mems[1], at) ? command->mems[1]
                                         : NULL;
}

void
rt_watch_copied(const struct rt_command *command, const uint8_t *dst, const uint8_t *src, size_t bytes,
                bool rows)
{
    const cl_mem to = object_at(command, dst), from = object_at(command, src);
    struct rt_unwritten *source = from ? rt_unwritten_of(from, false) : NULL;
    if (to)
        rt_unwritten_copy(rt_unwritten_of(to, rt_unwritten_any(source, src, bytes)), dst, source, src, bytes);
    else if (source && host_wants(RT_CHECK_UNINITIALISED))
        rt_unwritten_read(source, src, bytes, findings_confirm);
    if (to && !rows)
        rt_watch_accesses(command->watch, dst, bytes, RT_WATCH_WRITE);
    if (from && !rows)
        rt_watch_accesses(command->watch, src, bytes, RT_WATCH_READ);
}

/* --- its end --- */

static bool
meets(const struct range *a, const struct range *b)
{
    return a->from < b->to && b->from < a->to && (a->kind != RT_WATCH_READ || b->kind != RT_WATCH_READ) &&
           !(a->kind == RT_WATCH_ATOMIC && b->kind == RT_WATCH_ATOMIC);
}

static const struct range *
meeting(const struct node *a, const struct node *b, const struct range **other)
{
    for (unsigned i = 0; i < a->range_count; i++)
        for (unsigned k = 0; k < b->range_count; k++)
            if (meets(&a->ranges[i], &b->ranges[k])) {
                *other = &b->ranges[k];
                return &a->ranges[i];
            }
    return NULL;
}

static const char *
verb(enum rt_watch_access kind)
{
    return kind == RT_WATCH_READ ? "reads" : "writes";
}

/* A copy of a node's place, which outlives the lock. */
static struct host_place
place_of(const struct node *node)
{
    struct host_place place = node->place;
    place.kernel = node->kernel;
    return place;
}

static void
compare(struct host_order *order, struct node *node)
{
    const unsigned at = (unsigned)(node - order->nodes);
    for (unsigned i = 0; i < NODES && !node->unsure; i++) {
        struct node *other = &order->nodes[i];
        const struct range *theirs, *own;
        if (i == at || !other->serial || !other->ended || other->unsure || has(node->before, i) ||
            has(other->before, at) || !(own = meeting(node, other, &theirs)))
            continue;
        const struct node *first = other->serial < node->serial ? other : node,
                          *last = first == node ? other : node;
        const struct host_place places[] = {place_of(last), place_of(first)};
        host_tell(RT_CHECK_UNORDERED, &places[0], &places[1],
                  "this command %s, and one before it %s, the same memory; nothing orders them",
                  verb(last == node ? own->kind : theirs->kind),
                  verb(last == node ? theirs->kind : own->kind));
    }
}

static void
compare_maps(struct node *node)
{
    for (unsigned m = 0; m < node->map_count && !node->told; m++)
        for (unsigned i = 0; i < node->range_count && !node->told; i++)
            if (meets(&node->mapped[m], &node->ranges[i])) {
                const struct host_place place = place_of(node);
                node->told = true;
                host_tell(RT_CHECK_MAPPED, &place, NULL, "this command %s memory that is mapped for %s",
                          verb(node->ranges[i].kind),
                          node->mapped[m].kind == RT_WATCH_READ ? "reading" : "writing");
            }
}

/* The host program sees, or writes, what it has mapped. */
static void
end_map(struct node *node, cl_mem mem)
{
    const uint8_t *at = (const uint8_t *)node->map.from;
    const size_t bytes = node->map.to - node->map.from;
    struct rt_unwritten *unknown = mem ? rt_unwritten_of(mem, false) : NULL;
    if (!node->map_flags)
        return;
    if (node->map_flags & CL_MAP_READ && unknown && host_wants(RT_CHECK_UNINITIALISED))
        rt_unwritten_read(unknown, at, bytes, findings_confirm);
    if (node->map_flags & RT_MAP_WRITES)
        rt_unwritten_write(unknown, at, bytes);
    add_range(node, at, bytes, node->map.kind);
}

void
rt_watch_ended(const struct rt_command *command)
{
    struct host_order *order = order_of_process();
    struct node *node = lock_node(order, command->watch);
    if (!node)
        return;
    end_map(node, command->mems[0]);
    node->ended = true;
    if (host_wants(RT_CHECK_UNORDERED))
        compare(order, node);
    if (host_wants(RT_CHECK_MAPPED))
        compare_maps(node);
    pthread_mutex_unlock(&order->lock);
}

/* --- what the host program knows --- */

void
rt_watch_waited(cl_event event)
{
    struct host_order *order = order_of_process();
    if (!order)
        return;
    pthread_mutex_lock(&order->lock);
    const unsigned at = find_event(order, event);
    if (at < NODES)
        add_node(order, order->known, at);
    pthread_mutex_unlock(&order->lock);
}

void
rt_watch_unsure(cl_event event)
{
    struct host_order *order = order_of_process();
    if (!order)
        return;
    pthread_mutex_lock(&order->lock);
    const unsigned at = find_event(order, event);
    if (at < NODES)
        order->nodes[at].unsure = true;
    pthread_mutex_unlock(&order->lock);
}

void
rt_watch_finished(cl_command_queue queue)
{
    struct host_order *order = order_of_process();
    if (!order)
        return;
    pthread_mutex_lock(&order->lock);
    for (unsigned i = 0; i < NODES; i++)
        if (order->nodes[i].serial && order->nodes[i].queue == queue && order->nodes[i].ended)
            add_node(order, order->known, i);
    pthread_mutex_unlock(&order->lock);
}
