/* SPDX-License-Identifier: MIT */
/* Charts of the page, as SVG within it. */
#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "profile.h"
#include "profile/roofline.h"

/* --- instructions by class: one bar --- */

static double
share(uint64_t part, uint64_t whole)
{
    return whole ? (double)part / (double)whole : 0;
}

void
tool_profile_kinds(const uint64_t kinds[PROFILE_KINDS], FILE *to)
{
    enum { WIDTH = 1000 };
    uint64_t all = 0;
    double at = 0;
    for (unsigned i = 0; i < PROFILE_KINDS; i++)
        all += kinds[i];
    fprintf(to,
            "<svg viewBox=\"0 0 %d 26\" preserveAspectRatio=\"none\" style=\"width:100%%;height:26px;"
            "border-radius:6px\" role=\"img\" aria-label=\"instructions by class\">\n",
            WIDTH);
    for (unsigned i = 0; i < PROFILE_KINDS; i++) {
        const double width = share(kinds[i], all) * WIDTH;
        const char *name = profile_kind_name((enum profile_kind)i);
        if (kinds[i])
            fprintf(
                to,
                "<rect x=\"%.2f\" y=\"0\" width=\"%.2f\" height=\"26\" style=\"fill:var(--%s)\"><title>%s: "
                "%" PRIu64 "</title></rect>\n",
                at, width, name, name, kinds[i]);
        at += width;
    }
    fputs("</svg>\n<div class=\"legend\">", to);
    for (unsigned i = 0; i < PROFILE_KINDS; i++)
        if (kinds[i])
            fprintf(to, "<span title=\"%s\"><i style=\"background:var(--%s)\"></i>%s %.1f&nbsp;%%</span>",
                    profile_kind_meaning((enum profile_kind)i), profile_kind_name((enum profile_kind)i),
                    profile_kind_name((enum profile_kind)i), 100 * share(kinds[i], all));
    fputs("</div>\n", to);
}

/* --- the roofline: float operations a second over operations per byte, both logarithmic --- */

enum { LEFT = 52, RIGHT = 16, TOP = 14, BOTTOM = 40, WIDTH = 560, HEIGHT = 300, LABELS = 8 };

struct plot {
    double x0, x1, y0, y1; /* powers of ten */
    FILE *to;
};

static double
x_of(const struct plot *p, double intensity)
{
    assert(p->x0 < p->x1);
    double power = log10(intensity);
    power = power < p->x0 ? p->x0 : power > p->x1 ? p->x1 : power;
    return LEFT + (power - p->x0) / (p->x1 - p->x0) * (WIDTH - LEFT - RIGHT);
}

static double
y_of(const struct plot *p, double operations)
{
    double power = log10(operations);
    power = power < p->y0 ? p->y0 : power > p->y1 ? p->y1 : power;
    return HEIGHT - BOTTOM - (power - p->y0) / (p->y1 - p->y0) * (HEIGHT - TOP - BOTTOM);
}

static void
put_grid(const struct plot *p)
{
    for (int power = (int)ceil(p->x0); power <= (int)floor(p->x1); power++) {
        const double x = x_of(p, pow(10, power));
        fprintf(p->to,
                "<path d=\"M%.1f %dV%d\" style=\"stroke:var(--line)\"/><text x=\"%.1f\" y=\"%d\" "
                "text-anchor=\"middle\">%g</text>\n",
                x, TOP, HEIGHT - BOTTOM, x, HEIGHT - BOTTOM + 16, pow(10, power));
    }
    for (int power = (int)ceil(p->y0); power <= (int)floor(p->y1); power++) {
        const double y = y_of(p, pow(10, power));
        fprintf(p->to,
                "<path d=\"M%d %.1fH%d\" style=\"stroke:var(--line)\"/><text x=\"%d\" y=\"%.1f\" "
                "text-anchor=\"end\">%g</text>\n",
                LEFT, y, WIDTH - RIGHT, LEFT - 6, y + 4, pow(10, power - 9));
    }
    fprintf(p->to,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">float operations per byte of buffers and "
            "images</text>\n",
            (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6);
    fprintf(p->to,
            "<text transform=\"translate(13 %d) rotate(-90)\" text-anchor=\"middle\">GFLOPS at best</text>\n",
            (TOP + HEIGHT - BOTTOM) / 2);
}

static void
put_roof(const struct plot *p, const struct profile_gpu *gpu)
{
    const double ridge = gpu->operations / gpu->bytes, low = pow(10, p->x0), high = pow(10, p->x1);
    fprintf(
        p->to,
        "<path d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1f\" style=\"fill:none;stroke:var(--accent);stroke-width:2.5;"
        "stroke-linejoin:round\"/>\n",
        x_of(p, low), y_of(p, gpu->bytes * low), x_of(p, ridge), y_of(p, gpu->operations), x_of(p, high),
        y_of(p, gpu->operations));
}

/* Labels that would lie on one another move down. */
static void
put_kernel(const struct plot *p, const struct profile_gpu *gpu, const struct profile_kernel *k,
           const struct profile_counts *c, unsigned nth)
{
    const double intensity = profile_intensity(c);
    const double x = x_of(p, intensity), y = y_of(p, profile_roof(gpu, intensity));
    const bool left = x > WIDTH * 0.62;
    fprintf(p->to,
            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5.5\" style=\"fill:var(--mark);stroke:var(--card);"
            "stroke-width:2\"><title>",
            x, y);
    tool_put_markup(k->name, p->to);
    fprintf(p->to, ": %.3g float operations per byte</title></circle>\n", intensity);
    if (nth >= LABELS)
        return;
    fprintf(p->to, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" style=\"fill:var(--ink)\">",
            left ? x - 10 : x + 10, y + 16 + 14 * (nth % 3), left ? "end" : "start");
    tool_put_markup(k->name, p->to);
    fputs("</text>\n", p->to);
}

void
tool_profile_roofline(const struct tool_profile *p, const char *device, FILE *to)
{
    struct profile_gpu gpu;
    unsigned nth = 0;
    if (!profile_gpu_find(device, &gpu))
        return;
    const double top = ceil(log10(gpu.operations) + 0.15);
    const struct plot plot = {-2, 3, top - 4, top, to};
    fprintf(to,
            "<div><h3>%s: roofline of %s</h3>\n<svg viewBox=\"0 0 %d %d\" role=\"img\" "
            "aria-label=\"roofline\">\n",
            device, gpu.chip, WIDTH, HEIGHT);
    put_grid(&plot);
    put_roof(&plot, &gpu);
    for (uint32_t i = 0; i < p->all.kernel_count; i++) {
        const struct profile_counts c = profile_kernel_counts(&p->all.kernels[i], NULL);
        if (strcmp(p->all.kernels[i].device, device) == 0 && c.float_ops)
            put_kernel(&plot, &gpu, &p->all.kernels[i], &c, nth++);
    }
    fprintf(
        to,
        "</svg>\n<p class=\"soft\">Line: %.0f GFLOPS and %.1f GB/s, by data sheets. A kernel's dot is the "
        "best that its operations per byte allow there.</p></div>\n",
        gpu.operations * 1e-9, gpu.bytes * 1e-9);
}
