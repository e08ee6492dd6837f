/* SPDX-License-Identifier: MIT */
/*
 * Removing a folder with all that is in it, however deep. Links are not followed. Memory, descriptors and
 * stack do not grow with the tree. The folder must be ours.
 */
#ifndef REMOVE_TREE_H
#define REMOVE_TREE_H

/* parent: descriptor of the folder that name is in. What cannot be removed stays. */
void rt_remove_tree(int parent, const char *name);

#endif
