# SPDX-License-Identifier: MIT
"""Where a line of C can be changed, and how: the operators of the mutation run."""
import re

# Lines that are no statement of a function: declarations, labels, what ends a function.
KEPT = re.compile(r"^\s*(#|\*|/\*|//|return\b|break\b|continue\b|goto\b|case\b|default\b|else\b|do\b|const\b|static\b|"
                  r"struct\b|enum\b|union\b|unsigned\b|signed\b|int\b|bool\b|char\b|float\b|double\b|void\b|size_t\b|"
                  r"ssize_t\b|u?int\d+_t\b|cl_\w+ |pthread_\w+_t|pid_t|[A-Z]\w* [a-z]|LLVM\w+ \w|FILE|va_|for\b|if\b|while\b|switch\b)")
STATEMENT = re.compile(r"^\s+[\w(*][^{}]*;$")
FLAG = re.compile(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b")
SWAPS = {
    "compare": (r" (<=|>=|<|>) ", {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}),
    "equal": (r" (==|!=) ", {"==": "!=", "!=": "=="}),
    "sign": (r"(?<=[\w)\]]) ([+-]) ", {"+": "-", "-": "+"}),
    "logic": (r" (&&|\|\|) ", {"&&": "||", "||": "&&"}),
    "shift": (r" (<<|>>) ", {"<<": ">>", ">>": "<<"}),
    "bits": (r"(?<=[\w)\]]) ([&|]) ", {"&": "|", "|": "&"}),
    "assign": (r" ([+|&-])= ", {"+": "-", "-": "+", "|": "&", "&": "|"}),
    "truth": (r"\b(true|false)\b", {"true": "false", "false": "true"}),
}
OPERATORS = list(SWAPS) + ["constant", "condition", "statement", "result", "early", "flag"]


def masked(line):
    """The line with strings, characters and comments blanked, so that columns stay."""
    return re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])*\'|/\*.*?(\*/|$)|//.*$', lambda m: "_" * len(m.group()), line)


def balanced(text):
    return text.count("(") == text.count(")") and text.count("[") == text.count("]")


class Mutant:
    def __init__(self, path, number, operator, before, after):
        self.path, self.number, self.operator, self.before, self.after = path, number, operator, before, after

    def key(self):
        """What the lists name it by: a moved file or line stays the same."""
        return (self.path.rsplit("/", 1)[-1], self.before.strip(), self.after.strip())


def replaced(line, match, group, text):
    return line[:match.start(group)] + text + line[match.end(group):]


def of_line(path, number, line, before, flags):
    """Every mutant of a line inside a function. before: the line above; flags: constants of the file by prefix."""
    code = masked(line)
    if "assert" in code or not line.startswith(" ") or re.match(r"^\s*(\*|/\*|#)", line):
        return
    for name, (pattern, swap) in SWAPS.items():
        for m in re.finditer(pattern, code):
            yield Mutant(path, number, name, line, replaced(line, m, 1, swap[m.group(1)]))
    for m in re.finditer(r"(?<![\w.])(\d+)(?![\w.])", code):
        yield Mutant(path, number, "constant", line, replaced(line, m, 1, str(int(m.group(1)) + 1)))
    m = re.match(r"^\s+(?:} else )?(?:if|while) \((.*)\)(?: \{)?$", code)
    if m and balanced(m.group(1)):
        yield Mutant(path, number, "condition", line, replaced(line, m, 1, "!(" + line[m.start(1):m.end(1)] + ")"))
    if STATEMENT.match(code) and not KEPT.match(code) and balanced(code) and re.search(r"[;{}:]\s*$|^\s+(if|for|else|while)\b.*\)?$", before):
        yield Mutant(path, number, "statement", line, re.match(r"\s*", line).group() + ";")
    m = re.match(r"^\s+return (?!0;|NULL;|false;|true;|-1;)(.*);$", code)
    if m and balanced(code):
        yield Mutant(path, number, "result", line, replaced(line, m, 1, "0"))
    for m in FLAG.finditer(code):
        others = [f for f in flags.get(prefix(m.group()), ()) if f != m.group()]
        if others and not code.strip().startswith(("case", "[")):
            yield Mutant(path, number, "flag", line, replaced(line, m, 0, others[number % len(others)]))


def prefix(flag):
    return "_".join(flag.split("_")[:2])


def of_file(path, text):
    """Every mutant of a file."""
    lines = text.split("\n")
    flags = {}
    for f in sorted(set(FLAG.findall("\n".join(masked(line) for line in lines)))):
        flags.setdefault(prefix(f), []).append(f)
    inside = comment = False
    for n, line in enumerate(lines):
        if comment or line.lstrip().startswith("/*"):
            comment = "*/" not in line
            continue
        if line == "{":
            inside = True
            if n > 1 and re.match(r"^(static )?void$", lines[n - 2]):
                yield Mutant(path, n, "early", line, "{ return;")
        elif line == "}":
            inside = False
        elif inside:
            yield from of_line(path, n, line, lines[n - 1], flags)
