#!/bin/sh
# SPDX-License-Identifier: MIT
# pairs.sh CAYGEN DEVICE: runs each pair of kernels/*.cl under `caygen check`. In NAME_bad the planted class must be found,
# and none of the others; in NAME_good nothing. `expected/DEVICE` names what differs, and why. Prints recall and precision
# of each class.
set -eu
caygen=$1 device=$2
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# classes_of CLASS FILE KERNEL OPTIONS...: what is found, each class once
classes_of() {
    wanted=$1 file=$2 kernel=$3
    shift 3
    # The fault of the launch itself, and what the kernel computes, are not looked at.
    "$caygen" check --exit-code 0 --classes "$wanted" --deterministic -- \
        "$caygen" exec "$file" "$kernel" -d "$device" "$@" >/dev/null 2>"$folder/err" || true
    grep '^caygen: check: nothing was found\|^caygen: check: [0-9]* finding' "$folder/err" >/dev/null || echo no-summary
    sed -n 's/^caygen: check: \([a-z-]*\) in kernel .*/\1/p' "$folder/err" | sort -u | tr '\n' ' '
}

# usual CLASS: what a run that looks for this class looks for
usual() {
    case $1 in
    nan | infinity | conversion | division | shift | same-value | mixed-read) echo "$1" ;;
    *) echo on ;;
    esac
}

note() { # CLASS RESULT
    echo "$1 $2" >>"$folder/results"
}

# judge NAME CLASS IN_BAD IN_GOOD
judge() {
    known=$(sed -n "s/^$1 \([a-z]*\):.*/\1/p" "expected/$device")
    case " $3" in *" $2 "*) hit=found ;; *) hit=missed ;; esac
    note "$2" "$hit"
    [ -z "$4" ] || note "$2" alarm
    if [ "${known:-found}" != "$hit" ] || [ -n "$4" ]; then
        echo "$1: $2 is planted; found in the bad one: ${3:-nothing}; in the good one: ${4:-nothing}"
        failed=1
    fi
}

pair() { # FILE CLASS OPTIONS NAME
    gunzip -c "bin/$1.$device.gz" >"$folder/program"
    # shellcheck disable=SC2086 # the options are words
    judge "$4" "$2" "$(classes_of "$(usual "$2")" "$folder/program" "$4_bad" $3)" \
        "$(classes_of "$(usual "$2")" "$folder/program" "$4_good" $3)"
}

for source in kernels/*.cl; do
    sed -n 's|^//= \([a-z-]*\) \(.*\)|\1 \2|p; s/^kernel void \([a-z0-9_]*\)_bad(.*/\1/p' "$source" | paste -d '|' - - \
        >"$folder/pairs"
    while IFS='|' read -r what name; do
        pair "$(basename "$source" .cl)" "${what%% *}" "${what#* }" "$name" </dev/null
    done <"$folder/pairs"
done

echo "class         planted found recall precision"
cut -d ' ' -f 1 "$folder/results" | sort -u | while read -r class; do
    found=$(grep -c "^$class found$" "$folder/results" || true)
    missed=$(grep -c "^$class missed$" "$folder/results" || true)
    alarms=$(grep -c "^$class alarm$" "$folder/results" || true)
    echo "$class $found $missed $alarms" | awk '{ printf "%-13s %7d %5d %6.2f %9.2f\n", $1, $2 + $3, $2, $2 / ($2 + $3),
        $2 + $4 ? $2 / ($2 + $4) : 1 }'
done
exit $failed
