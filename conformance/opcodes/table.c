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
    puts("Made from the instruction tables and the test data by `conformance/opcodes`; not edited by hand. "
         "After a");
    puts("change of either: `cmake --build BUILD --target opcodes_write`.");
    puts("");
    puts("*Tested by* names the data in which the row occurs: decoded and listed as the manufacturer's tool "
         "does");
    puts("(`gen_listing`; Cayman: `golden`), executed with results that a model or a person worked out "
         "(`gen_lower`,");
    puts("`gen_vectors`, `gen_messages`, `gen_flow`), executed in a compiler's program with another "
         "implementation's "
         "results");
    puts("(`corpus`). Tests that build their programs as they run (`cayman.stack`, `cayman.group`) are not "
         "counted.");
    puts("What is refused is refused by name when a program is built.");
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
table_row(const char *name, const char *code, const char *what, const char *why, unsigned evidence)
{
    printf("| `%s` | %s | %s | ", name, code, what);
    if (why)
        printf("refused: %s | ", why);
    else
        printf("works | ");
    evidence_print(evidence);
    puts(" |");
}

int
main(int argc, char **argv)
{
    static struct seen seen;
    if (argc != 2) {
        fprintf(stderr, "usage: %s SOURCE\n", argv[0]);
        return 2;
    }
    if (!evidence_collect(&seen, argv[1]))
        return 1;
    introduce();
    gen_rows(&seen);
    cayman_rows(&seen);
    return fflush(stdout) ? 1 : 0;
}
