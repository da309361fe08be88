import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import type { Arriving } from '../../db/joining/validate-entries.ts'
import { type Entry, hashOfEntry, type Ref } from '../../db/log/entry.ts'
import type { WritableDb } from '../../db/sqlite/handle.ts'
import { act } from '../../db/writing/act.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { insertEntries } from '../../desk/storage/merging/insert-entries.ts'
import { handAt } from '../../test/db/fixtures/hand-at.ts'
import { actOf, fullFile } from '../../test/desk/storage/full-file.ts'
import { readArguments } from '../arguments.ts'

/**
 * `node tools/measure/joining.ts [ENTRIES] [--cache FOLDER] [--every MS]`: merges entries of another device into a file of that size, with
 * different numbers of local entries after their position. It also times a recorder's acts during the merge, one every MS. A file of a
 * million entries takes minutes to make; `--cache` stores it in that folder.
 */
const { options, numbers } = readArguments({ options: { cache: undefined, every: 500 }, numbers: [100_000] })
const { cache, every } = options
const [entries] = numbers
const CASES = [
  ...[0, 100, 10_000].map((behind) => ({ coming: 1, behind })),
  ...[0, 100, 10_000].map((behind) => ({ coming: 100, behind })),
  ...[0, 100, 10_000].map((behind) => ({ coming: 10_000, behind })),
]
const OTHER = 'ffffffffffffffff'

const folder = mkdtempSync(join(tmpdir(), 'shinpan-joining-'))
const stamp = () => ({ at: new Date(), by: 'measure' })

/** A hand that another device began at a table, and its acts. That device's file had the same entries as this one. */
const written = (
  db: WritableDb,
  table: string,
  { hand, count }: { readonly hand: string; readonly count: number },
): readonly Arriving[] => {
  const newest = db.prepare('SELECT number FROM entry ORDER BY seq DESC LIMIT 1').get() as Entry
  const made: Arriving[] = []
  let previous: Buffer = Buffer.concat(db.prepare('SELECT hash FROM head ORDER BY entry').pluck().all() as Buffer[])
  let after: Ref | null = null
  for (let n = 1; n <= count; n++) {
    const isHand = n === 1 || n % 100 === 0
    const id = `${hand} ${Math.floor(n / 100)}`
    const body = isHand ? handAt(table, id) : actOf(id, after, n)
    const entry: Omit<Arriving, 'hash'> = {
      device: OTHER,
      number: newest.number + n,
      at: new Date(Date.now() + n).toISOString(),
      by: 'there',
      kind: isHand ? 'hand' : 'event',
      version: isHand ? 1 : 2,
      body: JSON.stringify(body),
      previous,
    }
    previous = hashOfEntry(entry)
    after = isHand ? null : `${OTHER}:${entry.number}`
    made.push({ ...entry, hash: previous })
  }
  return made
}

/** Writes `count` local entries meanwhile, with numbers as high as those of the arriving ones. */
const goOn = (db: WritableDb, table: string, { hand, count }: { readonly hand: string; readonly count: number }): void => {
  for (let done = 0; done < count; ) {
    const id = `${hand} ${done}`
    act(db, stamp(), (write) => {
      write('hand', handAt(table, id))
      let after: Ref | null = null
      for (let n = 1; n < 100 && done + n < count; n++) after = write('event', actOf(id, after, n)).ref
    })
    done += Math.min(100, count - done)
  }
}

try {
  const file = await fullFile({ folder, entries, cache })
  const desk = createDesk({ folder, home: folder })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  await calls.tournaments.open({ file })
  const { open } = desk.context
  if (!open?.writable) throw new Error('the file is not open')
  const db = open.writable
  const tables = (await calls.tables.list()).map(({ id }) => id)
  const [here = '', there = '', mine = ''] = tables
  let hands = 0
  let acts = 0
  /** Enters an act as a recorder does. Returns the time since it was due, including any wait for the busy desk. */
  const enter = async (due: number): Promise<number> => {
    const text =
      acts % 60 === 0
        ? `@hand E1 ${acts / 60}\nE discard 1z`
        : `${'SWNE'[(acts >> 1) % 4]} ${acts % 2 ? 'draw' : `discard ${1 + (acts % 9)}p`}`
    acts++
    await calls.tables.record({ table: mine, text, by: 'measure' })
    return performance.now() - due
  }
  const alone: number[] = []
  for (let n = 0; n < 60; n++) alone.push(await enter(performance.now()))
  alone.sort((a, b) => a - b)
  console.log(`${entries} entries; an act every ${every} ms; alone p50 ${alone[30]?.toFixed(1)} ms, most ${alone.at(-1)?.toFixed(1)} ms`)
  for (const { coming, behind } of CASES) {
    const hand = `measured ${++hands}`
    const arriving = written(db, there, { hand: `${hand} there`, count: coming })
    goOn(db, here, { hand: `${hand} here`, count: behind })
    const began = performance.now()
    let done = false
    const joining = insertEntries(desk.context, open, arriving).then((taken) => {
      if (!taken.ok) throw new Error(JSON.stringify(taken.error))
      done = true
      return performance.now() - began
    })
    const waits: number[] = []
    for (let due = began + 3; !done; due += every) {
      await wait(Math.max(0, due - performance.now()))
      waits.push(await enter(due))
    }
    const took = await joining
    console.log(
      `${String(coming).padStart(6)} come in, ${String(behind).padStart(6)} behind: ${took.toFixed(0).padStart(7)} ms; ` +
        `longest wait of ${waits.length} acts ${Math.max(...waits).toFixed(0)} ms`,
    )
  }
  console.log((await calls.log.verify()).ok ? 'the file verifies' : 'THE FILE DOES NOT VERIFY')
  desk.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
