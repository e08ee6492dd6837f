/* SPDX-License-Identifier: MIT */
/* cmocka with what it needs before it. */
#ifndef CAY_TEST_H
#define CAY_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
