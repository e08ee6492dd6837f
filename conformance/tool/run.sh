#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen run. Usage: run.sh CAYGEN PROBE API_TEST ORDER BINARY [jit]
set -u
caygen=$1 probe=$2 api_test=$3 order=$4 binary=$5 jit=${6:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
ulimit -c 0

fail() {
    echo "$*"
    cat "$work/out" "$work/err"
    failed=1
}

# CODE WORDS...: 'caygen run WORDS' ends with that exit code.
run() {
    wanted=$1
    shift
    "$caygen" run "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$wanted" ] || fail "caygen run $*: exit code $code, not $wanted"
}

has() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || fail "no '$2'"
}

# Whatever the environment says, Caygen is the only platform.
export OCL_ICD_VENDORS=/nonexistent OCL_ICD_FILENAMES=/nonexistent.so
run 0 -- "$probe" one '--two words'
has out '^argument: one$'
has out '^argument: --two words$'
[ "$(grep -c '^platform: ' "$work/out")" = 1 ] || fail "not one platform"
has out '^platform: Caygen$'
run 0 "$probe" --device x # behind the program, words are the program's
has out '^argument: --device$'

run 0 --device cayman --threads=3 "$probe"
[ "$(grep '^device: ' "$work/out")" = "device: Cayman, 3 units" ] || fail "not one Cayman of 3 units"
run 0 --device=bdw,skl --engine simd -- "$probe"
[ "$(grep -c '^device: ' "$work/out")" = 2 ] || fail "not two devices"
grep '^device: ' "$work/out" | head -n 1 | grep -q bdw || fail "not bdw first"

# Without a chosen order, devices with a compiler come first. The compiler only has to be there.
first() { # the name of the first device
    "$caygen" run -- "$probe" | sed -n 's/^device: \(.*\), .*/\1/p' | head -n 1
}
: >"$work/libclc.bc"
export CAYGEN_OCLOC=none CAYGEN_CLANG=/bin/true CAYGEN_LIBCLC="$work/libclc.bc"
[ "$(first)" = Cayman ] || fail "the first device is $(first), and only Cayman has a compiler"
[ "$(CAYGEN_DEVICES=skl,cayman first)" != Cayman ] || fail "a chosen order is changed"
export CAYGEN_OCLOC=/bin/true
[ "$(first)" != Cayman ] || fail "the order changed although all have a compiler"
unset CAYGEN_OCLOC CAYGEN_CLANG CAYGEN_LIBCLC

# The exit code is the program's, or what a fault makes of it.
run 7 -- sh -c 'exit 7'
run 70 --device skl --fail-on-fault -- "$api_test" failures
run 9 --device skl --fail-on-fault=9 -- "$api_test" failures
run 0 --device skl -- "$api_test" failures
has err 'kernel launches of this process ended with a fault'

# What was done is summed up: twice the same, the second time from the cache.
export CAYGEN_CACHE_DIR="$work/cache"
run 0 --device skl --engine simd --verbose -- "$order" "$binary"
has err '^caygen:  *4 kernel launches in [0-9.]* ms$'
run 0 --device skl --engine simd --verbose --debug=launch -- "$order" "$binary"
has err '^caygen:  *4 kernel launches in '
has err '^caygen: order on skl: 65536x1x1 in groups of 16x1x1'
grep -q 'compilers\?\|translated' "$work/err" && fail "a binary on simd needs no compiler and no translation"
if [ "$jit" = jit ]; then
    run 0 --device skl --engine jit --verbose -- "$order" "$binary"
    has err '^caygen:  *1 kernel translated to host code in '
    run 0 --device skl --engine jit --verbose -- "$order" "$binary"
    has err "^caygen:  *1 kernel's host code from the cache in "
fi

# What is kept, and how to get rid of it. Other files stay.
mkdir -p "$work/cache"; : >"$work/cache/mine"
"$caygen" cache >"$work/out" 2>"$work/err" || fail "caygen cache: exit code $?"
has out "^folder: $work/cache$"
has out '^limit: 256 MiB$'
[ "$jit" != jit ] || has out '^jit: 1, [0-9]* KiB$'
"$caygen" cache --clear >"$work/out" 2>"$work/err" || fail "caygen cache --clear: exit code $?"
[ "$jit" != jit ] || has out "^removed from $work/cache: 1 entry, [0-9]* KiB$"
[ "$(ls "$work/cache")" = mine ] || fail "the cache's folder has $(ls "$work/cache")"
"$caygen" cache --clear >"$work/out" 2>"$work/err" || fail "caygen cache --clear of an empty one: exit code $?"
has out "^removed from $work/cache: 0 entries, 0 KiB$"
CAYGEN_CACHE_DIR=/nonexistent "$caygen" cache | grep -q '^folder: /nonexistent (not there)$' || fail "a folder that is not there"
CAYGEN_CACHE_DIR=/nonexistent "$caygen" cache --clear >/dev/null 2>&1 || fail "to clear what is not there is no error"
hostile=$(printf '/nonexistent\033[31m')
for form in '' --clear --list; do
    # shellcheck disable=SC2086
    CAYGEN_CACHE_DIR=$hostile "$caygen" cache $form >"$work/out" 2>"$work/err"
    has out '/nonexistent\\x1b\[31m .*not there'
    LC_ALL=C grep -q "$(printf '\033')" "$work/out" "$work/err" && fail "caygen cache $form: a terminal would obey the folder's name"
done
"$caygen" cache --empty 2>/dev/null && fail "an unknown option of caygen cache"

# Kinds are counted by their whole names.
key=$(printf %064d 7)
for kind in abcdefghijklmnop-a abcdefghijklmnop-b abcdefghijklmnop-b2 a b c d e f g; do echo x >"$work/cache/$kind-$key"; done
echo x >"$work/cache/abcdefghijklmnop-b-$(printf %064d 8)"
"$caygen" cache >"$work/out"
has out '^abcdefghijklmnop-a: 1, 1 KiB$'
has out '^abcdefghijklmnop-b: 2, 1 KiB$'
has out '^abcdefghijklmnop-b2: 1, 1 KiB$'
has out '^g: 1, 1 KiB$'
# A folder that is refused is not cleared, and that is an error with its reason.
chmod 777 "$work/cache"
"$caygen" cache --clear >"$work/out" 2>"$work/err" && fail "a folder that others may write to is cleared"
has err "^caygen: $work/cache is not used as the cache: others may write to it$"
[ -e "$work/cache/a-$key" ] || fail "its entries are gone"
chmod 700 "$work/cache"
# Nor is another one cleared instead of it.
CAYGEN_CACHE_DIR=relative "$caygen" cache --clear >"$work/out" 2>"$work/err" && fail "a cache that nobody named is cleared"
has err '^caygen: nothing was done: CAYGEN_CACHE_DIR is no folder for the cache$'
for root in / // /tmp/..; do
    CAYGEN_CACHE_DIR=$root "$caygen" cache >"$work/out" 2>"$work/err"
    grep -qE '^folder: (/tmp/..|.*caygen)' "$work/out" || fail "CAYGEN_CACHE_DIR=$root is taken"
    [ $root = /tmp/.. ] && has out 'not used'
    [ $root = /tmp/.. ] || has err "^caygen: CAYGEN_CACHE_DIR=$root is ignored: it must be an absolute path other than /$"
done
unset CAYGEN_CACHE_DIR

run 127 -- "$work/nothing"
has err 'nothing: No such file'
: >"$work/plain"
run 126 -- "$work/plain"
run 1
has err "no program"
run 1 --colour red -- "$probe"
has err "unknown option '--colour'"
run 1 --device
has err '^caygen: --device needs a value: a comma-separated list of these words, each at most once: skl '
run 1 --device= -- "$probe"
has err '^caygen: --device needs a value: a comma-separated list of these words, each at most once: skl '
run 1 --device vax -- "$probe"
has err '^caygen: --device=vax: the value must be a comma-separated list of these words, each at most once: skl '
run 1 --debug=foo -- "$probe"
has err "^caygen: --debug has no word 'foo'; the words are api, .* and help$"
run 1 --engine=fast -- "$probe"
has err '^caygen: --engine=fast: the value must be ref, simd, jit, auto or quick$'
"$caygen" run --help >"$work/out"
has out '^  --engine ref,simd,jit,auto,quick the engine that executes kernels; auto without it$'
"$caygen" info "$binary" >"$work/out"
has out ', 1 kernel, '
run 1 --debug=api,foo -- "$probe"
has err "^caygen: --debug has no word 'foo'; the words are api, "
run 1 --debug= -- "$probe"
has err '^caygen: --debug needs a value: a list of words'
run 1 --debug=api,api -- "$probe"
has err "^caygen: --debug names 'api' twice"
run 1 --threads=0 -- "$probe"
run 1 --threads= -- "$probe"
run 1 --fail-on-fault=256 -- "$probe"
has err '^caygen: --fail-on-fault=256: the value must be a number from 1 to 255$'

# A misspelt variable is told with the name that was meant; another program's is not.
CAYGEN_ENGIN=ref CAYGEN_MY_OWN_PROGRAM=1 run 0 -- "$probe"
has err '^caygen: CAYGEN_ENGIN is set, and does nothing; did you mean CAYGEN_ENGINE?$'
[ "$(grep -c 'does nothing' "$work/err")" = 1 ] || fail "not one line about misspelt variables"
CAYGEN_ENGIN=ref CAYGEN_MY_OWN_PROGRAM=1 "$caygen" env >"$work/out" || fail "caygen env: exit code $?"
has out '^CAYGEN_ENGIN (unknown: it does nothing)$'
has out '^    did you mean CAYGEN_ENGINE?$'
has out '^CAYGEN_MY_OWN_PROGRAM (unknown: it does nothing)$'
run 0 --help
has out '^usage: caygen run '

# Every command tells its arguments.
for command in $("$caygen" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
    "$caygen" "$command" --help >"$work/out" 2>"$work/err" || fail "caygen $command --help: exit code $?"
    has out "^usage: caygen $command\b"
done
"$caygen" -h >"$work/out" || fail "caygen -h: exit code $?"
has out '^usage: caygen COMMAND'
has out ' PROGRAM\.\.\.  start'
exit $failed
