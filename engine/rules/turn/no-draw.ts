import { shownHand } from '../../hand/declared-win.ts'
import { canExist } from '../../hand/majiang-hand.ts'
import { completes } from '../../hand/waits.ts'
import type { Count, Reveal } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { isKnown } from '../../model/tiles.ts'
import { claimContinuedBy, hasCalledRon } from '../../table/claims.ts'
import { isCountedWhole, isDrawnByRiichi } from '../../table/draws.ts'
import type { Table } from '../../table/table.ts'
import { fullSize } from '../../table/tiles/hand-size.ts'
import { misfitDiscard, shortDiscard } from '../../table/turn.ts'
import { findingOfRecord } from '../record/instead.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { type Amendment, type EventStep, rule } from '../rule.ts'

/** Whether a hand that should be short of the tiles of turns without a draw is counted or shown with all of them. */
const hasMissingTiles = (table: Table, event: Count | Reveal): boolean => {
  const { hand, missing } = table.players[event.actor]
  if (missing === 0) return false
  const whole = hand.size === null ? fullSize(table, event.actor) : hand.size + missing
  if (event.verb === 'count') return whole === event.count
  return whole === event.tiles.length && provesItsTiles(table, event)
}

/** Whether a hand that is shown holds as many tiles as are written: for a win on a discard the won tile may be among them, unless the hand wins without it. */
const provesItsTiles = (table: Table, event: Reveal): boolean => {
  const { target } = table
  if (!target || !hasCalledRon(table, event.actor)) return true
  const shown = shownHand(table, event)
  if (!shown || !isKnown(target.tile)) return false
  return canExist([...shown.hand.concealed, target.tile]) && completes(shown.hand, target.tile)
}

/**
 * No tile is missing: the discard is taken back; a forgotten draw is made up for at once, or after that; or the hand has all its tiles later, and the line
 * is wrong that gives no draw.
 */
export const notShort = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  if (event.verb === 'count' || event.verb === 'reveal')
    return findings
      .filter(({ seat, state, decision }) => seat === event.actor && state === 'open' && !decision && hasMissingTiles(before, event))
      .map((finding) => ({ finding, instead: findingOfRecord('record.tile', finding, { ...finding.facts, line: 'count' }) }))
  if (event.verb === 'retract' && event.tile !== undefined) {
    const back = before.players[event.actor].river.at(-1)
    return findings
      .filter(({ seat, state, decision, event: at }) => seat === event.actor && state === 'open' && !decision && at === back?.event)
      .map((finding) => ({ finding, settled: true }))
  }
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
    const { drawn, shown, extra } = players[event.actor]
    // a tile drawn out of turn and kept is that of this turn
    if (extra) return null
    if (drawn && !isDrawnByRiichi(table, event.actor)) return null
    if (turn.due === 'replace' || shown || mayHaveClaimed(table) || isCountedWhole(table, event.actor)) return null
    return { seat: event.actor, because: [number], facts: { tile: event.tile } }
  },
  amend: notShort,

  examples: [
    ['the dealer forgets the first draw', 'E discard 1z nodraw', 'E'],
    ['the dealer has been counted with the tile of the first turn', 'E count 14; E discard 1z nodraw', 'nobody'],
    ['the dealer forgets the first draw and declares riichi', 'E call riichi; E discard 1z rotated nodraw', 'E'],
    ['the draw before the riichi is noted', 'E draw; E call riichi; E discard 1z rotated nodraw', 'nobody'],
    ['in the middle of the hand', '@from middle; E discard 2z; S discard 1z nodraw', 'S'],
    ['takes the tile back and draws', 'E discard 1z nodraw; E retract 1z; E draw 5p; E discard 1z; S draw', 'nobody'],
    ['draws at once', 'E discard 1z nodraw; E draw 5p', 'nobody'],
    ['draws after the next player has drawn', 'E discard 1z nodraw; S draw; E draw 5p', 'E'],
    ['with a hand that was declared dead', '@from middle; E discard 2z; * dead S; S discard 1z nodraw', 'nobody'],
    ['counted with all tiles', 'E discard 1z nodraw; E count 13', 'nobody'],
    ['all tiles are shown later', 'E discard 1z nodraw; S draw; * end abort referee; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z5z', 'nobody'],
    [
      'shown with all tiles, and it wins on another one',
      '@from middle; @displayed complete; E discard 9p; S discard 1z nodraw; W draw; W discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    ['counted short', 'E discard 1z nodraw; E count 12', 'E'],
    ['after a claim there is no draw', '@from middle; E discard 2z; W pon 2z2z; W discard 1z nodraw', 'nobody'],
    ['the record leaves the draw out', 'E discard 1z', 'nobody'],
    ['tiles shown: it is the call that is missing', '@from middle; E discard 2z; W show 2z2z; W discard 1z nodraw', 'nobody'],
    ['a tile taken: it is the call that is missing', '@from middle; E discard 2z; W take; W discard 1z nodraw', 'nobody'],
  ],
})

/** In a turn that nobody is sure of, a claim may have been left out. */
const mayHaveClaimed = ({ turn, lastDiscard, before }: Table): boolean =>
  turn.due === 'any' && (lastDiscard !== null || before?.verb === 'take')
