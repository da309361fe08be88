import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createFile } from '../../../../db/file/create-file.ts'
import { openFile } from '../../../../db/file/open-file.ts'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import type { Ref } from '../../../../db/log/entry.ts'
import { act, type Write } from '../../../../db/writing/act.ts'
import { commandLine } from '../../../../scripts/build.ts'
import { handAt } from '../../../db/fixtures/hand-at.ts'

/** Long work on a file during which a test kills the program. */
export const WORKS = ['merge', 'rebuild', 'backup'] as const
type Work = (typeof WORKS)[number]

/** Result of killing one kind of work repeatedly; `answered`: how often the work finished before the kill. */
export type KilledWork = { readonly kills: number; readonly answered: number; readonly troubles: readonly string[] }

const MAIN = commandLine()

/** Kills one kind of work at random moments, each time on fresh files, and checks every file afterwards. */
export const killWork = async (work: Work, kills: number): Promise<KilledWork> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-kill-'))
  try {
    const files = makeFiles(folder)
    const began = performance.now()
    await run(work, { ...files, folder }, Number.POSITIVE_INFINITY)
    let usual = performance.now() - began
    const troubles: string[] = []
    let answered = 0
    for (let kill = 1; kill <= kills; kill++) {
      const said = await run(work, { ...files, folder }, usual * (0.3 + 0.7 * Math.random()))
      if (said) answered++
      // adapts to the load of the machine: most kills should hit the work halfway
      usual *= said ? 0.85 : 1.05
      for (const trouble of troublesAfter(work, { ...files, folder }, said)) troubles.push(`${work}, kill ${kill}: ${trouble}`)
    }
    return { kills, answered, troubles }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Hands in a file, and the acts of each: some hundreds of entries. */
const HANDS = 40
const ACTS = 10
/** Entries that each of two devices writes concurrently. */
const CONCURRENT = 100

type Files = { readonly whole: string; readonly other: string; readonly entries: number }
type Place = Files & { readonly folder: string }

/** A current file, a copy of it that another device continued, and a file of the first version. */
const makeFiles = (folder: string): Files => {
  const [whole, other] = ['whole', 'other'].map((name) => join(folder, `${name}.shinpan`)) as [string, string]
  const entries = writeHands(whole)
  copyFileSync(whole, other)
  writePlayers(whole, 'aaaaaaaaaaaaaaaa')
  writePlayers(other, 'bbbbbbbbbbbbbbbb')
  return { whole, other, entries }
}

const writeHands = (file: string): number => {
  const by = { at: new Date(0), by: 'Ann' }
  const fill = (write: Write): void => {
    write('tournament', { name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', edition: '2015', settings: [], sample: false })
    write('table', { table: 't1', name: '7', round: 1 })
    for (let hand = 1; hand <= HANDS; hand++) {
      write('hand', handAt('t1', `h${hand}`))
      let after: Ref | null = null
      for (let act = 1; act <= ACTS; act++) after = write('event', { hand: `h${hand}`, after, text: `* note ${act}` }).ref
    }
  }
  const made = createFile(file, (db) => act(db, by, fill), '00112233445566aa')
  if (!made.ok) throw new Error(made.error.detail)
  const { entries } = verify(made.value)
  made.value.close()
  return entries
}

const writePlayers = (file: string, device: string): void => {
  const opened = openFile(file, device)
  if (!opened.ok) throw new Error(opened.error.detail)
  act(opened.value, { at: new Date(0), by: device }, (write) => {
    for (let n = 0; n < CONCURRENT; n++) write('player', { player: `${device} ${n}`, number: null, name: `${device} ${n}`, country: '' })
  })
  opened.value.close()
}

/** Runs the work on a fresh file; returns whether it had answered before the kill. */
const run = async (work: Work, place: Place, after: number): Promise<boolean> => {
  const { file, out } = fresh(place)
  const words = {
    merge: ['merge', '--into', file, place.other],
    rebuild: ['rebuild', '--db', file],
    backup: ['backup', '--db', file, '--out', out],
  }[work]
  const child = spawn(process.execPath, [MAIN, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SHINPAN_HOME: place.folder, TMPDIR: place.folder, LC_ALL: 'C' },
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end()
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await (after === Number.POSITIVE_INFINITY ? ended : Promise.race([ended, wait(after)]))
  child.kill('SIGKILL')
  // null if it was killed
  const code = await ended
  if (code !== null && code !== 0) throw new Error(`${words.join(' ')} ended by itself with ${code}`)
  return work === 'merge' ? said.includes('ok: ') : said.includes('\n')
}

const pathsOf = ({ folder }: Place) => ({ file: join(folder, 'file.shinpan'), out: join(folder, 'out.shinpan') })

const fresh = (place: Place): { readonly file: string; readonly out: string } => {
  const paths = pathsOf(place)
  for (const path of [paths.file, paths.out]) for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  rmSync(`${paths.file}.backups`, { recursive: true, force: true })
  copyFileSync(place.whole, paths.file)
  return paths
}

/** The file verifies and holds all its entries and every acknowledged one; any other output is whole or missing. */
const troublesAfter = (work: Work, place: Place, answered: boolean): readonly string[] => {
  const { file, out } = pathsOf(place)
  const before = place.entries + CONCURRENT
  const done = { merge: before + CONCURRENT, rebuild: before, backup: before }[work]
  const looked = look(file)
  const may = answered ? [done] : [before, done]
  const troubles = looked.trouble === null ? [] : [looked.trouble]
  if (!may.includes(looked.entries)) troubles.push(`${looked.entries} entries where ${may.join(' or ')} should be`)
  if (work === 'backup') {
    const copy = existsSync(out) ? look(out) : undefined
    if (answered && !copy) troubles.push('the backup that was answered for is not there')
    if (copy && (copy.trouble !== null || copy.entries !== before)) troubles.push(`the backup: ${copy.trouble ?? copy.entries}`)
  }
  return troubles
}

const look = (file: string): { readonly trouble: string | null; readonly entries: number } => {
  const opened = openToRead(file)
  if (!opened.ok) return { trouble: opened.error.detail, entries: 0 }
  try {
    const { trouble, entries } = verify(opened.value)
    return { trouble, entries }
  } finally {
    opened.value.close()
  }
}
