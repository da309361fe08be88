import type { Ankan, Kakan } from '../../model/events.ts'
import { isKnown, isSameKind, kindOf } from '../../model/tiles.ts'
import { impliedDraw } from '../../table/draws.ts'
import type { Table } from '../../table/table.ts'
import { recordedInstead } from '../record/instead.ts'
import { HAND_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { goneOnWithKong } from './gone-on.ts'

/** An extended pung without a melded pung, or a kong that the known hand can't make: a foul, or a mistake of the record? */
export const kongNoGroup = rule({
  id: 'kong.no-group',
  on: ['ankan', 'kakan'],
  settings: ['red-fives'],
  remedies: ['kong-void'],
  effects: ['kong-false'],
  mends: [...HAND_MISTAKES, 'kind-of-kong', 'kind-of-call'],
  firstOf: 'act',

  judge: ({ table, number }, event) => {
    const { actor: seat, tile, verb } = event
    const { groups, groupsKnown } = table.players[seat]
    const facts = { kind: verb, call: verb, tile }
    // A pung of unknown tiles may be one of these, and an unknown tile one of any pung.
    const may = groups.some(
      ({ kind, own, claimed }) =>
        kind === 'pon' && [...own, claimed?.tile ?? '?', tile].filter(isKnown).every((known) => isSameKind(known, tile) || !isKnown(tile)),
    )
    if (verb === 'kakan' && groupsKnown && !may) return { seat, because: [number], facts }
    return isBeyondHand(table, event) ? { seat, because: [number], facts } : null
  },
  answer: recordedInstead('record'),
  amend: goneOnWithKong,

  examples: [
    ['extends a pung that is not on the table', '@from middle; @displayed complete; S draw; S kakan 5p', 'S', 'wrc-2015', 'question'],
    [
      'a kong that the known hand does not hold',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 9p; S ankan 9p',
      'S',
      'wrc-2015',
      'question',
    ],
    ['extends a pung', '@from middle; @displayed complete; @meld S pon 5p E; S draw; S kakan 5p', 'nobody'],
    ['a pung of unseen tiles', '@from middle; @displayed complete; E discard ?; S pon ??; S discard 1z; S draw; S kakan 5p', 'nobody'],
    ['an unseen tile', '@from middle; @displayed complete; @meld S pon 5p E; S draw; S kakan ?', 'nobody'],
    ['the groups are not in the record', '@from middle; S draw; S kakan 5p', 'nobody'],
    [
      'the kong was false, and its player has drawn the replacement tile',
      '@from middle; @displayed complete; S draw; S kakan 5p; S replace; * answer 2 foul',
      'S',
      'ema-2025',
      'violation',
    ],
    ['a mistake in the record', '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 record', 'nobody'],
  ],
})

/** Whether the known hand, with all its unseen tiles, can't hold the tiles of a kong. */
export const isBeyondHand = (table: Table, { actor: seat, tile, verb }: Ankan | Kakan): boolean => {
  const { hand } = table.players[seat]
  if (hand.size === null || !isKnown(tile)) return false
  const unseen = hand.size - hand.known.length + (impliedDraw(table, { actor: seat }) === 'nothing' ? 0 : 1)
  const held = hand.known.filter((known) => kindOf(known) === kindOf(tile)).length
  return held + unseen < (verb === 'ankan' ? 4 : 1)
}
