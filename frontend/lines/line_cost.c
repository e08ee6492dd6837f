/* SPDX-License-Identifier: MIT */
/*
 * The memory that libdw needs for a small file. It puts the folder's name before each file's name, for all
 * files in the table's header and in its program (DW_LNE_define_file, at least 8 bytes). So a long name of a
 * folder and many short names of files take far more memory than the table. If libdw gets no memory, it ends
 * the process. So Caygen does not read tables where that is possible.
 */
#include "line_data.h"

enum { MOST_STRING = 1024, MOST_VERSION = 5 };
#define MOST_IN_HEADERS (UINT64_C(1) << 26)  /* sum of squares of headers' sizes */
#define MOST_IN_PROGRAMS (UINT64_C(1) << 30) /* sum of tables' sizes times headers' */

/* Cuts the first table off: its size, and that of its header. */
static bool
cut_table(struct fe_bytes *rest, uint64_t *table, uint64_t *header)
{
    struct fe_bytes body, start;
    enum { LENGTH = 4, START = 8 };
    const uint32_t length_of_64_bits = 0xfffffff0u;
    if (!fe_bytes_cut(*rest, 0, LENGTH, &start) || fe_u32(start, 0) >= length_of_64_bits)
        return false;
    *table = fe_u32(start, 0);
    if (!fe_bytes_cut(*rest, LENGTH, *table, &body) || !fe_bytes_cut(body, 0, START, &start))
        return false;
    const unsigned version = fe_u16(start, 0);
    const size_t header_at = version >= 5 ? 4 : 2;
    if (version > MOST_VERSION || !fe_bytes_cut(body, header_at, 4, &start))
        return false;
    *header = fe_u32(start, 0);
    return *header <= *table && line_header_is_true(body, version, header_at + 4, *header) &&
           fe_bytes_cut(*rest, LENGTH + *table, rest->size - LENGTH - *table, rest);
}

static bool
has_long_string(struct fe_bytes strings)
{
    size_t length = 0;
    for (size_t i = 0; i < strings.size && length <= MOST_STRING; i++)
        length = strings.data[i] ? length + 1 : 0;
    return length > MOST_STRING;
}

bool
line_data_is_cheap(const struct line_data *data)
{
    struct fe_bytes rest = data->sections[LINE_TABLES];
    uint64_t table, header, in_headers = 0, in_programs = 0;
    while (rest.size > 0) {
        if (!cut_table(&rest, &table, &header))
            return false;
        in_headers += header * header;
        in_programs += table * header;
        if (in_headers > MOST_IN_HEADERS || in_programs > MOST_IN_PROGRAMS)
            return false;
    }
    return !has_long_string(data->sections[LINE_STRINGS]) &&
           !has_long_string(data->sections[LINE_OLD_STRINGS]);
}
