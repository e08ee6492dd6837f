#!/bin/sh
# SPDX-License-Identifier: MIT
# mpi.sh BUILD: the MPI sample writes the same bytes on 1, 2 and 4 ranks, and those of the sample without MPI. 77: no mpirun.
set -eu
build=$1
command -v mpirun >/dev/null || { echo "skipped: no mpirun"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Open MPI: more ranks than cores, as root too, and nothing leaves this machine.
export OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_btl=self,vader \
    OMPI_MCA_oob_tcp_if_include=lo OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 CAYGEN_THREADS=1
size=97x75 # rows that are no whole bands
for device in skl cayman; do
    "$build/samples/path_tracer" --device $device --size $size --output "$work/alone.png" >/dev/null
    for ranks in 1 2 4; do
        mpirun -n $ranks "$build/samples/path_tracer_mpi" --device $device --size $size --output "$work/$ranks.png"
        cmp "$work/alone.png" "$work/$ranks.png"
    done
done
