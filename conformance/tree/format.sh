#!/bin/sh
# SPDX-License-Identifier: MIT
# The sources are as .clang-format has them, and each starts with its licence line.
# usage: format.sh SOURCE_DIR CC
set -u
cd "$1" || exit 1
files=$(conformance/tree/sources.sh . '*.[ch]')
bad=0
for file in $files; do
    if ! head -n 1 "$file" | grep -q 'SPDX-License-Identifier: MIT'; then
        echo "$file has no licence line"
        bad=$((bad + 1))
    fi
done
# Other versions format a few constructs otherwise.
if clang-format --version 2>/dev/null | grep -q "version 14\."; then
    # shellcheck disable=SC2086
    clang-format --dry-run -Werror $files || bad=$((bad + 1))
else
    echo "clang-format 14 is not installed: only the licence lines were checked"
fi
[ "$bad" -eq 0 ]
