#!/bin/sh
# SPDX-License-Identifier: MIT
# libcaygen.so exports what the loader looks up and nothing else.
# usage: exports.sh SOURCE_DIR CC LIBRARY
set -u
got=$(nm -D --defined-only "$3" | awk '$2 != "A" { print $3 }' | sed 's/@.*//' | sort | tr '\n' ' ')
want="clGetExtensionFunctionAddress clIcdGetPlatformIDsKHR "
echo "exported: $got"
case $got in
"$want" | "clGetExtensionFunctionAddress clGetPlatformInfo clIcdGetPlatformIDsKHR ") exit 0 ;;
esac
echo "expected: $want"
exit 1
