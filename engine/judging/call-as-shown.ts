import { shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { CallEvent, Reveal, Show } from '../model/events.ts'
import { isKnown, type KnownTile, type Tile } from '../model/tiles.ts'
import { otherOpenTiles } from '../table/claims.ts'
import type { Table } from '../table/table.ts'
import { unclearCall } from '../table/unclear-call.ts'

/** An earlier call, as the tiles show it that its player shows now: one that was unclear, or a win that names no tile. */
type CallAsShown = { readonly called: number; readonly as: (call: CallEvent) => CallEvent }

export const callAsShown = (table: Table, event: Show | Reveal): CallAsShown | undefined => {
  const unclear = unclearCall(table, event)
  if (unclear) return { called: unclear.called, as: (call) => ({ ...call, call: unclear.call }) }
  const won = event.verb === 'reveal' ? wonOnTileBefore(table, event) : undefined
  return won && { called: won.called, as: (call) => ({ ...call, tile: call.tile ?? won.tile }) }
}

/** A win called after a kong, whose hand wins on the discard before it: the call was of that tile. */
const wonOnTileBefore = (table: Table, event: Reveal): { readonly called: number; readonly tile: KnownTile } | undefined => {
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
