/* SPDX-License-Identifier: MIT */
/*
 * The specification's errors condition by condition: FAILS_WHEN(CODE, "condition", call) is what a row
 * "call CODE [condition]" of errors.txt is tested by. What all commands share (queues, wait lists, contexts)
 * is in test_enqueue_errors.c.
 */
#include "api.h"

static const size_t zero[3] = {0, 0, 0};

/* --- buffers --- */

#define CREATE(code, condition, context, flags, size, host)                                                  \
    REFUSED_WHEN(code, condition, clCreateBuffer(context, flags, size, host, refusal));                      \
    REFUSED_WHEN(code, condition, clCreateBufferWithProperties(context, NULL, flags, size, host, refusal))

static void
buffers(void **state)
{
    WORLD(state);
    char host[64];
    cl_ulong most = 0;
    cl_context c = w->context;
    const cl_mem_properties odd[] = {0x1234, 1, 0};
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
    CREATE(CL_INVALID_CONTEXT, "no context", NULL, 0, 64, NULL);
    CREATE(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, 0, 64, NULL);
    CREATE(CL_INVALID_VALUE, "unknown flag", c, (cl_mem_flags)1 << 40, 64, NULL);
    CREATE(CL_INVALID_VALUE, "two kinds of access by kernels", c, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, 64,
           NULL);
    CREATE(CL_INVALID_VALUE, "read-write beside read-only", c, CL_MEM_READ_WRITE | CL_MEM_READ_ONLY, 64,
           NULL);
    CREATE(CL_INVALID_VALUE, "read-write beside write-only", c, CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY, 64,
           NULL);
    CREATE(CL_INVALID_VALUE, "two kinds of access by the host", c,
           CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY, 64, NULL);
    CREATE(CL_INVALID_VALUE, "host access and none", c, CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS, 64,
           NULL);
    CREATE(CL_INVALID_VALUE, "host memory used and allocated", c, CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR,
           64, host);
    CREATE(CL_INVALID_VALUE, "host memory used and copied", c, CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR, 64,
           host);
    CREATE(CL_INVALID_BUFFER_SIZE, "size 0", c, 0, 0, NULL);
    CREATE(CL_INVALID_BUFFER_SIZE, "larger than the device allows", c, 0, (size_t)most + 1, NULL);
    CREATE(CL_INVALID_HOST_PTR, "memory to use is missing", c, CL_MEM_USE_HOST_PTR, 64, NULL);
    CREATE(CL_INVALID_HOST_PTR, "memory to copy is missing", c, CL_MEM_COPY_HOST_PTR, 64, NULL);
    CREATE(CL_INVALID_HOST_PTR, "memory that no flag asks for", c, 0, 64, host);
    CREATE(CL_INVALID_HOST_PTR, "memory beside alloc alone", c, CL_MEM_ALLOC_HOST_PTR, 64, host);
    void *shared = clSVMAlloc(c, 0, 64, 0); /* NULL where the device has none */
    if (shared) {
        CREATE(CL_INVALID_BUFFER_SIZE, "larger than the shared memory it uses", c, CL_MEM_USE_HOST_PTR, 128,
               shared);
        CREATE(CL_INVALID_BUFFER_SIZE, "larger than the shared memory it copies", c, CL_MEM_COPY_HOST_PTR,
               128, shared);
    }
    clSVMFree(c, shared);
    REFUSED_WHEN(CL_INVALID_PROPERTY, "unknown property",
                 clCreateBufferWithProperties(c, odd, 0, 64, NULL, refusal));
}

static cl_mem
with_flags(struct world *w, cl_mem_flags flags)
{
    cl_int err;
    cl_mem mem = clCreateBuffer(w->context, flags, 256, NULL, &err);
    OK(err);
    return mem;
}

/* A sub-buffer of a buffer with these flags. */
static cl_mem
sub_of(struct world *w, cl_mem_flags whole, cl_mem_flags part, cl_int *err)
{
    const cl_buffer_region region = {0, 64};
    cl_mem mem = with_flags(w, whole);
    cl_mem sub = clCreateSubBuffer(mem, part, CL_BUFFER_CREATE_TYPE_REGION, &region, err);
    OK(clReleaseMemObject(mem));
    return sub;
}

#define SUB_FLAGS(code, condition, whole, part) REFUSED_WHEN(code, condition, sub_of(w, whole, part, refusal))

static void
sub_buffers(void **state)
{
    WORLD(state);
    const cl_buffer_region region = {0, 64}, none = {0, 0}, beyond = {256, 4}, over = {128, 192},
                           odd = {1, 4};
    const cl_buffer_region wraps = {128, SIZE_MAX - 64};
    const cl_buffer_create_type type = CL_BUFFER_CREATE_TYPE_REGION;
    cl_int made;
    cl_mem mem = new_buffer(w, 256, NULL), sub = clCreateSubBuffer(mem, 0, type, &region, &made);
    OK(made);
    REFUSED_WHEN(CL_INVALID_MEM_OBJECT, "no buffer", clCreateSubBuffer(NULL, 0, type, &region, refusal));
    REFUSED_WHEN(CL_INVALID_MEM_OBJECT, "another kind of object",
                 clCreateSubBuffer((cl_mem)w->queue, 0, type, &region, refusal));
    REFUSED_WHEN(CL_INVALID_MEM_OBJECT, "a sub-buffer", clCreateSubBuffer(sub, 0, type, &region, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "unknown flag",
                 clCreateSubBuffer(mem, (cl_mem_flags)1 << 40, type, &region, refusal));
    SUB_FLAGS(CL_INVALID_VALUE, "reads of a write-only buffer", CL_MEM_WRITE_ONLY, CL_MEM_READ_ONLY);
    SUB_FLAGS(CL_INVALID_VALUE, "read-write of a write-only buffer", CL_MEM_WRITE_ONLY, CL_MEM_READ_WRITE);
    SUB_FLAGS(CL_INVALID_VALUE, "writes of a read-only buffer", CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY);
    SUB_FLAGS(CL_INVALID_VALUE, "read-write of a read-only buffer", CL_MEM_READ_ONLY, CL_MEM_READ_WRITE);
    SUB_FLAGS(CL_INVALID_VALUE, "host reads where it may only write", CL_MEM_HOST_WRITE_ONLY,
              CL_MEM_HOST_READ_ONLY);
    SUB_FLAGS(CL_INVALID_VALUE, "host writes where it may only read", CL_MEM_HOST_READ_ONLY,
              CL_MEM_HOST_WRITE_ONLY);
    SUB_FLAGS(CL_INVALID_VALUE, "host reads where it has no access", CL_MEM_HOST_NO_ACCESS,
              CL_MEM_HOST_READ_ONLY);
    SUB_FLAGS(CL_INVALID_VALUE, "host writes where it has no access", CL_MEM_HOST_NO_ACCESS,
              CL_MEM_HOST_WRITE_ONLY);
    SUB_FLAGS(CL_INVALID_VALUE, "use of host memory", 0, CL_MEM_USE_HOST_PTR);
    SUB_FLAGS(CL_INVALID_VALUE, "allocation of host memory", 0, CL_MEM_ALLOC_HOST_PTR);
    SUB_FLAGS(CL_INVALID_VALUE, "copy of host memory", 0, CL_MEM_COPY_HOST_PTR);
    REFUSED_WHEN(CL_INVALID_VALUE, "unknown type", clCreateSubBuffer(mem, 0, 0x1234, &region, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "no region", clCreateSubBuffer(mem, 0, type, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "begins beyond the buffer",
                 clCreateSubBuffer(mem, 0, type, &beyond, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "ends beyond the buffer", clCreateSubBuffer(mem, 0, type, &over, refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "ends beyond all addresses",
                 clCreateSubBuffer(mem, 0, type, &wraps, refusal));
    REFUSED_WHEN(CL_INVALID_BUFFER_SIZE, "size 0", clCreateSubBuffer(mem, 0, type, &none, refusal));
    REFUSED_WHEN(CL_MISALIGNED_SUB_BUFFER_OFFSET, "offset not aligned for any device",
                 clCreateSubBuffer(mem, 0, type, &odd, refusal));
    OK(clReleaseMemObject(sub));
    OK(clReleaseMemObject(mem));
}

/* --- transfers of buffers --- */

#define BOTH_WAYS(code, condition, mem, offset, size, host)                                                  \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueReadBuffer(w->queue, mem, CL_TRUE, offset, size, host, 0, NULL, NULL));              \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueWriteBuffer(w->queue, mem, CL_TRUE, offset, size, host, 0, NULL, NULL))

static void
reads_and_writes(void **state)
{
    WORLD(state);
    char host[512];
    const cl_mem_flags flags[3] = {CL_MEM_HOST_WRITE_ONLY, CL_MEM_HOST_READ_ONLY, CL_MEM_HOST_NO_ACCESS};
    cl_mem mem = with_flags(w, 0), limited[3];
    for (unsigned i = 0; i < 3; i++)
        limited[i] = with_flags(w, flags[i]);
    BOTH_WAYS(CL_INVALID_VALUE, "begins beyond the buffer", mem, 257, 4, host);
    BOTH_WAYS(CL_INVALID_VALUE, "ends beyond the buffer", mem, 253, 4, host);
    BOTH_WAYS(CL_INVALID_VALUE, "ends beyond all addresses", mem, 4, SIZE_MAX, host);
    BOTH_WAYS(CL_INVALID_VALUE, "no host memory", mem, 0, 4, NULL);
    FAILS_WHEN(CL_INVALID_OPERATION, "the host may only write",
               clEnqueueReadBuffer(w->queue, limited[0], CL_TRUE, 0, 4, host, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the host may only read",
               clEnqueueWriteBuffer(w->queue, limited[1], CL_TRUE, 0, 4, host, 0, NULL, NULL));
    BOTH_WAYS(CL_INVALID_OPERATION, "the host has no access", limited[2], 0, 4, host);
    OK(clReleaseMemObject(mem));
    for (unsigned i = 0; i < 3; i++)
        OK(clReleaseMemObject(limited[i]));
}

struct box {
    const size_t *from, *to, *region;
    size_t pitch[4]; /* rows and slices of the one side and of the other */
};

#define READ_AND_WRITE_BOX(code, condition, mem, host, b)                                                    \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueReadBufferRect(w->queue, mem, CL_TRUE, (b).from, (b).to, (b).region, (b).pitch[0],   \
                                       (b).pitch[1], (b).pitch[2], (b).pitch[3], host, 0, NULL, NULL));      \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueWriteBufferRect(w->queue, mem, CL_TRUE, (b).from, (b).to, (b).region, (b).pitch[0],  \
                                        (b).pitch[1], (b).pitch[2], (b).pitch[3], host, 0, NULL, NULL))
#define COPY_BOX(code, condition, src, dst, b)                                                               \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueCopyBufferRect(w->queue, src, dst, (b).from, (b).to, (b).region, (b).pitch[0],       \
                                       (b).pitch[1], (b).pitch[2], (b).pitch[3], 0, NULL, NULL))
#define EVERY_BOX(code, condition, b)                                                                        \
    READ_AND_WRITE_BOX(code, condition, mem, host, b);                                                       \
    COPY_BOX(code, condition, mem, other, b)

static void
boxes(void **state)
{
    WORLD(state);
    char host[512];
    const size_t r[3] = {4, 3, 2}, flat[3][3] = {{0, 3, 2}, {4, 0, 2}, {4, 3, 0}}, far[3] = {0, 0, 20};
    cl_mem mem = with_flags(w, 0), other = with_flags(w, 0), shut = with_flags(w, CL_MEM_HOST_NO_ACCESS);
    EVERY_BOX(CL_INVALID_VALUE, "no first origin", ((struct box){NULL, zero, r, {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "no second origin", ((struct box){zero, NULL, r, {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "no region", ((struct box){zero, zero, NULL, {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "width 0", ((struct box){zero, zero, flat[0], {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "height 0", ((struct box){zero, zero, flat[1], {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "depth 0", ((struct box){zero, zero, flat[2], {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "first box out of bounds", ((struct box){far, zero, r, {0}}));
    COPY_BOX(CL_INVALID_VALUE, "second box out of bounds", mem, other, ((struct box){zero, far, r, {0}}));
    EVERY_BOX(CL_INVALID_VALUE, "first row pitch below a row", ((struct box){zero, zero, r, {3, 0, 0, 0}}));
    EVERY_BOX(CL_INVALID_VALUE, "first slice pitch below a slice",
              ((struct box){zero, zero, r, {5, 10, 0, 0}}));
    EVERY_BOX(CL_INVALID_VALUE, "first slice pitch no multiple of rows",
              ((struct box){zero, zero, r, {5, 17, 0, 0}}));
    EVERY_BOX(CL_INVALID_VALUE, "second row pitch below a row", ((struct box){zero, zero, r, {0, 0, 3, 0}}));
    EVERY_BOX(CL_INVALID_VALUE, "second slice pitch below a slice",
              ((struct box){zero, zero, r, {0, 0, 5, 10}}));
    EVERY_BOX(CL_INVALID_VALUE, "second slice pitch no multiple of rows",
              ((struct box){zero, zero, r, {0, 0, 5, 17}}));
    READ_AND_WRITE_BOX(CL_INVALID_VALUE, "no host memory", mem, NULL, ((struct box){zero, zero, r, {0}}));
    READ_AND_WRITE_BOX(CL_INVALID_OPERATION, "the host has no access", shut, host,
                       ((struct box){zero, zero, r, {0}}));
    cl_mem written = with_flags(w, CL_MEM_HOST_WRITE_ONLY), read = with_flags(w, CL_MEM_HOST_READ_ONLY);
    FAILS_WHEN(
        CL_INVALID_OPERATION, "the host may only write",
        clEnqueueReadBufferRect(w->queue, written, CL_TRUE, zero, zero, r, 0, 0, 0, 0, host, 0, NULL, NULL));
    FAILS_WHEN(
        CL_INVALID_OPERATION, "the host may only read",
        clEnqueueWriteBufferRect(w->queue, read, CL_TRUE, zero, zero, r, 0, 0, 0, 0, host, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
    OK(clReleaseMemObject(shut));
    OK(clReleaseMemObject(written));
    OK(clReleaseMemObject(read));
}

#define COPY(code, condition, src, dst, from, to, size)                                                      \
    FAILS_WHEN(code, condition, clEnqueueCopyBuffer(w->queue, src, dst, from, to, size, 0, NULL, NULL))

static void
copies(void **state)
{
    WORLD(state);
    const size_t r[3] = {4, 3, 2}, near[3] = {2, 1, 0}, beside[3] = {4, 0, 0};
    const cl_buffer_region low = {0, 256}, high = {128, 256};
    cl_int err;
    cl_mem mem = new_buffer(w, 512, NULL), other = with_flags(w, 0);
    cl_mem a = clCreateSubBuffer(mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &low, &err);
    cl_mem b = clCreateSubBuffer(mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &high, &err);
    COPY(CL_INVALID_VALUE, "source out of bounds", other, mem, 253, 0, 4);
    COPY(CL_INVALID_VALUE, "source beyond all addresses", other, mem, 4, 0, SIZE_MAX);
    COPY(CL_INVALID_VALUE, "destination out of bounds", mem, other, 0, 253, 4);
    COPY(CL_MEM_COPY_OVERLAP, "the same buffer", mem, mem, 0, 127, 128);
    COPY(CL_MEM_COPY_OVERLAP, "the same buffer, backwards", mem, mem, 127, 0, 128);
    COPY(CL_MEM_COPY_OVERLAP, "sub-buffers of one buffer", a, b, 128, 0, 64);
    COPY(CL_MEM_COPY_OVERLAP, "a buffer and its sub-buffer", mem, b, 128, 0, 64);
    COPY_BOX(CL_INVALID_VALUE, "the same buffer, other row pitch", mem, mem,
             ((struct box){zero, beside, r, {8, 48, 16, 48}}));
    COPY_BOX(CL_INVALID_VALUE, "the same buffer, other slice pitch", mem, mem,
             ((struct box){zero, beside, r, {8, 48, 8, 56}}));
    COPY_BOX(CL_MEM_COPY_OVERLAP, "the same buffer", mem, mem, ((struct box){zero, near, r, {8, 48, 8, 48}}));
    COPY_BOX(CL_MEM_COPY_OVERLAP, "sub-buffers of one buffer", a, b,
             ((struct box){(size_t[3]){128, 0, 0}, zero, r, {8, 48, 8, 48}}));
    OK(clReleaseMemObject(a));
    OK(clReleaseMemObject(b));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
}

#define FILL(code, condition, pattern, bytes, offset, size)                                                  \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueFillBuffer(w->queue, mem, pattern, bytes, offset, size, 0, NULL, NULL))

static void
fills(void **state)
{
    WORLD(state);
    const char pattern[256] = {0};
    cl_mem mem = new_buffer(w, 512, NULL);
    FILL(CL_INVALID_VALUE, "begins beyond the buffer", pattern, 4, 516, 4);
    FILL(CL_INVALID_VALUE, "ends beyond the buffer", pattern, 4, 508, 8);
    FILL(CL_INVALID_VALUE, "no pattern", NULL, 4, 0, 4);
    FILL(CL_INVALID_VALUE, "pattern size 0", pattern, 0, 0, 4);
    FILL(CL_INVALID_VALUE, "pattern size no power of two", pattern, 3, 0, 12);
    FILL(CL_INVALID_VALUE, "pattern size above 128", pattern, 256, 0, 256);
    FILL(CL_INVALID_VALUE, "offset no multiple of the pattern", pattern, 4, 2, 4);
    FILL(CL_INVALID_VALUE, "size no multiple of the pattern", pattern, 4, 0, 6);
    OK(clReleaseMemObject(mem));
}

#define MAP(code, condition, mem, flags, offset, size)                                                       \
    REFUSED_WHEN(code, condition,                                                                            \
                 clEnqueueMapBuffer(w->queue, mem, CL_TRUE, flags, offset, size, 0, NULL, NULL, refusal))

static void
maps(void **state)
{
    WORLD(state);
    const cl_map_flags both = CL_MAP_READ | CL_MAP_WRITE, anew = CL_MAP_WRITE_INVALIDATE_REGION;
    cl_int err;
    cl_mem mem = with_flags(w, 0), read = with_flags(w, CL_MEM_HOST_READ_ONLY);
    cl_mem written = with_flags(w, CL_MEM_HOST_WRITE_ONLY), shut = with_flags(w, CL_MEM_HOST_NO_ACCESS);
    MAP(CL_INVALID_VALUE, "begins beyond the buffer", mem, CL_MAP_READ, 257, 4);
    MAP(CL_INVALID_VALUE, "ends beyond the buffer", mem, CL_MAP_READ, 253, 4);
    MAP(CL_INVALID_VALUE, "size 0", mem, CL_MAP_READ, 0, 0);
    MAP(CL_INVALID_VALUE, "unknown flag", mem, (cl_map_flags)1 << 20, 0, 4);
    MAP(CL_INVALID_VALUE, "invalidating beside reading", mem, anew | CL_MAP_READ, 0, 4);
    MAP(CL_INVALID_VALUE, "invalidating beside writing", mem, anew | CL_MAP_WRITE, 0, 4);
    MAP(CL_INVALID_OPERATION, "reading where the host may only write", written, CL_MAP_READ, 0, 4);
    MAP(CL_INVALID_OPERATION, "reading where the host has no access", shut, CL_MAP_READ, 0, 4);
    MAP(CL_INVALID_OPERATION, "writing where the host may only read", read, both, 0, 4);
    MAP(CL_INVALID_OPERATION, "writing where the host has no access", shut, CL_MAP_WRITE, 0, 4);
    MAP(CL_INVALID_OPERATION, "invalidating where the host may only read", read, anew, 0, 4);
    MAP(CL_INVALID_OPERATION, "invalidating where the host has no access", shut, anew, 0, 4);
    void *at = clEnqueueMapBuffer(w->queue, mem, CL_TRUE, CL_MAP_WRITE, 0, 128, 0, NULL, NULL, &err);
    OK(err);
    MAP(CL_INVALID_OPERATION, "overlaps what is mapped for writing", mem, CL_MAP_WRITE, 64, 128);
    FAILS_WHEN(CL_INVALID_VALUE, "no pointer", clEnqueueUnmapMemObject(w->queue, mem, NULL, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "not mapped there",
               clEnqueueUnmapMemObject(w->queue, mem, (char *)at + 4, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "mapped of another object",
               clEnqueueUnmapMemObject(w->queue, read, at, 0, NULL, NULL));
    OK(clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "unmapped already",
               clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(read));
    OK(clReleaseMemObject(written));
    OK(clReleaseMemObject(shut));
}

#define MIGRATE(code, condition, count, mems, flags)                                                         \
    FAILS_WHEN(code, condition, clEnqueueMigrateMemObjects(w->queue, count, mems, flags, 0, NULL, NULL))

static void
migrations(void **state)
{
    WORLD(state);
    cl_mem mems[2] = {with_flags(w, 0), NULL};
    MIGRATE(CL_INVALID_VALUE, "count 0", 0, mems, 0);
    MIGRATE(CL_INVALID_VALUE, "no list", 1, NULL, 0);
    MIGRATE(CL_INVALID_VALUE, "unknown flag", 1, mems, (cl_mem_migration_flags)1 << 20);
    MIGRATE(CL_INVALID_MEM_OBJECT, "the last is none", 2, mems, 0);
    OK(clReleaseMemObject(mems[0]));
}

/* --- kernels --- */

static void
kernels(void **state)
{
    WORLD(state);
    cl_kernel made[2];
    cl_int err;
    size_t size = 0;
    char name[64] = "api.";
    unsigned char *binary = read_binary(strcat(name, device_word(w->device)), &size);
    cl_program program = clCreateProgramWithBinary(w->context, 1, &w->device, &size,
                                                   (const unsigned char **)&binary, NULL, &err);
    OK(err);
    REFUSED_WHEN(CL_INVALID_PROGRAM, "no program", clCreateKernel(NULL, "vadd", refusal));
    REFUSED_WHEN(CL_INVALID_PROGRAM, "another kind of object",
                 clCreateKernel((cl_program)w->queue, "vadd", refusal));
    REFUSED_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "not built", clCreateKernel(program, "vadd", refusal));
    REFUSED_WHEN(CL_INVALID_KERNEL_NAME, "no such kernel", clCreateKernel(w->program, "vadd2", refusal));
    REFUSED_WHEN(CL_INVALID_KERNEL_NAME, "an empty name", clCreateKernel(w->program, "", refusal));
    REFUSED_WHEN(CL_INVALID_VALUE, "no name", clCreateKernel(w->program, NULL, refusal));
    FAILS_WHEN(CL_INVALID_PROGRAM, "no program", clCreateKernelsInProgram(NULL, 2, made, NULL));
    FAILS_WHEN(CL_INVALID_PROGRAM, "another kind of object",
               clCreateKernelsInProgram((cl_program)w->queue, 2, made, NULL));
    FAILS_WHEN(CL_INVALID_PROGRAM_EXECUTABLE, "not built", clCreateKernelsInProgram(program, 2, made, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "room for too few", clCreateKernelsInProgram(w->program, 2, made, NULL));
    OK(clReleaseProgram(program));
    free(binary);
}

static void
arguments(void **state)
{
    WORLD(state);
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_mem mem = new_buffer(w, 64, NULL), foreign = clCreateBuffer(context, 0, 64, NULL, &err);
    cl_mem wrong = (cl_mem)w->queue;
    cl_kernel ids = new_kernel(w, "ids"), locals = new_kernel(w, "locals");
    const cl_uint word = 1;
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clSetKernelArg(NULL, 0, sizeof mem, &mem));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object",
               clSetKernelArg((cl_kernel)w->queue, 0, sizeof mem, &mem));
    FAILS_WHEN(CL_INVALID_ARG_INDEX, "index beyond the last", clSetKernelArg(ids, 3, sizeof word, &word));
    FAILS_WHEN(CL_INVALID_CONTEXT, "an object of another context",
               clSetKernelArg(ids, 0, sizeof foreign, &foreign));
    FAILS_WHEN(CL_INVALID_MEM_OBJECT, "points to another kind of object",
               clSetKernelArg(ids, 0, sizeof wrong, &wrong));
    FAILS_WHEN(CL_INVALID_ARG_SIZE, "size is not a memory object's", clSetKernelArg(ids, 0, 4, &mem));
    FAILS_WHEN(CL_INVALID_ARG_SIZE, "too small for the type", clSetKernelArg(ids, 1, 2, &word));
    FAILS_WHEN(CL_INVALID_ARG_SIZE, "too large for the type", clSetKernelArg(ids, 1, 8, &mem));
    FAILS_WHEN(CL_INVALID_ARG_SIZE, "local memory of size 0", clSetKernelArg(locals, 1, 0, NULL));
    FAILS_WHEN(CL_INVALID_ARG_VALUE, "no value", clSetKernelArg(ids, 1, sizeof word, NULL));
    FAILS_WHEN(CL_INVALID_ARG_VALUE, "a value for local memory",
               clSetKernelArg(locals, 1, sizeof word, &word));
    OK(clReleaseKernel(ids));
    OK(clReleaseKernel(locals));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(foreign));
    OK(clReleaseContext(context));
}

/* --- launches --- */

#define LAUNCH(code, condition, kernel, dims, offset, global, local)                                         \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueNDRangeKernel(w->queue, kernel, dims, offset, global, local, 0, NULL, NULL))

static void
launches(void **state)
{
    WORLD(state);
    cl_int err;
    size_t most = 0, sizes[3];
    const size_t n[3] = {8, 8, 8}, three[3] = {3, 1, 1}, none[3] = {0, 1, 1}, last[3] = {1, 1, 0};
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_command_queue queue = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    cl_kernel unset = new_kernel(w, "increment"), kernel = new_kernel(w, "increment");
    cl_kernel required = new_kernel(w, "required");
    cl_mem mem = new_buffer(w, 4096, NULL);
    set_mem(kernel, 0, mem);
    set_mem(required, 0, mem);
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_WORK_GROUP_SIZE, sizeof most, &most, NULL));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof sizes, sizes, NULL));
    const size_t many[3] = {most, 2, 1}, wide[3] = {1, 1, sizes[2] + 1}, huge[3] = {SIZE_MAX, 1, 1},
                 two[3] = {2, 1, 1};
    LAUNCH(CL_INVALID_KERNEL, "no kernel", NULL, 1, NULL, n, NULL);
    LAUNCH(CL_INVALID_KERNEL, "another kind of object", (cl_kernel)w->queue, 1, NULL, n, NULL);
    FAILS_WHEN(CL_INVALID_CONTEXT, "a queue of another context",
               clEnqueueNDRangeKernel(queue, kernel, 1, NULL, n, NULL, 0, NULL, NULL));
    LAUNCH(CL_INVALID_KERNEL_ARGS, "an argument is not set", unset, 1, NULL, n, NULL);
    LAUNCH(CL_INVALID_WORK_DIMENSION, "no dimension", kernel, 0, NULL, n, NULL);
    LAUNCH(CL_INVALID_WORK_DIMENSION, "four dimensions", kernel, 4, NULL, n, NULL);
    LAUNCH(CL_INVALID_GLOBAL_OFFSET, "offset and size beyond all addresses", kernel, 1, huge, two, NULL);
    LAUNCH(CL_INVALID_WORK_GROUP_SIZE, "does not divide the global size", kernel, 1, NULL, n, three);
    LAUNCH(CL_INVALID_WORK_GROUP_SIZE, "more work-items than the kernel allows", kernel, 2, NULL, many, many);
    LAUNCH(CL_INVALID_WORK_GROUP_SIZE, "a local size of 0", kernel, 3, NULL, n, none);
    LAUNCH(CL_INVALID_WORK_GROUP_SIZE, "a last local size of 0", kernel, 3, NULL, n, last);
    LAUNCH(CL_INVALID_WORK_ITEM_SIZE, "more in a dimension than the device allows", kernel, 3, NULL, wide,
           wide);
    FAILS_WHEN(CL_INVALID_KERNEL, "no kernel", clEnqueueTask(w->queue, NULL, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_KERNEL, "another kind of object",
               clEnqueueTask(w->queue, (cl_kernel)w->queue, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_CONTEXT, "a queue of another context", clEnqueueTask(queue, kernel, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_KERNEL_ARGS, "an argument is not set",
               clEnqueueTask(w->queue, unset, 0, NULL, NULL));
    if (strcmp(device_word(w->device), "cayman")) { /* whose binaries do not hold what is required */
        LAUNCH(CL_INVALID_WORK_GROUP_SIZE, "not the size that the kernel requires", required, 3, NULL, n, n);
        FAILS_WHEN(CL_INVALID_WORK_GROUP_SIZE, "the kernel requires another size",
                   clEnqueueTask(w->queue, required, 0, NULL, NULL));
    }
    OK(clReleaseKernel(unset));
    OK(clReleaseKernel(kernel));
    OK(clReleaseKernel(required));
    OK(clReleaseMemObject(mem));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
}

/* --- programs from binaries --- */

#define LOAD(code, condition, context, count, devices, sizes, bytes)                                         \
    REFUSED_WHEN(code, condition,                                                                            \
                 clCreateProgramWithBinary(context, count, devices, sizes, bytes, NULL, refusal))

static void CL_CALLBACK
ignore(cl_program program, void *user)
{
    (void)program, (void)user;
}

static void
programs(void **state)
{
    WORLD(state);
    size_t size = 0, none = 0, few = 3;
    char name[64] = "api.";
    cl_int err;
    unsigned char *binary = read_binary(strcat(name, device_word(w->device)), &size);
    const unsigned char *bytes = binary, *missing = NULL, *text = (const unsigned char *)"abc";
    cl_device_id wrong = (cl_device_id)w->queue;
    cl_context c = w->context;
    LOAD(CL_INVALID_CONTEXT, "no context", NULL, 1, &w->device, &size, &bytes);
    LOAD(CL_INVALID_VALUE, "no list of devices", c, 1, NULL, &size, &bytes);
    LOAD(CL_INVALID_VALUE, "no device", c, 0, &w->device, &size, &bytes);
    LOAD(CL_INVALID_VALUE, "no lengths", c, 1, &w->device, NULL, &bytes);
    LOAD(CL_INVALID_VALUE, "no binaries", c, 1, &w->device, &size, NULL);
    LOAD(CL_INVALID_VALUE, "a length of 0", c, 1, &w->device, &none, &bytes);
    LOAD(CL_INVALID_VALUE, "a binary is missing", c, 1, &w->device, &size, &missing);
    LOAD(CL_INVALID_DEVICE, "another kind of object", c, 1, &wrong, &size, &bytes);
    LOAD(CL_INVALID_BINARY, "no binary of the device", c, 1, &w->device, &few, &text);
    cl_program program = clCreateProgramWithBinary(c, 1, &w->device, &size, &bytes, NULL, &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_PROGRAM, "no program", clBuildProgram(NULL, 0, NULL, "", NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "count without devices", clBuildProgram(program, 1, NULL, "", NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "devices without count",
               clBuildProgram(program, 0, &w->device, "", NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "user data without callback",
               clBuildProgram(program, 0, NULL, "", NULL, &size));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object",
               clBuildProgram(program, 1, &wrong, "", NULL, NULL));
    OK(clBuildProgram(program, 0, NULL, "", ignore, NULL));
    cl_kernel kernel = clCreateKernel(program, "vadd", &err);
    OK(err);
    FAILS_WHEN(CL_INVALID_OPERATION, "it has kernels", clBuildProgram(program, 0, NULL, "", NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
    free(binary);
}

static const struct CMUnitTest tests[] = {
    TEST(buffers), TEST(sub_buffers), TEST(reads_and_writes), TEST(boxes),     TEST(copies),   TEST(fills),
    TEST(maps),    TEST(migrations),  TEST(kernels),          TEST(arguments), TEST(launches), TEST(programs),
};
SUITE(conditions, tests)
