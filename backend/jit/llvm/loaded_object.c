/* SPDX-License-Identifier: MIT */
/*
 * Both are looked for when Caygen is loaded. dl_iterate_phdr(3) takes a lock that glibc 2.36 leaves locked in
 * the child of a fork. So Caygen calls it at no other time.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "loaded_object.h"

#include <elf.h>
#include <link.h>
#include <llvm-c/Core.h>
#include <string.h>

/* Written by find_objects alone. */
static struct jit_loaded_object caygen, llvm;

static bool
holds(const struct dl_phdr_info *object, uintptr_t address)
{
    for (unsigned i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &object->dlpi_phdr[i];
        if (p->p_type == PT_LOAD && address - object->dlpi_addr - p->p_vaddr < p->p_memsz)
            return true;
    }
    return false;
}

static void
find_build_id(struct jit_loaded_object *o, const uint8_t *notes, size_t size)
{
    ElfW(Nhdr) note;
    for (size_t at = 0; at < size && size - at >= sizeof note;) {
        memcpy(&note, notes + at, sizeof note);
        const size_t name = at + sizeof note, content = name + ((note.n_namesz + 3u) & ~3u);
        if (content > size || note.n_descsz > size - content)
            return;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && !memcmp(notes + name, "GNU", 4)) {
            o->build_id = notes + content;
            o->build_id_bytes = note.n_descsz;
            return;
        }
        at = content + ((note.n_descsz + 3u) & ~3u);
    }
}

static void
describe(struct jit_loaded_object *o, const struct dl_phdr_info *object)
{
    for (unsigned i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &object->dlpi_phdr[i];
        const uintptr_t begin = object->dlpi_addr + p->p_vaddr;
        if (p->p_type == PT_NOTE && !o->build_id)
            find_build_id(o, (const uint8_t *)begin, p->p_memsz);
        if (p->p_type != PT_LOAD || !(p->p_flags & PF_X) || o->code_count == JIT_LOADED_RANGES)
            continue;
        o->code[o->code_count].begin = begin;
        o->code[o->code_count++].end = begin + p->p_memsz;
    }
}

static int
look_at_object(struct dl_phdr_info *object, size_t size, void *user)
{
    (void)size, (void)user;
    if (holds(object, (uintptr_t)&jit_loaded_caygen))
        describe(&caygen, object);
    if (holds(object, (uintptr_t)&LLVMContextCreate))
        describe(&llvm, object);
    return 0;
}

static __attribute__((constructor)) void
find_objects(void)
{
    dl_iterate_phdr(look_at_object, NULL);
}

const struct jit_loaded_object *
jit_loaded_caygen(void)
{
    return &caygen;
}

const struct jit_loaded_object *
jit_loaded_llvm(void)
{
    return &llvm;
}
