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

kernel void
char_vectors(int i)
{
    printf("char [%v2hhd|%v3hhd|%v4hhd]\n", (char2)(TWO(char, i)), (char3)(NUMBERS(char, i)), (char4)(FOUR(char, i)));
    printf("[%v8hhd|%8.3v2hhd|%-6v3hhd]\n", (char8)(EIGHT(char, i)), (char2)(TWO(char, i)), (char3)(NUMBERS(char, i)));
    printf("[%v16hhd]\n", (char16)(EIGHT(char, i), EIGHT(char, i + 1)));
}

kernel void
uchar_vectors(int i)
{
    printf("uchar [%v2hhx|%v3hhx|%v4hhx]\n", (uchar2)(TWO(uchar, i)), (uchar3)(NUMBERS(uchar, i)), (uchar4)(FOUR(uchar, i)));
    printf("[%v8hhx|%8.3v2hhx|%-6v3hhx]\n", (uchar8)(EIGHT(uchar, i)), (uchar2)(TWO(uchar, i)), (uchar3)(NUMBERS(uchar, i)));
    printf("[%v16hhx]\n", (uchar16)(EIGHT(uchar, i), EIGHT(uchar, i + 1)));
}

kernel void
short_vectors(int i)
{
    printf("short [%v2hd|%v3hd|%v4hd]\n", (short2)(TWO(short, i)), (short3)(NUMBERS(short, i)), (short4)(FOUR(short, i)));
    printf("[%v8hd|%8.3v2hd|%-6v3hd]\n", (short8)(EIGHT(short, i)), (short2)(TWO(short, i)), (short3)(NUMBERS(short, i)));
    printf("[%v16hd]\n", (short16)(EIGHT(short, i), EIGHT(short, i + 1)));
}

kernel void
ushort_vectors(int i)
{
    printf("ushort [%v2hu|%v3hu|%v4hu]\n", (ushort2)(TWO(ushort, i)), (ushort3)(NUMBERS(ushort, i)), (ushort4)(FOUR(ushort, i)));
    printf("[%v8hu|%8.3v2hu|%-6v3hu]\n", (ushort8)(EIGHT(ushort, i)), (ushort2)(TWO(ushort, i)), (ushort3)(NUMBERS(ushort, i)));
    printf("[%v16hu]\n", (ushort16)(EIGHT(ushort, i), EIGHT(ushort, i + 1)));
}

kernel void
int_vectors(int i)
{
    printf("int [%v2hli|%v3hli|%v4hli]\n", (int2)(TWO(int, i)), (int3)(NUMBERS(int, i)), (int4)(FOUR(int, i)));
    printf("[%v8hli|%8.3v2hli|%-6v3hli]\n", (int8)(EIGHT(int, i)), (int2)(TWO(int, i)), (int3)(NUMBERS(int, i)));
    printf("[%v16hli]\n", (int16)(EIGHT(int, i), EIGHT(int, i + 1)));
}

kernel void
uint_vectors(int i)
{
    printf("uint [%v2hlX|%v3hlX|%v4hlX]\n", (uint2)(TWO(uint, i)), (uint3)(NUMBERS(uint, i)), (uint4)(FOUR(uint, i)));
    printf("[%v8hlX|%8.3v2hlX|%-6v3hlX]\n", (uint8)(EIGHT(uint, i)), (uint2)(TWO(uint, i)), (uint3)(NUMBERS(uint, i)));
    printf("[%v16hlX]\n", (uint16)(EIGHT(uint, i), EIGHT(uint, i + 1)));
}

kernel void
long_vectors(int i)
{
    printf("long [%v2ld|%v3ld|%v4ld]\n", (long2)(TWO(long, i)), (long3)(NUMBERS(long, i)), (long4)(FOUR(long, i)));
    printf("[%v8ld|%8.3v2ld|%-6v3ld]\n", (long8)(EIGHT(long, i)), (long2)(TWO(long, i)), (long3)(NUMBERS(long, i)));
}

kernel void
ulong_vectors(int i)
{
    printf("ulong [%v2lx|%v3lx|%v4lx]\n", (ulong2)(TWO(ulong, i)), (ulong3)(NUMBERS(ulong, i)), (ulong4)(FOUR(ulong, i)));
    printf("[%v8lx|%8.3v2lx|%-6v3lx]\n", (ulong8)(EIGHT(ulong, i)), (ulong2)(TWO(ulong, i)), (ulong3)(NUMBERS(ulong, i)));
}

kernel void
float_vectors(int i)
{
    printf("float [%v2hlg|%v3hlg|%v4hlg]\n", (float2)(TWO(float, i)), (float3)(NUMBERS(float, i)), (float4)(FOUR(float, i)));
    printf("[%v8hlg|%8.3v2hlg|%-6v3hlg]\n", (float8)(EIGHT(float, i)), (float2)(TWO(float, i)), (float3)(NUMBERS(float, i)));
    printf("[%v16hlg]\n", (float16)(EIGHT(float, i), EIGHT(float, i + 1)));
}

/* PoCL prints other memory for the second half of these, so the expected lines are C's. */
kernel void
wide_vectors(int i)
{
    printf("[%v16ld]\n", (long16)(EIGHT(long, i), EIGHT(long, i + 1)));
    printf("[%v16lx]\n", (ulong16)(EIGHT(ulong, i), EIGHT(ulong, i + 1)));
}
