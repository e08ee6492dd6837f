# SPDX-License-Identifier: MIT
# refused.py CAYGEN BINARY OUTPUT: a patch-token program whose untyped surface writes have become SIMD4x2 typed
# atomics, which Caygen decodes and refuses by name; the kernels' checksums are set right.
import re
import subprocess
import sys

caygen, binary, output = sys.argv[1:]
data = open(binary, "rb").read().replace(bytes.fromhex("015e0204"), bytes.fromhex("01de0104"))
for _ in range(16):
    open(output, "wb").write(data)
    said = subprocess.run([caygen, "info", output], capture_output=True, text=True).stderr
    wrong = re.search("checksum is (0x[0-9a-f]+), its bytes have (0x[0-9a-f]+)", said)
    if not wrong:
        break
    was, now = (int(number, 16).to_bytes(4, "little") for number in wrong.groups())
    data = data.replace(was, now)
