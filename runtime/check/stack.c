/* SPDX-License-Identifier: MIT */
/* Names come from the dynamic linker. Where libdw is installed, lines and static functions' names are known,
 * too. */
#define _GNU_SOURCE /* dladdr */
#include "stack.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { RAW_FRAMES = 48 };

static bool
is_ours(const void *frame)
{
    Dl_info own, other;
    if (!dladdr((const void *)(uintptr_t)host_stack_take, &own) || !dladdr(frame, &other))
        return false;
    return own.dli_fbase == other.dli_fbase || (other.dli_fname && strstr(other.dli_fname, "libOpenCL.so"));
}

void
host_stack_take(struct host_stack *stack)
{
    void *raw[RAW_FRAMES];
    const int count = backtrace(raw, RAW_FRAMES);
    int first = 0;
    while (first < count && is_ours(raw[first]))
        first++;
    stack->count = 0;
    for (int i = first; i < count && stack->count < STACK_FRAMES; i++)
        stack->frame[stack->count++] = raw[i];
}

/* --- libdw, where it is installed --- */

struct dwfl_callbacks {
    void *find_elf, *find_debuginfo, *section_address;
    char **debuginfo_path;
};

struct dw {
    void *library, *session;
    void *(*begin)(const struct dwfl_callbacks *);
    int (*report)(void *, pid_t);
    int (*report_end)(void *, void *, void *);
    void *(*module)(void *, uintptr_t);
    const char *(*name)(void *, uintptr_t);
    void *(*source)(void *, uintptr_t);
    const char *(*line)(void *, uintptr_t *, int *, int *, uintptr_t *, uintptr_t *);
    const char *(*folder)(void *);
    void (*end)(void *);
    struct dwfl_callbacks callbacks;
};

/* Functions by their names. False: one of them is not there. */
static bool
find_functions(struct dw *dw)
{
    const struct {
        const char *name;
        void *to;
    } rows[] = {{"dwfl_begin", &dw->begin},
                {"dwfl_linux_proc_report", &dw->report},
                {"dwfl_report_end", &dw->report_end},
                {"dwfl_addrmodule", &dw->module},
                {"dwfl_module_addrname", &dw->name},
                {"dwfl_module_getsrc", &dw->source},
                {"dwfl_lineinfo", &dw->line},
                {"dwfl_line_comp_dir", &dw->folder},
                {"dwfl_end", &dw->end},
                {"dwfl_linux_proc_find_elf", &dw->callbacks.find_elf},
                {"dwfl_standard_find_debuginfo", &dw->callbacks.find_debuginfo}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        void *found = dlsym(dw->library, rows[i].name);
        if (!found)
            return false;
        memcpy(rows[i].to, &found, sizeof found);
    }
    return true;
}

static void
dw_begin(struct dw *dw)
{
    *dw = (struct dw){.library = dlopen("libdw.so.1", RTLD_NOW | RTLD_LOCAL)};
    if (dw->library && find_functions(dw))
        dw->session = dw->begin(&dw->callbacks);
    if (dw->session) {
        (void)dw->report(dw->session, getpid());
        (void)dw->report_end(dw->session, NULL, NULL);
    }
}

static void
dw_end(const struct dw *dw)
{
    if (dw->session)
        dw->end(dw->session);
    if (dw->library)
        (void)dlclose(dw->library);
}

/* --- text --- */

struct frame_text {
    const char *function, *file, *object, *folder; /* folder: that file's name begins at */
    int line;
};

/* The call is before the address to which it returns. */
static struct frame_text
describe(const struct dw *dw, const void *frame)
{
    const uintptr_t at = (uintptr_t)frame - 1;
    struct frame_text text = {0};
    Dl_info info;
    void *module = dw->session ? dw->module(dw->session, at) : NULL;
    void *line = module ? dw->source(module, at) : NULL;
    if (dladdr((const void *)at, &info)) {
        text.function = info.dli_sname;
        text.object = info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
        text.object = text.object ? text.object + 1 : info.dli_fname;
    }
    if (module && dw->name(module, at))
        text.function = dw->name(module, at);
    if (line)
        text.file = dw->line(line, NULL, &text.line, NULL, NULL, NULL);
    if (text.file && text.file[0] != '/')
        text.folder = dw->folder(line);
    return text;
}

static void
read_line(const struct frame_text *frame, char *text, size_t size)
{
    char path[4096], line[1024];
    const uint32_t number = (uint32_t)frame->line;
    snprintf(path, sizeof path, "%s%s%s", frame->folder ? frame->folder : "", frame->folder ? "/" : "",
             frame->file);
    FILE *file = fopen(path, "re");
    uint32_t at = 0;
    while (file && at < number && fgets(line, sizeof line, file))
        at += strchr(line, '\n') != NULL;
    if (file && at == number) {
        const char *begin = line + strspn(line, " \t");
        snprintf(text, size, "%.*s", (int)strcspn(begin, "\r\n"), begin);
    }
    if (file)
        (void)fclose(file);
}

static void
add_frame(const struct frame_text *text, struct finding_place *place)
{
    const size_t used = strlen(place->stack);
    char where[320];
    if (text->file)
        snprintf(where, sizeof where, "%s:%d", text->file, text->line);
    else
        snprintf(where, sizeof where, "in %s", text->object ? text->object : "?");
    snprintf(place->stack + used, sizeof place->stack - used, "%s%s (%s)", used ? "; " : "",
             text->function ? text->function : "?", where);
}

void
host_stack_place(const struct host_stack *stack, struct finding_place *place)
{
    struct dw dw;
    place->inst =
        stack->count ? (uint32_t)((uintptr_t)stack->frame[0] ^ (uintptr_t)stack->frame[0] >> 32) : 0;
    place->host = true;
    dw_begin(&dw);
    for (unsigned i = 0; i < stack->count; i++) {
        const struct frame_text text = describe(&dw, stack->frame[i]);
        add_frame(&text, place);
        if (text.file && !place->has_line) {
            place->has_line = true;
            place->line.line = (uint32_t)text.line;
            snprintf(place->line.file, sizeof place->line.file, "%s", text.file);
            read_line(&text, place->line.text, sizeof place->line.text);
        }
        if (text.function && strcmp(text.function, "main") == 0)
            break;
    }
    dw_end(&dw);
}
