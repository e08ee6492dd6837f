/* SPDX-License-Identifier: MIT */
#include "object/icd.h"
#include "runtime/memory.h"

cl_int CL_API_CALL
clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name, size_t param_value_size, void *param_value,
                   size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_MEM(memobj);
    switch (param_name) {
        ANSWER(CL_MEM_TYPE, cl_mem_object_type, memobj->type)
        ANSWER(CL_MEM_FLAGS, cl_mem_flags, memobj->flags)
        ANSWER(CL_MEM_SIZE, size_t, memobj->size)
        ANSWER(CL_MEM_HOST_PTR, void *, memobj->host)
        ANSWER(CL_MEM_MAP_COUNT, cl_uint, rt_mem_map_count(memobj))
        ANSWER(CL_MEM_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&memobj->base))
        ANSWER(CL_MEM_CONTEXT, cl_context, memobj->context)
        ANSWER(CL_MEM_ASSOCIATED_MEMOBJECT, cl_mem, memobj->parent)
        ANSWER(CL_MEM_OFFSET, size_t, memobj->origin)
        ANSWER(CL_MEM_USES_SVM_POINTER, cl_bool, IS_BUFFER(memobj) && rt_mem_root(memobj)->storage)
        ANSWER_BYTES(CL_MEM_PROPERTIES, memobj->properties,
                     memobj->property_count * sizeof *memobj->properties)
    }
    return icd_refuse_question(&question, "a memory object");
}

cl_int CL_API_CALL
clSetMemObjectDestructorCallback(cl_mem memobj, void(CL_CALLBACK *pfn_notify)(cl_mem, void *),
                                 void *user_data)
{
    CALL(memobj);
    REQUIRE_MEM(memobj);
    REQUIRE_POINTER(pfn_notify);
    return rt_mem_add_hook(memobj, pfn_notify, user_data);
}
