/* SPDX-License-Identifier: MIT */
/* Platform and device queries. */
#include "api.h"

#include <stdbool.h>

static void
platform_ids(void **state)
{
    WORLD(state);
    cl_platform_id one;
    cl_uint count = 0;
    FAILS(CL_INVALID_VALUE, clGetPlatformIDs(0, &one, NULL));
    FAILS(CL_INVALID_VALUE, clGetPlatformIDs(1, NULL, NULL));
    OK(clGetPlatformIDs(0, NULL, &count));
    assert_true(count >= 1);
    assert_non_null(w->platform);
}

static void
platform_info(void **state)
{
    WORLD(state);
    char text[2048];
    size_t size = 0;
    cl_version version = 0;
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_NAME, sizeof text, text, &size));
    assert_string_equal(text, "Caygen");
    assert_int_equal(size, sizeof "Caygen");
    FAILS(CL_INVALID_VALUE, clGetPlatformInfo(w->platform, CL_PLATFORM_NAME, 6, text, NULL));
    FAILS(CL_INVALID_VALUE, clGetPlatformInfo(w->platform, CL_DEVICE_NAME, sizeof text, text, NULL));
    FAILS(CL_INVALID_PLATFORM,
          clGetPlatformInfo((cl_platform_id)w->context, CL_PLATFORM_NAME, 9, text, NULL));
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_VERSION, sizeof text, text, NULL));
    assert_int_equal(strncmp(text, "OpenCL 3.0 Caygen ", 18), 0);
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_ICD_SUFFIX_KHR, sizeof text, text, NULL));
    assert_string_equal(text, "CAYGEN");
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_EXTENSIONS, sizeof text, text, NULL));
    assert_non_null(strstr(text, "cl_khr_icd"));
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_NUMERIC_VERSION, sizeof version, &version, NULL));
    assert_int_equal(version, CL_MAKE_VERSION(3, 0, 0));
}

/* Whether the word is one of those in the text, which have spaces between them. */
static bool
is_in(const char *text, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += length) {
        if ((at == text || at[-1] == ' ') && (at[length] == ' ' || at[length] == 0))
            return true;
    }
    return false;
}

/* An extension is the platform's if and only if it is every device's; both lists name the same. */
static void
platform_extensions(void **state)
{
    WORLD(state);
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count = 0;
    size_t size = 0, letters = 0, expected = 0;
    char text[2048], other[2048];
    cl_name_version list[64], mine[64];
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_EXTENSIONS, sizeof text, text, NULL));
    OK(clGetPlatformInfo(w->platform, CL_PLATFORM_EXTENSIONS_WITH_VERSION, sizeof list, list, &size));
    for (size_t i = 0; i < size / sizeof *list; i++) {
        assert_true(is_in(text, list[i].name));
        letters += strlen(list[i].name) + 1;
    }
    assert_int_equal(letters, strlen(text) + 1);
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_EXTENSIONS_WITH_VERSION, sizeof mine, mine, &letters));
    for (size_t i = 0; i < letters / sizeof *mine; i++) {
        bool common = true;
        for (cl_uint d = 0; d < count; d++) {
            OK(clGetDeviceInfo(devices[d], CL_DEVICE_EXTENSIONS, sizeof other, other, NULL));
            common &= is_in(other, mine[i].name);
        }
        assert_int_equal(is_in(text, mine[i].name), common);
        expected += common;
    }
    assert_int_equal(size / sizeof *list, expected);
}

static void
device_ids(void **state)
{
    WORLD(state);
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count = 0, gpus = 0;
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_GPU, 0, NULL, &gpus));
    assert_int_equal(count, gpus);
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_DEFAULT, 1, devices, &count));
    assert_int_equal(count, 1);
    assert_ptr_equal(devices[0], w->device);
    FAILS(CL_DEVICE_NOT_FOUND, clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_CPU, DEVICE_ROWS, devices, &count));
    FAILS(CL_DEVICE_NOT_FOUND,
          clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ACCELERATOR, DEVICE_ROWS, devices, &count));
    FAILS(CL_INVALID_DEVICE_TYPE, clGetDeviceIDs(w->platform, 0, DEVICE_ROWS, devices, &count));
    FAILS(CL_INVALID_DEVICE_TYPE, clGetDeviceIDs(w->platform, 1 << 20, DEVICE_ROWS, devices, &count));
    FAILS(CL_INVALID_VALUE, clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_GPU, 0, devices, NULL));
    FAILS(CL_INVALID_VALUE, clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_GPU, 0, NULL, NULL));
    FAILS(CL_INVALID_PLATFORM,
          clGetDeviceIDs((cl_platform_id)w->queue, CL_DEVICE_TYPE_GPU, DEVICE_ROWS, devices, NULL));
}

/* Numbers between the core queries that belong to extensions the devices do not have. */
static bool
is_foreign(cl_device_info name)
{
    return name == 0x102D || (name >= 0x106A && name <= 0x106E);
}

/* Every query that OpenCL 3.0 lists answers, its size query agrees, and too little room is refused. */
static void
device_info_is_complete(void **state)
{
    WORLD(state);
    for (cl_device_info name = CL_DEVICE_TYPE; name <= CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED; name++) {
        char value[4096];
        size_t size = 0, again = 0;
        if (is_foreign(name))
            continue;
        const cl_int err = clGetDeviceInfo(w->device, name, 0, NULL, &size);
        if (err != CL_SUCCESS)
            fail_msg("query 0x%x: %d", name, err);
        OK(clGetDeviceInfo(w->device, name, sizeof value, value, &again));
        assert_int_equal(size, again);
        if (size > 1)
            FAILS(CL_INVALID_VALUE, clGetDeviceInfo(w->device, name, size - 1, value, NULL));
    }
}

static void
device_info(void **state)
{
    WORLD(state);
    cl_device_type type = 0;
    cl_uint vendor = 0, bits = 0, count = 0;
    cl_bool yes = 7;
    cl_ulong local = 0;
    cl_platform_id platform = NULL;
    char text[1024];
    const bool cayman = strcmp(device_word(w->device), "cayman") == 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_DEVICE_TYPE_GPU);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_VENDOR_ID, sizeof vendor, &vendor, NULL));
    assert_int_equal(vendor, cayman ? 0x1002 : 0x8086);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_ADDRESS_BITS, sizeof bits, &bits, NULL));
    const bool small = device_has_surfaces_only(w->device);
    assert_int_equal(bits, cayman || small ? 32 : 64);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_LOCAL_MEM_SIZE, sizeof local, &local, NULL));
    assert_int_equal(local, cayman ? 32768 : 65536);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_COMPILER_AVAILABLE, sizeof yes, &yes, NULL));
    assert_int_equal(yes, CL_FALSE);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PLATFORM, sizeof platform, &platform, NULL));
    assert_ptr_equal(platform, w->platform);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_EXTENSIONS, sizeof text, text, NULL));
    assert_int_equal(strstr(text, "cl_khr_fp64") != NULL, !cayman && !small);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof count, &count, NULL));
    assert_true(count >= 1);
    FAILS(CL_INVALID_VALUE, clGetDeviceInfo(w->device, CL_PLATFORM_NAME, sizeof text, text, NULL));
    FAILS(CL_INVALID_DEVICE, clGetDeviceInfo((cl_device_id)w->queue, CL_DEVICE_TYPE, 8, &type, NULL));
}

static void
root_devices(void **state)
{
    WORLD(state);
    cl_uint refs = 0;
    OK(clRetainDevice(w->device));
    OK(clReleaseDevice(w->device));
    OK(clReleaseDevice(w->device)); /* root devices are not counted */
    OK(clGetDeviceInfo(w->device, CL_DEVICE_REFERENCE_COUNT, sizeof refs, &refs, NULL));
    assert_int_equal(refs, 1);
    FAILS(CL_INVALID_DEVICE, clRetainDevice((cl_device_id)w->queue));
    FAILS(CL_INVALID_DEVICE, clReleaseDevice((cl_device_id)w->queue));
}

static void
timers(void **state)
{
    WORLD(state);
    cl_ulong device = 0, host = 0, later = 0;
    OK(clGetDeviceAndHostTimer(w->device, &device, &host));
    OK(clGetHostTimer(w->device, &later));
    assert_true(host && later >= host && device);
    FAILS(CL_INVALID_VALUE, clGetDeviceAndHostTimer(w->device, NULL, &host));
    FAILS(CL_INVALID_VALUE, clGetDeviceAndHostTimer(w->device, &device, NULL));
    FAILS(CL_INVALID_VALUE, clGetHostTimer(w->device, NULL));
    FAILS(CL_INVALID_DEVICE, clGetHostTimer((cl_device_id)w->queue, &host));
    FAILS(CL_INVALID_DEVICE, clGetDeviceAndHostTimer((cl_device_id)w->queue, &device, &host));
}

static void
extension_functions(void **state)
{
    WORLD(state);
    assert_null(clGetExtensionFunctionAddressForPlatform(w->platform, "clNoSuchFunctionKHR"));
    OK(clUnloadPlatformCompiler(w->platform));
    FAILS(CL_INVALID_PLATFORM, clUnloadPlatformCompiler((cl_platform_id)w->queue));
}

static const struct CMUnitTest tests[] = {
    TEST(platform_ids),
    TEST(platform_info),
    TEST(platform_extensions),
    TEST(device_ids),
    TEST(device_info_is_complete),
    TEST(device_info),
    TEST(root_devices),
    TEST(timers),
    TEST(extension_functions),
};
SUITE(platform, tests)
