/* SPDX-License-Identifier: MIT */
/*
 * The properties of the GPUs. Intel: figures from Intel's runtime 22.43 for the same chip, those of Gen7 from
 * Beignet and the PRMs; fp64 and 64-bit atomics as in the instruction set (Broxton has no 64-bit atomics).
 * Cayman: figures from Mesa's clover; no fp64, because no compiler makes such code for it
 * (docs/architecture.md). Image support, SVM, pipes: none. Device queues: no GPU.
 */
#include <assert.h>

#include "compile/toolchain.h"
#include "frontend/program.h"
#include "runtime/device.h"

#define MAX_GROUP 256
#define COUNT(x) (sizeof(x) / sizeof *(x))
#define V1 CL_MAKE_VERSION(1, 0, 0)

#define COMMON_EXTENSIONS                                                                                    \
    {V1, "cl_khr_byte_addressable_store"}, {V1, "cl_khr_global_int32_base_atomics"},                         \
        {V1, "cl_khr_global_int32_extended_atomics"}, {V1, "cl_khr_local_int32_base_atomics"},               \
        {V1, "cl_khr_local_int32_extended_atomics"}, {V1, "cl_khr_icd"},                                     \
    {                                                                                                        \
        V1, "cl_khr_extended_versioning"                                                                     \
    }
/* A sub-group is a hardware thread. The hardware threads of a work-group take turns only at barriers, so one
 * cannot wait for another in a loop. cl_khr_subgroups promises that it can, so it is left out. */
#define SUB_GROUP_EXTENSIONS                                                                                 \
    {V1, "cl_khr_subgroup_extended_types"}, {V1, "cl_khr_subgroup_non_uniform_vote"},                        \
        {V1, "cl_khr_subgroup_ballot"}, {V1, "cl_khr_subgroup_non_uniform_arithmetic"},                      \
        {V1, "cl_khr_subgroup_shuffle"}, {V1, "cl_khr_subgroup_shuffle_relative"},                           \
        {V1, "cl_khr_subgroup_clustered_reduce"}, {V1, "cl_intel_subgroups"},                                \
        {V1, "cl_intel_subgroups_char"}, {V1, "cl_intel_subgroups_short"}, {V1, "cl_intel_subgroups_long"},  \
    {                                                                                                        \
        V1, "cl_intel_required_subgroup_size"                                                                \
    }
#define GEN_EXTENSIONS                                                                                       \
    COMMON_EXTENSIONS, SUB_GROUP_EXTENSIONS, {V1, "cl_khr_fp16"}, {V1, "cl_khr_fp64"},                       \
        {V1, "cl_khr_image2d_from_buffer"}, {V1, "cl_khr_depth_images"}, {V1, "cl_khr_3d_image_writes"},     \
    {                                                                                                        \
        CL_MAKE_VERSION(1, 2, 0), "cl_intel_unified_shared_memory"                                           \
    }

static const cl_name_version gen_extensions[] = {
    GEN_EXTENSIONS, {V1, "cl_khr_int64_base_atomics"}, {V1, "cl_khr_int64_extended_atomics"}};
static const cl_name_version bxt_extensions[] = {GEN_EXTENSIONS};
/* What Beignet reports for these GPUs and its compiler has: no doubles, halves, or depth images. */
static const cl_name_version gen7_extensions[] = {
    COMMON_EXTENSIONS,          {V1, "cl_khr_3d_image_writes"},   {V1, "cl_khr_image2d_from_buffer"},
    {V1, "cl_intel_subgroups"}, {V1, "cl_intel_subgroups_short"}, {V1, "cl_intel_required_subgroup_size"}};
static const cl_name_version cayman_extensions[] = {COMMON_EXTENSIONS};

#define GEN_FP                                                                                               \
    (CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_ROUND_TO_ZERO | CL_FP_ROUND_TO_INF |      \
     CL_FP_FMA)
#define GEN_SINGLE_FP (GEN_FP | CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT)
#define GEN7_FP (CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST)
#define CAYMAN_FP (CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_FMA)

/* All memory is the host's. These GPUs do not offer access to any address (fine-grain system), which would
 * let kernels access memory outside their context. */
#define GEN_SVM (CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER | CL_DEVICE_SVM_ATOMICS)
#define GEN_USM                                                                                              \
    (CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL | CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL |                  \
     CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ACCESS_INTEL |                                                      \
     CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ATOMIC_ACCESS_INTEL)

/* Volume of a buffer surface: 27 bits of width (Gen8 PRM volume 2d, RENDER_SURFACE_STATE); the rest is
 * Intel's runtime's. */
#define GEN_IMAGES(size_3d)                                                                                  \
    {                                                                                                        \
        .width = 16384, .height = 16384, .width_3d = size_3d, .height_3d = size_3d, .depth_3d = 2048,        \
        .layers = 2048, .buffer_texels = (size_t)1 << 27, .read_args = 128, .write_args = 128,               \
        .read_write_args = 128, .samplers = 16, .pitch_alignment = 4, .base_alignment = 4                    \
    }
static const struct rt_image_limits gen8_images = GEN_IMAGES(2048), gen9_images = GEN_IMAGES(16384);

/* Sizes: Ivy Bridge PRM volume 4 part 1, SURFACE_STATE. The binding table has room for the images; Beignet
 * reports eight that are written, where OpenCL 3.0 asks for 64. */
static const struct rt_image_limits gen7_images = {.width = 16384,
                                                   .height = 16384,
                                                   .width_3d = 2048,
                                                   .height_3d = 2048,
                                                   .depth_3d = 2048,
                                                   .layers = 2048,
                                                   .buffer_texels = (size_t)1 << 27,
                                                   .read_args = 128,
                                                   .write_args = 64,
                                                   .samplers = 16,
                                                   .pitch_alignment = 4,
                                                   .base_alignment = 4};

/* Steps of local memory: INTERFACE_DESCRIPTOR_DATA's Shared Local Memory Size. */
#define GEN7_LOCAL_BLOCK 4096
#define GEN8_LOCAL_BLOCK 4096
#define GEN9_LOCAL_BLOCK 1024

/* A message's offset in a surface has 32 bits; Intel's runtime takes two pages off. Code reaches more of an
 * object only if it is compiled with -cl-intel-greater-than-4GB-buffer-required; otherwise offsets wrap
 * without an error. */
#define GEN_OBJECT_BYTES ((UINT64_C(4) << 30) - 8192)

/* c20: the optional features of OpenCL C 3.0, including sub-groups and pipes. Intel's compiler has none of
 * them for Broxton, where sub-groups are only extensions. pci: the device by which Beignet's compiler knows
 * the GPU. */
#define GEN(chip, marketing, list, image_limits, block, c20, pci)                                            \
    {                                                                                                        \
        .name = marketing " (Caygen " chip ")", .vendor = "Intel(R) Corporation", .vendor_id = 0x8086,       \
        .address_bits = 64, .max_group_size = 256, .max_item_sizes = {256, 256, 256},                        \
        .local_bytes = 64 * 1024, .local_block = block, .simd = {8, 16, 32},                                 \
        .max_sub_groups = (c20) ? MAX_GROUP / 8 : 0, .opencl_c_20 = c20, .non_uniform_groups = true,         \
        .sub_groups = true, .single_fp = GEN_SINGLE_FP, .double_fp = GEN_FP, .half_fp = GEN_FP,              \
        .pipes = {(c20) ? 16 : 0, (c20) ? 1 : 0, (c20) ? 1024 : 0}, .svm = GEN_SVM, .usm = GEN_USM,          \
        .images = &image_limits, .extensions = list, .extension_count = COUNT(list),                         \
        .max_parameter_bytes = 1024, .max_constant_bytes = UINT64_C(4) << 30, .cacheline = 64,               \
        .max_object_bytes = GEN_OBJECT_BYTES, .cache_bytes = 512 * 1024, .toolchain = &rt_ocloc,             \
        .beignet_chip = pci,                                                                                 \
        .compile_hint = "ocloc compile -file kernel.cl -device " chip " -output kernel -output_no_suffix"    \
    }

/*
 * Gen7 and Gen7.5. A work-group is what the threads of a half-slice hold in SIMD8: 8 execution units of 8
 * threads (ivb), 4 of 8 (byt); hsw has 10 of 7, but a work-group has at most 64 threads. Pointers have 32
 * bits. A program that builds for every device of a platform would fail where Beignet's compiler is missing,
 * as it mostly is: so these GPUs are there only when they are asked for.
 */
#define GEN7(chip, marketing, group, pci)                                                                    \
    {                                                                                                        \
        .name = marketing " (Caygen " chip ")", .vendor = "Intel(R) Corporation", .vendor_id = 0x8086,       \
        .address_bits = 32, .max_group_size = group, .max_item_sizes = {group, group, group},                \
        .local_bytes = 64 * 1024, .local_block = GEN7_LOCAL_BLOCK, .simd = {8, 16}, .sub_groups = true,      \
        .single_fp = GEN7_FP, .images = &gen7_images, .extensions = gen7_extensions,                         \
        .extension_count = COUNT(gen7_extensions), .max_parameter_bytes = 1024,                              \
        .max_constant_bytes = 128 * 1024 * 1024, .cacheline = 64, .cache_bytes = 256 * 1024,                 \
        .toolchain = &rt_beignet, .beignet_chip = pci, .on_request = true,                                   \
        .compile_hint = "Beignet's clGetProgramInfo(CL_PROGRAM_BINARIES), or its compiler libgbe.so"         \
    }

/* clang has no built-in functions for images on this GPU, and libclc has none: OpenCL C programs cannot use
 * them. Binaries can: CAYGEN_CAYMAN_IMAGES. Formats as Intel's devices; nobody else says. */
static const struct rt_image_limits cayman_images = {.width = 16384,
                                                     .height = 16384,
                                                     .width_3d = 2048,
                                                     .height_3d = 2048,
                                                     .depth_3d = 2048,
                                                     .layers = 2048,
                                                     .buffer_texels = 65536,
                                                     .read_args = 8,
                                                     .write_args = 8,
                                                     .samplers = 16,
                                                     .pitch_alignment = 4,
                                                     .base_alignment = 4};

#define CAYMAN_WITH(image_limits)                                                                            \
    {                                                                                                        \
        .name = "Cayman", .vendor = "Advanced Micro Devices, Inc.", .vendor_id = 0x1002, .address_bits = 32, \
        .max_group_size = 256, .max_item_sizes = {256, 256, 256}, .local_bytes = 32 * 1024, .simd = {64},    \
        .single_fp = CAYMAN_FP, .images = image_limits, .extensions = cayman_extensions,                     \
        .extension_count = COUNT(cayman_extensions), .max_parameter_bytes = 1024,                            \
        .max_constant_bytes = 64 * 1024, .cacheline = 128, .cache_bytes = 512 * 1024,                        \
        .toolchain = &rt_clang, .pool_addresses = true, .code_below = true,                                  \
        .compile_hint = "clang-15 --target=r600-- -mcpu=cayman -x cl -cl-std=CL1.2 -O2 -g "                  \
                        "-Xclang -finclude-default-header -fintegrated-as "                                  \
                        "-Xclang -mlink-bitcode-file -Xclang /usr/lib/clc/cayman-r600--.bc "                 \
                        "-c kernel.cl -o kernel.o"                                                           \
    }
#define CAYMAN CAYMAN_WITH(NULL)

static const struct rt_gpu cayman_with_images = CAYMAN_WITH(&cayman_images);
static const struct rt_gpu gpus[FE_DEVICE_COUNT] = {
#define FE_DEVICE(id, name, isa, platform, intel, opencl) [FE_##id] = opencl,
#include "frontend/devices.def"
#undef FE_DEVICE
};

const struct rt_gpu *
rt_gpu_of(unsigned id)
{
    assert(id < FE_DEVICE_COUNT);
    return &gpus[id];
}

const struct rt_gpu *
rt_gpu_with_images(unsigned id)
{
    return id == FE_CAYMAN ? &cayman_with_images : rt_gpu_of(id);
}
