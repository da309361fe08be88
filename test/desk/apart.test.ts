import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient, ORPCError } from '@orpc/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadableDb } from '../../db/handle.ts'
import { mergeFiles } from '../../db/merge-files.ts'
import { openToRead } from '../../db/read-file.ts'
import { verify } from '../../db/verify.ts'
import { createDesk } from '../../desk/desk.ts'
import { handlers } from '../../desk/handlers.ts'
import { folder } from '../db/a-file.ts'
import { contentOf } from '../db/two-copies.ts'
import { type ADesk, DEAD_HAND } from './a-desk.ts'
import { keptAndNew } from './kept-and-new.ts'

/** A desk of its own on a copy of its own. */
type Side = Omit<ADesk, 'path'> & { readonly file: string }

/** What somebody does next; `chance` picks where and what. */
type Step = { readonly who: 0 | 1; readonly what: keyof typeof DOES; readonly chance: number }

const LINES = [
  'E draw',
  'E discard 1z',
  'S draw',
  'S discard 2z',
  'W call pon',
  'W show 1z1z',
  'N draw',
  'N discard 9m',
  '* note seen',
  DEAD_HAND,
]

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[chance % from.length]

const tableOf = async ({ calls }: Side, chance: number): Promise<string> => pick(await calls.tables.list(), chance)?.id ?? ''

/** Everything that can be done in a file, and joining the other’s copy. */
const DOES = {
  record: async (side, chance) =>
    side.calls.tables.record({ table: await tableOf(side, chance), text: pick(LINES, chance >> 4) ?? '', by: 'Ann' }),
  'begin a hand': async (side, chance) =>
    side.calls.tables.record({ table: await tableOf(side, chance), text: `@hand E${1 + (chance % 4)} 0\nE discard 5p`, by: 'Ann' }),
  correct: async (side, chance) => {
    const at = 1 + (chance % 5)
    const text = pick(LINES, chance >> 4) ?? ''
    const edit = pick(
      [
        { do: 'insert', at, text },
        { do: 'remove', at, count: 1 },
        { do: 'replace', at, count: 1, text },
        { do: 'move', at, after: chance % 3 },
      ] as const,
      chance >> 8,
    )
    if (edit) await side.calls.tables.correct({ table: await tableOf(side, chance), edit, by: 'Ann' })
  },
  undo: async (side, chance) => side.calls.tables.undo({ table: await tableOf(side, chance), by: 'Bo', own: chance % 3 === 0 }),
  redo: async (side, chance) => side.calls.tables.redo({ table: await tableOf(side, chance), by: 'Bo', own: chance % 3 === 0 }),
  'open an incident': async (side, chance) => side.calls.incidents.open({ table: await tableOf(side, chance), by: 'Cy' }),
  'fill one in': async (side, chance) => {
    const incident = pick(await side.calls.incidents.list(), chance)
    if (incident) await side.calls.incidents.fillIn({ incident: incident.id, by: 'Cy', note: `seen ${chance % 9}` })
  },
  rule: async (side, chance) => {
    const { findings } = await side.calls.tables.state({ table: await tableOf(side, chance) })
    const finding = pick(
      findings.filter(({ state }) => state === 'open'),
      chance >> 4,
    )
    const decision = pick(['upheld', 'dismissed'] as const, chance >> 8) ?? 'upheld'
    if (finding) await side.calls.findings.rule({ finding: finding.id, decision, remedies: [], reason: 'seen', by: 'Cy' })
  },
  cancel: async (side, chance) => {
    const penalty = pick(
      (await side.calls.penalties.list()).filter(({ cancelled }) => !cancelled),
      chance,
    )
    if (penalty) await side.calls.penalties.cancel({ penalty: penalty.id, reason: 'not so', by: 'Cy' })
  },
  'make a table': (side, chance) =>
    side.calls.tables.create({ name: String(8 + (chance % 4)), players: { E: 'Zofia', S: `Player ${chance % 5}`, W: '', N: '' } }),
  merge: (side, _, other) => {
    const merged = mergeFiles(side.file, [other.file])
    if (!merged.ok) throw new Error(merged.error.en)
    return Promise.resolve()
  },
} satisfies Record<string, (side: Side, chance: number, other: Side) => Promise<unknown>>

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
        'undo',
        'redo',
        'rule',
        'cancel',
        'make a table',
      ),
    },
  ),
  chance: fc.nat({ max: 1 << 16 }),
})

/** A refusal is an answer like another; anything else is not. */
const carryOut = async ({ what, chance }: Step, side: Side, other: Side): Promise<void> => {
  try {
    await DOES[what](side, chance, other)
  } catch (error) {
    if (!(error instanceof ORPCError) || !['REFUSED', 'NOTATION', 'NOT_FOUND'].includes(error.code)) throw error
  }
}

const hashesIn = ({ desk }: Side): ReadonlySet<string> =>
  new Set(desk.office.open?.db.prepare('SELECT lower(hex(hash)) FROM entry').pluck().all() as readonly string[])

const sideIn = (path: string, name: string): Side => {
  const home = join(path, name)
  mkdirSync(home)
  const desk = createDesk({ folder: home, home, now: () => new Date('2026-11-21T12:00:00.000Z'), by: name })
  return { desk, calls: createRouterClient(handlers, { context: { office: desk.office } }), file: join(home, 'a.shinpan') }
}

/** Two desks with a copy each of a tournament of two tables. */
const twoSides = async (path: string): Promise<readonly [Side, Side]> => {
  const [here, there] = [sideIn(path, 'here'), sideIn(path, 'there')] as const
  const { file } = await here.calls.tournaments.create({
    name: 'a',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 2,
    referee: 'Cy',
  })
  here.desk.office.open?.db.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(file, there.file)
  await there.calls.tournaments.open({ file: there.file })
  return [here, there]
}

/** What a desk shows of every table, whatever it kept folded. */
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
      const sides = await twoSides(home)
      const [here, there] = sides
      try {
        for (const one of steps) {
          const [side, other] = one.who === 0 ? [here, there] : [there, here]
          const before = hashesIn(side)
          await carryOut(one, side, other)
          const after = hashesIn(side)
          expect([...before].filter((hash) => !after.has(hash))).toEqual([])
          const db = side.desk.office.open?.db
          const { kept, anew } = keptAndNew(db as ReadableDb, side.file)
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
        expect(mergeFiles(one, [other, here.file])).toMatchObject({ ok: true })
        expect(contentOf(one)).toEqual(joined)
        expect(trouble(one)).toBe(null)
      } finally {
        for (const { desk } of sides) desk.close()
      }
    }),
    { numRuns: Number(process.env.SHINPAN_RUNS ?? 6), endOnFailure: true },
  )
})
