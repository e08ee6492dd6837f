/* SPDX-License-Identifier: MIT */
/* Derivatives of integer expressions: how far a place moves where something else counts up. */
#ifndef BACKEND_JIT_LLVM_DERIVE_H
#define BACKEND_JIT_LLVM_DERIVE_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* What the names of the group's ids begin with. */
#define JIT_GROUP "group."
#define JIT_GROUP_X JIT_GROUP "x"

struct derivative;

/* Of what is no sum, product or shift. NULL: 0, or d->unknown is set. */
typedef LLVMValueRef derive_leaf(struct derivative *d, LLVMValueRef v);

struct derivative {
    LLVMBuilderRef b; /* where the code for it is put: what v is made of must be known there */
    derive_leaf *leaf;
    unsigned steps; /* of the expression that have been looked at; too many of them are unknown */
    bool unknown;
    bool has_product; /* of two numbers that are not known when the code is made, ids of groups aside */
};

/* The derivative of v, with v's type. NULL: it is 0, or unknown. */
LLVMValueRef derive(struct derivative *d, LLVMValueRef v);

bool derive_is_named(LLVMValueRef v, const char *begin);

#endif
