import { SEATS } from '../../../engine/model/seats.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import type { Complaint } from '../import-error.ts'
import { sortedHand } from '../played/faces.ts'
import { type ImportedHand, openPlayed } from '../played/hand.ts'
import { dealOf, importedHandName, seatOf } from '../played/header.ts'
import { endOfMjai } from './end.ts'
import type { MjaiAct, MjaiOf } from './shape.ts'

/** A hand of an mjai log in progress, event after event. */
export type MjaiHand = {
  readonly act: (event: MjaiAct) => void
  readonly hasEnded: () => boolean
  readonly whole: () => Hand
}

export type MjaiContext = {
  readonly names: readonly string[] | undefined
  readonly complain: (complaint: Complaint, about?: string) => void
  readonly line: () => number | undefined
}

/** Starts a hand at `start_kyoku`; in the older dialect the deal follows, one `haipai` for each player. */
export const openMjaiHand = (start: MjaiOf<'start_kyoku'>, { names, complain, line }: MjaiContext): MjaiHand => {
  const dealer = start.oya
  const dealt: (readonly number[])[] = [...(start.tehais ?? [])]
  let hand: ImportedHand | undefined
  let closed = false

  const { bakaze, kyoku, honba = 0, kyotaku = 0, scores, dora_marker: dora } = start
  const name =
    bakaze && kyoku !== undefined ? { name: importedHandName(SEATS.length * SEATS.indexOf(bakaze) + kyoku - 1, honba, kyotaku) } : {}
  /** The deal is complete once another event comes. */
  const opened = (): ImportedHand => {
    const hands = SEATS.map((_, player) => dealt[player] ?? [])
    hand ??= openPlayed(dealOf({ ...name, dealer, names, scores, dora, hands }), { sticks: 'told', complain, line })
    return hand
  }
  const end = endOfMjai(opened, dealer, complain)

  return {
    act: (event) => {
      if (closed) return complain('act-order')
      if (event.type === 'haipai') {
        if (hand || dealt[event.actor]) complain('act-order')
        dealt[event.actor] = event.pais
      } else if (event.type === 'hora') end.win(event)
      else if (event.type === 'ryukyoku') end.draw(event)
      else if (event.type === 'end_kyoku') {
        closed = true
        if (!opened().hasEnded()) complain('act-order')
      } else play(opened(), event, dealer)
    },
    hasEnded: () => opened().hasEnded(),
    whole: () => opened().whole(),
  }
}

type Played = Exclude<MjaiAct, { readonly type: 'haipai' | 'hora' | 'ryukyoku' | 'end_kyoku' }>

const FORMS = { chi: 'chii', pon: 'pon', daiminkan: 'daiminkan' } as const

const play = (hand: ImportedHand, event: Played, dealer: number) => {
  if (event.type === 'dora') return hand.dora(event.dora_marker)
  const seat = seatOf(event.actor, dealer)
  switch (event.type) {
    case 'tsumo':
      return hand.draw(seat, event.pai)
    case 'dahai': {
      const isAfterClaim = hand.hasClaimed()
      const source = event.tsumogiri === undefined || (isAfterClaim && !event.tsumogiri) ? undefined : event.tsumogiri ? 'drawn' : 'hand'
      return hand.discard(seat, event.pai, source)
    }
    case 'chi':
    case 'pon':
    case 'daiminkan': {
      const shown = sortedHand(event.consumed)
      return hand.claim({ seat, form: FORMS[event.type], shown, claimed: event.pai, from: seatOf(event.target, dealer) })
    }
    case 'ankan':
      return hand.ankan(seat, event.consumed)
    case 'kakan':
      return hand.kakan(seat, event.pai, event.consumed)
    case 'reach':
      return hand.riichi(seat)
    case 'reach_accepted':
      return hand.stick(seat)
  }
}
