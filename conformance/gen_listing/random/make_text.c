/* SPDX-License-Identifier: MIT */
/* make_text 8|9 SEED COUNT: random legal instructions in Intel's assembler syntax, every opcode equally
 * often. */
#include <stdlib.h>

#include "maker.h"

int
main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: %s 8|9 SEED COUNT\n", argv[0]);
        return 2;
    }
    struct maker maker = {
        .rnd = rnd_of(strtoull(argv[2], NULL, 0), RND_PROGRAM),
        .gen9 = argv[1][0] == '9',
        .out = stdout,
        .lines = (unsigned)strtoul(argv[3], NULL, 0),
    };
    for (; maker.line < maker.lines; maker.line++) {
        enum gen_opcode op;
        do
            op = (enum gen_opcode)rnd_below(&maker.rnd, GEN_OP_COUNT);
        while (gen_op_find(maker.gen9 ? GEN_SKL : GEN_BDW, gen_op_info(op)->opcode) != op);
        maker_instruction(&maker, op);
    }
    return fflush(stdout) ? 1 : 0;
}
