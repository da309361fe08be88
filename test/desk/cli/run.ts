import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { runCommand } from '../../../desk/cli/run.ts'
import { commandLine } from '../../../scripts/build.ts'

export type Ran = { readonly code: number | null; readonly out: readonly string[]; readonly errors: readonly string[] }

const MAIN = commandLine()

type Surroundings = {
  readonly home: string
  readonly input?: string | Buffer
  readonly lang?: string
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs the command line in this process, with a home in a folder of the test; in its own process if it reads files from its input. One at
 * a time, since the environment is of the whole process.
 */
export const run = (words: readonly string[], surroundings: Surroundings): Promise<Ran> => {
  if (words.includes('-')) return runProgram(words, surroundings)
  const next = running.last.then(() => runHere(words, surroundings))
  running.last = next.catch(() => undefined)
  return next
}

const running: { last: Promise<unknown> } = { last: Promise.resolve() }

const runHere = async (words: readonly string[], { home, input = '', lang = 'C', env = {} }: Surroundings): Promise<Ran> => {
  const before = { ...process.env }
  Object.assign(process.env, { SHINPAN_HOME: home, LC_ALL: lang, ...env })
  const [out, errors]: [string[], string[]] = [[], []]
  try {
    const code = await runCommand(words, {
      say: (line) => out.push(...lines(line)),
      complain: (line) => errors.push(...lines(line)),
      input: Readable.from([Buffer.from(input)]),
    })
    return { code, out, errors }
  } finally {
    for (const name of ['SHINPAN_HOME', 'LC_ALL', ...Object.keys(env)]) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** The same in its own process, for what only a process has: its start, rights, streams and signals, and others beside it. */
export const runProgram = (words: readonly string[], { home, input = '', lang = 'C', env = {} }: Surroundings): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...words], { env: { ...process.env, SHINPAN_HOME: home, LC_ALL: lang, ...env } })
    let [out, errors] = ['', '']
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out: lines(out), errors: lines(errors) }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')
