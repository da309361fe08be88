import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOOLS } from '../../tools/tools.ts'

test.each<[string, readonly string[], string]>([
  ['an option that is not there', ['generate', '--coutn', '3'], 'there is no option --coutn'],
  ['an option without its number', ['generate', '--count'], '--count needs a whole number'],
  ['a word for a number', ['generate', '--count', 'many'], '--count needs a whole number, not “many”'],
  ['a rule set that is not there', ['generate', '--rules', 'wrc'], '--rules needs one of ema-2025, wrc-2025'],
  ['a number that npm took the option from', ['forks', '2000'], '“2000” is too much; npm run tool -- forks [--count N]'],
  ['a word for a number without a name', ['measure:recorders', '--', 'ten'], 'expected a whole number, not “ten”'],
  ['a value for a switch', ['forks', '--wrong=3'], '--wrong takes no value'],
  ['a file that is not there', ['mutation', 'engine/no.ts'], 'there is no file engine/no.ts'],
  ['an argument of a tool that takes none', ['corpus', '3'], 'takes no arguments'],
])('%s: the tool says so in one line and ends with 2', (_, words, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run-tool.ts', ...words], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(new RegExp(`^${words[0]}: `))])
  expect(stderr).toContain(said)
})

test('each tool of ours takes no arguments, or reads them so that a wrong one is said', () => {
  const programs = TOOLS.flatMap(({ commands: [first = ''], alone }) =>
    alone ? [] : (/^node (tools\/\S+\.ts)/.exec(first)?.slice(1) ?? []),
  )
  expect(programs.length).toBeGreaterThan(20)
  expect(programs.filter((file) => !readFileSync(file, 'utf8').includes('readArguments({'))).toEqual([])
  const reading = globSync('tools/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('process.argv'))
  expect(reading.sort().join(' ')).toBe(
    'tools/arguments.ts tools/measure/flood.ts tools/measure/longest/a-full-hall.ts tools/run-tool.ts tools/soak/hub/soak-desk.ts',
  )
})
