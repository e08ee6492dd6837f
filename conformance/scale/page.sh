#!/bin/sh
# SPDX-License-Identifier: MIT
# page.sh SOURCE BUILD: the array script and the line for GNU parallel in docs/scale.md do what they say: every picture is
# made, and both ways make the same bytes. 77: no compiler.
set -eu
source=$1 build=$2
command -v ocloc >/dev/null || { echo "skipped: no ocloc"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
block() { # FIRST LINE'S BEGINNING: the code block that begins so
    awk -v first="$1" '/^```/ { inside = !inside; begins = inside; found = 0; next }
        begins { found = index($0, first) == 1; begins = 0 }
        inside && found' "$source/docs/scale.md"
}
cp "$build/samples/filter" "$source/samples/tutorial/cartoon.cl" "$work"
mkdir "$work/pictures"
cd "$work"
PATH=$build/runtime:$PATH
export PATH
for k in 1 2 3 4 5 6 7; do
    "$build/samples/sobel" --device skl --size $((32 + k))x24 --output pictures/$k.png >/dev/null
done

block '#!/bin/sh' >array.sh
grep -q '^#SBATCH --array=1-4$' array.sh
for k in 1 2 3 4; do
    { SLURM_ARRAY_TASK_ID=$k SLURM_ARRAY_TASK_COUNT=4 SLURM_CPUS_PER_TASK=1 sh -eu array.sh >"log$k" 2>&1 || : >"failed$k"; } &
done
wait
for k in 1 2 3 4; do
    [ ! -e failed$k ] || { cat log$k && exit 1; }
done
[ "$(ls out)" = "$(ls pictures)" ] || { echo "the tasks made: $(ls out)" && exit 1; }
mv out array

block 'export CAYGEN_CACHE_DIR' >parallel.sh
grep -q '^parallel ' parallel.sh
command -v parallel >/dev/null || {
    sed '/^parallel /d' parallel.sh >first.sh
    sh -eu first.sh </dev/null >log 2>&1 || { cat log && exit 1; }
    cmp array/1.png out/1.png && echo "GNU parallel is not installed: its line was not run" && exit 0
}
PARALLEL_HOME=$work sh -eu parallel.sh </dev/null >log 2>&1 || { cat log && exit 1; }
diff -r array out
