/* SPDX-License-Identifier: MIT */
/*
 * A target without libFuzzer: TARGET [-runs=N] [-seed=S] [-only=I] FILE|FOLDER...
 * Runs every file as it is, then N mutations of them. Run I depends on the seed and I alone, so -only=I
 * repeats it. What ends the process is written to ./finding-TARGET first.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fuzz.h"
#include "inputs.h"
#include "mutate.h"

#pragma weak LLVMFuzzerCustomMutator

enum { MAX_BYTES = 1 << 16, MAX_MUTATIONS = 4 };

/* The input being tried, for the signal handler. */
static struct {
    const uint8_t *bytes;
    size_t size;
    char path[256];
} current;

static void
keep_input(int number)
{
    const int fd = open(current.path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd >= 0 && write(fd, current.bytes, current.size) == (ssize_t)current.size)
        (void)!write(2, "the input was kept\n", 19);
    signal(number, SIG_DFL);
    raise(number);
}

static void
catch_ends(const char *program)
{
    static const int signals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    static char stack[1 << 16];
    const char *name = strrchr(program, '/');
    const stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
    const struct sigaction action = {.sa_handler = keep_input, .sa_flags = SA_ONSTACK};
    snprintf(current.path, sizeof current.path, "finding-%s", name ? name + 1 : program);
    sigaltstack(&alternate, NULL);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
}

/* From memory of exactly that size, so that reading beyond it shows. */
static void
try_bytes(const uint8_t *bytes, size_t size)
{
    uint8_t *exact = malloc(size ? size : 1);
    if (!exact)
        abort();
    memcpy(exact, bytes, size);
    current.bytes = exact;
    current.size = size;
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
}

static size_t
mutate(uint8_t *bytes, size_t size, struct rng *rng)
{
    mutate_seed(rng_next(rng));
    for (unsigned left = 1 + rng_below(rng, MAX_MUTATIONS); left; left--)
        size = LLVMFuzzerCustomMutator ? LLVMFuzzerCustomMutator(bytes, size, MAX_BYTES, rng_next(rng))
                                       : LLVMFuzzerMutate(bytes, size, MAX_BYTES);
    return size;
}

static void
try_mutation(const struct inputs *inputs, uint64_t seed, unsigned long run)
{
    static uint8_t bytes[MAX_BYTES];
    struct rng rng = {seed * 1000003 + run};
    const struct input *input = &inputs->at[rng_below(&rng, (uint32_t)inputs->count)];
    const size_t size = input->size < MAX_BYTES ? input->size : MAX_BYTES;
    memcpy(bytes, input->bytes, size);
    try_bytes(bytes, mutate(bytes, size, &rng));
}

static unsigned long
number_of(const char *text, const char *name, unsigned long otherwise)
{
    const size_t length = strlen(name);
    return strncmp(text, name, length) == 0 ? strtoul(text + length, NULL, 0) : otherwise;
}

int
main(int argc, char **argv)
{
    struct inputs inputs = {NULL, 0};
    unsigned long runs = 0, seed = 1, only = 0;
    for (int i = 1; i < argc; i++) {
        runs = number_of(argv[i], "-runs=", runs);
        seed = number_of(argv[i], "-seed=", seed);
        only = number_of(argv[i], "-only=", only);
        if (argv[i][0] != '-' && inputs_add(&inputs, argv[i])) {
            fprintf(stderr, "%s: %s\n", argv[i], strerror(errno));
            return 2;
        }
    }
    inputs_sort(&inputs);
    catch_ends(argv[0]);
    for (size_t i = 0; !only && i < inputs.count; i++)
        try_bytes(inputs.at[i].bytes, inputs.at[i].size);
    for (unsigned long run = only ? only : 1; inputs.count && run <= (only ? only : runs); run++)
        try_mutation(&inputs, seed, run);
    fprintf(stderr, "%zu files and %lu mutations: nothing found\n", inputs.count, only ? 1 : runs);
    inputs_free(&inputs);
    return 0;
}
