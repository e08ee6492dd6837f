#!/bin/sh
# SPDX-License-Identifier: MIT
# Inside a folder, a room includes only the headers of rooms that rooms.txt lets it see. Its CMake file and
# docs/architecture.md name every room.
# usage: rooms.sh SOURCE_DIR
set -u
cd "$1" || exit 1
list=conformance/tree/rooms.txt

# check LIST: prints what is wrong with the tree below the present folder; fails when something is.
check() {
    conformance/tree/sources.sh . '*.[ch]' | xargs grep -nE '^ *# *include "' /dev/null | awk '
        function folder(path) { sub("/[^/]*$", "", path); return path }
        function top(path) { sub("/.*", "", path); return path }
        FNR == NR {
            if ($0 ~ /^#/ || $0 == "") next
            room = $1
            sub(":$", "", room)
            house = folder(room)
            known[room] = ++rooms
            houses[house] = 1
            for (i = 2; i <= NF; i++) {
                if (!((house "/" $i) in known)) { print "rooms.txt: " room " sees " $i ", which does not stand before it"; bad++ }
                sees[room, house "/" $i] = 1
            }
            next
        }
        {
            split($0, part, ":")
            file = part[1]
            sub("^\\./", "", file)
            room = folder(file)
            if ((folder(room) in houses) && !(room in known)) {
                if (!(room in told)) { print room " is not in rooms.txt"; bad++ }
                told[room] = 1
            }
            if (!(room in known)) next
            used[room] = 1
            split($0, quoted, "\"")
            if (quoted[2] !~ "/") next
            other = folder(top(file) "/" quoted[2])
            if (!(other in known) || other == room) next
            pairs++
            if (folder(other) == folder(room) && !((room, other) in sees)) { print file " includes " quoted[2]; bad++ }
        }
        END {
            for (room in known) if (!(room in used)) { print "rooms.txt: " room " is empty"; bad++ }
            print rooms " rooms, " pairs + 0 " includes from one to another, " bad + 0 " that must not be"
            exit bad > 0
        }' "$1" -
}
bad=0
check "$list" || bad=1

# The check is checked: without its rights, runtime/queue is found.
blind=$(mktemp) || exit 1
trap 'rm -f "$blind"' EXIT
sed 's/^\(runtime\/queue:\).*/\1/' "$list" >"$blind"
if check "$blind" >/dev/null; then
    echo "the check misses a forbidden include"
    bad=1
fi

for room in $(sed -n 's/^\([a-z].*\):.*/\1/p' "$list"); do
    house=${room%/*} name=${room##*/}
    if ! grep -qE "(^|[^a-z])$name[^a-z]" "${room%%/*}/CMakeLists.txt"; then
        echo "${room%%/*}/CMakeLists.txt does not say what $room holds"
        bad=1
    fi
    if ! grep -qF "\`$house/\`" docs/architecture.md || ! grep -qE "^ *[-|] *\`$room/\`" docs/architecture.md; then
        echo "docs/architecture.md does not say what $room holds"
        bad=1
    fi
done
exit $bad
