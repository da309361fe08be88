import { shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { CallEvent, Reveal, Show, TableEvent, Take } from '../model/events.ts'
import { areKnown, isKnown, isSameKind, type KnownTile, type Tile } from '../model/tiles.ts'
import { makesGroup, otherOpenTiles, tilesToShow } from '../table/claims.ts'
import type { Table } from '../table/table.ts'
import { unclearCall } from '../table/unclear-call.ts'

/**
 * An earlier line, as the tiles show it that its player shows now: a call that was unclear or names no tile, or a showing that counts for nothing
 * (null). `called`: its number.
 */
export type CallAsShown = { readonly called: number; readonly as: (line: TableEvent) => TableEvent | null }

const inCall =
  (as: (call: CallEvent) => CallEvent) =>
  (line: TableEvent): TableEvent =>
    line.verb === 'call' ? as(line) : line

export const callAsShown = (table: Table, event: Show | Reveal): CallAsShown | undefined => {
  const unclear = unclearCall(table, event)
  if (unclear) return { called: unclear.called, as: inCall((call) => ({ ...call, call: unclear.call })) }
  const dropped = event.verb === 'reveal' ? setDroppedForWin(table, event) : undefined
  if (dropped) return { called: dropped, as: () => null }
  const meant = event.verb === 'reveal' ? wonOnTileBefore(table, event) : setOfTileBefore(table, event)
  return meant && { called: meant.called, as: inCall((call) => ({ ...call, tile: call.tile ?? meant.tile })) }
}

/**
 * A claim whose tiles make its group with the tile taken, and not with that in the line of the discard: two lines have the one tile, and one has
 * the other, so that the call was of the one taken.
 */
export const callAsTaken = ({ claims }: Table, { actor, tile, short }: Take): CallAsShown | undefined => {
  const claim = claims.findLast(({ by }) => by === actor)
  if (!claim || claim.call === 'ron' || short || !isKnown(tile) || !isKnown(claim.tile) || isSameKind(tile, claim.tile)) return undefined
  const { call, called, shown, target } = claim
  if (target === 0 || claim.takenAt !== undefined || !areKnown(shown) || shown.length !== tilesToShow(call)) return undefined
  if (!makesGroup(call, tile, shown) || makesGroup(call, claim.tile, shown)) return undefined
  return { called, as: inCall((word) => ({ ...word, tile: word.tile ?? tile })) }
}

/** The showing of a set whose tiles were shown beside a win on the same discard, and are shown again with the whole hand: its player has kept to the win. */
const setDroppedForWin = ({ claims, players }: Table, { actor, tiles }: Reveal): number | undefined => {
  const own = claims.filter(({ by, standing }) => by === actor && standing === 'good')
  const set = own.findLast(({ call, takenAt, shownAt }) => call !== 'ron' && takenAt === undefined && shownAt !== undefined)
  const { size } = players[actor].hand
  if (!set || size === null || tiles.length !== size + set.shown.length) return undefined
  return own.some(({ call, target }) => call === 'ron' && target === set.target) ? set.shownAt : undefined
}

type OfTileBefore = { readonly called: number; readonly tile: KnownTile }

/** A pung or kong that names no tile, whose tiles make it with the discard before the newest only: the call was of that one. */
const setOfTileBefore = ({ claims, lastDiscard }: Table, { actor, tiles, short }: Show): OfTileBefore | undefined => {
  const claim = claims.findLast(({ by }) => by === actor)
  if (!claim || short || (claim.call !== 'pon' && claim.call !== 'kan') || claim.standing !== 'good' || claim.shownAt) return undefined
  const { call, called, target, tile: newest } = claim
  // The newest discard may have been taken back since.
  const before = lastDiscard?.event === target ? lastDiscard.before : lastDiscard
  if (!before || before.seat === actor || before.event >= target || !isKnown(before.tile) || !isKnown(newest)) return undefined
  if (!areKnown(tiles) || tiles.length !== tilesToShow(call) || claims.some(({ target: of }) => of === before.event)) return undefined
  return makesGroup(call, before.tile, tiles) && !makesGroup(call, newest, tiles) ? { called, tile: before.tile } : undefined
}

/** A win called after a kong, whose hand wins on the discard before it: the call was of that tile. */
const wonOnTileBefore = (table: Table, event: Reveal): OfTileBefore | undefined => {
  const { target, claims } = table
  if (!target || target.kind === 'discard') return undefined
  const ron = claims.findLast(({ by, call, target: of }) => by === event.actor && call === 'ron' && of === target.event)
  const shown = ron && shownHand(table, event)
  if (!shown || shown.last) return undefined
  const { hand } = shown
  const wins = (tile: Tile): tile is KnownTile => isKnown(tile) && completes(hand, tile)
  if (!isKnown(target.tile) || wins(target.tile)) return undefined
  const before = otherOpenTiles(table).findLast(({ kind, seat }) => kind === 'discard' && seat !== event.actor)
  return before && wins(before.tile) ? { called: ron.called, tile: before.tile } : undefined
}
