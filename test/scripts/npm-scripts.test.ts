import { expect, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }

/** What cmd.exe and PowerShell do not do as a POSIX shell does. */
const ONLY_POSIX: readonly (readonly [string, RegExp])[] = [
  ['a variable before a command', /(?:^|&&\s*)\w+=/],
  ['a variable', /\$/],
  ['single quotes', /'/],
  ['a list with a semicolon', /;/],
  ['a command in the background', /(?<!&)&(?!&)/],
  ['a program of POSIX', /(?:^|&&\s*)(?:rm|cp|mv|mkdir|export|test|cat|sh|bash|true)\s/],
]

test.each(Object.entries(own.scripts))('npm run %s runs on Windows too', (_name, script) => {
  expect(ONLY_POSIX.filter(([, pattern]) => pattern.test(script)).map(([what]) => what)).toEqual([])
})

test.each([
  'SHINPAN_WHOLE=all playwright test',
  'npm run -s build && FAMILIES=all playwright test',
  'echo $HOME',
  "node -e 'x'",
  'a; b',
  'a & b',
  'npm run build && rm -rf dist',
])('and it would be found: %s', (script) => expect(ONLY_POSIX.some(([, pattern]) => pattern.test(script))).toBe(true))
