/* SPDX-License-Identifier: MIT */
/*
 * Runs one GLSL compute shader with OpenGL: host FILE.comp [EXPECT]. shader.h says what the shader is given.
 * With EXPECT, what buffers and images hold afterwards is appended to that file, as launch.h says.
 */
#define _GNU_SOURCE
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/glcorearb.h>

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shader.h"

static struct shader shader;

/* --- objects --- */

static GLenum
buffer_target(const char *what)
{
    return !strcmp(what, "ssbo")     ? GL_SHADER_STORAGE_BUFFER
           : !strcmp(what, "ubo")    ? GL_UNIFORM_BUFFER
           : !strcmp(what, "atomic") ? GL_ATOMIC_COUNTER_BUFFER
                                     : 0;
}

static void
make_buffer(struct shader_item *it, GLenum target)
{
    const size_t bytes = (size_t)atol(it->word[1]);
    void *data = shader_values(bytes, it->word[2], (uint32_t)atoi(it->word[3]));
    glGenBuffers(1, &it->object);
    glBindBuffer(target, it->object);
    glBufferData(target, (GLsizeiptr)bytes, data, GL_DYNAMIC_COPY);
    glBindBufferBase(target, it->binding, it->object);
    free(data);
}

struct format {
    const char *name;
    GLenum internal, format, type;
    unsigned bytes;
};

static const struct format *
find_format(const char *name)
{
    static const struct format formats[] = {
        {"r32f", GL_R32F, GL_RED, GL_FLOAT, 4},
        {"rg32f", GL_RG32F, GL_RG, GL_FLOAT, 8},
        {"rgba32f", GL_RGBA32F, GL_RGBA, GL_FLOAT, 16},
        {"r16f", GL_R16F, GL_RED, GL_HALF_FLOAT, 2},
        {"rg16f", GL_RG16F, GL_RG, GL_HALF_FLOAT, 4},
        {"rgba16f", GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT, 8},
        {"r11g11b10f", GL_R11F_G11F_B10F, GL_RGB, GL_UNSIGNED_INT_10F_11F_11F_REV, 4},
        {"rgba8", GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, 4},
        {"rgba8_snorm", GL_RGBA8_SNORM, GL_RGBA, GL_BYTE, 4},
        {"srgb8", GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE, 4},
        {"r8", GL_R8, GL_RED, GL_UNSIGNED_BYTE, 1},
        {"rg8", GL_RG8, GL_RG, GL_UNSIGNED_BYTE, 2},
        {"rgba16", GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT, 8},
        {"rgb10_a2", GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV, 4},
        {"rgb10_a2ui", GL_RGB10_A2UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT_2_10_10_10_REV, 4},
        {"r32ui", GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT, 4},
        {"r32i", GL_R32I, GL_RED_INTEGER, GL_INT, 4},
        {"rg32ui", GL_RG32UI, GL_RG_INTEGER, GL_UNSIGNED_INT, 8},
        {"rgba32ui", GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT, 16},
        {"rgba32i", GL_RGBA32I, GL_RGBA_INTEGER, GL_INT, 16},
        {"rgba8ui", GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, 4},
        {"rgba8i", GL_RGBA8I, GL_RGBA_INTEGER, GL_BYTE, 4},
        {"rgba16i", GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT, 8},
        {"r16ui", GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT, 2},
        {"rgb9_e5", GL_RGB9_E5, GL_RGB, GL_UNSIGNED_INT_5_9_9_9_REV, 4},
        {"depth32f", GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, 4},
    };
    for (size_t k = 0; k < sizeof formats / sizeof formats[0]; k++)
        if (!strcmp(formats[k].name, name))
            return &formats[k];
    shader_die(name, "is no format");
    return NULL;
}

static GLenum
find_target(const char *name)
{
    static const struct {
        const char *name;
        GLenum target;
    } targets[] = {{"1d", GL_TEXTURE_1D},
                   {"2d", GL_TEXTURE_2D},
                   {"3d", GL_TEXTURE_3D},
                   {"cube", GL_TEXTURE_CUBE_MAP},
                   {"1darray", GL_TEXTURE_1D_ARRAY},
                   {"2darray", GL_TEXTURE_2D_ARRAY},
                   {"cubearray", GL_TEXTURE_CUBE_MAP_ARRAY},
                   {"rect", GL_TEXTURE_RECTANGLE},
                   {"buffer", GL_TEXTURE_BUFFER}};
    for (size_t k = 0; k < sizeof targets / sizeof targets[0]; k++)
        if (!strcmp(targets[k].name, name))
            return targets[k].target;
    shader_die(name, "is no target");
    return 0;
}

static unsigned
at_least_one(unsigned x)
{
    return x ? x : 1;
}

static void
level_size(GLenum target, const struct shader_item *it, unsigned level, unsigned size[3])
{
    const bool array = target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_CUBE_MAP_ARRAY;
    size[0] = at_least_one((unsigned)atoi(it->word[3]) >> level);
    size[1] = (unsigned)atoi(it->word[4]);
    size[1] = target == GL_TEXTURE_1D_ARRAY ? size[1] : at_least_one(size[1] >> level);
    size[2] = (unsigned)atoi(it->word[5]);
    size[2] = array ? size[2] : at_least_one(size[2] >> level);
}

static void
upload(GLenum target, const struct format *f, const struct shader_item *it, unsigned level, const char *kind)
{
    unsigned s[3];
    level_size(target, it, level, s);
    const size_t bytes = (size_t)s[0] * s[1] * s[2] * f->bytes;
    for (unsigned face = 0; face < (target == GL_TEXTURE_CUBE_MAP ? 6u : 1u); face++) {
        void *data = shader_values(bytes, kind, 16 * it->binding + level + 100 * face);
        const GLint l = (GLint)level;
        const GLsizei w = (GLsizei)s[0], h = (GLsizei)s[1], d = (GLsizei)s[2];
        if (target == GL_TEXTURE_1D)
            glTexSubImage1D(target, l, 0, w, f->format, f->type, data);
        else if (target == GL_TEXTURE_CUBE_MAP)
            glTexSubImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, l, 0, 0, w, h, f->format, f->type, data);
        else if (target == GL_TEXTURE_2D || target == GL_TEXTURE_1D_ARRAY || target == GL_TEXTURE_RECTANGLE)
            glTexSubImage2D(target, l, 0, 0, w, h, f->format, f->type, data);
        else
            glTexSubImage3D(target, l, 0, 0, 0, w, h, d, f->format, f->type, data);
        free(data);
    }
}

static void
allocate(GLenum target, const struct format *f, const struct shader_item *it, unsigned levels)
{
    unsigned s[3];
    level_size(target, it, 0, s);
    const GLsizei n = (GLsizei)levels, w = (GLsizei)s[0], h = (GLsizei)s[1], d = (GLsizei)s[2];
    if (target == GL_TEXTURE_1D)
        glTexStorage1D(target, n, f->internal, w);
    else if (target == GL_TEXTURE_3D || target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_CUBE_MAP_ARRAY)
        glTexStorage3D(target, n, f->internal, w, h, d);
    else
        glTexStorage2D(target, n, f->internal, w, h);
}

static void
buffer_texture(struct shader_item *it, const struct format *f, const char *kind)
{
    GLuint buffer;
    const size_t bytes = (size_t)atoi(it->word[3]) * f->bytes;
    void *data = shader_values(bytes, kind, 16 * it->binding);
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_TEXTURE_BUFFER, buffer);
    glBufferData(GL_TEXTURE_BUFFER, (GLsizeiptr)bytes, data, GL_DYNAMIC_COPY);
    glTexBuffer(GL_TEXTURE_BUFFER, f->internal, buffer);
    free(data);
}

static void
set_sampler(GLenum target, const struct shader_item *it)
{
    static const float colour[4] = {0.25f, 0.5f, 0.75f, 1};
    bool linear = false, mip = false, shadow = false;
    GLint wrap = GL_REPEAT;
    for (unsigned k = 8; k < it->words; k++) {
        linear = linear || !strcmp(it->word[k], "linear");
        mip = mip || !strcmp(it->word[k], "mip");
        shadow = shadow || !strcmp(it->word[k], "shadow");
        if (!strcmp(it->word[k], "clamp"))
            wrap = GL_CLAMP_TO_EDGE;
        if (!strcmp(it->word[k], "border"))
            wrap = GL_CLAMP_TO_BORDER;
        if (!strcmp(it->word[k], "mirror"))
            wrap = GL_MIRRORED_REPEAT;
    }
    const bool levels = atoi(it->word[6]) > 1;
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, linear ? GL_LINEAR : GL_NEAREST);
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER,
                    !levels  ? (linear ? GL_LINEAR : GL_NEAREST)
                    : linear ? (mip ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST)
                             : (mip ? GL_NEAREST_MIPMAP_LINEAR : GL_NEAREST_MIPMAP_NEAREST));
    if (target != GL_TEXTURE_RECTANGLE) {
        glTexParameteri(target, GL_TEXTURE_WRAP_S, wrap);
        glTexParameteri(target, GL_TEXTURE_WRAP_T, wrap);
        glTexParameteri(target, GL_TEXTURE_WRAP_R, wrap);
    }
    glTexParameterfv(target, GL_TEXTURE_BORDER_COLOR, colour);
    if (shadow)
        glTexParameteri(target, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
}

static void
make_texture(struct shader_item *it, bool is_image)
{
    const GLenum target = find_target(it->word[1]);
    const struct format *f = find_format(it->word[2]);
    const unsigned levels = is_image ? 1 : (unsigned)atoi(it->word[6]);
    const char *kind = it->word[is_image ? 6 : 7];
    glActiveTexture(GL_TEXTURE0 + (is_image ? 20 + it->binding : it->binding));
    glGenTextures(1, &it->object);
    glBindTexture(target, it->object);
    if (target == GL_TEXTURE_BUFFER) {
        buffer_texture(it, f, kind);
    } else {
        allocate(target, f, it, levels);
        for (unsigned level = 0; level < levels; level++)
            upload(target, f, it, level, kind);
        if (!is_image)
            set_sampler(target, it);
    }
    if (is_image)
        glBindImageTexture(it->binding, it->object, 0, GL_TRUE, 0, GL_READ_WRITE, f->internal);
}

static void
set_uniform(GLuint program, const struct shader_item *it)
{
    const GLint at = glGetUniformLocation(program, it->word[0]);
    const char type = it->word[1][0];
    const unsigned n = it->words - 2;
    GLint i[4] = {0};
    GLuint u[4] = {0};
    float f[4] = {0};
    double d[4] = {0};
    for (unsigned k = 0; k < n && k < 4; k++) {
        d[k] = atof(it->word[k + 2]);
        f[k] = (float)d[k];
        i[k] = (GLint)strtol(it->word[k + 2], NULL, 0);
        u[k] = (GLuint)strtoul(it->word[k + 2], NULL, 0);
    }
    if (type == 'i')
        (n == 1 ? glUniform1iv : n == 2 ? glUniform2iv : n == 3 ? glUniform3iv : glUniform4iv)(at, 1, i);
    else if (type == 'u')
        (n == 1 ? glUniform1uiv : n == 2 ? glUniform2uiv : n == 3 ? glUniform3uiv : glUniform4uiv)(at, 1, u);
    else if (type == 'd')
        (n == 1 ? glUniform1dv : n == 2 ? glUniform2dv : n == 3 ? glUniform3dv : glUniform4dv)(at, 1, d);
    else
        (n == 1 ? glUniform1fv : n == 2 ? glUniform2fv : n == 3 ? glUniform3fv : glUniform4fv)(at, 1, f);
}

static void
set_matrix(GLuint program, const struct shader_item *it)
{
    float m[16];
    const GLint at = glGetUniformLocation(program, it->word[0]);
    for (uint32_t k = 0; k < 16; k++)
        m[k] = (float)(int)(shader_hash(k + 5) % 17) - 8;
    (atoi(it->word[1]) == 2   ? glUniformMatrix2fv
     : atoi(it->word[1]) == 3 ? glUniformMatrix3fv
                              : glUniformMatrix4fv)(at, 1, GL_FALSE, m);
}

/* --- the end --- */

static void
expect_buffer(FILE *out, const struct shader_item *it, GLenum target, const char *what, unsigned place)
{
    const size_t bytes = (size_t)atol(it->word[1]);
    uint32_t *data = calloc(1, bytes + 4);
    const struct shader_item *t =
        target == GL_SHADER_STORAGE_BUFFER ? shader_tolerance(&shader, it->binding) : NULL;
    glBindBuffer(target, it->object);
    glGetBufferSubData(target, 0, (GLsizeiptr)bytes, data);
    if (t)
        fprintf(out, "%s %s %s\n", t->what, t->word[1], t->words > 2 ? t->word[2] : "0");
    fprintf(out, "expect %s %u %zx", what, place, bytes);
    shader_write_words(out, data, bytes);
    free(data);
}

static void
expect_image(FILE *out, const struct shader_item *it, unsigned place)
{
    const GLenum target = find_target(it->word[1]);
    const struct format *f = find_format(it->word[2]);
    unsigned s[3];
    level_size(target, it, 0, s);
    if (target == GL_TEXTURE_CUBE_MAP)
        s[2] = 6;
    const size_t bytes = (size_t)s[0] * s[1] * s[2] * f->bytes;
    uint8_t *data = calloc(1, bytes + 4);
    const GLuint object = it->object;
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    if (target == GL_TEXTURE_BUFFER) {
        GLint buffer;
        glGetTextureLevelParameteriv(object, 0, GL_TEXTURE_BUFFER_DATA_STORE_BINDING, &buffer);
        glGetNamedBufferSubData((GLuint)buffer, 0, (GLsizeiptr)bytes, data);
    } else {
        glGetTextureImage(object, 0, f->format, f->type, (GLsizei)bytes, data);
    }
    fprintf(out, "expect image %u %x %x %x %x", place, s[0], s[1], s[2], f->bytes);
    shader_write_words(out, (const uint32_t *)(const void *)data, bytes);
    free(data);
}

/* Calls `each` for every buffer that a program may write, with its place in the order of expect(). */
static void
each_buffer(GLuint program, FILE *out, unsigned images,
            void (*each)(FILE *, const struct shader_item *, GLenum, const char *, unsigned))
{
    GLint blocks = 0;
    glGetProgramInterfaceiv(program, GL_SHADER_STORAGE_BLOCK, GL_ACTIVE_RESOURCES, &blocks);
    for (GLint b = 0; b < blocks; b++) {
        const GLenum property = GL_BUFFER_BINDING;
        GLint binding = 0;
        glGetProgramResourceiv(program, GL_SHADER_STORAGE_BLOCK, (GLuint)b, 1, &property, 1, NULL, &binding);
        for (unsigned k = 0; k < shader.item_count; k++)
            if (!strcmp(shader.item[k].what, "ssbo") && shader.item[k].binding == (unsigned)binding)
                each(out, &shader.item[k], GL_SHADER_STORAGE_BUFFER, "buffer", images + (unsigned)b);
    }
    for (unsigned k = 0; k < shader.item_count; k++)
        if (!strcmp(shader.item[k].what, "atomic"))
            each(out, &shader.item[k], GL_ATOMIC_COUNTER_BUFFER, "counters", 0);
}

/* RATs are images in the order of their bindings, then buffers in that of their blocks. */
static void
expect(GLuint program, const char *path)
{
    FILE *out = fopen(path, "a");
    unsigned images = 0;
    if (!out)
        shader_die(path, "cannot be written");
    glMemoryBarrier(GL_ALL_BARRIER_BITS);
    for (unsigned k = 0; k < shader.item_count; k++)
        if (!strcmp(shader.item[k].what, "image"))
            expect_image(out, &shader.item[k], images++);
    each_buffer(program, out, images, expect_buffer);
    fclose(out);
}

/* Depth textures are tiled and filled by a draw, which nobody executes: what level 0 holds is said here. */
static void
write_depths(const char *path)
{
    enum { FIRST_TEXTURE = 18 };
    unsigned n = 0;
    FILE *out = path ? fopen(path, "a") : NULL;
    for (unsigned k = 0; out && k < shader.item_count; k++) {
        const struct shader_item *it = &shader.item[k];
        unsigned s[3];
        if (strcmp(it->what, "texture"))
            continue;
        n++;
        if (strcmp(it->word[2], "depth32f"))
            continue;
        level_size(find_target(it->word[1]), it, 0, s);
        const bool cube = !strcmp(it->word[1], "cube");
        fprintf(out, "texels %u %x %x %x", FIRST_TEXTURE + n - 1, s[0], s[1], cube ? 6 : s[2]);
        for (unsigned face = 0; face < (cube ? 6u : 1u); face++) {
            const size_t bytes = 4 * (size_t)s[0] * s[1] * s[2];
            uint32_t *data = shader_values(bytes, it->word[7], 16 * it->binding + 100 * face);
            shader_write_words(out, data, bytes);
            free(data);
        }
    }
    if (out)
        fclose(out);
}

/* Where the GPU has its buffers, where a driver does not say it in the order of expect(): if the door is
 * there and DOOR_PLACES is set. */
static void
place_buffer(FILE *out, const struct shader_item *it, GLenum target, const char *what, unsigned place)
{
    uint64_t (*const find)(const void *) = (uint64_t(*)(const void *))dlsym(RTLD_DEFAULT, "door_address");
    glBindBuffer(target, it->object);
    const void *at = glMapBufferRange(target, 0, (GLsizeiptr)atol(it->word[1]), GL_MAP_READ_BIT);
    fprintf(out, "place %s %u %llx\n", what, place, find ? (unsigned long long)find(at) : 0);
    glUnmapBuffer(target);
}

static void
write_places(GLuint program, const char *path)
{
    unsigned images = 0;
    FILE *out = path && getenv("DOOR_PLACES") ? fopen(path, "a") : NULL;
    if (!out)
        return;
    for (unsigned k = 0; k < shader.item_count; k++)
        images += !strcmp(shader.item[k].what, "image");
    each_buffer(program, out, images, place_buffer);
    fclose(out);
}

static GLuint
compile(const char *text)
{
    static char log[8192];
    GLint fine = 0;
    const GLuint program = glCreateShaderProgramv(GL_COMPUTE_SHADER, 1, &text);
    glGetProgramiv(program, GL_LINK_STATUS, &fine);
    glGetProgramInfoLog(program, sizeof log, NULL, log);
    if (!fine)
        shader_die("the shader", log);
    return program;
}

static void
context(void)
{
    const EGLint want[] = {EGL_CONTEXT_MAJOR_VERSION, 4, EGL_CONTEXT_MINOR_VERSION, 5, EGL_NONE};
    const EGLDisplay display =
        eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL) || !eglBindAPI(EGL_OPENGL_API))
        shader_die("EGL", "does not start");
    const EGLContext c = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, want);
    if (!c || !eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, c))
        shader_die("OpenGL 4.5", "has no context");
    if (getenv("HOST_VERBOSE"))
        fprintf(stderr, "%s; %s\n", glGetString(GL_RENDERER), glGetString(GL_VERSION));
}

static void
dispatch(void)
{
    for (unsigned k = 0; k < shader.item_count; k++) {
        if (strcmp(shader.item[k].what, "indirect"))
            continue;
        GLuint buffer;
        glGenBuffers(1, &buffer);
        glBindBuffer(GL_DISPATCH_INDIRECT_BUFFER, buffer);
        glBufferData(GL_DISPATCH_INDIRECT_BUFFER, sizeof shader.groups, shader.groups, GL_STATIC_DRAW);
        glDispatchComputeIndirect(0);
        return;
    }
    glDispatchCompute(shader.groups[0], shader.groups[1], shader.groups[2]);
}

int
main(int argc, char **argv)
{
    if (argc < 2)
        shader_die("host", "FILE.comp [EXPECT]");
    shader_read(&shader, argv[1]);
    context();
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    const GLuint program = compile(shader.text);
    glUseProgram(program);
    for (unsigned k = 0; k < shader.item_count; k++) {
        struct shader_item *it = &shader.item[k];
        if (buffer_target(it->what))
            make_buffer(it, buffer_target(it->what));
        else if (!strcmp(it->what, "texture") || !strcmp(it->what, "image"))
            make_texture(it, it->what[0] == 'i');
        else if (!strcmp(it->what, "uniform"))
            set_uniform(program, it);
        else if (!strcmp(it->what, "matrix"))
            set_matrix(program, it);
    }
    dispatch();
    const GLenum error = glGetError();
    if (error)
        fprintf(stderr, "%s: GL error 0x%x\n", argv[1], error);
    if (argc > 2)
        expect(program, argv[2]);
    glFinish();
    write_places(program, getenv("DOOR_CAPTURE"));
    write_depths(getenv("DOOR_CAPTURE"));
    return error != 0;
}
