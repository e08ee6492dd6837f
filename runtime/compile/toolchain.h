/* SPDX-License-Identifier: MIT */
/* One kind of offline compiler: where it is found and how it is called. */
#ifndef TOOLCHAIN_H
#define TOOLCHAIN_H

#include <limits.h>

#include "base/words.h"
#include "compiler.h"
#include "runtime/options.h"

/* A compiler that was found. */
struct rt_tool {
    char path[PATH_MAX];
    char library[PATH_MAX]; /* clang's: libclc; Beignet's: libgbe.so */
    char folder[PATH_MAX];  /* Beignet's: where the library and its parts are */
};

/*
 * A command works in the folder with its files, and names them from there. Where a program has headers, these
 * are in a folder deep enough for names that begin with "../", and the command works there.
 */
#define RT_WORK_DEEP "a/b/c/d"
#define RT_WORK_UP "../../../../"
enum { RT_WORK_DEPTH = 4 };
#define RT_WORK_SOURCE "source.cl"
#define RT_WORK_IL "program.spv"
#define RT_WORK_MODULE "module%zu"
#define RT_WORK_OUTPUT "output"
#define RT_WORK_FOLDER "odd-folder-%zu-" /* a link to a folder whose name a compiler may misread */
#define RT_WORK_HOME "home"              /* empty */
#define RT_WORK_TMP "tmp"

/* From where a job's commands work to its files. */
static inline const char *
rt_work_up(const struct rt_job *job)
{
    return job->header_count ? RT_WORK_UP : "";
}

enum { RT_COMMANDS_MAX = 2 };

/* The commands of a job, in their order; the last one writes RT_WORK_OUTPUT. */
struct rt_commands {
    struct rt_words words[RT_COMMANDS_MAX]; /* [0] is the program's name */
    unsigned count;
    bool alternatives; /* the next one runs only if gave_up() is true for the one before */
};

struct rt_toolchain {
    const char *what;          /* what it is, for the log */
    const char *packages;      /* Debian's */
    const char *module_suffix; /* what it adds to RT_WORK_OUTPUT when it is a module */
    const char *later_suffix;  /* what its later releases add when it is a program */
    /* false: no such candidate. */
    bool (*find)(const struct rt_options *options, unsigned candidate, struct rt_tool *tool);
    unsigned candidates;
    /* Folders that the compiler looks for headers in by itself; NULL at the end. */
    const char *const *system_folders;
    /* includes: absolute folders, "." the first; empty: nothing is included. */
    void (*plan)(const struct rt_job *job, const struct rt_tool *tool, const struct rt_words *includes,
                 struct rt_commands *commands);
    /* NULL: none but what every compiler gets. */
    void (*add_environment)(const struct rt_tool *tool, struct rt_words *environment);
    bool (*is_chatter)(const char *line, size_t length); /* a line that does not belong into a log */
    bool (*gave_up)(const char *log);                    /* whether another command may do better */
    bool has_il;
    bool has_own_options;       /* -cl-intel-..., intel_options.def */
    bool has_c_20;              /* OpenCL C 2.0 */
    bool one_text;              /* folders are passed in one text with all other options */
    bool flushes_floats;        /* its code takes denormal floats for zeros, whatever the GPU can do */
    bool lacks_older_c;         /* OpenCL C 1.0 and 1.1 are compiled as 1.2, which has all of them */
    unsigned most_megabytes;    /* of memory that it needs for any sensible source; 0: not known */
    const char *when_lost;      /* for the log if it crashes or is stopped; NULL: nothing */
    const char *before_sources; /* NULL: nothing */
    const char *missing_c;      /* functions of every OpenCL C that its library lacks; NULL: none */
    const char *newer_c;        /* what its library lacks of OpenCL C 3.0; NULL: nothing */
    const char *const *untrue;  /* OpenCL C 3.0's features that it defines although no device has them */
    const char *const *untrue2; /* the same for devices without what OpenCL C 2.0 brought */
};

extern const struct rt_toolchain rt_ocloc, rt_clang, rt_beignet;

const struct rt_toolchain *rt_toolchain_of(cl_device_id device);
/* A program that can be run, by name in $PATH or by path. */
bool rt_find_program(const char *name, char path[PATH_MAX]);

#endif
