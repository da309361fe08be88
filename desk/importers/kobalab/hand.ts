import type { Abort } from '../../../engine/model/events.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Complaint } from '../import-error.ts'
import { showValue } from '../json/shapes.ts'
import { HIDDEN_FACE, isSameFaces } from '../played/faces.ts'
import type { ImportedHand } from '../played/hand.ts'
import { SEAT_NUMBERS } from '../played/header.ts'
import type { KobalabEvent } from './shape.ts'
import { concealedTiles, discardOfPai, faceOfPai, readKobalabMeld } from './tiles.ts'

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

/** Applies one event of a kobalab paipu, except the deal. Its players are seats. */
export const playKobalab = (hand: ImportedHand, event: KobalabEvent, complain: Complain) => {
  if (event.zimo) draw(hand, event.zimo, { isReplacement: false }, complain)
  else if (event.dapai) discard(hand, event.dapai)
  else if (event.gangzimo) draw(hand, event.gangzimo, { isReplacement: true }, complain)
  else if (event.fulou) claim(hand, event.fulou, complain)
  else if (event.gang) kong(hand, event.gang, complain)
  else if (event.kaigang) hand.dora(face(event.kaigang.baopai))
  else if (event.hule) win(hand, event.hule, complain)
  else if (event.pingju) over(hand, event.pingju, complain)
}

/** The shapes have refused texts that are no tiles. */
const face = (pai: string): number => faceOfPai(pai) ?? HIDDEN_FACE
const faces = (text: string): readonly number[] => concealedTiles(text) ?? []

type Drawn = NonNullable<KobalabEvent['zimo']>

/** A replacement tile has its own event name. */
const draw = (hand: ImportedHand, { l, p }: Drawn, { isReplacement }: { readonly isReplacement: boolean }, complain: Complain) => {
  if (hand.mustReplace() !== isReplacement) complain('act-order')
  hand.draw(l, face(p))
}

const discard = (hand: ImportedHand, { l, p }: NonNullable<KobalabEvent['dapai']>) => {
  const discarded = discardOfPai(p)
  const isAfterClaim = hand.hasClaimed()
  if (discarded?.riichi) hand.riichi(l)
  hand.discard(l, discarded?.face ?? HIDDEN_FACE, discarded?.drawn ? 'drawn' : isAfterClaim ? undefined : 'hand')
}

const claim = (hand: ImportedHand, { l, m }: NonNullable<KobalabEvent['fulou']>, complain: Complain) => {
  const meld = readKobalabMeld(m)
  if (!meld || meld.form === 'ankan' || meld.form === 'kakan') complain('expect-call', showValue('fulou'))
  else hand.claim({ seat: l, form: meld.form, shown: meld.tiles, claimed: meld.claimed, from: (l + meld.from) % SEATS.length })
}

const kong = (hand: ImportedHand, { l, m }: NonNullable<KobalabEvent['gang']>, complain: Complain) => {
  const meld = readKobalabMeld(m)
  if (meld?.form === 'ankan') hand.ankan(l, meld.tiles)
  else if (meld?.form === 'kakan') hand.kakan(l, meld.added, [...meld.tiles, meld.claimed])
  else complain('expect-call', showValue('gang'))
}

const win = (hand: ImportedHand, { l, baojia, shoupai, fubaopai, fenpei }: NonNullable<KobalabEvent['hule']>, complain: Complain) => {
  const from = baojia ?? l
  const { due, tile } = hand.facts()
  const claimed = l !== from && due !== 'discard' && tile !== undefined ? [tile] : []
  if (!isSame([...hand.hand(l), ...claimed], faces(shoupai))) complain('hand-shown-differs')
  hand.win(l, from, (fubaopai ?? []).map(face))
  if (fenpei) hand.pay(fenpei)
}

const over = (hand: ImportedHand, { name, shoupai, fenpei }: NonNullable<KobalabEvent['pingju']>, complain: Complain) => {
  const how = DRAWS.get(name)
  if (!how) return complain('expect-result', showValue(name))
  const hands = shoupai.map(faces)
  const shown = SEAT_NUMBERS.filter((seat) => hands[seat]?.length)
  if (shown.some((seat) => !isSame(hand.hand(seat), hands[seat] ?? []))) complain('hand-shown-differs')
  hand.over({ how, shown, waiting: SEAT_NUMBERS.map((seat) => shown.includes(seat)) })
  if (fenpei) hand.pay(fenpei)
}

/** Whether two hands are equal; a hand with hidden tiles equals any. */
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.includes(HIDDEN_FACE) || other.includes(HIDDEN_FACE) || isSameFaces(one, other)
