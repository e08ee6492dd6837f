// SPDX-License-Identifier: MIT
// Rodinia's shape: a layer of 16 neurons and many inputs. A group has 16 inputs: products in local memory, a tree adds
// them up. Then each weight is adjusted, with momentum.
#define SIDE 16

__kernel void backprop_forward(__global const float *inputs, __global const float *weights, __global float *sums)
{
    __local float input[SIDE], products[SIDE][SIDE];
    int neuron = get_local_id(0), row = get_local_id(1), at = get_global_id(1) * SIDE + neuron;
    if (neuron == 0)
        input[row] = inputs[get_global_id(1)];
    barrier(CLK_LOCAL_MEM_FENCE);
    products[row][neuron] = weights[at] * input[row];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int reach = 1; reach < SIDE; reach *= 2) {
        if (row % (2 * reach) == 0)
            products[row][neuron] += products[row + reach][neuron];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row == 0)
        sums[get_group_id(1) * SIDE + neuron] = products[0][neuron];
}

__kernel void backprop_adjust(__global const float *inputs, __global float *weights, __global float *changes,
                              __global const float *errors)
{
    int neuron = get_local_id(0), at = get_global_id(1) * SIDE + neuron;
    float change = 0.3f * errors[neuron] * inputs[get_global_id(1)] + 0.3f * changes[at];
    weights[at] += change;
    changes[at] = change;
}
