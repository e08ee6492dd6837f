/* SPDX-License-Identifier: MIT */
/* The listing of every corpus kernel against LLVM's own assembly text, line by line. */
#include "test.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cayman/isa/cay_inst.h"
#include "execute.h"

struct comparison {
    const char *at; /* rest of LLVM's listing */
    const char *kernel;
    unsigned lines, differences;
};

static void
strip(const char *line, char *out, size_t size)
{
    size_t n = 0;
    for (; *line && n + 1 < size; line++)
        if (!isspace((unsigned char)*line))
            out[n++] = *line;
    out[n] = 0;
}

static const char *
next_line(const char **at, char *out, size_t size)
{
    const size_t length = strcspn(*at, "\n");
    snprintf(out, size, "%.*s", (int)length, *at);
    *at += length + ((*at)[length] == '\n');
    return out;
}

/* Known difference 1: LLVM prints some literals unsigned. Lines of literals are "n(float),n(float)". */
static int
same_literals(const char *a, const char *b)
{
    for (unsigned n = 0; n < 2; n++) {
        char *end_a, *end_b;
        if ((uint32_t)strtoll(a, &end_a, 10) != (uint32_t)strtoll(b, &end_b, 10) || end_a == a || end_b == b)
            return 0;
        const size_t rest = strcspn(end_a, ",") + 1;
        if (strncmp(end_a, end_b, rest) != 0)
            return 0;
        if (!end_a[rest - 1])
            return n == 1;
        a = end_a + rest;
        b = end_b + rest;
    }
    return 1;
}

/* Known difference 2: before linking, the address of a constant table is its name. */
static int
is_relocated(const char *llvm)
{
    return isdigit((unsigned char)llvm[0]) == 0 && strchr(llvm, '@') == llvm &&
           isalpha((unsigned char)llvm[1]);
}

/* Known difference 3: LLVM does not name the elements of a 64-bit store. */
static void
drop_store_elements(char *line)
{
    char *xy = strncmp(line, "MEM_RAT_CACHELESSSTORE_DWORD", 28) == 0 ? strstr(line, ".XY,") : NULL;
    if (xy)
        memmove(xy, xy + 3, strlen(xy + 3) + 1);
}

static void
compare_line(uint32_t offset, const struct cay_cf *cf, const char *line, void *user)
{
    (void)offset, (void)cf;
    struct comparison *c = user;
    char ours[512], llvm[512];
    strip(line, ours, sizeof ours);
    drop_store_elements(ours);
    next_line(&c->at, llvm, sizeof llvm);
    c->lines++;
    if (strcmp(ours, llvm) == 0 || same_literals(ours, llvm) || is_relocated(llvm))
        return;
    c->differences++;
    print_error("%s line %u: %s, LLVM: %s\n", c->kernel, c->lines, ours, llvm);
}

static const char *
find_label(const char *text, const char *kernel)
{
    char label[128];
    snprintf(label, sizeof label, "\n%s:\n", kernel);
    const char *at = strstr(text, label);
    if (at)
        return at + strlen(label);
    return strncmp(text, label + 1, strlen(label) - 1) == 0 ? text + strlen(label) - 1 : NULL;
}

static unsigned
compare_kernel(const struct object *o, const struct object_kernel *k, const char *text, unsigned *lines)
{
    struct cay_program p;
    struct emu_error error = {EMU_OK, ""};
    struct comparison c = {find_label(text, k->name), k->name, 0, 0};
    assert_non_null(c.at);
    if (cay_decode(&execute_quirks, o->text + k->offset, k->bytes, &p, &error))
        fail_msg("%s: %s", k->name, error.text);
    assert_int_equal(cay_print(&p, compare_line, &c), 0);
    cay_program_free(&p);
    *lines += c.lines;
    return c.differences;
}

static void
compare_file(const char *name, unsigned *kernels, unsigned *lines)
{
    char path[512];
    uint32_t size;
    struct object o;
    snprintf(path, sizeof path, CAY_GOLDEN "%s.o", name);
    object_open(&o, path);
    snprintf(path, sizeof path, CAY_GOLDEN "%s.lst", name);
    char *text = (char *)file_read(path, &size);
    unsigned differences = 0;
    for (unsigned k = 0; k < o.kernel_count; k++)
        differences += compare_kernel(&o, &o.kernels[k], text, lines);
    *kernels += o.kernel_count;
    free(text);
    object_close(&o);
    assert_int_equal(differences, 0);
}

static void
listing_equals_llvms(void **state)
{
    static const char *const files[] = {"integer", "control", "local", "float"};
    unsigned kernels = 0, lines = 0;
    (void)state;
    for (unsigned f = 0; f < sizeof files / sizeof *files; f++)
        compare_file(files[f], &kernels, &lines);
    print_message("%u kernels, %u lines, 0 differences\n", kernels, lines);
    assert_true(kernels >= 60 && lines > 5000);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(listing_equals_llvms)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
