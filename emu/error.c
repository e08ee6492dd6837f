/* SPDX-License-Identifier: MIT */
#include "emu/error.h"

#include <stdarg.h>
#include <stdio.h>

int
emu_fail(struct emu_error *error, enum emu_error_kind kind, const char *format, ...)
{
    if (error && error->kind == EMU_OK) {
        va_list args;
        va_start(args, format);
        vsnprintf(error->text, sizeof error->text, format, args);
        va_end(args);
        error->kind = kind;
    }
    return -1;
}
