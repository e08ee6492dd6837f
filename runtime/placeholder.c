/* SPDX-License-Identifier: MIT */
typedef int runtime_is_not_written_yet;
