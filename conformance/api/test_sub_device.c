/* SPDX-License-Identifier: MIT */
/* Devices in parts. With one compute unit there is nothing to divide, which is tested too. */
#include "api.h"

#include <dirent.h>
#include <sys/wait.h>
#include <unistd.h>

typedef cl_device_partition_property property;

static cl_uint
units_of(cl_device_id device)
{
    cl_uint units = 0;
    OK(clGetDeviceInfo(device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, NULL));
    return units;
}

#define NEEDS_UNITS(w, count)                                                                                \
    do {                                                                                                     \
        if (units_of((w)->device) < (count))                                                                 \
            skip();                                                                                          \
    } while (0)

static void
release_all(cl_uint count, const cl_device_id *devices)
{
    for (cl_uint i = 0; i < count; i++)
        OK(clReleaseDevice(devices[i]));
}

static void
queries(void **state)
{
    WORLD(state);
    const cl_uint units = units_of(w->device);
    property schemes[4] = {0}, type[4] = {77};
    cl_uint most = 99;
    cl_device_affinity_domain domain = 99;
    cl_device_id parent = w->device;
    size_t size = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PARTITION_MAX_SUB_DEVICES, sizeof most, &most, NULL));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PARTITION_PROPERTIES, sizeof schemes, schemes, &size));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PARTITION_AFFINITY_DOMAIN, sizeof domain, &domain, NULL));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PARENT_DEVICE, sizeof parent, &parent, NULL));
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PARTITION_TYPE, sizeof type, type, NULL));
    assert_int_equal(most, units > 1 ? units : 0);
    assert_int_equal(size / sizeof *schemes, units > 1 ? 2 : 1);
    assert_int_equal(schemes[0], units > 1 ? CL_DEVICE_PARTITION_EQUALLY : 0);
    assert_int_equal(schemes[1], units > 1 ? CL_DEVICE_PARTITION_BY_COUNTS : 0);
    assert_int_equal(domain, 0);
    assert_null(parent);
    assert_int_equal(type[0], 0);
}

static void
equally(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 2);
    const cl_uint units = units_of(w->device), half = units / 2;
    const property halves[] = {CL_DEVICE_PARTITION_EQUALLY, half, 0};
    cl_device_id subs[64], parent = NULL;
    property type[4] = {0};
    cl_uint count = 0;
    cl_device_type kind = 0;
    size_t size = 0;
    OK(clCreateSubDevices(w->device, halves, 0, NULL, &count));
    assert_int_equal(count, units / half);
    OK(clCreateSubDevices(w->device, halves, 64, subs, NULL));
    for (cl_uint i = 0; i < count; i++) {
        assert_int_equal(units_of(subs[i]), half);
        OK(clGetDeviceInfo(subs[i], CL_DEVICE_PARENT_DEVICE, sizeof parent, &parent, NULL));
        assert_ptr_equal(parent, w->device);
        OK(clGetDeviceInfo(subs[i], CL_DEVICE_PARTITION_TYPE, sizeof type, type, &size));
        assert_int_equal(size, sizeof halves);
        assert_memory_equal(type, halves, sizeof halves);
        OK(clGetDeviceInfo(subs[i], CL_DEVICE_TYPE, sizeof kind, &kind, NULL));
        assert_int_equal(kind, CL_DEVICE_TYPE_GPU);
    }
    release_all(count, subs);
}

static void
by_counts(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 2);
    const cl_uint units = units_of(w->device);
    const property counts[] = {CL_DEVICE_PARTITION_BY_COUNTS, units - 1, 1,
                               CL_DEVICE_PARTITION_BY_COUNTS_LIST_END, 0};
    cl_device_id subs[2];
    property type[8] = {0};
    cl_uint count = 0;
    size_t size = 0;
    OK(clCreateSubDevices(w->device, counts, 2, subs, &count));
    assert_int_equal(count, 2);
    assert_int_equal(units_of(subs[0]), units - 1);
    assert_int_equal(units_of(subs[1]), 1);
    OK(clGetDeviceInfo(subs[0], CL_DEVICE_PARTITION_TYPE, sizeof type, type, &size));
    assert_int_equal(size, sizeof counts);
    assert_memory_equal(type, counts, sizeof counts);
    release_all(count, subs);
}

/* Of one unit each, and one more than there are. */
static void
more_parts_than_units(struct world *w, cl_uint units)
{
    cl_device_id subs[64];
    property *list = calloc(units + 4u, sizeof *list);
    assert_non_null(list);
    list[0] = CL_DEVICE_PARTITION_BY_COUNTS;
    for (cl_uint i = 0; i <= units; i++)
        list[1 + i] = 1;
    FAILS_WHEN(CL_INVALID_DEVICE_PARTITION_COUNT, "more parts than the device allows",
               clCreateSubDevices(w->device, list, 64, subs, NULL));
    free(list);
}

static void
refused(void **state)
{
    WORLD(state);
    const cl_uint units = units_of(w->device);
    cl_device_id subs[64];
#define DIVIDE(code, condition, room, ...)                                                                   \
    FAILS_WHEN(code, condition,                                                                              \
               clCreateSubDevices(w->device, (const property[]){__VA_ARGS__}, room, subs, NULL))
    const property ones[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0}, half = units / 2;
    FAILS_WHEN(CL_INVALID_DEVICE, "no device", clCreateSubDevices(NULL, ones, 64, subs, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE, "another kind of object",
               clCreateSubDevices((cl_device_id)w->queue, ones, 64, subs, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no properties", clCreateSubDevices(w->device, NULL, 64, subs, NULL));
    DIVIDE(CL_INVALID_VALUE, "an empty list", 64, 0);
    DIVIDE(CL_INVALID_VALUE, "an unknown scheme", 64, 0x7777, 1, 0);
    DIVIDE(CL_INVALID_VALUE, "a scheme that the device has not", 64, CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
           CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE, 0);
    if (units == 1) {
        DIVIDE(CL_DEVICE_PARTITION_FAILED, "one unit only", 64, CL_DEVICE_PARTITION_EQUALLY, 1, 0);
        DIVIDE(CL_DEVICE_PARTITION_FAILED, "one unit only", 64, CL_DEVICE_PARTITION_BY_COUNTS, 1, 0, 0);
        return;
    }
    DIVIDE(CL_INVALID_VALUE, "parts of no units", 64, CL_DEVICE_PARTITION_EQUALLY, 0, 0);
    DIVIDE(CL_DEVICE_PARTITION_FAILED, "one part with all units", 64, CL_DEVICE_PARTITION_EQUALLY, units, 0);
    DIVIDE(CL_INVALID_VALUE, "room for too few", (cl_uint)(units - 1), CL_DEVICE_PARTITION_EQUALLY, 1, 0);
    DIVIDE(CL_INVALID_VALUE, "room for too few", 1, CL_DEVICE_PARTITION_BY_COUNTS, 1, 1, 0, 0);
    DIVIDE(CL_INVALID_VALUE, "two schemes", 64, CL_DEVICE_PARTITION_EQUALLY, 1, CL_DEVICE_PARTITION_BY_COUNTS,
           1, 0, 0);
    DIVIDE(CL_INVALID_VALUE, "two schemes", 64, CL_DEVICE_PARTITION_BY_COUNTS, 1, 0,
           CL_DEVICE_PARTITION_EQUALLY, 1, 0);
    DIVIDE(CL_INVALID_DEVICE_PARTITION_COUNT, "a part with more units than there are", 64,
           CL_DEVICE_PARTITION_EQUALLY, units + 1, 0);
    DIVIDE(CL_INVALID_DEVICE_PARTITION_COUNT, "a part with more units than there are", 64,
           CL_DEVICE_PARTITION_BY_COUNTS, units + 1, 0, 0);
    DIVIDE(CL_INVALID_DEVICE_PARTITION_COUNT, "more units than there are", 64, CL_DEVICE_PARTITION_BY_COUNTS,
           units, 1, 0, 0);
    DIVIDE(CL_INVALID_DEVICE_PARTITION_COUNT, "more units than there are", 64, CL_DEVICE_PARTITION_BY_COUNTS,
           half, half, half, 0, 0);
    DIVIDE(CL_INVALID_DEVICE_PARTITION_COUNT, "less than no units", 64, CL_DEVICE_PARTITION_BY_COUNTS, -1, 0,
           0);
    DIVIDE(CL_INVALID_DEVICE_PARTITION_COUNT, "no parts", 64, CL_DEVICE_PARTITION_BY_COUNTS, 0, 0);
    more_parts_than_units(w, units);
#undef DIVIDE
}

static cl_uint
references(cl_device_id device)
{
    cl_uint count = 0;
    OK(clGetDeviceInfo(device, CL_DEVICE_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

/* A part is counted; its own parts keep it alive, and so do contexts and queues. */
static void
lifetime(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 3);
    const cl_uint units = units_of(w->device);
    const property one_out[] = {CL_DEVICE_PARTITION_BY_COUNTS, units - 1, 0, 0};
    const property singles[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0};
    cl_device_id sub, parts[64], parent = NULL;
    cl_uint count = 0;
    cl_int err;
    OK(clCreateSubDevices(w->device, one_out, 1, &sub, NULL));
    OK(clRetainDevice(sub));
    assert_int_equal(references(sub), 2);
    OK(clReleaseDevice(sub));
    assert_int_equal(references(sub), 1);
    OK(clCreateSubDevices(sub, singles, 64, parts, &count));
    assert_int_equal(count, units - 1);
    OK(clReleaseDevice(sub));
    OK(clGetDeviceInfo(parts[0], CL_DEVICE_PARENT_DEVICE, sizeof parent, &parent, NULL));
    assert_ptr_equal(parent, sub);
    cl_context context = clCreateContext(NULL, 1, parts, NULL, NULL, &err);
    OK(err);
    cl_command_queue queue = clCreateCommandQueue(context, parts[0], 0, &err);
    OK(err);
    FAILS(CL_DEVICE_PARTITION_FAILED, clCreateSubDevices(parts[0], singles, 0, NULL, &count));
    release_all(units - 1, parts);
    OK(clReleaseContext(context));
    OK(clGetCommandQueueInfo(queue, CL_QUEUE_DEVICE, sizeof parent, &parent, NULL));
    assert_int_equal(units_of(parent), 1);
    OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, NULL));
    OK(clFinish(queue));
    OK(clReleaseCommandQueue(queue));
}

enum { MOST_THREADS = 1024 };

struct threads {
    unsigned count;
    long ids[MOST_THREADS];
};

static void
list_once(struct threads *threads)
{
    DIR *tasks = opendir("/proc/self/task");
    assert_non_null(tasks);
    threads->count = 0;
    for (const struct dirent *entry = readdir(tasks); entry; entry = readdir(tasks)) {
        assert_true(threads->count < MOST_THREADS);
        if (entry->d_name[0] != '.')
            threads->ids[threads->count++] = atol(entry->d_name);
    }
    closedir(tasks);
}

/* A thread that ends while the folder is read can hide others: until two lists are alike. */
static void
list_threads(struct threads *threads)
{
    static struct threads last;
    list_once(threads);
    do {
        last = *threads;
        list_once(threads);
    } while (last.count != threads->count ||
             memcmp(last.ids, threads->ids, last.count * sizeof *last.ids) != 0);
}

static bool
has_thread(const struct threads *threads, long id)
{
    bool has = false;
    for (unsigned i = 0; i < threads->count; i++)
        has |= threads->ids[i] == id;
    return has;
}

/* By name, because threads of earlier tests may end meanwhile. */
static unsigned
threads_since(const struct threads *before)
{
    static struct threads now;
    unsigned count = 0;
    list_threads(&now);
    for (unsigned i = 0; i < now.count; i++)
        count += !has_thread(before, now.ids[i]);
    return count;
}

/* One launch of many work-groups; the threads that are there afterwards and were not before. */
static unsigned
threads_of_launch(cl_device_id device, cl_context context, cl_command_queue queue, cl_program program)
{
    enum { COUNT = 1 << 20 };
    static struct threads before;
    const size_t n = COUNT, local = 64;
    struct world other = {.context = context, .queue = queue, .program = program, .device = device};
    int *words = calloc(COUNT, sizeof *words);
    cl_mem mem = new_buffer(&other, COUNT * sizeof *words, words);
    cl_kernel kernel = new_kernel(&other, "increment");
    set_mem(kernel, 0, mem);
    OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, NULL)); /* the queue's thread is there now */
    OK(clFinish(queue));
    list_threads(&before);
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &n, &local, 0, NULL, NULL));
    read_buffer(&other, mem, words, COUNT * sizeof *words);
    const unsigned more = threads_since(&before);
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(words[i], 1);
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    free(words);
    return more;
}

/* Sub-devices share a context, each with its own build; a launch has no more workers than the part has units:
 * the queue's thread works too, and one thread watches for hangs. */
static void
workers(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 8);
    const property counts[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 5, 2, 0, 0};
    static const unsigned units[] = {1, 5, 2};
    cl_device_id subs[3];
    cl_int err;
    OK(clCreateSubDevices(w->device, counts, 3, subs, NULL));
    cl_context context = clCreateContext(NULL, 3, subs, NULL, NULL, &err);
    OK(err);
    for (unsigned i = 0; i < 3; i++) {
        char name[32] = "api.";
        cl_program program = build_binary(context, subs[i], strcat(name, device_word(subs[i])));
        cl_command_queue queue = clCreateCommandQueue(context, subs[i], 0, &err);
        OK(err);
        assert_int_equal(threads_of_launch(subs[i], context, queue, program), units[i] - 1 + 1);
        OK(clReleaseCommandQueue(queue));
        OK(clReleaseProgram(program));
    }
    REFUSED(CL_INVALID_DEVICE, clCreateCommandQueue(context, w->device, 0, &err));
    release_all(3, subs);
    OK(clReleaseContext(context));
}

static cl_build_status
status_of(cl_program program, cl_device_id device)
{
    cl_build_status status = 12345;
    OK(clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_STATUS, sizeof status, &status, NULL));
    return status;
}

/* The kernel "increment" on that device, once. */
static void
increment_on(cl_context context, cl_device_id device, cl_program program)
{
    const size_t one = 1;
    int word = 41;
    cl_int err;
    cl_command_queue queue = clCreateCommandQueue(context, device, 0, &err);
    OK(err);
    struct world other = {.context = context, .queue = queue, .program = program, .device = device};
    cl_mem mem = new_buffer(&other, sizeof word, &word);
    cl_kernel kernel = new_kernel(&other, "increment");
    set_mem(kernel, 0, mem);
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    read_buffer(&other, mem, &word, sizeof word);
    assert_int_equal(word, 42);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
    OK(clReleaseCommandQueue(queue));
}

/* A build for a part is that part's alone; one for the whole device is its parts' as well. */
static void
built_for_whole(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 2);
    const property counts[] = {CL_DEVICE_PARTITION_BY_COUNTS, 1, 1, 0, 0};
    cl_device_id devices[3] = {NULL, NULL, w->device};
    char name[32] = "api.";
    size_t size;
    cl_int err;
    unsigned char *binary = read_binary(strcat(name, device_word(w->device)), &size);
    OK(clCreateSubDevices(w->device, counts, 2, devices, NULL));
    cl_context context = clCreateContext(NULL, 3, devices, NULL, NULL, &err);
    OK(err);
    cl_program program =
        clCreateProgramWithBinary(context, 3, devices, (const size_t[]){size, size, size},
                                  (const unsigned char *[]){binary, binary, binary}, NULL, &err);
    OK(err);
    OK(clBuildProgram(program, 2, (const cl_device_id[]){devices[0], devices[0]}, NULL, NULL, NULL));
    assert_int_equal(status_of(program, devices[0]), CL_BUILD_SUCCESS);
    assert_int_equal(status_of(program, devices[1]), CL_BUILD_NONE);
    assert_int_equal(status_of(program, devices[2]), CL_BUILD_NONE);
    OK(clBuildProgram(program, 1, &w->device, NULL, NULL, NULL));
    for (int i = 0; i < 3; i++) {
        assert_int_equal(status_of(program, devices[i]), CL_BUILD_SUCCESS);
        increment_on(context, devices[i], program);
    }
    release_all(2, devices);
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
    free(binary);
}

/* What is there for the whole device is used by its parts, and by as many workers as they have. */
static void
loaded_for_whole(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 8);
    const property counts[] = {CL_DEVICE_PARTITION_BY_COUNTS, 3, 0, 0};
    cl_device_id devices[2] = {w->device, NULL};
    char name[32] = "api.";
    size_t size = 0;
    cl_int err;
    OK(clCreateSubDevices(w->device, counts, 1, &devices[1], NULL));
    cl_context context = clCreateContext(NULL, 2, devices, NULL, NULL, &err);
    OK(err);
    cl_program program = build_binary(context, w->device, strcat(name, device_word(w->device)));
    cl_command_queue queue = clCreateCommandQueue(context, devices[1], 0, &err);
    OK(err);
    assert_int_equal(threads_of_launch(devices[1], context, queue, program), 3 - 1 + 1);
    increment_on(context, devices[1], program);
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    OK(err);
    OK(clGetKernelWorkGroupInfo(kernel, devices[1], CL_KERNEL_WORK_GROUP_SIZE, sizeof size, &size, NULL));
    assert_true(size > 0);
    FAILS(CL_INVALID_DEVICE,
          clGetProgramBuildInfo(program, devices[1], CL_PROGRAM_BUILD_STATUS, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
    OK(clReleaseDevice(devices[1]));
}

/* A child process has none of the workers; its launches on a part it inherited get new ones. */
static void
fork_goes_on(void **state)
{
    WORLD(state);
    NEEDS_UNITS(w, 2);
    const cl_uint units = units_of(w->device);
    const property one_out[] = {CL_DEVICE_PARTITION_BY_COUNTS, units - 1, 0, 0};
    cl_device_id sub;
    cl_int err;
    int status = -1;
    char name[32] = "api.";
    if (getenv("API_NO_FORK"))
        skip();
    OK(clCreateSubDevices(w->device, one_out, 1, &sub, NULL));
    cl_context context = clCreateContext(NULL, 1, &sub, NULL, NULL, &err);
    OK(err);
    cl_program program = build_binary(context, sub, strcat(name, device_word(sub)));
    cl_command_queue queue = clCreateCommandQueue(context, sub, 0, &err);
    OK(err);
    (void)threads_of_launch(sub, context, queue, program);
    const pid_t child = fork();
    if (child == 0) {
        alarm(HANG_SECONDS);
        (void)threads_of_launch(sub, context, queue, program);
        _exit(clReleaseCommandQueue(queue) != CL_SUCCESS || clReleaseDevice(sub) != CL_SUCCESS);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
    OK(clReleaseDevice(sub));
}

static const struct CMUnitTest tests[] = {
    TEST(queries), TEST(equally),         TEST(by_counts),        TEST(refused),      TEST(lifetime),
    TEST(workers), TEST(built_for_whole), TEST(loaded_for_whole), TEST(fork_goes_on),
};
SUITE(sub_device, tests)
