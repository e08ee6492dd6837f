// SPDX-License-Identifier: MIT
// Private arrays with indexes known only at run time. Unrolled loops would not fit Cayman's registers.
// Cayman's compiler reads element 0 back in the very group that writes an element, and so would lose it on the GPU:
// most kernels here leave it spare; count_digits does not and holds the emulator to its quirk.
#define LOOP _Pragma("unroll 1")
__kernel void insertion_sort(__global const int *in, __global int *out)
{
    size_t i = get_global_id(0);
    int a[13];
    LOOP for (int k = 0; k < 12; k++)
        a[k + 1] = in[i * 12 + k];
    LOOP for (int k = 2; k <= 12; k++) {
        int x = a[k], m = k - 1;
        while (m >= 1 && a[m] > x) {
            a[m + 1] = a[m];
            m--;
        }
        a[m + 1] = x;
    }
    LOOP for (int k = 0; k < 12; k++)
        out[i * 12 + k] = a[k + 1];
}

// A stack machine: each item interprets its own program.
__kernel void stack_machine(__global const uchar *code, __global int *out, int length)
{
    size_t i = get_global_id(0);
    int stack[9], top = 0;
    for (int k = 0; k < 8; k++)
        stack[k + 1] = 0;
    for (int pc = 0; pc < length; pc++) {
        uchar op = code[i * length + pc];
        int a = stack[((top + 7) & 7) + 1], b = stack[((top + 6) & 7) + 1];
        switch (op & 7) {
        case 0:
            stack[(top & 7) + 1] = a + b;
            break;
        case 1:
            stack[(top & 7) + 1] = a * 3 - b;
            break;
        case 2:
            top++;
            break;
        case 3:
            stack[((top + 1) & 7) + 1] = op;
            top++;
            break;
        case 4:
            if (a > b)
                pc += op >> 6;
            break;
        default:
            stack[(op >> 5) + 1] ^= op << 4;
        }
    }
    int sum = 0;
    for (int k = 0; k < 8; k++)
        sum = sum * 31 + stack[k + 1];
    out[i] = sum;
}

// Edit distance of two short words.
__kernel void edit_distance(__global const uchar *a, __global const uchar *b, __global int *out)
{
    size_t i = get_global_id(0);
    int row[9];
    for (int k = 0; k <= 8; k++)
        row[k] = k;
    for (int y = 0; y < 8; y++) {
        int diagonal = row[0];
        row[0] = y + 1;
        for (int x = 0; x < 8; x++) {
            int cost = diagonal + ((a[i * 8 + y] & 3) != (b[i * 8 + x] & 3));
            diagonal = row[x + 1];
            row[x + 1] = min(min(row[x] + 1, diagonal + 1), cost);
        }
    }
    out[i] = row[8];
}

__kernel void count_digits(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uint count[8];
    LOOP for (int k = 0; k < 8; k++)
        count[k] = 0;
    LOOP for (uint x = in[i]; x; x >>= 3)
        count[x & 7]++;
    uint packed = 0;
    LOOP for (int k = 0; k < 8; k++)
        packed |= count[k] << 4 * k;
    out[i] = packed;
}
