/* SPDX-License-Identifier: MIT */
#ifndef ATTRIBUTE_TAGS_H
#define ATTRIBUTE_TAGS_H

/* Text that goes before every source for clang's r600 target. It does not change the program's line numbers.
 */
extern const char rt_attribute_tags[];

#endif
