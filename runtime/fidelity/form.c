/* SPDX-License-Identifier: MIT */
#include "form.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "emu/lane.h"
#include "frontend/step.h"

/* --- names --- */

/* Behind a predicate: "(W)", "(~f0.0)". */
static const char *
skip_predicate(const char *at)
{
    at += strspn(at, " \t");
    while (*at == '(' && strchr(at, ')')) {
        at = strchr(at, ')') + 1;
        at += strspn(at, " \t");
    }
    return at;
}

/* ":f" of each operand, in order. */
static void
add_types(const char *at, char *form, size_t used)
{
    for (at = strchr(at, ':'); at; at = strchr(at + 1, ':')) {
        size_t length = 0;
        while (isalpha((unsigned char)at[1 + length]))
            length++;
        if (length && used + length + 3 < FORM_BYTES)
            used += (size_t)snprintf(form + used, FORM_BYTES - used, " :%.*s", (int)length, at + 1);
    }
}

/* Words of capitals: "MEM_RAT_CACHELESS STORE_DWORD". Registers have a dot or a comma. */
static bool
is_opcode_word(const char *at, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!isupper((unsigned char)at[i]) && !isdigit((unsigned char)at[i]) && at[i] != '_')
            return false;
    return length > 0 && isupper((unsigned char)*at);
}

static void
take_words(const char *at, char *form)
{
    size_t used = 0;
    for (;;) {
        const size_t length = strcspn(at, " \t");
        if (!is_opcode_word(at, length) || used + length + 2 >= FORM_BYTES)
            return;
        used += (size_t)snprintf(form + used, FORM_BYTES - used, "%s%.*s", used ? " " : "", (int)length, at);
        at += length + strspn(at + length, " \t");
    }
}

/* Sampler messages have one name for all that samplers do. */
static void
add_image_op(const struct lane_program *program, uint32_t inst, char *form)
{
    const size_t used = strlen(form);
    for (uint32_t i = 0; i < program->op_count; i++) {
        const enum lane_code code = (enum lane_code)program->ops[i].code;
        if (program->ops[i].inst == inst && lane_code_family(code) == LANE_IMAGE) {
            (void)snprintf(form + used, FORM_BYTES - used, ", %s", lane_code_name(code));
            return;
        }
    }
}

void
form_of_step(const struct lane_program *program, const struct fe_step *step, char form[FORM_BYTES])
{
    const char *at = skip_predicate(step->text);
    const size_t length = strcspn(at, " \t");
    assert(step->text && form);
    form[0] = 0;
    if (step->message)
        (void)snprintf(form, FORM_BYTES, "%.*s %s", (int)length, at, step->message);
    else if (isupper((unsigned char)*at))
        take_words(at, form);
    else
        add_types(at, form, (size_t)snprintf(form, FORM_BYTES, "%.*s", (int)(length < 60 ? length : 60), at));
    if (*form)
        add_image_op(program, step->offset, form);
}

/* --- facts --- */

static const struct {
    const char *word, *type, *text;
    bool is_bound;
} bounds[] = {
#define BOUND_ULP true
#define BOUND_LOG true
#define BOUND_ABSOLUTE true
#define BOUND_NONE false
#define TYPE_F "f"
#define TYPE_HF "hf"
#define TYPE_DF "df"
#define MATH_BOUND(name, function, word, type, bound, ulps, text) {word, TYPE_##type, text, BOUND_##bound},
#include "frontend/math_bounds.def"
#undef MATH_BOUND
};

static const char *
math_fidelity(const char *form, const char **note)
{
    char begin[32];
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        (void)snprintf(begin, sizeof begin, "math.%s :%s", bounds[i].word, bounds[i].type);
        const size_t length = strlen(begin);
        if (strncmp(form, begin, length) != 0 || isalpha((unsigned char)form[length]))
            continue;
        *note = bounds[i].is_bound ? bounds[i].text : "the manual gives no bound";
        return bounds[i].is_bound ? "within" : "undocumented";
    }
    *note = "no bound is documented";
    return "undocumented";
}

static bool
filters(enum lane_code code)
{
    return code == LANE_OP_sample || code == LANE_OP_texgather || code == LANE_OP_texture;
}

const char *
form_fidelity(const struct lane_program *program, uint32_t inst, const char *form, const char **note)
{
    bool math = false, image = false;
    assert(program && form);
    for (uint32_t i = 0; i < program->op_count; i++) {
        if (program->ops[i].inst != inst)
            continue;
        const enum lane_code code = (enum lane_code)program->ops[i].code;
        math = math || lane_code_family(code) == LANE_MATH;
        image = image || filters(code);
    }
    *note = "";
    if (math)
        return math_fidelity(form, note);
    if (!image)
        return "exact";
    *note = "OpenCL's bounds for filters; the GPU's weights have 8 bits, Caygen's are floats";
    return "within";
}
