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
    if [ $code -ne "$want" ] || ! printf '%s\n' "$output" | grep -qF -e "$text"; then
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
for option in -d --device -k --kernel; do
    expect 1 "$option needs a value" disasm "$bin/vadd.skl" $option
done
expect 1 "--device= needs a value" info "$bin/vadd.skl" --device=
expect 1 "unknown device 'icl'" stat "$bin/vadd.skl" --device=icl
expect 1 "unexpected argument '--kernel'" info "$bin/vadd.skl" --kernel vadd
# Short and long names, in every command that has one of them.
for device in "-d bdw" "--device bdw" --device=bdw; do
    for command in info disasm stat lanes cfg "diff $bin/vadd.fat"; do
        # shellcheck disable=SC2086
        expect 0 "" $command $device "$bin/vadd.fat"
    done
    # shellcheck disable=SC2086
    expect 0 "for bdw" info $device "$bin/vadd.fat"
    # shellcheck disable=SC2086
    expect 0 "2 c: 2 3" exec $device "$bin/vadd.fat" vadd --global 2 --arg 1,2 --arg 1,1 --arg zeros:2 --arg 1
    # shellcheck disable=SC2086
    expect 7 "" run $device -- sh -c 'test "$CAYGEN_DEVICES" = bdw && exit 7'
done
for engine in "-e ref" "--engine ref" --engine=ref; do
    # shellcheck disable=SC2086
    expect 7 "" run $engine -- sh -c 'test "$CAYGEN_ENGINE" = ref && exit 7'
    # shellcheck disable=SC2086
    expect 2 "No such file" compare "$bin/nothing" $engine
done
for kernel in "-k vadd" "--kernel vadd" --kernel=vadd; do
    for command in disasm stat lanes cfg "diff $bin/vadd.skl"; do
        # shellcheck disable=SC2086
        expect 0 "" $command $kernel "$bin/vadd.skl"
    done
    # shellcheck disable=SC2086
    expect 0 "2 c: 2 3" exec $kernel "$bin/vadd.skl" --global 2 --arg 1,2 --arg 1,1 --arg zeros:2 --arg 1
done
expect 1 "unknown device 'icl'" info "$bin/vadd.skl" -d icl
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
expect 0 "00000 " disasm "$bin/vadd.skl"
expect 0 "kernels/vadd.cl:" disasm -S "$bin/vadd.cayman-g.o"
expect 0 "no debug data" disasm "$bin/vadd.skl" vadd -S
expect 1 "needs a file" disasm -S
expect 0 "// untyped surface read, surface 0 (argument 0" disasm "$bin/vadd.skl"
expect 1 "unexpected argument '--plain'" lanes "$bin/vadd.skl" --plain
expect 0 '"container": "Intel zebin"' info "$bin/vadd.zebin" --json
expect 0 "digraph" cfg "$bin/vadd.fat" -d bdw
expect 3 "no known container" cfg "$0"
expect 2 "no known container" diff "$bin/vadd.skl" "$0"
expect 0 "lane ops" lanes "$bin/vadd.fat" -d bdw
expect 0 "load.surface0 (16|M0)" lanes "$bin/vadd.skl" vadd
expect 0 "store.pool (64|M0)" lanes "$bin/args.cayman.o" tables
expect 1 "no kernel other" lanes "$bin/vadd.skl" other
expect 1 "unexpected argument 'vadd'" info "$bin/vadd.skl" vadd
expect 3 "no known container" lanes "$0"
expect 1 "needs a record" compare
expect 1 "not 'fast'" compare "$bin/vadd.skl" -e fast
expect 3 "not a record of a launch" compare "$bin/vadd.skl"
expect 2 "256 MiB or more" info /dev/zero
# Each lane op of a kernel is listed once, and belongs to an instruction.
for file in "$bin/vadd.skl" "$bin/args.skl" "$bin/args.cayman.o"; do
    "$caygen" lanes "$file" | awk -v file="$file" '
        /^\/\/ kernel/ {sub(/ lane ops.*/, ""); want += $NF}
        /^ +[0-9]+ [0-9a-f]+: / {ops++}
        /^\/\/ .* belong to no/ {print file ": " $0; bad = 1}
        END {if (ops != want) print file ": " ops " lane ops of " want; exit bad || ops != want}' || failed=1
done
if [ -c /dev/full ] && output=$("$caygen" disasm "$bin/vadd.skl" 2>&1 >/dev/full); then
    echo "caygen disasm does not notice a full disk"
    failed=1
fi
exit $failed
