; Two numbers, taken for wide masks, and the or of the masks: another way into llvm-project issue 123333.
define void @kernel(ptr %p, i64 %a, i64 %b) {
  %x = bitcast i64 %a to <64 x i1>
  %y = bitcast i64 %b to <64 x i1>
  %left = zext <64 x i1> %x to <64 x i32>
  %right = zext <64 x i1> %y to <64 x i32>
  %both = or <64 x i1> %x, %y
  %some = select <64 x i1> %both, <64 x i32> %left, <64 x i32> %right
  store <64 x i32> %some, ptr %p, align 64
  %next = getelementptr i8, ptr %p, i64 256
  store <64 x i32> %left, ptr %next, align 64
  %last = getelementptr i8, ptr %p, i64 512
  store <64 x i32> %right, ptr %last, align 64
  ret void
}
