#!/bin/sh
# SPDX-License-Identifier: MIT
# chart.sh BENCH.md FOLDER: draws the table of speeds in a report of the benchmark: FOLDER/bench.svg, each kernel a row of
# dots, and FOLDER/means.svg, the geometric means as bars. Without a PoCL to compare with there is no table, and no chart.
set -eu
report=$1 folder=$2
grep -q '^## Speed relative' "$report" || { echo "$report compares with nothing: no chart" && exit 0; }
awk -v folder="$folder" '
    # Okabe and Ito'"'"'s colours, which the colour-blind can tell apart. jit is filled, simd hollow.
    BEGIN {
        FS = " *\\| *"
        colour["skl"] = "#0072b2"; colour["cayman"] = "#d55e00"
        title["skl-simd"] = "Skylake, simd"; title["skl-jit"] = "Skylake, jit"
        title["cayman-simd"] = "Cayman, simd"; title["cayman-jit"] = "Cayman, jit"
    }
    /^## / { inside = /^## Speed relative/; next }
    !inside || !/^\|/ || /^\|-/ { next }
    !columns { for (columns = 3; columns < NF; columns++) name[columns] = $columns; next }
    $2 ~ /^\*\*/ {
        gsub(/\*\*/, "")
        sub(/ of \*$/, " of nine kernels", $2)
        sub(/ of all$/, " of all kernels", $2)
        mean[++means] = toupper(substr($2, 1, 1)) substr($2, 2)
        for (c = 3; c < columns; c++) { split($c, part, " "); value["m", means, c] = part[1] }
        next
    }
    { kernel[++kernels] = $2; for (c = 3; c < columns; c++) value["k", kernels, c] = $c }

    function log10(x) { return log(x) / log(10) }
    function shown(c) { return name[c] in title }
    function device(c) { return substr(name[c], 1, index(name[c], "-") - 1) }
    function text(x, y, anchor, style, words) {
        printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s>%s</text>\n", x, y, anchor, style ? " " style : "", words >file
    }
    function line(x1, y1, x2, y2, stroke, wide) {
        printf "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>\n", x1, y1, x2, y2, stroke, wide >file
    }
    function head(height, words) {
        printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 880 %d\" width=\"880\" height=\"%d\" role=\"img\" font-family=\"DejaVu Sans, Verdana, Helvetica, Arial, sans-serif\" font-size=\"13\" fill=\"#1b2733\">\n<title>%s</title>\n<rect width=\"880\" height=\"%d\" rx=\"6\" fill=\"#ffffff\"/>\n", height, height, words, height >file
    }
    function mark(c, x, y,   paint) {
        paint = "fill=\"" (name[c] ~ /jit$/ ? colour[device(c)] : "#ffffff") "\" stroke=\"" colour[device(c)] "\" stroke-width=\"1.8\""
        if (device(c) == "skl") printf "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.6\" %s/>\n", x, y, paint >file
        else printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"8.4\" height=\"8.4\" %s/>\n", x - 4.2, y - 4.2, paint >file
    }
    function legend(y,   c, x) {
        x = left + 6
        for (c = 3; c < columns; c++) if (shown(c)) { mark(c, x, y - 4.5); text(x + 12, y, "start", "", title[name[c]]); x += 150 }
    }
    function at(speed) { return left + (log10(speed) - low) * (right - left) / (high - low) }
    function grid(top, bottom,   power, digit) {
        for (power = low; power <= high; power++) {
            for (digit = 2; digit < 10 && power < high; digit++) line(at(digit * 10 ^ power), top, at(digit * 10 ^ power), bottom, "#eef1f4", 1)
            line(at(10 ^ power), top, at(10 ^ power), bottom, power ? "#b8c2cc" : "#34495e", power ? 1 : 2)
            text(at(10 ^ power), bottom + 18, "middle", "", power < 0 ? sprintf("%g", 10 ^ power) : sprintf("%d", 10 ^ power))
        }
    }
    function dots(kind, i, y,   c) {
        for (c = 3; c < columns; c++) if (shown(c) && value[kind, i, c] + 0 > 0) mark(c, at(value[kind, i, c]), y)
    }
    function draw_kernels(   i, y, top, bottom) {
        file = folder "/bench.svg"
        top = 66; bottom = top + 20 * (kernels + means) + 12
        head(bottom + 52, "Speed of each kernel relative to PoCL")
        text(20, 26, "start", "font-size=\"16\" font-weight=\"bold\"", "Speed relative to PoCL: right of 1 is faster")
        legend(50)
        for (i = 1; i <= kernels; i++) line(left, top + 20 * i - 8, right, top + 20 * i - 8, "#eef1f4", 1)
        grid(top, bottom)
        for (i = 1; i <= kernels; i++) {
            y = top + 20 * i - 8
            text(left - 12, y + 4.5, "end", "", kernel[i])
            dots("k", i, y)
        }
        line(20, y + 13, 860, y + 13, "#34495e", 1)
        for (i = 1; i <= means; i++) {
            y += i == 1 ? 26 : 20
            text(left - 12, y + 4.5, "end", "font-weight=\"bold\"", i == 1 ? "mean of * (nine)" : "mean of all")
            dots("m", i, y)
        }
        text((left + right) / 2, bottom + 42, "middle", "font-size=\"12\" fill=\"#415466\"", "logarithmic scale; means are geometric")
        print "</svg>" >file
        close(file)
    }
    function draw_means(   i, c, y, wide, most) {
        file = folder "/means.svg"
        head(70 + means * 124, "Mean speed relative to PoCL")
        text(20, 26, "start", "font-size=\"16\" font-weight=\"bold\"", "Mean speed relative to PoCL")
        for (i = 1; i <= means; i++) for (c = 3; c < columns; c++) if (shown(c) && value["m", i, c] > most) most = value["m", i, c] + 0
        wide = 600 / most
        line(160 + wide, 58, 160 + wide, 42 + means * 124, "#34495e", 1.5)
        y = 40
        for (i = 1; i <= means; i++) {
            text(20, y + 14, "start", "", mean[i])
            y += 22
            for (c = 3; c < columns; c++) if (shown(c)) {
                text(150, y + 14.5, "end", "", title[name[c]])
                printf "<rect x=\"160\" y=\"%.1f\" width=\"%.1f\" height=\"18\" rx=\"2\" fill=\"%s\"%s/>\n", y, value["m", i, c] * wide, colour[device(c)], name[c] ~ /jit$/ ? "" : " fill-opacity=\"0.5\"" >file
                text(168 + value["m", i, c] * wide, y + 14.5, "start", "font-weight=\"bold\" stroke=\"#ffffff\" stroke-width=\"5\" paint-order=\"stroke\"", sprintf("%.2g", value["m", i, c]))
                y += 23
            }
            y += 10
        }
        text(160 + wide, y + 12, "middle", "font-size=\"12\" fill=\"#415466\"", "1: PoCL")
        print "</svg>" >file
        close(file)
    }
    END {
        left = 150; right = 850; low = 0; high = 0
        for (i = 1; i <= kernels; i++) for (c = 3; c < columns; c++) if (shown(c) && value["k", i, c] + 0 > 0) {
            speed = log10(value["k", i, c])
            while (speed < low) low--
            while (speed > high) high++
        }
        if (high == low) high++
        draw_kernels()
        draw_means()
    }' "$report"
echo "$folder/bench.svg"
echo "$folder/means.svg"
