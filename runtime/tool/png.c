/* SPDX-License-Identifier: MIT */
#include "png.h"

#include "tool.h"

#ifdef CAYGEN_PNG
#include <png.h>
#include <stdlib.h>

/* 1 GiB of pixels are enough for a command line. */
enum { MOST_PIXELS = 1 << 28 };

int
tool_png_read(const char *path, struct tool_picture *picture)
{
    png_image png = {.version = PNG_IMAGE_VERSION};
    picture->rgba = NULL;
    if (!png_image_begin_read_from_file(&png, path))
        return tool_fail(TOOL_FILE, "%s: %s", path, png.message);
    png.format = PNG_FORMAT_RGBA;
    if ((unsigned long long)png.width * png.height <= MOST_PIXELS)
        picture->rgba = malloc(PNG_IMAGE_SIZE(png));
    if (!picture->rgba || !png_image_finish_read(&png, NULL, picture->rgba, 0, NULL)) {
        png_image_free(&png);
        free(picture->rgba);
        picture->rgba = NULL;
        return tool_fail(TOOL_FILE, "%s: %s", path, *png.message ? png.message : "too large");
    }
    picture->width = png.width;
    picture->height = png.height;
    return TOOL_OK;
}

int
tool_png_write(const char *path, const struct tool_picture *picture)
{
    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = picture->width,
                     .height = picture->height,
                     .format = PNG_FORMAT_RGBA};
    return png_image_write_to_file(&png, path, 0, picture->rgba, 0, NULL)
               ? TOOL_OK
               : tool_fail(TOOL_FILE, "%s: %s", path, png.message);
}

#else

int
tool_png_read(const char *path, struct tool_picture *picture)
{
    (void)picture;
    return tool_fail(TOOL_UNSUPPORTED, "%s: this Caygen was built without libpng", path);
}

int
tool_png_write(const char *path, const struct tool_picture *picture)
{
    (void)picture;
    return tool_fail(TOOL_UNSUPPORTED, "%s: this Caygen was built without libpng", path);
}

#endif
