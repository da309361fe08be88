// `npm run check [-- COMMIT]`: checks for about a minute the files that changed since a commit, by default the last one, with the tests of their
// folders. `npm test` checks everything.

import { execFileSync, spawn } from 'node:child_process'
import { withCompileCache } from './build.ts'
import { LINT_ENV, TYPES, TYPES_ENV } from './check-steps.ts'
import { testsOfChange } from './tests-of-change.ts'

type Part = { readonly name: string; readonly words: readonly string[]; readonly env?: Readonly<Record<string, string>> }

const [since = 'HEAD', ...others] = process.argv.slice(2)
if (others.length > 0 || since.startsWith('-')) {
  console.error('npm run check [-- COMMIT]')
  process.exit(2)
}
const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '--others', '--exclude-standard')]
const code = changed.filter((name) => /\.tsx?$/.test(name))
const tests = testsOfChange(changed)
const inBrowser = tests.some((name) => name.endsWith('.tsx') || name.startsWith('test/renderer/')) ? ['--project', 'renderer'] : []

/** The type check takes one core; the other steps run one after another on the second. */
const lanes: readonly (readonly Part[])[] = [
  [{ name: 'types', words: TYPES, env: TYPES_ENV }],
  [
    ...(changed.length > 0
      ? [{ name: 'format', words: ['biome', 'check', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...changed] }]
      : []),
    ...(code.length > 0 ? [{ name: 'lint', words: ['oxlint', '--deny-warnings', ...code], env: LINT_ENV }] : []),
    { name: 'floors', words: ['vitest', 'run', '--project', 'layers'] },
    ...(tests.length > 0
      ? [{ name: 'tests', words: ['vitest', 'run', '--project', 'unit', ...inBrowser, '--passWithNoTests', ...tests] }]
      : []),
  ],
]
const done = await Promise.all(lanes.map(inTurn))
const failed = done.flat().filter(({ ok }) => !ok)
console.log(failed.length > 0 ? `\nnot green: ${failed.map(({ name }) => name).join(', ')}` : '\ngreen; npm test looks at everything')
process.exit(failed.length > 0 ? 1 : 0)

async function inTurn(parts: readonly Part[]): Promise<readonly { readonly name: string; readonly ok: boolean }[]> {
  const rows: { name: string; ok: boolean }[] = []
  for (const part of parts) rows.push({ name: part.name, ok: await run(part) })
  return rows
}

/** Runs a step; shows its output only on failure. */
function run({ name, words, env }: Part): Promise<boolean> {
  const began = performance.now()
  const [program = '', ...rest] = words
  const child = spawn(`node_modules/.bin/${program}`, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withCompileCache(), ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  return new Promise((resolve) => {
    child.once('close', (status) => {
      if (status !== 0) console.log(`\n── ${name}\n${output.trim()}\n`)
      console.log(`${status === 0 ? '✓' : '✗'} ${name.padEnd(7)} ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`)
      resolve(status === 0)
    })
  })
}

function git(...words: readonly string[]): readonly string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
