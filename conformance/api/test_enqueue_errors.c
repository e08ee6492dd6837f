/* SPDX-License-Identifier: MIT */
/*
 * What all commands have in common, for each of them: wrong queues, objects of other contexts, wait lists
 * that are none, events that failed. ENQUEUES is read by errors.pl, too: a row stands for tests of the codes
 * that its kind says.
 */
#include "api.h"

/* BUFFERS, IMAGES: a memory object and maybe a second one; SHARED: shared memory; NOTHING: neither. */
enum kind { BUFFERS, IMAGES, SHARED, NOTHING };

/* ENQUEUE(call, kind, command type, whether it can block, memory objects) */
#define ENQUEUES(ENQUEUE)                                                                                    \
    ENQUEUE(clEnqueueReadBuffer, BUFFERS, CL_COMMAND_READ_BUFFER, true, 1)                                   \
    ENQUEUE(clEnqueueWriteBuffer, BUFFERS, CL_COMMAND_WRITE_BUFFER, true, 1)                                 \
    ENQUEUE(clEnqueueReadBufferRect, BUFFERS, CL_COMMAND_READ_BUFFER_RECT, true, 1)                          \
    ENQUEUE(clEnqueueWriteBufferRect, BUFFERS, CL_COMMAND_WRITE_BUFFER_RECT, true, 1)                        \
    ENQUEUE(clEnqueueCopyBuffer, BUFFERS, CL_COMMAND_COPY_BUFFER, false, 2)                                  \
    ENQUEUE(clEnqueueCopyBufferRect, BUFFERS, CL_COMMAND_COPY_BUFFER_RECT, false, 2)                         \
    ENQUEUE(clEnqueueFillBuffer, BUFFERS, CL_COMMAND_FILL_BUFFER, false, 1)                                  \
    ENQUEUE(clEnqueueMapBuffer, BUFFERS, CL_COMMAND_MAP_BUFFER, true, 1)                                     \
    ENQUEUE(clEnqueueUnmapMemObject, BUFFERS, CL_COMMAND_UNMAP_MEM_OBJECT, false, 1)                         \
    ENQUEUE(clEnqueueMigrateMemObjects, BUFFERS, CL_COMMAND_MIGRATE_MEM_OBJECTS, false, 1)                   \
    ENQUEUE(clEnqueueNativeKernel, BUFFERS, CL_COMMAND_NATIVE_KERNEL, false, 1)                              \
    ENQUEUE(clEnqueueReadImage, IMAGES, CL_COMMAND_READ_IMAGE, true, 1)                                      \
    ENQUEUE(clEnqueueWriteImage, IMAGES, CL_COMMAND_WRITE_IMAGE, true, 1)                                    \
    ENQUEUE(clEnqueueCopyImage, IMAGES, CL_COMMAND_COPY_IMAGE, false, 2)                                     \
    ENQUEUE(clEnqueueFillImage, IMAGES, CL_COMMAND_FILL_IMAGE, false, 1)                                     \
    ENQUEUE(clEnqueueCopyImageToBuffer, IMAGES, CL_COMMAND_COPY_IMAGE_TO_BUFFER, false, 1)                   \
    ENQUEUE(clEnqueueCopyBufferToImage, IMAGES, CL_COMMAND_COPY_BUFFER_TO_IMAGE, false, 1)                   \
    ENQUEUE(clEnqueueMapImage, IMAGES, CL_COMMAND_MAP_IMAGE, true, 1)                                        \
    ENQUEUE(clEnqueueSVMMemcpy, SHARED, CL_COMMAND_SVM_MEMCPY, true, 0)                                      \
    ENQUEUE(clEnqueueSVMMemFill, SHARED, CL_COMMAND_SVM_MEMFILL, false, 0)                                   \
    ENQUEUE(clEnqueueSVMMap, SHARED, CL_COMMAND_SVM_MAP, true, 0)                                            \
    ENQUEUE(clEnqueueSVMUnmap, SHARED, CL_COMMAND_SVM_UNMAP, false, 0)                                       \
    ENQUEUE(clEnqueueSVMMigrateMem, SHARED, CL_COMMAND_SVM_MIGRATE_MEM, false, 0)                            \
    ENQUEUE(clEnqueueSVMFree, SHARED, CL_COMMAND_SVM_FREE, false, 0)                                         \
    ENQUEUE(clEnqueueNDRangeKernel, NOTHING, CL_COMMAND_NDRANGE_KERNEL, false, 0)                            \
    ENQUEUE(clEnqueueTask, NOTHING, CL_COMMAND_TASK, false, 0)                                               \
    ENQUEUE(clEnqueueMarkerWithWaitList, NOTHING, CL_COMMAND_MARKER, false, 0)                               \
    ENQUEUE(clEnqueueBarrierWithWaitList, NOTHING, CL_COMMAND_BARRIER, false, 0)

/* What a command is given. */
struct given {
    struct world *w;
    cl_command_queue queue;
    cl_mem mem, second;
    cl_mem buffer; /* beside an image */
    cl_kernel kernel;
    uint32_t *shared;
    cl_bool blocking;
    cl_uint count;
    const cl_event *waits;
    cl_event *event;
};

static const size_t start[3] = {0}, region[3] = {4, 1, 1}, one = 1;
static uint32_t host[16];

#define WAITS g->count, g->waits, g->event
#define CALL(name) static cl_int do_##name(struct given *g)

CALL(clEnqueueReadBuffer)
{
    return clEnqueueReadBuffer(g->queue, g->mem, g->blocking, 0, 4, host, WAITS);
}

CALL(clEnqueueWriteBuffer)
{
    return clEnqueueWriteBuffer(g->queue, g->mem, g->blocking, 0, 4, host, WAITS);
}

CALL(clEnqueueReadBufferRect)
{
    return clEnqueueReadBufferRect(g->queue, g->mem, g->blocking, start, start, region, 0, 0, 0, 0, host,
                                   WAITS);
}

CALL(clEnqueueWriteBufferRect)
{
    return clEnqueueWriteBufferRect(g->queue, g->mem, g->blocking, start, start, region, 0, 0, 0, 0, host,
                                    WAITS);
}

CALL(clEnqueueCopyBuffer)
{
    return clEnqueueCopyBuffer(g->queue, g->mem, g->second, 0, 0, 4, WAITS);
}

CALL(clEnqueueCopyBufferRect)
{
    return clEnqueueCopyBufferRect(g->queue, g->mem, g->second, start, start, region, 0, 0, 0, 0, WAITS);
}

CALL(clEnqueueFillBuffer)
{
    return clEnqueueFillBuffer(g->queue, g->mem, host, 4, 0, 4, WAITS);
}

static void
unmap(struct given *g, void *at)
{
    OK(clEnqueueUnmapMemObject(g->w->queue, g->mem, at, 0, NULL, NULL));
    OK(clFinish(g->w->queue));
}

CALL(clEnqueueMapBuffer)
{
    cl_int err;
    void *at = clEnqueueMapBuffer(g->queue, g->mem, g->blocking, CL_MAP_READ, 0, 4, WAITS, &err);
    assert_int_equal(at != NULL, err == CL_SUCCESS);
    if (at)
        unmap(g, at);
    return err;
}

/* What is mapped for the test: the right object, whatever the test unmaps. */
CALL(clEnqueueUnmapMemObject)
{
    cl_int err;
    cl_mem mem = g->buffer;
    void *at = clEnqueueMapBuffer(g->w->queue, mem, CL_TRUE, CL_MAP_READ, 0, 4, 0, NULL, NULL, &err);
    OK(err);
    err = clEnqueueUnmapMemObject(g->queue, g->mem, at, WAITS);
    if (err)
        OK(clEnqueueUnmapMemObject(g->w->queue, mem, at, 0, NULL, NULL));
    return err;
}

CALL(clEnqueueMigrateMemObjects)
{
    return clEnqueueMigrateMemObjects(g->queue, 1, &g->mem, CL_MIGRATE_MEM_OBJECT_HOST, WAITS);
}

static void CL_CALLBACK
nothing(void *args)
{
    (void)args;
}

CALL(clEnqueueNativeKernel)
{
    void *place = NULL;
    const void *places[] = {&place};
    return clEnqueueNativeKernel(g->queue, nothing, &place, sizeof place, 1, &g->mem, places, WAITS);
}

CALL(clEnqueueReadImage)
{
    return clEnqueueReadImage(g->queue, g->mem, g->blocking, start, region, 0, 0, host, WAITS);
}

CALL(clEnqueueWriteImage)
{
    return clEnqueueWriteImage(g->queue, g->mem, g->blocking, start, region, 0, 0, host, WAITS);
}

CALL(clEnqueueCopyImage)
{
    return clEnqueueCopyImage(g->queue, g->mem, g->second, start, start, region, WAITS);
}

CALL(clEnqueueFillImage)
{
    return clEnqueueFillImage(g->queue, g->mem, host, start, region, WAITS);
}

CALL(clEnqueueCopyImageToBuffer)
{
    return clEnqueueCopyImageToBuffer(g->queue, g->mem, g->buffer, start, region, 0, WAITS);
}

CALL(clEnqueueCopyBufferToImage)
{
    return clEnqueueCopyBufferToImage(g->queue, g->buffer, g->mem, 0, start, region, WAITS);
}

CALL(clEnqueueMapImage)
{
    size_t pitch;
    cl_int err;
    void *at = clEnqueueMapImage(g->queue, g->mem, g->blocking, CL_MAP_READ, start, region, &pitch, NULL,
                                 WAITS, &err);
    assert_int_equal(at != NULL, err == CL_SUCCESS);
    if (at)
        unmap(g, at);
    return err;
}

CALL(clEnqueueSVMMemcpy)
{
    return clEnqueueSVMMemcpy(g->queue, g->blocking, g->shared, host, 4, WAITS);
}

CALL(clEnqueueSVMMemFill)
{
    return clEnqueueSVMMemFill(g->queue, g->shared, host, 4, 4, WAITS);
}

CALL(clEnqueueSVMMap)
{
    return clEnqueueSVMMap(g->queue, g->blocking, CL_MAP_READ, g->shared, 4, WAITS);
}

CALL(clEnqueueSVMUnmap)
{
    return clEnqueueSVMUnmap(g->queue, g->shared, WAITS);
}

CALL(clEnqueueSVMMigrateMem)
{
    const void *pointers[] = {g->shared};
    return clEnqueueSVMMigrateMem(g->queue, 1, pointers, NULL, 0, WAITS);
}

CALL(clEnqueueSVMFree)
{
    void *own[] = {clSVMAlloc(g->w->context, 0, 64, 0)};
    const cl_int err = clEnqueueSVMFree(g->queue, 1, own, NULL, NULL, WAITS);
    if (err)
        clSVMFree(g->w->context, own[0]);
    return err;
}

CALL(clEnqueueNDRangeKernel)
{
    return clEnqueueNDRangeKernel(g->queue, g->kernel, 1, NULL, &one, NULL, WAITS);
}

CALL(clEnqueueTask)
{
    return clEnqueueTask(g->queue, g->kernel, WAITS);
}

CALL(clEnqueueMarkerWithWaitList)
{
    return clEnqueueMarkerWithWaitList(g->queue, WAITS);
}

CALL(clEnqueueBarrierWithWaitList)
{
    return clEnqueueBarrierWithWaitList(g->queue, WAITS);
}

static const struct row {
    const char *name;
    enum kind kind;
    cl_command_type type;
    bool blocks;
    int mems;
    cl_int (*call)(struct given *);
} rows[] = {
#define ENQUEUE(name, kind, type, blocks, mems) {#name, kind, type, blocks, mems, do_##name},
    ENQUEUES(ENQUEUE)
#undef ENQUEUE
};

/* The objects of the tests, in the world's context and in another one. */
struct stage {
    struct world *w;
    bool images, shared;
    cl_context other;
    cl_mem buffers[2], image[2], foreign_buffer, foreign_image;
    cl_event failed, foreign_event;
    uint32_t *svm;
    cl_kernel kernel;
};

static cl_mem
image_in(cl_context context)
{
    const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 4};
    cl_int err;
    cl_mem image = clCreateImage(context, 0, &format, &desc, NULL, &err);
    OK(err);
    return image;
}

static struct stage
make_stage(struct world *w)
{
    struct stage s = {.w = w, .images = has_images(w)};
    cl_device_svm_capabilities svm = 0;
    cl_int err;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_SVM_CAPABILITIES, sizeof svm, &svm, NULL));
    s.other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    for (int i = 0; i < 2; i++) {
        s.buffers[i] = new_buffer(w, 64, host);
        s.image[i] = s.images ? image_in(w->context) : NULL;
    }
    s.foreign_buffer = clCreateBuffer(s.other, 0, 64, NULL, &err);
    OK(err);
    s.foreign_image = s.images ? image_in(s.other) : NULL;
    s.failed = clCreateUserEvent(w->context, &err);
    OK(err);
    OK(clSetUserEventStatus(s.failed, -77));
    s.foreign_event = clCreateUserEvent(s.other, &err);
    OK(err);
    s.shared = svm != 0;
    if (s.shared)
        s.svm = clSVMAlloc(w->context, 0, 64, 0);
    s.kernel = new_kernel(w, "increment");
    set_mem(s.kernel, 0, s.buffers[0]);
    return s;
}

static void
free_stage(struct stage *s)
{
    for (int i = 0; i < 2; i++) {
        OK(clReleaseMemObject(s->buffers[i]));
        if (s->images)
            OK(clReleaseMemObject(s->image[i]));
    }
    OK(clReleaseMemObject(s->foreign_buffer));
    if (s->images)
        OK(clReleaseMemObject(s->foreign_image));
    OK(clReleaseEvent(s->failed));
    OK(clReleaseEvent(s->foreign_event));
    clSVMFree(s->w->context, s->svm);
    OK(clReleaseKernel(s->kernel));
    OK(clReleaseContext(s->other));
}

static struct given
good(struct stage *s, const struct row *row)
{
    const bool image = row->kind == IMAGES;
    return (struct given){.w = s->w,
                          .queue = s->w->queue,
                          .mem = image ? s->image[0] : s->buffers[0],
                          .second = image ? s->image[1] : s->buffers[1],
                          .buffer = s->buffers[0],
                          .kernel = s->kernel,
                          .shared = s->svm};
}

static void
expect(cl_int code, const struct row *row, struct given given, const char *what)
{
    const cl_int err = row->call(&given);
    if (err != code)
        fail_msg("%s, %s: %d instead of %d", row->name, what, err, code);
}

static void
wrong_queue(struct stage *s, const struct row *row)
{
    struct given g = good(s, row);
    g.queue = (cl_command_queue)s->w->context;
    expect(CL_INVALID_COMMAND_QUEUE, row, g, "a context for a queue");
    g.queue = NULL;
    expect(CL_INVALID_COMMAND_QUEUE, row, g, "no queue");
}

static void
wrong_objects(struct stage *s, const struct row *row)
{
    cl_mem foreign = row->kind == IMAGES ? s->foreign_image : s->foreign_buffer;
    for (int i = 0; i < row->mems; i++) {
        struct given g = good(s, row);
        cl_mem *which = i == 0 ? &g.mem : &g.second;
        *which = NULL; /* a native kernel may have none */
        expect(row->type == CL_COMMAND_NATIVE_KERNEL ? CL_SUCCESS : CL_INVALID_MEM_OBJECT, row, g,
               "no memory object");
        *which = (cl_mem)s->w->queue;
        expect(CL_INVALID_MEM_OBJECT, row, g, "a queue for a memory object");
        *which = foreign;
        expect(CL_INVALID_CONTEXT, row, g, "a memory object of another context");
    }
}

static void
wrong_waits(struct stage *s, const struct row *row)
{
    struct given g = good(s, row);
    const cl_event not_an_event = (cl_event)s->w->queue;
    const cl_event list[] = {s->failed, s->foreign_event};
    g.count = 1;
    expect(CL_INVALID_EVENT_WAIT_LIST, row, g, "a count without a list");
    g.waits = &not_an_event;
    expect(CL_INVALID_EVENT_WAIT_LIST, row, g, "a queue for an event");
    g.waits = list;
    g.count = 0;
    expect(CL_INVALID_EVENT_WAIT_LIST, row, g, "a list without a count");
    g.count = 2;
    expect(CL_INVALID_CONTEXT, row, g, "an event of another context");
}

static void
failed_event(struct stage *s, const struct row *row)
{
    struct given g = good(s, row);
    cl_event event = NULL;
    cl_int status = 1;
    g.waits = &s->failed;
    g.count = 1;
    g.event = &event;
    expect(CL_SUCCESS, row, g, "waiting for a failed event");
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &event));
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_int_equal(status, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    OK(clReleaseEvent(event));
    if (!row->blocks)
        return;
    g.blocking = CL_TRUE;
    g.event = NULL;
    expect(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, row, g, "blocking on a failed event");
}

/* And when nothing is wrong: an event of the right type, of the right queue, with times in their order. */
static void
all_right(struct stage *s, const struct row *row)
{
    struct given g = good(s, row);
    cl_event event = NULL;
    cl_command_type type = 0;
    cl_command_queue queue = NULL;
    cl_ulong times[4];
    g.event = &event;
    g.blocking = row->blocks;
    expect(CL_SUCCESS, row, g, "as it should be");
    OK(clWaitForEvents(1, &event));
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, NULL));
    if (type != row->type)
        fail_msg("%s: the event's type is 0x%x", row->name, type);
    assert_ptr_equal(queue, s->w->queue);
    for (cl_profiling_info i = 0; i < 4; i++)
        OK(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_QUEUED + i, sizeof *times, &times[i], NULL));
    assert_true(times[0] && times[0] <= times[1] && times[1] <= times[2] && times[2] <= times[3]);
    OK(clReleaseEvent(event));
}

static void
every(void **state, void (*check)(struct stage *, const struct row *))
{
    WORLD(state);
    struct stage s = make_stage(w);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if ((rows[i].kind == IMAGES && !s.images) || (rows[i].kind == SHARED && !s.shared))
            continue;
        check(&s, &rows[i]);
    }
    OK(clFinish(w->queue));
    free_stage(&s);
}

#define EVERY(name)                                                                                          \
    static void every_##name(void **state)                                                                   \
    {                                                                                                        \
        every(state, name);                                                                                  \
    }
EVERY(wrong_queue)
EVERY(wrong_objects)
EVERY(wrong_waits)
EVERY(failed_event)
EVERY(all_right)

static const struct CMUnitTest tests[] = {
    TEST(every_wrong_queue),  TEST(every_wrong_objects), TEST(every_wrong_waits),
    TEST(every_failed_event), TEST(every_all_right),
};
SUITE(enqueue_errors, tests)
