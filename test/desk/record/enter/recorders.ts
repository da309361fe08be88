import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { commandLine } from '../../../../scripts/build.ts'

/** A recorder's process that reads its standard input; `answersTo` sends lines, ends the input and returns the answers. */
export type Recorder = { readonly answersTo: (lines: readonly string[]) => Promise<readonly string[]>; readonly end: () => void }

const MAIN = commandLine()

/** Starts `record` for a table of a file. It is ready once it has refused a first line, which creates no file. */
export const aRecorder = async ({
  file,
  table,
  home,
}: {
  readonly file: string
  readonly table: string
  readonly home: string
}): Promise<Recorder> => {
  const child = spawn(process.execPath, [MAIN, 'record', '--db', file, '--table', table], {
    env: { ...process.env, SHINPAN_HOME: home, LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const ready = new Promise<void>((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      resolve()
    }),
  )
  child.stdin.on('error', () => undefined)
  child.stdin.write('no such line\n')
  await Promise.race([ready, ended])
  return {
    answersTo: async (acts) => {
      child.stdin.end(`${acts.join('\n')}\n`)
      await ended
      return lines.slice(1)
    },
    end: () => void child.kill('SIGKILL'),
  }
}
