/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { SPECIES = 8 };
static const double factors[SPECIES] = {0.2, -0.3, 0.7, 0.1, -0.8, 0.4, 0.5, -0.1};
static const double powers[SPECIES] = {0.5, 1.5, -0.5, 0, 2, 1, -1, 0.25};
static const double energies[SPECIES] = {1.2, 0.6, 2.1, 1.7, 0.4, 0.9, 1.4, 0.3};
static const double changes[SPECIES] = {0.3, 1.1, 0.2, 0.8, 0.5, 0.6, 1.3, 0.9};

void
s3d_setup(struct job *job)
{
    const float *heat = job_in_floats(job, job->n, 0.5f, 3),
                *mass = job_in_floats(job, SPECIES * job->n, 0, 1);
    float *rates = job_out(job, SPECIES * job->n * sizeof *rates);
    LAUNCH(job, LINE(job->n), BUFFER(heat), BUFFER(mass), BUFFER(rates), INT(job->n));
}

static void
react(double t, const double mass[SPECIES], double speeds[SPECIES], double back[SPECIES])
{
    for (unsigned i = 0; i < SPECIES; i++) {
        speeds[i] =
            exp(factors[i] + powers[i] * log(t) - energies[i] / t) * mass[i] * mass[(i + 1) % SPECIES];
        back[i] = speeds[i] * exp(-changes[i] / t);
    }
    const double third = mass[0] + mass[1] + 2.5 * mass[2] + mass[3] + 12 * mass[4] + mass[7];
    const double fall = speeds[3] * third / (1 + speeds[3] * third), broad = log10(fall + 0.01);
    speeds[3] = fall * exp(-0.1 * broad * broad);
}

void
s3d_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *heat = job_input(job, 0), *all = job_input(job, 1), *rates = job_result(job, 2);
    for (size_t at = 0; at < n; at += 7) {
        double mass[SPECIES], speeds[SPECIES], back[SPECIES];
        for (size_t i = 0; i < SPECIES; i++)
            mass[i] = all[i * n + at];
        react(heat[at], mass, speeds, back);
        for (size_t i = 0; i < SPECIES; i++) {
            const size_t before = (i + SPECIES - 1) % SPECIES;
            check_number(check, i * n + at, rates[i * n + at],
                         back[i] - speeds[i] + speeds[before] - back[before]);
        }
    }
}
