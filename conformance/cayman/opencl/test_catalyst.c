/* SPDX-License-Identifier: MIT */
/* AMD Catalyst's programs run: both constant buffers, buffers by their addresses, constants, local memory. */
#include "catalyst.h"
#include "suite.h"

static cl_program
build(const struct world *w, const struct catalyst_program *program)
{
    size_t size;
    uint8_t *bytes = catalyst_build(program, &size);
    cl_program built = build_bytes(w, bytes, size);
    free(bytes);
    return built;
}

static void
test_vadd(void **state)
{
    enum { N = 1000, ROOM = 1024 };
    const struct world *w = *state;
    const struct catalyst_program p = {.kernels = &catalyst_vadd, .kernel_count = 1};
    cl_program program = build(w, &p);
    cl_kernel kernel = new_kernel(program, "vadd");
    static float a[ROOM], b[ROOM], out[ROOM];
    for (int i = 0; i < ROOM; i++) {
        a[i] = (float)i * 0.5f;
        b[i] = 3000.25f - (float)i;
        out[i] = -1;
    }
    cl_mem ma = new_buffer(w, a, sizeof a), mb = new_buffer(w, b, sizeof b),
           mo = new_buffer(w, out, sizeof out);
    const cl_int n = N;
    set_mem(kernel, 0, mo);
    set_mem(kernel, 1, ma);
    set_mem(kernel, 2, mb);
    OK(clSetKernelArg(kernel, 3, sizeof n, &n));
    run(w, kernel, ROOM, 128);
    read_back(w, mo, out, sizeof out);
    for (int i = 0; i < ROOM; i++)
        assert_true(out[i] == (i < N ? a[i] + b[i] : -1));
    OK(clReleaseMemObject(ma));
    OK(clReleaseMemObject(mb));
    OK(clReleaseMemObject(mo));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* Everything that a launch puts into the two constant buffers, written out by one work-item. */
static const struct catalyst_kernel dump = {
    .name = "dump",
    .metadata = ";memory:hwlocal:64\n"
                ";pointer:out:i32:1:1:0:uav:11:4:RW:0:0\n"
                ";value:c:u8:8:1:16\n"
                ";value:v:float:3:1:48\n"
                ";pointer:l:i32:1:1:64:hl:1:16:RW:0:0\n"
                ";value:d:i64:2:1:80\n"
                ";pointer:k:i32:1:1:96:hc:4:4:RO:0:0\n"
                ";cws:1:1:1\n",
    .program = "ALU KC0[CB0:0-16], KC1[CB1:0-16] {\n"
               "  LSHR * T2.X, KC1[0].X, #2\n"
               "  MOV T3.X, KC0[0].X\n  MOV T3.Y, KC0[0].Y\n  MOV T3.Z, KC0[0].Z\n  MOV * T3.W, KC0[0].W\n"
               "  MOV T4.X, KC0[1].X\n  MOV T4.Y, KC0[2].X\n  MOV T4.Z, KC0[2].Y\n  MOV * T4.W, KC0[5].Y\n"
               "  MOV T5.X, KC0[5].Z\n  MOV T5.Y, KC0[5].W\n  MOV T5.Z, KC0[6].X\n  MOV * T5.W, KC0[6].W\n"
               "  MOV T6.X, KC0[9].X\n  MOV T6.Y, KC0[7].W\n  MOV T6.Z, KC1[1].X\n  MOV * T6.W, KC1[2].X\n"
               "  MOV T7.X, KC1[3].X\n  MOV T7.Y, KC1[3].Y\n  MOV T7.Z, KC1[3].Z\n  MOV * T7.W, KC1[4].X\n"
               "  MOV T8.X, KC1[5].X\n  MOV T8.Y, KC1[5].Y\n  MOV T8.Z, KC1[5].Z\n  MOV * T8.W, KC1[5].W\n"
               "}\n"
               "ALU KC0[CB4:0-16], KC1[CB3:0-16] {\n"
               "  MOV T9.X, KC0[0].X\n  MOV T9.Y, KC0[1].Y\n  MOV T9.Z, KC1[0].X\n  MOV * T9.W, KC1[0].Y\n"
               "  MOV * T1.Z, 1\n"
               "}\n"
               "TEX {\n"
               "  VTX_READ_32 T10.X___, T1.Z, 0, #129\n" /* the second vector of CB1 */
               "  VTX_READ_32 T10._X__, T1.Z, 4, #132\n" /* of CB4 */
               "}\n"
               "MEM_RAT_CACHELESS STORE_DWORD RAT(11) T3, T2.X BURST:8 SIZE:3\n"
               "CF_END\n",
};

static void
set_dump(cl_kernel kernel, cl_mem out, cl_mem constants)
{
    static const cl_uchar c[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    static const cl_float v[4] = {1.5f, 2.5f, 3.5f, 0};
    static const cl_long d[2] = {0x1122334455667788, -2};
    set_mem(kernel, 0, out);
    OK(clSetKernelArg(kernel, 1, sizeof c, c));
    OK(clSetKernelArg(kernel, 2, sizeof v, v));
    OK(clSetKernelArg(kernel, 3, 100, NULL));
    OK(clSetKernelArg(kernel, 4, sizeof d, d));
    set_mem(kernel, 5, constants);
}

static void
test_constant_buffers(void **state)
{
    static const uint32_t data[2] = {111, 222}, table[8] = {10, 20, 30, 40, 50, 60, 70, 80};
    static const uint32_t expected[] = {
        1,          1,          1,          2,   1,          1,          1,          0x3f000000,
        0x3f800000, 0x40000000, 5,          35,  5,          0,          0x04030201, 0x08070605,
        0x3fc00000, 0x40200000, 0x40600000, 64,  0x55667788, 0x11223344, 0xfffffffe, 0xffffffff,
        10,         60,         111,        222, 0x04030201, 60};
    const struct world *w = *state;
    const struct catalyst_program p = {&dump, 1, 0, 3, data, sizeof data};
    cl_program program = build(w, &p);
    cl_kernel kernel = new_kernel(program, "dump");
    uint32_t got[32] = {0};
    cl_mem out = new_buffer(w, got, sizeof got), constants = new_buffer(w, table, sizeof table);
    const size_t one[2] = {1, 1}, offset[2] = {5, 7};
    set_dump(kernel, out, constants);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 2, offset, one, one, 0, NULL, NULL));
    read_back(w, out, got, sizeof got);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        if (got[i] != expected[i])
            fail_msg("dword %zu: 0x%x, not 0x%x", i, got[i], expected[i]);
    size_t required[3];
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof required,
                                required, NULL));
    assert_int_equal(required[0], 1);
    OK(clReleaseMemObject(out));
    OK(clReleaseMemObject(constants));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

const struct CMUnitTest catalyst_tests[] = {
    cmocka_unit_test(test_vadd),
    cmocka_unit_test(test_constant_buffers),
};
const size_t catalyst_test_count = sizeof catalyst_tests / sizeof catalyst_tests[0];
