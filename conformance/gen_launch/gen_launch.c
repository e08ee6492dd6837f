/* SPDX-License-Identifier: MIT */
/* gen_launch FILE ...: runs the launches that the files describe (launch.h) on every engine. */
#include <stdio.h>

#include "launch.h"

int
main(int argc, char **argv)
{
    static struct launch launch;
    unsigned launches = 0, failures = 0;
    int more = 0;
    for (int n = 1; n < argc && more >= 0; n++) {
        struct launch_file *file = launch_open(argv[n]);
        if (!file)
            return 1;
        while ((more = launch_read(file, &launch)) > 0) {
            launches++;
            failures += !launch_run(&launch);
        }
        launch_close(file);
    }
    printf("%u launches, %u failures\n", launches, failures);
    return more < 0 || failures || !launches;
}
