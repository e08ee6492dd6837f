/* SPDX-License-Identifier: MIT */
#include "runtime/native.h"

#include <stdlib.h>
#include <string.h>

#include "runtime/memory.h"

static cl_int
run_native(struct rt_command *command)
{
    command->native->call(command->native->has_args ? command->native->args : NULL);
    return CL_SUCCESS;
}

static struct rt_native *
copy_request(const struct rt_native_request *r)
{
    struct rt_native *native = malloc(sizeof *native + r->size);
    if (!native)
        return NULL;
    native->call = r->call;
    native->has_args = r->args != NULL;
    if (r->args)
        memcpy(native->args, r->args, r->size);
    for (cl_uint i = 0; i < r->mem_count; i++) {
        const size_t at = (size_t)((const unsigned char *)r->places[i] - (const unsigned char *)r->args);
        const void *data = r->mems[i] ? r->mems[i]->data : NULL;
        memcpy(native->args + at, &data, sizeof data);
    }
    return native;
}

cl_int
rt_enqueue_native(const struct rt_enqueue *enqueue, const struct rt_native_request *request)
{
    struct rt_command *command = rt_command_new(enqueue);
    if (!command)
        return CL_OUT_OF_HOST_MEMORY;
    command->run = run_native;
    command->native = copy_request(request);
    if (!command->native || rt_command_keep_all(command, request->mem_count, request->mems)) {
        rt_command_free(command);
        return CL_OUT_OF_HOST_MEMORY;
    }
    return rt_command_submit(command, enqueue);
}
