#!/bin/sh
# SPDX-License-Identifier: MIT
# At least LEAST different kernels, each written out in its file, with one test, a result of PoCL and no exception.
set -eu
LEAST=150
cd "$(dirname "$0")"

fail() { # SENTENCE
    echo "$1" >&2 && exit 1
}

sources=$(cat kernels/*.cl | sed -n 's/^__kernel void \([a-z0-9_]*\)(.*/\1/p' | sort)
tests=$(cat kernels/*.tests | sed -n 's/^test //p' | sort)
[ "$sources" = "$tests" ] || fail "kernels and tests are not the same names"
[ -z "$(echo "$tests" | uniq -d)" ] || fail "a kernel is there twice"
! grep -n '^ *\(except\|loose\|kernel\) ' kernels/*.tests || fail "a test is excepted, loose or of another kernel"
for file in kernels/*.cl; do
    name=$(basename "$file" .cl)
    [ -s "bin/$name.cayman.gz" ] && [ -s "expected/$name.gz" ] || fail "$name has no binary or no expected results"
done
count=$(echo "$tests" | wc -l)
echo "$count kernels"
[ "$count" -ge "$LEAST" ] || fail "$LEAST are wanted"
