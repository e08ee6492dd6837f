/* SPDX-License-Identifier: MIT */
/*
 * Runs one GLSL compute shader with Vulkan: host_vulkan FILE.comp FILE.spv [EXPECT]. shader.h says what the
 * shader is given; of that only buffers and push constants are known here. Buffers have their number as
 * binding, uniform blocks UNIFORM_BLOCKS more. With EXPECT, what buffers hold afterwards is appended to that
 * file, as launch.h says.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

#include "shader.h"

enum { UNIFORM_BLOCKS = 16, PUSH_BYTES = 128, MAX_CODE = 1 << 18 };

struct buffer {
    VkBuffer buffer;
    void *at;
};

static struct {
    struct shader shader;
    struct buffer buffers[SHADER_ITEMS], sizes;
    VkPhysicalDevice gpu;
    VkDevice device;
    uint32_t family, memory_type;
    VkDescriptorSetLayout bindings;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkDescriptorSet set;
} run;

static void
must(VkResult result, const char *what)
{
    char text[32];
    snprintf(text, sizeof text, "failed (%d)", (int)result);
    if (result != VK_SUCCESS)
        shader_die(what, text);
}

/* --- the device --- */

static void
choose_gpu(void)
{
    const VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                           .apiVersion = VK_API_VERSION_1_2};
    const VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                       .pApplicationInfo = &application};
    VkInstance instance;
    uint32_t count = 1;
    must(vkCreateInstance(&info, NULL, &instance), "vkCreateInstance");
    const VkResult result = vkEnumeratePhysicalDevices(instance, &count, &run.gpu);
    if ((result != VK_SUCCESS && result != VK_INCOMPLETE) || !count)
        shader_die("Vulkan", "has no device");
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(run.gpu, &properties);
    if (getenv("HOST_VERBOSE"))
        fprintf(stderr, "%s\n", properties.deviceName);
}

static uint32_t
compute_family(void)
{
    VkQueueFamilyProperties families[8];
    uint32_t count = 8;
    vkGetPhysicalDeviceQueueFamilyProperties(run.gpu, &count, families);
    for (uint32_t k = 0; k < count; k++)
        if (families[k].queueFlags & VK_QUEUE_COMPUTE_BIT)
            return k;
    shader_die("Vulkan", "has no queue for compute shaders");
}

static uint32_t
visible_memory(void)
{
    const VkMemoryPropertyFlags want =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkPhysicalDeviceMemoryProperties memory;
    vkGetPhysicalDeviceMemoryProperties(run.gpu, &memory);
    for (uint32_t k = 0; k < memory.memoryTypeCount; k++)
        if ((memory.memoryTypes[k].propertyFlags & want) == want)
            return k;
    shader_die("Vulkan", "has no memory that the host sees");
}

/* All features that there are. */
static void
open_device(void)
{
    const float priority = 1;
    VkPhysicalDeviceFeatures features;
    choose_gpu();
    run.family = compute_family();
    run.memory_type = visible_memory();
    vkGetPhysicalDeviceFeatures(run.gpu, &features);
    const VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                           .queueFamilyIndex = run.family,
                                           .queueCount = 1,
                                           .pQueuePriorities = &priority};
    const VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                     .queueCreateInfoCount = 1,
                                     .pQueueCreateInfos = &queue,
                                     .pEnabledFeatures = &features};
    must(vkCreateDevice(run.gpu, &info, NULL, &run.device), "vkCreateDevice");
}

/* --- buffers --- */

static struct buffer
make_buffer(size_t bytes, const void *data)
{
    struct buffer b;
    VkMemoryRequirements needs;
    VkDeviceMemory memory;
    const VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                     .size = bytes,
                                     .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                              VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                                              VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT};
    must(vkCreateBuffer(run.device, &info, NULL, &b.buffer), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(run.device, b.buffer, &needs);
    const VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                             .allocationSize = needs.size,
                                             .memoryTypeIndex = run.memory_type};
    must(vkAllocateMemory(run.device, &allocation, NULL, &memory), "vkAllocateMemory");
    must(vkBindBufferMemory(run.device, b.buffer, memory, 0), "vkBindBufferMemory");
    must(vkMapMemory(run.device, memory, 0, VK_WHOLE_SIZE, 0, &b.at), "vkMapMemory");
    memcpy(b.at, data, bytes);
    return b;
}

static VkDescriptorType
type_of(const struct shader_item *it)
{
    return !strcmp(it->what, "ssbo")  ? VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
           : !strcmp(it->what, "ubo") ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
                                      : VK_DESCRIPTOR_TYPE_MAX_ENUM;
}

static bool
is_buffer(const struct shader_item *it)
{
    return type_of(it) != VK_DESCRIPTOR_TYPE_MAX_ENUM;
}

static uint32_t
binding_of(const struct shader_item *it)
{
    return it->binding + (type_of(it) == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER ? UNIFORM_BLOCKS : 0);
}

static void
make_buffers(void)
{
    for (unsigned k = 0; k < run.shader.item_count; k++) {
        const struct shader_item *it = &run.shader.item[k];
        if (!is_buffer(it))
            continue;
        const size_t bytes = (size_t)atol(it->word[1]);
        void *data = shader_values(bytes, it->word[2], (uint32_t)atoi(it->word[3]));
        run.buffers[k] = make_buffer(bytes, data);
        free(data);
    }
}

static bool
known(const struct shader_item *it)
{
    static const char *const words[] = {"groups", "ssbo", "ubo", "push", "within", "within64", "indirect"};
    for (size_t k = 0; k < sizeof words / sizeof words[0]; k++)
        if (!strcmp(words[k], it->what))
            return true;
    return false;
}

/* --- the pipeline --- */

static void
make_layout(void)
{
    VkDescriptorSetLayoutBinding bindings[SHADER_ITEMS];
    uint32_t count = 0;
    for (unsigned k = 0; k < run.shader.item_count; k++) {
        const struct shader_item *it = &run.shader.item[k];
        if (is_buffer(it))
            bindings[count++] = (VkDescriptorSetLayoutBinding){binding_of(it), type_of(it), 1,
                                                               VK_SHADER_STAGE_COMPUTE_BIT, NULL};
    }
    const VkDescriptorSetLayoutCreateInfo info = {.sType =
                                                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                                  .bindingCount = count,
                                                  .pBindings = bindings};
    must(vkCreateDescriptorSetLayout(run.device, &info, NULL, &run.bindings), "vkCreateDescriptorSetLayout");
    const VkPushConstantRange push = {VK_SHADER_STAGE_COMPUTE_BIT, 0, PUSH_BYTES};
    const VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                               .setLayoutCount = 1,
                                               .pSetLayouts = &run.bindings,
                                               .pushConstantRangeCount = 1,
                                               .pPushConstantRanges = &push};
    must(vkCreatePipelineLayout(run.device, &layout, NULL, &run.layout), "vkCreatePipelineLayout");
}

static VkShaderModule
read_code(const char *path)
{
    static uint32_t code[MAX_CODE];
    VkShaderModule module;
    FILE *f = fopen(path, "rb");
    const size_t words = f ? fread(code, 4, MAX_CODE, f) : 0;
    if (!words || words == MAX_CODE)
        shader_die(path, "cannot be read");
    fclose(f);
    const VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = 4 * words, .pCode = code};
    must(vkCreateShaderModule(run.device, &info, NULL, &module), "vkCreateShaderModule");
    return module;
}

static void
make_pipeline(const char *path)
{
    const VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = read_code(path),
                  .pName = "main"},
        .layout = run.layout,
    };
    must(vkCreateComputePipelines(run.device, VK_NULL_HANDLE, 1, &info, NULL, &run.pipeline),
         "vkCreateComputePipelines");
}

static void
write_set(unsigned k)
{
    const struct shader_item *it = &run.shader.item[k];
    const VkDescriptorBufferInfo buffer = {run.buffers[k].buffer, 0, (VkDeviceSize)atol(it->word[1])};
    const VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                        .dstSet = run.set,
                                        .dstBinding = binding_of(it),
                                        .descriptorCount = 1,
                                        .descriptorType = type_of(it),
                                        .pBufferInfo = &buffer};
    vkUpdateDescriptorSets(run.device, 1, &write, 0, NULL);
}

static void
make_set(void)
{
    const VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, SHADER_ITEMS},
                                          {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, SHADER_ITEMS}};
    const VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                             .maxSets = 1,
                                             .poolSizeCount = 2,
                                             .pPoolSizes = sizes};
    VkDescriptorPool pool;
    must(vkCreateDescriptorPool(run.device, &info, NULL, &pool), "vkCreateDescriptorPool");
    const VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                             .descriptorPool = pool,
                                             .descriptorSetCount = 1,
                                             .pSetLayouts = &run.bindings};
    must(vkAllocateDescriptorSets(run.device, &set, &run.set), "vkAllocateDescriptorSets");
    for (unsigned k = 0; k < run.shader.item_count; k++)
        if (is_buffer(&run.shader.item[k]))
            write_set(k);
}

/* --- the launch --- */

static VkCommandBuffer
make_commands(void)
{
    const VkCommandPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                          .queueFamilyIndex = run.family};
    VkCommandPool pool;
    VkCommandBuffer commands;
    must(vkCreateCommandPool(run.device, &info, NULL, &pool), "vkCreateCommandPool");
    const VkCommandBufferAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                                    .commandPool = pool,
                                                    .commandBufferCount = 1};
    must(vkAllocateCommandBuffers(run.device, &allocation, &commands), "vkAllocateCommandBuffers");
    return commands;
}

static void
push(VkCommandBuffer commands, const struct shader_item *it)
{
    const uint32_t bytes = (uint32_t)atol(it->word[1]);
    void *data = shader_values(bytes, it->word[0], (uint32_t)atoi(it->word[2]));
    vkCmdPushConstants(commands, run.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, bytes, data);
    free(data);
}

static void
record(VkCommandBuffer commands)
{
    const VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    const uint32_t *groups = run.shader.groups;
    bool indirect = false;
    must(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, run.pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, run.layout, 0, 1, &run.set, 0, NULL);
    for (unsigned k = 0; k < run.shader.item_count; k++) {
        if (!strcmp(run.shader.item[k].what, "push"))
            push(commands, &run.shader.item[k]);
        indirect = indirect || !strcmp(run.shader.item[k].what, "indirect");
    }
    run.sizes = make_buffer(sizeof run.shader.groups, groups);
    if (indirect)
        vkCmdDispatchIndirect(commands, run.sizes.buffer, 0);
    else
        vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
    must(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
}

static void
launch(void)
{
    const VkCommandBuffer commands = make_commands();
    VkQueue queue;
    record(commands);
    vkGetDeviceQueue(run.device, run.family, 0, &queue);
    const VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    must(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    must(vkQueueWaitIdle(queue), "vkQueueWaitIdle");
}

/* --- what comes out --- */

static void
expect(FILE *out, const struct shader_item *it, const struct buffer *b)
{
    const size_t bytes = (size_t)atol(it->word[1]);
    const struct shader_item *t = shader_tolerance(&run.shader, it->binding);
    if (t)
        fprintf(out, "%s %s %s\n", t->what, t->word[1], t->words > 2 ? t->word[2] : "0");
    fprintf(out, "expect buffer %u %zx", it->binding, bytes);
    shader_write_words(out, b->at, bytes);
}

/* Where the GPU has the buffer. */
static void
place(FILE *out, const struct shader_item *it, const struct buffer *b)
{
    uint64_t (*const find)(const void *) = (uint64_t(*)(const void *))dlsym(RTLD_DEFAULT, "door_address");
    fprintf(out, "place buffer %u %llx\n", it->binding, find ? (unsigned long long)find(b->at) : 0);
}

static void
each_buffer(const char *path, void (*each)(FILE *, const struct shader_item *, const struct buffer *))
{
    FILE *out = path ? fopen(path, "a") : NULL;
    if (!out)
        return;
    for (unsigned k = 0; k < run.shader.item_count; k++)
        if (type_of(&run.shader.item[k]) == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)
            each(out, &run.shader.item[k], &run.buffers[k]);
    fclose(out);
}

int
main(int argc, char **argv)
{
    if (argc < 3)
        shader_die("host_vulkan", "FILE.comp FILE.spv [EXPECT]");
    shader_read(&run.shader, argv[1]);
    for (unsigned k = 0; k < run.shader.item_count; k++)
        if (!known(&run.shader.item[k]))
            shader_die(run.shader.item[k].what, "is nothing that host_vulkan knows");
    open_device();
    make_buffers();
    make_layout();
    make_pipeline(argv[2]);
    make_set();
    launch();
    each_buffer(argc > 3 ? argv[3] : NULL, expect);
    each_buffer(getenv("DOOR_CAPTURE"), place);
    return 0;
}
