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

/* More than any buffer takes: what fits is printed whole. */
kernel void
flood(void)
{
    printf("%v16hld\n", (int16)((int)get_global_id(0)));
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
