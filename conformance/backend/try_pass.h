/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_TRY_PASS_H
#define CONFORMANCE_TRY_PASS_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* Reads LLVM's text, and changes the module. `check` says whether it is as expected, before and behind that;
 * behind it the module must also be valid. Prints `text` or what is wrong. Returns a program's exit code. */
int try_pass(const char *source, void (*change)(LLVMModuleRef module),
             bool (*check)(LLVMModuleRef module, bool is_changed), const char *text);

/* The same; `check` is that before the change `is_turned` is false for all functions, and behind it true for
 * those whose names begin with "turn". Prints which function is not so. */
int try_pass_turns(const char *source, void (*change)(LLVMModuleRef module),
                   bool (*is_turned)(LLVMValueRef fn), const char *text);

/* The sum over the function's instructions. */
unsigned try_pass_count(LLVMValueRef fn, unsigned (*count)(LLVMValueRef i));

/* Does the function fetch memory ahead? */
bool try_pass_fetches(LLVMValueRef fn);

#endif
