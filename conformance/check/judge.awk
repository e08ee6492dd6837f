# SPDX-License-Identifier: MIT
# Of a log of `suite`: what was found in which kernel, against what was planted. Findings are lines
# "caygen: check: CLASS in ..."; oclgrind=1: Oclgrind's own. known: a file of "NAME missed: WHY" and "NAME alarm: WHY".
# With known, the exit code is 1 if anything differs from it. Prints recall and precision of each class; machine=1: as
# "CLASS PLANTED FOUND ALARMS".
BEGIN {
    on = " race mixed bounds access uninitialised barrier alignment wait argument released mapped unordered "
    while (known != "" && (getline line < known) > 0) {
        split(line, word, "[ :]")
        expect[word[1]] = word[2]
    }
}
/^== / {
    class = $2
    name = $3
    bad = name ~ /_bad$/
    pair = name
    sub(/_(bad|good)$/, "", pair)
    if (bad && !(pair in planted)) {
        planted[pair] = class
        order[++pairs] = pair
    }
    next
}
function found_class(c) {
    if (bad && c == class)
        hit[pair] = 1
    if (!bad && (c == class || index(on, " " c " ")))
        alarm[pair] = c
}
!oclgrind && /^caygen: check: [a-z-]+ in / { found_class($3); next }
oclgrind && /data race/ { found_class(class == "mixed" || class == "mixed-read" || class == "same-value" ? class : "race") }
oclgrind && /^Invalid (read|write)|^Out of bounds|OUT_OF_BOUNDS/ { found_class(class == "access" ? class : "bounds") }
oclgrind && /^Uninitialized|depends on uninit/ { found_class("uninitialised") }
oclgrind && /ivergence/ { found_class("barrier") }
oclgrind && /^Unaligned|misaligned|not aligned/ { found_class("alignment") }
oclgrind && /CL_INVALID_KERNEL_ARGS/ { found_class(class == "released" ? class : "argument") }
oclgrind && /CL_INVALID_MEM_OBJECT/ { found_class("released") }
oclgrind && /not released|leak/ { found_class("leak") }
END {
    for (i = 1; i <= pairs; i++) {
        p = order[i]
        c = planted[p]
        if (!(c in count))
            classes[++class_count] = c
        count[c]++
        found[c] += hit[p]
        if (p in alarm)
            alarms[c]++
        got = p in alarm ? "alarm" : hit[p] ? "found" : "missed"
        want = p in expect ? expect[p] : "found"
        if (known != "" && got != want) {
            print p ": " c " is planted; " got (p in alarm ? " in the good one: " alarm[p] : "") ", not " want
            failed = 1
        }
    }
    if (!machine)
        print "class         planted found recall precision"
    for (i = 1; i <= class_count; i++) {
        c = classes[i]
        if (machine)
            print c, count[c], found[c] + 0, alarms[c] + 0
        else
            printf "%-13s %7d %5d %6.2f %9.2f\n", c, count[c], found[c], found[c] / count[c],
                found[c] + alarms[c] ? found[c] / (found[c] + alarms[c]) : 1
    }
    exit failed
}
