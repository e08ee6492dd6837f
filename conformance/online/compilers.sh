#!/bin/sh
# SPDX-License-Identifier: MIT
# Compilers that are missing, crash, hang, say nothing or are replaced; and how often one is called at all.
# usage: compilers.sh ONLINE_BUILD; 77: ocloc or clang-15 with libclc is not installed
set -eu
build=$1
ocloc=$(command -v ocloc) || exit 77
clang=$(command -v clang-15) || exit 77
[ -r /usr/lib/clc/cayman-r600--.bc ] || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_CACHE_DIR="$folder/cache" TMPDIR="$folder/tmp"
mkdir "$folder/tmp" "$folder/bin"
source=$folder/k.cl
echo 'kernel void k(global int *p) { p[get_global_id(0)] = 1; }' >"$source"

fail() { # WHAT
    echo "$1:"
    cat "$folder/out"
    exit 1
}
compiler() { # NAME, BODY: a program that stands for a compiler
    printf '#!/bin/sh\n%s\n' "$2" >"$folder/bin/$1"
    chmod 755 "$folder/bin/$1"
}
run() { # ARGUMENTS of online_build. What it tells has a line for each call of a compiler, which cannot count itself
    status=0
    CAYGEN_DEBUG=build timeout 900 "$build" "$@" >"$folder/out" 2>&1 || status=$?
    grep " ms: $folder/bin/" "$folder/out" >>"$folder/calls" || :
    return "$status"
}
good() { # WHAT
    run "$source" "" || fail "$1: error"
    none_left "$1"
}
bad() { # WHAT, ERROR, TEXT IN THE LOG
    ! run "$source" "" || fail "$1: no error"
    grep -q "error $2\$" "$folder/out" || fail "$1: not error $2"
    grep -q -- "$3" "$folder/out" || fail "$1: '$3' is not in the log"
    none_left "$1"
}
none_left() { # WHAT
    [ -z "$(ls -A "$folder/tmp")" ] || fail "$1: left behind: $(find "$folder/tmp")"
}
calls() { # WHAT, NUMBER since the last time
    found=$(if [ -e "$folder/calls" ]; then wc -l <"$folder/calls"; else echo 0; fi)
    rm -f "$folder/calls"
    [ "$found" -eq "$2" ] || fail "$1: the compiler was called $found times, not $2"
}

export CAYGEN_DEVICES=skl
CAYGEN_OCLOC=none bad "no ocloc" -3 'Install the Debian package intel-opencl-icd'
CAYGEN_OCLOC=$folder/bin/none bad "no such file" -3 'ocloc compile -file'
CAYGEN_OCLOC=relative/ocloc timeout 60 "$build" "$source" 2>&1 | grep -q 'CAYGEN_OCLOC=relative/ocloc is ignored' ||
    fail "a relative path"
compiler ocloc 'kill -SEGV $$'
export CAYGEN_OCLOC="$folder/bin/ocloc"
bad "a crash" -11 'was ended by signal 11 (SIGSEGV)'
compiler ocloc 'exit 3'
bad "silence" -11 'failed without a word'
compiler ocloc 'echo "has $(ulimit -d) KiB"; exit 1'
half=$(awk '/^MemTotal:/ { print int($2 / 2048) }' /proc/meminfo) # MiB
bad "half of the memory" -11 "^has $((half * 1024)) KiB"
CAYGEN_COMPILER_MEGABYTES=64 bad "another limit of memory" -11 '^has 65536 KiB'
compiler ocloc 'echo "LLVM ERROR: out of memory"; kill -ABRT $$'
CAYGEN_COMPILER_MEGABYTES=64 bad "the end of memory" -11 "limit of 64 MiB of memory; CAYGEN_COMPILER_MEGABYTES sets"
! grep differences.md "$folder/out" || fail "the page about clang is named for ocloc"
compiler ocloc 'echo "source.cl:1:2: error: out of memory"; exit 1'
bad "an error about memory" -11 'error: out of memory'
! grep "limit of" "$folder/out" || fail "an ordinary error is told as the end of memory"
compiler ocloc 'exit 0'
bad "no output" -11 'made nothing'
compiler ocloc 'echo nonsense >output'
bad "nonsense" -11 '.'
compiler ocloc 'printf "\033[1mnot\033[0m like that\n\nBuild failed with error code: -11\nCommand was: ocloc\n"; exit 1'
bad "a word" -11 '^not like that$'
compiler ocloc 'sleep 1000 & sleep 1000'
start=$(date +%s)
CAYGEN_COMPILER_SECONDS=1 bad "a hang" -11 'was stopped after 1 second; CAYGEN_COMPILER_SECONDS'
[ $(($(date +%s) - start)) -lt 600 ] || fail "a hang took too long"
compiler ocloc 'echo "source.cl:1:2: error: no such thing"; sleep 1000'
start=$(date +%s)
bad "a hang after an error" -11 'no such thing'
grep -q 'did not end within 30 seconds after its error' "$folder/out" || fail "a hang after an error is not told"
[ $(($(date +%s) - start)) -lt 600 ] || fail "a hang after an error took too long"
compiler ocloc 'chmod -R 700 .; mkdir -p x/y; echo >x/y/z; read -r line && echo "read $line"; exit 1'
echo input | bad "files of its own, and no input" -11 'without a word'
# the same for SPIR-V, which comes from anywhere
mkdir "$folder/il"
(cd "$folder/il" && "$ocloc" compile -file "$source" -device skl -64 -spv_only -output k -out_dir . >/dev/null)
plain=$source source=$(find "$folder/il" -name '*.spv')
il_only() { # BODY: what becomes of a working compiler when it is given SPIR-V
    compiler ocloc "case \"\$*\" in *-spirv_input*) $1 ;; esac
exec '$ocloc' \"\$@\""
}
il_only 'kill -ABRT $$'
bad "a crash over SPIR-V" -11 'was ended by signal 6 (SIGABRT)'
il_only 'sleep 1000 & sleep 1000'
run "$source" -nonsense || : # the trial program, which has its time
CAYGEN_COMPILER_SECONDS=1 bad "a hang over SPIR-V" -11 'was stopped after 1 second'
compiler ocloc "exec '$ocloc' \"\$@\""
good "SPIR-V"
words=$(($(wc -c <"$source") / 4))
for word in 3 7 11 19 29 41 59; do # whatever the compiler makes of it, a crash too: an answer comes, nothing is left
    cp "$source" "$folder/il/damaged.spv"
    printf '\377\001' | dd of="$folder/il/damaged.spv" bs=1 seek=$((words * word / 64 * 4)) conv=notrunc 2>/dev/null
    CAYGEN_COMPILER_SECONDS=60 run "$folder/il/damaged.spv" "" || grep -q 'error -11$\|error -30$' "$folder/out" ||
        fail "damaged SPIR-V"
    none_left "damaged SPIR-V"
done
source=$plain
echo 'not a program' >"$folder/bin/ocloc"
bad "cannot be run" -11 'cannot be run: Exec format error'
rm -f "$folder/calls"

# from here on the real ones, counted
compiler ocloc "exec '$ocloc' \"\$@\""
good "first build"
calls "first build" 1
good "second build"
calls "second build" 0
touch "$folder/bin/ocloc"
good "another compiler"
calls "another compiler" 1
IGC_ShaderDumpEnable=1 CPATH=/usr/include CCC_OVERRIDE_OPTIONS=x TZ=UTC LANG=de LD_LIBRARY_PATH=:relative good "variables"
calls "variables that no compiler gets" 0
LD_LIBRARY_PATH=/nowhere good "other libraries"
calls "other libraries" 1
LD_LIBRARY_PATH=/nowhere:relative good "the same libraries"
calls "the same libraries" 0
CAYGEN_CACHE=0 good "without a cache"
calls "without a cache" 1
for file in "$folder"/cache/cl-*; do
    printf 'damage' | dd of="$file" bs=1 seek=200 conv=notrunc 2>/dev/null
done
good "damage"
calls "damage" 1
good "repaired"
calls "repaired" 0
mkdir "$folder/inc"
echo '#define V 1' >"$folder/inc/v.h"
echo '#include "v.h"
kernel void k(global int *p) { p[get_global_id(0)] = V; }' >"$source"
included() { # WHAT, CALLS
    run "$source" "-I $folder/inc" || fail "$1: error"
    calls "$1" "$2"
}
included "a header" 1
included "the same header" 0
echo '#define V 2' >"$folder/inc/v.h"
included "a changed header" 1
echo '#define V 1' >"$folder/inc/v.h"
included "the first one again" 0
for line in '#define N "v.h"
#include N' 'constant char when[] = __TIME__;'; do
    echo "$line
kernel void k(global int *p) { p[get_global_id(0)] = 1; }" >"$source"
    included "what cannot be known" 1
    included "what cannot be known, again" 1
done

export CAYGEN_DEVICES=cayman
echo 'kernel void k(global int *p) { p[get_global_id(0)] = 1; }' >"$source"
CAYGEN_CLANG=none bad "no clang" -3 'Install the Debian package clang-15 and libclc-15'
CAYGEN_LIBCLC=/nowhere/libclc.bc bad "no libclc" -3 'libclc'
compiler clang "exec '$clang' \"\$@\""
export CAYGEN_CLANG="$folder/bin/clang"
good "clang"
calls "clang" 2 # one to see whether it works
good "clang again"
calls "clang again" 0
compiler clang "case \"\$*\" in *-join-liveintervals=false*) echo 'error: ran out of registers'; exit 1 ;; esac
exec '$clang' \"\$@\""
good "no registers at first"
calls "no registers at first" 4
# The trial program compiles; what becomes of another source?
other() { # BODY
    compiler clang "if grep -q marked source.cl; then $1; fi
exec '$clang' \"\$@\""
}
echo 'kernel void marked(global int *p) { *p = 1; }' >"$source"
# shellcheck disable=SC2016 # the compiler expands it
other 'echo "has $(ulimit -d) KiB"; exit 1'
bad "clang's limit of memory" -11 "^has $(((half < 2048 ? half : 2048) * 1024)) KiB"
! grep differences.md "$folder/out" || fail "the page about clang is named for an ordinary error"
other 'kill -SEGV $$'
bad "a crash of clang" -11 '^docs/differences.md names sources that clang cannot compile for Cayman'
other 'exit 139'
bad "a crash that the driver reports" -11 '^docs/differences.md names sources that clang cannot compile for Cayman'
compiler clang "exec '$clang' \"\$@\""
cat >"$source" <<'END'
kernel void k(global const uchar *in, global uint *out)
{
    ushort h[16];
    int i = get_global_id(0);
    for (int k = 0; k < 16; k++)
        h[k] = 0;
    for (int k = 0; k < 64; k++)
        h[in[i * 64 + k] & 15]++;
    for (int k = 0; k < 16; k++)
        out[i * 16 + k] = h[k];
}
END
CAYGEN_COMPILER_MEGABYTES=512 bad "a source that needs all memory" -11 'limit of 512 MiB of memory'
echo 'kernel void k(global int *p) { p[get_global_id(0)] = 1; }' >"$source"
rm -f "$folder/calls"
compiler clang "echo 'error: something else'; exit 1"
bad "another error" -3 'does not work'
calls "another error" 1
compiler clang 'exit 1'
bad "a clang that does not work" -3 'does not work'
unset CAYGEN_CLANG
compiler clang-15 'exit 1' # one that does not work in front of one that does
if command -v clang-16 clang-17 clang-18 clang-19 clang-20 >/dev/null 2>&1; then
    echo "another clang is installed: the choice is not checked"
else
    PATH=$folder/bin:$PATH
    printf '#!/bin/sh\nexec %s "$@"\n' "$clang" >"$folder/bin/clang-17"
    chmod 755 "$folder/bin/clang-17"
    good "the second choice"
fi
