// SPDX-License-Identifier: MIT
#define SECOND
#include "pair.cl"
