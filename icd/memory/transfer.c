/* SPDX-License-Identifier: MIT */
#include "transfer.h"

#include <assert.h>

#include "object/icd.h"
#include "runtime/memory.h"

bool
icd_inside(size_t length, size_t offset, size_t size)
{
    return offset <= length && size <= length - offset;
}

bool
icd_host_reads(cl_mem mem)
{
    return !(mem->flags & (CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS));
}

bool
icd_host_writes(cl_mem mem)
{
    return !(mem->flags & (CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS));
}

/* *sum += a * b; false: it does not fit. */
static bool
add_product(size_t *sum, size_t a, size_t b)
{
    size_t product;
    return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(*sum, product, sum);
}

bool
icd_make_box(const size_t origin[3], const size_t region[3], size_t row, size_t slice, struct icd_box *box)
{
    assert(region[0] > 0 && region[1] > 0 && region[2] > 0); /* an empty box has no end */
    size_t packed = 0;
    box->row = row ? row : region[0];
    if (box->row < region[0] || !add_product(&packed, region[1], box->row))
        return false;
    box->slice = slice ? slice : packed;
    if (box->slice < packed || box->slice % box->row)
        return false;
    box->offset = origin[0];
    if (!add_product(&box->offset, origin[1], box->row) || !add_product(&box->offset, origin[2], box->slice))
        return false;
    box->end = box->offset;
    return add_product(&box->end, region[0], 1) && add_product(&box->end, region[1] - 1, box->row) &&
           add_product(&box->end, region[2] - 1, box->slice);
}
