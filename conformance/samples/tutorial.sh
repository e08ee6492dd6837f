#!/bin/sh
# SPDX-License-Identifier: MIT
# tutorial.sh SOURCE BUILD: runs the commands of docs/tutorial.md in a new folder and compares what they print. Sources on
# the page are those of the files that it names. 77: a compiler that the page needs is missing.
set -eu
source=$1 build=$2
for compiler in ocloc clang-15; do
    command -v $compiler >/dev/null || { echo "skipped: no $compiler" && exit 77; }
done
[ -r /usr/lib/clc/cayman-r600--.bc ] || { echo "skipped: no libclc for Cayman" && exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
page=$source/docs/tutorial.md
mkdir "$work/listings" "$work/here"

# ```c NAME begins a listing of tutorial/NAME.
awk -v folder="$work/listings" '/^```c [a-z.]+$/ { file = folder "/" $2; next } /^```$/ { file = "" } file { print >file }' "$page"
[ "$(ls "$work/listings")" = "$(printf 'cartoon.cl\nwarm.cl')" ] || { echo "the page lists: $(ls "$work/listings")" && exit 1; }
for listing in "$work/listings"/*; do
    diff "$source/samples/tutorial/$(basename "$listing")" "$listing" || exit 1
done
grep -v 'left =\|above =' "$source/samples/tutorial/cartoon.cl" >"$work/cartoon"
grep -v 'left =\|above =' "$source/samples/tutorial/careless.cl" | diff "$work/cartoon" - || exit 1

export EXAMPLES="$source/samples" LANDSCAPE="$build/samples/input/landscape.png" LC_ALL=C
"$source/conformance/debug/excerpts.sh" "$page" "$build/runtime" "$work/here"
for picture in warm cartoon cartoon-cayman; do
    [ -s "$work/here/$picture.png" ] || { echo "there is no $picture.png" && exit 1; }
done

# The long message is a quotation, wrapped: compare it as one line.
quoted=$(sed -n 's/^> //p' "$page" | tr '\n' ' ' | sed 's/\\//g; s/ $//')
cd "$work/here"
"$build/runtime/caygen" run --device skl --strict --deterministic -- ./filter careless.cl landscape.png careless.png 2>"$work/said" || :
[ "$quoted" = "$(head -n 1 "$work/said")" ] || { echo "the page quotes another message than" && cat "$work/said" && exit 1; }
[ ! -e "$work/here/careless.png" ] || { echo "the faulty kernel wrote a picture" && exit 1; }
