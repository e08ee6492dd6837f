/* SPDX-License-Identifier: MIT */
#include "loaded_object.h"

bool
jit_object_holds(const struct dl_phdr_info *object, uintptr_t address)
{
    for (unsigned i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &object->dlpi_phdr[i];
        if (p->p_type == PT_LOAD && address - object->dlpi_addr - p->p_vaddr < p->p_memsz)
            return true;
    }
    return false;
}
