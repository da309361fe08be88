import type { Finding } from '../../model/findings.ts'
import { claimContinuedBy } from '../../table/claims.ts'
import { isCountedWhole } from '../../table/draws.ts'
import type { Table } from '../../table/table.ts'
import { misfitDiscard, shortDiscard } from '../../table/turn.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { type Amendment, type EventStep, rule } from '../rule.ts'

/** A forgotten draw that is made up for at once, or after the discard was taken back: no tile is missing. */
export const settledByDraw = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  if (!((event.verb === 'draw' && !event.wrong) || event.verb === 'replace')) return []
  const short = shortDiscard(before, event.actor)
  const isTakenBack = ({ event: at, seat }: Finding): boolean =>
    seat === event.actor && before.lastDiscard?.event !== at && !before.players[seat].river.some((discard) => discard.event === at)
  return findings
    .filter(({ state, decision }) => state === 'open' && !decision)
    .filter((finding) => finding.event === short || isTakenBack(finding))
    .map((finding) => ({ finding, settled: true }))
}

/** A discard without having drawn, in a turn without a claim: the hand is one tile short. Mostly the dealer's first turn. */
export const turnNoDraw = rule({
  id: 'turn.no-draw',
  on: ['discard'],
  needs: { discard: 'nodraw' },
  omission: true,
  remedies: ['dead-hand'],
  effects: ['tile-short', 'turn-doubted'],
  mends: TURN_MISTAKES,

  judge: ({ table, number }, event) => {
    if (!event.nodraw || event.wrong || misfitDiscard(table, event) || claimContinuedBy(table, event.actor)) return null
    const { turn, players } = table
    const { drawn, shown } = players[event.actor]
    if (turn.due === 'replace' || drawn || shown || mayHaveClaimed(table) || isCountedWhole(table, event.actor)) return null
    return { seat: event.actor, because: [number], facts: { tile: event.tile } }
  },
  amend: settledByDraw,

  examples: [
    ['the dealer forgets the first draw', 'E discard 1z nodraw', 'E'],
    ['the dealer has been counted with the tile of the first turn', 'E count 14; E discard 1z nodraw', 'nobody'],
    ['in the middle of the hand', '@from middle; E discard 2z; S discard 1z nodraw', 'S'],
    ['takes the tile back and draws', 'E discard 1z nodraw; E retract 1z; E draw 5p; E discard 1z; S draw', 'nobody'],
    ['draws at once', 'E discard 1z nodraw; E draw 5p', 'nobody'],
    ['draws after the next player has drawn', 'E discard 1z nodraw; S draw; E draw 5p', 'E'],
    ['with a hand that was declared dead', '@from middle; E discard 2z; * dead S; S discard 1z nodraw', 'nobody'],
    ['after a claim there is no draw', '@from middle; E discard 2z; W pon 2z2z; W discard 1z nodraw', 'nobody'],
    ['the record leaves the draw out', 'E discard 1z', 'nobody'],
    ['tiles shown: it is the call that is missing', '@from middle; E discard 2z; W show 2z2z; W discard 1z nodraw', 'nobody'],
    ['a tile taken: it is the call that is missing', '@from middle; E discard 2z; W take; W discard 1z nodraw', 'nobody'],
  ],
})

/** In a turn that nobody is sure of, a claim may have been left out. */
const mayHaveClaimed = ({ turn, lastDiscard, before }: Table): boolean =>
  turn.due === 'any' && (lastDiscard !== null || before?.verb === 'take')
