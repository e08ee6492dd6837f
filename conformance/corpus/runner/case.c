/* SPDX-License-Identifier: MIT */
#include "case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generate.h"

enum { MAX_WORDS = 96 };

struct reader {
    struct corpus_file *file;
    struct corpus_case *test; /* being read */
    char *words[MAX_WORDS];
    size_t word_count;
};

typedef const char *(*line_reader)(struct reader *r); /* NULL, or what is wrong */

static void
copy_name(char *target, size_t size, const char *source)
{
    snprintf(target, size, "%s", source);
}

static const char *
read_test(struct reader *r)
{
    if (r->word_count != 2)
        return "test wants a name";
    if (r->file->case_count == MAX_TESTS)
        return "too many tests in one file";
    r->test = &r->file->cases[r->file->case_count++];
    copy_name(r->test->name, NAME_BYTES, r->words[1]);
    copy_name(r->test->kernel, NAME_BYTES, r->words[1]);
    return NULL;
}

static const char *
read_kernel(struct reader *r)
{
    if (r->word_count != 2)
        return "kernel wants a name";
    copy_name(r->test->kernel, NAME_BYTES, r->words[1]);
    return NULL;
}

static const char *
read_sizes(const struct reader *r, size_t sizes[3])
{
    if (r->word_count < 2 || r->word_count > 4)
        return "one to three sizes are wanted";
    for (size_t d = 0; d < 3; d++)
        sizes[d] = d + 1 < r->word_count ? strtoull(r->words[d + 1], NULL, 0) : 0;
    return NULL;
}

static const char *
read_global(struct reader *r)
{
    r->test->dimensions = (unsigned)r->word_count - 1;
    return read_sizes(r, r->test->global);
}

static const char *
read_local(struct reader *r)
{
    r->test->has_local = true;
    return read_sizes(r, r->test->local);
}

static const char *
read_offset(struct reader *r)
{
    r->test->has_offset = true;
    return read_sizes(r, r->test->offset);
}

static const char *
read_tolerance(char *const *words, size_t count, struct tolerance *tolerance)
{
    for (size_t i = 0; i < count; i += 2) {
        if (i + 1 == count)
            return "a tolerance is a word and a number";
        double number = strtod(words[i + 1], NULL);
        if (!strcmp(words[i], "ulp"))
            tolerance->ulp = number;
        else if (!strcmp(words[i], "abs"))
            tolerance->absolute = number;
        else if (!strcmp(words[i], "rel"))
            tolerance->relative = number;
        else
            return "tolerances are ulp, abs and rel";
    }
    return NULL;
}

static struct corpus_arg *
new_arg(struct reader *r, enum arg_kind kind)
{
    struct corpus_arg *arg = &r->test->args[r->test->arg_count];
    if (r->test->arg_count == MAX_ARGS)
        return NULL;
    r->test->arg_count++;
    arg->kind = kind;
    return arg;
}

/* Buffer or image, without contents; *words, behind what describes it. */
static const char *
make_memory(struct reader *r, enum arg_kind kind, struct corpus_arg **result, size_t *words)
{
    struct corpus_arg *arg = new_arg(r, kind);
    if (!arg)
        return "too many arguments";
    arg->is_image = !strcmp(r->words[0], "image");
    *words = arg->is_image ? 6 : 3;
    if (r->word_count < *words)
        return "too few words";
    if (arg->is_image) {
        const char *wrong = image_parse(r->words + 2, &arg->image, &arg->bytes, &arg->type.scalar);
        if (wrong)
            return wrong;
    } else {
        if (!type_parse(r->words[1], &arg->type))
            return "a buffer wants a type and a count";
        size_t count = strtoull(r->words[2], NULL, 0) * (arg->type.width == 3 ? 4 : arg->type.width);
        if (!count || count > (1u << 20))
            return "counts are 1 to 1048576";
        arg->bytes = count * scalar_bytes(arg->type.scalar);
    }
    arg->data = calloc(1, arg->bytes);
    *result = arg;
    return arg->data ? NULL : "out of memory";
}

static const char *
fill(struct reader *r, struct corpus_arg *arg, size_t first, size_t end)
{
    return generate(arg->type.scalar, arg->bytes / scalar_bytes(arg->type.scalar), arg->data,
                    r->words + first, end - first);
}

static const char *
read_in(struct reader *r)
{
    struct corpus_arg *arg;
    size_t words;
    const char *wrong = make_memory(r, ARG_IN, &arg, &words);
    return wrong ? wrong : fill(r, arg, words, r->word_count);
}

static const char *
read_out(struct reader *r)
{
    struct corpus_arg *arg;
    size_t words;
    const char *wrong = make_memory(r, ARG_OUT, &arg, &words);
    return wrong ? wrong : read_tolerance(r->words + words, r->word_count - words, &arg->tolerance);
}

static const char *
read_inout(struct reader *r)
{
    struct corpus_arg *arg;
    size_t words;
    const char *wrong = make_memory(r, ARG_INOUT, &arg, &words);
    if (wrong)
        return wrong;
    size_t colon = words;
    while (colon < r->word_count && strcmp(r->words[colon], ":"))
        colon++;
    wrong = fill(r, arg, words, colon);
    if (wrong || colon == r->word_count)
        return wrong;
    return read_tolerance(r->words + colon + 1, r->word_count - colon - 1, &arg->tolerance);
}

static const char *
read_image(struct reader *r)
{
    static const struct {
        const char *word;
        line_reader read;
    } ways[] = {{"in", read_in}, {"out", read_out}, {"inout", read_inout}};
    for (size_t i = 0; r->word_count > 1 && i < sizeof ways / sizeof ways[0]; i++)
        if (!strcmp(r->words[1], ways[i].word))
            return ways[i].read(r);
    return "an image is in, out or inout";
}

static const char *
read_sampler(struct reader *r)
{
    struct corpus_arg *arg = new_arg(r, ARG_SAMPLER);
    if (!arg || r->word_count != 4)
        return "sampler wants three words";
    return sampler_parse(r->words + 1, &arg->sampler);
}

static size_t
aligned(size_t offset, size_t alignment)
{
    return (offset + alignment - 1) / alignment * alignment;
}

/* One vector or scalar of a value argument, at its natural alignment. */
static const char *
put_value(struct corpus_arg *arg, struct type type, char *const *numbers, size_t count, size_t *alignment)
{
    const size_t step = scalar_bytes(type.scalar), bytes = step * (type.width == 3 ? 4 : type.width);
    if (count < type.width)
        return "a value misses numbers";
    arg->bytes = aligned(arg->bytes, bytes);
    if (arg->bytes + bytes > VALUE_BYTES)
        return "the value is too large";
    for (size_t i = 0; i < type.width; i++)
        if (!scalar_store_text(type.scalar, arg->data + arg->bytes + i * step, numbers[i]))
            return "not a number";
    arg->bytes += bytes;
    *alignment = bytes > *alignment ? bytes : *alignment;
    return NULL;
}

static const char *
read_value(struct reader *r)
{
    struct corpus_arg *arg = new_arg(r, ARG_VALUE);
    if (!arg || !(arg->data = calloc(1, VALUE_BYTES)))
        return "too many arguments";
    struct type type = {S_INT, 1}, next;
    size_t alignment = 1, i = 1;
    if (r->word_count < 3 || !type_parse(r->words[1], &arg->type))
        return "value wants a type and numbers";
    while (i < r->word_count) {
        if (type_parse(r->words[i], &next)) {
            type = next;
            i++;
            continue;
        }
        const char *wrong = put_value(arg, type, r->words + i, r->word_count - i, &alignment);
        if (wrong)
            return wrong;
        i += type.width;
    }
    arg->bytes = aligned(arg->bytes, alignment);
    return NULL;
}

static const char *
read_local_bytes(struct reader *r)
{
    struct corpus_arg *arg = new_arg(r, ARG_LOCAL);
    if (!arg || r->word_count != 2)
        return "local_bytes wants a size";
    arg->bytes = strtoull(r->words[1], NULL, 0);
    return arg->bytes ? NULL : "local_bytes wants a size";
}

static const char *
read_except(struct reader *r)
{
    struct corpus_case *test = r->test;
    if (r->word_count < 3 || test->skip_count == MAX_SKIPS)
        return "except wants a device and a reason";
    char *reason = test->skips[test->skip_count].reason;
    copy_name(test->skips[test->skip_count].device, 16, r->words[1]);
    for (size_t i = 2; i < r->word_count; i++) {
        size_t used = strlen(reason);
        snprintf(reason + used, 128 - used, "%s%s", i > 2 ? " " : "", r->words[i]);
    }
    test->skip_count++;
    return NULL;
}

static const char *
read_loose(struct reader *r)
{
    struct corpus_case *test = r->test;
    if (r->word_count < 4 || test->loose_count == MAX_SKIPS)
        return "loose wants a device and a tolerance";
    copy_name(test->loose[test->loose_count].device, 16, r->words[1]);
    return read_tolerance(r->words + 2, r->word_count - 2, &test->loose[test->loose_count++].tolerance);
}

static const struct {
    const char *word;
    line_reader read;
} lines[] = {
    {"test", read_test},     {"kernel", read_kernel},
    {"global", read_global}, {"local", read_local},
    {"offset", read_offset}, {"in", read_in},
    {"out", read_out},       {"inout", read_inout},
    {"value", read_value},   {"local_bytes", read_local_bytes},
    {"except", read_except}, {"loose", read_loose},
    {"image", read_image},   {"sampler", read_sampler},
};

static const char *
read_line(struct reader *r)
{
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (strcmp(r->words[0], lines[i].word))
            continue;
        if (!r->test && lines[i].read != read_test)
            return "the first line must be a test";
        return lines[i].read(r);
    }
    return "unknown word";
}

static const char *
split(struct reader *r, char *line)
{
    char *hash = strchr(line, '#');
    if (hash)
        *hash = 0;
    r->word_count = 0;
    for (char *word = strtok(line, " \t\r\n"); word; word = strtok(NULL, " \t\r\n")) {
        if (r->word_count == MAX_WORDS)
            return "the line is too long";
        r->words[r->word_count++] = word;
    }
    return NULL;
}

bool
corpus_file_read(const char *folder, const char *name, struct corpus_file *file)
{
    char path[4096], line[2048];
    unsigned number = 0;
    const char *wrong = NULL;
    snprintf(path, sizeof path, "%s/kernels/%s.tests", folder, name);
    *file = (struct corpus_file){.cases = calloc(MAX_TESTS, sizeof *file->cases)};
    copy_name(file->name, NAME_BYTES, name);
    struct reader reader = {.file = file};
    FILE *stream = fopen(path, "r");
    if (!stream || !file->cases)
        wrong = "cannot open";
    while (!wrong && fgets(line, sizeof line, stream)) {
        number++;
        wrong = split(&reader, line);
        if (!wrong && reader.word_count)
            wrong = read_line(&reader);
    }
    if (stream)
        fclose(stream);
    if (wrong)
        fprintf(stderr, "%s:%u: %s\n", path, number, wrong);
    return !wrong;
}

void
corpus_file_free(struct corpus_file *file)
{
    for (unsigned i = 0; i < file->case_count; i++)
        for (unsigned a = 0; a < file->cases[i].arg_count; a++)
            free(file->cases[i].args[a].data);
    free(file->cases);
    file->cases = NULL;
}

const char *
case_skipped(const struct corpus_case *test, const char *device)
{
    for (unsigned i = 0; i < test->skip_count; i++)
        if (!strcmp(test->skips[i].device, device))
            return test->skips[i].reason;
    return NULL;
}

struct tolerance
case_tolerance(const struct corpus_case *test, const struct corpus_arg *arg, const char *device)
{
    for (unsigned i = 0; i < test->loose_count; i++)
        if (scalar_is_float(arg->type.scalar) && !strcmp(test->loose[i].device, device))
            return test->loose[i].tolerance;
    return arg->tolerance;
}
