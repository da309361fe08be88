import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { contentOf } from '../../../db/fixtures/two-copies.ts'
import { carryOut, type DOES, type Side, sideIn, twoSides } from './apart.ts'
import { cachedAndFresh } from './cached-and-fresh.ts'

/** The next act of one side. */
type Step = { readonly who: 0 | 1; readonly what: keyof typeof DOES; readonly chance: number }

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('record' as const) },
    { weight: 2, arbitrary: fc.constant('merge' as const) },
    {
      weight: 8,
      arbitrary: fc.constantFrom(
        'correct',
        'open an incident',
        'fill one in',
        'begin a hand',
        'settle two hands',
        'undo',
        'redo',
        'rule',
        'cancel',
        'make a table',
        'change a seat',
      ),
    },
  ),
  chance: fc.nat({ max: 1 << 16 }),
})

const hashesIn = ({ desk }: Side): ReadonlySet<string> =>
  new Set(desk.context.open?.db.prepare('SELECT lower(hex(hash)) FROM entry').pluck().all() as readonly string[])

/** All that a desk displays of every table, from its caches. */
const shown = async ({ calls }: Side): Promise<unknown> =>
  Promise.all((await calls.tables.list()).map(({ id }) => calls.tables.state({ table: id })))

const trouble = (file: string): string | null => {
  const opened = openToRead(file)
  if (!opened.ok) return opened.error.detail
  try {
    return verify(opened.value).trouble
  } finally {
    opened.value.close()
  }
}

test('whatever two people do apart and join: the log only grows, all else follows from it, and the joined file is the same whichever way round', {
  timeout: 300_000,
}, async () => {
  const path = folder()
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const home = join(path, String(++run))
      mkdirSync(home)
      // a hand is dead from the act, or from its declaration, which a ruling writes into the record
      const sides = await twoSides(home, run % 2 === 0 ? 'wrc-2015' : 'ema-2025')
      const [here, there] = sides
      try {
        for (const one of steps) {
          const [side, other] = one.who === 0 ? [here, there] : [there, here]
          const before = hashesIn(side)
          await carryOut(one, side, other)
          const after = hashesIn(side)
          expect([...before].filter((hash) => !after.has(hash))).toEqual([])
          const { kept, anew } = cachedAndFresh(side.desk)
          expect(kept).toEqual(anew)
        }
        for (const [n, side] of sides.entries()) {
          expect(trouble(side.file)).toBe(null)
          const fresh = sideIn(home, `fresh ${n}`)
          await fresh.calls.tournaments.open({ file: side.file })
          expect(await shown(side)).toEqual(await shown(fresh))
          fresh.desk.close()
        }
        const [one, other] = [join(home, 'one.shinpan'), join(home, 'other.shinpan')]
        expect(mergeFiles(one, [here.file, there.file])).toMatchObject({ ok: true })
        expect(mergeFiles(other, [there.file, here.file])).toMatchObject({ ok: true })
        const joined = contentOf(one)
        expect(contentOf(other)).toEqual(joined)
        // equal to a full rebuild, and to a merge that inserts the entries in place
        for (const [side, from] of [
          [here, there],
          [there, here],
        ] as const) {
          expect(mergeFiles(side.file, [from.file])).toMatchObject({ ok: true })
          expect(contentOf(side.file)).toEqual(joined)
        }
        expect(mergeFiles(one, [other, here.file])).toMatchObject({ ok: true })
        expect(contentOf(one)).toEqual(joined)
        expect(trouble(one)).toBe(null)
      } finally {
        for (const { desk } of sides) desk.close()
      }
    }),
    { numRuns: Number(process.env.SHINPAN_RUNS ?? 4), endOnFailure: true },
  )
})
