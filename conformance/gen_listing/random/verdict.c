/* SPDX-License-Identifier: MIT */
/*
 * verdict bdw|skl CODE LISTING ERRORS: what iga64 -d -n -Xprint-pc --output-on-fail wrote about CODE, on
 * standard output (LISTING) and standard error (ERRORS), against our decoder, word for word and to the
 * column.
 *
 * Equal text, or refused by both, is agreement. We are stricter than iga64 for the reasons in `stricter`, and
 * list what it cannot in the ways of as_iga64_lists; README.md says why. Anything else is a difference. A
 * line of counts ends the output; exit status 1 with differences, 2 with unusable input.
 */
#include <stdlib.h>
#include <string.h>

#include "data.h"
#include "gen/isa/gen_isa.h"
#include "read_file.h"

enum { LINE = 1024, SHOWN = 20 };

/* FORM: only because it has no syntax for what is legal. */
enum refusal { NOT_REFUSED, REFUSED_FORM, REFUSED };

struct verdict {
    enum gen_platform platform;
    uint8_t *code;
    size_t size;
    uint8_t *refused; /* enum refusal by iga64, per byte of the code */
    unsigned words, same, both_refuse, stricter, own_form, differences;
};

/* Reserved by the PRM, or without a meaning there; iga64 ignores the field or prints something near it. */
static const char *const stricter[] = {
    "the instruction takes no CondModifier",
    "the instruction takes no saturation",
    "the instruction takes no source modifiers",
    "a logic instruction has no absolute value",
    "does not exist",    /* r128 and up */
    "is not aligned to", /* a subregister between two elements */
    "is not a register", /* an immediate as the target of ret */
    "is not a notification register",
    "is not null",         /* an architecture register as payload */
    "names acc",           /* acc3 to acc9 in Align16 mode */
    "math macro register", /* numbers from 8 */
    "CondModifier",        /* reserved codes */
    "HorzStride 0",        /* of a destination */
    "VertStride",          /* VxH on a direct operand, Align16 codes */
    "register file",
    "can be addressed indirectly",
    "a branch offset of type",
    "Align16 mode", /* wait, messages, branches */
    "RepCtrl in a macro",
    "a math macro takes registers only",
    "math takes direct general registers only",
};

/* What iga64 says of channels it cannot write, of Gen9's NoPreempt and of the region of a Gen8 message. */
static const char *const forms[] = {
    "unsupported Align16 ChEn",
    "unsupported Align16 Dst.ChEn",
    "inconvertible align16 operand",
    "unconvertible ternary align16 operand",
    "unsupported Align16 ternary",
    "invalid value for field ThreadCtrl",
    "invalid value for field Src0VertStride",
    "invalid value for field Src0Width",
};

static enum refusal
refusal_of(const char *error)
{
    for (unsigned i = 0; i < sizeof forms / sizeof *forms; i++)
        if (strstr(error, forms[i]))
            return REFUSED_FORM;
    return REFUSED;
}

static bool
read_errors(struct verdict *verdict, const char *path)
{
    char line[LINE];
    FILE *const file = fopen(path, "r");
    if (!file) {
        perror(path);
        return false;
    }
    while (fgets(line, sizeof line, file)) {
        unsigned offset;
        if (sscanf(line, "byte offset 0x%x:", &offset) != 1 || !strstr(line, ": error:") ||
            offset >= verdict->size)
            continue;
        const enum refusal refusal = refusal_of(line);
        if (refusal > verdict->refused[offset])
            verdict->refused[offset] = (uint8_t)refusal;
    }
    fclose(file);
    return true;
}

static bool
is_stricter(const char *reason)
{
    for (unsigned i = 0; i < sizeof stricter / sizeof *stricter; i++)
        if (strstr(reason, stricter[i]))
            return true;
    return false;
}

/* What iga64 shows of an instruction that it does not show whole. False: it shows everything. */
static bool
as_iga64_lists(struct gen_inst *inst)
{
    const struct gen_inst before = *inst;
    if (inst->align16 && inst->pred_ctrl >= 2 && inst->pred_ctrl <= 5)
        inst->pred_ctrl = 0;
    for (unsigned i = 0; i < 2; i++) {
        struct gen_operand *const src = &inst->src[i];
        if (src->align16 && gen_op_info(inst->op)->format != GEN_FORMAT_TERNARY) {
            src->swizzle = 0xe4;
            src->vstride = 4;
        }
        if (src->align16 && src->file == GEN_FILE_ARF && src->arf == GEN_ARF_ACC && src->reg >= 2)
            src->subreg = 0; /* half a math macro register */
        if (inst->op == GEN_OP_pln)
            src->negate = src->absolute = false;
    }
    if (inst->op == GEN_OP_mach)
        inst->cond_mod = 0;
    return memcmp(&before, inst, sizeof before) != 0;
}

/* Channels that iga64 has no syntax for, and Gen9's NoPreempt. */
static bool
is_beyond_iga64(enum gen_platform platform, const struct gen_inst *inst)
{
    const bool message = gen_op_info(inst->op)->format == GEN_FORMAT_SEND;
    return inst->align16 || inst->no_preempt || (message && platform == GEN_BDW);
}

static void
differ(struct verdict *verdict, const struct gen_inst *inst, const char *ours, const char *theirs)
{
    if (verdict->differences++ >= SHOWN)
        return;
    printf("0x%x ", (unsigned)inst->offset);
    for (unsigned i = 0; i < inst->bytes; i++)
        printf("%02x", verdict->code[inst->offset + i]);
    printf("\n  ours   %s\n  iga64  %s\n", ours, theirs);
}

static void
judge(struct verdict *verdict, struct gen_inst *inst, const char *refusal, const char *theirs)
{
    const enum refusal refused = (enum refusal)verdict->refused[inst->offset];
    char ours[LINE];
    if (refusal) {
        verdict->both_refuse += refused != NOT_REFUSED;
        verdict->stricter += !refused && is_stricter(refusal);
        if (!refused && !is_stricter(refusal))
            differ(verdict, inst, refusal, theirs);
        return;
    }
    gen_print(verdict->platform, inst, ours, sizeof ours);
    if (!refused && !strcmp(ours, theirs)) {
        verdict->same++;
        return;
    }
    char shown[LINE];
    struct gen_inst plain = *inst;
    const bool partly = as_iga64_lists(&plain);
    gen_print(verdict->platform, &plain, shown, sizeof shown);
    if (refused ? refused == REFUSED_FORM && is_beyond_iga64(verdict->platform, inst)
                : partly && !strcmp(shown, theirs))
        verdict->own_form++;
    else
        differ(verdict, inst, ours, refused ? "refused" : theirs);
}

/* Cuts the comment and the spaces at the end. */
static void
cut(char *line)
{
    char *const comment = strstr(line, "//");
    size_t length = comment ? (size_t)(comment - line) : strcspn(line, "\n");
    while (length && line[length - 1] == ' ')
        length--;
    line[length] = '\0';
}

static bool
judge_line(struct verdict *verdict, char *line, uint32_t *at)
{
    struct gen_inst inst;
    struct emu_error error = {0};
    char *const theirs = strstr(line, " */ ");
    unsigned offset;
    if (sscanf(line, "/* [%x]", &offset) != 1 || !theirs)
        return true;
    if (offset != *at || offset >= verdict->size) {
        fprintf(stderr, "iga64 is at 0x%x, we at 0x%x\n", offset, (unsigned)*at);
        return false;
    }
    const int status =
        gen_decode(NULL, verdict->platform, verdict->code, (uint32_t)verdict->size, *at, &inst, &error);
    cut(line);
    judge(verdict, &inst, status < 0 ? error.text : NULL, theirs + 4);
    *at += inst.bytes;
    verdict->words++;
    return true;
}

static bool
judge_all(struct verdict *verdict, const char *path)
{
    char line[LINE];
    uint32_t at = 0;
    bool usable = true;
    FILE *const file = fopen(path, "r");
    if (!file) {
        perror(path);
        return false;
    }
    while (usable && fgets(line, sizeof line, file))
        usable = judge_line(verdict, line, &at);
    fclose(file);
    if (usable && at != verdict->size) {
        fprintf(stderr, "%s ends at 0x%x of 0x%x\n", path, (unsigned)at, (unsigned)verdict->size);
        usable = false;
    }
    return usable;
}

int
main(int argc, char **argv)
{
    struct verdict verdict = {.platform = GEN_SKL};
    bool usable = false;
    if (argc != 5) {
        fprintf(stderr, "usage: %s bdw|skl CODE LISTING ERRORS\n", argv[0]);
        return 2;
    }
    if (!strcmp(argv[1], "bdw"))
        verdict.platform = GEN_BDW;
    verdict.code = read_file(argv[2], &verdict.size);
    if (!verdict.code)
        perror(argv[2]);
    verdict.refused = calloc(verdict.size + 1, sizeof *verdict.refused);
    if (verdict.code && verdict.refused)
        usable = read_errors(&verdict, argv[4]) && judge_all(&verdict, argv[3]);
    printf("%u words: %u the same, %u refused by both, %u refused by us only, %u in a form of our own, %u "
           "differences\n",
           verdict.words, verdict.same, verdict.both_refuse, verdict.stricter, verdict.own_form,
           verdict.differences);
    free(verdict.refused);
    free(verdict.code);
    return !usable ? 2 : verdict.differences != 0;
}
