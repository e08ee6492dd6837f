/* SPDX-License-Identifier: MIT */
/* Integer constant expressions as a preprocessor leaves them. */
#ifndef CAY_CONSTANT_EXPRESSION_H
#define CAY_CONSTANT_EXPRESSION_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Reads an expression of numbers, sizeof of scalar types, + - * / % << >> and parentheses. *at is moved
 * behind it and the spaces that follow. false: it is none, or has a value that is negative or not below 2^32
 * somewhere on its way.
 */
bool cay_constant_expression(const char **at, uint32_t *value);

#endif
