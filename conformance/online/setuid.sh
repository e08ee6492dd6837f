#!/bin/sh
# SPDX-License-Identifier: MIT
# A set-user-ID program uses Caygen in an environment that a stranger controls. No variable has an effect, nothing is
# loaded or written, and a prebuilt binary runs.
# usage: setuid.sh SETUID_HOST LIBCAYGEN BINARY PLUGIN; 77: not root, no setpriv, or no set-user-ID here
set -eu
host=$1 library=$2 binary=$3 plugin=$4 nobody=65534
[ "$(id -u)" -eq 0 ] || exit 77
command -v setpriv >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
mkdir "$folder/own" # the system's part, that strangers cannot write
cp "$host" "$folder/own/plain"
cp "$host" "$folder/own/host"
cp "$library" "$folder/own/libcaygen.so"
cp "$binary" "$folder/own/binary"
cp "$plugin" "$folder/own/plugin.so"
chmod 755 "$folder/own" "$folder/own/"*
chmod 4755 "$folder/own/host"

evil=$folder/evil
start() { # PROGRAM: as a stranger
    setpriv --reuid $nobody --regid $nobody --clear-groups env -i SETUID_MARK="$evil/loaded" \
        PATH="$evil/bin:/usr/bin:/bin" HOME="$evil" XDG_CACHE_HOME="$evil/xdg" TMPDIR="$evil/tmp" \
        LD_PRELOAD="$2" LD_LIBRARY_PATH="$evil" \
        CCC_OVERRIDE_OPTIONS="+-fplugin=$folder/own/plugin.so" \
        IGC_ShaderDumpEnable=1 IGC_DumpToCustomDir="$evil/igc" \
        CAYGEN_JIT_DUMP="$evil/jit" CAYGEN_CACHE_DIR="$evil/cache" CAYGEN_OCLOC="$evil/bin/ocloc" \
        CAYGEN_CLANG="$evil/bin/clang" CAYGEN_LIBCLC="$evil/libclc.bc" CAYGEN_DEVICES=skl \
        CAYGEN_ENGINE=jit CAYGEN_THREADS=1 CAYGEN_RECORD="$evil/record" \
        CAYGEN_DEBUG=api,build,launch,mem,sched,jit,isa,send,lanes,help \
        "$folder/own/$1" "$folder/own/libcaygen.so" "$folder/own/binary" >"$folder/out" 2>&1
}
plant() {
    rm -rf "$evil"
    mkdir -p "$evil/bin" "$evil/tmp" "$evil/jit" "$evil/record" "$evil/igc" "$evil/cache" "$evil/xdg"
    for name in ocloc clang clang-15; do
        printf '#!/bin/sh\necho >>"%s/called"\n' "$evil" >"$evil/bin/$name"
        chmod 755 "$evil/bin/$name"
    done
    ln -s "$folder/victim" "$evil/xdg/caygen"
    chown -hR $nobody:$nobody "$evil"
}
listing() {
    (cd "$evil" && find . | sort)
    ls -d /tmp/caygen-0* /tmp/caygen-$nobody* "$HOME/.cache/caygen" 2>/dev/null | sort || :
}

plant
listing >"$folder/before"
status=0
start host "" || status=$?
[ "$status" -ne 77 ] || {
    echo "skipped: programs do not become set-user-ID in $folder"
    exit 77
}
[ "$status" -eq 0 ] || {
    echo "exit status $status:"
    cat "$folder/out"
    exit 1
}
[ ! -s "$folder/out" ] || {
    echo "it was told to speak:"
    cat "$folder/out"
    exit 1
}
listing >"$folder/after"
cmp -s "$folder/before" "$folder/after" || {
    echo "written or loaded:"
    diff "$folder/before" "$folder/after"
    exit 1
}

# Without more rights, the same variables have an effect.
plant
status=0
start plain "$folder/own/plugin.so" || status=$?
[ "$status" -eq 3 ] && [ -e "$evil/loaded" ] && [ -s "$folder/out" ] || {
    echo "the same without more rights: exit status $status, $(ls "$evil")"
    cat "$folder/out"
    exit 1
}
[ -s "$evil/record" ] && grep -q 'trace of kernel' "$folder/out" || {
    echo "no launch was traced and recorded"
    exit 1
}
if grep -q 'translated in' "$folder/out"; then
    [ -n "$(ls "$evil/jit")" ] && [ -n "$(ls "$evil/cache")" ] || {
        echo "nothing was dumped or kept"
        exit 1
    }
    # dumped files are new, and only the user can read them
    [ -z "$(find "$evil/jit" -type f -perm /077)" ] || {
        ls -l "$evil/jit"
        exit 1
    }
fi
