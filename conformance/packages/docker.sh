#!/bin/bash
# SPDX-License-Identifier: MIT
# docker.sh SOURCE DEBS: the steps of .ci/docker/Dockerfile without Docker: FROM is a fresh system, COPY takes the packages
# in DEBS, RUN and CMD run there. CMD must find Caygen. 77: as in root.sh.
set -eu
file=$1/.ci/docker/Dockerfile debs=$2
command -v mmdebstrap >/dev/null || { echo "skipped: mmdebstrap is not installed"; exit 77; }
[ -n "$(ls "$debs"/*.deb 2>/dev/null)" ] || { echo "skipped: no packages in $debs; make deb builds them"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/context"
cp "$debs"/*.deb "$work/context"

hooks=(--customize-hook='echo "The system is there"')
suite=
while read -r step rest; do
    case $step in
    FROM) case $rest in
        debian:12*) suite=bookworm ;;
        debian:13*) suite=trixie ;;
        *) echo "$rest: no system that is known here" && exit 1 ;;
        esac ;;
    COPY) hooks+=(--customize-hook="mkdir -p \"\$1\"/${rest#* } && cp $work/context/${rest%% *} \"\$1\"/${rest#* }") ;;
    RUN) hooks+=(--customize-hook="chroot \"\$1\" sh -c '$rest'") ;;
    CMD) hooks+=(--customize-hook="chroot \"\$1\" $(echo "$rest" | tr -d '[],"')") ;;
    *) echo "$step: a step that is not known here" && exit 1 ;;
    esac
done < <(sed -e ':a' -e '/\\$/{N; s/\\\n *//; ba' -e '}' -e '/^#/d' "$file")
chmod -R a+rX "$work"

if ! mmdebstrap --quiet --variant=apt "${hooks[@]}" "$suite" /dev/null >"$work/log" 2>&1; then
    cat "$work/log"
    grep -q "^The system is there" "$work/log" || { echo "skipped: no fresh system of $suite to be had"; exit 77; }
    exit 1
fi
tail -n 5 "$work/log"
grep -q 'Platform #0: Caygen' "$work/log"
