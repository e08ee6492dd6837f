#!/bin/sh
# SPDX-License-Identifier: MIT
# .ci/packages among stand-ins for Debian's tools: what it installs, what it says, when it fails.
# usage: packages_test.sh SOURCE_DIR CC
# shellcheck disable=SC2016 # the bodies of the tools are for their own shells
set -u
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir "$work/.ci" "$work/bin"
cp "$1/.ci/packages" "$work/.ci/"
printf 'build gcc\nbuild cmake\nbuild-optional llvm\n' >"$work/.ci/packages.list"

tool() { # NAME BODY
    printf '#!/bin/sh\ncd "%s"\n%s\n' "$work" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
tool dpkg-query 'for p; do :; done; grep -qx "$p" installed && echo "install ok installed"'
tool apt-cache 'for p; do :; done; grep -qx "$p" known'
tool id 'cat user'
tool sudo 'exit 1'
tool apt-get 'echo "$*" >>calls
[ "$1" != update ] || { : >fresh; exit 0; }
for p; do :; done
[ -e fresh ] && ! grep -qx "$p" broken || { echo "E: apt-get says no" >&2; exit 100; }'

failed=0
# expect EXIT_CODE TEXT CALLS: text "" for silence; calls of apt-get.
expect() {
    : >"$work/calls"
    said=$(PATH=$work/bin:$PATH "$work/.ci/packages" build 2>&1)
    code=$?
    calls=$(wc -l <"$work/calls")
    case $said in *"$2"*) ;; *) code=text ;; esac
    [ -n "$2" ] || [ -z "$said" ] || code=noise
    if [ "$code" != "$1" ] || [ "$calls" -ne "$3" ]; then
        echo "exit $code (want $1), $calls calls (want $3), said: $said"
        failed=1
    fi
}
world() { # USER INSTALLED KNOWN BROKEN
    echo "$1" >"$work/user"
    echo "$2" | tr ' ' '\n' >"$work/installed"
    echo "$3" | tr ' ' '\n' >"$work/known"
    echo "$4" | tr ' ' '\n' >"$work/broken"
    rm -f "$work/fresh"
}

world 0 "gcc cmake llvm" "" "" && expect 0 "" 0
world 7 "gcc cmake" "llvm" "" && expect 0 "Optional, and not installed: llvm" 0
world 7 "gcc" "llvm" "" && expect 1 "sudo apt-get install cmake" 0
world 0 "gcc llvm" "" "" && expect 0 "Trying again" 3
case $said in *E:*) echo "the stale lists' error is shown: $said" && failed=1 ;; esac
world 0 "gcc llvm" "" "cmake" && expect 100 "E: apt-get says no" 3
world 0 "gcc cmake" "" "" && expect 0 "going on without it" 0
world 0 "gcc cmake" "llvm" "llvm" && expect 0 "going on without it" 3
world 0 "gcc" "llvm" "" && expect 0 "Installing llvm" 4
exit $failed
