/* SPDX-License-Identifier: MIT */
/* .ze_info as a tree of libyaml's events. Anchors, tags and great depth are refused: no such section has
 * them. */
#ifndef INTEL_YAML_TREE_H
#define INTEL_YAML_TREE_H

#include "load.h"

enum yaml_kind { YAML_TEXT, YAML_LIST, YAML_MAP };

struct yaml_node {
    enum yaml_kind kind;
    const char *key;  /* in a map; "" elsewhere */
    const char *text; /* YAML_TEXT */
    size_t at;        /* offset in the file, for messages */
    struct yaml_node *first, *last, *next;
    uint32_t children;
};

/* The root of the only document; NULL with the error set. */
const struct yaml_node *yaml_tree(struct fe_load *load, struct fe_bytes text);

/* A map's member; NULL: none, or no map. */
const struct yaml_node *yaml_member(const struct yaml_node *map, const char *key);

/* Values, checked: -1 with the error set. */
int yaml_int(struct fe_load *load, const struct yaml_node *node, int64_t low, int64_t high, int64_t *value);
int yaml_u32(struct fe_load *load, const struct yaml_node *node, uint32_t high, uint32_t *value);
int yaml_bool(struct fe_load *load, const struct yaml_node *node, bool *value);
/* Three numbers of at most 32 bits. */
int yaml_triple(struct fe_load *load, const struct yaml_node *node, uint32_t value[3]);
int yaml_expect(struct fe_load *load, const struct yaml_node *node, enum yaml_kind kind);

#endif
