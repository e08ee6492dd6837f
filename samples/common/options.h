/* SPDX-License-Identifier: MIT */
/* The command line all samples share. */
#ifndef SAMPLES_OPTIONS_H
#define SAMPLES_OPTIONS_H

#include <limits.h>
#include <stdbool.h>

struct sample_options {
    const char *name;     /* of the sample: its kernel file and its default output */
    const char *platform; /* part of CL_PLATFORM_NAME */
    const char *device;   /* short name, as skl, or part of CL_DEVICE_NAME; NULL: the first */
    const char *kernels;  /* folder of NAME.cl and bin/NAME.DEVICE */
    const char *input;    /* PNG; NULL: the sample reads none */
    const char *output;   /* PNG */
    char default_kernels[PATH_MAX], default_input[PATH_MAX], default_output[64];
    unsigned width, height;
    bool sized;  /* --size was given */
    bool source; /* build NAME.cl with the platform's compiler instead of loading a binary */
};

/*
 * name, width and height are the sample's own; default_input is a file in input/ beside the program, NULL
 * when the sample reads none.
 */
void sample_parse(struct sample_options *options, int argc, char **argv, const char *name,
                  const char *default_input, unsigned width, unsigned height);

#endif
