; Two numbers, taken for masks, and their or, taken for one too: llvm-project issue 123333.
define void @kernel(ptr %in, ptr %out) {
  %a = load i16, ptr %in, align 2
  %at.b = getelementptr i8, ptr %in, i64 2
  %b = load i16, ptr %at.b, align 2
  %at.v = getelementptr i8, ptr %in, i64 4
  %v = load <16 x i32>, ptr %at.v, align 4
  %mask.b = bitcast i16 %b to <16 x i1>
  %mask.a = bitcast i16 %a to <16 x i1>
  %both = or i16 %a, %b
  %mask.both = bitcast i16 %both to <16 x i1>
  %any = or <16 x i1> %mask.both, %mask.a
  %one = select <16 x i1> %any, <16 x i32> %v, <16 x i32> zeroinitializer
  store <16 x i32> %one, ptr %out, align 4
  %not.a = xor <16 x i1> %mask.a, splat (i1 true)
  %only.b = and <16 x i1> %not.a, %mask.b
  %two = select <16 x i1> %only.b, <16 x i32> zeroinitializer, <16 x i32> splat (i32 15)
  %next = getelementptr i8, ptr %out, i64 64
  store <16 x i32> %two, ptr %next, align 4
  ret void
}
