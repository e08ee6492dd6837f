#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes image_vectors.txt: forms of messages to images with inputs and what image_model.py says of them. Needs iga64."""
import random
import struct

import image_model
from image_model import BORDER, EDGE, GATHER4, LD, LD_LZ, MIRROR, REPEAT, RESINFO, Image, Sampler, float_bits
from make_vectors import HEADER, Form, assemble, epilogue, make_vector, write_vector
from model import INT_OPERANDS, M32

INDEX, SAMPLER = 3, 2
IMAGES = [
    Image("2d", "rgba", "uint8", 9, 5, row=48), Image("2d", "r", "uint32", 7, 6), Image("2d", "rgba", "unorm8", 8, 8),
    Image("1d", "rg", "sint16", 17), Image("3d", "rgba", "sint8", 4, 3, 5), Image("2d_array", "r", "float", 5, 4, layers=3),
    Image("1d_array", "rgba", "float", 6, layers=4, slice_=112), Image("2d", "bgra", "unorm8", 3, 7, row=64),
    Image("2d", "rgba", "half", 6, 5), Image("2d", "rg", "snorm8", 11, 9), Image("2d", "r", "unorm16", 5, 5, row=12),
    Image("2d", "a", "unorm8", 6, 6), Image("3d", "rgba", "uint32", 2, 3, 4), Image("2d", "rgba", "sint32", 4, 5),
]
# sizes that are powers of two, so that coordinates are exact
SAMPLED = [
    Image("2d", "rgba", "uint8", 8, 4), Image("2d", "r", "float", 8, 8), Image("1d", "rgba", "float", 16),
    Image("3d", "r", "float", 4, 4, 2), Image("2d_array", "rg", "float", 4, 4, layers=3), Image("2d", "rgba", "unorm8", 4, 8),
    Image("1d_array", "r", "float", 8, layers=5),
]


class ImageForm(Form):
    def __init__(self, name, image, sampler, *args, **more):
        Form.__init__(self, name, *args, **more)
        self.image, self.sampler = image, sampler


def some_coordinate(rng, size):
    return rng.choice([rng.randrange(size)] * 4 + [-1, size, size - 1, 0, rng.randrange(-9, size + 9), 0x7FFFFFFF, -0x80000000])


def coordinate_sizes(image):
    out = list(image.sizes()[:image.directions]) + [image.layers] * image.array
    return out + [1] * (4 - len(out))


def small_floats(rng, n):
    return [float_bits(rng.choice([0.0, 1.0, 0.5, -0.25, 2.0, 0.2, rng.randrange(256) / 255, rng.uniform(-1, 1)])) for _ in range(n)]


def data_of(rng, image, n):
    if not image.integer:
        return small_floats(rng, n)
    return [rng.choice([rng.getrandbits(32), rng.getrandbits(7), rng.getrandbits(16), -rng.getrandbits(9) & M32]) for _ in range(n)]


def fill_memory(v, rng, image):
    """Floats that add up exactly, where texels are floats. Half of the vectors with 32-bit floats have denormals."""
    if image.type not in ("float", "half"):
        return
    tiny = image.type == "float" and v.seed % 2
    v.pattern = ("surface0", "halves" if image.type == "half" else "tiny" if tiny else "steps")
    memory = v.state.memory["surface0"]
    for at in range(0, len(memory), 2 if image.type == "half" else 4):
        z = memory[at] & 63  # vector.c makes the same of the numbers
        data = struct.pack("<e", z / 4) if image.type == "half" else struct.pack("<f", z / 4)
        if tiny and z & 3 == 1:
            data = struct.pack("<I", z << 8 | (z >> 2 & 1) << 31)
        memory[at:at + len(data)] = data


def fill_header(v, rng, word):
    v.set(HEADER, struct.pack("<I", word), 8)
    v.set(HEADER, struct.pack("<I", rng.getrandbits(32)), 28)


def fill_typed(v, rng, kind):
    f = v.form
    if f.header:
        fill_header(v, rng, 0)
    sizes = coordinate_sizes(f.image)
    for k in range(f.address_regs):
        lanes = [0 if k == len([1 for n in sizes if n]) else some_coordinate(rng, sizes[k]) & M32 for _ in range(8)]
        if k >= f.image.directions + f.image.array:
            lanes = [0] * 8
        if kind == 1:
            lanes = [lanes[0]] * 8
        v.set(HEADER + f.header + k, struct.pack("<8I", *lanes))
    first = HEADER + f.header + f.address_regs
    for reg in range(first, first + f.data_regs):
        v.set(reg, struct.pack("<8I", *(data_of(rng, f.image, 8))))
    fill_memory(v, rng, f.image)


def fill_media(v, rng, kind):
    f = v.form
    image, regs = f.image, f.data_regs or f.rlen
    width = rng.choice([1, 2, 3, 4, 5, 8, 12, 16, 32, 64])
    pitch = 4
    while pitch < width:
        pitch *= 2
    most = max(1, min(64, regs * 32 // pitch))
    rows = most if kind == 2 else rng.randrange(1, most + 1)
    x = rng.randrange(image.width) * image.bytes if kind == 0 else rng.randrange(-20, image.width * image.bytes + 10)
    y = rng.randrange(image.height) if kind == 0 else rng.randrange(-4, image.height + 4)
    v.set(HEADER, struct.pack("<iiI", x, y, rows - 1 << 16 | width - 1))


def float_coordinate(rng, size, linear, sampler):
    """Not between two texels, where only one is looked for: there OpenCL's mirror is another than that of each texel."""
    k, q = rng.randrange(-2 * size, 3 * size), rng.choice([0.0, 0.25, 0.5, 0.75])
    if not linear and q == 0.0:
        q = 0.5
    return float_bits((k + q) / size if sampler.normalised else k + q)


def fill_sample(v, rng, kind):
    f = v.form
    image, sampler, simd = f.image, f.sampler, f.sample_simd
    if f.header:
        dropped = rng.choice([0, 0, 1, 2, 4, 8, 5, 14])
        offsets = rng.getrandbits(12) if kind else 0
        fill_header(v, rng, (0 if f.sample_kind == GATHER4 else dropped << 12) | offsets | rng.getrandbits(2) << 16)
        v.set(HEADER, struct.pack("<I", v.state.grf[HEADER * 32 + 12] & 31), 12)  # the thread's own table of samplers
    linear = f.sample_kind == GATHER4 or (sampler and sampler.linear and not image.integer)
    sizes = coordinate_sizes(image)
    regs, first = simd // 8, HEADER + f.header
    order = image_model.coordinate_order(f.sample_kind, f.platform != "skl")
    for reg in range(f.address_regs):
        v.set(first + reg, bytes(32))
    for k, at in enumerate(order):
        for i in range(simd):
            if at * regs >= f.address_regs:
                continue
            if f.sample_kind == RESINFO:
                value = rng.choice([0, 0, 1]) if k == 0 else 0
            elif k >= image.directions + image.array:
                value = 0
            elif f.sample_kind in (LD, LD_LZ):
                value = some_coordinate(rng, sizes[k]) & M32
            elif image.array and k == image.directions:
                value = float_bits(rng.choice([0.0, 1.0, 1.25, 2.75, -3.0, 9.0]))
            else:
                value = float_coordinate(rng, sizes[k], linear, sampler)
            v.set(first + at * regs + i // 8, struct.pack("<I", value), i % 8 * 4)
    fill_memory(v, rng, image)


def name_of(image):
    return "%s_%s_%s" % (image.shape, image.order, image.type)


def typed_forms(out):
    for n, image in enumerate(IMAGES):
        coords = image.directions + image.array
        at = {"fill": fill_typed}
        for disabled in (0, 0b1110, 0b0101, 0b1000):
            comps = 4 - bin(disabled).count("1")
            for header in (False, True):
                more = dict(header=header, address_regs=coords + (n + disabled) % 2 * (coords < 3), size=8, addresses=at)
                name = "typed_%%s_%s_%x%s" % (name_of(image), 15 & ~disabled, "_header" if header else "")
                out.append(ImageForm(name % "read", image, None, 12, 5, 1 << 4 | disabled, INDEX, rlen=comps, **more))
                out.append(ImageForm(name % "write", image, None, 12, 0x0D, 1 << 4 | disabled, INDEX, data_regs=comps, **more))
    image = IMAGES[1]
    for op in range(1, 16):
        for returns in (0, 1):
            out.append(ImageForm("typed_atomic_%d%s" % (op, "_returning" if returns else ""), image, None, 12, 6,
                                 returns << 5 | op, INDEX, header=bool(op & 1), address_regs=2 + (op & 2) // 2,
                                 data_regs=INT_OPERANDS.get(op, 1), rlen=returns, size=8, addresses={"fill": fill_typed}))
    more = dict(header=True, size=8, addresses={"fill": fill_typed})
    out.append(ImageForm("typed_read_high", IMAGES[3], None, 12, 5, 2 << 4, INDEX, address_regs=1, rlen=4, **more))
    out.append(ImageForm("typed_write_high", IMAGES[0], None, 12, 0x0D, 2 << 4, INDEX, address_regs=2, data_regs=4, **more))
    out.append(ImageForm("typed_write_high_m8", IMAGES[0], None, 12, 0x0D, 2 << 4, INDEX, address_regs=2, data_regs=4, offset=8,
                         simd=16, **more))
    for op in (7, 14, 15):
        out.append(ImageForm("typed_atomic_%d_high" % op, image, None, 12, 6, 3 << 4 | op, INDEX, address_regs=2,
                             data_regs=INT_OPERANDS.get(op, 1), rlen=1, **more))
    for offset in (8, 24):
        out.append(ImageForm("typed_read_m%d" % offset, IMAGES[0], None, 12, 5, 1 << 4, INDEX, address_regs=2, rlen=4, size=8,
                             offset=offset, simd=32, addresses={"fill": fill_typed}))


def media_forms(out):
    for image in (IMAGES[0], IMAGES[1], IMAGES[9], IMAGES[10], IMAGES[11]):
        for regs in (1, 2, 4, 8):
            at = {"fill": fill_media}
            name = "media_%%s_%s_%d" % (name_of(image), regs)
            out.append(ImageForm(name % "read", image, None, 12, 4, 0, INDEX, header=True, rlen=regs, size=8, addresses=at))
            out.append(ImageForm(name % "write", image, None, 12, 0x0A, 0, INDEX, header=True, data_regs=regs, size=8,
                                 addresses=at))


def sample_form(out, name, image, sampler, kind, simd, params, header, platform="skl", halves=False):
    regs = simd // 8
    if header + params * regs > 11:
        return
    form = ImageForm("%s_%s_simd%d%s" % (name, name_of(image), simd, "_header" if header else ""), image, sampler, 2, 0,
                     SAMPLER, INDEX, header=header, address_regs=params * regs, rlen=4 if halves else 4 * regs, size=simd, platform=platform,
                     extra=kind << 12 | (1 if simd == 8 else 2) << 17 | halves << 30, addresses={"fill": fill_sample})
    form.sample_kind, form.sample_simd = kind, simd
    out.append(form)


MODES = [(REPEAT, "repeat"), (MIRROR, "mirror"), (EDGE, "edge"), (BORDER, "border")]


def sampler_forms(out):
    for n, image in enumerate(IMAGES):
        coords = image.directions + image.array
        for simd in (8, 16):
            sample_form(out, "ld", image, None, LD, simd, 4 if coords == 3 else 3 if n % 2 else coords, True)
            sample_form(out, "ld_gen8", image, None, LD, simd, (0, 1, 3, 4)[coords], False, "bdw")
            sample_form(out, "ld_lz", image, None, LD_LZ, simd, coords, bool(simd & 8))
            sample_form(out, "resinfo", image, None, RESINFO, simd, 1, simd == 16)
    for n, image in enumerate(SAMPLED):
        coords = image.directions + image.array
        for mode, word in MODES:
            for linear in (False, True)[:1 + (image.kind != "unorm")]:  # whose sums are not exact
                sampler = Sampler(linear, True, mode)
                name = "%s_%s" % (word, "linear" if linear else "nearest")
                for simd in (8, 16):
                    sample_form(out, "sample_lz_" + name, image, sampler, 0x18, simd, coords, simd == 8)
                    if mode == EDGE:
                        sample_form(out, "sample_halves_" + name, image, sampler, 0x18, simd, coords, simd == 16, halves=True)
                sample_form(out, "sample_l_" + name, image, sampler, 2, 8, 1 + coords, True)
                if mode in (EDGE, BORDER):
                    sample_form(out, "sample_texels_" + name, image, Sampler(linear, False, mode), 0, 8, coords, False)
            if image.directions == 2:
                sample_form(out, "gather4_" + word, image, Sampler(n % 2 == 0, True, mode), GATHER4, 8, coords, True)
                sample_form(out, "gather4_red_" + word, image, Sampler(n % 2 == 1, True, mode), GATHER4, 16, coords, False)


def write_form(out, form, number):
    out.append("form %s %s %d" % (form.name, form.platform, form.simd))
    out.append("# " + form.send())
    out.append("code " + assemble(form.assembly(), form.platform).hex())
    out.append(form.image.line(INDEX))
    if form.sampler:
        out.append(form.sampler.line(SAMPLER))

    def execute(message, state, mask):
        image_model.execute(message, state, mask, form.image, form.sampler, form.platform != "skl")

    for kind in range(3):
        write_vector(out, make_vector(form, number * 16 + kind, kind), execute)


def main():
    out = ["# SPDX-License-Identifier: MIT", "# Made by make_image_vectors.py from image_model.py; see vector.h."]
    out.append("epilogue " + assemble(epilogue()).hex())
    forms = []
    for make in (typed_forms, media_forms, sampler_forms):
        make(forms)
    names = [f.name for f in forms]
    assert len(set(names)) == len(names), [n for n in names if names.count(n) > 1]
    for number, form in enumerate(forms):
        write_form(out, form, 100000 + number)
    print("\n".join(out))


if __name__ == "__main__":
    main()
