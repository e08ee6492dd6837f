#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen fidelity: executed forms and how exact they are, against the listing and the rows of math_bounds.def; what is
# refused; the program's exit code, output, children. Usage: fidelity.sh STEPS_RUN CAYGEN BOUNDS ACCURACY PYTHON
# CORPUS_RUN: more kernels.
set -u
run=$1 caygen=$2 bounds=$3 accuracy=$4 python=$5
cd "$(dirname "$0")" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
export CAYGEN_CACHE=0

fail() {
    echo "$*"
    failed=1
}
expect() { # CODE COMMAND...
    want=$1
    shift
    "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$want" ] || { fail "$*: exit code $code, not $want" && cat "$work/err"; }
}
has() { # LINE'S PARTS, separated by two or more blanks
    sed 's/   */  /g; s/ *$//' "$work/err" | grep -qxF -e "  $1" || { fail "no line '$1':" && cat "$work/err"; }
}

expect 0 "$caygen" fidelity --json "$work/json" -- "$run" skl bin/steps.skl nans 64 32
has 'skl  add :d :d :d'
has 'skl  send untyped surface read'
has "skl  math.sqt :f :f  1 ulp"
has 'skl  math.fdiv :f :f :f  the manual gives no bound'
grep -q 'fidelity: 19 forms: 17 exact, 1 within the documented accuracy, 1 without one, 0 not supported' "$work/err" ||
    fail "another sum"
"$run" skl bin/steps.skl nans 64 32 >"$work/plain"
cmp -s "$work/plain" "$work/out" || fail "another output"
# A kernel without branches executes all that is in its listing; a nop does nothing.
"$caygen" disasm --plain bin/steps.skl nans | grep -v '^//\| nop' | sed 's/^[0-9a-f]* *//; s/^\(([^)]*) *\)*//; s/ .*//' |
    sort -u >"$work/listed"
sed -n 's/^    skl *\([a-z.]*\).*/\1/p' "$work/err" | sort -u >"$work/told"
cmp -s "$work/listed" "$work/told" || { fail "listed, and executed:" && diff "$work/listed" "$work/told"; }
# JSON says the same.
[ "$(grep -c '"fidelity": *"exact"' "$work/json")" = 17 ] || { fail "JSON:" && cat "$work/json"; }
[ "$(grep -c '"fidelity": *"within"' "$work/json")" = 1 ] || { fail "JSON:" && cat "$work/json"; }

expect 0 "$caygen" fidelity -- "$run" cayman bin/steps.cayman nans 64 64
has 'cayman  RECIP_IEEE  no bound is documented'
has 'cayman  MUL_IEEE'
# Instructions that are not reached are not told: no work-item of these takes the branch.
expect 0 "$caygen" fidelity -- "$caygen" exec bin/steps.skl rounds --global 4 --arg 7,7,7,7 --arg zeros:4
grep -q ' xor ' "$work/err" && fail "xor did not run"
expect 0 "$caygen" fidelity -- "$run" skl bin/steps.skl rounds 64 32
has 'skl  xor :d :d :d'

# The rows are those that conformance/accuracy measured, one for one.
grep -c '^MATH_BOUND(' "$bounds" >"$work/rows"
"$accuracy" 65537 | grep -c '^| [A-Z]' >"$work/measured"
cmp -s "$work/rows" "$work/measured" || fail "$(cat "$work/measured") rows are measured of $(cat "$work/rows")"
if [ "${CORPUS_RUN-}" ]; then
    expect 0 "$caygen" fidelity -- "$CORPUS_RUN" --device skl --form bin --only images_read
    grep -q "skl *sends sampler message, sample *OpenCL's bounds" "$work/err" || { fail "no sampler" && cat "$work/err"; }
    grep -q 'fidelity: .* 0 not supported' "$work/err" || fail "something is not supported"
    expect 0 "$caygen" fidelity -- "$CORPUS_RUN" --device bdw --form zebin --only math_exp
    has 'bdw  math.exp :f :f  3 ulp'
    CAYGEN_DEVICES=ivb expect 0 "$caygen" fidelity -- "$CORPUS_RUN" --device ivb --form beignet --also beignet --only flow
    grep -q '^    ivb ' "$work/err" || fail "nothing of Ivy Bridge"
fi
# Refused by name.
if [ "$python" ]; then
    "$python" refused.py "$caygen" bin/steps.skl "$work/refused"
    expect 3 "$caygen" fidelity -- "$caygen" exec "$work/refused" rounds --global 4 --arg 1,2,3,4 --arg zeros:4
    grep -q 'skl .*SIMD4x2 typed atomic' "$work/err" || { fail "not named:" && cat "$work/err"; }
    grep -q ' 1 not supported' "$work/err" || fail "not counted"
fi

# Several processes; exit codes; signals; wrong options; files that cannot be written.
expect 0 "$caygen" fidelity -- sh -c "'$run' skl bin/steps.skl sums 64 64 & '$run' cayman bin/steps.cayman sums 64 64; wait"
grep -q '^    skl ' "$work/err" || fail "two processes: nothing of the first"
grep -q '^    cayman ' "$work/err" || fail "two processes: nothing of the second"
expect 3 "$caygen" fidelity -- sh -c 'exit 3'
expect 143 "$caygen" fidelity -- sh -c 'kill -TERM $$'
expect 137 "$caygen" fidelity -- sh -c "'$run' skl bin/steps.skl sums 64 64; kill -9 \$\$"
grep -q '^    skl ' "$work/err" || fail "what a killed process has executed is lost"
expect 127 "$caygen" fidelity -- "$work/none"
expect 1 "$caygen" fidelity
expect 1 "$caygen" fidelity --json= -- true
expect 1 "$caygen" fidelity --fast -- true
expect 2 "$caygen" fidelity --json "$work/no/such" -- true
expect 2 "$caygen" fidelity --json /dev/full -- true
grep -q '^caygen: /dev/full: ' "$work/err" || fail "a full disk is not told"
expect 2 env TMPDIR="$work/none" "$caygen" fidelity -- true
expect 1 "$caygen" fidelity --json "$work/once" --json "$work/twice" -- true
mkdir "$work/tmp"
export TMPDIR="$work/tmp"
for program in 'ulimit -f 0' "rm -rf '$work/tmp'/caygen-fidelity-*"; do
    expect 2 "$caygen" fidelity -- sh -c "{ $program; '$run' skl bin/steps.skl sums 64 64; } 2>&1 | cat"
    ! grep -q 'fidelity: 0 forms' "$work/err" || fail "$program: it says that nothing was executed"
done
grep -q 'not all that was executed could be read' "$work/err" || { fail "no message" && cat "$work/err"; }
exit $failed
