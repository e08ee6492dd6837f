/* SPDX-License-Identifier: MIT */
#include "yaml_tree.h"

#include <assert.h>
#include <stdlib.h>
#include <yaml.h>

enum { MAX_DEPTH = 16 };

struct builder {
    struct fe_load *load;
    struct fe_bytes text;
    yaml_parser_t parser;
    struct yaml_node *open[MAX_DEPTH];
    unsigned depth;
    const char *key; /* of the map member whose value comes next */
    struct yaml_node *root;
};

static size_t
offset_of(const struct builder *b, const yaml_mark_t *mark)
{
    return b->text.at + mark->index;
}

/* Hangs a new node into the innermost open one. */
static struct yaml_node *
add_node(struct builder *b, enum yaml_kind kind, const yaml_event_t *event)
{
    struct yaml_node *node = fe_alloc(b->load, 1, sizeof *node), *parent;
    if (!node)
        return NULL;
    *node = (struct yaml_node){.kind = kind, .key = "", .text = "", .at = offset_of(b, &event->start_mark)};
    parent = b->depth ? b->open[b->depth - 1] : NULL;
    assert(!parent || parent->kind == YAML_LIST || b->key); /* see wants_key */
    if (!parent) {
        b->root = node;
        return node;
    }
    if (parent->kind == YAML_MAP)
        node->key = b->key;
    b->key = NULL;
    if (parent->last)
        parent->last->next = node;
    else
        parent->first = node;
    parent->last = node;
    parent->children++;
    return node;
}

static bool
wants_key(const struct builder *b)
{
    return b->depth && b->open[b->depth - 1]->kind == YAML_MAP && !b->key;
}

static int
open_node(struct builder *b, enum yaml_kind kind, const yaml_event_t *event)
{
    if (b->depth == MAX_DEPTH || wants_key(b))
        return fe_invalid(b->load, offset_of(b, &event->start_mark), "%s in .ze_info",
                          b->depth == MAX_DEPTH ? "absurdly deep nesting" : "a key that is no text");
    struct yaml_node *node = add_node(b, kind, event);
    if (!node)
        return -1;
    b->open[b->depth++] = node;
    return 0;
}

static int
take_scalar(struct builder *b, const yaml_event_t *event)
{
    const char *text = fe_text(b->load, event->data.scalar.value, event->data.scalar.length);
    if (!text)
        return -1;
    if (wants_key(b)) {
        b->key = text;
        return 0;
    }
    struct yaml_node *node = add_node(b, YAML_TEXT, event);
    if (!node)
        return -1;
    node->text = text;
    return 0;
}

/* 1: the stream goes on, 0: it is over. */
static int
take_event(struct builder *b, const yaml_event_t *event)
{
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        return take_scalar(b, event) ? -1 : 1;
    case YAML_SEQUENCE_START_EVENT:
        return open_node(b, YAML_LIST, event) ? -1 : 1;
    case YAML_MAPPING_START_EVENT:
        return open_node(b, YAML_MAP, event) ? -1 : 1;
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        assert(b->depth > 0); /* libyaml ends what it began */
        b->depth--;
        return 1;
    case YAML_ALIAS_EVENT:
        return fe_invalid(b->load, offset_of(b, &event->start_mark), ".ze_info refers to itself by an alias");
    case YAML_DOCUMENT_END_EVENT:
    case YAML_STREAM_END_EVENT:
        return 0;
    default:
        return 1;
    }
}

static int
next_event(struct builder *b)
{
    yaml_event_t event;
    if (!yaml_parser_parse(&b->parser, &event)) {
        if (b->parser.error == YAML_MEMORY_ERROR)
            return fe_no_memory(b->load);
        return fe_invalid(b->load, b->text.at + b->parser.mark.index, ".ze_info is no YAML: %s",
                          b->parser.problem ? b->parser.problem : "unreadable");
    }
    const int more = take_event(b, &event);
    yaml_event_delete(&event);
    return more;
}

/* No compiler writes tag directives. They are refused, because libyaml compares each with all others. */
static bool
has_tag_directives(struct fe_bytes text)
{
    static const char directive[] = "%TAG";
    const uint8_t *at = text.data, *end = text.data + text.size;
    while (end - at >= 4 && (at = memchr(at, '%', (size_t)(end - at)))) {
        const bool first = at == text.data || at[-1] == '\n' || at[-1] == '\r';
        if (first && end - at >= 4 && memcmp(at, directive, 4) == 0)
            return true;
        at++;
    }
    return false;
}

const struct yaml_node *
yaml_tree(struct fe_load *load, struct fe_bytes text)
{
    struct builder b = {.load = load, .text = text};
    int more;
    if (has_tag_directives(text)) {
        fe_invalid(load, text.at, ".ze_info has tag directives");
        return NULL;
    }
    if (!yaml_parser_initialize(&b.parser)) {
        fe_no_memory(load);
        return NULL;
    }
    yaml_parser_set_encoding(&b.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&b.parser, text.data, text.size);
    do
        more = next_event(&b);
    while (more > 0);
    yaml_parser_delete(&b.parser);
    if (more < 0)
        return NULL;
    if (!b.root)
        fe_invalid(load, text.at, ".ze_info is empty");
    return b.root;
}

const struct yaml_node *
yaml_member(const struct yaml_node *map, const char *key)
{
    if (!map || map->kind != YAML_MAP)
        return NULL;
    for (const struct yaml_node *n = map->first; n; n = n->next)
        if (strcmp(n->key, key) == 0)
            return n;
    return NULL;
}

int
yaml_expect(struct fe_load *load, const struct yaml_node *node, enum yaml_kind kind)
{
    static const char *const names[] = {"text", "a list", "a map"};
    if (node->kind == kind)
        return 0;
    return fe_invalid(load, node->at, "%.64s in .ze_info is no %s", node->key[0] ? node->key : "an element",
                      names[kind] + (kind == YAML_TEXT ? 0 : 2));
}

int
yaml_int(struct fe_load *load, const struct yaml_node *node, int64_t low, int64_t high, int64_t *value)
{
    char *end = NULL;
    if (yaml_expect(load, node, YAML_TEXT))
        return -1;
    const long long number = strtoll(node->text, &end, 10);
    if (!*node->text || *end || number < low || number > high)
        return fe_invalid(load, node->at, "%.64s in .ze_info is '%.64s', not a number from %lld to %lld",
                          node->key, node->text, (long long)low, (long long)high);
    *value = number;
    return 0;
}

int
yaml_u32(struct fe_load *load, const struct yaml_node *node, uint32_t high, uint32_t *value)
{
    int64_t wide;
    if (yaml_int(load, node, 0, high, &wide))
        return -1;
    *value = (uint32_t)wide;
    return 0;
}

int
yaml_bool(struct fe_load *load, const struct yaml_node *node, bool *value)
{
    if (yaml_expect(load, node, YAML_TEXT))
        return -1;
    *value = strcmp(node->text, "true") == 0;
    if (!*value && strcmp(node->text, "false") != 0)
        return fe_invalid(load, node->at, "%.64s in .ze_info is '%.64s', neither true nor false", node->key,
                          node->text);
    return 0;
}

int
yaml_triple(struct fe_load *load, const struct yaml_node *node, uint32_t value[3])
{
    unsigned i = 0;
    if (yaml_expect(load, node, YAML_LIST))
        return -1;
    if (node->children != 3)
        return fe_invalid(load, node->at, "%.64s in .ze_info has %u numbers instead of 3", node->key,
                          node->children);
    for (const struct yaml_node *n = node->first; n; n = n->next)
        if (yaml_u32(load, n, UINT32_MAX, &value[i++]))
            return -1;
    return 0;
}
