import type { Abort, TableEvent } from '../../../engine/model/events.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { HIDDEN_FACE, sortedHand } from '../played/faces.ts'
import { SEAT_NUMBERS, seatOf } from '../played/header.ts'
import { callEvent, endEvent, revealEvent, scoresEvent, uraEvent, waitingEvent } from '../played/shared-events.ts'
import type { TenhouDeal, TenhouXmlGame } from './deal.ts'
import type { HeldTiles } from './held-tiles.ts'
import { LAST_TILE, type Tag, type TenhouPlayer } from './tag.ts'
import { readNumbers, readPlayer, readTagNumber, tileFaces } from './tag-numbers.ts'

/** The end of a hand, collected from one `<RYUUKYOKU>` or up to three `<AGARI>`. */
export type TenhouEnding = { readonly add: (tag: Tag, last: LastTile) => void; readonly events: () => readonly TableEvent[] }

/** The tile last drawn, discarded or added to a pung, and its player. */
export type LastTile = { readonly player?: TenhouPlayer; readonly tile?: number | undefined; readonly drawn?: number | undefined }

const DRAWS: Readonly<Record<string, 'exhaustive' | Abort>> = {
  nm: 'exhaustive',
  yao9: 'nine-terminals',
  kaze4: 'four-winds',
  reach4: 'four-riichi',
  kan4: 'four-kongs',
  ron3: 'three-wins',
}

/** Starts the end of a hand. */
export const openEnding = ({
  seatOf: seatOfPlayer,
  playerAt,
  red,
  complain,
  held,
}: TenhouDeal & TenhouXmlGame & { readonly held: HeldTiles }): TenhouEnding => {
  const calls: TableEvent[] = []
  const reveals: TableEvent[] = []
  const after: TableEvent[] = []
  const winners = new Set<TenhouPlayer>()
  let closed = false

  const faceOf = tileFaces(red)
  const faces = (tiles: readonly number[]) => tiles.map((tile) => faceOf[tile] ?? HIDDEN_FACE)
  const reveal = (player: TenhouPlayer, tiles: readonly number[]) => revealEvent(seatOfPlayer(player), faces(tiles))
  const indicators = (tag: Tag): readonly TableEvent[] => {
    if (!('doraHaiUra' in tag.attributes)) return []
    const tiles = readNumbers(tag, 'doraHaiUra', { least: 0, most: LAST_TILE }, complain)
    if (tiles.length > 5) complain('attribute', 'doraHaiUra in <AGARI>', tag.line)
    return [uraEvent(faces(tiles))]
  }
  const scores = (tag: Tag): TableEvent => {
    const points = readNumbers(tag, 'sc', { count: 8, least: -20_000, most: 20_000 }, complain)
    const of = (seat: number) => ((points[2 * playerAt(seat)] ?? 0) + (points[2 * playerAt(seat) + 1] ?? 0)) * 100
    return scoresEvent(SEAT_NUMBERS.map(of))
  }

  const addWin = (tag: Tag, last: LastTile) => {
    const player = readPlayer(tag, 'who', complain)
    const from = readPlayer(tag, 'fromWho', complain)
    const winning = readTagNumber(tag, 'machi', 0, LAST_TILE, complain)
    const rest = sortedHand(readNumbers(tag, 'hai', { least: 0, most: LAST_TILE }, complain)).filter((tile) => tile !== winning)
    const drawn = player === from
    const isOnLast = last.player === from && (drawn ? last.drawn : last.tile) === winning
    if (!isOnLast || winners.has(player) || (drawn && winners.size > 0) || winners.size === 3) complain('order', tag.name, tag.line)
    if (!held.isHand(player, drawn ? [...rest, winning] : rest)) complain('hand-differs', tag.name, tag.line)
    winners.add(player)
    calls.push(callEvent(seatOfPlayer(player), drawn ? 'tsumo' : 'ron'))
    reveals.push(reveal(player, drawn ? [...rest, winning] : rest))
    const ura = indicators(tag)
    const before = after.filter(({ verb }) => verb === 'ura')
    after.splice(0, after.length, ...(ura.length > 0 ? ura : before), scores(tag), endEvent('win'))
  }

  const addDraw = (tag: Tag, last: LastTile) => {
    closed = true
    const { type } = tag.attributes
    const how = type === undefined ? 'exhaustive' : Object.hasOwn(DRAWS, type) ? DRAWS[type] : undefined
    if (!how) return complain('attribute', `type="${type}" in <RYUUKYOKU>`, tag.line)
    calls.push(endEvent(how))
    for (const player of SEAT_NUMBERS.map(playerAt)) {
      if (tag.attributes[`hai${player}`] === undefined) {
        if (how === 'exhaustive') reveals.push(waitingEvent(seatOfPlayer(player), false))
        continue
      }
      const tiles = sortedHand(readNumbers(tag, `hai${player}`, { least: 0, most: LAST_TILE }, complain))
      if (!held.isHand(player, tiles)) complain('hand-differs', tag.name, tag.line)
      if (how === 'exhaustive') reveals.push(waitingEvent(seatOfPlayer(player), true))
      reveals.push(reveal(player, tiles))
      if (how === 'three-wins') calls.unshift(callEvent(seatOfPlayer(player), 'ron'))
    }
    if (how === 'three-wins' && last.player !== undefined) sortByDistance(calls, seatOfPlayer(last.player))
    after.push(scores(tag))
  }

  return {
    add: (tag, last) => {
      if (closed || (tag.name === 'RYUUKYOKU' && winners.size > 0)) complain('order', tag.name, tag.line)
      else if (tag.name === 'AGARI') addWin(tag, last)
      else addDraw(tag, last)
    },
    events: () => [...calls, ...reveals, ...after],
  }
}

/** Sorts win calls in turn order from the discarder, the end after them. */
const sortByDistance = (calls: TableEvent[], from: number): void => {
  const far = ({ actor }: TableEvent) => (actor === '*' ? SEATS.length : seatOf(SEATS.indexOf(actor), from))
  calls.sort((a, b) => far(a) - far(b))
}
