/* SPDX-License-Identifier: MIT */
/* Integer constant expressions as a preprocessor leaves them. */
#ifndef CAY_CONSTANT_EXPRESSION_H
#define CAY_CONSTANT_EXPRESSION_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Reads an expression of numbers, sizeof of scalar types, + - * / % << >> and parentheses. Moves *at behind
 * it and the spaces that follow. false: it is no such expression, or one of its values is negative or not
 * below 2^32.
 */
bool cay_constant_expression(const char **at, uint32_t *value);

#endif
