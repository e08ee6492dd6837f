#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen's subcommands: exit codes, and that they say what the files hold. Usage: tool_test.sh CAYGEN BIN-FOLDER
caygen=$1
bin=$2
failed=0

expect() { # exit code, text in the output (may be empty), arguments...
    want=$1 text=$2
    shift 2
    output=$("$caygen" "$@" 2>&1)
    code=$?
    if [ $code -ne "$want" ] || ! printf '%s' "$output" | grep -qF -e "$text"; then
        echo "caygen $*: exit $code (want $want), no '$text' in: $output"
        failed=1
    fi
}

expect 0 "disasm" help
expect 0 "caygen " --version
expect 1 "no command"
expect 1 "unknown command 'x'" x
expect 1 "needs a file" info
expect 1 "needs a value" info "$bin/vadd.skl" -d
expect 1 "unknown device 'ivb'" info "$bin/vadd.skl" -d ivb
expect 1 "no kernel other" disasm "$bin/vadd.skl" -k other
expect 2 "No such file" info "$bin/nothing"
expect 3 "for skl, not for bdw" info "$bin/vadd.skl" -d bdw
expect 3 "no known container" info "$0"
expect 0 "Intel zebin for skl" info "$bin/vadd.zebin"
expect 0 "Intel OpenCL ELF for bxt" info "$bin/vadd.bxt"
expect 0 "Intel fat binary for bdw" info "$bin/vadd.fat" -d bdw
expect 0 "required work-group size 16,4,1" info "$bin/args.skl"
expect 0 "struct pair" info "$bin/args.cayman-g.o"
expect 0 "not in the binary" info "$bin/args.cayman.o"
expect 0 "{EOT}" disasm "$bin/vadd.skl" -k vadd
expect 0 "{EOT}" disasm "$bin/vadd.fat" -d bdw
expect 0 "CF_END" disasm "$bin/args.cayman.o" -k tables
expect 2 "256 MiB or more" info /dev/zero
if [ -c /dev/full ] && output=$("$caygen" disasm "$bin/vadd.skl" 2>&1 >/dev/full); then
    echo "caygen disasm does not notice a full disk"
    failed=1
fi
exit $failed
