/* SPDX-License-Identifier: MIT */
/* Mapping costs nothing unless the object is a shadow of host memory (runtime/memory.h). */
#include <assert.h>

#include "map.h"
#include "memory/transfer.h"
#include "runtime/queue.h"

cl_int
icd_check_map_flags(cl_map_flags flags)
{
    REQUIRE(!(flags & ~(CL_MAP_READ | RT_MAP_WRITES)), CL_INVALID_VALUE);
    REQUIRE(!(flags & CL_MAP_WRITE_INVALIDATE_REGION) || flags == CL_MAP_WRITE_INVALIDATE_REGION,
            CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_int
icd_check_map_access(cl_mem mem, cl_map_flags flags)
{
    REQUIRE(!(flags & CL_MAP_READ) || icd_host_reads(mem), CL_INVALID_OPERATION);
    REQUIRE(!(flags & RT_MAP_WRITES) || icd_host_writes(mem), CL_INVALID_OPERATION);
    return CL_SUCCESS;
}

static cl_int
check_map(const struct rt_enqueue *enqueue, cl_mem mem, cl_map_flags flags, size_t offset, size_t size)
{
    cl_int err = icd_check_enqueue_buffers(enqueue, mem, NULL);
    if (err)
        return err;
    REQUIRE(size > 0 && icd_inside(mem->size, offset, size), CL_INVALID_VALUE);
    err = icd_check_map_flags(flags);
    return err ? err : icd_check_map_access(mem, flags);
}

/* The box from there to there; its pitches are the same in both. */
static struct rt_copy
copy_of_box(const struct rt_box *box, uint8_t *dst, const uint8_t *src)
{
    return (struct rt_copy){.dst = dst,
                            .src = src,
                            .region = {box->region[0], box->region[1], box->region[2]},
                            .dst_row = box->row,
                            .dst_slice = box->slice,
                            .src_row = box->row,
                            .src_slice = box->slice};
}

cl_int
icd_map(const struct rt_enqueue *enqueue, cl_mem mem, const struct rt_box *box, cl_map_flags flags,
        void **pointer)
{
    assert(mem->type != CL_MEM_OBJECT_PIPE && !(flags & ~(CL_MAP_READ | RT_MAP_WRITES)));
    assert(box->region[0] > 0 && box->region[1] > 0 && box->region[2] > 0);
    struct rt_copy copy = {.region = {0, 1, 1}};
    struct rt_mapping taken;
    uint8_t *at;
    cl_int err = rt_mem_map(mem, box, flags, &at);
    if (err)
        return icd_refuse(__func__, "nothing of it is mapped for writing", err);
    if (rt_mem_is_shadow(mem) && !(flags & CL_MAP_WRITE_INVALIDATE_REGION))
        copy = copy_of_box(box, at, mem->data + box->offset);
    err = rt_enqueue_copy(enqueue, &copy, mem, NULL);
    if (err)
        rt_mem_unmap(mem, at, &taken);
    else
        *pointer = at;
    return err;
}

void *CL_API_CALL
clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map,
                   cl_map_flags map_flags, size_t offset, size_t size, cl_uint num_events_in_wait_list,
                   const cl_event *event_wait_list, cl_event *event, cl_int *errcode_ret)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MAP_BUFFER, num_events_in_wait_list, event_wait_list, event, blocking_map};
    void *pointer = NULL;
    cl_int err = check_map(&enqueue, buffer, map_flags, offset, size);
    if (!err) {
        const struct rt_box box = {.offset = offset, .region = {size, 1, 1}};
        err = icd_map(&enqueue, buffer, &box, map_flags, &pointer);
    }
    icd_store_error(errcode_ret, err);
    return pointer;
}

cl_int CL_API_CALL
clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void *mapped_ptr,
                        cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_UNMAP_MEM_OBJECT, num_events_in_wait_list, event_wait_list, event, false};
    struct rt_copy copy = {.region = {0, 1, 1}};
    struct rt_mapping taken;
    const cl_int err = icd_check_enqueue_mem(&enqueue, memobj, NULL);
    if (err)
        return err;
    REQUIRE(memobj->type != CL_MEM_OBJECT_PIPE, CL_INVALID_MEM_OBJECT);
    REQUIRE(rt_mem_unmap(memobj, mapped_ptr, &taken), CL_INVALID_VALUE);
    if (rt_mem_is_shadow(memobj) && taken.flags & RT_MAP_WRITES)
        copy = copy_of_box(&taken.box, memobj->data + taken.box.offset, taken.pointer);
    return rt_enqueue_copy(&enqueue, &copy, memobj, NULL);
}

static cl_int
check_migrate(const struct rt_enqueue *enqueue, cl_uint count, const cl_mem *mems,
              cl_mem_migration_flags flags)
{
    REQUIRE(IS_QUEUE(enqueue->queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(count > 0 && mems, CL_INVALID_VALUE);
    REQUIRE(!(flags & ~(cl_mem_migration_flags)(CL_MIGRATE_MEM_OBJECT_HOST |
                                                CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED)),
            CL_INVALID_VALUE);
    for (cl_uint i = 0; i < count; i++) {
        REQUIRE(IS_MEM(mems[i]), CL_INVALID_MEM_OBJECT);
        REQUIRE(mems[i]->context == enqueue->queue->context, CL_INVALID_CONTEXT);
    }
    return icd_check_enqueue(enqueue);
}

/* There is one memory. */
cl_int CL_API_CALL
clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem *mem_objects,
                           cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
                           const cl_event *event_wait_list, cl_event *event)
{
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MIGRATE_MEM_OBJECTS, num_events_in_wait_list, event_wait_list, event,
        false};
    const cl_int err = check_migrate(&enqueue, num_mem_objects, mem_objects, flags);
    return err ? err : rt_enqueue_nothing(&enqueue, num_mem_objects, mem_objects);
}
