/* SPDX-License-Identifier: MIT */
/* Sharing with GL and EGL: the platform does not report these extensions. */
#include "absent.h"

cl_mem CL_API_CALL
clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj, cl_int *errcode_ret)
{
    (void)flags, (void)bufobj;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint miplevel,
                      cl_GLuint texture, cl_int *errcode_ret)
{
    (void)flags, (void)target, (void)miplevel, (void)texture;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint miplevel,
                        cl_GLuint texture, cl_int *errcode_ret)
{
    (void)flags, (void)target, (void)miplevel, (void)texture;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint miplevel,
                        cl_GLuint texture, cl_int *errcode_ret)
{
    (void)flags, (void)target, (void)miplevel, (void)texture;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags, cl_GLuint renderbuffer,
                           cl_int *errcode_ret)
{
    (void)flags, (void)renderbuffer;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay, CLeglImageKHR eglimage,
                        cl_mem_flags flags, const cl_egl_image_properties_khr *properties,
                        cl_int *errcode_ret)
{
    (void)egldisplay, (void)eglimage, (void)flags, (void)properties;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_event CL_API_CALL
clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync, CLeglDisplayKHR display,
                            cl_int *errcode_ret)
{
    (void)sync, (void)display;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_event CL_API_CALL
clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *errcode_ret)
{
    (void)sync;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_int CL_API_CALL
clGetGLObjectInfo(cl_mem memobj, cl_gl_object_type *gl_object_type, cl_GLuint *gl_object_name)
{
    (void)memobj, (void)gl_object_type, (void)gl_object_name;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_GL_OBJECT);
}

cl_int CL_API_CALL
clGetGLTextureInfo(cl_mem memobj, cl_gl_texture_info param_name, size_t param_value_size, void *param_value,
                   size_t *param_value_size_ret)
{
    (void)memobj, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_GL_OBJECT);
}

cl_int CL_API_CALL
clEnqueueAcquireGLObjects(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                          cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueReleaseGLObjects(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                          cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueAcquireEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                              cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                              cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueReleaseEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects, const cl_mem *mem_objects,
                              cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                              cl_event *event)
{
    (void)num_objects, (void)mem_objects, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clGetGLContextInfoKHR(const cl_context_properties *properties, cl_gl_context_info param_name,
                      size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    (void)properties, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    return icd_refuse(__func__, "the platform shares with GL", CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
}
