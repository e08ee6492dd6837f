/* SPDX-License-Identifier: MIT */
#include "speed.h"

#include <math.h>

/* Its number among the configurations. -1: it is not there. */
static int
yardstick_of(const struct session *session, enum yardstick yardstick)
{
    for (unsigned i = 0; i < session->config_count; i++)
        if (!session->configs[i]->device && !session->configs[i]->platform == (yardstick == YARDSTICK_LIMIT))
            return (int)i;
    return -1;
}

bool
speed_is_known(const struct session *session, enum yardstick yardstick)
{
    return yardstick_of(session, yardstick) >= 0;
}

double
speed_of(const struct comparison *comparison, unsigned row, unsigned config)
{
    const struct result *results = comparison->session->results[row];
    const int reference = yardstick_of(comparison->session, comparison->yardstick);
    if (reference < 0)
        return 0;
    const struct result *mine = &results[config], *theirs = &results[reference];
    if (mine->outcome != OUTCOME_TIMED || theirs->outcome != OUTCOME_TIMED || comparison->which(mine) <= 0)
        return 0;
    return comparison->which(theirs) / comparison->which(mine);
}

double
speed_mean(const struct comparison *comparison, unsigned config, bool only_clbench, unsigned *count)
{
    double sum = 0;
    *count = 0;
    for (unsigned row = 0; row < comparison->session->row_count; row++) {
        const double speed = speed_of(comparison, row, config);
        if (speed <= 0 || (only_clbench && comparison->session->rows[row]->set != CLBENCH))
            continue;
        sum += log(speed);
        ++*count;
    }
    return *count ? exp(sum / *count) : 0;
}

double
speed_least(const struct comparison *comparison, unsigned config)
{
    double least = 0;
    for (unsigned row = 0; row < comparison->session->row_count; row++) {
        const double speed = speed_of(comparison, row, config);
        if (speed > 0 && (least == 0 || speed < least))
            least = speed;
    }
    return least;
}
