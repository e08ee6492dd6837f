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
    unsigned runs; /* 0: the usual number */
    bool quick, blind;
    bool tuned, untuned;                        /* only these */
    const struct row *rows[MAX_ROWS];           /* none: all */
    const struct config *configs[CONFIG_COUNT]; /* none: the usual ones */
    unsigned row_count, config_count;
};

static void
usage(void)
{
    printf("bench [-r RUNS] [-k KERNEL,...] [-c CONFIGURATION,...] [-o FOLDER] [--quick] [--list]\n"
           "  -r  timed runs of each, the best counts (default 5); a first one is not timed\n"
           "  -k  only these kernels          -c  only these configurations\n"
           "  -o  where bench.md and untuned.md go (default out)\n"
           "  --tuned, --untuned  only the kernels of kernels/, only those in the shapes of public programs\n"
           "  --quick  small sizes, one run, only whether the results are right\n"
           "  --blind  the same without launching anything: all results must be found wrong\n"
           "  --list   the kernels and the configurations\n");
}

static void
list(void)
{
    static const char *const remarks[] = {"; one of the nine", "", "; untuned"};
    for (unsigned i = 0; i < all_row_count; i++)
        printf("%-12s size %zu, for a test %zu, for the reference engine %zu; work in %s%s\n",
               all_rows[i].name, all_rows[i].size[SCALE_FULL], all_rows[i].size[SCALE_QUICK],
               all_rows[i].size[SCALE_SMALL], all_rows[i].unit, remarks[all_rows[i].set]);
    for (unsigned i = 0; i < CONFIG_COUNT; i++)
        printf("%-12s %s%s\n", configs[i].name, configs[i].usual ? "usual" : "on request",
               config_is_built(&configs[i]) ? "" : "; its engine was not built");
}

static void
add_row(struct options *options, const char *name)
{
    const struct row *row = row_find(name);
    if (!row || options->row_count == MAX_ROWS)
        fail("no kernel %s; --list shows them", name);
    options->rows[options->row_count++] = row;
}

static void
add_config(struct options *options, const char *name)
{
    const struct config *config = config_find(name);
    if (!config || options->config_count == CONFIG_COUNT)
        fail("no configuration %s; --list shows them", name);
    options->configs[options->config_count++] = config;
}

static void
each(struct options *options, char *names, void (*add)(struct options *, const char *))
{
    for (char *name = strtok(names, ","); name; name = strtok(NULL, ","))
        add(options, name);
}

static bool
is_usual(const struct session *session, const struct config *config)
{
    return session->quick ? config->quick : session->set == UNTUNED ? config->untuned : config->usual;
}

static void
fill_configs(struct session *session, const struct options *options)
{
    session->config_count = options->config_count;
    memcpy(session->configs, options->configs, sizeof session->configs);
    for (unsigned i = 0; i < CONFIG_COUNT && !options->config_count; i++)
        if (is_usual(session, &configs[i]))
            session->configs[session->config_count++] = &configs[i];
}

static void
add_wanted(struct session *session, const struct row *row)
{
    if ((row->set == UNTUNED) == (session->set == UNTUNED))
        session->rows[session->row_count++] = row;
}

static void
fill_in(struct session *session, const struct options *options, enum set set)
{
    *session = (struct session){.quick = options->quick, .blind = options->blind, .set = set};
    session->runs = options->runs ? options->runs : options->quick ? 1 : 5;
    for (unsigned i = 0; i < options->row_count; i++)
        add_wanted(session, options->rows[i]);
    for (unsigned i = 0; i < all_row_count && !options->row_count; i++)
        add_wanted(session, &all_rows[i]);
    fill_configs(session, options);
}

/* Whether all verified. */
static bool
run_set(const struct options *options, enum set set)
{
    static struct session session;
    fill_in(&session, options, set);
    if (!session.row_count)
        return true;
    session_probe(&session);
    if (!session.config_count && set == UNTUNED && !options->untuned)
        return true; /* without compilers there are the others */
    if (!session.config_count)
        fail("no configuration is there");
    const bool right = session_run(&session);
    if (!session.quick)
        report_write(&session, options->folder);
    return right;
}

/* false: nothing is left to do. */
static bool
parse(struct options *options, int argc, char **argv)
{
    static const struct option names[] = {{"quick", no_argument, NULL, 'q'},
                                          {"blind", no_argument, NULL, 'b'},
                                          {"tuned", no_argument, NULL, 't'},
                                          {"untuned", no_argument, NULL, 'u'},
                                          {"list", no_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {0}};
    for (int option; (option = getopt_long(argc, argv, "r:k:c:o:h", names, NULL)) != -1;)
        switch (option) {
        case 'r':
            options->runs = (unsigned)atoi(optarg);
            break;
        case 'k':
            each(options, optarg, add_row);
            break;
        case 'c':
            each(options, optarg, add_config);
            break;
        case 'o':
            options->folder = optarg;
            break;
        case 'q':
            options->quick = true;
            break;
        case 'b':
            options->quick = options->blind = true;
            break;
        case 't':
            options->tuned = true;
            break;
        case 'u':
            options->untuned = true;
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
    struct options options = {.folder = "out"};
    if (argc > 1 && !strcmp(argv[1], "--child"))
        return serve(argc, argv);
    if (!parse(&options, argc, argv))
        return 0;
    signal(SIGPIPE, SIG_IGN);
    bool right = options.untuned || run_set(&options, OTHER);
    right = (options.tuned || run_set(&options, UNTUNED)) && right;
    return right ? 0 : 1;
}
