/* SPDX-License-Identifier: MIT */
#include "model.h"

#include <math.h>
#include <string.h>

/* Which component each channel in memory is: r, g, b, a. */
struct order {
    cl_channel_order order;
    const char *channels;
};

static const struct order orders[] = {
    {CL_R, "r"},       {CL_A, "a"},        {CL_RG, "rg"},     {CL_RA, "ra"},       {CL_RGBA, "rgba"},
    {CL_BGRA, "bgra"}, {CL_ARGB, "argb"},  {CL_ABGR, "abgr"}, {CL_INTENSITY, "i"}, {CL_LUMINANCE, "l"},
    {CL_DEPTH, "r"},   {CL_sRGBA, "rgba"}, {CL_sBGRA, "bgra"}};

static const char *
channels_of(const cl_image_format *format)
{
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++)
        if (orders[i].order == format->image_channel_order)
            return orders[i].channels;
    return "";
}

static size_t
channel_bytes(const cl_image_format *format)
{
    switch (format->image_channel_data_type) {
    case CL_SNORM_INT8:
    case CL_UNORM_INT8:
    case CL_SIGNED_INT8:
    case CL_UNSIGNED_INT8:
        return 1;
    case CL_SIGNED_INT32:
    case CL_UNSIGNED_INT32:
    case CL_FLOAT:
        return 4;
    default:
        return 2;
    }
}

enum kind
model_kind(const cl_image_format *format)
{
    switch (format->image_channel_data_type) {
    case CL_SIGNED_INT8:
    case CL_SIGNED_INT16:
    case CL_SIGNED_INT32:
        return KIND_INT;
    case CL_UNSIGNED_INT8:
    case CL_UNSIGNED_INT16:
    case CL_UNSIGNED_INT32:
        return KIND_UINT;
    default:
        return KIND_FLOAT;
    }
}

size_t
model_texel_bytes(const cl_image_format *format)
{
    return strlen(channels_of(format)) * channel_bytes(format);
}

static double
half_value(uint16_t bits)
{
    const int exponent = bits >> 10 & 31, fraction = bits & 1023;
    const double sign = bits & 0x8000 ? -1 : 1;
    return exponent ? sign * ldexp(1024 + fraction, exponent - 25) : sign * ldexp(fraction, -24);
}

static double
channel_value(const cl_image_format *format, const uint8_t *at)
{
    int8_t b;
    int16_t w;
    int32_t d;
    uint16_t uw;
    uint32_t ud;
    float f;
    memcpy(&b, at, 1);
    memcpy(&w, at, channel_bytes(format) >= 2 ? 2 : 0);
    memcpy(&uw, at, channel_bytes(format) >= 2 ? 2 : 0);
    memcpy(&d, at, channel_bytes(format) >= 4 ? 4 : 0);
    memcpy(&ud, at, channel_bytes(format) >= 4 ? 4 : 0);
    memcpy(&f, at, channel_bytes(format) >= 4 ? 4 : 0);
    switch (format->image_channel_data_type) {
    case CL_SNORM_INT8:
        return fmax(b / 127.0, -1);
    case CL_SNORM_INT16:
        return fmax(w / 32767.0, -1);
    case CL_UNORM_INT8:
        return *at / 255.0;
    case CL_UNORM_INT16:
        return uw / 65535.0;
    case CL_SIGNED_INT8:
        return b;
    case CL_SIGNED_INT16:
        return w;
    case CL_SIGNED_INT32:
        return d;
    case CL_UNSIGNED_INT8:
        return *at;
    case CL_UNSIGNED_INT16:
        return uw;
    case CL_UNSIGNED_INT32:
        return ud;
    case CL_HALF_FLOAT:
        return half_value(uw);
    default:
        return f;
    }
}

static bool
is_srgb(const cl_image_format *format)
{
    return format->image_channel_order == CL_sRGBA || format->image_channel_order == CL_sBGRA;
}

static double
linear_of_srgb(double c)
{
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

void
model_decode(const cl_image_format *format, const uint8_t *texel, double rgba[4])
{
    const char *channels = channels_of(format);
    rgba[0] = rgba[1] = rgba[2] = 0;
    rgba[3] = strchr(channels, 'a') ? 0 : 1;
    for (size_t c = 0; channels[c]; c++) {
        double v = channel_value(format, texel + c * channel_bytes(format));
        if (is_srgb(format) && channels[c] != 'a')
            v = linear_of_srgb(v);
        if (channels[c] == 'l' || channels[c] == 'i')
            rgba[0] = rgba[1] = rgba[2] = v;
        if (channels[c] == 'i')
            rgba[3] = v;
        const char *place = strchr("rgba", channels[c]);
        if (place)
            rgba[place - "rgba"] = v;
    }
}

static void
border(const cl_image_format *format, double rgba[4])
{
    const cl_channel_order o = format->image_channel_order;
    rgba[0] = rgba[1] = rgba[2] = 0;
    rgba[3] = o == CL_R || o == CL_RG || o == CL_LUMINANCE || o == CL_DEPTH ? 1 : 0;
}

static void
texel_at(const struct picture *p, const long i[3], double rgba[4])
{
    for (unsigned k = 0; k < 3; k++)
        if (i[k] < 0 || (size_t)i[k] >= p->size[k]) {
            border(&p->format, rgba);
            return;
        }
    const size_t number = ((size_t)i[2] * p->size[1] + (size_t)i[1]) * p->size[0] + (size_t)i[0];
    model_decode(&p->format, p->texels + number * p->texel_bytes, rgba);
}

/* 8.2: the texel, or the pair and the second one's weight. */
static void
address(const struct sampling *s, double x, double size, long pair[2], double *weight)
{
    double u = s->normalised ? x * size : x;
    if (s->address == CL_ADDRESS_REPEAT)
        u = (x - floor(x)) * size;
    if (s->address == CL_ADDRESS_MIRRORED_REPEAT)
        u = fabs(x - 2 * rint(0.5 * x)) * size;
    const double t = s->linear ? u - 0.5 : u;
    *weight = t - floor(t);
    for (int n = 0; n < 2; n++) {
        double i = floor(t) + n;
        if (s->address == CL_ADDRESS_REPEAT)
            i = i < 0 ? i + size : i > size - 1 ? i - size : i;
        else if (s->address == CL_ADDRESS_CLAMP_TO_EDGE || s->address == CL_ADDRESS_MIRRORED_REPEAT)
            i = fmin(fmax(i, 0), size - 1);
        pair[n] = (long)fmin(fmax(i, -2), size + 1);
    }
}

void
model_sample(const struct picture *p, const struct sampling *s, const double coordinate[4], double rgba[4])
{
    long pairs[3][2] = {{0}};
    double weights[3] = {0};
    for (unsigned k = 0; k < p->axes; k++)
        address(s, coordinate[k], (double)p->size[k], pairs[k], &weights[k]);
    if (p->is_array)
        pairs[p->axes][0] = pairs[p->axes][1] =
            (long)fmin(fmax(rint(coordinate[p->axes]), 0), (double)p->size[p->axes] - 1);
    rgba[0] = rgba[1] = rgba[2] = rgba[3] = 0;
    for (unsigned corner = 0; corner < (s->linear ? 1u << p->axes : 1u); corner++) {
        const long at[3] = {pairs[0][corner & 1], pairs[1][corner >> 1 & 1], pairs[2][corner >> 2 & 1]};
        double weight = 1, texel[4];
        for (unsigned k = 0; s->linear && k < p->axes; k++)
            weight *= corner >> k & 1 ? weights[k] : 1 - weights[k];
        texel_at(p, at, texel);
        for (int c = 0; c < 4; c++)
            rgba[c] += weight * texel[c];
    }
}

/* Distance from the value to what the channel holds, in units of the channel. */
static double
lost(const cl_image_format *format, double value, const uint8_t *at)
{
    const double got = channel_value(format, at);
    switch (format->image_channel_data_type) {
    case CL_UNORM_INT8:
        return fabs(fmin(fmax(value, 0), 1) - got) * 255;
    case CL_UNORM_INT16:
        return fabs(fmin(fmax(value, 0), 1) - got) * 65535;
    case CL_SNORM_INT8:
        return fabs(fmin(fmax(value, -1), 1) - got) * 127;
    case CL_SNORM_INT16:
        return fabs(fmin(fmax(value, -1), 1) - got) * 32767;
    case CL_HALF_FLOAT:
        return fabs(value - got) / ldexp(1, (int)fmax(ilogb(value == 0 ? 1e-9 : value), -14) - 10);
    case CL_FLOAT:
        return value == got ? 0 : 1;
    default: {
        const double bits = 8.0 * (double)channel_bytes(format);
        const bool has_sign = model_kind(format) == KIND_INT;
        const double high = ldexp(1, (int)bits - has_sign) - 1, low = has_sign ? -high - 1 : 0;
        return fmin(fmax(value, low), high) == got ? 0 : 1;
    }
    }
}

/* Half a unit, and what a float's product with the largest value may be off. */
static double
allowed(const cl_image_format *format)
{
    return channel_bytes(format) == 2 ? 0.5 + 0x1p-8 : 0.5 + 0x1p-16;
}

bool
model_may_be_written(const cl_image_format *format, const double rgba[4], const uint8_t *texel)
{
    const char *channels = channels_of(format);
    for (size_t c = 0; channels[c]; c++) {
        const char *place = strchr("rgba", channels[c]);
        if (lost(format, rgba[place ? place - "rgba" : 0], texel + c * channel_bytes(format)) >
            allowed(format))
            return false;
    }
    return true;
}
