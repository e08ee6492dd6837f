#!/bin/sh
# SPDX-License-Identifier: MIT
# CAYGEN_ON_FAULT: what becomes of a process whose kernels fault, although it returns 0 itself. Usage: on_fault.sh API_TEST
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "$*"
    cat "$work/err"
    failed=1
}

# WORDS EXIT_CODE SUITE PATTERN: the suite, run so, ends with that code; standard error has the pattern.
try() {
    CAYGEN_ON_FAULT=$1 "$api_test" "$3" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$2" ] || fail "CAYGEN_ON_FAULT=$1, $3: exit code $code, not $2"
    grep -q "$4" "$work/err" || fail "CAYGEN_ON_FAULT=$1, $3: no '$4'"
}

api_test=$1
ulimit -c 0
summary='^caygen: [0-9]* kernel launches of this process ended with a fault; the first: kernel '
try '' 0 failures "$summary"
try report 0 failures "$summary"
try exit:9 9 failures "$summary"
try exit:255 255 failures "$summary"
try abort 134 failures '^caygen: kernel poke on .*: write of 4 bytes'
# Commands that nobody waited for; some of them never end.
try report 0 left ''
try exit:9 9 left '^caygen: 1 kernel launch of this process ended with a fault; the first: kernel poke'
try abort 134 left '^caygen: kernel poke on .*: write of 4 bytes'
for words in exit:0 exit:256 exit: exit:x exit:1x exit:-1 exit aborts; do
    try "$words" 0 failures "^caygen: CAYGEN_ON_FAULT=$words is ignored: it must be report, abort"
done
for words in report exit:9 abort; do
    try "$words" 0 platform ''
    grep -q 'kernel launch' "$work/err" && fail "CAYGEN_ON_FAULT=$words: a summary without a fault"
done
exit $failed
