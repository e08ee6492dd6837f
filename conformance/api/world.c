/* SPDX-License-Identifier: MIT */
#include "api.h"
#include "find_device.h"
#include "read_file.h"

#include <pthread.h>
#include <stdio.h>

static void CL_CALLBACK
remember(const char *text, const void *info, size_t size, void *user)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* any thread's call may be refused */
    struct world *w = user;
    (void)info, (void)size;
    pthread_mutex_lock(&lock);
    snprintf(w->notified, sizeof w->notified, "%s", text);
    pthread_mutex_unlock(&lock);
}

/* API_PLATFORM names another platform than ours: what a test expects can be compared with what that one does.
 * Its programs are compiled from source; binaries and faults are ours alone. */
static const char *
platform_name(void)
{
    const char *name = getenv("API_PLATFORM");
    return name ? name : "Caygen";
}

static cl_program
build_source(cl_context context, cl_device_id device)
{
    size_t size;
    cl_int err;
    char *text = (char *)read_file(API_FOLDER "/kernels/api.cl", &size);
    assert_non_null(text);
    cl_program program = clCreateProgramWithSource(context, 1, (const char *[]){text}, &size, &err);
    free(text);
    OK(err);
    OK(clBuildProgram(program, 1, &device, NULL, NULL, NULL));
    return program;
}

int
world_setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    char name[64];
    cl_int err;
    if (!find_device(platform_name(), "", &w->device))
        fail_msg("the loader has no platform %s", platform_name());
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PLATFORM, sizeof w->platform, &w->platform, NULL));
    w->context = clCreateContext(NULL, 1, &w->device, remember, w, &err);
    OK(err);
    w->queue = clCreateCommandQueue(w->context, w->device, CL_QUEUE_PROFILING_ENABLE, &err);
    OK(err);
    const char *variant = getenv("API_BINARY");
    if (getenv("API_PLATFORM")) {
        w->program = build_source(w->context, w->device);
    } else {
        snprintf(name, sizeof name, "%s.%s", variant ? variant : "api", device_word(w->device));
        w->program = build_binary(w->context, w->device, name);
    }
    *state = w;
    return 0;
}

int
world_teardown(void **state)
{
    WORLD(state);
    OK(clFinish(w->queue));
    OK(clReleaseProgram(w->program));
    OK(clReleaseCommandQueue(w->queue));
    OK(clReleaseContext(w->context));
    if (!w->outlives)
        free(w);
    return 0;
}

const char *
device_word(cl_device_id device)
{
    const char *const word = device_row(device);
    assert_non_null(word);
    return word;
}

unsigned char *
read_binary(const char *name, size_t *size)
{
    char path[512];
    snprintf(path, sizeof path, "%s/kernels/bin/%s", API_FOLDER, name);
    unsigned char *bytes = read_file(path, size);
    if (!bytes)
        fail_msg("%s cannot be read; kernels/rebuild.sh makes it", path);
    return bytes;
}

cl_program
build_binary(cl_context context, cl_device_id device, const char *name)
{
    size_t size;
    cl_int err, status;
    unsigned char *bytes = read_binary(name, &size);
    const unsigned char *list[] = {bytes};
    cl_program program = clCreateProgramWithBinary(context, 1, &device, &size, list, &status, &err);
    free(bytes);
    OK(err);
    OK(status);
    OK(clBuildProgram(program, 1, &device, NULL, NULL, NULL));
    return program;
}

cl_kernel
open_kernel(struct world *w, const char *container, const char *name)
{
    char file[64];
    cl_int err;
    snprintf(file, sizeof file, "%s.%s", container, device_word(w->device));
    cl_program program = build_binary(w->context, w->device, file);
    cl_kernel kernel = clCreateKernel(program, name, &err);
    OK(err);
    OK(clReleaseProgram(program));
    return kernel;
}

cl_mem
new_buffer(struct world *w, size_t size, const void *content)
{
    cl_int err;
    const cl_mem_flags flags = CL_MEM_READ_WRITE | (content ? CL_MEM_COPY_HOST_PTR : 0);
    cl_mem mem = clCreateBuffer(w->context, flags, size, (void *)(uintptr_t)content, &err);
    OK(err);
    return mem;
}

cl_kernel
new_kernel(struct world *w, const char *name)
{
    cl_int err;
    cl_kernel kernel = clCreateKernel(w->program, name, &err);
    OK(err);
    return kernel;
}

void
read_buffer(struct world *w, cl_mem buffer, void *to, size_t size)
{
    OK(clEnqueueReadBuffer(w->queue, buffer, CL_TRUE, 0, size, to, 0, NULL, NULL));
}

void
set_mem(cl_kernel kernel, cl_uint index, cl_mem mem)
{
    OK(clSetKernelArg(kernel, index, sizeof mem, &mem));
}

bool
has_images(struct world *w)
{
    cl_bool has = CL_FALSE;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_IMAGE_SUPPORT, sizeof has, &has, NULL));
    return has;
}
