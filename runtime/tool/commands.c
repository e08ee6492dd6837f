/* SPDX-License-Identifier: MIT */
/* The table of commands: one row each. Help, man page and completion follow from it. */
#include "tool.h"

#ifndef CAYGEN_VERSION
#define CAYGEN_VERSION "unknown"
#endif

#define DEVICE_OPTION_FOR(what)                                                                              \
    {"-d", "DEVICE", what, NULL, NULL, NULL},                                                                \
    {                                                                                                        \
        "--device", "DEVICE", "the same as -d", NULL, NULL, NULL                                             \
    }
#define DEVICE_OPTION DEVICE_OPTION_FOR("the device, for a fat binary")
#define KERNEL_OPTION                                                                                        \
    {"-k", "KERNEL", "the same as KERNEL: only that one", NULL, NULL, NULL},                                 \
    {                                                                                                        \
        "--kernel", "KERNEL", "the same as -k", NULL, NULL, NULL                                             \
    }
#define JSON_OPTION                                                                                          \
    {                                                                                                        \
        "--json", NULL, "print JSON; docs/tool.md explains the fields", NULL, NULL, NULL                     \
    }
#define LAST_OPTION                                                                                          \
    {                                                                                                        \
        NULL, NULL, NULL, NULL, NULL, NULL                                                                   \
    }

static const struct tool_option info_options[] = {DEVICE_OPTION, JSON_OPTION, LAST_OPTION};
static const struct tool_option kernel_options[] = {DEVICE_OPTION, KERNEL_OPTION, LAST_OPTION};
static const struct tool_option stat_options[] = {DEVICE_OPTION, KERNEL_OPTION, JSON_OPTION, LAST_OPTION};
static const struct tool_option disasm_options[] = {
    {"-S", NULL, "source lines between the instructions, from the debug data", NULL, NULL, NULL},
    {"--plain", NULL, "instructions only: no labels, and no words for messages", NULL, NULL, NULL},
    DEVICE_OPTION,
    KERNEL_OPTION,
    JSON_OPTION,
    LAST_OPTION};
static const struct tool_option diff_options[] = {
    DEVICE_OPTION, KERNEL_OPTION, {"-q", NULL, "print nothing", NULL, NULL, NULL}, LAST_OPTION};
static const struct tool_option exec_options[] = {
    {"--global", "X[,Y[,Z]]", "how many work-items", NULL, NULL, NULL},
    {"--local", "X[,Y[,Z]]", "how many are a work-group; Caygen chooses without it", NULL, NULL, NULL},
    {"--offset", "X[,Y[,Z]]", "the first global id", NULL, NULL, NULL},
    {"--arg", "VALUE", "the next argument, in the kernel's order", NULL, NULL, NULL},
    {"--print", "ARG[:COUNT]", "print elements of an argument, 16 without COUNT", NULL, NULL, NULL},
    {"--out", "ARG=FILE", "write an argument to a file; FILE.png: as a picture", NULL, NULL, NULL},
    {"--options", "TEXT", "build options, for a source file", NULL, NULL, NULL},
    KERNEL_OPTION,
    LAST_OPTION};
static const struct tool_option compare_options[] = {
    {"-e", "simd,jit,auto,quick", "compare with these engines, a list", NULL, NULL, NULL},
    {"--engine", "simd,jit,auto,quick", "the same as -e", NULL, NULL, NULL},
    LAST_OPTION};
static const struct tool_option record_options[] = {
    {"-o", "FOLDER", "where the launches are kept; made if it is not there", NULL, NULL, NULL},
    {"--output", "FOLDER", "the same as -o", NULL, NULL, NULL},
    {"--kernel", "KERNEL", "keep launches of this kernel only", NULL, NULL, NULL},
    {"--launch", "N", "keep the N-th launch only; without it, or with all: every one", NULL, NULL, NULL},
    LAST_OPTION};
static const struct tool_option replay_options[] = {
    {"-e", "ref,simd,jit,auto,quick", "on these engines, a list; simd without it", NULL, NULL, NULL},
    {"--engine", "ref,simd,jit,auto,quick", "the same as -e", NULL, NULL, NULL},
    {"--threads", "N", "worker threads; 1 without it", NULL, NULL, NULL},
    DEVICE_OPTION_FOR("on another device: the program is built for it from the source"),
    {"--calls", NULL, "by OpenCL's calls, and not at the recorded addresses", NULL, NULL, NULL},
    {"--check", NULL, "by OpenCL's calls, and find the kernel's faults", NULL, NULL, NULL},
    {"--profile", NULL, "by OpenCL's calls, and count what the kernel does", NULL, NULL, NULL},
    LAST_OPTION};
static const struct tool_option debug_options[] = {
    {"-x", "FILE", "commands, which are executed first", NULL, NULL, NULL},
    {"--commands", "FILE", "the same as -x", NULL, NULL, NULL},
    {"--batch", NULL, "end behind them; the exit code is 1 if one was wrong", NULL, NULL, NULL},
    LAST_OPTION};
static const struct tool_option fidelity_options[] = {
    {"--json", "FILE", "write it as JSON, too; docs/tool.md explains the fields", NULL, NULL, NULL},
    LAST_OPTION};
static const struct tool_option cache_options[] = {
    {"--clear", NULL, "remove all that is kept, and say how much it was", NULL, NULL, NULL},
    {"--list", NULL, "each entry: what it is, its size, when it was last used", NULL, NULL, NULL},
    LAST_OPTION};
static const struct tool_option env_options[] = {
    {"--markdown", NULL, "as a table for documents, without present values", NULL, NULL, NULL},
    JSON_OPTION,
    LAST_OPTION};
static const struct tool_option help_options[] = {
    {"--man", NULL, "the man page caygen(1)", NULL, NULL, NULL},
    {"--man-environment", NULL, "the man page caygen-environment(7)", NULL, NULL, NULL},
    {"--bash", NULL, "completion for bash", NULL, NULL, NULL},
    {"--zsh", NULL, "completion for zsh", NULL, NULL, NULL},
    LAST_OPTION};

static const char disasm_details[] =
    "A label L000a8: stands before each instruction that a branch leads to; its digits are\n"
    "the instruction's offset. Behind a branch stands where it leads. Behind an instruction\n"
    "that sends a message stands what the message does.\n"
    "FILE may also be an entry of the cache: 'caygen cache --list' names them.";

static const char cfg_details[] =
    "caygen cfg FILE KERNEL | dot -Tsvg >graph.svg\n"
    "A box is a basic block. Blue: a branch; dashed: where channels that leave go on (UIP);\n"
    "dotted: to an address in a register.";

static const char diff_details[] =
    "Of binaries, kernel by kernel: arguments, memory, code. Of records: the first op that differs.\n"
    "The exit code is 0 if they are equal, 1 if they differ, 2 if there is trouble: wrong\n"
    "arguments, a file that cannot be compared, output that cannot be written.\n"
    "Where a branch leads and where a clause begins is not compared: it moves with the code.";

static const char exec_details[] =
    "FILE is a program binary, or a source file for which there is a compiler. Without --arg,\n"
    "the kernel's arguments are listed. VALUE is one of:\n"
    "  3  0x10  1.5  1,2,3,4     numbers of the argument's type: a value, a vector, a buffer\n"
    "  float:1.5  uint4:1,2,3,4  with the type, where the binary does not name it\n"
    "  zeros:N  zeros:float:N    a buffer of N elements\n"
    "  random:N[:SEED]           random elements; floats are from 0 to 1\n"
    "  unset:N                   a buffer of N elements that nobody has written\n"
    "  buffer:float:1,2,3        a buffer, where the binary does not say that it is one\n"
    "  file:PATH  png:PATH       a buffer with the file's bytes, or the picture's (uchar4)\n"
    "  local:BYTES               local memory\n"
    "  image:PATH  image:WxH     an RGBA image from a PNG file, or an empty one; normalised\n"
    "                            floats in the kernel. image:uint8:...: integers\n"
    "  sampler:linear,edge       nearest or linear; clamp, edge, repeat, mirror; normalized\n"
    "  hex:00ff...               a structure's bytes\n"
    "  null                      no buffer\n"
    "ARG is an argument's number from 0, or its name. Without --print and --out, each buffer\n"
    "that is not const is printed. If the kernel ends with a fault, the exit code is 6.\n"
    "FILE.launch describes launches of raw machine code of Intel's GPUs: code, constants,\n"
    "surfaces, and what must come out; docs/tool.md explains it. All of them run, or the one\n"
    "that KERNEL names. ARG is then a surface's number, and FILE.png of --out may be followed\n"
    "by :WxH. If something else comes out than is expected, the exit code is 6.";

static const char run_details[] =
    "The exit code is that of PROGRAM; 126: PROGRAM cannot be executed, 127: it is not there.\n"
    "Each option sets a variable that 'caygen env' explains.";

static const char check_details[] =
    "Findings are told on standard error as they occur, each once. The classes that are looked\n"
    "for without --classes: races, accesses outside of buffers, memory that nobody has written,\n"
    "barriers that not all reach, endless waits, misaligned accesses, mistakes of the host program.\n"
    "docs/check.md has all of them; 'on,leak' adds one. Exit codes: 2 if findings could not be read or\n"
    "a report could not be written; else 101 if something was found; else the program's own, or 128 + N\n"
    "if signal N ended it; if that is 0, 1 if a launch that an option asks for never came.";

static const char record_details[] =
    "Each launch becomes a folder NUMBER-KERNEL in FOLDER: `launch` has all that it is, with its\n"
    "memory, `results` the memory that it changed, launch.txt a description. Only you may read\n"
    "them. Launches run one after another meanwhile. The exit code is that of PROGRAM; 1 if it is 0\n"
    "and there was no launch that --kernel or --launch asks for.";

static const char replay_details[] =
    "RECORD is a folder that `caygen record` made. The exit code is 0 if the results are the\n"
    "recorded ones, 5 if not. With --device, the program is built for another device from the\n"
    "source in the record, and its arguments are compared. With --check and --profile,\n"
    "the exit code is that of these commands.";

static const char debug_details[] =
    "RECORD is a folder that `caygen record` made. The launch runs on the reference engine. `help`\n"
    "at the prompt lists the commands: breakpoints at instructions, source lines, work-items and\n"
    "conditions; steps; registers, memory, what threads do. Commands may come from standard input.";

static const char profile_details[] =
    "Kernels run on one thread, and every instruction of every hardware thread is counted, so the\n"
    "numbers are the same on every run. docs/profile.md explains them. Exit codes: 2 if the profile\n"
    "could not be read or a report could not be written; else the program's own, or 128 + N if signal N\n"
    "ended it; if that is 0, 1 if a launch that an option asks for never came.";

static const char fidelity_details[] =
    "A form is an opcode with its types, or a message. Each one that a kernel of PROGRAM executed is\n"
    "exact, within the accuracy that the GPU's manual documents, or without a documented one; what\n"
    "is not supported is named. The exit code is 2 if something could not be read or written; else that\n"
    "of PROGRAM, or 128 + N if signal N ended it.";

static const struct tool_command commands[] = {
    {"run",
     "[OPTION...] [--] PROGRAM...",
     "start a program with Caygen as its OpenCL platform",
     tool_run,
     {tool_settings},
     run_details},
    {"check",
     "[OPTION...] [--] PROGRAM...",
     "start a program with Caygen, and find the faults of its kernels",
     tool_check,
     {tool_check_settings, tool_settings},
     check_details},
    {"profile",
     "[OPTION...] [--] PROGRAM...",
     "start a program with Caygen, and count what its kernels do",
     tool_profile,
     {tool_profile_settings, tool_settings},
     profile_details},
    {"exec",
     "FILE [KERNEL] [OPTION...]",
     "run a kernel once, with arguments from the command line; or raw code",
     tool_exec,
     {exec_options, tool_settings},
     exec_details},
    {"info",
     "FILE [OPTION...]",
     "container, device, kernels and their arguments",
     tool_info,
     {info_options},
     NULL},
    {"disasm",
     "FILE [KERNEL] [OPTION...]",
     "listing of the machine code",
     tool_disasm,
     {disasm_options},
     disasm_details},
    {"stat",
     "FILE [KERNEL] [OPTION...]",
     "how many instructions do what, and its memory",
     tool_stat,
     {stat_options},
     NULL},
    {"lanes",
     "FILE [KERNEL] [OPTION...]",
     "the listing with the lane ops made of each instruction",
     tool_lanes,
     {kernel_options},
     NULL},
    {"cfg",
     "FILE [KERNEL] [OPTION...]",
     "the flow of control as a graph, for Graphviz",
     tool_cfg,
     {kernel_options},
     cfg_details},
    {"diff",
     "A B [OPTION...]",
     "two binaries or two recorded launches: what is not the same",
     tool_diff,
     {diff_options},
     diff_details},
    {"record",
     "-o FOLDER [OPTION...] [--] PROGRAM...",
     "start a program and keep its launches, each in a folder",
     tool_record,
     {record_options, tool_settings},
     record_details},
    {"replay",
     "RECORD [OPTION...]",
     "run a recorded launch again; are the results the recorded ones?",
     tool_replay,
     {replay_options},
     replay_details},
    {"debug",
     "RECORD [OPTION...]",
     "step through a recorded launch: break, watch, print",
     tool_debug,
     {debug_options},
     debug_details},
    {"fidelity",
     "[OPTION...] [--] PROGRAM...",
     "start a program; which instructions are exact, which within bounds?",
     tool_fidelity,
     {fidelity_options, tool_settings},
     fidelity_details},
    {"compare",
     "RECORD [-e ENGINES]",
     "the first op at which engines and the reference differ",
     tool_compare,
     {compare_options},
     NULL},
    {"cache",
     "[--clear|--list]",
     "where compiled programs and translated kernels are kept",
     tool_cache,
     {cache_options},
     NULL},
    {"env",
     "[OPTION...]",
     "the environment variables, what they are set to, what they mean",
     tool_env,
     {env_options},
     NULL},
    {"help", "[COMMAND]", "this text, or that of a command", tool_print_help, {help_options}, NULL},
    {"version", "", "the version", tool_print_version, {NULL}, NULL},
};

static const char *const exits[TOOL_EXIT_COUNT] = {
    [TOOL_OK] = "done",
    [TOOL_USAGE] = "usage",
    [TOOL_FILE] = "file unreadable or output not written",
    [TOOL_INVALID] = "binary invalid",
    [TOOL_UNSUPPORTED] = "binary not supported",
    [TOOL_DIFFERENT] = "engines differ, or results are not as recorded",
    [TOOL_LAUNCH] = "a kernel's launch failed",
};

const struct tool_text tool_text = {CAYGEN_VERSION, commands, sizeof commands / sizeof *commands, exits};
