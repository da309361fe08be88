import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ruleSets } from '../../../../engine/editions/index.ts'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import { eventsOf } from '../../../../engine/judging/play.ts'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import type { HandHeader } from '../../../../engine/model/table-file.ts'
import { applyMend } from '../../../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../../../engine/repair/mends/mends-for.ts'
import { mendText } from '../../../../engine/wording/record/mends.ts'
import { events } from '../../notation/arbitrary-file.ts'

/** The lines of a hurried recorder: few tiles, every act, in random order. */
const tile = fc.constantFrom('1m', '2m', '3m', '5p', '0p', '5z', '?')
const actor = fc.constantFrom(...SEATS)
const hurried = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ actor, verb: fc.constant('draw'), tile }) },
    { weight: 8, arbitrary: fc.record({ actor, verb: fc.constant('discard'), tile, source: fc.constantFrom('drawn', 'hand') }) },
    {
      weight: 4,
      arbitrary: fc.record({ actor, verb: fc.constant('call'), call: fc.constantFrom('chii', 'pon', 'kan', 'ron', 'tsumo', 'riichi') }),
    },
    { weight: 2, arbitrary: fc.record({ actor, verb: fc.constant('show'), tiles: fc.array(tile, { minLength: 1, maxLength: 3 }) }) },
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
        verb: fc.constant('ruling'),
        event: fc.integer({ min: 1, max: 20 }),
        rule: fc.constantFrom('claim.late', 'turn.draw', 'turn.discard', 'record.hand'),
        decision: fc.constantFrom('upheld', 'dismissed'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        actor: fc.constant('*'),
        verb: fc.constant('answer'),
        event: fc.integer({ min: 1, max: 20 }),
        word: fc.constantFrom('foul', 'seat', 'missing', 'doubled', 'fast'),
      }),
    },
  ),
  { maxLength: 25 },
) as fc.Arbitrary<readonly TableEvent[]>
const header = fc.constantFrom<HandHeader>({ from: 'middle', melds: [], riichi: [] }, { from: 'deal', melds: [], riichi: [] })

test.each([
  ['in no order at all', hurried, 120],
  ['as the notation can say them', events, 60],
] as const)('for every finding on acts %s the mends judge without throwing, and the finding is gone', (_, lists, numRuns) => {
  fc.assert(
    fc.property(header, fc.constantFrom(...ruleSets), lists, (start, rules, list) => {
      const play = judgeHand({ header: start, events: list }, rules)
      for (const finding of play.findings.slice(0, 4)) {
        for (const mend of mendsFor(play, finding)) {
          const again = judgeHand({ header: start, events: applyMend(eventsOf(play), mend.edit) }, rules)
          const standing = again.findings.filter(({ state, level }) => state !== 'settled' && level !== 'advice' && level !== 'info')
          const before = play.findings.filter(({ state, level }) => state !== 'settled' && level !== 'advice' && level !== 'info')
          expect(standing.length, mendText(mend, 'en')).toBeLessThan(before.length)
          expect(mendText(mend, 'fr')).not.toBe('')
        }
      }
    }),
    { numRuns },
  )
})
