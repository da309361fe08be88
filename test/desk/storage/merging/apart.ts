import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient, ORPCError } from '@orpc/server'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import type { Ref } from '../../../../db/log/entry.ts'
import { createDesk } from '../../../../desk/api/desk.ts'
import { handlers } from '../../../../desk/api/handlers.ts'
import { HAND_MERGES } from '../../../../engine/repair/concurrent/likely-hands.ts'
import { type ADesk, DEAD_HAND } from '../../api/a-desk.ts'

/** A desk with its own copy. */
export type Side = Omit<ADesk, 'path'> & { readonly file: string }

const LINES = [
  'E draw',
  'E discard 1z',
  'E discard 4p slow',
  'S draw',
  'S discard 2z',
  'W call pon',
  'W show 1z1z',
  'N draw',
  'N discard 9m',
  '* note seen',
  '* dead W',
  DEAD_HAND,
]

const pick = <T>(from: readonly T[], chance: number): T | undefined => from[chance % from.length]

const tableOf = async ({ calls }: Side, chance: number): Promise<string> => pick(await calls.tables.list(), chance)?.id ?? ''

/** Every act that a file allows, and merging the other copy. */
export const DOES = {
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
  'answer a call': async (side, chance) => {
    const call = pick(await side.calls.calls.list(), chance)
    const how = pick(['coming', 'not-coming', 'there'] as const, chance >> 4) ?? 'coming'
    if (call) await side.calls.calls.answer({ incident: call.incident, how, by: 'Cy' })
  },
  'record behind what stood there before': async (side, chance) => {
    const table = await tableOf(side, chance)
    const { hand, end: after } = await side.calls.tables.state({ table })
    await side.calls.tables.record({ table, text: pick(LINES, chance >> 4) ?? '', by: 'Ann' })
    await side.calls.tables.record({ table, text: pick(LINES, chance >> 8) ?? '', by: 'Bo', behind: { hand, after } })
  },
  'settle a fork': async (side, chance) => {
    const table = await tableOf(side, chance)
    const { hand } = await side.calls.tables.state({ table })
    const fork = await side.calls.forks.at({ table, hand })
    if (!fork) return
    const [one, other] = [fork.one.first, fork.other.first] as [Ref, Ref]
    await side.calls.forks.settle({ table, hand, one, other, how: chance % 3 === 0 ? 'kept' : 'ordered', by: 'Ann' })
  },
  'settle two hands': async (side, chance) => {
    const table = await tableOf(side, chance)
    const apart = await side.calls.forks.hands({ table })
    const stands = pick(HAND_MERGES, chance >> 4) ?? 'one'
    if (apart) await side.calls.forks.settleHands({ table, one: apart.one.ref, other: apart.other.ref, stands, by: 'Ann' })
  },
  'make a table': (side, chance) =>
    side.calls.tables.create({ name: String(8 + (chance % 4)), players: { E: 'Zofia', S: `Player ${chance % 5}`, W: '', N: '' } }),
  'change a seat': async (side, chance) => {
    const at = { table: await tableOf(side, chance), hand: chance % 3 === 0 ? null : undefined, reason: 'ill', by: 'Cy' }
    if (chance % 2 === 0) await side.calls.seats.swap({ ...at, seats: ['E', 'W'] })
    else await side.calls.seats.substitute({ ...at, seat: 'E', player: { name: `Player ${chance % 4}` } })
  },
  merge: (side, _, other) => {
    const merged = mergeFiles(side.file, [other.file])
    if (!merged.ok) throw new Error(merged.error.en)
    return Promise.resolve()
  },
} satisfies Record<string, (side: Side, chance: number, other: Side) => Promise<unknown>>

/** Does one of them; `chance` selects place and content. A refusal is a valid answer; any other error is not. */
export const carryOut = async (
  { what, chance }: { readonly what: keyof typeof DOES; readonly chance: number },
  side: Side,
  other: Side,
): Promise<void> => {
  try {
    await DOES[what](side, chance, other)
  } catch (error) {
    if (!(error instanceof ORPCError) || !['REFUSED', 'NOTATION', 'NOT_FOUND'].includes(error.code)) throw error
  }
}

/** A desk without a file. */
export const sideIn = (path: string, name: string): Side => {
  const home = join(path, name)
  mkdirSync(home)
  const desk = createDesk({ folder: home, home, now: () => new Date('2026-11-21T12:00:00.000Z'), by: name })
  return { desk, calls: createRouterClient(handlers, { context: { desk: desk.context } }), file: join(home, 'a.shinpan') }
}

/** Two desks, each with a copy of a tournament of two tables. */
export const twoSides = async (path: string, rules = 'wrc-2015'): Promise<readonly [Side, Side]> => {
  const [here, there] = [sideIn(path, 'here'), sideIn(path, 'there')] as const
  const { file } = await here.calls.tournaments.create({
    name: 'a',
    place: '',
    date: '2026-11-21',
    rules,
    tables: 2,
    referee: 'Cy',
  })
  here.desk.context.open?.db.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(file, there.file)
  await there.calls.tournaments.open({ file: there.file })
  return [here, there]
}
