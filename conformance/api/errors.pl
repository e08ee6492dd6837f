#!/usr/bin/perl
# SPDX-License-Identifier: MIT
# errors.pl LIST FOLDER...: every row of errors.txt has a test in the folders, or says why it cannot have one.
#
#   call CODE [condition]            a condition for that error, which a test names: FAILS_WHEN(CODE, "condition", call),
#                                    REFUSED_WHEN, a macro of a file's own that begins like these, or a row of ENQUEUES,
#                                    COUNTED or ASKS
#   call CODE [condition]: reason    why it cannot be provoked
#   call CODE [any]: reason          why no condition of the code can be provoked: no test at all expects it of the call,
#                                    through FAILS, REFUSED, a macro of a file's own
#
# Each condition that a test names has a row.
use strict;
use warnings;

my ($list, @folders) = @ARGV;
my (%tested, %conditions);

sub note {
    my ($code, $call, $condition) = @_;
    $tested{"$call $code"} = 1;
    $conditions{"$call $code [$condition]"} = 1 if defined $condition;
}

# NAME => the calls its body names
sub macros {
    my ($text) = @_;
    my %calls;
    # a function that hands over to a call
    while ($text =~ /^(\w+)\([^;{]*\)\n\{(.*?)^\}/gms) {
        my ($name, $body) = ($1, $2);
        my @found = $body =~ /(?:return|=) (cl[A-Z]\w+)\(/g;
        $calls{$name} = \@found if @found;
    }
    while ($text =~ /#define (\w+)\(.*?\)((?:[^\n]*\\\n)*[^\n]*)/g) {
        my ($name, $body) = ($1, $2);
        my @found = $body =~ /\b(cl[A-Z]\w+)\(/g;
        push @found, map { @{$calls{$_}} } grep { $calls{$_} } $body =~ /\b(\w+)\(/g;
        $calls{$name} = \@found if @found;
    }
    return \%calls;
}

# What a row of ENQUEUES stands for.
sub enqueue {
    my ($call, $blocks, $mems) = @_;
    note('CL_INVALID_COMMAND_QUEUE', $call, $_) for 'no queue', 'another kind of object for a queue';
    note('CL_INVALID_EVENT_WAIT_LIST', $call, $_)
        for 'a count without a list', 'a list without a count', 'another kind of object for an event';
    note('CL_INVALID_CONTEXT', $call, 'an event of another context');
    for my $which (('', 'second ')[0 .. $mems - 1]) {
        note('CL_INVALID_MEM_OBJECT', $call, "no ${which}memory object") if $call ne 'clEnqueueNativeKernel';
        note('CL_INVALID_MEM_OBJECT', $call, "another kind of object for a ${which}memory object");
        note('CL_INVALID_CONTEXT', $call, "a ${which}memory object of another context");
    }
    note('CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST', $call, 'blocking on a failed event') if $blocks eq 'true';
}

# What a row of COUNTED stands for.
sub counted {
    my ($kind, $code) = @_;
    for my $call ("clRetain$kind", "clRelease$kind") {
        note($code, $call, $_) for 'no object', 'another kind of object';
    }
}

# What ASKS stands for.
sub asks {
    my ($call) = @_;
    note('CL_INVALID_VALUE', $call, $_) for 'unknown query', 'too little room';
}

sub scan {
    my ($text) = @_;
    my $calls = macros($text);
    while ($text =~ /\b(\w+)\(\s*(CL_[A-Z0-9_]+),\s*(?:\w+ = )?(\w+)\(/g) {
        my ($code, $callee) = ($2, $3);
        note($code, $_) for $callee =~ /^cl[A-Z]/ ? $callee : @{$calls->{$callee} // []};
    }
    # the condition, and the call behind it or in the macro
    while ($text =~ /\b([A-Z0-9_]+)\(\s*(CL_[A-Z0-9_]+),\s*"([^"]+)",\s*(?:(\w+)\()?/g) {
        my ($name, $code, $condition, $callee) = ($1, $2, $3, $4 // '');
        my @found = $name !~ /_WHEN$/ ? @{$calls->{$name} // []} : $callee =~ /^cl[A-Z]/ ? $callee : @{$calls->{$callee} // []};
        note($code, $_, $condition) for @found;
    }
    # a macro that expects the code of several calls itself: BOTH(CODE, ...)
    while ($text =~ /\b([A-Z0-9_]+)\(\s*(CL_[A-Z0-9_]+),/g) {
        my ($name, $code) = ($1, $2);
        note($code, $_) for @{$calls->{$name} // []};
    }
    # what is asked for by hand
    while ($text =~ /(cl[A-Z]\w+)\([^;]*;\s*(?:[^;]*;\s*)?assert_int_equal\(\w+, (CL_[A-Z0-9_]+)\)/g) {
        note($2, $1);
    }
    while ($text =~ /\b(\w+)\([^;]*;\s*assert_int_equal\(\w+, (CL_[A-Z0-9_]+)\)/g) {
        my ($name, $code) = ($1, $2);
        note($code, $_) for @{$calls->{$name} // []};
    }
    counted($1, $2) while $text =~ /\bCOUNTED\((\w+), \w+, (CL_\w+)\)/g;
    asks($1) while $text =~ /\bASKS\((cl\w+),/g;
    enqueue($1, $2, $3) while $text =~ /ENQUEUE\((cl\w+), \w+, \w+, (\w+), (\d)\)/g;
}

for my $file (map { glob "$_/*.c" } @folders) {
    open my $in, '<', $file or die "$file: $!\n";
    local $/;
    scan(<$in>);
}

my ($rows, $bad, $reasons, %listed, %calls) = (0, 0, 0);
sub complain {
    print "$_[0]\n";
    $bad++;
}

open my $in, '<', $list or die "$list: $!\n";
while (<$in>) {
    next if /^\s*(#|$)/;
    my ($call, $code, $condition, $reason) = /^(cl\w+) (CL_\w+) \[([^]]+)\](?:: (.+))?$/
        or die "$list:$.: not a call, a code and a condition: $_";
    my $row = "$call $code [$condition]";
    my $is_tested = $condition eq 'any' ? $tested{"$call $code"} : $conditions{$row};
    $rows++;
    $calls{$call} = 1;
    complain("$row is there twice") if $listed{$row}++;
    if ($reason) {
        $reasons++;
        complain("$row is tested, although it says: $reason") if $is_tested;
    } elsif (!$is_tested) {
        complain("$row: no test");
    }
}
for my $row (sort keys %conditions) {
    complain("$row is tested and has no row") if !$listed{$row};
}
printf "%d rows of %d calls; %d rows explained\n", $rows, scalar keys %calls, $reasons;
exit($bad || $rows < 1100 ? 1 : 0);
