/* SPDX-License-Identifier: MIT */
#include "chart.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "canvas.h"
#include "speed.h"

enum {
    LEFT = 180,
    RIGHT = 90,
    TOP = 80,
    BOTTOM = 40,
    DECADE = 190,
    BAR = 9,
    GAP = 10,
    WHITE = 0xffffff,
    BLACK = 0x202020,
    GREY = 0xdddddd,
};

/* Okabe and Ito's, which the colour-blind can tell apart; in the order of the configurations' table. */
static const uint32_t colours[CONFIG_COUNT] = {0x999999, 0x56b4e9, 0x0072b2, 0x009e73,
                                               0xe69f00, 0xd55e00, 0xcc79a7, 0xf0e442};

struct chart {
    const struct session *session;
    struct image image;
    double low, high; /* powers of ten at the left and right end */
    unsigned bars[CONFIG_COUNT], bar_count;
    int band; /* height of a kernel */
};

/* The configurations that have bars: not PoCL itself, nor the reference engine, which is there to be right.
 */
static void
choose_bars(struct chart *chart)
{
    for (unsigned i = 0; i < chart->session->config_count; i++)
        if (chart->session->configs[i]->device && chart->session->configs[i]->scale == SCALE_FULL)
            chart->bars[chart->bar_count++] = i;
    chart->band = (int)(chart->bar_count > 2 ? chart->bar_count : 2) * BAR + GAP;
}

static void
choose_scale(struct chart *chart)
{
    chart->low = 0;
    chart->high = 0;
    for (unsigned r = 0; r < chart->session->row_count; r++)
        for (unsigned bar = 0; bar < chart->bar_count; bar++) {
            double speed = speed_of(chart->session, r, chart->bars[bar]);
            if (speed > 0) {
                chart->low = fmin(chart->low, floor(log10(speed)));
                chart->high = fmax(chart->high, ceil(log10(speed)));
            }
        }
    if (chart->high <= chart->low)
        chart->high = chart->low + 1;
}

static uint32_t
colour_of(const struct chart *chart, unsigned bar)
{
    return colours[chart->session->configs[chart->bars[bar]] - configs];
}

static int
column(const struct chart *chart, double speed)
{
    return LEFT + (int)lround((log10(speed) - chart->low) * DECADE);
}

static void
draw_grid(struct chart *chart)
{
    int height = (int)chart->image.height - TOP - BOTTOM;
    for (double power = chart->low; power <= chart->high; power++) {
        char label[32];
        snprintf(label, sizeof label, "%g", pow(10, power));
        for (int digit = 2; digit < 10 && power < chart->high; digit++)
            canvas_fill(&chart->image, column(chart, digit * pow(10, power)), TOP, 1, height, 0xf2f2f2);
        canvas_fill(&chart->image, column(chart, pow(10, power)), TOP, 1, height, 0xb0b0b0);
        canvas_text(&chart->image, column(chart, pow(10, power)) - canvas_text_width(2, label) / 2,
                    (int)chart->image.height - BOTTOM + 8, 2, BLACK, label);
    }
}

static void
draw_bar(struct chart *chart, int y, double speed, uint32_t colour)
{
    int one = column(chart, 1), end = column(chart, speed);
    char label[16];
    if (speed <= 0)
        return;
    canvas_fill(&chart->image, end < one ? end : one, y, abs(end - one) + 1, BAR - 1, colour);
    snprintf(label, sizeof label, speed < 0.01 ? "%.1g" : "%.2g", speed);
    int x = end < one ? end - canvas_text_width(1, label) - 2 : end + 4;
    canvas_text(&chart->image, x, y, 1, 0x606060, label);
}

static void
draw_label(struct chart *chart, int y, const char *label)
{
    int middle = y + (chart->band - GAP - 2 * GLYPH_HEIGHT) / 2;
    canvas_text(&chart->image, LEFT - 12 - canvas_text_width(2, label), middle, 2, BLACK, label);
}

static void
draw_rows(struct chart *chart)
{
    int y = TOP + GAP / 2;
    for (unsigned r = 0; r < chart->session->row_count; r++, y += chart->band) {
        draw_label(chart, y, chart->session->rows[r]->name);
        for (unsigned bar = 0; bar < chart->bar_count; bar++)
            draw_bar(chart, y + (int)bar * BAR, speed_of(chart->session, r, chart->bars[bar]),
                     colour_of(chart, bar));
    }
    canvas_fill(&chart->image, 0, y - GAP / 2, (int)chart->image.width, 1, BLACK);
    for (int all = 0; all < 2; all++, y += chart->band) {
        draw_label(chart, y, all ? "mean of all" : "mean of nine");
        for (unsigned bar = 0; bar < chart->bar_count; bar++) {
            unsigned count;
            double mean = speed_mean(chart->session, chart->bars[bar], !all, &count);
            draw_bar(chart, y + (int)bar * BAR, mean, colour_of(chart, bar));
        }
    }
    canvas_fill(&chart->image, column(chart, 1), TOP, 2, y - TOP, BLACK);
}

static void
draw_legend(struct chart *chart)
{
    int x = LEFT;
    canvas_text(&chart->image, 20, 12, 2, BLACK, "Speed relative to PoCL, log scale: 1 is its speed");
    for (unsigned bar = 0; bar < chart->bar_count; bar++) {
        const char *name = chart->session->configs[chart->bars[bar]]->name;
        canvas_fill(&chart->image, x, 44, 14, 14, colour_of(chart, bar));
        canvas_text(&chart->image, x + 20, 44, 2, BLACK, name);
        x += 50 + canvas_text_width(2, name);
    }
}

void
chart_write(const struct session *session, const char *folder)
{
    struct chart chart = {.session = session};
    char path[1024];
    if (!speed_is_known(session))
        return;
    choose_bars(&chart);
    choose_scale(&chart);
    unsigned bands = session->row_count + 2;
    unsigned width = LEFT + RIGHT + (unsigned)(chart.high - chart.low) * DECADE;
    chart.image = image_new(width < 960 ? 960 : width, TOP + BOTTOM + bands * (unsigned)chart.band);
    canvas_fill(&chart.image, 0, 0, (int)chart.image.width, (int)chart.image.height, WHITE);
    draw_grid(&chart);
    draw_rows(&chart);
    draw_legend(&chart);
    snprintf(path, sizeof path, "%s/bench.png", folder);
    image_save(&chart.image, path);
    image_free(&chart.image);
    printf("%s\n", path);
}
