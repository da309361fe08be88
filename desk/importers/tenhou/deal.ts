import { SEATS } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { HIDDEN_FACE } from '../played/faces.ts'
import { dealOf, importedHandName, playerInSeat as playerNumberAt, seatOf } from '../played/header.ts'
import { LAST_TILE, type Tag, TENHOU_PLAYERS, type TenhouPlayer } from './tag.ts'
import { readNumbers, readPlayer, tileFaces } from './tag-numbers.ts'
import type { ReportComplaint } from './xml-tags.ts'

/** Facts of all hands of a game. */
export type TenhouXmlGame = { readonly red: boolean; readonly names: readonly string[] | null; readonly complain: ReportComplaint }

/** A hand as `<INIT>` deals it: its header, and the mapping between player numbers and seats. */
export type TenhouDeal = {
  readonly header: HandHeader
  readonly hands: readonly (readonly number[])[]
  /** The first indicator, by number. */
  readonly dora: number
  readonly seatOf: (player: TenhouPlayer) => number
  readonly playerAt: (seat: number) => TenhouPlayer
}

/** Reads `<INIT>`. The dealer is East; the dealer's fourteenth tile is the first draw. */
export const readDeal = (tag: Tag, { red, names, complain }: TenhouXmlGame): TenhouDeal => {
  const [round = 0, counters = 0, sticks = 0, , , dora = 0] = readNumbers(tag, 'seed', { count: 6, least: 0, most: 200 }, complain)
  if (round > 15 || dora > LAST_TILE) complain('attribute', 'seed in <INIT>', tag.line)
  const dealer = readPlayer(tag, 'oya', complain)
  const points = readNumbers(tag, 'ten', { count: SEATS.length, least: -10_000, most: 10_000 }, complain)
  const hands = TENHOU_PLAYERS.map((player) => readNumbers(tag, `hai${player}`, { count: 13, least: 0, most: LAST_TILE }, complain))
  const twice = dealtTwice(hands, dora)
  if (twice !== undefined) complain('tile-twice', String(twice), tag.line)

  const faces = tileFaces(red)
  const face = (tile: number) => faces[tile] ?? HIDDEN_FACE
  const { header } = dealOf({
    name: importedHandName(round, counters, sticks),
    dealer,
    names: names ?? undefined,
    scores: points.map((hundreds) => hundreds * 100),
    dora: face(dora),
    hands: hands.map((hand) => hand.map(face)),
  })
  const playerAt = (seat: number): TenhouPlayer => TENHOU_PLAYERS[playerNumberAt(seat, dealer)] ?? 0
  return { header, hands, dora, playerAt, seatOf: (player) => seatOf(player, dealer) }
}

const NONE_DEALT: readonly boolean[] = Array.from({ length: LAST_TILE + 1 }, () => false)

/** The first tile that was dealt before; the indicator is dealt last. */
const dealtTwice = (hands: readonly (readonly number[])[], dora: number): number | undefined => {
  const dealt = NONE_DEALT.slice()
  for (const hand of hands)
    for (const tile of hand) {
      if (dealt[tile]) return tile
      dealt[tile] = true
    }
  return dealt[dora] ? dora : undefined
}
