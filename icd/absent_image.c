/* SPDX-License-Identifier: MIT */
/* Images and samplers: CL_DEVICE_IMAGE_SUPPORT is false. */
#include "absent.h"

cl_mem CL_API_CALL
clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
              const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret)
{
    (void)flags, (void)image_format, (void)image_desc, (void)host_ptr;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateImageWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
                            const cl_image_format *image_format, const cl_image_desc *image_desc,
                            void *host_ptr, cl_int *errcode_ret)
{
    (void)properties, (void)flags, (void)image_format, (void)image_desc, (void)host_ptr;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
                size_t image_width, size_t image_height, size_t image_row_pitch, void *host_ptr,
                cl_int *errcode_ret)
{
    (void)flags, (void)image_format, (void)image_width, (void)image_height, (void)image_row_pitch,
        (void)host_ptr;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_mem CL_API_CALL
clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
                size_t image_width, size_t image_height, size_t image_depth, size_t image_row_pitch,
                size_t image_slice_pitch, void *host_ptr, cl_int *errcode_ret)
{
    (void)flags, (void)image_format, (void)image_width, (void)image_height, (void)image_depth,
        (void)image_row_pitch, (void)image_slice_pitch, (void)host_ptr;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_sampler CL_API_CALL
clCreateSampler(cl_context context, cl_bool normalized_coords, cl_addressing_mode addressing_mode,
                cl_filter_mode filter_mode, cl_int *errcode_ret)
{
    (void)normalized_coords, (void)addressing_mode, (void)filter_mode;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_sampler CL_API_CALL
clCreateSamplerWithProperties(cl_context context, const cl_sampler_properties *sampler_properties,
                              cl_int *errcode_ret)
{
    (void)sampler_properties;
    ABSENT_IN_CONTEXT(__func__, context, errcode_ret);
}

cl_int CL_API_CALL
clGetSupportedImageFormats(cl_context context, cl_mem_flags flags, cl_mem_object_type image_type,
                           cl_uint num_entries, cl_image_format *image_formats, cl_uint *num_image_formats)
{
    (void)flags, (void)image_type;
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(!image_formats || num_entries > 0, CL_INVALID_VALUE);
    if (num_image_formats)
        *num_image_formats = 0;
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size, void *param_value,
               size_t *param_value_size_ret)
{
    (void)image, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_MEM_OBJECT);
}

cl_int CL_API_CALL
clRetainSampler(cl_sampler sampler)
{
    (void)sampler;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_SAMPLER);
}

cl_int CL_API_CALL
clReleaseSampler(cl_sampler sampler)
{
    (void)sampler;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_SAMPLER);
}

cl_int CL_API_CALL
clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size, void *param_value,
                 size_t *param_value_size_ret)
{
    (void)sampler, (void)param_name, (void)param_value_size, (void)param_value, (void)param_value_size_ret;
    return icd_refuse(__func__, "the object is of that kind", CL_INVALID_SAMPLER);
}

cl_int CL_API_CALL
clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read, const size_t *origin,
                   const size_t *region, size_t row_pitch, size_t slice_pitch, void *ptr,
                   cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)image, (void)blocking_read, (void)origin, (void)region, (void)row_pitch, (void)slice_pitch,
        (void)ptr, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write,
                    const size_t *origin, const size_t *region, size_t input_row_pitch,
                    size_t input_slice_pitch, const void *ptr, cl_uint num_events_in_wait_list,
                    const cl_event *event_wait_list, cl_event *event)
{
    (void)image, (void)blocking_write, (void)origin, (void)region, (void)input_row_pitch,
        (void)input_slice_pitch, (void)ptr, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image,
                   const size_t *src_origin, const size_t *dst_origin, const size_t *region,
                   cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)src_image, (void)dst_image, (void)src_origin, (void)dst_origin, (void)region,
        (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_buffer,
                           const size_t *src_origin, const size_t *region, size_t dst_offset,
                           cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)src_image, (void)dst_buffer, (void)src_origin, (void)region, (void)dst_offset,
        (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_image,
                           size_t src_offset, const size_t *dst_origin, const size_t *region,
                           cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
    (void)src_buffer, (void)dst_image, (void)src_offset, (void)dst_origin, (void)region,
        (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

cl_int CL_API_CALL
clEnqueueFillImage(cl_command_queue command_queue, cl_mem image, const void *fill_color, const size_t *origin,
                   const size_t *region, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                   cl_event *event)
{
    (void)image, (void)fill_color, (void)origin, (void)region, (void)num_events_in_wait_list,
        (void)event_wait_list, (void)event;
    ABSENT_IN_QUEUE(__func__, command_queue);
}

void *CL_API_CALL
clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map, cl_map_flags map_flags,
                  const size_t *origin, const size_t *region, size_t *image_row_pitch,
                  size_t *image_slice_pitch, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
                  cl_event *event, cl_int *errcode_ret)
{
    (void)image, (void)blocking_map, (void)map_flags, (void)origin, (void)region, (void)image_row_pitch,
        (void)image_slice_pitch, (void)num_events_in_wait_list, (void)event_wait_list, (void)event;
    icd_store_error(errcode_ret,
                    icd_refuse(__func__, "the queue's device supports images",
                               IS_QUEUE(command_queue) ? CL_INVALID_OPERATION : CL_INVALID_COMMAND_QUEUE));
    return NULL;
}
