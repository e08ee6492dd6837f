/* SPDX-License-Identifier: MIT */
#ifndef GEN_LISTING_SUITE_H
#define GEN_LISTING_SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
