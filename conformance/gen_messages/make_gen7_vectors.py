#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes gen7_vectors.txt: the forms of forms.py and make_image_vectors.py that Ivy Bridge and Haswell have, with their
numbers and descriptors there. What a message does is the model's, by Gen8's numbers. Needs iga64, whose oldest GPU is
Haswell; Ivy Bridge's instructions are encoded alike."""
import copy
import inspect

import image_model
import make_image_vectors
from forms import all_forms, descriptor, plain
from image_model import GATHER4, LD, RESINFO
from make_vectors import GRF, HEADER, Form, Wrong, assemble, make_vector, write_vector, write_wrong

# (shared function, type) of Gen8 -> of Ivy Bridge and of Haswell. Mesa, brw_eu_defines.h; Beignet, gen_defs.hpp
SAME = [(9, 0), (9, 1), (9, 3), (10, 0), (10, 1), (10, 2), (10, 3), (10, 4), (10, 8), (10, 10), (10, 11), (10, 12), (10, 16)]
IVB = {(12, 1): (10, 5), (12, 2): (10, 6), (12, 9): (10, 13), (12, 4): (5, 4), (12, 5): (5, 5), (12, 6): (5, 6),
       (12, 10): (5, 10), (12, 13): (5, 13)}
HSW = {k: k for k in [(12, 1), (12, 2), (12, 3), (12, 4), (12, 5), (12, 6), (12, 9), (12, 10), (12, 13)]}
NUMBERS = {"ivb": {**IVB, **{k: k for k in SAME}}, "hsw": {**HSW, **{k: k for k in SAME}}}
# the same messages at another shared function
OTHERS = {"ivb": {(12, 4): (4, 4), (10, 1): (4, 1), (10, 2): (9, 2)},
          "hsw": {(12, 4): (5, 4), (12, 10): (5, 10), (10, 1): (4, 1), (10, 2): (9, 2)}}
NONCOHERENT = 253
TYPED = (5, 6, 13)


def again(form):
    """The same form, made anew without a split send."""
    names = [n for n in inspect.signature(Form.__init__).parameters if n != "self"]
    more = {n: form.__dict__[n] for n in names}
    more.update(split=False)
    more["dst"] = form.dst or 80
    made = copy.copy(form)
    Form.__init__(made, **more)
    return made


class Message7:
    """Mixed into a form: sends Gen7's descriptor, and the model sees Gen8's."""

    def message(self):
        here = self.sfid, self.desc
        self.sfid, self.desc = self.there
        message = Form.message(self)
        self.sfid, self.desc = here
        return message


def move(form, platform, place, name=""):
    made = again(form)
    made.__class__ = type("Moved", (Message7, form.__class__), {})
    made.there = made.sfid, made.desc
    made.platform = platform
    made.name = "%s_%s%s" % (platform, form.name, name)
    if form.sfid == 2:
        return made
    made.sfid, type_ = place
    if type_ == 16:  # blocks of 1, 2 and 4 registers
        size = made.desc >> 12 & 3
        made.desc = made.desc & ~(3 << 12) | {0: 0, 1: 1, 2: 3}[size] << 12
    else:
        made.desc = made.desc & ~(0x1F << 14) | type_ << 14
    if platform == "ivb" and made.sfid == 5 and type_ in (5, 13):  # one bit says which slots: 13
        group = made.desc >> 12 & 3
        made.desc = made.desc & ~(3 << 12) | (group == 2) << 13
    return made


def has(form, platform):
    """Neither 64-bit addresses nor 32 channels, and a message of at most 15 registers."""
    head = form.header + form.address_regs + form.data_regs
    if head > 15 or form.simd > 16 or form.bti == NONCOHERENT or form.platform == "bdw" and not form.sfid == 2:
        return False
    if form.sfid == 10 and form.type_ == 16:
        return form.desc >> 12 & 3 != 3
    if form.sfid == 2:
        kind = form.desc >> 12 & 31
        return kind in (0, 2, LD, GATHER4, RESINFO) and not form.desc >> 30 & 1
    return (form.sfid, form.type_) in NUMBERS[platform]


def forms_of(platform, forms):
    out = []
    for form in forms:
        if not has(form, platform):
            continue
        place = form.sfid, form.type_
        out.append(move(form, platform, NUMBERS[platform].get(place)))
        other = OTHERS[platform].get(place)
        if other and form.bti < 16:
            out.append(move(form, platform, other, "_%d" % other[0]))
    return out


def epilogue():
    """Registers r2..r125 to scratch, as in make_vectors.py; the register before the first is taken for a header."""
    lines = []
    for first in range(2, 126, 4):
        lines.append("(W) send (8|M0) null:ud r%d 0xA 0x%08X" % (first - 1, 5 << 25 | 1 << 19 | 3 << 17 | 3 << 12 | 64 + first))
    return lines + ["(W) send (8|M0) null:ud r127 0x27 0x02000010 {EOT}"]


def wrong(platform):
    out = []
    add = lambda name, why, line: out.append(Wrong("%s_%s" % (platform, name), why, [line], platform=platform))
    add("a64", "unknown", plain(12, descriptor(4, 2, 0, 0x11, 0x1E, 255)))
    add("qword", "unknown" if platform == "hsw" else "length", plain(10, descriptor(1, 2, 0, 5, 0, 0), size=8))
    add("noncoherent", "reserved binding", plain(10, descriptor(1, 1, 0, 4, 8, 253), size=8))
    add("scratch_size", "block size", plain(10, 1 << 25 | 4 << 20 | 1 << 19 | 1 << 18 | 2 << 12, size=8))
    add("sample_lz", "reserved type", plain(2, 2 << 25 | 4 << 20 | 1 << 17 | 0x18 << 12, size=8))
    add("render_target", "render cache", plain(5, descriptor(4, 0, 0, 12, 0, 0), dst="null:ud", size=8))
    add("cre", "check and refinement" if platform == "hsw" else "unknown", plain(13, 2 << 25 | 1 << 20, size=8))
    if platform == "ivb":
        add("port1", "unknown", plain(12, descriptor(1, 1, 0, 1, 0x2E, 0), size=8))
        add("slots", "slot group", plain(5, descriptor(3, 4, 1, 5, 0x30, 3), size=8))
    else:
        add("sampler_cache", "sampler cache message", plain(4, descriptor(1, 1, 1, 3, 0, 0), size=8))
    return out


def write_form(out, form, number):
    out.append("form %s %s %d" % (form.name, form.platform, form.simd))
    out.append("# " + form.send())
    out.append("code " + assemble(form.assembly(), form.platform).hex())
    image = getattr(form, "image", None)
    if not image:
        kinds = form.addresses.get("kinds", (0, 1, 2, 3)) if form.shape == "masked" else (0, 2)
        for kind in kinds[number % 2::2]:
            write_vector(out, make_vector(form, number * 16 + kind, kind))
        return
    out.append(image.line(make_image_vectors.INDEX))
    if form.sampler:
        out.append(form.sampler.line(make_image_vectors.SAMPLER))
    kind = number % 3
    write_vector(out, make_vector(form, number * 16 + kind, kind),
                 lambda m, s, mask: image_model.execute(m, s, mask, image, form.sampler, True))


def main():
    images = []
    for make in (make_image_vectors.typed_forms, make_image_vectors.media_forms, make_image_vectors.sampler_forms):
        make(images)
    out = ["# SPDX-License-Identifier: MIT", "# Made by make_gen7_vectors.py; see vector.h."]
    out.append("epilogue " + assemble(epilogue(), "ivb").hex())
    number = 200000
    for platform in ("ivb", "hsw"):
        for form in forms_of(platform, all_forms() + images):
            number += 1
            if platform == "ivb" or form.sfid != 2 or number % 8 == 0:  # the samplers are the same
                write_form(out, form, number)
    for platform in ("ivb", "hsw"):
        for line in wrong(platform):
            write_wrong(out, line)
    print("\n".join(out))


if __name__ == "__main__":
    main()
