import { spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withCompileCache } from './build.ts'
import { chosen, STEPS, type Step } from './check-steps.ts'
import { type Counts, formatCounts, noTests, playwrightCounts, secondTries, sum, vitestCounts } from './counts.ts'
import { type Failure, formatFailure, playwrightFailures, vitestFailures } from './failures.ts'
import { seeToChromium } from './see-to-chromium.ts'
import { seeToSqlite3 } from './see-to-sqlite3.ts'

type Row = { readonly step: string; readonly seconds: number; readonly ok: boolean; readonly counts: Counts }

/** On failure the end of the output is shown, without progress, and each failed test's message. For all of it: the named command. */
const LINES_SHOWN = 150
const PROGRESS = /^\[\d+\/\d+\] /

/** Time limit of a step, in ms: an endless loop in a test would run for ever. */
const LONGEST_STEP = 2_100_000

const names = process.argv.slice(2)
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`no step ${unknown.join(', ')}: there are ${STEPS.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const steps = chosen(names)

if (steps.some(({ name }) => name === 'unit' || name === 'e2e') && !(await seeToChromium())) process.exit(1)

if (steps.some(({ name }) => name === 'unit') && !(await seeToSqlite3())) process.exit(1)

if (!existsSync('../shared')) console.log('../shared is not there: its case files and real games are skipped.')

const scratch = mkdtempSync(join(tmpdir(), 'check-'))
// Some tests act as another user of the machine: a folder like /tmp.
chmodSync(scratch, 0o1777)
const rows: Row[] = []
/** Ends the running steps. */
const running = new Set<() => void>()
process.once('SIGINT', leave).once('SIGTERM', leave)
let secondTried = 0
const [besides, others] = [steps.filter(({ beside }) => beside), steps.filter(({ beside }) => !beside)]
await Promise.all([inTurn(besides), inTurn(others)])
if (steps.some(({ counts }) => counts)) rows.push(leftovers())
rmSync(scratch, { recursive: true, force: true })

const total = sum(rows.map(({ counts }) => counts))
const failedSteps = rows.filter(({ ok }) => !ok).map(({ step }) => step)
const ranNone = steps.some(({ counts }) => counts) && total.passed + total.failed === 0
console.log(`\n${rows.map(formatRow).join('\n')}`)
if (failedSteps.length > 0) console.log(`\nnot green: ${failedSteps.join(', ')}`)
if (ranNone) console.log('\nno test ran')
console.log(`\n${formatCounts(total)}`)
process.exit(failedSteps.length > 0 || ranNone ? 1 : 0)

async function inTurn(some: readonly Step[]): Promise<void> {
  for (const step of some) rows.push(await run(step))
}

function leave(): never {
  for (const end of running) end()
  rmSync(scratch, { recursive: true, force: true })
  process.exit(130)
}

/** Runs a step; shows its output only on failure. Reports every ten seconds that it is running. */
async function run({ name, command, counts, env }: Step): Promise<Row> {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const report = join('node_modules/.cache', `${name}.json`)
  mkdirSync('node_modules/.cache', { recursive: true })
  rmSync(report, { force: true })
  const ticking = setInterval(() => console.log(`  … ${name}, ${elapsed().toFixed(0)} s`), 10_000)
  const reporting = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=line,json'],
  }
  const { status, output } = await runProgram([...command, ...(counts ? reporting[counts] : [])], {
    ...env,
    // Playwright sets FORCE_COLOR in its workers, and Node warns of NO_COLOR beside it
    ...(counts === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  clearInterval(ticking)
  const read = counts && readReport(report, counts)
  const counted = counts ? read?.counts : noTests
  const ok = status === 0 && counted !== undefined && counted.failed === 0
  if (!ok) console.log(`\n── ${name}: ${command.join(' ')}\n${endOf(output)}\n`)
  for (const failure of read?.failures ?? []) console.log(`${formatFailure(failure)}\n`)
  const again = secondTries(output)
  for (const test of again) console.log(`  at the second try: ${test}`)
  secondTried += again.length
  const row = { step: name, seconds: elapsed(), ok, counts: counted ?? { ...noTests, failed: 1 } }
  console.log(formatRow(row))
  return row
}

function endOf(output: string): string {
  const lines = output.split('\n').filter((line) => !PROGRESS.test(line))
  return lines.join('\n').trim().split('\n').slice(-LINES_SHOWN).join('\n')
}

/** In a process group of its own, so that all of it can be ended, by Ctrl-C or after the time limit. */
function runProgram(
  [program = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ status: number; output: string }> {
  const child = spawn(program === 'npm' ? program : `node_modules/.bin/${program}`, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withCompileCache(),
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      ...env,
      TMPDIR: scratch,
      SHINPAN_HOME: join(scratch, 'home'),
    },
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  const end = () => {
    if (process.platform === 'win32') child.kill()
    else if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  running.add(end)
  let output = ''
  const limit = setTimeout(() => {
    output += `\nended: it ran for more than ${LONGEST_STEP / 60_000} minutes\n`
    end()
  }, LONGEST_STEP)
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  return new Promise((resolve) => {
    const done = (status: number) => {
      clearTimeout(limit)
      running.delete(end)
      resolve({ status, output })
    }
    child.on('error', (error) => {
      output += error.message
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** The counts of a test runner's report; a missing report is a failure. */
function readReport(report: string, kind: 'vitest' | 'playwright'): { counts: Counts; failures: readonly Failure[] } | undefined {
  try {
    const content = JSON.parse(readFileSync(report, 'utf8')) as Readonly<Record<string, unknown>>
    return kind === 'vitest'
      ? { counts: vitestCounts(content), failures: vitestFailures(content) }
      : { counts: playwrightCounts(content), failures: playwrightFailures(content) }
  } catch {
    return undefined
  }
}

/**
 * Tests must clean up: nothing of ours may remain in their scratch folder. Leftovers of a first try that passed on the second are named
 * like the try, and are deleted with the folder.
 */
function leftovers(): Row {
  const left = readdirSync(scratch).filter((name) => name.startsWith('shinpan'))
  // what lies in it tells whose it was
  const found = left.flatMap((name) => globSync(`${name}/**`, { cwd: scratch }).slice(0, 20))
  if (left.length > 0) console.log(`\n── left behind by tests: ${found.join(', ')}\n`)
  return { step: 'cleared up', seconds: 0, ok: left.length <= secondTried, counts: noTests }
}

function formatRow({ step, seconds, ok, counts }: Row): string {
  const tests = counts.passed + counts.failed + counts.skipped > 0 ? `  ${formatCounts(counts)}` : ''
  return `${ok ? '✓' : '✗'} ${step.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${tests}`
}
