#!/bin/sh
# SPDX-License-Identifier: MIT
# check_checker.sh TOOL CORPUS: the comparison must fail on a changed, a missing and an added line.
set -eu
tool=$1
for packed in "$2"/listing/*.skl.iga.gz; do break; done
[ -f "$packed" ] || exit 77
binary=$2/bin/$(basename "$packed" .iga.gz)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
listing=$work/listing.iga
gzip -dc "$packed" >"$listing"
"$tool" "$binary" "$packed" >/dev/null
"$tool" "$binary" "$listing" >/dev/null

must_differ() { # WHAT
    if "$tool" "$binary" "$work/changed.iga" >/dev/null; then
        echo "$1: not noticed"
        exit 1
    fi
}
sed '3s/r0/r1/' "$listing" >"$work/changed.iga"
must_differ "a changed register"
sed '3s/(W)/   /' "$listing" >"$work/changed.iga"
must_differ "a lost (W)"
sed 3d "$listing" >"$work/changed.iga"
must_differ "a missing line"
sed '$d' "$listing" >"$work/changed.iga"
must_differ "a missing last line"
sed '3p' "$listing" >"$work/changed.iga"
must_differ "a doubled line"
sed '1s/kernel ./kernel _/' "$listing" >"$work/changed.iga"
must_differ "another kernel's name"
# packed, too: a changed line, and a file that is cut off behind its last line
sed '3s/r0/r1/' "$listing" | gzip -n >"$work/changed.iga"
must_differ "a changed register in a packed listing"
head -c -4 "$packed" >"$work/changed.iga"
must_differ "a packed listing that is cut off"
