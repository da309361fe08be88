import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFile, rebuildFile } from '../../../../db/file/open-file.ts'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { MIGRATIONS } from '../../../../db/schema/migrations/list.ts'
import { act } from '../../../../db/writing/act.ts'
import { makeEarlierFile } from '../../../db/schema/earlier-file.ts'

/** Long work on a file during which a test kills the program. */
export const WORKS = ['merge', 'rebuild', 'migration', 'backup'] as const
type Work = (typeof WORKS)[number]

/** Result of killing one kind of work repeatedly; `answered`: how often the work finished before the kill. */
export type KilledWork = { readonly kills: number; readonly answered: number; readonly troubles: readonly string[] }

const MAIN = join(import.meta.dirname, '../../../../desk/main.ts')

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

/** Hands in a file: some hundreds of entries. */
const HANDS = 40
const APART = 100

type Files = { readonly whole: string; readonly other: string; readonly old: string; readonly entries: number }
type Place = Files & { readonly folder: string }

/** A current file, a copy of it that another device continued, and a file of the first version. */
const makeFiles = (folder: string): Files => {
  const [whole, other, old] = ['whole', 'other', 'old'].map((name) => join(folder, `${name}.shinpan`)) as [string, string, string]
  const common = makeEarlierFile(whole, MIGRATIONS.length, HANDS)
  makeEarlierFile(old, 6, HANDS)
  const rebuilt = rebuildFile(whole, '')
  if (!rebuilt.ok) throw new Error(rebuilt.error.detail)
  copyFileSync(whole, other)
  goOn(whole, 'aaaaaaaaaaaaaaaa')
  goOn(other, 'bbbbbbbbbbbbbbbb')
  return { whole, other, old, entries: common }
}

const goOn = (file: string, device: string): void => {
  const opened = openFile(file, device)
  if (!opened.ok) throw new Error(opened.error.detail)
  act(opened.value, { at: new Date(0), by: device }, (write) => {
    for (let n = 0; n < APART; n++) write('player', { player: `${device} ${n}`, number: null, name: `${device} ${n}`, country: '' })
  })
  opened.value.close()
}

const NOTE = '* note while it was brought up'

/** Runs the work on a fresh file; returns whether it had answered before the kill. */
const run = async (work: Work, place: Place, after: number): Promise<boolean> => {
  const { file, out } = fresh(work, place)
  const words = {
    merge: ['merge', '--into', file, place.other],
    rebuild: ['rebuild', '--db', file],
    migration: ['record', '--db', file, '--table', '7'],
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
  child.stdin.end(work === 'migration' ? `${NOTE}\n` : '')
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await (after === Number.POSITIVE_INFINITY ? ended : Promise.race([ended, wait(after)]))
  child.kill('SIGKILL')
  // null if it was killed
  const code = await ended
  if (code !== null && code !== 0) throw new Error(`${words.join(' ')} ended by itself with ${code}`)
  return work === 'merge' ? said.includes('ok: ') : said.includes('\n')
}

const pathsOf = ({ folder }: Place) => ({ file: join(folder, 'file.shinpan'), out: join(folder, 'out.shinpan') })

const fresh = (work: Work, place: Place): { readonly file: string; readonly out: string } => {
  const paths = pathsOf(place)
  for (const path of [paths.file, paths.out]) for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  rmSync(`${paths.file}.backups`, { recursive: true, force: true })
  copyFileSync(work === 'migration' ? place.old : place.whole, paths.file)
  return paths
}

/** The file verifies and holds all its entries and every acknowledged one; any other output is whole or missing. */
const troublesAfter = (work: Work, place: Place, answered: boolean): readonly string[] => {
  const { file, out } = pathsOf(place)
  const before = work === 'migration' ? place.entries : place.entries + APART
  const done = { merge: before + APART, rebuild: before, migration: before, backup: before }[work]
  const looked = look(file)
  const may = answered ? [done] : [before, done]
  const troubles = looked.trouble === null ? [] : [looked.trouble]
  if (work === 'migration') {
    if (looked.entries < before || (answered && !looked.texts.includes(NOTE))) troubles.push(`${looked.entries} entries, of ${before}`)
  } else if (!may.includes(looked.entries)) troubles.push(`${looked.entries} entries where ${may.join(' or ')} should be`)
  if (work === 'backup') {
    const copy = existsSync(out) ? look(out) : undefined
    if (answered && !copy) troubles.push('the backup that was answered for is not there')
    if (copy && (copy.trouble !== null || copy.entries !== before)) troubles.push(`the backup: ${copy.trouble ?? copy.entries}`)
  }
  return troubles
}

const look = (file: string): { readonly trouble: string | null; readonly entries: number; readonly texts: readonly string[] } => {
  const opened = openToRead(file)
  if (!opened.ok) return { trouble: opened.error.detail, entries: 0, texts: [] }
  try {
    const { trouble, entries } = verify(opened.value)
    return { trouble, entries, texts: opened.value.prepare('SELECT text FROM event WHERE number IS NOT NULL').pluck().all() as string[] }
  } finally {
    opened.value.close()
  }
}
