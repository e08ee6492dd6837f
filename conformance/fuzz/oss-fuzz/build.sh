#!/bin/bash -eu
# SPDX-License-Identifier: MIT
# Builds the fuzz targets as OSS-Fuzz wants them: with its compilers, flags and engine ($CC, $CXX, $CFLAGS,
# $LIB_FUZZING_ENGINE), into $OUT, which holds all that a target needs when it runs. It runs from the tree's top folder, or
# with the tree in $SRC/caygen.
[ -d conformance/fuzz ] || cd "$SRC/caygen"
build=${WORK:-/tmp}/caygen-build

# CFLAGS bring the sanitizers. Debug: handlers do not rely on tail calls. Without the jit engine: LLVM is large, and is not
# instrumented. The templates of the simd engine without instrumentation for coverage, which would take very long to build.
cmake -S . -B "$build" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG= -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" \
    -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="${CXXFLAGS:-}" -DCAYGEN_FUZZ=ON -DCAYGEN_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" \
    -DCAYGEN_JIT=OFF -DCAYGEN_SAMPLES=OFF -DCAYGEN_TESTS=OFF "-DCAYGEN_TEMPLATE_FLAGS=-fno-sanitize=all;-O1" \
    "-DCAYGEN_LEVELS=${CAYGEN_LEVELS:-baseline;avx2}" -DCMAKE_BUILD_WITH_INSTALL_RPATH=ON "-DCMAKE_INSTALL_RPATH=\$ORIGIN/lib"
cmake --build "$build" -j "${JOBS:-$(nproc)}" --target fuzz_targets

mkdir -p "$OUT/lib"
for target in "$build"/conformance/fuzz/fuzz_*; do
    [ -f "$target" ] && [ -x "$target" ] || continue
    name=${target##*/fuzz_}
    cp "$target" "$OUT/"
    # Targets run where none of our libraries are installed.
    ldd "$target" | awk '/lib(elf|dw|yaml|z|lzma|bz2|zstd)[-.]/ { print $3 }' | xargs -r -I{} cp -L {} "$OUT/lib/"
    folders=
    for folder in "conformance/fuzz/corpus/$name" "$build/conformance/fuzz/seeds/$name"; do
        [ -n "$(ls -A "$folder" 2>/dev/null)" ] && folders="$folders $folder"
    done
    # shellcheck disable=SC2086
    [ -z "$folders" ] || zip -qrj "$OUT/fuzz_${name}_seed_corpus.zip" $folders
done
