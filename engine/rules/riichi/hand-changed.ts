import { declaredWinOf } from '../../hand/declared-win.ts'
import type { DiscardEvent, Reveal } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { hasRedFives, mayHaveRedFives } from '../../model/settings.ts'
import { isKnown, kindOf, type Tile } from '../../model/tiles.ts'
import type { Concealed, Table } from '../../table/table.ts'
import { canHold, isFullyKnown, loseTile } from '../../table/tiles/concealed.ts'
import { misfitDiscard } from '../../table/turn.ts'
import { recordedInstead } from '../record/instead.ts'
import { HAND_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule, type Settlement, type Situation } from '../rule.ts'

/** In riichi a tile from the hand is discarded, or another one than the tile drawn; in some editions any tile, once that one was put into the hand. */
export const riichiHandChanged = rule({
  id: 'riichi.hand-changed',
  on: ['discard'],
  needs: { discard: 'riichi' },
  settings: ['red-fives'],
  remedies: ['referee-discretion'],
  effects: ['riichi-changed'],
  mends: [...HAND_MISTAKES, 'drawn-in-riichi'],

  judge: (situation, event) => changedHand(situation, event),
  answer: (word, asked): Settlement => {
    if (word !== 'chombo' && word !== 'proved') return recordedInstead('drawn')(word, asked)
    const { raised, event } = asked
    return {
      ...raised,
      rule: 'riichi.hand-changed',
      level: 'violation',
      at: event,
      penalty: { kind: word === 'chombo' ? 'chombo' : 'dead-hand' },
    }
  },
  // Whether the right tile was discarded can hardly be proved once the hand has ended in a draw (wrc-2025 12.3.5, rrc-1.5 1.9).
  amend: (findings, step) => {
    const { event, rules } = step
    if (event.verb === 'reveal')
      return findings
        .filter(
          ({ seat, decision, facts }) =>
            seat === event.actor && !decision && facts.answer === undefined && showsDeclared(step.before, event),
        )
        .map((finding) => ({ finding, settled: true }))
    if (event.verb !== 'end' || event.how !== 'exhaustive') return []
    return findings
      .filter(({ level, facts }) => level === 'violation' && facts.answer !== 'proved' && facts.answer !== 'chombo')
      .map((finding) =>
        rules.practice.changedHandAtADraw === 'proof' ? { finding, ask: ['chombo', 'proved'] } : { finding, row: 'atADraw' },
      )
  },

  examples: [
    ['the drawn tile was put into the hand', '@from middle; @riichi S; S draw mixed; S discard 5p', 'S', 'ema-2025', 'violation'],
    [
      'the drawn tile was put into the hand, where that alone changes nothing',
      '@from middle; @riichi S; S draw mixed; S discard 5p',
      'nobody',
      'wrc-2025',
    ],
    ['a tile from the hand', '@from middle; @riichi S; S draw; S discard 5p hand', 'S', 'wrc-2015', 'question'],
    ['another tile than the one drawn', '@from middle; @riichi S; S draw 1z; S discard 5p', 'S', 'wrc-2015', 'question'],
    [
      'the hand is known',
      '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S discard 5p',
      'S',
      'wrc-2015',
      'violation',
    ],
    [
      'the hand is known, and the tile was seen to come from it',
      '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw; S discard 5p hand',
      'S',
      'wrc-2015',
      'violation',
    ],
    [
      'the hand shown later is the one of the riichi: the line of the discard is wrong',
      '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; @wall 2; S draw 1z; S discard 5p hand; W draw; W discard 2z; * end exhaustive; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z',
      'nobody',
      'wrc-2015',
    ],
    [
      'the hand shown later is the one of the riichi, but a referee has decided already',
      '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; @wall 2; S draw 1z; S discard 5p hand; W draw; W discard 2z; * end exhaustive; * answer 2 chombo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z',
      'S',
      'rrc-1.5',
      'violation',
    ],
    [
      'a win by self-draw shows the hand of the riichi: the line of the discard is wrong',
      '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S discard 5p hand; W draw; W discard 2z; N draw; N discard 2z; E draw; E discard 2z; S draw 6z; S call tsumo; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'wrc-2015',
    ],
    [
      'West drew and this is likely the discard: the line names the wrong player',
      '@from middle; @riichi N; @hold N 1m2m3m4p5p6p7s8s9s5z5z6z6z; W draw; N discard 5p hand; N draw',
      'nobody',
      'wrc-2015',
    ],
    [
      'the hand shown later is a changed one',
      '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; @wall 2; S draw 5z; S discard 6z hand; W draw; W discard 2z; * end exhaustive; S reveal 1m2m3m4p5p6p7s8s9s5z5z5z6z',
      'S',
      'wrc-2015',
      'violation',
    ],
    ['a red five for a plain one', '@from middle; @riichi S; S draw 5p; S discard 0p', 'S', 'riichi-wiki', 'question'],
    [
      'a red five for a plain one, where nobody knows whether the set has them',
      '@set red-fives unknown; @from middle; @riichi S; @hold S 1m2m3m5p5p6p7s8s9s5z5z6z6z; S draw 0p; S discard 5p hand',
      'S',
      'wrc-2015',
      'question',
    ],
    ['a set without red fives', '@from middle; @riichi S; S draw 5p; S discard 0p', 'nobody'],
    [
      'the discard of the riichi is entered twice',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S call riichi; S discard 1z rotated hand; S discard 1z rotated hand',
      'nobody',
      'wrc-2015',
    ],
    ['the discard of a second riichi, already a question', '@from middle; @riichi S; S draw 1z; S riichi 9m', 'nobody'],
    ['the tile drawn', '@from middle; @riichi S; S draw 1z; S discard 1z', 'nobody'],
    ['nobody saw the drawn tile', '@from middle; @riichi S; S draw; S discard 5p', 'nobody'],
    ['the drawn tile was confused', '@from middle; @riichi S; S draw 1z; S discard 5p; * answer 2 drawn', 'nobody'],
  ],
})

/** The finding that a discard in riichi changes the hand. */
export const changedHand = ({ table, rules, number }: Situation, event: DiscardEvent): Raised | null => {
  const { actor: seat, tile, source, meld } = event
  const { riichi, drawn, hand } = table.players[seat]
  if (!riichi || (riichi.event > 0 && riichi.discard === undefined) || meld || isOfSecondRiichi(table, seat)) return null
  // In another player's turn it is asked first whose discard it was.
  if (table.turn.due === 'discard' && table.turn.seat !== seat && table.turn.drew !== undefined) return null
  // A line that may be entered twice is asked about as one.
  if (misfitDiscard(table, event)?.possible.includes('doubled')) return null
  const because = [...(riichi.event > 0 ? [riichi.event] : []), ...(drawn ? [drawn.event] : []), number]
  const facts = { tile, drawn: drawn?.tile, called: riichi.event }
  if (drawn?.mixed && rules.practice.mixedInRiichi === 'changed')
    return { seat, level: 'violation', because, facts: { ...facts, kind: 'mixed' } }
  const reds = hasRedFives(rules.settings)
  const same = drawn !== undefined && isSame(drawn.tile, tile, mayHaveRedFives(rules.settings))
  const other = drawn !== undefined && isKnown(drawn.tile) && isKnown(tile) && !same
  if (!(other || (source === 'hand' && !same)) || !canHold(hand, tile, reds)) return null
  const before = drawn ? beforeDraw(hand, drawn.tile, reds) : hand
  // With a set whose red fives are unknown, the colour alone proves nothing.
  const byColour = !reds && drawn !== undefined && isSame(drawn.tile, tile, false)
  const proved = !byColour && source !== 'drawn' && isFullyKnown(before) && isKnown(tile) && canHold(before, tile, reds)
  return {
    seat,
    level: proved ? 'violation' : 'question',
    because,
    facts,
    answers: rules.practice.changedHandAtADraw === 'proof' && proved ? ['chombo', 'proved'] : ['foul', 'drawn'],
  }
}

/** Whether a player shows the hand of the riichi, and the record has another one: a line of the record is wrong, and nothing was changed. */
const showsDeclared = (table: Table, { actor, tiles }: Reveal): boolean => {
  const { riichi, drawn, hand, groups } = table.players[actor]
  if (!riichi?.hand || !isFullyKnown(hand)) return false
  const win = declaredWinOf(table, actor)
  const inKongs = groups.filter(({ event }) => event > riichi.event).flatMap(({ own }) => own.filter(isKnown).map(kindOf))
  const kept = riichi.hand.known.filter((tile) => !isKnown(tile) || !inKongs.includes(kindOf(tile)))
  // A self-draw win of a hand that counts as dead is none, and its tile is shown all the same.
  const last = win?.selfDraw || (!win && drawn && tiles.length > kept.length) ? [win?.tile ?? drawn?.tile ?? '?'] : []
  return isSameHand([...kept, ...last], tiles) && !isSameHand(hand.known, tiles)
}

const isSameHand = (one: readonly Tile[], other: readonly Tile[]): boolean => one.toSorted().join() === other.toSorted().join()

const isSame = (drawn: Tile, tile: Tile, reds: boolean): boolean =>
  isKnown(drawn) && isKnown(tile) && (drawn === tile || (!reds && kindOf(drawn) === kindOf(tile)))

/** The hand before the draw; an unseen tile leaves the rest as it was. */
const beforeDraw = (hand: Concealed, drawn: Tile, reds: boolean): Concealed =>
  isKnown(drawn) || hand.size === null ? loseTile(hand, drawn, reds) : { ...hand, size: hand.size - 1 }

/** The discard that belongs to a second riichi: one mistake, and that one is asked about. */
const isOfSecondRiichi = ({ before }: Table, seat: Seat): boolean =>
  before?.verb === 'call' && before.call === 'riichi' && before.actor === seat
