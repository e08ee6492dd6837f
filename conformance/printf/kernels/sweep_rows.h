/* SPDX-License-Identifier: MIT */
/* By sweep_rows.py. */
/* clang-format off */
#define ROWS_char(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(char, 19, "-.", "d") \
    VECTOR(char, 2, 26, "0+5.7", "d") \
    VECTOR(char, 3, 12, "-+.7", "d") \
    VECTOR(char, 4, 13, "0+ 8.1", "d") \
    VECTOR(char, 8, 10, " +.0", "d") \
    VECTOR(char, 16, 0, "+40.3", "d") \
    SCALAR(char, 19, "0 1", "i") \
    VECTOR(char, 2, 49, "+01.7", "i") \
    VECTOR(char, 3, 11, "0 40.7", "i") \
    VECTOR(char, 4, 33, " 12.12", "i") \
    VECTOR(char, 8, 0, " +-", "i") \
    VECTOR(char, 16, 12, "+- 1.1", "i") \
    SCALAR(char, 53, "0-5.0", "u") \
    VECTOR(char, 2, 54, "-0.", "u") \
    VECTOR(char, 3, 28, "024.1", "u") \
    VECTOR(char, 4, 60, "5.1", "u") \
    VECTOR(char, 8, 23, "0", "u") \
    VECTOR(char, 16, 17, "-040.7", "u") \
    SCALAR(char, 12, "-", "o") \
    VECTOR(char, 2, 59, "#1", "o") \
    VECTOR(char, 3, 17, "#-5.0", "o") \
    VECTOR(char, 4, 39, "#8.3", "o") \
    VECTOR(char, 8, 28, "-24.7", "o") \
    VECTOR(char, 16, 25, "-40", "o") \
    SCALAR(char, 40, "-05.7", "x") \
    VECTOR(char, 2, 39, "#-040", "x") \
    VECTOR(char, 3, 15, "012.", "x") \
    VECTOR(char, 4, 22, "05.12", "x") \
    VECTOR(char, 8, 25, "8.1", "x") \
    VECTOR(char, 16, 39, "01.3", "x") \
    SCALAR(char, 59, "12.3", "X") \
    VECTOR(char, 2, 57, "8", "X") \
    VECTOR(char, 3, 41, "-0#1.12", "X") \
    VECTOR(char, 4, 60, "01", "X") \
    VECTOR(char, 8, 21, "-1", "X") \
    VECTOR(char, 16, 16, "-0", "X")

#define ROWS_uchar(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(uchar, 60, "8.", "d") \
    VECTOR(uchar, 2, 32, "+1.12", "d") \
    VECTOR(uchar, 3, 11, "+0-5", "d") \
    VECTOR(uchar, 4, 46, "8.0", "d") \
    VECTOR(uchar, 8, 27, "012.", "d") \
    VECTOR(uchar, 16, 18, " -+0.", "d") \
    SCALAR(uchar, 14, " 40.0", "i") \
    VECTOR(uchar, 2, 28, " .", "i") \
    VECTOR(uchar, 3, 31, " 5.1", "i") \
    VECTOR(uchar, 4, 7, "-1.0", "i") \
    VECTOR(uchar, 8, 32, "- 0+24.1", "i") \
    VECTOR(uchar, 16, 40, ".3", "i") \
    SCALAR(uchar, 7, "1.", "u") \
    VECTOR(uchar, 2, 14, ".7", "u") \
    VECTOR(uchar, 3, 0, "0.12", "u") \
    VECTOR(uchar, 4, 18, "12.1", "u") \
    VECTOR(uchar, 8, 6, "0", "u") \
    VECTOR(uchar, 16, 22, "0-.1", "u") \
    SCALAR(uchar, 15, "-012.1", "o") \
    VECTOR(uchar, 2, 41, "#", "o") \
    VECTOR(uchar, 3, 54, "-5.", "o") \
    VECTOR(uchar, 4, 35, "0#1", "o") \
    VECTOR(uchar, 8, 35, "0", "o") \
    VECTOR(uchar, 16, 9, "-8.3", "o") \
    SCALAR(uchar, 46, "#40", "x") \
    VECTOR(uchar, 2, 0, "-0.1", "x") \
    VECTOR(uchar, 3, 1, "024.1", "x") \
    VECTOR(uchar, 4, 17, "#.7", "x") \
    VECTOR(uchar, 8, 1, "#", "x") \
    VECTOR(uchar, 16, 43, "24.12", "x") \
    SCALAR(uchar, 13, "0#-40.0", "X") \
    VECTOR(uchar, 2, 15, "-", "X") \
    VECTOR(uchar, 3, 15, "040.12", "X") \
    VECTOR(uchar, 4, 2, ".12", "X") \
    VECTOR(uchar, 8, 11, "5.0", "X") \
    VECTOR(uchar, 16, 15, "-0#40.3", "X")

#define ROWS_short(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(short, 63, "+-0.", "d") \
    VECTOR(short, 2, 55, "+0 5", "d") \
    VECTOR(short, 3, 6, "+24", "d") \
    VECTOR(short, 4, 15, "- +5", "d") \
    VECTOR(short, 8, 13, "1.3", "d") \
    VECTOR(short, 16, 29, " 40.", "d") \
    SCALAR(short, 27, "+", "i") \
    VECTOR(short, 2, 32, "0.", "i") \
    VECTOR(short, 3, 59, "- 5.3", "i") \
    VECTOR(short, 4, 45, "+-40.0", "i") \
    VECTOR(short, 8, 21, "+ 1.12", "i") \
    VECTOR(short, 16, 17, " -", "i") \
    SCALAR(short, 27, "-01.0", "u") \
    VECTOR(short, 2, 62, "40", "u") \
    VECTOR(short, 3, 16, ".0", "u") \
    VECTOR(short, 4, 20, "-24.7", "u") \
    VECTOR(short, 8, 35, "-5.0", "u") \
    VECTOR(short, 16, 20, "-5", "u") \
    SCALAR(short, 0, "#24.", "o") \
    VECTOR(short, 2, 21, "-0#12", "o") \
    VECTOR(short, 3, 4, "-8.0", "o") \
    VECTOR(short, 4, 0, "05", "o") \
    VECTOR(short, 8, 5, "5.7", "o") \
    VECTOR(short, 16, 8, "#-5.12", "o") \
    SCALAR(short, 11, "#-0.0", "x") \
    VECTOR(short, 2, 2, "#040.1", "x") \
    VECTOR(short, 3, 27, "01.12", "x") \
    VECTOR(short, 4, 58, "-#40.12", "x") \
    VECTOR(short, 8, 20, "#.7", "x") \
    VECTOR(short, 16, 1, ".", "x") \
    SCALAR(short, 56, "05.7", "X") \
    VECTOR(short, 2, 47, "#012.1", "X") \
    VECTOR(short, 3, 54, "#040.7", "X") \
    VECTOR(short, 4, 3, "012.12", "X") \
    VECTOR(short, 8, 34, "0#5.3", "X") \
    VECTOR(short, 16, 43, ".7", "X")

#define ROWS_ushort(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(ushort, 13, " 1.7", "d") \
    VECTOR(ushort, 2, 47, "-12.1", "d") \
    VECTOR(ushort, 3, 36, "+5.0", "d") \
    VECTOR(ushort, 4, 21, " -8.3", "d") \
    VECTOR(ushort, 8, 14, "1", "d") \
    VECTOR(ushort, 16, 16, "0 1.12", "d") \
    SCALAR(ushort, 48, "0 -12.", "i") \
    VECTOR(ushort, 2, 40, "08", "i") \
    VECTOR(ushort, 3, 27, " 01.", "i") \
    VECTOR(ushort, 4, 45, " 5", "i") \
    VECTOR(ushort, 8, 3, "+ 024.1", "i") \
    VECTOR(ushort, 16, 7, "-0 ", "i") \
    SCALAR(ushort, 50, "-1.", "u") \
    VECTOR(ushort, 2, 48, "12.1", "u") \
    VECTOR(ushort, 3, 0, "-8.1", "u") \
    VECTOR(ushort, 4, 39, "-1", "u") \
    VECTOR(ushort, 8, 17, "-08.12", "u") \
    VECTOR(ushort, 16, 43, "0-.1", "u") \
    SCALAR(ushort, 38, ".7", "o") \
    VECTOR(ushort, 2, 5, "01", "o") \
    VECTOR(ushort, 3, 60, "#8", "o") \
    VECTOR(ushort, 4, 25, "8.3", "o") \
    VECTOR(ushort, 8, 24, "-#40", "o") \
    VECTOR(ushort, 16, 28, "40.12", "o") \
    SCALAR(ushort, 40, "#", "x") \
    VECTOR(ushort, 2, 51, "0#40.", "x") \
    VECTOR(ushort, 3, 11, "#-40", "x") \
    VECTOR(ushort, 4, 40, "0-5.", "x") \
    VECTOR(ushort, 8, 38, ".", "x") \
    VECTOR(ushort, 16, 31, ".7", "x") \
    SCALAR(ushort, 5, "-0", "X") \
    VECTOR(ushort, 2, 28, "-#.0", "X") \
    VECTOR(ushort, 3, 38, "#.3", "X") \
    VECTOR(ushort, 4, 2, "#040.12", "X") \
    VECTOR(ushort, 8, 26, "-8", "X") \
    VECTOR(ushort, 16, 13, "0.12", "X")

#define ROWS_int(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(int, 39, "+ 12.12", "d") \
    VECTOR(int, 2, 50, "- +12.", "d") \
    VECTOR(int, 3, 27, " -", "d") \
    VECTOR(int, 4, 26, "0.", "d") \
    VECTOR(int, 8, 32, " 01.3", "d") \
    VECTOR(int, 16, 36, "+-.7", "d") \
    SCALAR(int, 59, "+12", "i") \
    VECTOR(int, 2, 23, "40.1", "i") \
    VECTOR(int, 3, 53, ".1", "i") \
    VECTOR(int, 4, 5, " 12.7", "i") \
    VECTOR(int, 8, 3, " -1.1", "i") \
    VECTOR(int, 16, 16, "-5.0", "i") \
    SCALAR(int, 50, "24.12", "u") \
    VECTOR(int, 2, 61, "0", "u") \
    VECTOR(int, 3, 54, "-01.0", "u") \
    VECTOR(int, 4, 37, "5.", "u") \
    VECTOR(int, 8, 25, "08.0", "u") \
    VECTOR(int, 16, 0, "040.1", "u") \
    SCALAR(int, 19, "0-12", "o") \
    VECTOR(int, 2, 51, "12.12", "o") \
    VECTOR(int, 3, 56, "-.3", "o") \
    VECTOR(int, 4, 51, "-8", "o") \
    VECTOR(int, 8, 32, "08.0", "o") \
    VECTOR(int, 16, 3, "-0#5.7", "o") \
    SCALAR(int, 54, "-#", "x") \
    VECTOR(int, 2, 52, "", "x") \
    VECTOR(int, 3, 55, "#08.12", "x") \
    VECTOR(int, 4, 24, "#040.12", "x") \
    VECTOR(int, 8, 43, "#.7", "x") \
    VECTOR(int, 16, 30, "-", "x") \
    SCALAR(int, 5, "12.7", "X") \
    VECTOR(int, 2, 3, "0-.1", "X") \
    VECTOR(int, 3, 22, "#-12.12", "X") \
    VECTOR(int, 4, 45, "24.0", "X") \
    VECTOR(int, 8, 17, "0#8.", "X") \
    VECTOR(int, 16, 11, "01.0", "X")

#define ROWS_uint(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(uint, 34, " -40.7", "d") \
    VECTOR(uint, 2, 47, "-+24.7", "d") \
    VECTOR(uint, 3, 20, "+012.3", "d") \
    VECTOR(uint, 4, 39, "+5.7", "d") \
    VECTOR(uint, 8, 39, "0", "d") \
    VECTOR(uint, 16, 2, "-0.7", "d") \
    SCALAR(uint, 57, "+ 8.0", "i") \
    VECTOR(uint, 2, 47, "-8.", "i") \
    VECTOR(uint, 3, 61, "8.0", "i") \
    VECTOR(uint, 4, 48, "-+040", "i") \
    VECTOR(uint, 8, 50, "-12.", "i") \
    VECTOR(uint, 16, 1, " -8", "i") \
    SCALAR(uint, 4, "0-5.12", "u") \
    VECTOR(uint, 2, 34, ".12", "u") \
    VECTOR(uint, 3, 36, "0-24", "u") \
    VECTOR(uint, 4, 6, "40.7", "u") \
    VECTOR(uint, 8, 27, "0-24", "u") \
    VECTOR(uint, 16, 20, "-5.1", "u") \
    SCALAR(uint, 48, "12", "o") \
    VECTOR(uint, 2, 10, "0-.3", "o") \
    VECTOR(uint, 3, 38, "8.12", "o") \
    VECTOR(uint, 4, 29, "-24.3", "o") \
    VECTOR(uint, 8, 18, ".1", "o") \
    VECTOR(uint, 16, 7, "40.12", "o") \
    SCALAR(uint, 59, "-", "x") \
    VECTOR(uint, 2, 4, "#040", "x") \
    VECTOR(uint, 3, 36, "-40.7", "x") \
    VECTOR(uint, 4, 26, "#05", "x") \
    VECTOR(uint, 8, 50, "-40.1", "x") \
    VECTOR(uint, 16, 5, "-1", "x") \
    SCALAR(uint, 18, "5.12", "X") \
    VECTOR(uint, 2, 31, "40", "X") \
    VECTOR(uint, 3, 50, "40.12", "X") \
    VECTOR(uint, 4, 7, "1.", "X") \
    VECTOR(uint, 8, 31, "-40.1", "X") \
    VECTOR(uint, 16, 14, "-0.3", "X")

#define ROWS_long(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(long, 3, "1.", "d") \
    VECTOR(long, 2, 37, "+0-", "d") \
    VECTOR(long, 3, 42, "024.", "d") \
    VECTOR(long, 4, 45, " -24.", "d") \
    VECTOR(long, 8, 8, "+-", "d") \
    VECTOR(long, 16, 23, "0 5.0", "d") \
    SCALAR(long, 19, " 12.7", "i") \
    VECTOR(long, 2, 2, " 8.3", "i") \
    VECTOR(long, 3, 40, " 01", "i") \
    VECTOR(long, 4, 17, " 8.1", "i") \
    VECTOR(long, 8, 26, "+", "i") \
    VECTOR(long, 16, 8, "- 12.0", "i") \
    SCALAR(long, 13, ".7", "u") \
    VECTOR(long, 2, 24, "5.7", "u") \
    VECTOR(long, 3, 29, "24", "u") \
    VECTOR(long, 4, 3, "-8.7", "u") \
    VECTOR(long, 8, 33, "0-40.3", "u") \
    VECTOR(long, 16, 40, ".1", "u") \
    SCALAR(long, 52, "-.12", "o") \
    VECTOR(long, 2, 11, "#0", "o") \
    VECTOR(long, 3, 35, "#1.3", "o") \
    VECTOR(long, 4, 14, "-#24.12", "o") \
    VECTOR(long, 8, 31, "-5.7", "o") \
    VECTOR(long, 16, 17, "0-#.12", "o") \
    SCALAR(long, 62, "-0#", "x") \
    VECTOR(long, 2, 39, "0#5", "x") \
    VECTOR(long, 3, 11, "-40", "x") \
    VECTOR(long, 4, 46, ".3", "x") \
    VECTOR(long, 8, 25, "#0-.12", "x") \
    VECTOR(long, 16, 45, "-040.7", "x") \
    SCALAR(long, 42, "-8.12", "X") \
    VECTOR(long, 2, 42, "40.3", "X") \
    VECTOR(long, 3, 4, "-1.1", "X") \
    VECTOR(long, 4, 29, "08.3", "X") \
    VECTOR(long, 8, 45, "05.12", "X") \
    VECTOR(long, 16, 10, "-12", "X")

#define ROWS_ulong(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(ulong, 20, "+0.3", "d") \
    VECTOR(ulong, 2, 29, "+012", "d") \
    VECTOR(ulong, 3, 7, "1.0", "d") \
    VECTOR(ulong, 4, 12, "8.3", "d") \
    VECTOR(ulong, 8, 47, " +-", "d") \
    VECTOR(ulong, 16, 7, "05.12", "d") \
    SCALAR(ulong, 6, " +.3", "i") \
    VECTOR(ulong, 2, 57, "040", "i") \
    VECTOR(ulong, 3, 11, "0 8.0", "i") \
    VECTOR(ulong, 4, 28, "+", "i") \
    VECTOR(ulong, 8, 19, " -+24.0", "i") \
    VECTOR(ulong, 16, 43, "+024", "i") \
    SCALAR(ulong, 37, "0-40.12", "u") \
    VECTOR(ulong, 2, 16, "0-1.7", "u") \
    VECTOR(ulong, 3, 15, "05", "u") \
    VECTOR(ulong, 4, 6, "5.1", "u") \
    VECTOR(ulong, 8, 7, "-", "u") \
    VECTOR(ulong, 16, 31, ".", "u") \
    SCALAR(ulong, 3, "#5", "o") \
    VECTOR(ulong, 2, 34, "-24.7", "o") \
    VECTOR(ulong, 3, 9, "012.7", "o") \
    VECTOR(ulong, 4, 21, ".", "o") \
    VECTOR(ulong, 8, 42, "#0", "o") \
    VECTOR(ulong, 16, 37, "012.12", "o") \
    SCALAR(ulong, 33, "024.7", "x") \
    VECTOR(ulong, 2, 20, "08.12", "x") \
    VECTOR(ulong, 3, 9, "#-08", "x") \
    VECTOR(ulong, 4, 56, "#0", "x") \
    VECTOR(ulong, 8, 1, "040.", "x") \
    VECTOR(ulong, 16, 31, "#-12.1", "x") \
    SCALAR(ulong, 63, "#1", "X") \
    VECTOR(ulong, 2, 8, "#-.", "X") \
    VECTOR(ulong, 3, 41, "#-.3", "X") \
    VECTOR(ulong, 4, 33, "0#.0", "X") \
    VECTOR(ulong, 8, 39, "-1", "X") \
    VECTOR(ulong, 16, 33, "-0#24.3", "X")

#define ROWS_half(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(half, 6, "-01.7", "f") \
    VECTOR(half, 2, 59, " #1", "f") \
    VECTOR(half, 3, 0, "0+.3", "f") \
    VECTOR(half, 4, 60, "0.12", "f") \
    VECTOR(half, 8, 7, "+ 24.", "f") \
    VECTOR(half, 16, 44, "#40.", "f") \
    SCALAR(half, 59, "0.0", "F") \
    VECTOR(half, 2, 35, "#+8.3", "F") \
    VECTOR(half, 3, 19, "8.3", "F") \
    VECTOR(half, 4, 34, "40.7", "F") \
    VECTOR(half, 8, 1, "- #8.", "F") \
    VECTOR(half, 16, 47, "0+1.0", "F") \
    SCALAR(half, 19, " -012.1", "e") \
    VECTOR(half, 2, 9, "+-1.12", "e") \
    VECTOR(half, 3, 20, "-0+8.7", "e") \
    VECTOR(half, 4, 59, "-08", "e") \
    VECTOR(half, 8, 33, "-040.1", "e") \
    VECTOR(half, 16, 47, "-#0.1", "e") \
    SCALAR(half, 3, "024.1", "E") \
    VECTOR(half, 2, 52, "#0+.1", "E") \
    VECTOR(half, 3, 50, "+ 24", "E") \
    VECTOR(half, 4, 29, "-12", "E") \
    VECTOR(half, 8, 53, "# +24", "E") \
    VECTOR(half, 16, 0, " 12.0", "E") \
    SCALAR(half, 17, "#24", "g") \
    VECTOR(half, 2, 7, " #-5.3", "g") \
    VECTOR(half, 3, 24, "+-012.0", "g") \
    VECTOR(half, 4, 43, "#0-24.3", "g") \
    VECTOR(half, 8, 48, "5", "g") \
    VECTOR(half, 16, 4, "+-0#40", "g") \
    SCALAR(half, 48, "+ #08", "G") \
    VECTOR(half, 2, 27, "-#40.1", "G") \
    VECTOR(half, 3, 40, " #1.0", "G") \
    VECTOR(half, 4, 18, "#-12.7", "G") \
    VECTOR(half, 8, 21, "+ .7", "G") \
    VECTOR(half, 16, 0, "# -24.0", "G") \
    SCALAR(half, 22, "#12.0", "a") \
    VECTOR(half, 2, 51, "+.7", "a") \
    VECTOR(half, 3, 15, "", "a") \
    VECTOR(half, 4, 43, "-+#40", "a") \
    VECTOR(half, 8, 12, " #+12", "a") \
    VECTOR(half, 16, 8, "+ 0-#", "a") \
    SCALAR(half, 40, " 1.3", "A") \
    VECTOR(half, 2, 4, "0+ #5.7", "A") \
    VECTOR(half, 3, 59, "+24.7", "A") \
    VECTOR(half, 4, 28, "0- #8.7", "A") \
    VECTOR(half, 8, 8, "#- 5.", "A") \
    VECTOR(half, 16, 37, "12", "A")

#define ROWS_float(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(float, 30, " #40", "f") \
    VECTOR(float, 2, 45, " +-40.", "f") \
    VECTOR(float, 3, 58, "-.12", "f") \
    VECTOR(float, 4, 28, "040.1", "f") \
    VECTOR(float, 8, 12, "1.0", "f") \
    VECTOR(float, 16, 0, "- 1.1", "f") \
    SCALAR(float, 41, "-#+8", "F") \
    VECTOR(float, 2, 16, "#-", "F") \
    VECTOR(float, 3, 20, " 12.0", "F") \
    VECTOR(float, 4, 36, "-5.7", "F") \
    VECTOR(float, 8, 43, "#+ 40.1", "F") \
    VECTOR(float, 16, 25, "0-#", "F") \
    SCALAR(float, 32, "#+.3", "e") \
    VECTOR(float, 2, 25, " 1.1", "e") \
    VECTOR(float, 3, 48, " -08.7", "e") \
    VECTOR(float, 4, 59, "+ 12.7", "e") \
    VECTOR(float, 8, 29, "-0 40.7", "e") \
    VECTOR(float, 16, 6, "0#24", "e") \
    SCALAR(float, 35, "0+.0", "E") \
    VECTOR(float, 2, 46, "-0.3", "E") \
    VECTOR(float, 3, 46, "0#.0", "E") \
    VECTOR(float, 4, 40, "+12", "E") \
    VECTOR(float, 8, 3, "#8.0", "E") \
    VECTOR(float, 16, 43, "-.0", "E") \
    SCALAR(float, 48, "0 24.3", "g") \
    VECTOR(float, 2, 6, "- +", "g") \
    VECTOR(float, 3, 13, "0.7", "g") \
    VECTOR(float, 4, 39, "0.12", "g") \
    VECTOR(float, 8, 4, "+01.", "g") \
    VECTOR(float, 16, 8, "0#5.3", "g") \
    SCALAR(float, 12, "#+40.12", "G") \
    VECTOR(float, 2, 38, "+-#024.3", "G") \
    VECTOR(float, 3, 4, "05.7", "G") \
    VECTOR(float, 4, 53, "#40.0", "G") \
    VECTOR(float, 8, 35, " ", "G") \
    VECTOR(float, 16, 29, "-0+ .3", "G") \
    SCALAR(float, 59, "#0+ 40.3", "a") \
    VECTOR(float, 2, 41, " +5.", "a") \
    VECTOR(float, 3, 0, "012.12", "a") \
    VECTOR(float, 4, 4, "#8.12", "a") \
    VECTOR(float, 8, 16, "+0-5", "a") \
    VECTOR(float, 16, 9, "# 12.12", "a") \
    SCALAR(float, 40, "-24.12", "A") \
    VECTOR(float, 2, 48, "0 1.", "A") \
    VECTOR(float, 3, 34, "+024", "A") \
    VECTOR(float, 4, 45, "0-#", "A") \
    VECTOR(float, 8, 15, " 0+24.7", "A") \
    VECTOR(float, 16, 35, " 0-5", "A")

#define ROWS_double(SCALAR, VECTOR, TEXT, LETTER) \
    SCALAR(double, 32, "", "f") \
    VECTOR(double, 2, 46, "0+ 5.0", "f") \
    VECTOR(double, 3, 44, "0+-", "f") \
    VECTOR(double, 4, 19, "40.", "f") \
    VECTOR(double, 8, 24, "-.0", "f") \
    VECTOR(double, 16, 35, " 0+-#", "f") \
    SCALAR(double, 10, "0- 12.7", "F") \
    VECTOR(double, 2, 21, " +", "F") \
    VECTOR(double, 3, 47, " #", "F") \
    VECTOR(double, 4, 10, " 1.3", "F") \
    VECTOR(double, 8, 38, "1.7", "F") \
    VECTOR(double, 16, 13, "-24.3", "F") \
    SCALAR(double, 51, "# 012.", "e") \
    VECTOR(double, 2, 47, "+08", "e") \
    VECTOR(double, 3, 23, " 012.1", "e") \
    VECTOR(double, 4, 3, "+08.0", "e") \
    VECTOR(double, 8, 35, "+24.3", "e") \
    VECTOR(double, 16, 40, "0.7", "e") \
    SCALAR(double, 52, "-01.12", "E") \
    VECTOR(double, 2, 16, "-0 5.3", "E") \
    VECTOR(double, 3, 24, "0-# 5", "E") \
    VECTOR(double, 4, 29, " .0", "E") \
    VECTOR(double, 8, 56, "-0+5.", "E") \
    VECTOR(double, 16, 30, "-.0", "E") \
    SCALAR(double, 23, "5.12", "g") \
    VECTOR(double, 2, 31, " -012.1", "g") \
    VECTOR(double, 3, 30, "040.0", "g") \
    VECTOR(double, 4, 20, " 1.3", "g") \
    VECTOR(double, 8, 34, "-# +5.0", "g") \
    VECTOR(double, 16, 36, " +.3", "g") \
    SCALAR(double, 31, "+5", "G") \
    VECTOR(double, 2, 8, "0-5", "G") \
    VECTOR(double, 3, 0, "+ 12.0", "G") \
    VECTOR(double, 4, 5, "08.3", "G") \
    VECTOR(double, 8, 56, "+ 0-8.12", "G") \
    VECTOR(double, 16, 17, "+1", "G") \
    SCALAR(double, 30, " +", "a") \
    VECTOR(double, 2, 40, "-0 5.", "a") \
    VECTOR(double, 3, 55, "-0+24.12", "a") \
    VECTOR(double, 4, 48, " -+#12", "a") \
    VECTOR(double, 8, 54, "-12.7", "a") \
    VECTOR(double, 16, 21, "8.12", "a") \
    SCALAR(double, 35, ".1", "A") \
    VECTOR(double, 2, 30, "# +.", "A") \
    VECTOR(double, 3, 13, "0-+12.12", "A") \
    VECTOR(double, 4, 40, " 24.0", "A") \
    VECTOR(double, 8, 56, "0-#24.", "A") \
    VECTOR(double, 16, 17, "-+1.1", "A")

#define ROWS_text(SCALAR, VECTOR, TEXT, LETTER) \
    TEXT("40.3", "") \
    TEXT("8.1", "") \
    TEXT("5.3", "") \
    TEXT("24.", "a") \
    TEXT("5.12", "a") \
    TEXT("40.", "a") \
    TEXT("40", "some words") \
    TEXT("40.7", "some words") \
    TEXT("-8", "some words") \
    TEXT("1.3", "percent % and %d") \
    TEXT("-1.7", "percent % and %d") \
    TEXT("", "percent % and %d") \
    TEXT("24", "\t\"quoted\" back\\slash") \
    TEXT("1.3", "\t\"quoted\" back\\slash") \
    TEXT("-12.", "\t\"quoted\" back\\slash") \
    LETTER(8, "8") \
    LETTER(6, "1") \
    LETTER(1, "40") \
    LETTER(15, "24") \
    LETTER(43, "8") \
    LETTER(44, "8") \
    LETTER(35, "12") \
    LETTER(4, "-5")

