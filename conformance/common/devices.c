/* SPDX-License-Identifier: MIT */
#include "devices.h"

#include <string.h>
#include <strings.h>

enum { C20 = 1, SURFACES = 2 };
#define GEN(chip, marketing, extensions, images, local_block, c20, pci) (c20) ? C20 : 0
#define GEN7(chip, marketing, group, pci) SURFACES
#define CAYMAN 0
static const struct {
    const char *name;
    unsigned facts;
} rows[DEVICE_ROWS] = {
#define FE_DEVICE(id, name, isa, platform, intel, opencl) {name, opencl},
#include "frontend/devices.def"
#undef FE_DEVICE
};

/* CL_DEVICE_NAME ends with the row's name, in parentheses or alone: "... (Caygen skl)", "Cayman". */
static bool
is_row(const char *name, const char *row)
{
    const size_t length = strlen(row);
    size_t end = strlen(name);
    end -= end && name[end - 1] == ')';
    if (end < length || strncasecmp(name + end - length, row, length) != 0)
        return false;
    return end == length || name[end - length - 1] == ' ';
}

static unsigned
find_row(cl_device_id device)
{
    char name[256] = "";
    unsigned row = 0;
    clGetDeviceInfo(device, CL_DEVICE_NAME, sizeof name, name, NULL);
    while (row < DEVICE_ROWS && !is_row(name, rows[row].name))
        row++;
    return row;
}

const char *
device_row(cl_device_id device)
{
    const unsigned row = find_row(device);
    return row < DEVICE_ROWS ? rows[row].name : NULL;
}

static bool
has(cl_device_id device, unsigned fact)
{
    const unsigned row = find_row(device);
    return row < DEVICE_ROWS && rows[row].facts & fact;
}

bool
device_has_c20(cl_device_id device)
{
    return has(device, C20);
}

bool
device_has_surfaces_only(cl_device_id device)
{
    return has(device, SURFACES);
}
