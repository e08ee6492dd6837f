# SPDX-License-Identifier: MIT
# For scripts that build PoCL; they read this file. JOBS: at once; URL: of the repository.
: "${URL:=https://github.com/pocl/pocl}" "${JOBS:=$(nproc)}"

# open_pocl TAG PREFIX [SOURCE]: sets prefix, made if it is not there, and source in a folder $work that is removed at the end:
# a copy of the folder SOURCE, or what git fetches.
open_pocl() {
    [ $# -ge 2 ] || { echo "usage: $(basename "$0") PREFIX [SOURCE]" >&2 && exit 2; }
    mkdir -p "$2"
    prefix=$(cd "$2" && pwd)
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    source=$work/source
    if [ $# -ge 3 ]; then
        cp -R "$3" "$source"
    else
        git clone -q --depth 1 --branch "$1" "$URL" "$source"
    fi
}

# build_pocl OPTIONS: for CMake. Installs in $prefix; shows the end of the log if that fails.
build_pocl() {
    if ! { cmake -S "$source" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" \
        -DENABLE_ICD=ON -DENABLE_TESTS=OFF -DENABLE_EXAMPLES=OFF "$@" &&
        nice cmake --build "$work/build" -j "$JOBS" && cmake --install "$work/build"; } >"$work/log" 2>&1; then
        tail -n 40 "$work/log"
        exit 1
    fi
}
