/* SPDX-License-Identifier: MIT */
#ifndef ATTRIBUTE_TAGS_H
#define ATTRIBUTE_TAGS_H

/* Goes before every source for clang's r600 target; its lines are no program's. */
extern const char rt_attribute_tags[];

#endif
