#!/bin/sh
# SPDX-License-Identifier: MIT
# A device is one row of devices.def. With one more, the driver and the tests' own C compile, and the new device has every
# test that its neighbour has. No list of devices is written by hand.
# usage: devices.sh SOURCE_DIR CC
set -u
cd "$1" || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0
mkdir -p "$work/include/frontend"
DEVICES_DEF=$work/include/frontend/devices.def
# Behind the last: nothing may depend on the order.
sed 's|^/\* clang-format on \*/|FE_DEVICE(NEW, "new", gen, GEN_BXT, INTEL(12, 99, 9, 9, 0, NULL),\
          GEN("new", "New", bxt_extensions, gen9_images, GEN9_LOCAL_BLOCK, false, 0))\n&|' \
    frontend/include/frontend/devices.def >"$DEVICES_DEF"

for source in $(grep -rlE 'devices\.def|FE_DEVICE_COUNT|DEVICE_ROWS' --include=*.c runtime frontend icd conformance); do
    "$2" -std=gnu11 -fsyntax-only -DCL_TARGET_OPENCL_VERSION=300 -Wall -Wextra -Werror -I"$work/include" -Ifrontend/include -Iruntime/include -Ibackend/include \
        -Iemu/include -Ifrontend -Iruntime -Iconformance/common -I"$(dirname "$source")" -Iconformance/container \
        -Iconformance/fuzz -Iconformance/fuzz/common "$source" || bad=1
done

tests() { # FOLDER
    ctest --test-dir "$1" -N | sed -n 's/^ *Test *#[0-9]*: //p' | LC_ALL=C sort
}
for with in "" "$DEVICES_DEF"; do
    CC=$2 ${with:+env DEVICES_DEF="$with"} cmake -S . -B "$work/build" >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
    tests "$work/build" >"$work/tests${with:+.new}"
    rm -rf "$work/build"
done
LC_ALL=C comm -23 "$work/tests" "$work/tests.new" | grep . && echo "these tests are gone" && bad=1
LC_ALL=C comm -13 "$work/tests" "$work/tests.new" >"$work/added"
# gen_lower.corpus: those whose binaries are there. printf.sweep: a choice of three.
grep bxt "$work/tests" | grep -vE '^(gen_lower\.corpus|printf\.sweep)\.' | sed s/bxt/new/ |
    LC_ALL=C sort >"$work/wanted"
diff "$work/wanted" "$work/added" || { echo "these tests of bxt and of the new device differ"; bad=1; }
[ "$(wc -l <"$work/wanted")" -ge 20 ] || bad=1

# Lists by hand. container: what binaries it has. printf: the choice of three.
named=$(conformance/tree/sources.sh . '*' | grep -E '\.(c|h|sh|py)$|CMakeLists\.txt$' |
    grep -E '^(\./)?(conformance|samples)/' | grep -vE 'conformance/(container|tree)/' | xargs awk '
        /skl/ && /bxt/ && /bdw/ && !/foreach\(binary/ {print FILENAME ":" FNR ": " $0}')
[ -z "$named" ] || { echo "$named" && echo "these lists of devices are written by hand; conformance/devices.sh gives them" && bad=1; }
echo "$(wc -l <"$work/added") tests of the new device"
exit $bad
