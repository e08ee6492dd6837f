/* SPDX-License-Identifier: MIT */
#include "case.h"

static const float rate = 0.02f, volatility = 0.3f;

void
bscholes_setup(struct job *job)
{
    const float *price = job_in_floats(job, job->n, 5, 30), *strike = job_in_floats(job, job->n, 1, 100);
    const float *years = job_in_floats(job, job->n, 0.25f, 10);
    float *call = job_out(job, job->n * sizeof *call), *put = job_out(job, job->n * sizeof *put);
    LAUNCH(job, LINE(job->n), BUFFER(price), BUFFER(strike), BUFFER(years), BUFFER(call), BUFFER(put),
           FLOAT(rate), FLOAT(volatility));
}

static double
normal_distribution(double x)
{
    return 0.5 * erfc(-x / sqrt(2));
}

void
bscholes_verify(const struct job *job, struct check *check)
{
    const float *price = job_input(job, 0), *strike = job_input(job, 1), *years = job_input(job, 2);
    const float *call = job_result(job, 3), *put = job_result(job, 4);
    for (size_t i = 0; i < job->n; i += 13) {
        double spread = volatility * sqrt(years[i]), discounted = strike[i] * exp(-rate * years[i]);
        double d1 =
            (log((double)price[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / spread;
        double want = price[i] * normal_distribution(d1) - discounted * normal_distribution(d1 - spread);
        check_number(check, i, call[i], want);
        check_number(check, i, put[i], want - price[i] + discounted);
    }
}
