import type { Abort } from '../../../engine/model/events.ts'
import { bySeat, SEATS } from '../../../engine/model/seats.ts'
import type { Complaint } from '../import-error.ts'
import { showValue } from '../json/shapes.ts'
import type { ImportedHand } from '../played/hand.ts'
import { bySeatFrom, seatOf } from '../played/header.ts'
import { sortedFaces } from '../played/held-faces.ts'
import type { KobalabEvent } from './shape.ts'

type Complain = (complaint: Complaint, about?: string) => void

/** Kobalab's names of hands without a win. */
const DRAWS: ReadonlyMap<string, 'exhaustive' | Abort> = new Map([
  ['荒牌平局', 'exhaustive'],
  ['流局', 'exhaustive'],
  ['流し満貫', 'exhaustive'],
  ['九種九牌', 'nine-terminals'],
  ['四風連打', 'four-winds'],
  ['四家立直', 'four-riichi'],
  ['四開槓', 'four-kongs'],
  ['三家和', 'three-wins'],
])

/** Applies one event of a kobalab paipu, except the deal. */
export const playKobalab = (hand: ImportedHand, event: KobalabEvent, complain: Complain) => {
  const { zimo, gangzimo, dapai, fulou, gang, kaigang, hule, pingju } = event
  if (zimo || gangzimo) draw(hand, event, complain)
  else if (dapai) {
    const seat = seatOf(dapai.l, 0)
    const { due } = hand.facts()
    const isAfterClaim = due.due === 'discard' && due.drawn === undefined
    if (dapai.p.riichi) hand.riichi(seat)
    hand.discard(seat, dapai.p.tile, dapai.p.drawn ? 'drawn' : isAfterClaim ? undefined : 'hand')
  } else if (fulou) {
    const { l, m } = fulou
    if (m.form === 'ankan' || m.form === 'kakan') complain('expect-call', showValue('fulou'))
    else hand.claim({ seat: seatOf(l, 0), form: m.form, shown: sortedFaces(m.tiles), claimed: m.claimed, from: seatOf(l + m.from, 0) })
  } else if (gang) {
    const { l, m } = gang
    if (m.form === 'ankan') hand.ankan(seatOf(l, 0), m.tiles)
    else if (m.form === 'kakan') hand.kakan(seatOf(l, 0), m.added, [...m.tiles, m.claimed])
    else complain('expect-call', showValue('gang'))
  } else if (kaigang) hand.dora(kaigang.baopai)
  else if (hule) win(hand, hule, complain)
  else if (pingju) over(hand, pingju, complain)
}

/** A replacement tile has its own event name. */
const draw = (hand: ImportedHand, { zimo, gangzimo }: KobalabEvent, complain: Complain) => {
  const isReplacement = hand.facts().due.due === 'replace'
  if (isReplacement !== Boolean(gangzimo)) complain('act-order')
  const drawn = gangzimo ?? zimo
  if (drawn) hand.draw(seatOf(drawn.l, 0), drawn.p)
}

const win = (hand: ImportedHand, { l, baojia, shoupai, fubaopai, fenpei }: NonNullable<KobalabEvent['hule']>, complain: Complain) => {
  const seat = seatOf(l, 0)
  const from = seatOf(baojia ?? l, 0)
  const { due } = hand.facts()
  const claimed = seat !== from && due.due !== 'first' && due.due !== 'discard' ? [due.tile] : []
  if (!isSame([...hand.hand(seat), ...claimed], shoupai)) complain('hand-shown-differs')
  hand.win(seat, from, fubaopai ?? [])
  if (fenpei) hand.pay(bySeatFrom(fenpei, 0, 0))
}

const over = (hand: ImportedHand, { name, shoupai, fenpei }: NonNullable<KobalabEvent['pingju']>, complain: Complain) => {
  const how = DRAWS.get(name)
  if (!how) return complain('expect-result', showValue(name))
  const hands = bySeatFrom(shoupai, 0, [])
  const shown = SEATS.filter((seat) => hands[seat].length > 0)
  if (shown.some((seat) => !isSame(hand.hand(seat), hands[seat]))) complain('hand-shown-differs')
  hand.over({ how, shown, waiting: bySeat((seat) => shown.includes(seat)) })
  if (fenpei) hand.pay(bySeatFrom(fenpei, 0, 0))
}

/** Whether two hands are equal; a hand with hidden tiles equals any. */
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.includes('?') || b.includes('?') || [...a].sort().join() === [...b].sort().join()
