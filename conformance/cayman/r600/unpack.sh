#!/bin/sh
# SPDX-License-Identifier: MIT
# unpack.sh FOLDER: writes each shader of shaders.glsl to FOLDER/NAME.comp. There a line "//// NAME" stands before each one: files
# of their own would take a block of the disk each.
set -eu
mkdir -p "$1"
awk -v folder="$1" '/^\/\/\/\/ / { file = folder "/" $2 ".comp"; next } { print > file }' "$(dirname "$0")/shaders.glsl"
