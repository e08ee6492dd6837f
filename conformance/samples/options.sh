#!/bin/sh
# SPDX-License-Identifier: MIT
# options.sh BUILD: the samples' command line, and that a picture which cannot be written does no harm.
set -u
build=$1/samples
out=$(mktemp -d) || exit 1
trap 'rm -rf "$out"' EXIT
failed=0

expect() { # EXIT_CODE TEXT SAMPLE ARGUMENTS...
    want=$1 text=$2 sample=$3
    shift 3
    said=$("$build/$sample" "$@" 2>&1)
    code=$?
    if [ $code -ne "$want" ] || ! printf '%s' "$said" | grep -qF -e "$text"; then
        echo "$sample $*: exit $code (want $want), no '$text' in: $said"
        failed=1
    fi
}

for sample in mandelbrot rasteriser path_tracer; do
    expect 1 "$sample has no input picture" "$sample" --input "$out/none.png"
    expect 0 "default: 1280x960" "$sample" --help
done
for sample in sobel gaussian_blur histogram_equalise kuwahara optical_flow deblur; do
    expect 0 "--input " "$sample" --help
    expect 0 "16 to 8192" "$sample" --help
    expect 0 "--output " "$sample" --help
done
expect 1 "the picture has at most 1927 pixels" deblur --size 4096x4096
expect 2 "usage: sobel" sobel --size
expect 1 "16 to 8192" sobel --size 8x8
expect 1 "no platform like 'nobody'" sobel --platform nobody
expect 1 "no device like 'ivb' on a platform like 'Caygen'" sobel --device ivb

"$build/mandelbrot" --size 48x36 --output "$out/picture.png" >"$out/said" 2>&1 || { cat "$out/said"; failed=1; }
grep -q 'kernels /.*/kernels/bin/mandelbrot\.' "$out/said" || { cat "$out/said"; failed=1; }
! grep // "$out/said" || { echo "this path has two slashes in a row"; failed=1; }

# Not /dev/full itself: where the test fails, it would be gone.
ln -s /dev/full "$out/full.png"
expect 1 "full.png: " mandelbrot --size 48x36 --output "$out/full.png"
[ -L "$out/full.png" ] || { echo "the unwritable output was removed"; failed=1; }
expect 1 "No such file" mandelbrot --size 48x36 --output "$out/folder/picture.png"
[ ! -e "$out/folder" ] || { echo "a folder was made"; failed=1; }
exit $failed
