/* SPDX-License-Identifier: MIT */
/* What engines may use of the program around them. Any thread may call; nothing needs to be there. */
#ifndef BACKEND_HOST_H
#define BACKEND_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Stands for what something was made of; different content has a different key. */
struct backend_key {
    uint8_t bytes[32];
};

/* Nothing (a host of NULL): nothing is kept and nothing told. Else every member is there. */
struct backend_host {
    /* False: there is no place to keep anything, so that a key is not worth making. */
    bool (*keeps)(void);
    void (*make_key)(const void *content, size_t size, struct backend_key *key);
    /* Things kept from run to run. malloc'ed; NULL: not there. */
    void *(*find)(const struct backend_key *key, size_t *size);
    void (*keep)(const struct backend_key *key, const void *bytes, size_t size);
    /* Around work that may end the process. NULL: it did so too often. */
    void *(*begin_risk)(const struct backend_key *key);
    void (*end_risk)(void *mark);
    /* A line for whoever looks into the engine. */
    void (*tell)(const char *text);
    /* A kernel has host code now, from what was kept or by translation, after so many milliseconds. */
    void (*count)(bool kept, double milliseconds);
    /* The folder where an engine writes its intermediate code, for developers of the engine. NULL: none. */
    const char *(*dump_folder)(void);
};

#endif
