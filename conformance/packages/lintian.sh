#!/bin/sh
# SPDX-License-Identifier: MIT
# lintian.sh DEBS: lintian has nothing to say about the packages in DEBS, not even for information. 77: there are none, or
# no lintian.
set -eu
command -v lintian >/dev/null || { echo "skipped: lintian is not installed"; exit 77; }
[ -n "$(ls "$1"/*.changes 2>/dev/null)" ] || { echo "skipped: no packages in $1; make deb builds them"; exit 77; }
lintian --allow-root --display-info --pedantic --fail-on error,warning,info,pedantic "$1"/*.changes
