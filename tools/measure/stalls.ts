import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { syncFile } from '../../db/disk/sync.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { fill, fullFile } from '../../test/desk/storage/full-file.ts'
import { readArguments } from '../arguments.ts'

/**
 * `npm run tool -- measure:stalls [ENTRIES] [--cache FOLDER] [--only NAME]`: the wait for an act and for the list of tables, asked in turn
 * every 20 ms, while nothing else runs, then during each long work of the desk. A wait counts from the moment when it was due to be asked.
 * `--cache` stores the file in that folder.
 */
const { options, numbers } = readArguments({ options: { cache: undefined, only: undefined }, numbers: [100_000] })
const { cache, only } = options
const [entries] = numbers
const EVERY = 20
/** Entries of the copy that is joined. */
const COMING = 10_000
/** How often each report is made; the first one loads the program that makes it. */
const REPORTS = 20

const folder = mkdtempSync(join(tmpdir(), 'shinpan-stalls-'))
const aDesk = async (home: string, file: string) => {
  const desk = createDesk({ folder: home, home })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  await calls.tournaments.open({ file })
  const { open } = desk.context
  if (!open?.writable) throw new Error('the file is not open')
  return { desk, calls, db: open.writable, tables: (await calls.tables.list()).map(({ id }) => id) }
}

/** A copy in which another device went on. */
const copyOf = async (file: string): Promise<string> => {
  const home = join(folder, 'other')
  mkdirSync(home)
  const copy = join(home, 'copy.shinpan')
  copyFileSync(file, copy)
  const { desk, db, tables } = await aDesk(home, copy)
  fill(db, tables, COMING, 'hand there')
  await desk.closed()
  return copy
}

try {
  const file = await fullFile({ folder, entries, cache, tables: 200 })
  const copy = await copyOf(file)
  // what this program has just copied must not be on its way to the disk during what it measures
  for (const one of [file, copy]) syncFile(one)
  const { desk, calls, tables } = await aDesk(folder, file)
  const [table = ''] = tables
  const isChecked = async (): Promise<void> => {
    while (desk.context.open?.check.state !== 'ok') await wait(100)
  }
  const report = async (format: 'html' | 'xlsx'): Promise<void> => {
    const asked =
      format === 'html'
        ? ({ what: 'tournament', format, language: 'both' } as const)
        : ({ what: 'scores', format, language: 'en' } as const)
    for (let n = 0; n < REPORTS; n++) for await (const news of await calls.reports.make(asked)) if (news.kind === 'file') break
  }
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'the check of an opened file': isChecked,
    nothing: () => wait(10_000),
    backup: () => calls.backups.make(),
    verify: () => calls.log.verify(),
    'report, HTML': () => report('html'),
    'report, XLSX': () => report('xlsx'),
    [`join of ${COMING} entries`]: () => calls.joining.join({ files: [copy] }),
  }
  let acts = 0
  const ask = {
    list: () => calls.tables.list(),
    act: () => {
      const text =
        acts % 50 === 0
          ? `@hand E1 ${(acts / 50) % 200}\nE discard 1z`
          : `${'SWNE'[(acts >> 1) % 4]} ${acts % 2 ? 'draw' : `discard ${1 + (acts % 9)}p`}`
      acts++
      return calls.tables.record({ table, text, by: 'measure' })
    },
  }
  console.log(`${entries} entries; load ${loadavg()[0]?.toFixed(1)}`)
  for (const [name, work] of Object.entries(works)) {
    if (only !== undefined && !name.includes(only)) continue
    if (work !== isChecked) await isChecked()
    const waits = { list: [] as number[], act: [] as number[] }
    const began = performance.now()
    let done = false
    const working = work().finally(() => {
      done = true
    })
    for (let due = began, n = 0; !done; due += EVERY, n++) {
      await wait(Math.max(0, due - performance.now()))
      const which = n % 2 === 0 ? 'list' : 'act'
      await ask[which]()
      waits[which].push(performance.now() - due)
    }
    await working
    console.log(
      `${name}: ${((performance.now() - began) / 1000).toFixed(1)} s; ${figures('list', waits.list)}; ${figures('act', waits.act)}`,
    )
  }
  await desk.closed()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function figures(name: string, waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0)
  return `${name} p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms of ${sorted.length}`
}
