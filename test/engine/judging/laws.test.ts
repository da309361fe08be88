import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ruleSets } from '../../../engine/editions/index.ts'
import { carryFrom, mayHaveCounted } from '../../../engine/judging/carry.ts'
import { advance, begin, judgeHand } from '../../../engine/judging/judge.ts'
import { eventsOf, type Play, playAt } from '../../../engine/judging/play.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { initialSeenTiles } from '../../../engine/table/tiles/seen.ts'
import { events, tableFile } from '../notation/arbitrary-file.ts'
import { faultsOf, judged } from './table-of.ts'

const MIDDLE: HandHeader = { from: 'middle', melds: [], riichi: [] }
const DEAL: HandHeader = { from: 'deal', melds: [], riichi: [] }

/** The lines of a hurried recorder: few tiles, every act, in random order. */
const tile = fc.constantFrom('1m', '2m', '3m', '4m', '5p', '0p', '5z', '?')
const actor = fc.constantFrom(...SEATS)
const call = fc.constantFrom('chii', 'pon', 'kan', 'ron', 'tsumo', 'riichi')
const wild: fc.Arbitrary<TableEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ actor, verb: fc.constant('draw'), tile, fast: fc.option(fc.constant(true), { nil: undefined }) }) },
  { weight: 8, arbitrary: fc.record({ actor, verb: fc.constant('discard'), tile }) },
  {
    weight: 5,
    arbitrary: fc.record({
      actor,
      verb: fc.constant('call'),
      call,
      together: fc.option(fc.constant(true), { nil: undefined }),
      said: fc.option(fc.constant('?'), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ actor, verb: fc.constant('show'), tiles: fc.array(tile, { minLength: 1, maxLength: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ actor, verb: fc.constantFrom('take', 'return', 'replace', 'retract') }) },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('touch') }) },
  { weight: 2, arbitrary: fc.record({ actor, verb: fc.constant('retract'), tile }) },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('discard'), tile, fast: fc.constant(true) }) },
  {
    weight: 1,
    arbitrary: fc.record({ actor, verb: fc.constantFrom('draw', 'replace'), tile, from: fc.constantFrom('wall', 'dead-wall', ...SEATS) }),
  },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constantFrom('ankan', 'kakan'), tile }) },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('count'), count: fc.integer({ min: 0, max: 14 }) }) },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('reveal'), tiles: fc.array(tile, { maxLength: 14 }) }) },
  { weight: 1, arbitrary: fc.record({ actor: fc.constant('*'), verb: fc.constant('end'), how: fc.constantFrom('win', 'exhaustive') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      actor: fc.constant('*'),
      verb: fc.constant('answer'),
      event: fc.integer({ min: 1, max: 40 }),
      word: fc.constantFrom('foul', 'seat', 'missing', 'doubled', 'fast', 'in-time', 'void', 'stands', 'nearest', 'all'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      actor: fc.constant('*'),
      verb: fc.constant('ruling'),
      event: fc.integer({ min: 1, max: 40 }),
      rule: fc.constantFrom('claim.late', 'turn.draw', 'turn.discard', 'claim.not-taken', 'draw.too-fast', 'hand.count'),
      decision: fc.constantFrom('upheld', 'dismissed'),
    }),
  },
) as fc.Arbitrary<TableEvent>
const hurried = fc.array(wild, { maxLength: 45 })
const rules = fc.constantFrom(...ruleSets)
const header = fc.constantFrom(MIDDLE, DEAL)

const checkInvariants = (play: Play): void => {
  const { table, findings, number } = play
  expect(table.number).toBe(number)
  expect(table.wall ?? 0).toBeGreaterThanOrEqual(0)
  for (const { event, because } of findings) {
    expect(event).toBeGreaterThan(0)
    expect(event).toBeLessThanOrEqual(number)
    expect(because.every((proof) => proof > 0 && proof <= number)).toBe(true)
  }
  for (const seat of SEATS) {
    const { size, known } = table.players[seat].hand
    if (size !== null) expect(known.length).toBeLessThanOrEqual(size)
  }
  expect(table.seen).toEqual(initialSeenTiles(table))
}

test('no list of events, however wild, throws or loops, and every moment of it can be drawn', () => {
  fc.assert(
    fc.property(header, rules, hurried, (start, ruleSet, list) => {
      let play = begin(start, ruleSet)
      for (const event of list) {
        play = advance(play, event)
        checkInvariants(play)
        JSON.stringify(viewOf(play))
      }
      expect(eventsOf(play)).toEqual(list)
    }),
    { numRuns: 1500 },
  )
})

test('nor does anything that the notation can say', () => {
  fc.assert(
    fc.property(tableFile, events, rules, (file, list, ruleSet) => {
      for (const game of file.games) for (const hand of game.hands) checkInvariants(judgeHand({ ...hand, events: list }, ruleSet))
    }),
    { numRuns: 300 },
  )
})

test('judging event by event is judging from scratch, and what was there before stays as it was', () => {
  fc.assert(
    fc.property(header, rules, hurried, (start, ruleSet, list) => {
      const steps: Play[] = []
      for (const event of list) steps.push(advance(steps.at(-1) ?? begin(start, ruleSet), event))
      const before = steps.map((play) => JSON.stringify([play.table, play.findings]))
      steps.forEach((play, i) => {
        const scratch = judgeHand({ header: start, events: list.slice(0, i + 1) }, ruleSet)
        expect(JSON.stringify([scratch.table, scratch.findings])).toBe(before[i])
        expect(playAt(play, i + 1)).toBe(play)
      })
      expect(steps.map((play) => JSON.stringify([play.table, play.findings]))).toEqual(before)
    }),
    { numRuns: 200 },
  )
})

test('tiles that the record does not know never add an accusation', () => {
  const masked = (list: readonly TableEvent[]): readonly TableEvent[] =>
    list.map((event) => (event.verb === 'draw' || event.verb === 'replace' ? { ...event, tile: '?' } : event))
  const found = (list: readonly TableEvent[], start: HandHeader, ruleSet: (typeof ruleSets)[number]) => {
    const open = judgeHand({ header: start, events: list }, ruleSet).findings.filter(({ state }) => state === 'open')
    const lines = (chosen: typeof open) => chosen.map(({ event, level, rule, seat }) => `${event} ${level} ${rule} ${seat}`)
    return {
      turns: lines(
        open.filter(({ rule, event }) => rule.startsWith('turn.') || (rule.startsWith('record.') && list[event - 1]?.verb === 'draw')),
      ),
      accusations: lines(open.filter(({ level }) => level === 'violation')),
    }
  }
  fc.assert(
    fc.property(header, rules, hurried, (start, ruleSet, list) => {
      const known = found(list, start, ruleSet)
      const unknown = found(masked(list), start, ruleSet)
      // A second draw of an unknown tile may be the same line twice. Then another question asks whose turn it is, and play continues
      // differently.
      fc.pre(JSON.stringify(known.turns) === JSON.stringify(unknown.turns))
      expect(unknown.accusations.filter((line) => !known.accusations.includes(line))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a hand that no table can hold is no hand to judge', () => {
  expect(faultsOf(judged('@from middle; E discard 5p; S call ron; S reveal 1m1m1m5p5p5p5p5p7s8s9s6z6z'))).toEqual([
    '3 record record.fifth-tile -',
  ])
  expect(faultsOf(judged('@from middle; E discard 5p; S call ron; S reveal 1m1m1m5p5p5p5p7s8s9s6z6z6z'))).toEqual([
    '3 record record.fifth-tile -',
  ])
})

test('a hand whose lines have no word that counts passes on the counts as they were', () => {
  const slow = fc.array(fc.oneof(wild, fc.record({ actor, verb: fc.constant('discard'), tile, slow: fc.constant(true) })), {
    maxLength: 20,
  })
  let counting = 0
  fc.assert(
    fc.property(header, rules, fc.oneof(events, hurried, slow as fc.Arbitrary<readonly TableEvent[]>), (start, ruleSet, list) => {
      const play = judgeHand({ header: start, events: list }, ruleSet)
      if (isDeepStrictEqual(carryFrom(play), carryFrom(begin(start, ruleSet)))) return
      counting++
      expect(mayHaveCounted(JSON.stringify(list.map(formatEvent)), ruleSet)).toBe(true)
    }),
    { numRuns: 1000 },
  )
  expect(counting).toBeGreaterThan(50)
})
