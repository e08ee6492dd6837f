/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { POINTS = 1024 };

static double
angle(size_t step)
{
    return -2 * M_PI * (double)(step % POINTS) / POINTS;
}

void
fft_setup(struct job *job)
{
    const size_t points = job->n * POINTS;
    const float *in = job_in_floats(job, 2 * points, -1, 1);
    float *out = job_out(job, 2 * points * sizeof *out),
          *twiddles = job_in(job, 2 * POINTS * sizeof *twiddles);
    for (size_t i = 0; i < POINTS; i++) {
        twiddles[2 * i] = (float)cos(angle(i));
        twiddles[2 * i + 1] = (float)sin(angle(i));
    }
    LAUNCH(job, LINE(job->n * job->row->group.x), BUFFER(in), BUFFER(out), BUFFER(twiddles));
}

/* One frequency of one transform, by the definition. */
static void
verify_one(struct check *check, const float *in, const float *out, size_t frequency)
{
    double re = 0, im = 0;
    for (size_t i = 0; i < POINTS; i++) {
        double c = cos(angle(i * frequency)), s = sin(angle(i * frequency));
        re += in[2 * i] * c - in[2 * i + 1] * s;
        im += in[2 * i] * s + in[2 * i + 1] * c;
    }
    check_number(check, 2 * frequency, out[2 * frequency], re);
    check_number(check, 2 * frequency + 1, out[2 * frequency + 1], im);
}

void
fft_verify(const struct job *job, struct check *check)
{
    const float *in = job_input(job, 0), *out = job_result(job, 1);
    for (size_t i = 0; i < job->n; i++)
        for (size_t frequency = i % 128; frequency < POINTS; frequency += 128)
            verify_one(check, in + 2 * i * POINTS, out + 2 * i * POINTS, frequency);
}
