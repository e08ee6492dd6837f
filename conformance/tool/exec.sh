#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen exec: each kind of argument, results as numbers, bytes and pictures, faults and mistakes.
# Usage: exec.sh CAYGEN KERNELS [png]
set -u
caygen=$1 k=$2 png=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
export CAYGEN_CACHE=1 CAYGEN_CACHE_DIR="$work/cache"

# CODE WORDS...
run() {
    wanted=$1
    shift
    "$caygen" exec "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$wanted" ] || { echo "caygen exec $*: exit code $code, not $wanted" && cat "$work/out" "$work/err" && failed=1; }
}
has() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || { echo "no '$2' in $1:" && cat "$work/$1" && failed=1; }
}

# A binary chooses its device; every engine gives the same.
for form in skl cayman; do
    for engine in ref simd auto; do
        run 0 "$k/exec.$form" axpy --global 8 --arg 2 --arg 1,2,3,4,5,6,7,8 --arg zeros:8 --engine $engine
        has out '^2 y: 2 4 6 8 10 12 14 16$'
    done
    run 0 "$k/exec.$form" axpy --global 4 --local 2 --arg 0x1p-1 --arg zeros:float:4 --arg 1e10,-0.5,inf,3 --strict
    has out '^2 y: 1e+10 -0.5 inf 3$'
    run 0 "$k/exec.$form" vectors --global 8 --local 4 --arg 1,2,3,4 --arg -2 --arg 1,2,3,4,5,6,7,8 --arg zeros:8 --arg local:16 --print out
    has out '^3 out: 4313 4315 4317 4319 4305 4307 4309 4311$'
    run 0 "$k/exec.$form" ids --global 3,2 --local 3,1 --arg zeros:6
    has out '^0 out: 30000 30001 30002 30100 30101 30102$'
    run 0 "$k/exec.$form" ids --global 32 --arg zeros:32 --print 0:3
    has out '^0 out: [0-9]* [0-9]* [0-9]* \.\.\. (3 of 32)$'
done

# A binary that does not name its arguments; bytes of a value; a fat binary; no buffer.
bin=$k/../../container/bin
run 0 "$bin/vadd.cayman.o" vadd --global 4 --arg buffer:float:1,2,3,4 --arg buffer:float:1,1,1,1 --arg zeros:float:4 --arg float:2
has out '^2: 3 4 5 6$'
run 6 "$bin/vadd.cayman.o" vadd --global 4
has err 'the binary does not say which arguments'
has err "read of 4 bytes at address 0x0 outside the context.s memory; a null pointer"
run 1 "$bin/vadd.cayman.o" vadd --global 4 --arg 1
has err '^caygen: --arg 1, argument 0: its type is not known; say TYPE:NUMBERS$'
run 0 "$bin/vadd.fat" vadd -d bdw --global 4 --arg 1,2,3,4 --arg 1,1,1,1 --arg zeros:4 --arg hex:00000040
has out '^2 c: 3 4 5 6$'
run 0 "$bin/vadd.skl" --global 4 --arg null --arg 1,2,3,4 --arg zeros:4 --arg 1
has out '^2 c: 1 2 3 4$'

# The same seed, the same numbers; another one, others.
for seed in 5 5 6; do
    run 0 "$k/exec.skl" axpy --global 16 --arg 0 --arg zeros:16 --arg "random:16:$seed" --out "y=$work/random.$seed"
    mv "$work/random.$seed" "$work/random.$seed.$((n = ${n:-0} + 1))"
done
cmp -s "$work/random.5.1" "$work/random.5.2" || { echo "a seed gives two results" && failed=1; }
cmp -s "$work/random.5.1" "$work/random.6.3" && echo "two seeds give one result" && failed=1
# Files.
run 0 "$k/exec.skl" axpy --global 16 --arg 1 --arg "file:$work/random.5.1" --arg zeros:16 --out "2=$work/copy"
cmp "$work/random.5.1" "$work/copy" || failed=1

# Faults end with 6 and their message. Offsets below 0 are told as such.
run 6 "$k/exec.cayman" wild --global 8 --arg zeros:8 --arg 0x10000000
has err '^caygen: kernel wild on Cayman: access outside .*argument 0 `out`'
has err '^caygen: the kernel ended with a fault: CL_OUT_OF_RESOURCES$'
[ -s "$work/out" ] && echo "results of a fault" && failed=1
run 6 "$k/exec.skl" wild --global 1 --strict --arg zeros:8 --arg 0xffffffffffffffff
has err 'write of 4 bytes at offset -4 of 32 bytes at binding table index 0'
run 9 "$k/exec.skl" wild --global 8 --strict --fail-on-fault=9 --arg zeros:8 --arg 8
has err 'write of 4 bytes at offset 32 of 32 bytes'

# A name that a terminal would obey, with an end of line in it.
perl -0777 -pe 's/wild\0/\x1b[\nx\0/g' "$k/exec.cayman" >"$work/hostile"
name=$(printf '\033[\nx')
run 6 "$work/hostile" "$name" --global 8 --arg zeros:8 --arg 0x10000000
has err '^caygen: kernel \\x1b\[\\x0ax on Cayman: access outside '
run 1 "$work/hostile" "$name"
run 1 "$work/hostile" other
LC_ALL=C grep -q "$(printf '\033')" "$work/out" "$work/err" && echo "a terminal would obey it" && failed=1

# What is wanted, and mistakes.
run 1 "$k/exec.skl" axpy
has err '^    --arg 1: float\* x: NUMBERS, zeros:N'
run 1 "$k/exec.skl" axpy --global 8
has err '^caygen: kernel axpy has 3 arguments, and 0 are given by --arg$'
run 1 "$k/exec.skl"
has err '^caygen: the kernels are: axpy vectors ids paint invert wild$'
run 1 "$k/exec.skl" nothing
run 1 "$k/exec.skl" ids --global x --arg zeros:8
run 1 "$k/exec.skl" ids --global 8 --local 2,2 --arg zeros:8
run 1 "$k/exec.skl" ids --global 8 --arg zeros:
run 1 "$k/exec.skl" ids --global 8 --arg 1,x
run 1 "$k/exec.skl" ids --global 8 --arg 1.5
run 1 "$k/exec.skl" ids --global 8 --arg zeros:8 --print other
for seed in x 1.5 -1 '' 1:2 0x 18446744073709551616; do
    run 1 "$k/exec.skl" ids --global 8 --arg "random:8:$seed"
    has err '^caygen: --arg random:8:.*, argument 0: the seed must be a whole number from 0 to 18446744073709551615$'
done
for count in -1 0 1.5 x 99999999999999999999; do
    run 1 "$k/exec.skl" ids --global 8 --arg "zeros:$count"
    has err 'argument 0: the number of elements must be '
done
run 1 "$k/exec.skl" ids --global 8 --arg zeros:8:1
has err 'argument 0: it must be zeros:N$'
for count in -3 '' 1.5 x +1 99999999999999999999; do
    run 1 "$k/exec.skl" ids --global 8 --arg zeros:8 --print "0:$count"
    has err '^caygen: --print 0:.*: it must be ARGUMENT or ARGUMENT:COUNT$'
    [ -s "$work/out" ] && echo "--print 0:$count prints" && failed=1
done
for bytes in -1 0 '' 1.5 16k; do
    run 1 "$k/exec.skl" vectors --global 8 --arg 1,2,3,4 --arg -2 --arg 1,2,3,4,5,6,7,8 --arg zeros:8 --arg "local:$bytes"
    has err 'argument 4: it must be local:BYTES'
done
for size in -1 8, 8,-1 1,2,3,4 99999999999999999999; do
    run 1 "$k/exec.skl" ids --global "$size" --arg zeros:8
    has err '^caygen: --global .*: it must be X, X,Y or X,Y,Z$'
done
for hex in '' 0 0x0 -1-1-1-1 '+1 1+1 1' 000000004; do
    run 1 "$bin/vadd.skl" --global 4 --arg null --arg 1,2,3,4 --arg zeros:4 --arg "hex:$hex"
    has err 'argument 3: hex: wants two digits per byte$'
done
run 1 "$k/exec.skl" axpy --global 8 --arg 1e39 --arg zeros:8 --arg zeros:8
has err 'argument 0: it must be one number'
run 1 "$k/exec.skl" ids --global 8 --arg zeros:8 --colour
run 1 "$k/exec.skl" ids --global 8 --arg
run 1 "$k/exec.skl" vectors --global 8 --arg 1,2 --arg 1 --arg 1 --arg 1 --arg 16
has err 'argument 0: it must be one number'
run 2 "$k/exec.skl" ids --global 8 --arg "file:$work/nothing"
run 2 "$work/nothing" ids
run 3 "$k/exec.skl" ids --device cayman --global 8 --arg zeros:8
run 6 "$k/exec.skl" ids --global 100000 --local 100000 --arg zeros:8
has err '^caygen: the launch is refused (--debug=api says why): CL_INVALID_WORK_ITEM_SIZE$'
head -c 999 "$k/exec.skl" >"$work/cut"
run 3 "$work/cut" ids --global 8 --arg zeros:8

# Pictures, if there is libpng.
if [ "$png" = png ]; then
    run 0 "$k/exec.skl" paint --global 8,4 --arg zeros:32 --out "0=$work/a.png" --print 0:8
    has out '^0 out: 0 0 7 255 16 0 7 255 \.\.\. (8 of 128)$'
    run 0 "$k/exec.skl" invert --global 32 --arg "png:$work/a.png" --arg zeros:32 --print 1:8
    has out '^1 out: 255 255 248 255 239 255 248 255 \.\.\.'
    run 0 "$k/flip.skl" --global 8,4 --arg "image:$work/a.png" --arg image:8x4 --arg sampler:nearest,edge --out "out=$work/b.png"
    run 0 "$k/flip.skl" flip --global 8,4 --arg "image:$work/b.png" --arg image:8x4 --arg sampler:nearest --out "1=$work/c.png" --print out:8
    has out '^1 out: 0 0 7 255 16 0 7 255 \.\.\.'
    cmp "$work/a.png" "$work/c.png" || failed=1
    cmp -s "$work/a.png" "$work/b.png" && echo "flip does nothing" && failed=1
    run 2 "$k/flip.skl" --global 8,4 --arg "image:$0" --arg image:8x4 --arg sampler:nearest
    run 1 "$k/flip.skl" --global 8,4 --arg image:8x4 --arg image:8x4 --arg sampler:near
fi

# From source, if there is a compiler; and what it made, out of the cache.
if "$caygen" exec "$k/exec.cl" axpy --device skl --global 4 --arg 3 --arg 1,2,3,4 --arg 1,1,1,1 >"$work/out" 2>"$work/err" ||
    ! grep -q 'There is no compiler for' "$work/err"; then
    has out '^2 y: 4 7 10 13$'
    entry=$("$caygen" cache --list | grep '/cl-')
    "$caygen" cache --list | grep -q '^    [0-9]* bytes, last used 20.*, skl, kernels: axpy vectors ids paint invert wild$' ||
        { echo "caygen cache --list:" && "$caygen" cache --list && failed=1; }
    "$caygen" disasm "$entry" axpy | grep -q '// untyped surface write, surface 1 (argument 2 y)' ||
        { echo "$entry is not listed" && failed=1; }
    run 0 "$entry" axpy --global 4 --arg 3 --arg 1,2,3,4 --arg 1,1,1,1
    has out '^2 y: 4 7 10 13$'
    printf x >>"$entry"
    "$caygen" info "$entry" 2>&1 | grep -q 'an entry of the cache, and damaged' || { echo "a damaged entry is taken" && failed=1; }
    run 3 "$0" axpy --device skl
    has err "^caygen: $0 cannot be built: CL_BUILD_PROGRAM_FAILURE$"
fi
exit $failed
