#!/bin/sh
# SPDX-License-Identifier: MIT
# Only runtime/base/environment.c reads the environment, and it does not do so in a privileged process. `caygen run` sets
# variables for the program that it becomes, `caygen check`, `caygen profile` and
# `caygen record` for the one they start, `caygen exec` and `caygen replay` for the driver that they load.
# usage: getenv.sh SOURCE_DIR CC
set -u
cd "$1" || exit 1
readers() { # FOLDERS...
    grep -rnE '\b(secure_getenv|getenv|setenv|putenv|unsetenv|environ|__environ|envp)\b' "$@" --include='*.[ch]' |
        grep -vE '^[^:]*:[0-9]+: *(/?\*|//)' | grep -v '^runtime/base/environment\.c:' |
        grep -vE '^runtime/tool/(run|settings|check|profile|child|record|recorded|replay_calls)\.c:.*\bsetenv\b'
}
if readers emu frontend backend runtime icd; then
    echo "only runtime/base/environment.c reads the environment"
    exit 1
fi
# The check itself must find a violation.
probe=$(mktemp -d) || exit 1
trap 'rm -rf "$probe"' EXIT
echo 'const char *f(void) { return getenv("X"); }' >"$probe/probe.c"
readers "$probe" >/dev/null || {
    echo "the check misses a reader"
    exit 1
}
