#!/bin/sh
# SPDX-License-Identifier: MIT
# consistent.sh SOURCE: debian/ says what the rest of the tree says: the version, the packages needed to build, the
# samples, the pages' names.
set -u
cd "$1" || exit 1
bad=0
wrong() {
    echo "$1"
    bad=1
}
version=$(sed -n 's/^project(caygen VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
[ "$version" = "$(sed -n '1s/^caygen (\([0-9.]*\)).*/\1/p' debian/changelog)" ] ||
    wrong "debian/changelog has another version than CMakeLists.txt: $version"
[ "$(sed 's/^ //; s/^\.$//' debian/copyright | tail -n 3)" = "$(tail -n 3 LICENSE)" ] ||
    wrong "debian/copyright has another licence than LICENSE"

# Debian installs gcc, make and libc6-dev before any package is built.
for package in $(sed -n 's/^build \|^build-optional //p' .ci/packages.list); do
    case $package in make | gcc | libc6-dev) continue ;; esac
    grep -qE "^ (.*\| )?$package( |,|\$)" debian/control || wrong "debian/control does not build with $package"
done
for sample in $(sed -n 's/^    for sample in \(.*\); do$/\1/p' samples/demo.sh); do
    grep -q "/samples/$sample " debian/caygen-examples.install || wrong "caygen-examples has no $sample"
done
for package in $(sed -n 's/^Package: //p' debian/control); do
    grep -qF "\`$package\`" docs/packages.md || wrong "docs/packages.md does not say what $package is"
done
exit $bad
