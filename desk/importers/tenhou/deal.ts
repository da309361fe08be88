import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { handName, playerAt as playerNumberAt, seatOf } from '../played/header.ts'
import { LAST_TILE, PLAYERS, type Player, readNumbers, readPlayer, tileOf } from './tag-numbers.ts'
import type { Complain, Tag } from './xml-tags.ts'

/** Facts of all hands of a game. */
export type TenhouGame = { readonly red: boolean; readonly names: readonly string[] | null; readonly complain: Complain }

/** A hand as `<INIT>` deals it: its header, and the mapping between player numbers and seats. */
export type TenhouDeal = {
  readonly header: HandHeader
  readonly hands: readonly (readonly number[])[]
  /** The first indicator, by number. */
  readonly dora: number
  readonly seatOf: (player: Player) => Seat
  readonly playerAt: (seat: Seat) => Player
}

/** Reads `<INIT>`. The dealer is East; the dealer's fourteenth tile is the first draw. */
export const readDeal = (tag: Tag, { red, names, complain }: TenhouGame): TenhouDeal => {
  const [round = 0, counters = 0, sticks = 0, , , dora = 0] = readNumbers(tag, 'seed', { count: 6, least: 0, most: 200 }, complain)
  if (round > 15 || dora > LAST_TILE) complain('attribute', 'seed in <INIT>', tag.line)
  const dealer = readPlayer(tag, 'oya', complain)
  const points = readNumbers(tag, 'ten', { count: SEATS.length, least: -10_000, most: 10_000 }, complain)
  const hands = PLAYERS.map((player) => readNumbers(tag, `hai${player}`, { count: 13, least: 0, most: LAST_TILE }, complain))
  const dealt = [...hands.flat(), dora]
  const twice = new Set(dealt).size < dealt.length ? dealt.find((tile, i) => dealt.indexOf(tile) !== i) : undefined
  if (twice !== undefined) complain('tile-twice', String(twice), tag.line)

  const playerAt = (seat: Seat): Player => PLAYERS[playerNumberAt(seat, dealer)] ?? 0
  const faces = (seat: Seat) => [...(hands[playerAt(seat)] ?? [])].sort((a, b) => a - b).map((tile) => tileOf(tile, red))
  const score = (seat: Seat) => (points[playerAt(seat)] ?? 0) * 100
  const name = (seat: Seat) => names?.[playerAt(seat)] ?? ''
  const header: HandHeader = {
    name: handName(round, counters, sticks),
    from: 'deal',
    ...(names && { players: SEATS.map(name) }),
    scores: SEATS.map(score),
    dora: tileOf(dora, red),
    deal: bySeat(faces),
    melds: [],
    riichi: [],
  }
  return { header, hands, dora, playerAt, seatOf: (player) => seatOf(player, dealer) }
}
