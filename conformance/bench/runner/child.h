/* SPDX-License-Identifier: MIT */
/*
 * Engine and device are chosen by environment variables that a platform reads once, so each configuration has
 * its own process: this program, started again. Lines go both ways:
 *
 *   parent             child
 *                      device NAME           the platform is there (the whole answer of a probe)
 *                      ready                 set up, first launch done
 *   run                time SECONDS SECONDS  until the end, and of the processor
 *   verify             right | wrong TEXT
 *   (end of file)      leaves
 *
 * A child that fails says why on standard error and leaves with a status that is not 0.
 */
#ifndef BENCH_CHILD_H
#define BENCH_CHILD_H

#include "config.h"
#include "row.h"

/* This environment variable has the child launch nothing. */
#define CHILD_BLIND "BENCH_BLIND"

/* At the end of NAME if the device cannot compile sources. */
#define CHILD_NO_COMPILER ", no compiler"

/* The child's side; row NULL: a probe. Returns the exit status. */
int child_serve(const struct config *config, const struct row *row, enum scale scale);

#endif
