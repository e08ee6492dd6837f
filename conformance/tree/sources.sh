#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the tree's own files that match a pattern. Without git, or where git gives nothing (a tarball, a tree of
# another owner), that is what is found outside the build folders.
# usage: sources.sh SOURCE_DIR PATTERN
set -u
cd "$1" || exit 1
files=$(git ls-files "$2" 2>/dev/null) || files=
if [ -n "$files" ]; then
    echo "$files"
else
    find . \( -path './build*' -o -path ./out -o -path ./.git \) -prune -o -name "$2" -type f -print
fi
