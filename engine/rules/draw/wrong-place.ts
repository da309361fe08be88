import type { Ankan, CallEvent, DiscardEvent, Draw, Kakan, Replace } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { isSeat } from '../../model/seats.ts'
import { isKnownTile } from '../../table/draws.ts'
import type { Extra, Table } from '../../table/table.ts'
import { hasPutBackUnsaid, isReplacementFounded, misfitDraw } from '../../table/turn.ts'
import { type Amendment, type EventStep, type Raised, rule, type Situation } from '../rule.ts'

/**
 * A tile from a wrong place of the live wall, or of the dead wall. If it is mixed into the hand, it is only judged once its player goes on.
 */
export const drawWrongPlace = rule({
  id: 'draw.wrong-place',
  on: ['draw', 'replace', 'discard', 'call', 'ankan', 'kakan'],
  needs: { draw: 'place', discard: 'place', call: 'place' },
  remedies: ['return-tile'],

  judge: (situation, event): Raised | null =>
    event.verb === 'draw' || event.verb === 'replace' ? atTheDraw(situation, event) : goneOnWith(situation, event),
  answer: (word) => (word === 'chombo' || word === 'foul' ? 'fault' : 'settled'),
  amend: (findings, step) => [...goneBack(findings, step), ...keptSince(findings, step)],

  examples: [
    [
      'a tile of the live wall, and it goes back',
      '@from middle; E discard 1z; S draw 3p from wall; S return 3p',
      'S',
      'ema-2025',
      'advice',
    ],
    ['a tile of the live wall', '@from middle; E discard 1z; S draw 3p from wall', 'S', 'wrc-2025'],
    [
      'a tile of the dead wall, and the player has gone on',
      '@from middle; E discard 1z; S draw 3p from dead-wall; S discard 9p',
      'S',
      'ema-2025',
      'question',
    ],
    [
      'a replacement tile from the wrong place, mixed into the hand',
      '@from middle; S draw; S ankan 1z; * dora 3s; S replace 2p from dead-wall mixed; S discard 9p',
      'S',
      'rrc-1.5',
      'violation',
    ],
    ['with no tile left in the wall', '@from middle; @wall 0; E discard 1z; S draw 3p from dead-wall', 'S', 'wrc-2025'],
    ['where no text decides it', '@from middle; E discard 1z; S draw 3p from wall', 'S', 'wrc-2015', 'question'],
    [
      'where no text decides it, and the referee leaves it at that',
      '@from middle; E discard 1z; S draw 3p from wall; * answer 2 nothing',
      'nobody',
    ],
    [
      'a tile of the live wall, mixed into the hand: it can’t go back',
      '@from middle; E discard 1z; S draw 3p from wall mixed; S discard 9p',
      'nobody',
      'ema-2025',
    ],
    [
      'a replacement tile that went back before the discard',
      '@from middle; S draw; S ankan 1z; S replace 2p from dead-wall; S discard 9p; * answer 4 returned',
      'S',
      'ema-2025',
      'advice',
    ],
    [
      'a replacement tile, and then the right one: the record lacks the first one going back',
      '@from middle; S draw; S ankan 1z; * dora 3s; S replace 2p from dead-wall; S replace 3p; S discard 9p',
      'S',
      'ema-2025',
      'advice',
    ],
    [
      'a replacement tile without a kong: the line is wrong',
      '@from middle; E discard 9p; S draw; S discard 1z; E replace 2p from dead-wall; W draw',
      'nobody',
    ],
    ['the next tile of the wall', '@from middle; E discard 1z; S draw 3p', 'nobody'],
  ],
})

const raisedFor = (seat: Draw['actor'], { tile, from, mixed }: Pick<Extra, 'tile' | 'from' | 'mixed'>, table: Table) => ({
  seat,
  facts: { tile, place: from, mixed: mixed ? 'mixed' : undefined, left: isNoTileLeft(table, from) ? 0 : undefined },
})

/** The live wall is used up, and a tile of the dead wall was drawn in its place. */
const isNoTileLeft = ({ wall, turn }: Table, from: Extra['from']): boolean => wall === 0 && from === 'dead-wall' && turn.kong === undefined

const atTheDraw = ({ table, rules, number }: Situation, event: Draw | Replace): Raised | null => {
  const { actor, from, mixed, tile = '?' } = event
  if (from === undefined || isSeat(from) || mixed) return null
  if (event.verb === 'draw' ? event.wrong || misfitDraw(table, event) : !isReplacementFounded(table, actor)) return null
  const raised = raisedFor(actor, { tile, from }, table)
  return {
    ...raised,
    because: [number],
    ...(raised.facts.left === 0 && { penalty: 'noTileLeft' as const }),
    ...(rules.practice.wrongPlace === 'one-fault' && { answers: ['foul', 'nothing'] }),
  }
}

/** The player goes on with the tile, so that it can no longer go back. */
const goneOnWith = ({ table, rules, number }: Situation, event: DiscardEvent | CallEvent | Ankan | Kakan): Raised | null => {
  if (event.verb === 'call' && event.call !== 'riichi' && event.call !== 'tsumo') return null
  const { drawn, riichiCall } = table.players[event.actor]
  if (!drawn?.from || isSeat(drawn.from) || (riichiCall !== undefined && riichiCall.event > drawn.event)) return null
  const raised = { ...raisedFor(event.actor, drawn, table), because: [drawn.event, number] }
  if (rules.practice.wrongPlace === 'while-it-can-go-back') {
    if (drawn.from === 'wall') return null
    return drawn.mixed
      ? { ...raised, level: 'violation', remedies: [] }
      : { ...raised, level: 'question', answers: ['chombo', 'returned'], remedies: ['return-tile'] }
  }
  if (!drawn.mixed) return null
  return {
    ...raised,
    penalty: raised.facts.left === 0 ? 'noTileLeftMixed' : 'mixed',
    remedies: ['referee-discretion'],
    answers: ['foul', 'nothing'],
  }
}

/**
 * The player has discarded, or declared a kong or a win, and the tile no longer goes back to its place. Where that was only advice, nothing is left
 * to do.
 */
const keptSince = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  const isKept =
    event.verb === 'discard' || event.verb === 'ankan' || event.verb === 'kakan' || (event.verb === 'call' && event.call === 'tsumo')
  const drawn = isKept ? before.players[event.actor].drawn : undefined
  if (!drawn?.from) return []
  return findings
    .filter(({ event: at, level, remedies }) => at === drawn.event && level !== 'question' && remedies.includes('return-tile'))
    .map((finding) => {
      const left = finding.remedies.filter((remedy) => remedy !== 'return-tile')
      return { finding, instead: { ...finding, remedies: finding.level === 'violation' ? ['referee-discretion', ...left] : left } }
    })
}

/** The tile, which is known, goes back to its place; so it has if its player then draws the right one. */
const goneBack = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  const isUnsaid = (event.verb === 'draw' || event.verb === 'replace') && hasPutBackUnsaid(before, event)
  if (event.verb !== 'return' && !isUnsaid) return []
  const { extra, drawn } = before.players[event.actor]
  const back = extra ?? drawn
  if (!back || !isKnownTile(back, event.verb === 'return' ? event.tile : undefined)) return []
  const finding = findings.find(({ event: at, level }) => at === back.event && level === 'violation')
  return finding ? [{ finding, row: 'returned' }] : []
}
