import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Desk } from '../../../../desk/api/desk.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Finding } from '../../../../engine/model/findings.ts'
import { formatEvent } from '../../../../engine/notation/format/format-event.ts'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'
import { insertEvent, removeEvent, replaceEvent } from '../../../../engine/repair/edits/edit-events.ts'
import { aDesk, aTable, type Calls } from '../../api/a-desk.ts'
import { cachedAndFresh } from '../../storage/merging/cached-and-fresh.ts'

const PEOPLE = ['Ann', 'Bob'] as const
const by = fc.constantFrom(...PEOPLE)
/** Input of a hurried recorder: correct acts, mistakes and decisions. */
const LINES: readonly string[] = [
  ...(['E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m', 'W take', 'N draw', 'N discard 3p', 'E draw'] as const),
  ...(['E discard 7s', 'S draw', 'S discard 5p slow', 'W pon 5p5p', 'E chii 3s4s', 'S riichi 9m', 'N discard 1z wrong'] as const),
  ...(['* dora 4s', '* ruling 2 claim.not-taken upheld', '* answer 3 in-time', 'E note nothing'] as const),
]
const line = fc.constantFrom(...LINES)
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((texts) => texts.join('\n'))
const at = fc.integer({ min: 1, max: 14 })

/** Steps of users, in any order. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('record'), by, text: lines }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('insert'), by, at, text: lines }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), by, at, count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('replace'), by, at, count: fc.integer({ min: 1, max: 3 }), text: lines }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move'), by, at, after: fc.integer({ min: 0, max: 14 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hand'), by }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo'), by, own: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('redo'), by, own: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rule'), by, dismissed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look'), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart'), by }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

type Table = { desk: Desk; calls: Calls; readonly table: string; readonly path: string; readonly file: string }

const carryOut = async (open: Table, asked: Step): Promise<unknown> => {
  const { calls, table } = open
  switch (asked.do) {
    case 'record':
      return calls.tables.record({ table, text: asked.text, by: asked.by })
    case 'hand':
      return calls.tables.record({ table, text: '@hand E2 0\nE draw', by: asked.by })
    case 'insert':
    case 'remove':
    case 'replace':
    case 'move':
      return corrected(open, asked)
    case 'undo':
      return calls.tables.undo({ table, by: asked.by, own: asked.own })
    case 'redo':
      return calls.tables.redo({ table, by: asked.by, own: asked.own })
    case 'rule': {
      const { findings } = await calls.tables.state({ table })
      const finding = findings.find(({ state }) => state === 'open')?.id ?? 0
      return calls.findings.rule({ finding, decision: asked.dismissed ? 'dismissed' : 'upheld', reason: 'x', by: asked.by })
    }
    case 'look': {
      const ruling = (await calls.reviews.list()).find(({ state }) => state === 'open')?.ruling ?? 0
      return calls.reviews.settle({ ruling, outcome: 'stands', reason: 'x', by: asked.by })
    }
    case 'restart': {
      const again = aDesk({ folder: open.path })
      await again.calls.tournaments.open({ file: open.file })
      open.calls = again.calls
      open.desk = again.desk
      return undefined
    }
  }
}

/** The displayed hand, as the engine reads it. */
const eventsOf = ({ acts }: TableState) => {
  const texts = acts.flatMap(({ text, form }) => (form === null ? [text] : form.part === 1 ? [form.text] : []))
  const read = parseTable(`@from middle\n${texts.join('\n')}`)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.games[0]?.hands[0]?.events ?? []
}

/** A correction gives the same acts as the engine's own. */
const corrected = async ({ calls, table }: Table, asked: Extract<Step, { at: number }>): Promise<void> => {
  const state = await calls.tables.state({ table })
  const { by: who, ...edit } = asked
  const { state: after } = await calls.tables.correct({ table, edit, by: who })
  const before = state.acts.map(({ text }) => text)
  const added = 'text' in edit ? edit.text : ''
  const read = parseTable(`@from middle\n${before.join('\n')}`)
  const lines = parseTable(`@from middle\n${'E draw\n'.repeat(20)}${added}`)
  if (!read.ok || !lines.ok) throw new Error('does not read')
  const events = read.value.games[0]?.hands[0]?.events ?? []
  const news = (lines.value.games[0]?.hands[0]?.events ?? []).slice(20)
  const expected = () => {
    switch (edit.do) {
      case 'insert':
        return insertEvent(events, edit.at, ...news)
      case 'remove':
        return removeEvent(events, edit.at, edit.count)
      case 'replace':
        return replaceEvent(edit.count > 1 ? removeEvent(events, edit.at + 1, edit.count - 1).events : events, edit.at, ...news)
      case 'move': {
        const left = removeEvent(events, edit.at).events
        return insertEvent(left, edit.after < edit.at ? edit.after + 1 : edit.after, ...events.slice(edit.at - 1, edit.at))
      }
    }
  }
  expect(after.acts.map(({ text }) => text)).toEqual(expected().events.map(formatEvent))
}

/** All that a window shows of a table, except its history. */
const seen = async ({ calls, table }: Table): Promise<unknown> => {
  const { hands, ...state } = await calls.tables.state({ table })
  const whole = await Promise.all(hands.map(async ({ id }) => (await calls.tables.state({ table, hand: id })).acts.map(({ text }) => text)))
  const ledger = (await calls.penalties.list()).map(({ id, takenBack }) => [id, takenBack === null])
  return JSON.parse(JSON.stringify([whole, state.acts, state.view, state.findings.map(standing), ledger])) as unknown
}

const standing = ({ id, finding, state, incident, ruling }: TableState['findings'][number]) => [id, finding, state, incident, ruling]

/** The engine's findings in the newest hand, judged from its header and the acts in force alone. */
const fromScratch = (file: string, state: TableState): readonly string[] => {
  const rules = ruleSet('wrc-2015')
  const header = parseTable(String(inFile(file, 'SELECT header FROM hand WHERE id = ?', state.hand)[0]))
  if (!rules || !header.ok) throw new Error('no rules, or no header')
  const { header: read = { from: 'deal', melds: [], riichi: [] } } = header.value.games[0]?.hands[0] ?? {}
  return judgeHand({ header: read, events: eventsOf(state) }, rules)
    .findings.map(({ rule, level, seat, event, state: how }) => `${event} ${rule} ${level} ${seat} ${how}`)
    .sort()
}

/** The findings of a hand that the file stores. */
const found = (file: string, { hand }: TableState): readonly string[] =>
  inFile(file, 'SELECT data FROM finding WHERE hand = ? AND gone IS NULL', hand)
    .map((data) => JSON.parse(String(data)) as Finding)
    .map(({ rule, level, seat, event, state }) => `${event} ${rule} ${level} ${seat} ${state}`)
    .sort()

const inFile = (file: string, sql: string, hand: string): readonly unknown[] => {
  const db = new Database(file, { readonly: true })
  try {
    return db.prepare(sql).pluck().all(hand)
  } finally {
    db.close()
  }
}

const seqOf = async ({ calls }: Table): Promise<number> => (await calls.saving()).seq

test(
  'whatever is recorded, corrected, ruled, undone and redone, by whom and in which order: all follows from the log, and undo and redo lead back',
  {
    timeout: 120_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 22 }), async (steps) => {
        const { desk, calls, table, path, file } = await aTable()
        const open: Table = { desk, calls, table, path, file }
        await calls.tables.record({ table, text: '@from middle\nE discard 1z', by: 'Ann' })
        let entries = await seqOf(open)
        for (const asked of steps) {
          await carryOut(open, asked).catch(refusedOnly)
          const now = await seqOf(open)
          expect(now).toBeGreaterThanOrEqual(entries)
          entries = now
          const { kept, anew } = cachedAndFresh(open.desk)
          expect(kept).toEqual(anew)
        }
        const state = await open.calls.tables.state({ table })
        if (state.hands.length === 1) expect(found(file, state)).toEqual(fromScratch(file, state))
        const fresh = aDesk({ folder: path })
        await fresh.calls.tournaments.open({ file })
        const other: Table = { ...open, desk: fresh.desk, calls: fresh.calls }
        const end = await seen(open)
        expect(await seen(other)).toEqual(end)
        expect(await fresh.calls.log.verify()).toMatchObject({ ok: true, entries })
        const depth = await allTheWay(other, 'undo')
        expect((await fresh.calls.tables.state({ table })).hands).toEqual([])
        for (let n = 0; n < depth; n++) await fresh.calls.tables.redo({ table, by: 'Eve' })
        expect(await seen(other)).toEqual(end)
        expect(await fresh.calls.log.verify()).toMatchObject({ ok: true })
      }),
      { numRuns: Number(process.env.SHINPAN_RUNS ?? 12), endOnFailure: true },
    ),
)

/** Undoes until nothing is left; returns how many times. */
const allTheWay = async ({ calls, table }: Table, what: 'undo'): Promise<number> => {
  for (let n = 0; ; n++) {
    const done = await calls.tables[what]({ table, by: 'Eve' }).catch(refusedOnly)
    if (!done) return n
  }
}

const refusedOnly = (error: unknown): undefined => {
  const { code } = error as { code?: string }
  if (code === 'REFUSED' || code === 'NOT_FOUND' || code === 'NOTATION') return undefined
  throw error
}
