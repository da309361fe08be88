import { isAnothersWin } from '../../hand/declared-win.ts'
import { lacksCalls, possibleHandSizes } from '../../table/tiles/hand-size.ts'
import { turnUnderOther } from '../../table/turn.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { countedAgain } from '../table/hand-count.ts'
import { findingOfRecord } from './instead.ts'

/**
 * A turn was not recorded: play went on from the one who seemed to act out of turn. Raised where a question is settled so. Or a call is missing, or stands
 * under another seat: a hand is shown or counted with whole groups more or less than the record gives it, which no slip of a player’s makes of a hand.
 */
export const recordMissing = rule({
  id: 'record.missing',
  on: ['reveal', 'count'],
  remedies: [],
  effects: ['turn-missing'],
  mends: [...TURN_MISTAKES, 'turn-before-win'],
  firstOf: 'reveal',

  judge: ({ table, number }, event) => {
    const { actor } = event
    const counted = event.verb === 'count' ? event.count : event.tiles.length
    const sizes = event.verb === 'reveal' && isAnothersWin(table, actor) ? null : possibleHandSizes(table, actor)
    if (!sizes || !lacksCalls(table, event, sizes, counted)) return null
    return { seat: null, because: [number], facts: { shown: counted, expected: sizes[0], actor, act: event.verb } }
  },
  amend: (findings, step) => {
    const { before, event } = step
    if (event.verb !== 'draw') return countedAgain(findings, step, ({ facts }) => facts.act === 'count' && facts.actor)
    const drew = event.wrong ? undefined : turnUnderOther(before, event.actor)
    return findings
      .filter((finding) => finding.event === drew && !finding.decision)
      .map((finding) => ({ finding, instead: findingOfRecord('record.seat', finding, finding.facts) }))
  },

  examples: [
    ['a call is missing', 'E discard 1z; * end exhaustive; S reveal 1m4m7m2p5p8p3s6s9s2z', 'found', 'wrc-2015', 'record'],
    ['counted with a group too few, and again with all tiles', 'E discard 1z; S count 10; S count 13', 'nobody'],
    ['the hand as it should be', 'E discard 1z; * end exhaustive; S reveal 1m4m7m2p5p8p3s6s9s2z3z4z5z', 'nobody'],
    [
      'West draws and discards, North goes on',
      '@from middle; N discard 2p; E discard 5p; W draw; W discard 1m; N draw',
      'found',
      'wrc-2015',
      'record',
    ],
    [
      'West draws and discards, and again: the first turn was South’s',
      '@from middle; N discard 2p; E discard 5p; W draw; W discard 1m; W draw; W discard 9s; N draw',
      'nobody',
    ],
    ['nothing is missing', '@from middle; N discard 2p; E discard 5p; S draw; S discard 1m; W draw', 'nobody'],
  ],
})
