/* SPDX-License-Identifier: MIT */
#include "dwarf_opaque.h"

#include <stddef.h>
#include <string.h>

#include "frontend/program.h"

/* clang's names without "opencl_" and, for images, without the access. */
static const struct {
    const char *name, *type;
    enum fe_image_shape shape;
} images[] = {
    {"image1d", "image1d_t", FE_SHAPE_1D},
    {"image1d_array", "image1d_array_t", FE_SHAPE_1D_ARRAY},
    {"image1d_buffer", "image1d_buffer_t", FE_SHAPE_BUFFER},
    {"image2d", "image2d_t", FE_SHAPE_2D},
    {"image2d_array", "image2d_array_t", FE_SHAPE_2D_ARRAY},
    {"image2d_depth", "image2d_depth_t", FE_SHAPE_2D_DEPTH},
    {"image2d_array_depth", "image2d_array_depth_t", FE_SHAPE_2D_ARRAY_DEPTH},
    {"image3d", "image3d_t", FE_SHAPE_3D},
};

static enum fe_arg_access
access_of(const char *suffix)
{
    return strcmp(suffix, "_ro_t") == 0   ? FE_ACCESS_READ
           : strcmp(suffix, "_wo_t") == 0 ? FE_ACCESS_WRITE
           : strcmp(suffix, "_rw_t") == 0 ? FE_ACCESS_READ_WRITE
                                          : FE_ACCESS_NONE;
}

bool
dwarf_opaque_argument(const char *structure, struct fe_arg *arg)
{
    static const char prefix[] = "opencl_";
    if (strncmp(structure, prefix, sizeof prefix - 1) != 0)
        return false;
    const char *name = structure + sizeof prefix - 1;
    if (strcmp(name, "sampler_t") == 0) {
        arg->kind = FE_ARG_SAMPLER;
        arg->type_name = "sampler_t";
        return true;
    }
    for (size_t i = 0; i < sizeof images / sizeof *images; i++) {
        const size_t length = strlen(images[i].name);
        if (strncmp(name, images[i].name, length) != 0 || !access_of(name + length))
            continue;
        arg->kind = FE_ARG_IMAGE;
        arg->access = access_of(name + length);
        arg->shape = images[i].shape;
        arg->type_name = images[i].type;
        return true;
    }
    return false;
}
