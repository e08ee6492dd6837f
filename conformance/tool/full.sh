#!/bin/sh
# SPDX-License-Identifier: MIT
# A full disk: every command says that its output could not be written, and ends with 2. Usage: full.sh CAYGEN KERNELS
set -u
caygen=$1 kernels=$2
[ -c /dev/full ] || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CAYGEN_CACHE_DIR="$work/cache" CAYGEN_THREADS=1
mkdir "$work/cache"
failed=0 runs=0

try() { # WORDS...
    "$caygen" "$@" >/dev/full 2>"$work/err"
    code=$?
    runs=$((runs + 1))
    [ $code -eq 2 ] || { echo "caygen $*: exit code $code, not 2" && failed=1; }
    grep -q '^caygen: standard output could not be written$' "$work/err" ||
        { echo "caygen $*: no message" && cat "$work/err" && failed=1; }
}

skl=$kernels/exec.skl
for command in info disasm stat; do
    try $command "$skl"
    try $command "$skl" --json
done
try lanes "$skl"
try cfg "$skl"
try diff "$kernels/pair-a.cayman" "$kernels/pair-b.cayman"
"$caygen" record -o "$work/record" -- "$caygen" exec "$skl" ids --global 4 --arg zeros:4 >/dev/null 2>&1
try exec "$skl" ids --global 4 --arg zeros:4
try compare "$work/record/0001-ids" -e simd
try replay "$work/record/0001-ids"
try diff "$work/record/0001-ids" "$work/record/0001-ids"
try cache
try cache --clear
try env
try env --json
try env --markdown
try version
for form in '' --man --man-environment --bash --zsh; do
    # shellcheck disable=SC2086
    try help $form
done
for command in $("$caygen" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
    try "$command" --help
done
# Who writes nothing loses nothing.
"$caygen" diff -q "$kernels/pair-a.cayman" "$kernels/pair-b.cayman" >/dev/full
[ $? -eq 1 ] || { echo "diff -q: not 1" && failed=1; }
# A file that is full.
"$caygen" exec "$skl" ids --global 4 --arg zeros:4 --out 0=/dev/full 2>"$work/err"
[ $? -eq 2 ] || { echo "exec --out: not 2" && failed=1; }
grep -q '^caygen: /dev/full: ' "$work/err" || { echo "exec --out: no message" && cat "$work/err" && failed=1; }
echo "$runs commands"
exit $failed
