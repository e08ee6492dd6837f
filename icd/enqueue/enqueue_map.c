/* SPDX-License-Identifier: MIT */
/* Mapping costs nothing unless the object is a shadow of host memory (runtime/memory.h). */
#include <assert.h>

#include "map.h"
#include "memory/transfer.h"
#include "runtime/queue.h"

cl_int
icd_check_map_flags(const struct rt_call *call, const char *name, cl_map_flags flags)
{
    REQUIRE(!(flags & ~(CL_MAP_READ | RT_MAP_WRITES)), CL_INVALID_VALUE, "%s is %s; allowed are %s", name,
            RT_FLAGS(MAP_FLAGS, flags), RT_FLAGS(MAP_FLAGS, CL_MAP_READ | RT_MAP_WRITES));
    REQUIRE(!(flags & CL_MAP_WRITE_INVALIDATE_REGION) || flags == CL_MAP_WRITE_INVALIDATE_REGION,
            CL_INVALID_VALUE, "%s is %s; CL_MAP_WRITE_INVALIDATE_REGION excludes the others", name,
            RT_FLAGS(MAP_FLAGS, flags));
    return CL_SUCCESS;
}

cl_int
icd_check_map_access(const struct rt_call *call, cl_mem mem, cl_map_flags flags)
{
    const bool good =
        (!(flags & CL_MAP_READ) || icd_host_reads(mem)) && (!(flags & RT_MAP_WRITES) || icd_host_writes(mem));
    REQUIRE(good, CL_INVALID_OPERATION, "map_flags is %s, and the %s was created with %s",
            RT_FLAGS(MAP_FLAGS, flags), mem->image ? "image" : "buffer", RT_FLAGS(MEM_FLAGS, mem->flags));
    return CL_SUCCESS;
}

static cl_int
check_map(const struct rt_enqueue *enqueue, cl_mem buffer, cl_map_flags flags, size_t offset, size_t size)
{
    const struct rt_call *call = enqueue->call;
    cl_int err = icd_check_enqueue_buffers(enqueue, MEM(buffer), NO_MEM);
    if (err)
        return err;
    REQUIRE_POSITIVE(size, CL_INVALID_VALUE);
    REQUIRE_INSIDE(buffer, offset, size);
    err = icd_check_map_flags(call, "map_flags", flags);
    return err ? err : icd_check_map_access(call, buffer, flags);
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
    const struct rt_call *call = enqueue->call;
    assert(mem->type != CL_MEM_OBJECT_PIPE && !(flags & ~(CL_MAP_READ | RT_MAP_WRITES)));
    assert(box->region[0] > 0 && box->region[1] > 0 && box->region[2] > 0);
    struct rt_copy copy = {.region = {0, 1, 1}};
    struct rt_mapping taken;
    uint8_t *at;
    cl_int err = rt_mem_map(mem, box, flags, &at);
    if (err)
        return err == CL_INVALID_OPERATION
                   ? REFUSE(
                         err,
                         "map_flags is %s, and a part of the region is mapped already; only maps for reading "
                         "may overlap",
                         RT_FLAGS(MAP_FLAGS, flags))
                   : REFUSE(err, "there is no memory for the mapping");
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
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MAP_BUFFER, num_events_in_wait_list, event_wait_list, event, blocking_map,
        call};
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
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_UNMAP_MEM_OBJECT, num_events_in_wait_list, event_wait_list, event, false,
        call};
    struct rt_copy copy = {.region = {0, 1, 1}};
    struct rt_mapping taken;
    const cl_int err = icd_check_enqueue_mem(&enqueue, MEM(memobj), NO_MEM);
    if (err)
        return err;
    REQUIRE(memobj->type != CL_MEM_OBJECT_PIPE, CL_INVALID_MEM_OBJECT,
            "memobj is a pipe; pipes are not mapped");
    REQUIRE(rt_mem_unmap(memobj, mapped_ptr, &taken), CL_INVALID_VALUE,
            "mapped_ptr %p is not where memobj is mapped now", mapped_ptr);
    if (rt_mem_is_shadow(memobj) && taken.flags & RT_MAP_WRITES)
        copy = copy_of_box(&taken.box, memobj->data + taken.box.offset, taken.pointer);
    return rt_enqueue_copy(&enqueue, &copy, memobj, NULL);
}

static cl_int
check_migrate(const struct rt_enqueue *enqueue, cl_uint num_mem_objects, const cl_mem *mem_objects,
              cl_mem_migration_flags flags)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE_QUEUE(enqueue->queue);
    REQUIRE_LIST(num_mem_objects, mem_objects);
    REQUIRE_FLAGS(MIGRATION_FLAGS, flags, ICD_MIGRATION_FLAGS);
    for (cl_uint i = 0; i < num_mem_objects; i++) {
        REQUIRE_KIND(mem_objects[i], RT_MEM, CL_INVALID_MEM_OBJECT, "mem_objects[%u]", i);
        REQUIRE(mem_objects[i]->context == enqueue->queue->context, CL_INVALID_CONTEXT,
                "mem_objects[%u] belongs to another context than command_queue", i);
    }
    return icd_check_enqueue(enqueue);
}

/* There is one memory. */
cl_int CL_API_CALL
clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects, const cl_mem *mem_objects,
                           cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
                           const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    const struct rt_enqueue enqueue = {
        command_queue, CL_COMMAND_MIGRATE_MEM_OBJECTS, num_events_in_wait_list, event_wait_list, event, false,
        call};
    const cl_int err = check_migrate(&enqueue, num_mem_objects, mem_objects, flags);
    return err ? err : rt_enqueue_nothing(&enqueue, num_mem_objects, mem_objects);
}
