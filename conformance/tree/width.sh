#!/bin/sh
# SPDX-License-Identifier: MIT
# docs/architecture.md has at most 110 columns, in tables too: a cell that needs more is a sentence.
# usage: width.sh SOURCE_DIR CC
set -u
too_long() { # FILE
    LC_ALL=C.UTF-8 grep -nE '^.{111}' "$1"
}
[ -s "$1/docs/architecture.md" ] || exit 1
if too_long "$1/docs/architecture.md"; then
    echo "these lines of docs/architecture.md have more than 110 columns"
    exit 1
fi
# The check counts characters, not bytes.
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
printf '%0110d\n' 0 | sed 's/0/—/g' >"$work/fits"
printf '%0111d\n' 0 >"$work/long"
if too_long "$work/fits" >/dev/null || ! too_long "$work/long" >/dev/null; then
    echo "the check counts wrongly"
    exit 1
fi
