import type { Play } from '../../judging/play.ts'
import type { DiscardEvent, TableEvent } from '../../model/events.ts'
import { SEATS } from '../../model/seats.ts'
import { isKnown, isRed, type KnownTile, kindOf, type Tile } from '../../model/tiles.ts'
import { isGroupCall, type Player, type Table } from '../../table/table.ts'
import { isFullyKnown } from '../../table/tiles/concealed.ts'
import { countSeenKind } from '../../table/tiles/seen.ts'

/** The logarithm of the probability of a second mistake beside the mended one. */
export const ANOTHER_MISTAKE = -5
/** A discard from an unknown hand, or an unseen draw: a little below the average of known ones in real games. */
const UNKNOWN_DISCARD = -1.8
const UNKNOWN_DRAW = -0.8
/** An unseen tile is shown. */
const UNSEEN = -0.7
/** A claim: most discards are not claimed. */
const CLAIM = -2.5
/** Under another player's riichi a hand keeps safe tiles rather than useful ones. */
const UNDER_RIICHI = 0.5

/**
 * The log-likelihood of the play from an event on: drawn tiles were left in the wall, discards were ones that the hand could spare, marks
 * agree.
 */
export const logLikelihood = (play: Play, from: number): number => {
  let fit = 0
  for (let at = play; at.previous && at.number >= from; at = at.previous.play) fit += fitOfEvent(at.previous.play.table, at.previous.event)
  return fit
}

const fitOfEvent = (table: Table, event: TableEvent): number => {
  const { verb } = event
  if (verb === 'discard') return fitOfDiscard(table, event)
  if (verb === 'draw' || verb === 'replace') return fitOfDraw(table, event.tile)
  if (verb === 'reveal') return fitOfReveal(table.players[event.actor], event.tiles)
  return verb === 'call' && isGroupCall(event.call) ? CLAIM : 0
}

/** Depends on the number of unseen tiles of the kind. */
const fitOfDraw = (table: Table, tile: Tile | undefined): number =>
  isKnown(tile) ? Math.log(Math.max(0.05, 4 - countSeenKind(table, kindOf(tile))) / 4) : UNKNOWN_DRAW

const fitOfDiscard = ({ players }: Table, { actor, tile, source }: DiscardEvent): number => {
  const { hand, drawn, riichi } = players[actor]
  const drew = drawn?.tile
  const disagrees =
    isKnown(drew) && isKnown(tile) && (source === 'drawn' ? drew !== tile : source === 'hand' && !heldBeside(hand.known, tile, drew))
  const mistake = disagrees ? ANOTHER_MISTAKE : 0
  if (!isKnown(tile) || !isFullyKnown(hand)) return mistake + UNKNOWN_DISCARD
  if (riichi?.discard !== undefined) return mistake
  const isQuiet = SEATS.every((seat) => !players[seat].riichi)
  return mistake + Math.max(LEAST, spareOf(tileValues(hand.known, drew), tile, isQuiet ? 1 : UNDER_RIICHI))
}

const heldBeside = (known: readonly KnownTile[], tile: KnownTile, drawn: KnownTile): boolean =>
  tile !== drawn || known.filter((held) => held === tile).length > 1

/** How easily a hand gives up one of its tiles, compared with the others. */
const spareOf = (kept: ReadonlyMap<KnownTile, number>, tile: KnownTile, trust: number): number => {
  let sum = 0
  for (const each of kept.values()) sum += Math.exp(-each * trust)
  return -(kept.get(tile) ?? 4) * trust - Math.log(sum)
}

/** A shown hand that differs from the record's, or an unknown one. */
const fitOfReveal = ({ hand }: Player, tiles: readonly Tile[]): number => {
  const left = [...tiles]
  let strange = 0
  for (const tile of hand.known) {
    const place = left.indexOf(tile)
    if (place >= 0) left.splice(place, 1)
    else strange++
  }
  return strange * ANOTHER_MISTAKE + Math.max(0, left.length - strange) * UNSEEN
}
const LEAST = -4

/**
 * The value of each tile to a hand, by the other tiles there: equal ones for a pair, neighbours for a run. The tile just drawn is discarded
 * more easily. The figures are the best fit for 28,000 discards of real games (a logit over the hand).
 */
const tileValues = (known: readonly KnownTile[], drawn: Tile | undefined): ReadonlyMap<KnownTile, number> => {
  const counts = new Map<string, number>()
  for (const tile of known) counts.set(kindOf(tile), (counts.get(kindOf(tile)) ?? 0) + 1)
  return new Map([...new Set(known)].map((tile) => [tile, worth(tile) - (tile === drawn ? DRAWN : 0)]))

  function worth(tile: KnownTile): number {
    const kind = kindOf(tile)
    const rank = Number(kind[0])
    const likes = (counts.get(kind) ?? 1) - 1
    const isHonour = kind[1] === 'z'
    const run = isHonour ? 0 : worthInRun(rank, (other) => counts.has(`${other}${kind[1]}`))
    const own = likes > 1 ? TRIPLET : likes > 0 && run === 0 ? PAIR : 0
    return own + run + (isHonour ? HONOUR : MIDDLE * Math.min(rank - 1, 9 - rank, 2)) + (isRed(tile) ? RED : 0)
  }
}

const worthInRun = (rank: number, has: (other: number) => boolean): number => {
  const [below, above, twoBelow, twoAbove] = [has(rank - 1), has(rank + 1), has(rank - 2), has(rank + 2)]
  if ((below && above) || (below && twoBelow) || (above && twoAbove)) return RUN
  return below || above ? BESIDE : twoBelow || twoAbove ? GAP : 0
}

const PAIR = 2.7
const TRIPLET = 2.5
const RUN = 2.8
const BESIDE = 2.2
const GAP = 1.7
const MIDDLE = 0.6
const HONOUR = 0.4
const RED = 1.2
const DRAWN = 1.3
