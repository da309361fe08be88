import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { open, type Running, record, serve, shell } from './running.ts'
import { atFile, DISPLACERS, leaveOpen, READERS } from './sqlite3.ts'

/** Result of killing desks while other programs read, copy, back up, move and replace the file. */
export type KilledBeside = {
  readonly kills: number
  readonly confirmed: number
  /** How often another program used the file, and how often the file was moved away. */
  readonly reads: number
  readonly displaced: number
  readonly lost: readonly string[]
  /** Acts sent after the file was moved away, and acknowledged nevertheless. */
  readonly late: readonly string[]
  /** Alarms although the file was in its place. */
  readonly false: readonly string[]
  readonly troubles: readonly string[]
}

type Counts = { -readonly [Part in keyof KilledBeside]: KilledBeside[Part] extends number ? number : string[] }

/** `record` starts fastest, and so is killed most. */
const KINDS = { record, serve, 'the window of open': open, 'the window of Electron': shell } as const
const MIX = ['record', 'record', 'record', 'serve', 'record', 'the window of open', 'record', 'the window of Electron'] as const

/** Kills so many times; calls `told` after each. */
export const killBeside = async (kills: number, told: (counts: KilledBeside) => void = () => undefined): Promise<KilledBeside> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-kill-'))
  const counts: Counts = { kills: 0, confirmed: 0, reads: 0, displaced: 0, lost: [], late: [], false: [], troubles: [] }
  try {
    const base = join(folder, 'base', 'place', 'base.shinpan')
    mkdirSync(dirname(base), { recursive: true })
    const made = await record(base)
    await made.act('* note base')
    await made.kill()
    // opened once, so that the write-ahead log is emptied
    notesIn(base)
    for (let run = 1; run <= kills; run++) {
      const place = join(folder, `${run}`, 'place')
      mkdirSync(place, { recursive: true })
      const file = join(place, 'a.shinpan')
      copyFileSync(base, file)
      const kind = MIX[run % MIX.length] ?? 'record'
      const round = { name: `kill ${run}, ${kind}`, running: await KINDS[kind](file), counts }
      try {
        // in two of five runs, the file is moved away
        await (run % 5 < 3 ? besideReaders(round) : displaced(round, run))
      } catch (error) {
        counts.troubles.push(`${round.name}: ${String(error)}`)
      } finally {
        await round.running.kill()
        counts.kills++
        rmSync(join(folder, `${run}`), { recursive: true, force: true })
      }
      told(counts)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return counts
}

type Round = { readonly name: string; readonly running: Running; readonly counts: Counts }

const some = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T

/** Enters acts until it is stopped, or one is not acknowledged. */
const entering = ({ running }: Round) => {
  const confirmed: string[] = []
  let stopped = false
  const begun = Promise.withResolvers<void>()
  const done = (async () => {
    for (let n = 1; !stopped; n++) {
      const text = `* note ${n} ${'x'.repeat(Math.floor(Math.random() * 300))}`
      const answer = await running.act(text).catch(() => undefined)
      if (!answer?.saved) return answer?.says ? answer : undefined
      confirmed.push(text)
      begun.resolve()
    }
    return undefined
  })()
  const stop = (): void => {
    stopped = true
  }
  return { confirmed, begun: Promise.race([begun.promise, done]), done, stop }
}

const besideReaders = async (round: Round): Promise<void> => {
  const { running, counts, name } = round
  const acts = entering(round)
  await acts.begun
  const until = performance.now() + 300 + Math.random() * 1200
  while (performance.now() < until) {
    if (Math.random() < 0.1) {
      const end = await leaveOpen(running.file, some(['BEGIN', 'BEGIN IMMEDIATE']))
      await wait(Math.random() * 300)
      await end()
    } else await atFile(some(Object.keys(READERS)), running.file)
    counts.reads++
  }
  await running.kill()
  acts.stop()
  const refused = await acts.done
  if (refused) counts.false.push(`${name}: ${refused.says}`)
  judge(round, acts.confirmed, running.file)
}

const displaced = async (round: Round, run: number): Promise<void> => {
  const { running, counts, name } = round
  const acts = entering(round)
  await acts.begun
  await wait(Math.random() * 500)
  const ways = Object.entries(DISPLACERS)
  const [way, displace] = ways[run % ways.length] ?? ['', () => undefined]
  displace(running.file)
  counts.displaced++
  // one act may be committed before and acknowledged after
  const before = acts.confirmed.length + 1
  const refused = await Promise.race([acts.done, wait(20_000, undefined)])
  acts.stop()
  await running.kill()
  if (acts.confirmed.length > before) counts.late.push(`${name}, ${way}: ${acts.confirmed.length - before} acts`)
  if (!refused?.copy) counts.late.push(`${name}, ${way}: no alarm that names a copy (${refused?.says ?? 'nothing was said'})`)
  else judge(round, acts.confirmed, refused.copy)
}

const judge = ({ name, counts }: Round, confirmed: readonly string[], file: string): void => {
  counts.confirmed += confirmed.length
  const kept = notesIn(file)
  if (typeof kept === 'string') counts.troubles.push(`${name}: ${kept}`)
  else for (const text of confirmed) if (!kept.has(text)) counts.lost.push(`${name}: ${text.slice(0, 20)}`)
}

/** The notes in a file, or why it doesn't verify. */
const notesIn = (file: string): ReadonlySet<unknown> | string => {
  const opened = openToRead(file)
  if (!opened.ok) return opened.error.detail
  try {
    const { trouble } = verify(opened.value)
    return trouble ?? new Set(opened.value.prepare("SELECT body ->> '$.text' FROM entry WHERE kind = 'event'").pluck().all())
  } finally {
    opened.value.close()
  }
}
