#!/usr/bin/perl
# SPDX-License-Identifier: MIT
# errors.pl FOLDER...: every error code that errors.txt lists for a call is expected of that call by a test in the
# folders, through FAILS, REFUSED, a macro of a file's own or a row of ENQUEUES; or errors.txt says why it cannot be.
use strict;
use warnings;

my ($list, @folders) = @ARGV;
my %tested;

sub note {
    my ($code, $call) = @_;
    $tested{"$call $code"} = 1;
}

# NAME => the calls its body names
sub macros {
    my ($text) = @_;
    my %calls;
    while ($text =~ /#define (\w+)\(.*?\)((?:[^\n]*\\\n)*[^\n]*)/g) {
        my ($name, $body) = ($1, $2);
        my @found = $body =~ /\b(cl[A-Z]\w+)\(/g;
        push @found, map { @{$calls{$_}} } grep { $calls{$_} } $body =~ /\b([A-Z_]+)\(/g;
        $calls{$name} = \@found if @found;
    }
    # a function that hands over to a call
    while ($text =~ /^(\w+)\([^;{]*\)\n\{(.*?)^\}/gms) {
        my ($name, $body) = ($1, $2);
        my @found = $body =~ /(?:return|=) (cl[A-Z]\w+)\(/g;
        $calls{$name} = \@found if @found;
    }
    return \%calls;
}

sub scan {
    my ($text) = @_;
    my $calls = macros($text);
    while ($text =~ /\b(\w+)\(\s*(CL_[A-Z0-9_]+),\s*(?:\w+ = )?(\w+)\(/g) {
        my ($code, $callee) = ($2, $3);
        note($code, $_) for $callee =~ /^cl[A-Z]/ ? $callee : @{$calls->{$callee} // []};
    }
    # a macro that expects the code of several calls itself: BOTH(CODE, ...)
    while ($text =~ /\b([A-Z_]+)\(\s*(CL_[A-Z0-9_]+),/g) {
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
    while ($text =~ /ENQUEUE\((cl\w+), \w+, \w+, (\w+), (\d)\)/g) {
        my ($call, $blocks, $mems) = ($1, $2, $3);
        note($_, $call) for qw(CL_INVALID_COMMAND_QUEUE CL_INVALID_CONTEXT CL_INVALID_EVENT_WAIT_LIST);
        note('CL_INVALID_MEM_OBJECT', $call) if $mems;
        note('CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST', $call) if $blocks eq 'true';
    }
}

for my $file (map { glob "$_/*.c" } @folders) {
    open my $in, '<', $file or die "$file: $!\n";
    local $/;
    scan(<$in>);
}

my ($rows, $missing, $reasons) = (0, 0, 0);
open my $in, '<', $list or die "$list: $!\n";
while (<$in>) {
    next if /^\s*(#|$)/;
    my ($call, $code, $reason) = /^(cl\w+) (CL_\w+)(?:: (.+))?$/ or die "$list:$.: not a row: $_";
    $rows++;
    if ($reason) {
        $reasons++;
        next unless $tested{"$call $code"};
        print "$call $code is tested, although it says: $reason\n";
        $missing++;
    } elsif (!$tested{"$call $code"}) {
        print "$call $code: no test\n";
        $missing++;
    }
}
printf "%d errors of calls, %d tested, %d explained\n", $rows, $rows - $reasons - $missing, $reasons;
exit($missing || $rows < 300 ? 1 : 0);
