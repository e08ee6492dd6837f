/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zlib.h>

#include "emu/lane.h"
#include "launch.h"

static const char blank[] = " \t\n";

struct launch_file {
    gzFile from;
    const char *path;
    unsigned line;
    char next[64]; /* name of the launch whose first line was read */
    bool again;    /* and it is like the one before */
};

struct launch_file *
launch_open(const char *path)
{
    struct launch_file *file = calloc(1, sizeof *file);
    if (file && (file->from = gzopen(path, "rb"))) {
        file->path = path;
        return file;
    }
    fprintf(stderr, "%s: cannot be read\n", path);
    free(file);
    return NULL;
}

void
launch_close(struct launch_file *file)
{
    gzclose(file->from);
    free(file);
}

/* --- numbers --- */

static bool
number(uint32_t *value)
{
    const char *word = strtok(NULL, blank);
    char *end;
    if (!word)
        return false;
    const unsigned long long n = strtoull(word, &end, 0);
    *value = (uint32_t)n;
    return !*end && end != word && n <= UINT32_MAX;
}

struct values {
    uint8_t *bytes;
    uint32_t count, most;
    uint8_t type;
};

static bool
put(struct values *v, double real, int64_t whole)
{
    const uint32_t bytes = lane_type_bytes(v->type);
    const float single = (float)real;
    if (v->count + bytes > v->most)
        return false;
    const void *from = v->type == LANE_F    ? (const void *)&single
                       : v->type == LANE_DF ? (const void *)&real
                                            : &whole;
    memcpy(v->bytes + v->count, from, bytes);
    v->count += bytes;
    return true;
}

/* value, first..last or value*count */
static bool
put_word(struct values *v, const char *word)
{
    const bool is_float = v->type == LANE_F || v->type == LANE_DF;
    const char *dots = strstr(word, ".."), *star = strchr(word, '*');
    char *end;
    const double real = strtod(word, &end);
    const int64_t first = is_float && !dots ? 0
                          : word[0] == '-'  ? strtoll(word, &end, 0)
                                            : (int64_t)strtoull(word, &end, 0);
    const int64_t last = dots ? strtoll(dots + 2, NULL, 0) : first;
    const unsigned long count = star ? strtoul(star + 1, NULL, 0) : 1;
    if ((*end && !star && !dots) || last < first)
        return false;
    for (int64_t n = first; n <= last; n++)
        for (unsigned long k = 0; k < count; k++)
            if (!put(v, dots ? (double)n : real, n))
                return false;
    return true;
}

static bool
read_values(struct values *v)
{
    const char *word = strtok(NULL, blank);
    unsigned type = 0;
    while (word && type < LANE_TYPE_COUNT && strcmp(word, lane_type_name((enum lane_type)type)) != 0)
        type++;
    v->type = (uint8_t)type;
    if (!word || type == LANE_TYPE_COUNT)
        return false;
    while ((word = strtok(NULL, blank)))
        if (!put_word(v, word))
            return false;
    return v->count > 0;
}

static bool
read_block(struct launch *l, struct launch_block *blocks, unsigned *count, unsigned line)
{
    struct launch_block *b = &blocks[*count];
    uint32_t surface;
    if (*count == LAUNCH_BLOCKS || !number(&surface) || surface >= LAUNCH_SURFACES || !number(&b->at))
        return false;
    struct values v = {.bytes = l->pool + l->pool_used, .most = LAUNCH_POOL - l->pool_used};
    if (!read_values(&v))
        return false;
    b->bytes = v.bytes;
    l->pool_used += v.count;
    if (l->within && blocks == l->expects)
        v.type = l->within;
    b->ulps = l->ulps;
    b->absolute = l->absolute;
    b->surface = surface;
    b->line = line;
    b->count = v.count;
    b->type = v.type;
    *count += 1;
    return b->at <= l->surfaces[surface].bytes && b->count <= l->surfaces[surface].bytes - b->at;
}

static bool
read_curbe(struct launch *l)
{
    struct values v = {.bytes = l->curbe + l->curbe_bytes, .most = LAUNCH_CURBE - l->curbe_bytes};
    const bool good = read_values(&v);
    l->curbe_bytes += v.count;
    return good;
}

/* --- code --- */

static bool
read_hex(struct launch_code *code, const char *text)
{
    unsigned value;
    int used;
    while (code->count < LAUNCH_CODE && sscanf(text, " %2x%n", &value, &used) == 1) {
        code->bytes[code->count++] = (uint8_t)value;
        text += used;
    }
    return text[strspn(text, blank)] == 0;
}

static bool
read_dwords(struct launch_code *code, const char *text)
{
    unsigned w[4];
    if (code->count + sizeof w > LAUNCH_CODE ||
        sscanf(text, " { %x , %x , %x , %x }", &w[0], &w[1], &w[2], &w[3]) != 4)
        return false;
    memcpy(code->bytes + code->count, w, sizeof w);
    code->count += sizeof w;
    return true;
}

/* --- settings --- */

static bool
read_platform(struct launch *l)
{
    static const char *const names[] = {
#define GEN_PLATFORM(id, ...) [GEN_##id] = #id,
#include "gen/isa/gen_platforms.def"
#undef GEN_PLATFORM
    };
    const char *name = strtok(NULL, blank);
    for (unsigned n = 0; name && n < GEN_PLATFORM_COUNT; n++) {
        if (strcasecmp(names[n], name) != 0)
            continue;
        l->platform = (enum gen_platform)n;
        return true;
    }
    return false;
}

static bool
read_surface(struct launch *l, bool image)
{
    uint32_t n, width, height = 1;
    if (!number(&n) || n >= LAUNCH_SURFACES || !number(&width) || (image && !number(&height)))
        return false;
    l->surfaces[n].bytes = width * height;
    l->surfaces[n].width = image ? width : 0;
    l->surfaces[n].height = height;
    return width && height && width <= 1 << 22 && height <= 1 << 10;
}

static bool
read_enable(struct launch *l)
{
    static const struct {
        const char *name;
        uint32_t bit;
    } rows[] = {{"illegal", FE_ENABLE_ILLEGAL},
                {"software", FE_ENABLE_SOFTWARE},
                {"breakpoint", FE_ENABLE_BREAKPOINT}};
    l->enabled = 0;
    l->has_system = true;
    for (const char *word; (word = strtok(NULL, blank));) {
        unsigned n = 0;
        while (n < 3 && strcmp(word, rows[n].name) != 0)
            n++;
        if (n == 3)
            return false;
        l->enabled |= rows[n].bit;
    }
    return true;
}

static bool
read_break(struct launch *l)
{
    const char *kind = strtok(NULL, blank);
    uint32_t value;
    l->has_system = true;
    if (!kind || (strcmp(kind, "at") != 0 && strcmp(kind, "opcode") != 0))
        return false;
    while (number(&value)) {
        if (l->break_at_count == LAUNCH_LIST || l->break_opcode_count == LAUNCH_LIST)
            return false;
        if (kind[0] == 'a')
            l->break_at[l->break_at_count++] = value;
        else
            l->break_opcodes[l->break_opcode_count++] = (uint8_t)value;
    }
    return true;
}

static bool
read_groups(struct launch *l)
{
    l->groups[1] = l->groups[2] = 1;
    return number(&l->groups[0]) && (!number(&l->groups[1]) || !number(&l->groups[2]) || true);
}

static bool
read_halts(struct launch *l)
{
    uint32_t surface;
    l->halts = l->has_system = true;
    if (!number(&surface) || surface >= LAUNCH_SURFACES)
        return false;
    l->halt_surface = (uint16_t)surface;
    return true;
}

static bool
read_thread(struct launch *l)
{
    l->has_thread = true;
    return number(&l->thread) && l->thread < LAUNCH_CURBE / 4;
}

static bool
read_within(struct launch *l)
{
    const char *type = strtok(NULL, blank), *ulps = strtok(NULL, blank), *absolute = strtok(NULL, blank);
    if (!type || !ulps || !absolute || (strcmp(type, "f") != 0 && strcmp(type, "df") != 0))
        return false;
    l->within = type[0] == 'f' ? LANE_F : LANE_DF;
    l->ulps = strtod(ulps, NULL);
    l->absolute = strtod(absolute, NULL);
    return true;
}

static bool
read_control(struct launch *l)
{
    l->has_control = true;
    return number(&l->control[0]) && number(&l->control[1]) && number(&l->control[2]);
}

static bool
copy_rest(char *to, size_t size, const char *text)
{
    const int length = snprintf(to, size, "%.*s", (int)strcspn(text, "\n"), text);
    return length > 0 && (size_t)length < size;
}

static bool
read_setting(struct launch *l, const char *key, unsigned line)
{
    if (!strcmp(key, "platform"))
        return read_platform(l);
    if (!strcmp(key, "simd"))
        return number(&l->simd);
    if (!strcmp(key, "local"))
        return number(&l->local);
    if (!strcmp(key, "groups"))
        return read_groups(l);
    if (!strcmp(key, "curbe"))
        return read_curbe(l);
    if (!strcmp(key, "thread"))
        return read_thread(l);
    if (!strcmp(key, "within"))
        return read_within(l);
    if (!strcmp(key, "exact")) {
        l->ulps = l->absolute = l->within = 0;
        return true;
    }
    if (!strcmp(key, "surface") || !strcmp(key, "image"))
        return read_surface(l, key[0] == 'i');
    if (!strcmp(key, "fill"))
        return read_block(l, l->fills, &l->fill_count, line);
    if (!strcmp(key, "expect"))
        return read_block(l, l->expects, &l->expect_count, line);
    if (!strcmp(key, "scratch"))
        return number(&l->scratch);
    if (!strcmp(key, "slm"))
        return number(&l->slm);
    if (!strcmp(key, "enable"))
        return read_enable(l);
    if (!strcmp(key, "break"))
        return read_break(l);
    if (!strcmp(key, "steps"))
        return l->steps = l->has_system = true;
    if (!strcmp(key, "halts"))
        return read_halts(l);
    return !strcmp(key, "control") && read_control(l);
}

static bool
read_line(struct launch *l, struct launch_code **code, char *text, unsigned line)
{
    text += strspn(text, blank);
    if (!*text || text[0] == '#' || text[0] == '>')
        return true;
    if (text[0] == '=')
        return read_hex(*code, text + 1);
    if (text[0] == '{')
        return read_dwords(*code, text);
    if (!strncmp(text, "refused ", 8))
        return copy_rest(l->refused, sizeof l->refused, text + 8);
    int used;
    if (sscanf(text, "fault %x %n", &l->fault_at, &used) == 1)
        return copy_rest(l->fault, sizeof l->fault, text + used);
    const char *key = strtok(text, blank);
    if (!strcmp(key, "code") || !strcmp(key, "system")) {
        *code = key[0] == 'c' ? &l->code : &l->routine;
        l->has_system = l->has_system || key[0] == 's';
        return true;
    }
    return read_setting(l, key, line);
}

/* The header line of the next launch, into file->next. */
static bool
begins(struct launch_file *file, const char *text)
{
    if (sscanf(text, " again %63s", file->next) == 1)
        return file->again = true;
    return sscanf(text, " launch %63s", file->next) == 1;
}

static void
start(struct launch *l, bool again)
{
    if (!again) {
        memset(l, 0, sizeof *l);
        l->simd = l->local = 16;
        l->groups[0] = l->groups[1] = l->groups[2] = 1;
        l->enabled = FE_ENABLE_ILLEGAL;
    }
    l->code.count = l->routine.count = 0;
}

int
launch_read(struct launch_file *file, struct launch *l)
{
    static char text[8192];
    struct launch_code *code = &l->code;
    while (!file->next[0] && gzgets(file->from, text, sizeof text) && ++file->line)
        begins(file, text);
    if (!file->next[0])
        return 0;
    start(l, file->again);
    memcpy(l->name, file->next, sizeof l->name);
    file->again = false;
    file->next[0] = 0;
    l->line = file->line;
    while (!file->next[0] && gzgets(file->from, text, sizeof text) && ++file->line) {
        if (!begins(file, text) && !read_line(l, &code, text, file->line)) {
            fprintf(stderr, "%s:%u: not understood\n", file->path, file->line);
            return -1;
        }
    }
    if (l->code.count && (l->expect_count || l->fault[0] || l->refused[0]))
        return 1;
    fprintf(stderr, "%s:%u: no code or nothing expected\n", file->path, l->line);
    return -1;
}
