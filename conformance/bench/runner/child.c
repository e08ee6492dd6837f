/* SPDX-License-Identifier: MIT */
#include "child.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "common/device.h"
#include "common/fail.h"
#include "subject.h"

/* Standard output is for answers only: what libraries print there goes to standard error. */
static FILE *
take_output(void)
{
    FILE *answers = fdopen(dup(STDOUT_FILENO), "w");
    if (!answers || dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        fail("no standard output");
    setvbuf(answers, NULL, _IOLBF, BUFSIZ);
    return answers;
}

static void
tell_device(FILE *answers, const struct config *config)
{
    char name[256], version[256];
    cl_bool compiles;
    if (!config->platform) {
        fprintf(answers, "device loops written by hand for this host; threads: %u\n", team_size());
        return;
    }
    const cl_device_id device = device_find(config->platform, config->device);
    check(clGetDeviceInfo(device, CL_DEVICE_NAME, sizeof name, name, NULL), "CL_DEVICE_NAME");
    check(clGetDeviceInfo(device, CL_DRIVER_VERSION, sizeof version, version, NULL), "CL_DRIVER_VERSION");
    check(clGetDeviceInfo(device, CL_DEVICE_COMPILER_AVAILABLE, sizeof compiles, &compiles, NULL),
          "CL_DEVICE_COMPILER_AVAILABLE");
    fprintf(answers, "device %s, driver %s%s\n", name, version, compiles ? "" : CHILD_NO_COMPILER);
}

static void
tell_verdict(FILE *answers, struct subject *subject)
{
    const struct row *row = subject->job->row;
    struct check result = {.row = row};
    subject_read(subject);
    row->verify(subject->job, &result);
    if (check_passed(&result))
        fprintf(answers, "right\n");
    else
        fprintf(answers, "wrong %zu of %zu: %s\n", result.wrong, result.checked, result.first);
}

static void
tell_times(FILE *answers, struct times times)
{
    fprintf(answers, "time %.9f %.9f\n", times.elapsed, times.processor);
}

static void
answer(FILE *answers, struct subject *subject)
{
    char line[32];
    while (fgets(line, sizeof line, stdin))
        if (!strcmp(line, "run\n"))
            tell_times(answers, subject_run(subject));
        else if (!strcmp(line, "verify\n"))
            tell_verdict(answers, subject);
        else
            fail("unknown request %s", line);
}

int
child_serve(const struct config *config, const struct row *row, enum scale scale)
{
    config_apply(config);
    FILE *answers = take_output();
    if (!row) {
        tell_device(answers, config);
        return 0;
    }
    struct job job;
    struct subject subject;
    job_open(&job, row, scale);
    if (getenv(CHILD_BLIND))
        job.launch_count = 0;
    subject_open(&subject, config, &job);
    subject_run(&subject);
    fprintf(answers, "ready\n");
    answer(answers, &subject);
    subject_close(&subject);
    job_close(&job);
    return 0;
}
