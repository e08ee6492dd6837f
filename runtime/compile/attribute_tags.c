/* SPDX-License-Identifier: MIT */
/*
 * Objects of clang's r600 target do not say which attributes a kernel has (OpenCL C 6.7.2). Declaration tags
 * (clang 14) get into the debug data, from where frontend/amd/attributes.c reads them.
 */
#include "attribute_tags.h"

#define TAG(spelling, name)                                                                                  \
    "#define " spelling "(...) " name "(__VA_ARGS__), btf_decl_tag(\"" name                                  \
    "(\" CAYGEN_TEXT(__VA_ARGS__) \")\")\n"
#define TAGS(name) TAG(name, name) TAG("__" name "__", name)

const char rt_attribute_tags[] =
    "#line 1 \"<attributes>\"\n"
    "#if __has_attribute(btf_decl_tag)\n"
    "#define CAYGEN_TEXT_AS_IS(...) #__VA_ARGS__\n"
    "#define CAYGEN_TEXT(...) CAYGEN_TEXT_AS_IS(__VA_ARGS__)\n" TAGS("reqd_work_group_size")
        TAGS("work_group_size_hint") TAGS("vec_type_hint") "#endif\n";
