// SPDX-License-Identifier: MIT
// Images for `caygen exec`.
kernel void
flip(read_only image2d_t in, write_only image2d_t out, sampler_t s)
{
    const int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
    const int2 from = (int2)(get_image_width(in) - 1 - at.x, at.y);
    write_imagef(out, at, read_imagef(in, s, from));
}
