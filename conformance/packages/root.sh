#!/bin/sh
# SPDX-License-Identifier: MIT
# root.sh SUITE DEBS SCRIPT: in a fresh system of Debian's SUITE, installs the packages in DEBS, runs SCRIPT as a user and
# purges them; nothing of them is left then. 77: no packages, no mmdebstrap, or no such system to be had (no network).
set -eu
suite=$1 debs=$2 script=$3
command -v mmdebstrap >/dev/null || { echo "skipped: mmdebstrap is not installed"; exit 77; }
[ -n "$(ls "$debs"/*.deb 2>/dev/null)" ] || { echo "skipped: no packages in $debs; make deb builds them"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/debs"
cp "$debs"/*.deb "$work/debs"
rm -f "$work/debs"/*-dbgsym_*
cp "$script" "$work/script"
chmod -R a+rX "$work"

# What the packages need comes first, so that the second list of files differs from the first by the packages alone.
cat >"$work/inside" <<'INSIDE'
set -eu
export DEBIAN_FRONTEND=noninteractive
debs=$(ls /tmp/debs/*.deb)
names=$(for deb in $debs; do dpkg-deb -f "$deb" Package; done)
files() {
    find / -xdev \( -path /tmp -o -path /proc -o -path /sys -o -path /dev -o -path /run -o -path /var/cache -o -path /var/log \
        -o -path /var/lib/apt -o -path /var/lib/dpkg \) -prune -o -print | sort
    dpkg-query -W -f '${Package} ${Status}\n' $names 2>/dev/null | grep -v 'not-installed$' || :
}
needed=$(apt-get install -s --no-install-recommends clinfo $debs | awk '/^Inst / {print $2}' | grep -vxF "$names")
apt-get install -y -qq --no-install-recommends $needed >/tmp/log 2>&1 || { cat /tmp/log; exit 1; }
useradd --create-home --home-dir /tmp/user user 2>/dev/null
files >/tmp/before
apt-get install -y -qq --no-install-recommends $debs >/tmp/log 2>&1 || { cat /tmp/log; exit 1; }
echo "Installed: $(dpkg-query -W -f '${Package} ${Version}, ' $names)"
files >/tmp/with
su user -c 'cd && sh -eu /tmp/script' || { echo "the script fails"; exit 1; }
files >/tmp/after
diff /tmp/with /tmp/after || { echo "running left these files"; exit 1; }
apt-get remove -y -qq $names >/tmp/log 2>&1 || { cat /tmp/log; exit 1; }
files >/tmp/after
if ! diff /tmp/before /tmp/after | grep -qx '> /etc/OpenCL/vendors/caygen.icd'; then
    echo "removing leaves no configuration file, or the check does not see it"
    exit 1
fi
dpkg --purge $names >/tmp/log 2>&1 || { cat /tmp/log; exit 1; }
files >/tmp/after
diff /tmp/before /tmp/after || { echo "purging left these files"; exit 1; }
echo "Purged: nothing is left"
INSIDE

# shellcheck disable=SC2016 # $1 is the hook's own: the system's folder
if ! mmdebstrap --quiet --variant=apt --include=adduser,passwd \
    --customize-hook='echo "The system is there"' \
    --customize-hook="copy-in $work/debs $work/script $work/inside /tmp" \
    --customize-hook='chroot "$1" sh /tmp/inside' "$suite" /dev/null >"$work/log" 2>&1; then
    cat "$work/log"
    grep -q "^The system is there" "$work/log" || { echo "skipped: no fresh system of $suite to be had"; exit 77; }
    exit 1
fi
cat "$work/log"
