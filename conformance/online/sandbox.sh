#!/bin/sh
# SPDX-License-Identifier: MIT
# Compilers that their source has taken over. They reach nothing outside their folder, and all their processes end.
# usage: sandbox.sh ONLINE_BUILD SANDBOX_PROBE SANDBOX_LIBRARY; 77: the kernel has no Landlock or no seccomp
set -eu
build=$1 probe=$2 library=$3
"$probe" --kernel || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/tmp" "$folder/bin" "$folder/cache" "$folder/inc" "$folder/home"
cp "$probe" "$folder/bin/probe"
export CAYGEN_CACHE_DIR="$folder/cache" TMPDIR="$folder/tmp" HOME="$folder/home" CAYGEN_DEVICES=skl \
    CAYGEN_OCLOC="$folder/bin/ocloc"
source=$folder/k.cl including=$folder/i.cl secret=$folder/secret
echo 'kernel void k(global int *p) { p[get_global_id(0)] = 1; }' >"$source"
{ echo '#include "v.h"'; cat "$source"; } >"$including"
echo '#define V 1' >"$folder/inc/v.h"
echo 'the secret' >"$secret"
chmod 600 "$secret"

fail() { # WHAT
    echo "$1:"
    head -c 4000 "$folder/out"
    exit 1
}
compiler() { # BODY
    printf '#!/bin/sh\n%s\n' "$1" >"$folder/bin/ocloc"
    chmod 755 "$folder/bin/ocloc"
}
attempt() { # WHAT, TEXT IN THE LOG, [SOURCE, OPTIONS]
    ! CAYGEN_CACHE=0 timeout 120 "$build" "${3:-$source}" "${4:-}" >"$folder/out" 2>&1 || fail "$1: no error"
    grep -q -- "$2" "$folder/out" || fail "$1: '$2' is not in the log"
    [ -z "$(ls -A "$folder/tmp")" ] || fail "$1: left behind: $(find "$folder/tmp")"
    [ "$(cat "$secret")" = 'the secret' ] && [ "$(stat -c %a "$secret")" = 600 ] || fail "$1: a file was changed"
    [ "$(ls "$folder")" = "$files" ] && [ -z "$(ls -A "$folder/home")" ] || fail "$1: $(ls -A "$folder" "$folder/home")"
}
touch "$folder/out"
files=$(ls "$folder")

# Each of them prints what it could do: nothing.
for what in $("$probe" --list); do
    compiler "$folder/bin/probe $what '$folder' $$ && echo 'has done: $what' || echo 'could not: $what'; exit 1"
    attempt "$what" "^could not: $what"
    attempt "$what, with an include" "^could not: $what" "$including" "-I $folder/inc"
done

# Reading. A script may read everything. For a compiler of the system, the test replaces one library by one that runs
# the program beside it.
compiler "cat '$secret' || echo 'cannot read'; exit 1"
attempt "a file of the user's" '^the secret'
if [ "$(command -v ocloc)" = /usr/bin/ocloc ]; then
    mkdir "$folder/inc/lib"
    cp "$library" "$folder/inc/lib/libocloc.so"
    cp "$folder/bin/ocloc" "$folder/inc/lib/taken-over"
    export CAYGEN_OCLOC=/usr/bin/ocloc LD_LIBRARY_PATH="$folder/inc/lib"
    attempt "a file of the user's" '^cannot read'
    attempt "a file of the user's, where one is included" '^the secret' "$including" "-I $folder/inc"
    printf '#!/bin/sh\nls /proc /home /root /etc "%s" || echo "cannot list"; exit 1\n' "$folder" >"$folder/inc/lib/taken-over"
    attempt "folders" '^cannot list'
    export CAYGEN_OCLOC="$folder/bin/ocloc"
    unset LD_LIBRARY_PATH
fi

# The compiler's environment does not depend on ours.
compiler 'env | sort | sed "s/=.*build-[a-z0-9]*/=WORK/"; ls -A "$HOME" "$TMPDIR" | sed "s/build-.*//"; exit 1'
IGC_ShaderDumpEnable=1 CCC_OVERRIDE_OPTIONS=x CPATH=/nowhere SECRET=1 LANG=de_DE TZ=x LD_LIBRARY_PATH=":rel:/nowhere" \
    attempt "the environment" '^HOME='
cat >"$folder/expected" <<'END'
HOME=WORK/home
LANG=C
LC_ALL=C
LD_LIBRARY_PATH=/nowhere
TMPDIR=WORK/tmp
END
grep -E '^[A-Za-z_]+=' "$folder/out" | grep -vE '^(PATH|PWD|OLDPWD|SHLVL|_)=' >"$folder/found"
cmp "$folder/expected" "$folder/found" || fail "the environment"
grep -qx "PATH=$folder/bin:/usr/local/bin:/usr/bin:/bin" "$folder/out" || fail "PATH"
rm "$folder/expected" "$folder/found"

# Nothing outlives the compiler, and nothing fills the disk or the memory.
left() { # WHAT
    ! pgrep -f "$folder/bin/left" >/dev/null || fail "$1: a child is left"
}
printf '#!/bin/sh\nwhile :; do sleep 0.1; done\n' >"$folder/bin/left"
chmod 755 "$folder/bin/left"
compiler "'$folder/bin/left' & (setsid '$folder/bin/left' &) ; (trap '' HUP TERM; exec '$folder/bin/left') & echo started; exit 1"
attempt "a child" '^started'
left "a child"
compiler "n=0; while [ \$n -lt 60 ]; do '$folder/bin/left' & n=\$((n + 1)); done; echo started; exit 1"
attempt "many children" '^started'
left "many children"
compiler "'$folder/bin/left' & wait"
CAYGEN_COMPILER_SECONDS=1 attempt "a hang with a child" 'was stopped after 1 second'
left "a hang with a child"
compiler "exec '$folder/bin/probe' fill"
attempt "a file of 10 GB" 'SIGXFSZ'
grep -q 'a file of more than 1024 MiB' "$folder/out" || fail "a file of 10 GB"
compiler "exec yes 'and on and on and on'"
attempt "endless output" 'SIGXFSZ\|printed more than'
compiler "n=0; while :; do head -c 2000000 /dev/zero | tr '\\0' x; sleep 0.1; done"
attempt "endless output, slowly" 'printed more than 16 MiB'

# Without the filter a process may leave the group. It ends all the same.
compiler "(setsid '$folder/bin/left' &); setsid sh -c \"(setsid '$folder/bin/left' &); exec '$folder/bin/left'\" & sleep 0.5; echo started; exit 1"
CAYGEN_CACHE=0 timeout 120 "$probe" --without "$build" "$source" "" >"$folder/out" 2>&1 && fail "a daemon without a filter: no error"
grep -q '^started' "$folder/out" || fail "a daemon without a filter"
left "a daemon without a filter"

# A kernel without both: compilers run all the same, and one message reports it.
if command -v ocloc >/dev/null; then
    CAYGEN_OCLOC=$(command -v ocloc) CAYGEN_CACHE=0 CAYGEN_DEBUG=build "$probe" --without "$build" "$source" "" 2 \
        >"$folder/out" 2>&1 || fail "a kernel without both"
    [ "$(grep -c 'this kernel cannot limit what compilers do\. Without Landlock .* Without seccomp ' "$folder/out")" -eq 1 ] ||
        fail "a kernel without both"
fi

# A link that a compiler leaves in place of its output or its log is not followed.
for name in output log; do
    compiler "rm -f $name; ln -s '$secret' $name; exit 0"
    attempt "a link as $name" 'made nothing'
    ! grep -q 'the secret' "$folder/out" || fail "a link as $name"
    compiler "rm -f $name; mkfifo $name; exit 0"
    attempt "a pipe as $name" 'made nothing'
done
