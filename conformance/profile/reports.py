# SPDX-License-Identifier: MIT
"""reports.py JSON TRACE: reads both reports as any program would, and compares them with what ran."""
import json
import sys

profile = json.load(open(sys.argv[1]))
kernel = profile["kernels"][0]
assert kernel["name"] == "turns" and kernel["count"] == 188, kernel["count"]
assert sum(i["count"] for i in kernel["instructions"]) == kernel["count"]
assert sum(kernel["kinds"].values()) == kernel["count"]
assert sum(line["count"] for line in kernel["lines"]) <= kernel["count"]
launch = profile["launches"][0]
assert launch["count"] == kernel["count"] and launch["global"] == [128, 1, 1]
assert launch["work_groups"] == 2 and launch["hardware_threads"] == 2

events = json.load(open(sys.argv[2]))["traceEvents"]
slices = {}
opened = {}
for event in events:
    assert event["ph"] in "XMbe", event
    if event["ph"] == "M":
        continue
    assert event["ts"] >= 0 and isinstance(event["pid"], int)
    if event["ph"] == "X":
        assert event["dur"] >= 0
        slices.setdefault((event["pid"], event["tid"]), []).append(event)
    else:
        stack = opened.setdefault((event["pid"], event["cat"], event["id"]), [])
        if event["ph"] == "b":
            stack.append((event["name"], event["ts"]))
        else:
            name, begin = stack.pop()
            assert name == event["name"] and begin <= event["ts"], event
assert not any(opened.values()), "something begins and does not end"
# On a track a slice is inside of another one, or behind it.
for track in slices.values():
    ends = []
    for event in sorted(track, key=lambda e: (e["ts"], -e["dur"])):
        while ends and ends[-1] <= event["ts"]:
            ends.pop()
        end = event["ts"] + event["dur"]
        assert not ends or end <= ends[-1] + 1e-6, event
        ends.append(end)
names = [e["name"] for track in slices.values() for e in track]
assert "clEnqueueNDRangeKernel" in names and "clBuildProgram" in names
groups = [e for track in slices.values() for e in track if e["cat"] == "group"]
assert sorted(e["name"] for e in groups) == ["group 0, 0, 0", "group 1, 0, 0"]
begun = [e for e in events if e["ph"] == "b"]
assert [e["args"]["instructions"] for e in begun if e["cat"] == "launch"] == [188]
assert any(e["cat"].startswith("queue ") and e["name"] == "turns" for e in begun)
assert any(e["name"] == "CL_COMMAND_READ_BUFFER" for e in begun)
