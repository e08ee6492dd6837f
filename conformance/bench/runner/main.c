/* SPDX-License-Identifier: MIT */
/* bench: times kernels on Caygen's devices and engines and on PoCL, and checks every result; see usage(). */
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "child.h"
#include "common/fail.h"
#include "report.h"
#include "session.h"

struct options {
    const char *folder;
    struct session *session;
};

static void
usage(void)
{
    printf("bench [-r RUNS] [-k KERNEL,...] [-c CONFIGURATION,...] [-o FOLDER] [--quick] [--list]\n"
           "  -r  timed runs of each, the best counts (default 5); a first one is not timed\n"
           "  -k  only these kernels          -c  only these configurations\n"
           "  -o  where bench.md goes (default out)\n"
           "  --quick  small sizes, one run, only whether the results are right\n"
           "  --blind  the same without launching anything: all results must be found wrong\n"
           "  --list   the kernels and the configurations\n");
}

static void
list(void)
{
    for (unsigned i = 0; i < all_row_count; i++)
        printf("%-12s size %zu, for a test %zu, for the reference engine %zu; work in %s%s\n",
               all_rows[i].name, all_rows[i].size[SCALE_FULL], all_rows[i].size[SCALE_QUICK],
               all_rows[i].size[SCALE_SMALL], all_rows[i].unit,
               all_rows[i].clbench ? "; one of the nine" : "");
    for (unsigned i = 0; i < CONFIG_COUNT; i++)
        printf("%-12s %s%s\n", configs[i].name, configs[i].usual ? "usual" : "on request",
               config_is_built(&configs[i]) ? "" : "; its engine was not built");
}

static void
add_row(struct session *session, const char *name)
{
    const struct row *row = row_find(name);
    if (!row || session->row_count == MAX_ROWS)
        fail("no kernel %s; --list shows them", name);
    session->rows[session->row_count++] = row;
}

static void
add_config(struct session *session, const char *name)
{
    const struct config *config = config_find(name);
    if (!config || session->config_count == CONFIG_COUNT)
        fail("no configuration %s; --list shows them", name);
    session->configs[session->config_count++] = config;
}

static void
each(struct session *session, char *names, void (*add)(struct session *, const char *))
{
    for (char *name = strtok(names, ","); name; name = strtok(NULL, ","))
        add(session, name);
}

static void
fill_in(struct session *session)
{
    if (!session->runs)
        session->runs = session->quick ? 1 : 5;
    if (!session->row_count)
        for (unsigned i = 0; i < all_row_count; i++)
            session->rows[session->row_count++] = &all_rows[i];
    if (!session->config_count)
        for (unsigned i = 0; i < CONFIG_COUNT; i++)
            if (session->quick ? configs[i].quick : configs[i].usual)
                session->configs[session->config_count++] = &configs[i];
}

/* false: nothing is left to do. */
static bool
parse(struct options *options, int argc, char **argv)
{
    static const struct option names[] = {{"quick", no_argument, NULL, 'q'},
                                          {"blind", no_argument, NULL, 'b'},
                                          {"list", no_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {0}};
    struct session *session = options->session;
    for (int option; (option = getopt_long(argc, argv, "r:k:c:o:h", names, NULL)) != -1;)
        switch (option) {
        case 'r':
            session->runs = (unsigned)atoi(optarg);
            break;
        case 'k':
            each(session, optarg, add_row);
            break;
        case 'c':
            each(session, optarg, add_config);
            break;
        case 'o':
            options->folder = optarg;
            break;
        case 'q':
            session->quick = true;
            break;
        case 'b':
            session->quick = session->blind = true;
            break;
        case 'l':
            list();
            return false;
        case 'h':
            usage();
            return false;
        default:
            usage();
            exit(2);
        }
    if (optind != argc)
        fail("'%s' is not understood; --help tells what is", argv[optind]);
    fill_in(session);
    return true;
}

/* bench --child CONFIGURATION SCALE [KERNEL] */
static int
serve(int argc, char **argv)
{
    const struct config *config = argc >= 4 ? config_find(argv[2]) : NULL;
    const struct row *row = argc == 5 ? row_find(argv[4]) : NULL;
    enum scale scale;
    if (!config || !scale_find(argv[3], &scale) || (argc == 5 && !row))
        fail("--child is for bench itself");
    return child_serve(config, row, scale);
}

int
main(int argc, char **argv)
{
    static struct session session;
    struct options options = {"out", &session};
    if (argc > 1 && !strcmp(argv[1], "--child"))
        return serve(argc, argv);
    if (!parse(&options, argc, argv))
        return 0;
    signal(SIGPIPE, SIG_IGN);
    session_probe(&session);
    if (!session.config_count)
        fail("no configuration is there");
    bool right = session_run(&session);
    if (!session.quick)
        report_write(&session, options.folder);
    return right ? 0 : 1;
}
