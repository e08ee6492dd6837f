/* SPDX-License-Identifier: MIT */
/* The vectors of FIPS 180-4's examples and of RFC 6234, and every way to cut a message into pieces. */
#include <stdio.h>
#include <string.h>

#include "suite.h"

static void
expect(const char *message, unsigned repeat, const char *want)
{
    struct sha256 hash;
    uint8_t digest[SHA256_BYTES];
    char text[2 * SHA256_BYTES + 1];
    sha256_begin(&hash);
    for (unsigned i = 0; i < repeat; i++)
        sha256_add(&hash, message, strlen(message));
    sha256_end(&hash, digest);
    for (unsigned i = 0; i < SHA256_BYTES; i++)
        sprintf(text + 2 * i, "%02x", digest[i]);
    assert_string_equal(text, want);
}

static void
standard_vectors(void **state)
{
    (void)state;
    expect("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
           "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    expect("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
           "mnopqrstnopqrstu",
           1, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    expect("a", 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    expect("0123456701234567012345670123456701234567012345670123456701234567", 10,
           "594847328451bdfa85056225462cc1d867d877fb388df0ce35f25ab5562bfbb5");
}

/* Every length around the block's size, in two pieces: the padding's cases and the buffer's. */
static void
pieces(void **state)
{
    uint8_t text[200], whole[SHA256_BYTES], parts[SHA256_BYTES];
    struct sha256 hash;
    (void)state;
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(i * 7);
    for (size_t length = 0; length <= sizeof text; length++) {
        sha256_begin(&hash);
        sha256_add(&hash, text, length);
        sha256_end(&hash, whole);
        for (size_t cut = 0; cut <= length; cut++) {
            sha256_begin(&hash);
            sha256_add(&hash, text, cut);
            sha256_add(&hash, text + cut, length - cut);
            sha256_end(&hash, parts);
            assert_memory_equal(whole, parts, sizeof whole);
        }
    }
}

int
run_sha256(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(standard_vectors), cmocka_unit_test(pieces)};
    return cmocka_run_group_tests_name("sha256", tests, NULL, NULL);
}
