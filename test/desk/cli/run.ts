import { spawn } from 'node:child_process'
import { commandLine } from '../../../scripts/build.ts'

export type Ran = { readonly code: number | null; readonly out: readonly string[]; readonly errors: readonly string[] }

const MAIN = commandLine()

/** Runs the command line in its own process, with a home in a folder of the test. */
export const run = (
  words: readonly string[],
  {
    home,
    input = '',
    lang = 'C',
    env = {},
  }: { home: string; input?: string | Buffer; lang?: string; env?: Readonly<Record<string, string>> },
): Promise<Ran> =>
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
