/* SPDX-License-Identifier: MIT */
/* opcode_table SOURCE: docs/opcodes.md on standard output, from the instruction tables and the test data. */
#include "table.h"

#include <stdio.h>
#include <string.h>

static void
introduce(void)
{
    puts("# Opcodes and messages");
    puts("");
    puts("`conformance/opcodes` makes this page from the instruction tables and the test data. Do not edit "
         "it.");
    puts("After a change of either, run `cmake --build BUILD --target opcodes_write`.");
    puts("");
    puts("*Tested by* names the test data that contain the row:");
    puts("");
    puts("- `gen_listing`, for Cayman `golden`: decoded, and listed as by the manufacturer's tool.");
    puts("- `gen_lower`, `gen_vectors`, `gen_messages`, `gen_flow`: executed. A model or a person computed "
         "the results.");
    puts("- `corpus`: executed in a compiler's program. Another implementation computed the results.");
    puts(
        "- `cases`: executed as a described launch with expected results on three engines; file and case in");
    puts("  `conformance/cayman/cases`.");
    puts("- `cayman_rows`, `cayman_joint`, `cayman_state`: executed on three engines and compared with a "
         "model in C.");
    puts("");
    puts("Tests that build their programs while they run (`cayman_stack`) are not counted. A "
         "program");
    puts("with a *refused* opcode is refused when it is built, and the build log names the opcode.");
}

void
table_head(const char *title, const char *text, const char *code, const char *what)
{
    printf("\n## %s\n\n", title);
    if (text)
        printf("%s\n\n", text);
    printf("| name | %s | %s | state | tested by |\n|---|---|---|---|---|\n", code, what);
}

void
table_row(const char *name, const char *code, const char *what, const char *why, unsigned evidence,
          const char *by)
{
    printf("| `%s` | %s | %s | ", name, code, what);
    if (why)
        printf("refused: %s | ", why);
    else
        printf("works | ");
    evidence_print(evidence);
    printf("%s |\n", by);
}

int
main(int argc, char **argv)
{
    static struct seen seen;
    const bool executed = argc == 3 && !strcmp(argv[2], "executed");
    if (argc != 2 && !executed) {
        fprintf(stderr, "usage: %s SOURCE [executed]\n", argv[0]);
        return 2;
    }
    if (!evidence_collect(&seen, argv[1]))
        return 1;
    if (executed)
        return cayman_unexecuted(&seen) != 0;
    introduce();
    gen_rows(&seen);
    cayman_rows(&seen);
    return fflush(stdout) ? 1 : 0;
}
