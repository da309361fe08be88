import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { TOOLS } from '../../tools/tools.ts'

/** Features of a POSIX shell that cmd.exe and PowerShell lack. */
const ONLY_POSIX: readonly (readonly [string, RegExp])[] = [
  ['a variable before a command', /(?:^|&&\s*)\w+=/],
  ['a variable', /\$/],
  ['single quotes', /'/],
  ['a list with a semicolon', /;/],
  ['a command in the background', /(?<!&)&(?!&)/],
  ['a program of POSIX', /(?:^|&&\s*)(?:rm|cp|mv|mkdir|export|test|cat|sh|bash|true)\s/],
]

test.each([...Object.entries(own.scripts), ...TOOLS.map(({ name, commands }) => [`tool ${name}`, commands.join(' && ')] as const)])(
  'npm run %s runs on Windows too',
  (_name, script) => {
    expect(ONLY_POSIX.filter(([, pattern]) => pattern.test(script)).map(([what]) => what)).toEqual([])
  },
)

test.each([
  'SHINPAN_WHOLE=all playwright test',
  'npm run -s build && FAMILIES=all playwright test',
  'echo $HOME',
  "node -e 'x'",
  'a; b',
  'a & b',
  'npm run build && rm -rf dist',
])('and it would be found: %s', (script) => expect(ONLY_POSIX.some(([, pattern]) => pattern.test(script))).toBe(true))

test('each tool is a file that is there, named once', () => {
  const files = TOOLS.flatMap(({ commands }) => commands.flatMap((command) => command.match(/(?<=^node |--config )\S+\.ts/) ?? []))
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length)
})
