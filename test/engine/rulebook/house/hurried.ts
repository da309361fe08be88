import fc from 'fast-check'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { SEATS } from '../../../../engine/model/seats.ts'

const tile = fc.constantFrom('1m', '2m', '3m', '4m', '5p', '0p', '5z', '?')
const actor = fc.constantFrom(...SEATS)
const yes = fc.option(fc.constant(true), { nil: undefined })
const table = fc.constant('*')
const number = fc.integer({ min: 1, max: 25 })
const rule = fc.constantFrom('claim.late', 'turn.draw', 'turn.discard', 'claim.not-taken', 'draw.too-fast', 'claim.no-group', 'hand.count')
const word = fc.constantFrom('foul', 'seat', 'missing', 'doubled', 'fast', 'in-time', 'void', 'stands', 'knew', 'nearest', 'all')

/** The lines of a hurried recorder: few tiles, every act, in random order, with answers and rulings in between. */
const wild = fc.oneof(
  { weight: 6, arbitrary: fc.record({ actor, verb: fc.constant('draw'), tile, fast: yes }) },
  { weight: 8, arbitrary: fc.record({ actor, verb: fc.constant('discard'), tile }) },
  {
    weight: 5,
    arbitrary: fc.record({
      actor,
      verb: fc.constant('call'),
      call: fc.constantFrom('chii', 'pon', 'kan', 'ron', 'tsumo', 'riichi'),
      together: yes,
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
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('expose'), tiles: fc.array(tile, { minLength: 1, maxLength: 7 }) }) },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('count'), count: fc.integer({ min: 0, max: 14 }) }) },
  { weight: 1, arbitrary: fc.record({ actor, verb: fc.constant('reveal'), tiles: fc.array(tile, { maxLength: 14 }) }) },
  { weight: 1, arbitrary: fc.record({ actor: table, verb: fc.constant('end'), how: fc.constantFrom('win', 'exhaustive') }) },
  { weight: 1, arbitrary: fc.record({ actor: table, verb: fc.constant('answer'), event: number, word }) },
  {
    weight: 1,
    arbitrary: fc.record({
      actor: table,
      verb: fc.constant('ruling'),
      event: number,
      rule,
      decision: fc.constantFrom('upheld', 'dismissed'),
    }),
  },
)

/** Lists of events, however wild. */
export const hurried = fc.array(wild as fc.Arbitrary<TableEvent>, { maxLength: 30 })
