// SPDX-License-Identifier: MIT
// Black-Scholes: European call and put.
float cnd(float d)
{
    float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
    float p = 0.3989422804f * exp(-0.5f * d * d) *
              (k * (0.31938153f +
                    k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
    return d > 0 ? 1.0f - p : p;
}
__kernel void bscholes(__global const float *S, __global const float *X, __global const float *t,
                       __global float *call, __global float *put, float r, float v)
{
    uint i = get_global_id(0);
    float q = sqrt(t[i]), d1 = (log(S[i] / X[i]) + (r + 0.5f * v * v) * t[i]) / (v * q), d2 = d1 - v * q;
    float c1 = cnd(d1), c2 = cnd(d2), e = exp(-r * t[i]);
    call[i] = S[i] * c1 - X[i] * e * c2;
    put[i] = X[i] * e * (1.0f - c2) - S[i] * (1.0f - c1);
}
