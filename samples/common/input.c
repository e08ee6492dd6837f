/* SPDX-License-Identifier: MIT */
#include "common/input.h"

struct image
sample_input(const struct sample_options *options)
{
    struct image input = image_load(options->input);
    if (!options->sized)
        return input;
    struct image scaled = image_scaled(&input, options->width, options->height);
    image_free(&input);
    return scaled;
}
