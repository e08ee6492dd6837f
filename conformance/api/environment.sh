#!/bin/sh
# SPDX-License-Identifier: MIT
# Environment variables: what they choose, and what is said of values that make no sense. 77: clinfo is not installed.
set -eu
command -v clinfo >/dev/null || exit 77
list=$("$(dirname "$0")/../devices.sh" | tr '\n' ' ')
listed=$("$(dirname "$0")/../devices.sh" listed | tr '\n' ' ')

devices() { # VALUE
    CAYGEN_DEVICES=$1 timeout 60 clinfo --raw 2>/dev/null | sed -n 's/.*CL_DEVICE_NAME *//p' |
        sed 's/.*Caygen \(.*\))/\1/; s/Cayman/cayman/' | uniq | tr '\n' ' '
}
floats() { # VARIABLE=VALUE: whether skl's code computes with denormals
    env CAYGEN_DEVICES=skl "$1" timeout 60 clinfo --raw 2>/dev/null | grep -c 'CL_DEVICE_SINGLE_FP_CONFIG.*CL_FP_DENORM'
}
warning() { # VARIABLE VALUE
    env "$1=$2" timeout 60 clinfo -l 2>&1 >/dev/null
}
same() { # WHAT IS, WHAT SHOULD BE
    [ "$1" = "$2" ] || { echo "'$1' instead of '$2'"; exit 1; }
}
names() { # TEXT, PATTERN
    echo "$1" | grep -q -- "$2" || { echo "'$2' not in '$1'"; exit 1; }
}

case $(devices cayman,bdw) in "cayman bdw "*) ;; *) echo "order: $(devices cayman,bdw)" && exit 1 ;; esac
for device in $list; do # each alone
    case $(devices "$device") in "$device "*) ;; *) echo "one: $(devices "$device")" && exit 1 ;; esac
done
# clinfo names some of them again behind the list.
case $(devices '') in "$listed"*) ;; *) echo "all: $(devices '')" && exit 1 ;; esac
names "$(warning CAYGEN_DEVICES skl,nope)" \
    "CAYGEN_DEVICES=skl,nope is ignored: it must be a comma-separated list of these words, each at most once: ${list% }"
names "$(warning CAYGEN_DEVICES skl,skl)" 'is ignored'
names "$(warning CAYGEN_ENGINE fast)" 'it must be ref, simd, jit, auto or quick'
names "$(warning CAYGEN_CPU sse)" 'it must be baseline, avx2, avx512 or icelake'
names "$(warning CAYGEN_THREADS 0)" 'it must be 1 to 1024'
names "$(warning CAYGEN_THREADS 2x)" 'it must be 1 to 1024'
names "$(warning CAYGEN_COMPUTE_UNITS 0)" 'it must be 1 to 1024'
names "$(warning CAYGEN_COMPILERS many)" 'it must be 1 to 1024'
names "$(CAYGEN_COMPUTE_UNITS=6 CAYGEN_THREADS=2 timeout 60 clinfo --raw 2>/dev/null)" 'CL_DEVICE_MAX_COMPUTE_UNITS  *6$'
names "$(CAYGEN_THREADS=5 timeout 60 clinfo --raw 2>/dev/null)" 'CL_DEVICE_MAX_COMPUTE_UNITS  *5$'
names "$(warning CAYGEN_HANG_SECONDS -1)" 'it must be 0 to 1000000'
same "$(floats CAYGEN_BEIGNET=0) $(floats CAYGEN_BEIGNET=1)" '1 0' # Beignet's code takes them for zeros
names "$(warning CAYGEN_CACHE yes)" 'it must be 0 or 1'
names "$(warning CAYGEN_CACHE_DIR here)" 'it must be an absolute path'
names "$(warning CAYGEN_CACHE_SIZE 0)" 'it must be 1 to 1000000'
names "$(warning CAYGEN_DEBUG talk)" 'CAYGEN_DEBUG=launch'
names "$(warning CAYGEN_DEBUG api,talk,jit | head -n 1)" "^caygen: CAYGEN_DEBUG=api,talk,jit is ignored because of 'talk': "
names "$(warning CAYGEN_DEBUG api,api | head -n 1)" "ignored because of 'api': "
names "$(warning CAYGEN_DEBUG api, | head -n 1)" "ignored because of '': "
same "$(warning CAYGEN_DEBUG talk | sed 1d | grep -cv '^caygen:   CAYGEN_DEBUG=')" 0 # no other variable is explained
names "$(warning CAYGEN_DEBUG help)" 'CAYGEN_HANG_SECONDS'
same "$(warning CAYGEN_THREADS 3)" ''
same "$(warning CAYGEN_DEVICES '')" ''
