/* SPDX-License-Identifier: MIT */
/* What the surrounding program does for engines. Any thread may call these; all may be missing. */
#ifndef BACKEND_HOST_H
#define BACKEND_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Identifies the input that something was made from; different inputs have different keys. */
struct backend_key {
    uint8_t bytes[32];
};

/* If the host is NULL, nothing is kept and nothing reported. Otherwise every member is set. */
struct backend_host {
    /* False: there is no place to keep anything, so a key is useless. */
    bool (*keeps)(void);
    void (*make_key)(const void *content, size_t size, struct backend_key *key);
    /* Data that is kept from run to run. malloc'ed; NULL: there is none. */
    void *(*find)(const struct backend_key *key, size_t *size);
    void (*keep)(const struct backend_key *key, const void *bytes, size_t size);
    /* Called around work that may end the process. NULL: this work has done so too often. */
    void *(*begin_risk)(const struct backend_key *key);
    void (*end_risk)(void *mark);
    /* A line for developers of the engine. */
    void (*tell)(const char *text);
    /* A kernel has host code now, from the cache or by translation, after so many milliseconds. */
    void (*count)(bool kept, double milliseconds);
    /* The folder where an engine writes its intermediate code, for developers of the engine. NULL: none. */
    const char *(*dump_folder)(void);
};

#endif
