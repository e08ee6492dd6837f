#!/bin/sh
# SPDX-License-Identifier: MIT
# A first run that compiles for long says so on a terminal, and nowhere else. The compiler is one that only takes its time.
# Usage: patience.sh CAYGEN BUILDS; 77: there is no script(1) to make a terminal
set -u
caygen=$1 builds=$2
command -v script >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '#!/bin/sh\nexec sleep 2.1\n' >"$work/ocloc"
chmod +x "$work/ocloc"
export CAYGEN_OCLOC="$work/ocloc" CAYGEN_CACHE_DIR="$work/cache"
line='caygen: [0-9]* seconds so far for [0-9]* runs\{0,1\} of compilers and 0 kernels translated to host code; the next run finds them in '

script -qec "'$caygen' run --device skl -- '$builds'" "$work/terminal" >/dev/null
[ "$(grep -c "$line$work/cache" "$work/terminal")" = 1 ] || { echo "on a terminal:" && cat "$work/terminal" && exit 1; }
"$caygen" run --device skl -- "$builds" >"$work/file" 2>&1
grep 'seconds so far' "$work/file" && echo "it is told without a terminal" && exit 1
exit 0
