# SPDX-License-Identifier: MIT
# The short way in. CMake does the work; the presets in CMakePresets.json are for everything else.
BUILD := build
JOBS := $(shell nproc 2>/dev/null || echo 2)

SECONDS := 60

.PHONY: all demo check asan tsan bench latency fuzz deb deb-check install uninstall clean

all:
	.ci/packages build
	cmake --preset release -DCAYGEN_TESTS=OFF
	cmake --build $(BUILD) -j $(JOBS)

# Installs what is missing when it can, builds, runs the samples on skl, bxt, bdw and cayman.
demo: all
	samples/demo.sh $(BUILD) out

# The whole test suite. It ends with ctest's summary and its exit code.
check:
	.ci/packages build check
	cmake --preset release -DCAYGEN_TESTS=ON
	cmake --build $(BUILD) -j $(JOBS)
	ctest --test-dir $(BUILD) --output-on-failure -j $(JOBS)

# The test suite with the address and undefined-behaviour sanitizers (build-asan) or the thread sanitizer (build-tsan).
# TESTS: ctest's options, e.g. TESTS="-L api".
asan tsan:
	.ci/packages build check
	cmake --preset $@
	cmake --build --preset $@ -j $(JOBS)
	ctest --preset $@ -j $(JOBS) $(TESTS)

# Times the benchmark's kernels on the emulated GPUs, where it is installed on PoCL, and loops written by hand:
# out/bench.md, out/untuned.md (kernels in the shapes of public programs), out/bench.svg, out/means.svg.
# BENCH: its options, e.g. BENCH="-r 9 -k sgemm,fft".
bench:
	.ci/packages build
	cmake --preset release -DCAYGEN_TESTS=OFF -DCAYGEN_BENCH=ON
	cmake --build $(BUILD) -j $(JOBS)
	$(BUILD)/conformance/bench/bench -o out $(BENCH)
	[ ! -e out/bench.md ] || conformance/bench/chart.sh out/bench.md out

# What OpenCL calls cost beside the work itself, on Caygen and, where it is installed, on PoCL: out/latency.md.
latency:
	.ci/packages build
	cmake --preset release -DCAYGEN_TESTS=OFF -DCAYGEN_BENCH=ON
	cmake --build $(BUILD) -j $(JOBS)
	mkdir -p out
	conformance/latency/latency.sh $(abspath $(BUILD)) >out/latency.md
	cat out/latency.md

# Runs every fuzz target for SECONDS, two at a time, with libFuzzer and sanitizers (clang). Prints a table; the exit code
# is not 0 if there was a finding. FUZZ_CC, FUZZ_CXX: another clang. See conformance/fuzz/README.md.
fuzz: export FUZZ_CC ?= clang
fuzz: export FUZZ_CXX ?= clang++
fuzz:
	.ci/packages build check fuzz
	cmake --preset fuzz
	cmake --build build-fuzz -j $(JOBS) --target fuzz_targets
	conformance/fuzz/run.sh -j 2 -s $(SECONDS) build-fuzz

# Debian packages in out/deb: docs/packages.md. deb-check tries them: lintian, fresh Debian systems, the Dockerfile's steps.
# DEB_BUILD_PROFILES=pkg.caygen.nollvm leaves LLVM out.
deb:
	.ci/packages build deb
	.ci/deb out/deb

deb-check: deb
	.ci/packages deb-check
	.ci/deb-check out/deb

# PREFIX: instead of /usr/local. DESTDIR: put in front of every path, for packages.
install: all
	cmake --install $(BUILD) $(if $(PREFIX),--prefix $(PREFIX))

# Removes what the last install from this build folder wrote.
uninstall:
	sed 's|^|$(DESTDIR)|' $(BUILD)/install_manifest.txt | xargs -d '\n' rm -fv

clean:
	rm -rf $(BUILD) build-asan build-tsan build-fuzz out
