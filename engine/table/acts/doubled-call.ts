import type { CallEvent, TableEvent } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, isSameKind } from '../../model/tiles.ts'
import { claimedTile, makesGroup } from '../claims.ts'
import { type Claim, isGroupCall, type Table } from '../table.ts'

/**
 * Whether a line repeats the claim or win of the line before it: recorded twice or called twice. Either way it is one call, and its
 * findings are not raised again. Of a short form the whole line is doubled. One that could be valid is reported as recorded twice; an
 * invalid one already has its finding.
 */
export const isDoubledCall = (table: Table, event: TableEvent): boolean => {
  const { before } = table
  if (event.verb !== 'call' || !before || before.actor !== event.actor || (!isGroupCall(event.call) && event.call !== 'ron')) return false
  const last = lastClaimBy(table, event.actor)
  if (last?.call !== event.call || last.standing === 'retracted' || last.target !== (claimedTile(table, event).target?.event ?? 0))
    return false
  const { short } = event
  if (before.verb === 'call') {
    const isOfSame = !short || last.call === 'ron' || last.standing !== 'good' || makesGroup(last.call, last.tile, short.tiles)
    return before.call === event.call && !last.short && isOfSame
  }
  if (!short || last.standing === 'good' || (before.verb !== 'show' && before.verb !== 'take')) return false
  // The steps of a call, and the same in one line.
  if (!before.short) return !short.tiles.some(isKnown) || short.tiles.join() === last.shown.join()
  return before.short.part === 2 && before.short.form === short.form && before.short.tiles.join() === short.tiles.join()
}

const lastClaimBy = ({ claims }: Table, seat: Seat): Claim | undefined => claims.findLast(({ by }) => by === seat)

/** The call of a chow, pung or kong, if a later call names the tile of that set again, which is not the newest discard: its line is entered twice. */
export const claimRepeated = ({ players, lastDiscard }: Table, { actor, call, tile, short }: CallEvent): number | undefined => {
  if (!isGroupCall(call) || short || !isKnown(tile) || isSameKind(tile, lastDiscard?.tile)) return undefined
  const kind = call === 'kan' ? 'daiminkan' : call
  const lying = players[actor].groups.findLast((group) => group.kind === kind && isSameKind(group.claimed?.tile, tile))
  return lying && lying.event > 0 ? lying.event : undefined
}
