/* SPDX-License-Identifier: MIT */
#include "inputs.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "read_file.h"

static int
add_file(struct inputs *inputs, const char *path)
{
    struct input input = {.path = strdup(path)};
    input.bytes = read_file(path, &input.size);
    struct input *grown = realloc(inputs->at, (inputs->count + 1) * sizeof *grown);
    if (grown)
        inputs->at = grown;
    if (!grown || !input.path || !input.bytes) {
        free(input.path);
        free(input.bytes);
        return -1;
    }
    inputs->at[inputs->count++] = input;
    return 0;
}

static int
add_folder(struct inputs *inputs, const char *path)
{
    char inner[4096];
    int failed = 0;
    DIR *folder = opendir(path);
    if (!folder)
        return -1;
    for (struct dirent *entry; !failed && (entry = readdir(folder));) {
        if (entry->d_name[0] == '.')
            continue;
        snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
        failed = inputs_add(inputs, inner);
    }
    closedir(folder);
    return failed;
}

int
inputs_add(struct inputs *inputs, const char *path)
{
    struct stat s;
    if (stat(path, &s))
        return -1;
    if (S_ISDIR(s.st_mode))
        return add_folder(inputs, path);
    return s.st_size ? add_file(inputs, path) : 0;
}

static int
by_path(const void *a, const void *b)
{
    return strcmp(((const struct input *)a)->path, ((const struct input *)b)->path);
}

void
inputs_sort(struct inputs *inputs)
{
    if (inputs->count)
        qsort(inputs->at, inputs->count, sizeof *inputs->at, by_path);
}

void
inputs_free(struct inputs *inputs)
{
    for (size_t i = 0; i < inputs->count; i++) {
        free(inputs->at[i].path);
        free(inputs->at[i].bytes);
    }
    free(inputs->at);
}
