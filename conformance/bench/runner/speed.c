/* SPDX-License-Identifier: MIT */
#include "speed.h"

#include <math.h>

/* The configuration that compiles sources. -1: it is not there. */
static int
yardstick(const struct session *session)
{
    for (unsigned i = 0; i < session->config_count; i++)
        if (!session->configs[i]->device)
            return (int)i;
    return -1;
}

bool
speed_is_known(const struct session *session)
{
    return yardstick(session) >= 0;
}

double
speed_of(const struct session *session, unsigned row, unsigned config, speed_time *which)
{
    int reference = yardstick(session);
    if (reference < 0)
        return 0;
    const struct result *mine = &session->results[row][config], *theirs = &session->results[row][reference];
    if (mine->outcome != OUTCOME_TIMED || theirs->outcome != OUTCOME_TIMED || which(mine) <= 0)
        return 0;
    return which(theirs) / which(mine);
}

double
speed_mean(const struct session *session, unsigned config, bool only_clbench, speed_time *which,
           unsigned *count)
{
    double sum = 0;
    *count = 0;
    for (unsigned row = 0; row < session->row_count; row++) {
        double speed =
            only_clbench && !session->rows[row]->clbench ? 0 : speed_of(session, row, config, which);
        if (speed <= 0)
            continue;
        sum += log(speed);
        ++*count;
    }
    return *count ? exp(sum / *count) : 0;
}
