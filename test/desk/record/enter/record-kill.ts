import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { sql } from '../../../../db/sqlite/handle.ts'
import { commandLine } from '../../../../scripts/build.ts'

/** Result of killing a recording repeatedly: acts acknowledged with `ok`, and those of them that the file lacks. */
export type Killed = {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly troubles: readonly string[]
}

const MAIN = commandLine()

/** Kills `record` at random moments, always on the same file, and checks for every act that it acknowledged. */
export const killRecording = async (kills: number): Promise<Killed> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-kill-'))
  const file = join(folder, 'a.shinpan')
  const lost: string[] = []
  const troubles: string[] = []
  let acknowledged = 0
  try {
    for (let run = 1; run <= kills; run++) {
      const answered = await recordUntilKilled(file, folder, run)
      acknowledged += answered.size
      const opened = openToRead(file)
      if (!opened.ok) {
        if (opened.error.reason !== 'missing' || answered.size > 0) troubles.push(`kill ${run}: ${opened.error.detail}`)
        continue
      }
      const found = verify(opened.value)
      if (!found.ok) troubles.push(`kill ${run}: ${found.trouble}`)
      for (const [seq, text] of answered) if (textAt(opened.value, seq) !== text) lost.push(`kill ${run}: entry ${seq}, ${text}`)
      opened.value.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { kills, acknowledged, lost, troubles }
}

const textAt = (db: Parameters<typeof verify>[0], seq: number): string | undefined =>
  sql<string>(db, "SELECT body ->> '$.text' FROM entry WHERE seq = ?").pluck().get(seq)

/** Acts sent to one hand, which holds 800; a fast disk takes more before the kill. */
const ACTS_IN_HAND = 700

/** Sends acts as fast as they are answered, some dozens ahead, until the kill; each time at another table. */
const recordUntilKilled = async (file: string, home: string, run: number): Promise<ReadonlyMap<number, string>> => {
  const child = spawn(process.execPath, [MAIN, 'record', '--db', file, '--table', String(run)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SHINPAN_HOME: home },
  })
  const sent: string[] = []
  const answered = new Map<number, string>()
  const send = () => {
    if (sent.length > 0 && sent.length % ACTS_IN_HAND === 0) child.stdin?.write('@hand E1 0\n')
    const text = `* note run ${run} act ${sent.length + 1} ${'x'.repeat(Math.floor(Math.random() * 300))}`
    sent.push(text)
    child.stdin?.write(`${text}\n`)
  }
  child.stdin?.on('error', () => undefined)
  for (let n = 0; n < 40; n++) send()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const begun = Promise.withResolvers<void>()
  const reading = readAnswers(child, (seq) => {
    begun.resolve()
    const text = sent[answered.size]
    if (text !== undefined) answered.set(seq, text)
    send()
  })
  // every other kill during startup, at any load of the machine; the others while it answers
  if (run % 2 === 1) await Promise.race([begun.promise, ended])
  await wait(Math.random() * 500)
  child.kill('SIGKILL')
  await ended
  await reading
  return answered
}

const readAnswers = async (child: ChildProcess, ok: (seq: number) => void): Promise<void> => {
  if (!child.stdout) return
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, seq] = line.split(' ')
    if (word === 'ok') ok(Number(seq))
    else throw new Error(`an answer that was not expected: ${line}`)
  }
}
