/* SPDX-License-Identifier: MIT */
/* caygen exec: runs a kernel of a binary or of a source file once, with arguments from the command line; or
 * described launches. */
#include <stdlib.h>

#include "exec.h"

int
exec_check(cl_int code, const char *what)
{
    return code == CL_SUCCESS ? TOOL_OK : tool_fail(TOOL_LAUNCH, "%s: %s", what, tool_driver_error(code));
}

/* What the driver says about a fault stands on standard error already. */
static int
launch(struct exec *e)
{
    const struct exec_options *o = &e->options;
    const cl_icd_dispatch *api = e->driver.api;
    cl_event event;
    cl_int status = CL_SUCCESS;
    int result =
        exec_check(api->clEnqueueNDRangeKernel(e->queue, e->kernel, o->dimensions, o->offset, o->global,
                                               o->local_dimensions ? o->local : NULL, 0, NULL, &event),
                   "the launch is refused (--debug=api says why)");
    if (result)
        return result;
    const cl_int waited = api->clWaitForEvents(1, &event);
    api->clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    api->clReleaseEvent(event);
    return exec_check(status < 0 ? status : waited, "the kernel ended with a fault");
}

static int
run(struct exec *e)
{
    int result = exec_open(e);
    if (!result && !e->options.dimensions) {
        exec_print_wanted(e);
        return tool_fail(TOOL_USAGE, "--global is missing: how many work-items");
    }
    if (!result)
        result = exec_set_args(e);
    if (!result)
        result = launch(e);
    return result ? result : exec_print_results(e);
}

int
tool_exec(int argc, char **argv)
{
    struct exec *e = calloc(1, sizeof *e);
    if (!e)
        return tool_fail(TOOL_FILE, "out of memory");
    int result = exec_parse(argc, argv, &e->options);
    if (!result)
        result = exec_is_described(&e->options) ? exec_described(&e->options) : run(e);
    exec_close(e);
    free(e);
    return result;
}
