/* SPDX-License-Identifier: MIT */
/* Pictures in PNG files. Built without libpng, each call fails with a message. */
#ifndef TOOL_PNG_H
#define TOOL_PNG_H

struct tool_picture {
    unsigned width, height;
    unsigned char *rgba; /* 4 bytes per pixel; the caller frees it */
};

/* TOOL_OK, or what tool_fail returned. */
int tool_png_read(const char *path, struct tool_picture *picture);
int tool_png_write(const char *path, const struct tool_picture *picture);

#endif
