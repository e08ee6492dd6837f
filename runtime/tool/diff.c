/* SPDX-License-Identifier: MIT */
/* caygen diff: two binaries, kernel by kernel: what they say about themselves, and their instructions. The
 * exit code is diff's: 0 equal, 1 different, 2 trouble. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "align.h"
#include "diff_records.h"
#include "listing.h"
#include "record/record.h"
#include "tool.h"

enum { EQUAL, DIFFERENT, TROUBLE, CONTEXT = 3 };

struct side {
    const struct fe_program *program;
    const struct fe_kernel *kernel;
    struct tool_listing listing;
    char **keys; /* of its lines: the texts that are compared */
    bool *in_both;
};

struct diff {
    bool brief;
    bool different;
};

/* The first thing that differs is told below the kernel's name. */
static void __attribute__((format(printf, 5, 6)))
tell(struct diff *d, bool *named, const struct fe_kernel *kernel, bool differs, const char *format, ...)
{
    va_list args;
    if (!differs)
        return;
    d->different = true;
    if (d->brief)
        return;
    if (!*named) {
        printf("kernel ");
        tool_put(kernel->name);
        printf("\n");
    }
    *named = true;
    va_start(args, format);
    printf("  ");
    vprintf(format, args);
    va_end(args);
}

/* --- what they say about themselves --- */

static const char *
or_unknown(const char *text)
{
    return text ? text : "?";
}

static bool
same_argument(const struct fe_arg *a, const struct fe_arg *b)
{
    return a->kind == b->kind && a->size == b->size && a->access == b->access &&
           a->qualifiers == b->qualifiers && strcmp(or_unknown(a->name), or_unknown(b->name)) == 0 &&
           strcmp(or_unknown(a->type_name), or_unknown(b->type_name)) == 0;
}

static void
put_argument(const char *sign, const struct fe_arg *arg)
{
    static const char *const kinds[] = {"unknown", "value", "global", "constant",
                                        "local",   "image", "sampler"};
    printf("    %s%s of %u bytes, ", sign, kinds[arg->kind], arg->size);
    tool_put(or_unknown(arg->type_name));
    putchar(' ');
    tool_put(or_unknown(arg->name));
    putchar('\n');
}

static void
compare_arguments(struct diff *d, bool *named, const struct fe_kernel *a, const struct fe_kernel *b)
{
    const uint32_t count = a->arg_count > b->arg_count ? a->arg_count : b->arg_count;
    for (uint32_t i = 0; i < count; i++) {
        const struct fe_arg *x = i < a->arg_count ? &a->args[i] : NULL;
        const struct fe_arg *y = i < b->arg_count ? &b->args[i] : NULL;
        const bool differs = !x || !y || !same_argument(x, y);
        tell(d, named, a, differs, "argument %u:\n", i);
        if (differs && x && !d->brief)
            put_argument("-", x);
        if (differs && y && !d->brief)
            put_argument("+", y);
    }
}

static void
compare_facts(struct diff *d, bool *named, const struct fe_kernel *a, const struct fe_kernel *b)
{
    const struct {
        const char *name;
        uint32_t a, b;
    } facts[] = {{"SIMD", a->simd, b->simd},
                 {"bytes of code", a->code_bytes, b->code_bytes},
                 {"local memory", a->local_bytes, b->local_bytes},
                 {"private memory", a->private_bytes, b->private_bytes},
                 {"scratch (spills)", a->scratch_bytes, b->scratch_bytes},
                 {"payload", a->payload_bytes, b->payload_bytes},
                 {"surfaces", a->surface_count, b->surface_count},
                 {"barriers", a->barrier_count, b->barrier_count},
                 {"required work-group size x", a->required_group_size[0], b->required_group_size[0]},
                 {"required work-group size y", a->required_group_size[1], b->required_group_size[1]},
                 {"required work-group size z", a->required_group_size[2], b->required_group_size[2]},
                 {"required sub-groups", a->required_sub_groups, b->required_sub_groups},
                 {"arguments", a->arg_count, b->arg_count}};
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        tell(d, named, a, facts[i].a != facts[i].b, "%s: %" PRIu32 " -> %" PRIu32 "\n", facts[i].name,
             facts[i].a, facts[i].b);
}

/* --- instructions --- */

/* A number alone, or an address: "-160", "@7,". */
static bool
is_place(const char *word, size_t length)
{
    size_t at = word[0] == '@' || word[0] == '-';
    const size_t digits = strspn(word + at, "0123456789");
    at += digits;
    at += at < length && word[at] == ',';
    return digits && at == length;
}

/* Where a branch leads and where a clause begins moves with the code around it: it is left out. */
static char *
key_of(const struct fe_step *step)
{
    const bool moves =
        step->jump != FE_NO_OFFSET || step->rejoin != FE_NO_OFFSET || strchr(step->text, '@') != NULL;
    const bool heading = step->offset == FE_NO_OFFSET && strstr(step->text, "clause starting at");
    char *key = malloc(strlen(step->text) + 2), *to = key;
    for (const char *at = step->text; key && *at;) {
        at += strspn(at, " \t");
        const size_t length = strcspn(at, " \t");
        if (!(moves && is_place(at, length)) && !(heading && at[0] >= '0' && at[0] <= '9')) {
            memcpy(to, at, length);
            to += length;
            *to++ = ' ';
        }
        at += length;
    }
    if (key)
        *to = 0;
    return key;
}

static int
open_side(struct side *side)
{
    const int result = tool_listing_make(&side->listing, side->program, side->kernel);
    if (result)
        return TROUBLE;
    side->keys = calloc(side->listing.count + 1u, sizeof *side->keys);
    side->in_both = calloc(side->listing.count + 1u, sizeof *side->in_both);
    bool good = side->keys && side->in_both;
    for (uint32_t i = 0; good && i < side->listing.count; i++)
        good = (side->keys[i] = key_of(&side->listing.lines[i].step)) != NULL;
    if (!good)
        tool_fail(TROUBLE, "out of memory");
    return good ? EQUAL : TROUBLE;
}

static void
close_side(struct side *side)
{
    for (uint32_t i = 0; side->keys && i < side->listing.count; i++)
        free(side->keys[i]);
    free(side->keys);
    free(side->in_both);
    tool_listing_free(&side->listing);
}

static bool
equal_lines(const void *user, uint32_t a, uint32_t b)
{
    const struct side *sides = user;
    return strcmp(sides[0].keys[a], sides[1].keys[b]) == 0;
}

static void
put_line(char sign, const struct tool_line *line)
{
    if (line->step.offset == FE_NO_OFFSET)
        printf("%c      %s\n", sign, line->step.text);
    else
        printf("%c%05" PRIx32 " %s\n", sign, line->step.offset, line->step.text);
}

/* Whether a line that is in both stands within CONTEXT lines of one that is not. */
static bool
is_near(const struct side *sides, const uint32_t at[2])
{
    for (unsigned s = 0; s < 2; s++)
        for (uint32_t i = at[s] > CONTEXT ? at[s] - CONTEXT : 0;
             i <= at[s] + CONTEXT && i < sides[s].listing.count; i++)
            if (!sides[s].in_both[i])
                return true;
    return false;
}

static void
print_lines(const struct side *sides)
{
    uint32_t at[2] = {0, 0};
    bool gap = false;
    while (at[0] < sides[0].listing.count || at[1] < sides[1].listing.count) {
        if (at[0] < sides[0].listing.count && !sides[0].in_both[at[0]])
            put_line('-', &sides[0].listing.lines[at[0]++]);
        else if (at[1] < sides[1].listing.count && !sides[1].in_both[at[1]])
            put_line('+', &sides[1].listing.lines[at[1]++]);
        else {
            const bool near = is_near(sides, at);
            if (near)
                put_line(' ', &sides[1].listing.lines[at[1]]);
            else if (!gap)
                printf(" ...\n");
            gap = !near;
            at[0]++;
            at[1]++;
        }
    }
}

static uint32_t
count_alone(const struct side *side)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < side->listing.count; i++)
        count += !side->in_both[i];
    return count;
}

static int
compare_code(struct diff *d, bool *named, struct side *sides)
{
    const struct tool_sequences s = {{sides[0].listing.count, sides[1].listing.count}, equal_lines, sides};
    bool *in_both[2] = {sides[0].in_both, sides[1].in_both}, given_up;
    if (!tool_align(&s, in_both, &given_up))
        return tool_fail(TROUBLE, "out of memory");
    const uint32_t gone = count_alone(&sides[0]), come = count_alone(&sides[1]);
    tell(d, named, sides[0].kernel, gone || come,
         "code: %" PRIu32 " lines only in the first, %" PRIu32 " only in the second%s\n", gone, come,
         given_up ? "; too different to be set side by side" : "");
    if ((gone || come) && !d->brief)
        print_lines(sides);
    return EQUAL;
}

static int
compare_kernels(struct diff *d, const struct fe_program *const programs[2], const struct fe_kernel *a,
                const struct fe_kernel *b)
{
    struct side sides[2] = {{.program = programs[0], .kernel = a}, {.program = programs[1], .kernel = b}};
    bool named = false;
    compare_facts(d, &named, a, b);
    compare_arguments(d, &named, a, b);
    int result = open_side(&sides[0]);
    if (!result)
        result = open_side(&sides[1]);
    if (!result)
        result = compare_code(d, &named, sides);
    close_side(&sides[0]);
    close_side(&sides[1]);
    return result;
}

/* --- programs --- */

static const struct fe_kernel *
find_kernel(const struct fe_program *program, const char *name)
{
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (strcmp(program->kernels[i].name, name) == 0)
            return &program->kernels[i];
    return NULL;
}

static void
tell_only(struct diff *d, const struct fe_kernel *kernel, char sign)
{
    d->different = true;
    if (d->brief)
        return;
    printf("%ckernel ", sign);
    tool_put(kernel->name);
    printf("\n");
}

static int
compare_programs(struct diff *d, const struct fe_program *const programs[2], const char *only)
{
    int result = EQUAL;
    bool found = !only;
    if (programs[0]->device != programs[1]->device) {
        d->different = true;
        if (!d->brief)
            printf("device: %s -> %s\n", fe_device_name(programs[0]->device),
                   fe_device_name(programs[1]->device));
    }
    for (unsigned s = 0; s < 2; s++)
        for (uint32_t i = 0; i < programs[s]->kernel_count && !result; i++) {
            const struct fe_kernel *kernel = &programs[s]->kernels[i];
            const struct fe_kernel *other = find_kernel(programs[1 - s], kernel->name);
            if (only && strcmp(only, kernel->name) != 0)
                continue;
            found = true;
            if (!other)
                tell_only(d, kernel, s ? '+' : '-');
            else if (!s)
                result = compare_kernels(d, programs, kernel, other);
        }
    return found ? result : tool_fail(TROUBLE, "neither file has a kernel %s", only);
}

/* The second file, and -q; the rest is what every command takes. A kernel may be in one of the files only. */
static int
parse(int *argc, char **argv, struct tool_input inputs[2], const char **only, bool *brief)
{
    int kept = 1;
    const char *second = NULL;
    for (int i = 1, names = 0; i < *argc; i++) {
        int last = i;
        (void)(tool_option_value(*argc, argv, &last, "-d", "--device") ||
               tool_option_value(*argc, argv, &last, "-k", "--kernel"));
        if (strcmp(argv[i], "-q") == 0)
            *brief = true;
        else if (argv[i][0] != '-' && ++names == 2)
            second = argv[i];
        else
            argv[kept++] = argv[i];
        while (i < last)
            argv[kept++] = argv[++i];
    }
    if (tool_parse_input(kept, argv, TOOL_KERNELS, &inputs[0]))
        return TROUBLE;
    *only = inputs[0].kernel;
    inputs[0].kernel = NULL;
    inputs[1] = inputs[0];
    inputs[1].path = second;
    return second ? EQUAL : tool_fail(TROUBLE, "diff needs two files");
}

int
tool_diff(int argc, char **argv)
{
    struct tool_input inputs[2];
    struct fe_program *a = NULL, *b = NULL;
    const char *only = NULL;
    struct diff d = {.brief = false};
    int result = parse(&argc, argv, inputs, &only, &d.brief);
    if (!result && rt_record_is(inputs[0].path) && rt_record_is(inputs[1].path))
        return only ? tool_fail(TROUBLE, "a record has one kernel; -k is for binaries")
                    : (int)tool_diff_records(inputs[0].path, inputs[1].path, d.brief);
    if (!result && (tool_open(&inputs[0], &a) || tool_open(&inputs[1], &b)))
        result = TROUBLE;
    if (!result) {
        const struct fe_program *const programs[2] = {a, b};
        result = compare_programs(&d, programs, only);
    }
    fe_program_free(a);
    fe_program_free(b);
    return result ? result : d.different ? DIFFERENT : EQUAL;
}
