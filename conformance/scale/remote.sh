#!/bin/sh
# SPDX-License-Identifier: MIT
# remote.sh BUILD CORPUS_RUN: two daemons of PoCL-Remote over Caygen, one for a Skylake, one for a Cayman. A program sees both
# devices, samples write the bytes that they write without the network, and a part of the corpus passes on both. All of it
# runs in a network of its own that has nothing but loopback. 77: something is missing.
set -eu
build=$1 corpus_run=$2 prefix=$1/pocl-remote
skip() {
    echo "skipped: $*"
    exit 77
}
[ -x "$prefix/bin/pocld" ] || skip "no $prefix/bin/pocld; conformance/scale/build-pocld.sh $prefix builds it"
command -v ocloc >/dev/null || skip "no ocloc"
command -v clang-15 >/dev/null && [ -r /usr/lib/clc/cayman-r600--.bc ] || skip "no clang and libclc for Cayman"
command -v ip >/dev/null || skip "no ip (iproute2)"
if [ -z "${IN_NETWORK:-}" ]; then
    unshare --user --map-root-user --net true 2>/dev/null || skip "no network of its own: unshare does not work here"
    IN_NETWORK=1 exec unshare --user --map-root-user --net "$0" "$@"
fi
ip link set lo up
work=$(mktemp -d)
daemons=
finish() {
    # shellcheck disable=SC2086 # several
    kill $daemons 2>/dev/null || :
    rm -rf "$work"
}
trap finish EXIT

serve() { # DEVICE PORT
    CAYGEN_DEVICES=$1 "$prefix/bin/pocld" -a 127.0.0.1 -p "$2" >"$work/$1.log" 2>&1 &
    daemons="$daemons $!"
    port=$(printf ':%04X' "$2")
    until grep -q "$port 00000000:0000 0A" /proc/net/tcp; do
        kill -0 $! || { echo "the daemon for $1 ended" && cat "$work/$1.log" && exit 1; }
        sleep 0.2
    done
}
serve skl 10998
serve cayman 11998

# Without the network, then with it.
sample() { # NAME DEVICE PLATFORM OUTPUT
    "$build/samples/$1" --platform "$3" --device "$2" --source --size 48x36 --output "$work/$4" >"$work/log" 2>&1 ||
        { cat "$work/log" "$work"/*.log && exit 1; }
}
samples="sobel gaussian_blur histogram_equalise deblur"
for name in $samples; do
    sample "$name" skl Caygen "$name-Gen9-here.png"
    sample "$name" cayman Caygen "$name-Cayman-here.png"
done
export OCL_ICD_VENDORS="$prefix/etc/OpenCL/vendors/pocl.icd" OCL_ICD_FILENAMES="$prefix/lib/libpocl.so" POCL_CACHE_DIR="$work/cache" \
    POCL_DEVICES="remote remote" POCL_REMOTE0_PARAMETERS=127.0.0.1:10998/0 POCL_REMOTE1_PARAMETERS=127.0.0.1:11998/0
for device in Gen9 Cayman; do
    for name in $samples; do
        sample "$name" $device Portable "$name-$device.png"
        cmp "$work/$name-$device-here.png" "$work/$name-$device.png"
    done
    for part in flow vec hashes; do
        "$corpus_run" --platform Portable --device $device --source --only $part >"$work/log" 2>&1 ||
            { cat "$work/log" && exit 1; }
        echo "$device, $part: $(tail -n 1 "$work/log")"
    done
done
