/* SPDX-License-Identifier: MIT */
/* Every conversion, flag and argument type of OpenCL's printf. Each kernel runs as one work-item, except many(). */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
/* An implementation without half prints the same numbers from floats. */
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define HALF(x) ((half)(x))
#define HALF4(x) convert_half4(x)
#define V4H "%v4hf|%v4hg"
#else
#define HALF(x) (x)
#define HALF4(x) (x)
#define V4H "%v4hlf|%v4hlg"
#endif

kernel void
ints(int i, uint u, long l, ulong ul, short s, char c)
{
    printf("[%d|%i|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d]\n", i, i, i, i, i, i, i, i, i);
    printf("[%u|%x|%X|%o|%#x|%#o|%#X|%08x|%-8x|%.5x]\n", u, u, u, u, u, u, u, u, u, u);
    printf("[%ld|%li|%lu|%lx|%lo|%20ld|%-20ld]\n", l, l, ul, ul, ul, l, l);
    printf("[%hd|%hu|%hx|%hhd|%hhu|%hhx|%hho]\n", s, s, s, c, c, c, c);
    printf("[%hd|%hhx]\n", i, i);
    printf("[%d %u %x]\n", s, c, s);
}

kernel void
plain(void)
{
    printf("100%% %%d\n");
    printf("plain\n");
    printf("tab\there, \"quoted\", back\\slash, bell\a\n");
    printf("no newline;");
    printf(" two\nlines\n");
}

kernel void
characters(char a, uchar b)
{
    printf("[%c|%5c|%-5c|%c]\n", a, a, a, b);
}

kernel void
floats(float f, double d, float h)
{
    printf("[%f|%F|%e|%E|%g|%G]\n", f, f, f, f, f, f);
    printf("[%10.3f|%-10.3f|%+.2f|% f|%010.2f|%.0f|%#.0f]\n", f, f, f, f, f, f, f);
    printf("[%f|%.15g|%.3e|%20.10f]\n", d, d, d, d);
    printf("[%f|%g|%e]\n", HALF(h), HALF(h), HALF(h));
    printf("[%f|%F|%e|%5.1f|%-8f|]\n", INFINITY, -INFINITY, INFINITY, -INFINITY, INFINITY);
    printf("[%f|%g]\n", NAN, NAN);
}

/* More digits than a float has: PoCL shows such numbers as floats, so the expected line is C's. */
kernel void
doubles(double d)
{
    printf("[%.17g|%.20f|%a]\n", d, -d, d);
}

kernel void
hexadecimal_floats(float f, double d)
{
    printf("[%a|%A|%.3a|%a]\n", f, f, f, d);
}

kernel void
vectors(int4 i, float4 f, char16 c, uchar4 uc, short8 s, ushort2 us, long2 l, ulong3 ul, double2 d, uint3 u)
{
    printf("[%v4hld|%v4hlx|%v4hli|%#v4hlx|%6v4hld|%-6v4hld]\n", i, i, i, i, i, i);
    printf("[%v4hlf|%v4hle|%v4hlg|%5.2v4hlf|%+v4hlf]\n", f, f, f, f, f);
    printf("[%v16hhd|%v16hhx]\n", c, c);
    printf("[%v4hhu|%v4hhx|%#v4hhx|%2v4hhx|%02v4hhx]\n", uc, uc, uc, uc, uc);
    printf("[%v8hd|%v8hi]\n", s, s);
    printf("[%v2hu|%v2hX]\n", us, us);
    printf("[%v2ld|%v3lu]\n", l, ul);
    printf("[%v2lf|%v2lg]\n", d, d);
    printf("[%v3hlu|%v3hlo]\n", u, u);
    printf("one %v2hlf, then %d and %v2hld\n", f.xy, i.x, i.zw);
}

kernel void
halves(float4 f)
{
    printf("[" V4H "]\n", HALF4(f), HALF4(f));
}

kernel void
texts(global int *p, int n)
{
    printf("[%s|%10s|%-10s|%.3s|%%]\n", "abc", "right", "left", "truncated");
    printf("[%s %d %s]\n", "yes", n, "x");
    printf("%s\n", "a%d\tb");
    printf("%s", "last\n");
}

kernel void
pointers(int n)
{
    printf("[%p]\n", (global int *)(uintptr_t)(0x123456789aul * n));
}

/* The lines of one work-item follow each other; those of different ones may mix. */
kernel void
many(int n)
{
    if (get_global_id(0) % n == 0)
        printf("item %d of group %d, %v2hlu\n", (int)get_global_id(0), (int)get_group_id(0),
               (uint2)((uint)get_local_id(0), (uint)get_num_groups(0)));
}

kernel void
results(global int *r)
{
    r[0] = printf("%d\n", 1);
}

/* More than any buffer takes: what fits is printed whole, and printf says what did not. */
kernel void
flood(global int *counts)
{
    atomic_inc(counts + (printf("%v16hld\n", (int16)((int)get_global_id(0))) == 0 ? 0 : 1));
}

/* --- formats --- */

constant char words[] = "words of a constant";
constant char form[] = "a constant's %d and %s\n";

kernel void
odd_texts(int n)
{
    printf("a\\n|\\\\|\\t|\x41\033[1m|\"q\"|'s'|\?|%%n|\v\f\b|\177|\1\2|end\n");
    printf("%%");
    printf("%d%%\n", n);
    printf("%%%d%%%d%%%%d\n", n, n);
    printf("");
    printf("\n");
    printf("one" " two " "three %d\n", n);
    printf("[%s|%8s|%-3s|%s|%.0s|%%|%d]\n", "", "", "", "%", "nothing", n);
    printf(form, n, words);
    printf("%s\n", n & 1 ? "odd" : "even");
}

/* What no conversion asks for is evaluated and ignored. */
kernel void
excess(int n)
{
    printf("no conversion\n", n);
    printf("one %d\n", n, 8);
    printf("two %d %d\n", n, n, n * 1.5f, (float4)(n), "text", words);
    printf("one more %f\n", 0.5, n);
    printf("none\n");
}

#define TEN(text) text text text text text text text text text text
#define MORE(n) n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8, n + 9
kernel void
many_arguments(int n)
{
    printf("[" TEN("%d ") TEN("%x ") TEN("%u|") TEN("%5d") "]\n", MORE(n), MORE(n * 17), MORE(n * 1000), MORE(-n));
}

kernel void
long_format(int n)
{
    printf(TEN(TEN("twenty characters %%%%")) "%d" TEN(TEN("\"more\"\t")) "%d\n", n, -n);
}

/* --- places --- */

int __attribute__((noinline))
told(int depth, int n)
{
    printf("depth %d of %d\n", depth, n);
    return depth + n;
}

void __attribute__((noinline))
tell_twice(int n)
{
    const int sum = told(1, n);
    if (sum > 3)
        printf("%d and %d\n", told(2, sum), n);
}

kernel void
called(int n)
{
    tell_twice(n);
    printf("back\n");
    tell_twice(n - 1);
}

kernel void
loops(int n)
{
    for (int i = 0; i < 40; i++) {
        if (i % n == 1)
            continue;
        switch (i & 3) {
        case 0: printf("%d: zero\n", i); break;
        case 1: printf("%d: one, %v2hld\n", i, (int2)(i, -i)); /* and */
        default: printf("%d: %s\n", i, i > 20 ? "late" : "early");
        }
        if (i * n > 100)
            break;
    }
}

/* Which work-item comes when is nobody's business. */
#ifdef cl_intel_required_subgroup_size
#define WIDTH(n) __attribute__((intel_reqd_sub_group_size(n)))
#else
#define WIDTH(n)
#endif
#define DIVERGENT(N)                                                                                         \
    WIDTH(N) kernel void divergent_##N(int n)                                                                \
    {                                                                                                        \
        const int i = get_global_id(0);                                                                      \
        if (i % 7 == 0)                                                                                      \
            printf("%d: sevenths %f\n", i, i / 7.0f);                                                        \
        else if (i % 7 < n)                                                                                  \
            for (int k = 0; k < i % 5; k++)                                                                  \
                printf("%d: %d of %d, %v4hhx\n", i, k, i % 5, (uchar4)((uchar)i, (uchar)k, 0, 255));         \
        else if (i & 1)                                                                                      \
            printf("%d: %s\n", i, i & 2 ? "two" : "three");                                                  \
        if (i % n == 1)                                                                                      \
            return;                                                                                          \
        printf("%d: %ld %c\n", i, (long)i << 33, 'a' + i % 26);                                              \
    }
DIVERGENT(8)
DIVERGENT(16)
DIVERGENT(32)

/* Of several launches; or the last of its work, with an address where nothing is. */
kernel void
tell(int who, int first, int lines, ulong wild)
{
    for (int i = 0; i < lines; i++)
        printf("<%d %d %d>\n", who, first, i);
    if (lines < 0) {
        printf("<%d %d before>\n", who, first);
        *(global int *)wild = 1;
    }
}

/* Vectors of every length and type; the numbers are of both signs and of all sizes. */
#define NUMBERS(type, i) (type)((i) * 12345 - 3), (type)(-(i) * 77), (type)(i)
#define TWO(type, i) (type)((i) * 12345 - 3), (type)(-(i) * 77)
#define FOUR(type, i) TWO(type, i), TWO(type, (i) + 5)
#define EIGHT(type, i) FOUR(type, i), FOUR(type, (i) * 9)

#define VECTORS(T, FORM)                                                                                     \
    kernel void T##_vectors(int i)                                                                           \
    {                                                                                                        \
        printf(#T " [%v2" FORM "|%v3" FORM "|%v4" FORM "]\n", (T##2)(TWO(T, i)), (T##3)(NUMBERS(T, i)),      \
               (T##4)(FOUR(T, i)));                                                                          \
        printf("[%v8" FORM "|%8.3v2" FORM "|%-6v3" FORM "]\n", (T##8)(EIGHT(T, i)), (T##2)(TWO(T, i)),       \
               (T##3)(NUMBERS(T, i)));                                                                       \
        SIXTEEN(T, FORM)                                                                                     \
    }
/* PoCL prints other memory for the second half of long16: see wide_vectors. */
#define SIXTEEN(T, FORM) if (sizeof(T) < 8) printf("[%v16" FORM "]\n", (T##16)(EIGHT(T, i), EIGHT(T, i + 1)));
VECTORS(char, "hhd")
VECTORS(uchar, "hhx")
VECTORS(short, "hd")
VECTORS(ushort, "hu")
VECTORS(int, "hli")
VECTORS(uint, "hlX")
VECTORS(long, "ld")
VECTORS(ulong, "lx")
VECTORS(float, "hlg")

/* See SIXTEEN: the expected lines are C's. */
kernel void
wide_vectors(int i)
{
    printf("[%v16ld]\n", (long16)(EIGHT(long, i), EIGHT(long, i + 1)));
    printf("[%v16lx]\n", (ulong16)(EIGHT(ulong, i), EIGHT(ulong, i + 1)));
}
