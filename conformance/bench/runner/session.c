/* SPDX-License-Identifier: MIT */
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "child.h"
#include "limit.h"
#include "program.h"
#include "spawn.h"

enum scale
session_scale(const struct session *session, const struct config *config)
{
    return session->quick ? SCALE_QUICK : config->scale;
}

static bool
probe(const struct config *config, char name[ANSWER_BYTES])
{
    struct child child;
    if (!config_is_built(config))
        return false;
    child_start(&child, config, NULL, SCALE_QUICK);
    bool there = child_ask(&child, NULL, "device", name);
    return child_end(&child) && there;
}

/* Whether it answers and, for sources, has a compiler; name is its device or why not. */
static bool
is_there(const struct session *session, const struct config *config, char name[ANSWER_BYTES])
{
    if (!probe(config, name)) {
        snprintf(name, ANSWER_BYTES, "is not there");
        return false;
    }
    return session->set != UNTUNED || !strstr(name, CHILD_NO_COMPILER);
}

void
session_probe(struct session *session)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < session->config_count; i++) {
        const struct config *config = session->configs[i];
        char name[ANSWER_BYTES] = "";
        const bool there = is_there(session, config, name);
        printf("%-12s %s\n", config->name, name);
        if (!there)
            continue;
        session->configs[kept] = config;
        snprintf(session->devices[kept++], DEVICE_BYTES, "%.*s", DEVICE_BYTES - 1, name);
    }
    session->config_count = kept;
}

static void
note(struct result *result, enum outcome outcome, const char *text)
{
    result->outcome = outcome;
    snprintf(result->note, sizeof result->note, "%.*s", NOTE_BYTES - 1, text);
}

/* The reason goes to text; that nobody has written a loop needs no words. */
static bool
is_excused(const struct row *row, const struct config *config, char text[ANSWER_BYTES])
{
    text[0] = 0;
    if (config->device)
        return program_excused(row, config->device, text, ANSWER_BYTES);
    return !config->platform && !limit_find(row->name);
}

/* Starts the children one after the other, so that no one's compiler disturbs another's first launch. */
static void
start(const struct session *session, const struct row *row, struct child *children, struct result *results)
{
    for (unsigned i = 0; i < session->config_count; i++) {
        const struct config *config = session->configs[i];
        char text[ANSWER_BYTES] = "it did not start", reason[ANSWER_BYTES];
        if (is_excused(row, config, reason)) {
            note(&results[i], OUTCOME_EXCUSED, reason);
            continue;
        }
        child_start(&children[i], config, row, session_scale(session, config));
        if (child_ask(&children[i], NULL, "ready", text))
            results[i].outcome = OUTCOME_TIMED;
        else {
            note(&results[i], OUTCOME_FAILED, text);
            child_end(&children[i]);
        }
    }
}

static void
keep_least(double *least, double seconds)
{
    if (*least == 0 || seconds < *least)
        *least = seconds;
}

/* Of the processor's time the mean is taken: the kernel adds a running thread's time to its process only now
 * and then, so single runs seem to take too little or too much. */
static void
run_once(struct child *child, struct result *result, unsigned runs)
{
    char text[ANSWER_BYTES] = "it ended early";
    if (!child_ask(child, "run", "time", text)) {
        note(result, OUTCOME_FAILED, text);
        child_end(child);
        return;
    }
    char *rest;
    keep_least(&result->seconds, strtod(text, &rest));
    result->processor += strtod(rest, NULL) / runs;
}

static void
finish(struct child *child, struct result *result)
{
    char text[ANSWER_BYTES] = "it ended early";
    if (!child_ask(child, "verify", "right", text))
        note(result, text[0] == 'w' ? OUTCOME_WRONG : OUTCOME_FAILED, text);
    if (!child_end(child) && result->outcome == OUTCOME_TIMED)
        note(result, OUTCOME_FAILED, "it did not end well");
}

static void
run_row(const struct session *session, const struct row *row, struct result *results)
{
    struct child children[CONFIG_COUNT];
    start(session, row, children, results);
    for (unsigned run = 0; run < session->runs; run++)
        for (unsigned i = 0; i < session->config_count; i++)
            if (results[i].outcome == OUTCOME_TIMED)
                run_once(&children[i], &results[i], session->runs);
    for (unsigned i = 0; i < session->config_count; i++)
        if (results[i].outcome == OUTCOME_TIMED)
            finish(&children[i], &results[i]);
    for (unsigned i = 0; i < session->config_count; i++) {
        const double part = row_work(row, session_scale(session, session->configs[i]));
        results[i].seconds *= row_work(row, SCALE_FULL) / part;
        results[i].processor *= row_work(row, SCALE_FULL) / part;
    }
}

static void
print_row(const struct session *session, const struct row *row, const struct result *results)
{
    static const char *const words[] = {"none", "", "WRONG", "FAILED", "excused"};
    printf("%-12s", row->name);
    for (unsigned i = 0; i < session->config_count; i++)
        if (results[i].outcome != OUTCOME_TIMED)
            printf(" %12s", words[results[i].outcome]);
        else if (session->quick)
            printf(" %12s", "right");
        else
            printf(" %9.*f ms", results[i].seconds < 10 ? 3 : 0, 1e3 * results[i].seconds);
    printf("\n");
    for (unsigned i = 0; i < session->config_count; i++)
        if (results[i].outcome == OUTCOME_WRONG || results[i].outcome == OUTCOME_FAILED)
            printf("    %s: %s\n", session->configs[i]->name, results[i].note);
    fflush(stdout);
}

static bool
all_right(const struct session *session, const struct result *results)
{
    const enum outcome wanted = session->blind ? OUTCOME_WRONG : OUTCOME_TIMED;
    for (unsigned i = 0; i < session->config_count; i++)
        if (results[i].outcome != wanted && results[i].outcome != OUTCOME_EXCUSED)
            return false;
    return true;
}

static double
machine_load(void)
{
    double load = 0;
    return getloadavg(&load, 1) == 1 ? load : 0;
}

bool
session_run(struct session *session)
{
    bool right = true;
    session->load_before = machine_load();
    if (session->blind)
        setenv(CHILD_BLIND, "1", 1);
    printf("%-12s", "");
    for (unsigned i = 0; i < session->config_count; i++)
        printf(" %12s", session->configs[i]->name);
    printf("\n");
    for (unsigned r = 0; r < session->row_count; r++) {
        run_row(session, session->rows[r], session->results[r]);
        print_row(session, session->rows[r], session->results[r]);
        right = all_right(session, session->results[r]) && right;
    }
    session->load_after = machine_load();
    return right;
}
