#!/bin/sh
# SPDX-License-Identifier: MIT
# --json of info, disasm, stat and env is JSON, also where names are hostile, and says what the text says.
# Usage: json.sh CAYGEN KERNELS CORPUS; 77: there is no python3
set -u
caygen=$1 kernels=$2 corpus=$3
command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$kernels"/steps.skl "$kernels"/steps.cayman "$kernels"/lines.zebin "$work"
for name in $(ls "$corpus"/bin | head -n 12); do
    gzip -dc "$corpus/bin/$name" >"$work/${name%.gz}"
done
# A kernel's name of the same length, with a quote, a backslash, an escape sequence and a byte that is no UTF-8. The file's name
# has an escape sequence, too.
perl -0777 -pe 's/collatz/\x1b[2"\\\xff\n/g' "$kernels/steps.cayman" >"$work/$(printf 'hostile\033[31m').cayman"
cat >"$work/check.py" <<'END'
import json, os, subprocess, sys
caygen, work = sys.argv[1], sys.argv[2]

def run(*words):
    done = subprocess.run([caygen, *words], capture_output=True)
    assert done.returncode == 0, (words, done.returncode, done.stderr)
    text = done.stdout.decode('utf-8')
    assert not any(ord(c) < 32 and c not in '\n\t' or 0x7f <= ord(c) < 0xa0 for c in text), ('control characters', words)
    return text

files = 0
for name in sorted(os.listdir(work)):
    path = os.path.join(work, name)
    if name.endswith('.py'):
        continue
    info, stat, listing = (json.loads(run(c, path, '--json')) for c in ('info', 'stat', 'disasm'))
    text = run('info', path)
    plain = {line[5:].strip() for line in run('disasm', path, '--plain').splitlines()}
    assert info['device'] == stat['device'] == listing['device'] and info['device'] in text.splitlines()[0]
    names = [k['name'] for k in info['kernels']]
    assert names == [k['name'] for k in stat['kernels']] == [k['name'] for k in listing['kernels']] and names
    for i, s, l in zip(info['kernels'], stat['kernels'], listing['kernels']):
        lines = [line for line in l['lines'] if 'offset' in line]
        assert len(lines) == s['instructions'] == sum(s['by_kind'].values()) == sum(s['by_name'].values())
        assert i['simd'] == s['simd'] == l['simd'] and i['code_bytes'] == l['code_bytes']
        labels = {line['offset'] for line in lines if line.get('label')}
        assert all(line['text'].strip() in plain for line in lines)
        assert labels <= {line.get('jump') for line in lines} | {line.get('rejoin') for line in lines}
    files += 1
    if name.startswith('hostile'):
        assert any('\x1b[2"\\' in n and '\n' in n for n in names), names
        assert '\\x1b[2"\\\\xff\\x0a' in text or '\\x1b[2"\\' in text
os.environ.update(CAYGEN_ENGINE='simd', CAYGEN_THREADS='many', CAYGEN_ENGIN='"\x1b')
env = json.loads(run('env', '--json'))
state = {v['name']: (v['state'], v['value']) for v in env['variables']}
assert state['CAYGEN_ENGINE'] == ('set', 'simd') and state['CAYGEN_THREADS'] == ('ignored', 'many')
assert state['CAYGEN_STRICT'] == ('default', None)
assert {'name': 'CAYGEN_ENGIN', 'nearest': 'CAYGEN_ENGINE'} in env['unknown']
assert {'isa', 'send'} <= {w['word'] for w in env['debug_words']}
print(files, 'files')
assert files > 12
END
python3 "$work/check.py" "$caygen" "$work"
