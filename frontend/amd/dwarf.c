/* SPDX-License-Identifier: MIT */
/* Argument data of a bare object, from the debug data that clang -g writes. */
#include "attributes.h"
#include "dwarf_type.h"
#include "object.h"
#include "params.h"

enum { CC_OPENCL_KERNEL = 0xc7 /* DW_CC_LLVM_OpenCLKernel */, NAME_STEP = 16 };

struct reader {
    struct dwarf_work work;
    struct fe_kernel *kernels;
    uint32_t count;
    bool *drop;
};

static bool
add_param(struct cay_params *params, uint32_t index, const struct fe_arg *arg, struct dwarf_layout layout)
{
    if (arg->kind == FE_ARG_IMAGE)
        return cay_params_add_image(params, index, arg->access == FE_ACCESS_WRITE);
    if (arg->kind == FE_ARG_SAMPLER)
        return cay_params_add_sampler(params, index);
    return cay_params_add(params, index, arg->kind, layout.size, layout.align);
}

/* Visits the parameters; with params and args NULL only counts them. */
static bool
walk_parameters(struct reader *r, Dwarf_Die *function, struct fe_arg *args, struct cay_params *params,
                uint32_t *count)
{
    Dwarf_Die child, type;
    *count = 0;
    for (int more = dwarf_child(function, &child); more == 0; more = dwarf_next(&r->work, &child)) {
        struct dwarf_layout layout;
        if (dwarf_tag(&child) != DW_TAG_formal_parameter)
            continue;
        if (args) {
            struct fe_arg *arg = &args[*count];
            const char *name = dwarf_diename(&child);
            if (!dwarf_type_of(&r->work, &child, &type) ||
                !dwarf_argument_type(&r->work, &type, arg, &layout) ||
                !add_param(params, *count, arg, layout))
                return false;
            arg->name = name ? fe_text(r->work.load, name, 256) : NULL;
        }
        ++*count;
    }
    return r->work.left > 0;
}

static void
take_kernel(struct reader *r, Dwarf_Die *function, struct fe_kernel *kernel)
{
    struct fe_load *load = r->work.load;
    struct cay_params params;
    uint32_t count;
    if (!walk_parameters(r, function, NULL, NULL, &count) || count > CAY_PARAMS_MAX)
        return;
    struct fe_arg *args = fe_alloc(load, count + 1, sizeof *args);
    struct fe_patch *patches = fe_alloc(load, count + CAY_PARAMS_FIXED, sizeof *patches);
    if (!args || !patches)
        return;
    cay_params_begin(&params, patches);
    if (!walk_parameters(r, function, args, &params, &count))
        return;
    kernel->args = args;
    kernel->arg_count = count;
    kernel->payload_bytes = cay_params_end(&params);
    kernel->patches = patches;
    kernel->patch_count = params.count;
    kernel->args_known = true;
    cay_params_count_images(&params, kernel);
    cay_take_attributes(&r->work, function, kernel);
}

static void
take_function(struct reader *r, Dwarf_Die *function)
{
    const char *name = dwarf_diename(function);
    Dwarf_Word convention = 0;
    Dwarf_Attribute origin;
    /* A kernel that another one calls is described elsewhere in the unit, for both its code and its copies.
     */
    if (dwarf_attr(function, DW_AT_abstract_origin, &origin))
        return;
    const size_t steps = 1 + (name ? strlen(name) / NAME_STEP : 0);
    for (uint32_t i = 0; name && i < r->count; i++) {
        if (!dwarf_spend(&r->work, steps))
            return;
        if (r->kernels[i].args_known || strcmp(r->kernels[i].name, name) != 0)
            continue;
        dwarf_number(function, DW_AT_calling_convention, &convention);
        if (convention == CC_OPENCL_KERNEL)
            take_kernel(r, function, &r->kernels[i]);
        else
            r->drop[i] = true;
        return;
    }
}

static void
take_unit(struct reader *r, Dwarf_Die *unit)
{
    Dwarf_Die child;
    for (int more = dwarf_child(unit, &child); more == 0; more = dwarf_next(&r->work, &child)) {
        if (dwarf_tag(&child) == DW_TAG_subprogram)
            take_function(r, &child);
    }
}

int
cay_dwarf_arguments(const struct cay_object *o, struct fe_kernel *kernels, uint32_t count, bool *drop)
{
    struct reader r = {dwarf_work_begin(o->load, o->file.size), kernels, count, drop};
    Dwarf *dwarf = dwarf_begin_elf(o->elf, DWARF_C_READ, NULL);
    if (!dwarf)
        return 0;
    Dwarf_CU *unit = NULL;
    Dwarf_Die die;
    while (dwarf_spend(&r.work, 1) && dwarf_get_units(dwarf, unit, &unit, NULL, NULL, &die, NULL) == 0) {
        if (!dwarf_is_plain(&r.work, &die))
            break;
        take_unit(&r, &die);
    }
    dwarf_end(dwarf);
    return o->load->error && o->load->error->kind == EMU_NO_MEMORY ? -1 : 0;
}
