/* SPDX-License-Identifier: MIT */
/* Any bytes as a program binary, parsed, lowered and listed, with source lines. The first byte picks the
 * device. */
#include "attempt.h"
#include "frontend/line.h"
#include "fuzz.h"
#include "mend.h"

static void
count_line(const char *line, void *user)
{
    *(size_t *)user += strlen(line);
}

/* Every eighth byte may begin an instruction. */
static void
find_lines(const struct fe_program *program, const struct fe_kernel *kernel)
{
    struct fe_lines *lines = fe_lines_open(program, kernel);
    struct fe_line line;
    for (uint32_t at = 0; lines && at < kernel->code_bytes; at += 8)
        if (fe_lines_find(lines, at, &line) && (!line.line || !line.file))
            fuzz_finding("a line without number or file");
    fe_lines_close(lines);
}

/* The listing of every kernel, whether it can be executed or not. */
static void
list_all(const uint8_t *bytes, size_t size, enum fe_device device)
{
    struct fe_program *program = NULL;
    struct emu_error error = {EMU_OK, ""};
    size_t characters = 0;
    if (fe_program_parse(bytes, size, device, &program, &error))
        return;
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        error = (struct emu_error){EMU_OK, ""};
        if (fe_kernel_disasm(program, &program->kernels[i], count_line, &characters, &error) &&
            !error.text[0])
            fuzz_finding("no listing, and no reason");
        find_lines(program, &program->kernels[i]);
    }
    fe_program_free(program);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct fuzz_bytes in = {bytes, size};
    struct emu_error error = {EMU_OK, ""};
    const enum fe_device device = (enum fe_device)(fuzz_u8(&in) % FE_DEVICE_COUNT);
    if (!in.left)
        return 0;
    const char *defect = attempt(in.at, in.left, device, &error);
    if (defect)
        fuzz_finding("%s", defect);
    list_all(in.at, in.left, device);
    return 0;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t room, unsigned seed)
{
    size = LLVMFuzzerMutate(bytes, size, room);
    if (seed % 16 && size)
        mend_checksums(bytes + 1, size - 1);
    return size;
}
