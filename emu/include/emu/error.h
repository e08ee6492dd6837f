/* SPDX-License-Identifier: MIT */
/* Errors of the inner layers: a kind and a sentence. They know nothing of OpenCL's codes. */
#ifndef EMU_ERROR_H
#define EMU_ERROR_H

enum emu_error_kind {
    EMU_OK,
    EMU_INVALID,     /* the input is malformed */
    EMU_UNSUPPORTED, /* well formed, not executable here */
    EMU_NO_MEMORY
};

struct emu_error {
    enum emu_error_kind kind;
    char text[512];
};

/* Records kind and printf-formatted text (the first error wins) and returns -1. error may be NULL. */
int emu_fail(struct emu_error *error, enum emu_error_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
