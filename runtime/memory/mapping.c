/* SPDX-License-Identifier: MIT */
/* The object that owns the memory keeps the mappings of all objects made from it, because memory that is
 * mapped for writing must not be mapped for writing a second time (OpenCL 3.0, 5.5.3). */
#include <assert.h>
#include <stdlib.h>

#include "mem_parts.h"

/* The box in the memory of the root. */
static struct rt_box
box_in_root(const struct rt_mapping *mapping)
{
    struct rt_box box = mapping->box;
    box.offset += rt_mem_start(mapping->mem);
    return box;
}

static bool
collides(cl_mem root, const struct rt_mapping *mapping)
{
    const struct rt_box box = box_in_root(mapping);
    if (!(mapping->flags & RT_MAP_WRITES))
        return false;
    for (const struct rt_mapping *m = root->mappings; m; m = m->next) {
        const struct rt_box other = box_in_root(m);
        if (m->flags & RT_MAP_WRITES && rt_boxes_overlap(&box, &other))
            return true;
    }
    return false;
}

cl_int
rt_mem_map(cl_mem mem, const struct rt_box *box, cl_map_flags flags, uint8_t **pointer)
{
    cl_mem root = rt_mem_root(mem);
    struct rt_mapping *mapping = malloc(sizeof *mapping);
    if (!mapping)
        return CL_OUT_OF_HOST_MEMORY;
    uint8_t *at = (mem->host ? mem->host : mem->data) + box->offset;
    rt_lock(&root->lock);
    *mapping = (struct rt_mapping){root->mappings, mem, at, *box, flags};
    const bool free_to_map = !collides(root, mapping);
    if (free_to_map)
        root->mappings = mapping;
    rt_unlock(&root->lock);
    if (!free_to_map) {
        free(mapping);
        return CL_INVALID_OPERATION;
    }
    *pointer = at;
    return CL_SUCCESS;
}

bool
rt_mem_unmap(cl_mem mem, const void *pointer, struct rt_mapping *taken)
{
    cl_mem root = rt_mem_root(mem);
    rt_lock(&root->lock);
    struct rt_mapping **link = &root->mappings;
    while (*link && ((*link)->mem != mem || (*link)->pointer != pointer))
        link = &(*link)->next;
    struct rt_mapping *found = *link;
    if (found) {
        *link = found->next;
        *taken = *found;
    }
    rt_unlock(&root->lock);
    free(found);
    return found != NULL;
}

cl_uint
rt_mem_map_count(cl_mem mem)
{
    cl_mem root = rt_mem_root(mem);
    cl_uint count = 0;
    rt_lock(&root->lock);
    for (const struct rt_mapping *m = root->mappings; m; m = m->next)
        count += m->mem == mem;
    rt_unlock(&root->lock);
    return count;
}

void
rt_mem_forget_mappings(cl_mem mem)
{
    cl_mem root = rt_mem_root(mem);
    rt_lock(&root->lock);
    for (struct rt_mapping **link = &root->mappings; *link;) {
        struct rt_mapping *mapping = *link;
        if (mapping->mem != mem) {
            link = &mapping->next;
            continue;
        }
        *link = mapping->next;
        free(mapping);
    }
    rt_unlock(&root->lock);
}
