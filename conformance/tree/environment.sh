#!/bin/sh
# SPDX-License-Identifier: MIT
# environment.sh SOURCE CC CAYGEN: docs/environment.md is what `caygen env --markdown` prints; a changed line is noticed;
# the table as a user sees it tells what is set, what is not and what is ignored, and no variable is read without a row.
set -eu
source=$1 caygen=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$caygen" env --markdown >"$work/environment.md"
diff -u "$source/docs/environment.md" "$work/environment.md" >"$work/diff" || {
    cat "$work/diff"
    echo "docs/environment.md is stale. Write it anew: cmake --build BUILD --target environment_write"
    exit 1
}
sed '0,/CAYGEN_THREADS/s//CAYGEN_THREAD/' "$work/environment.md" >"$work/changed.md"
cmp -s "$source/docs/environment.md" "$work/changed.md" && { echo "a changed page is not noticed" && exit 1; }

for variable in $(sed -n 's/^| `\(CAYGEN_[A-Z_]*\)`.*/\1/p' "$work/environment.md"); do
    unset "$variable"
done
CAYGEN_THREADS=3 CAYGEN_ENGINE=fast "$caygen" env >"$work/table" 2>&1
for line in '^CAYGEN_THREADS=3$' '^CAYGEN_ENGINE=fast (ignored: not a legal value)$' '^CAYGEN_DEVICES (not set: all, ' '^    legal: 1 to 1024$'; do
    grep -q -- "$line" "$work/table" || { echo "'$line' is not in:"; cat "$work/table"; exit 1; }
done
"$caygen" env extra >"$work/extra" 2>&1 && { echo "an extra word is accepted" && exit 1; }

# What the sources read by name is in the table. The others are the system's.
grep -rhoE 'getenv\("[A-Z_]+"\)' "$source/icd" "$source/runtime" "$source/backend" "$source/frontend" "$source/emu" |
    sed 's/.*"\(.*\)".*/\1/' | sort -u >"$work/read"
while read -r variable; do
    case $variable in XDG_CACHE_HOME | HOME | PATH | LD_LIBRARY_PATH | TMPDIR) continue ;; esac
    grep -q "\`$variable\`" "$work/environment.md" || { echo "$variable is read, but has no row"; exit 1; }
done <"$work/read"
