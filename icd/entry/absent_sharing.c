/* SPDX-License-Identifier: MIT */
/* Sharing with GL and EGL: the platform does not report these extensions. */
#include "absent.h"

cl_int
icd_absent_in_context(const char *function, cl_context context)
{
    const struct rt_call call[] = {{function, context, 0}};
    REQUIRE_CONTEXT(context);
    return REFUSE(CL_INVALID_OPERATION, "no device of the context supports the extension");
}

cl_int
icd_absent_in_queue(const char *function, cl_command_queue queue)
{
    const struct rt_call call[] = {{function, queue, 0}};
    REQUIRE_QUEUE(queue);
    return REFUSE(CL_INVALID_OPERATION, "the queue's device does not support the extension");
}

cl_mem CL_API_CALL
clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj, cl_int *errcode_ret)
{
    (void)flags, (void)bufobj;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint miplevel,
                      cl_GLuint texture, cl_int *errcode_ret)
{
    (void)flags, (void)target, (void)miplevel, (void)texture;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint miplevel,
                        cl_GLuint texture, cl_int *errcode_ret)
{
    (void)flags, (void)target, (void)miplevel, (void)texture;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint miplevel,
                        cl_GLuint texture, cl_int *errcode_ret)
{
    (void)flags, (void)target, (void)miplevel, (void)texture;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags, cl_GLuint renderbuffer,
                           cl_int *errcode_ret)
{
    (void)flags, (void)renderbuffer;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay, CLeglImageKHR eglimage,
                        cl_mem_flags flags, const cl_egl_image_properties_khr *properties,
                        cl_int *errcode_ret)
{
    (void)egldisplay, (void)eglimage, (void)flags, (void)properties;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_event CL_API_CALL
clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync, CLeglDisplayKHR display,
                            cl_int *errcode_ret)
{
    (void)sync, (void)display;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_event CL_API_CALL
clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *errcode_ret)
{
    (void)sync;
    ABSENT_IN_CONTEXT(context, errcode_ret);
}

cl_int CL_API_CALL
clGetGLObjectInfo(cl_mem memobj, cl_gl_object_type *gl_object_type, cl_GLuint *gl_object_name)
{
    (void)memobj, (void)gl_object_type, (void)gl_object_name;
    QUIET_CALL();
    return REFUSE(CL_INVALID_GL_OBJECT, "memobj was not created from an object of GL");
}

cl_int CL_API_CALL
clGetGLTextureInfo(cl_mem memobj, cl_gl_texture_info param_name, size_t param_value_size, void *param_value,
                   size_t *param_value_size_ret)
{
    (void)memobj, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    QUIET_CALL();
    return REFUSE(CL_INVALID_GL_OBJECT, "memobj was not created from an object of GL");
}

cl_int CL_API_CALL
clEnqueueAcquireGLObjects(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                          cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(command_queue);
}

cl_int CL_API_CALL
clEnqueueReleaseGLObjects(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                          cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(command_queue);
}

cl_int CL_API_CALL
clEnqueueAcquireEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                              cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                              cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(command_queue);
}

cl_int CL_API_CALL
clEnqueueReleaseEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                              cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                              cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(command_queue);
}

cl_int CL_API_CALL
clGetGLContextInfoKHR(const cl_context_properties *properties, cl_gl_context_info param_name,
                      size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    (void)properties, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    QUIET_CALL();
    return REFUSE(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR, "the platform does not share with GL");
}
