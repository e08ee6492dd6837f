#!/bin/bash
# SPDX-License-Identifier: MIT
# texts.sh CAYGEN: the man pages and the completion that the tool writes hold each command and variable of its help, and
# the programs that read them have nothing to say against them.
set -eu
caygen=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$caygen" help --man >"$work/caygen.1"
"$caygen" help --man-environment >"$work/environment.7"
"$caygen" help --bash >"$work/bash"
"$caygen" help --zsh >"$work/_caygen"
commands=$("$caygen" help | sed -n 's/^  \([a-z]*\) .*/\1/p')
[ "$(echo "$commands" | wc -l)" -ge 7 ]

has() { # FILE PATTERN
    grep -qE -- "$2" "$1" || { echo "$2 is not in $(basename "$1")"; exit 1; }
}
for command in $commands; do
    has "$work/caygen.1" "^\.B $command(\\\\fR|\$)"
    has "$work/bash" "^ +$command\)"
    has "$work/_caygen" "^ +'$command:"
    # Its own help names its options, and so do the other forms.
    for option in $("$caygen" "$command" --help | grep -oE '^  --?[a-zA-Z-]+' | tr -d ' '); do
        grep -qF -- ".B ${option//-/\\-}" "$work/caygen.1" && grep -qF -- "$option" "$work/bash" && grep -qF -- "$option" "$work/_caygen" ||
            { echo "$command: $option is not in every text"; exit 1; }
    done
done
for variable in $("$caygen" env | grep -oE '^CAYGEN_[A-Z_]+'); do
    has "$work/environment.7" "^\.B $variable\$"
done
if "$caygen" help --unknown 2>/dev/null; then
    echo "an unknown option of help is taken"
    exit 1
fi

# The completion, as bash calls it.
completes() { # EXPECTED WORD...
    local expected=$1
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _caygen 2>/dev/null || : # compopt fails outside a completion
    [ "${COMPREPLY[*]}" = "$expected" ] || { echo "'$*' completes to '${COMPREPLY[*]}', not '$expected'"; exit 1; }
}
# shellcheck disable=SC1091
. "$work/bash"
touch "$work/sobel.skl"
completes disasm caygen dis
completes "skl" caygen info file -d s
completes "simd" caygen compare record -e s
completes "-d --device -k --kernel" caygen lanes -
completes "--json" caygen stat file --j
completes "--engine" caygen run --e
completes "simd" caygen run --engine si
completes "cayman" caygen exec file --device c
completes "summary" caygen exec file --debug su
completes "--clear" caygen cache --c
completes "$work/sobel.skl" caygen info "$work/sob"
completes "" caygen version ""

if command -v zsh >/dev/null; then
    zsh -n "$work/_caygen"
fi
if command -v man >/dev/null && command -v groff >/dev/null; then
    for page in caygen.1 environment.7; do
        LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$work/$page" 2>"$work/warnings" >/dev/null
        [ ! -s "$work/warnings" ] || { cat "$work/warnings"; exit 1; }
    done
fi
