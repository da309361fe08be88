import { shownHand } from '../../hand/declared-win.ts'
import { completes } from '../../hand/waits.ts'
import type { Reveal, Show } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { isKnown } from '../../model/tiles.ts'
import { makesGroup } from '../../table/claims.ts'
import { isGroupCall, type Table } from '../../table/table.ts'

/**
 * Whether a set was withdrawn for a player whose own call the record lacks: who shows a pung or kong of that tile, where a chow was called, or a
 * hand that wins with it.
 */
export const gaveWayTo = (table: Table, event: Reveal | Show, { seat, facts: { call, called } }: Finding): boolean => {
  const { claims, target } = table
  const claim = claims.find((one) => one.called === called)
  if (call !== 'retract' || event.actor === seat || !claim || !isGroupCall(claim.call) || claim.target !== target?.event) return false
  if (claims.some(({ by, target: of }) => by === event.actor && of === claim.target)) return false
  if (event.verb === 'show') return claim.call === 'chii' && !event.short && SAME.some((set) => makesGroup(set, claim.tile, event.tiles))
  const shown = shownHand(table, event)
  return shown !== null && !shown.last && isKnown(claim.tile) && completes(shown.hand, claim.tile)
}

const SAME = ['pon', 'kan'] as const
