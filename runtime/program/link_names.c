/* SPDX-License-Identifier: MIT */
#include "link_names.h"

#include <stdlib.h>
#include <string.h>

#include "compile/spirv.h"

static int
compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void
sort(struct rt_words *words)
{
    if (words->count)
        qsort(words->list, words->count, sizeof *words->list, compare);
}

static bool
has(const struct rt_words *sorted, const char *name)
{
    return sorted->count && bsearch(&name, sorted->list, sorted->count, sizeof *sorted->list, compare);
}

static bool
repeats(const struct rt_words *sorted, size_t i)
{
    return i > 0 && strcmp(sorted->list[i], sorted->list[i - 1]) == 0;
}

/* A built-in function of the compiler's own: all are overloaded, so their names are decorated. */
static bool
may_be_built_in(const char *name)
{
    return strncmp(name, "_Z", 2) == 0 || strncmp(name, "__", 2) == 0;
}

static void
complain(struct rt_words *exports, struct rt_words *imports, struct rt_text *complaints)
{
    sort(exports);
    sort(imports);
    for (size_t i = 0; i < exports->count; i++) {
        if (repeats(exports, i))
            rt_text_print(complaints, "error: '%s' is defined more than once\n", exports->list[i]);
    }
    for (size_t i = 0; i < imports->count; i++) {
        if (!repeats(imports, i) && !may_be_built_in(imports->list[i]) && !has(exports, imports->list[i]))
            rt_text_print(complaints, "error: '%s' is used and nowhere defined\n", imports->list[i]);
    }
}

/* An entry point is a function that may be exported as well, in one module. */
static void
add_names(const struct rt_module *module, struct rt_words *exports, struct rt_words *imports)
{
    struct rt_words own = {0};
    uint32_t *words =
        rt_spirv_is(module->bytes, module->size) ? rt_spirv_copy(module->bytes, module->size, NULL) : NULL;
    if (words)
        rt_spirv_names(words, module->size / sizeof *words, &own, imports);
    sort(&own);
    for (size_t i = 0; i < own.count; i++) {
        if (!repeats(&own, i))
            rt_words_add(exports, "%s", own.list[i]);
    }
    rt_words_free(&own);
    free(words);
}

void
rt_link_check_names(const struct rt_module *modules, size_t count, struct rt_text *complaints)
{
    struct rt_words exports = {0}, imports = {0};
    for (size_t i = 0; i < count; i++)
        add_names(&modules[i], &exports, &imports);
    complain(&exports, &imports, complaints);
    rt_words_free(&exports);
    rt_words_free(&imports);
}
