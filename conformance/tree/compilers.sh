#!/bin/sh
# SPDX-License-Identifier: MIT
# Every source of the library and its tool is accepted by the oldest or the newest clang at hand, which take turns (with
# `all`, by both), and by the build's own compiler with a newer processor in CFLAGS: configured as a user would, each
# command run up to the code generator. Of the simd templates one level is looked at; the processor only matters in
# backend/. 77: there is no CMake.
# usage: compilers.sh SOURCE_DIR CC [all]
set -u
cd "$1" || exit 1
cc=$2 all=${3-}
command -v cmake >/dev/null || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0

# The commands of compile_commands.json, whatever they would write.
commands() { # BUILD
    sed -n 's/^ *"command": "\(.*\)",\{0,1\}$/\1/p' "$1/compile_commands.json" | sed 's/\\"/"/g; s/\\\\/\\/g; s/ -o [^ ]* -c / -fsyntax-only -c /'
}

# NAME CC CFLAGS FOLDER MINIMUM [LINES]: the sources in FOLDER, of which there are MINIMUM at least; only those LINES of
# their list (sed)
try() {
    if ! CFLAGS=$3 CC=$2 cmake -S . -B "$work/build" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DCAYGEN_TESTS=OFF -DCAYGEN_SAMPLES=OFF \
        -DCAYGEN_LEVELS=baseline -DCMAKE_C_COMPILER_LAUNCHER= >"$work/log" 2>&1; then
        cat "$work/log"
        bad=$((bad + 1))
        return
    fi
    commands "$work/build" | grep -e "-c $PWD/$4" | sed -n "${6-p}" >"$work/commands"
    count=$(wc -l <"$work/commands")
    if ! tr '\n' '\0' <"$work/commands" | (cd "$work/build" && xargs -0 -n 1 -P 2 sh -c) >"$work/log" 2>&1; then
        grep -E 'error|warning' "$work/log" | head -20
        bad=$((bad + 1))
    fi
    echo "$1: $count sources"
    [ "$count" -ge "$5" ] || bad=$((bad + 1))
    rm -rf "$work/build"
}

clangs=$(for n in 14 15 16 17 18 19 20 21; do command -v clang-$n; done)
two=$(echo "$clangs" | sed -n '1p;$p' | uniq)
turn=1
for clang in $two; do
    if [ "$all" = all ] || [ "$(echo "$two" | wc -l)" -eq 1 ]; then
        try "$clang" "$clang" '' '' 300
    else
        try "$clang" "$clang" '' '' 150 "$turn~2p"
    fi
    turn=2
done
[ "$(uname -m)" != x86_64 ] || try "$cc -march=x86-64-v3" "$cc" -march=x86-64-v3 backend/ 60
[ "$bad" -eq 0 ]
