/* SPDX-License-Identifier: MIT */
/* Reads, writes, copies, fills, whole and rectangular. */
#include "api.h"

static void
fill_words(cl_int *words, int count)
{
    for (int i = 0; i < count; i++)
        words[i] = 1000 + i;
}

static void
read_write(void **state)
{
    WORLD(state);
    cl_int in[64], out[64] = {0};
    fill_words(in, 64);
    cl_mem mem = new_buffer(w, sizeof in, NULL);
    OK(clEnqueueWriteBuffer(w->queue, mem, CL_FALSE, 0, sizeof in, in, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 128, 128, out, 0, NULL, NULL));
    assert_memory_equal(out, in + 32, 128);
    OK(clReleaseMemObject(mem));
}

static void
read_write_errors(void **state)
{
    WORLD(state);
    char host[64];
    cl_int err;
    cl_mem mem = new_buffer(w, 64, NULL), wrong = (cl_mem)w->queue;
    cl_mem closed = clCreateBuffer(w->context, CL_MEM_HOST_NO_ACCESS, 64, NULL, &err);
    cl_mem write_only = clCreateBuffer(w->context, CL_MEM_HOST_WRITE_ONLY, 64, NULL, &err);
    cl_mem read_only = clCreateBuffer(w->context, CL_MEM_HOST_READ_ONLY, 64, NULL, &err);
    cl_command_queue q = w->queue, no_queue = (cl_command_queue)w->context;
    FAILS(CL_INVALID_VALUE, clEnqueueReadBuffer(q, mem, CL_TRUE, 1, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueReadBuffer(q, mem, CL_TRUE, SIZE_MAX, 2, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueReadBuffer(q, mem, CL_TRUE, 0, 64, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueReadBuffer(q, wrong, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueReadBuffer(no_queue, mem, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueReadBuffer(q, mem, CL_TRUE, 0, 64, host, 1, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueReadBuffer(q, closed, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueReadBuffer(q, write_only, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueWriteBuffer(q, read_only, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clEnqueueWriteBuffer(q, closed, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueWriteBuffer(q, mem, CL_TRUE, 60, 8, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueWriteBuffer(q, mem, CL_TRUE, 0, 64, NULL, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(closed));
    OK(clReleaseMemObject(write_only));
    OK(clReleaseMemObject(read_only));
}

static void
other_context(void **state)
{
    WORLD(state);
    char host[64];
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    cl_mem foreign = clCreateBuffer(context, 0, 64, NULL, &err), mem = new_buffer(w, 64, NULL);
    cl_event event = clCreateUserEvent(context, &err);
    FAILS(CL_INVALID_CONTEXT, clEnqueueReadBuffer(w->queue, foreign, CL_TRUE, 0, 64, host, 0, NULL, NULL));
    FAILS(CL_INVALID_CONTEXT, clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, 64, host, 1, &event, NULL));
    FAILS(CL_INVALID_CONTEXT, clEnqueueCopyBuffer(w->queue, mem, foreign, 0, 0, 64, 0, NULL, NULL));
    FAILS(CL_INVALID_CONTEXT, clEnqueueFillBuffer(w->queue, foreign, host, 4, 0, 64, 0, NULL, NULL));
    OK(clReleaseEvent(event));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(foreign));
    OK(clReleaseContext(context));
}

static void
copy(void **state)
{
    WORLD(state);
    cl_int in[64], out[64];
    fill_words(in, 64);
    cl_mem a = new_buffer(w, sizeof in, in), b = new_buffer(w, sizeof in, NULL);
    OK(clEnqueueCopyBuffer(w->queue, a, b, 16, 0, 64, 0, NULL, NULL));
    OK(clEnqueueCopyBuffer(w->queue, a, a, 0, 128, 128, 0, NULL, NULL));
    read_buffer(w, b, out, sizeof out);
    assert_memory_equal(out, in + 4, 64);
    read_buffer(w, a, out, sizeof out);
    assert_memory_equal(out + 32, in, 128);
    FAILS(CL_MEM_COPY_OVERLAP, clEnqueueCopyBuffer(w->queue, a, a, 0, 127, 128, 0, NULL, NULL));
    FAILS(CL_MEM_COPY_OVERLAP, clEnqueueCopyBuffer(w->queue, a, a, 64, 0, 128, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueCopyBuffer(w->queue, a, b, 200, 0, 64, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueCopyBuffer(w->queue, a, b, 0, 200, 64, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueCopyBuffer(w->queue, a, (cl_mem)w->queue, 0, 0, 64, 0, NULL, NULL));
    OK(clReleaseMemObject(a));
    OK(clReleaseMemObject(b));
}

/* Sub-buffers of one buffer share its bytes. */
static void
copy_between_sub_buffers(void **state)
{
    WORLD(state);
    cl_int err;
    const cl_buffer_region low = {0, 256}, high = {128, 256};
    cl_mem parent = new_buffer(w, 512, NULL);
    cl_mem a = clCreateSubBuffer(parent, 0, CL_BUFFER_CREATE_TYPE_REGION, &low, &err);
    cl_mem b = clCreateSubBuffer(parent, 0, CL_BUFFER_CREATE_TYPE_REGION, &high, &err);
    FAILS(CL_MEM_COPY_OVERLAP, clEnqueueCopyBuffer(w->queue, a, b, 128, 0, 64, 0, NULL, NULL));
    OK(clEnqueueCopyBuffer(w->queue, a, b, 0, 0, 128, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(a));
    OK(clReleaseMemObject(b));
    OK(clReleaseMemObject(parent));
}

static void
fill(void **state)
{
    WORLD(state);
    const cl_uchar byte = 0xab;
    const cl_uint word = 0x12345678;
    cl_uint out[64];
    cl_ulong wide[16] = {0};
    cl_mem mem = new_buffer(w, sizeof out, NULL);
    OK(clEnqueueFillBuffer(w->queue, mem, &byte, 1, 0, sizeof out, 0, NULL, NULL));
    OK(clEnqueueFillBuffer(w->queue, mem, &word, 4, 8, 16, 0, NULL, NULL));
    wide[0] = 7, wide[15] = 9;
    OK(clEnqueueFillBuffer(w->queue, mem, wide, 128, 128, 128, 0, NULL, NULL));
    read_buffer(w, mem, out, sizeof out);
    assert_int_equal(out[1], 0xabababab);
    assert_int_equal(out[2], word);
    assert_int_equal(out[5], word);
    assert_int_equal(out[6], 0xabababab);
    assert_int_equal(out[32], 7);
    assert_int_equal(out[62], 9);
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, NULL, 4, 0, 16, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, &word, 0, 0, 16, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, &word, 3, 0, 12, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, &word, 256, 0, 256, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, &word, 4, 2, 16, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, &word, 4, 0, 18, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueFillBuffer(w->queue, mem, &word, 4, 252, 8, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
}

/* A 4x3x2 box at (2,1,1) of an 8x4x3 volume of bytes. */
static void
rect(void **state)
{
    WORLD(state);
    cl_uchar volume[96], box[24], back[96];
    const size_t at[3] = {2, 1, 1}, zero[3] = {0, 0, 0}, region[3] = {4, 3, 2};
    for (int i = 0; i < 96; i++)
        volume[i] = (cl_uchar)i;
    cl_mem mem = new_buffer(w, sizeof volume, volume), other = new_buffer(w, sizeof volume, NULL);
    OK(clEnqueueReadBufferRect(w->queue, mem, CL_TRUE, at, zero, region, 8, 32, 0, 0, box, 0, NULL, NULL));
    for (int z = 0; z < 2; z++)
        for (int y = 0; y < 3; y++)
            for (int x = 0; x < 4; x++)
                assert_int_equal(box[(z * 3 + y) * 4 + x], ((z + 1) * 4 + y + 1) * 8 + x + 2);
    OK(clEnqueueCopyBufferRect(w->queue, mem, other, at, at, region, 8, 32, 8, 32, 0, NULL, NULL));
    memset(box, 0xee, sizeof box);
    OK(clEnqueueWriteBufferRect(w->queue, mem, CL_TRUE, at, zero, region, 8, 32, 0, 0, box, 0, NULL, NULL));
    read_buffer(w, mem, back, sizeof back);
    assert_int_equal(back[(1 * 4 + 1) * 8 + 1], (1 * 4 + 1) * 8 + 1);
    assert_int_equal(back[(1 * 4 + 1) * 8 + 2], 0xee);
    assert_int_equal(back[(2 * 4 + 3) * 8 + 5], 0xee);
    assert_int_equal(back[(2 * 4 + 3) * 8 + 6], (2 * 4 + 3) * 8 + 6);
    read_buffer(w, other, back, sizeof back);
    assert_int_equal(back[(2 * 4 + 3) * 8 + 5], (2 * 4 + 3) * 8 + 5);
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
}

static void
rect_errors(void **state)
{
    WORLD(state);
    cl_uchar host[128];
    const size_t zero[3] = {0, 0, 0}, region[3] = {4, 4, 2}, flat[3] = {4, 0, 1}, far[3] = {0, 0, 2};
    const size_t near[3] = {2, 0, 0}, beside[3] = {4, 0, 0};
    cl_command_queue q = w->queue;
    cl_mem mem = new_buffer(w, 64, NULL);
    OK(clEnqueueReadBufferRect(q, mem, CL_TRUE, zero, zero, region, 8, 32, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueReadBufferRect(q, mem, CL_TRUE, zero, zero, flat, 8, 32, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueReadBufferRect(q, mem, CL_TRUE, far, zero, region, 8, 32, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueReadBufferRect(q, mem, CL_TRUE, zero, zero, region, 3, 32, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueReadBufferRect(q, mem, CL_TRUE, zero, zero, region, 8, 31, 0, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueReadBufferRect(q, mem, CL_TRUE, zero, zero, region, 8, 32, 0, 0, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueWriteBufferRect(q, mem, CL_TRUE, zero, zero, region, 8, 32, 3, 0, host, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE,
          clEnqueueCopyBufferRect(q, mem, mem, zero, beside, region, 8, 32, 16, 64, 0, NULL, NULL));
    FAILS(CL_MEM_COPY_OVERLAP,
          clEnqueueCopyBufferRect(q, mem, mem, zero, near, region, 8, 32, 8, 32, 0, NULL, NULL));
    OK(clEnqueueCopyBufferRect(q, mem, mem, zero, beside, region, 8, 32, 8, 32, 0, NULL, NULL));
    OK(clFinish(q));
    OK(clReleaseMemObject(mem));
}

/* Every pitch of the three calls, in turn. */
enum pitch { BUFFER_ROW, BUFFER_SLICE, HOST_ROW, HOST_SLICE, PITCHES };

static cl_int
read_rect(struct world *w, cl_mem mem, cl_uchar *host, const size_t p[PITCHES])
{
    const size_t zero[3] = {0, 0, 0}, region[3] = {4, 3, 2};
    return clEnqueueReadBufferRect(w->queue, mem, CL_TRUE, zero, zero, region, p[0], p[1], p[2], p[3], host,
                                   0, NULL, NULL);
}

static cl_int
write_rect(struct world *w, cl_mem mem, cl_uchar *host, const size_t p[PITCHES])
{
    const size_t zero[3] = {0, 0, 0}, region[3] = {4, 3, 2};
    return clEnqueueWriteBufferRect(w->queue, mem, CL_TRUE, zero, zero, region, p[0], p[1], p[2], p[3], host,
                                    0, NULL, NULL);
}

static cl_int
copy_rect(struct world *w, cl_mem mem, cl_mem other, const size_t p[PITCHES])
{
    const size_t zero[3] = {0, 0, 0}, region[3] = {4, 3, 2};
    return clEnqueueCopyBufferRect(w->queue, mem, other, zero, zero, region, p[0], p[1], p[2], p[3], 0, NULL,
                                   NULL);
}

/* A row pitch holds a row; a slice pitch holds the slice's rows and is a multiple of the row pitch. */
static void
rect_pitches(void **state)
{
    WORLD(state);
    static const struct {
        size_t row, slice;
        bool legal;
    } rows[] = {
        {0, 0, true},   {4, 12, true},  {0, 12, true},  {0, 16, true},  {8, 0, true},   {8, 24, true},
        {8, 32, true},  {3, 0, false},  {3, 12, false}, {0, 8, false},  {8, 16, false}, {8, 28, false},
        {5, 17, false}, {0, 13, false}, {8, 23, false}, {8, 25, false}, {5, 20, true},
    };
    cl_uchar host[64];
    cl_mem mem = new_buffer(w, 64, NULL), other = new_buffer(w, 64, NULL);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const cl_int expected = rows[i].legal ? CL_SUCCESS : CL_INVALID_VALUE;
        for (unsigned end = 0; end < 2; end++) {
            size_t p[PITCHES] = {0};
            p[2 * end] = rows[i].row;
            p[2 * end + 1] = rows[i].slice;
            FAILS(expected, read_rect(w, mem, host, p));
            FAILS(expected, write_rect(w, mem, host, p));
            FAILS(expected, copy_rect(w, mem, other, p));
        }
    }
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
}

/* What a pitch skips keeps its content, on both ends. */
static void
rect_gaps(void **state)
{
    WORLD(state);
    const size_t from[PITCHES] = {5, 20, 7, 28}, back[PITCHES] = {7, 28, 5, 20};
    cl_uchar in[64], out[64], host[64];
    for (int i = 0; i < 64; i++)
        in[i] = (cl_uchar)(100 + i);
    cl_mem mem = new_buffer(w, 64, in), other = new_buffer(w, 64, NULL);
    memset(host, 0xee, sizeof host);
    OK(read_rect(w, mem, host, from));
    memset(out, 0xee, sizeof out);
    for (int i = 0; i < 24; i++)
        out[i / 12 * 28 + i / 4 % 3 * 7 + i % 4] = in[i / 12 * 20 + i / 4 % 3 * 5 + i % 4];
    assert_memory_equal(host, out, sizeof out);
    OK(clEnqueueWriteBuffer(w->queue, other, CL_TRUE, 0, 64, memset(in, 0xee, 64), 0, NULL, NULL));
    OK(copy_rect(w, mem, other, from));
    read_buffer(w, other, host, sizeof host);
    assert_memory_equal(host, out, sizeof out);
    memset(in, 0x55, sizeof in);
    OK(clEnqueueWriteBuffer(w->queue, other, CL_TRUE, 0, 64, in, 0, NULL, NULL));
    OK(write_rect(w, other, host, back));
    for (int i = 0; i < 24; i++)
        in[i / 12 * 28 + i / 4 % 3 * 7 + i % 4] = host[i / 12 * 20 + i / 4 % 3 * 5 + i % 4];
    read_buffer(w, other, host, sizeof host);
    assert_memory_equal(host, in, sizeof in);
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
}

static const struct CMUnitTest tests[] = {
    TEST(read_write),
    TEST(read_write_errors),
    TEST(other_context),
    TEST(copy),
    TEST(copy_between_sub_buffers),
    TEST(fill),
    TEST(rect),
    TEST(rect_errors),
    TEST(rect_pitches),
    TEST(rect_gaps),
};
SUITE(transfer, tests)
