import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { takeIn } from '../../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../../db/joining/validate-entries.ts'
import { logEntries } from '../../../../db/log/read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import { insertEntries } from '../../../../desk/storage/merging/insert-entries.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { contentOf } from '../../../db/fixtures/two-copies.ts'
import { carryOut, DOES, type Side, sideIn, twoSides } from './apart.ts'
import { cachedAndFresh } from './cached-and-fresh.ts'

const ACTS = (Object.keys(DOES) as (keyof typeof DOES)[]).filter((what) => what !== 'merge')

/** A side acts, or inserts the first entries that another side has and it lacks. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      who: fc.nat({ max: 2 }),
      what: fc.oneof(fc.constant('record' as const), fc.constantFrom(...ACTS)),
      chance: fc.nat({ max: 1 << 16 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      who: fc.nat({ max: 2 }),
      from: fc.integer({ min: 1, max: 2 }),
      part: fc.integer({ min: 1, max: 4 }),
      turned: fc.boolean(),
      way: fc.constantFrom('desk' as const, 'steps' as const, 'anew' as const),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const dbOf = ({ desk }: Side): ReadableDb => desk.context.open?.db as ReadableDb

/** The entries that one side has and the other lacks, in log order. */
const newIn = (from: Side, side: Side): readonly Arriving[] => {
  const held = new Set(dbOf(side).prepare('SELECT hex(hash) FROM entry').pluck().all())
  return [...logEntries(dbOf(from))].filter(({ hash }) => !held.has(hash.toString('hex').toUpperCase()))
}

const exchange = async (side: Side, from: Side, { part, turned, way }: Extract<Step, { part: number }>): Promise<void> => {
  const all = newIn(from, side)
  const some = all.slice(0, Math.ceil((all.length * part) / 4))
  const arriving = turned ? some.toReversed() : some
  const { open } = side.desk.context
  if (!open?.writable) throw new Error('the file is not open')
  if (way === 'anew') open.writable.exec('DELETE FROM way_back')
  if (way === 'desk')
    expect(await insertEntries(side.desk.context, open, arriving)).toMatchObject({ ok: true, value: { added: some.length } })
  else expect(takeIn(open.writable, arriving, { longest: 0, least: 1, most: 4, waits: 0, grows: 0 }).added).toBe(some.length)
}

test('whatever three desks do and exchange in whatever order: each file is what its log says at any time, and in the end all are the same', {
  timeout: 300_000,
}, async () => {
  const path = folder()
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const home = join(path, String(++run))
      mkdirSync(home)
      const two = await twoSides(home)
      const third = sideIn(home, 'third')
      copyFileSync(two[0].file, third.file)
      await third.calls.tournaments.open({ file: third.file })
      const sides = [...two, third]
      try {
        for (const one of steps) {
          const side = sides[one.who] as Side
          if ('what' in one) await carryOut(one, side, side)
          else {
            await exchange(side, sides[(one.who + one.from) % 3] as Side, one)
            expect(verify(dbOf(side)).trouble).toBe(null)
          }
          const { kept, anew } = cachedAndFresh(side.desk)
          expect(kept).toEqual(anew)
        }
        for (const side of sides)
          for (const from of sides) if (from !== side) await exchange(side, from, { who: 0, from: 1, part: 4, turned: false, way: 'desk' })
        for (const side of sides) expect(verify(dbOf(side)).trouble).toBe(null)
        const [first, ...others] = sides.map(({ file }) => contentOf(file))
        for (const other of others) expect(other).toEqual(first)
      } finally {
        for (const { desk } of sides) desk.close()
      }
    }),
    { numRuns: Number(process.env.SHINPAN_RUNS ?? 4), endOnFailure: true },
  )
})
