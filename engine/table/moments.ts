import type { Table } from './table.ts'

/** The number of tiles that the deal gives each player but East, who draws one more. */
export const TILES_OF_THE_DEAL = 13

/** Whether the tiles may still be dealt: the record begins at the deal, and nobody has discarded, claimed or declared anything. */
export const isDealing = ({
  discards,
  claims,
  form,
  players,
  ended,
}: Pick<Table, 'discards' | 'claims' | 'form' | 'players' | 'ended'>): boolean =>
  discards.length === 0 &&
  claims.length === 0 &&
  ended === null &&
  form.seats.every((seat) => {
    const { groups, groupsKnown, river, riichi } = players[seat]
    return groupsKnown && groups.length === 0 && river.length === 0 && riichi === undefined
  })

/** Whether the record knows that the last discard is still to come: tiles are left to draw, or the last one has not been discarded. */
export const isBeforeLastDiscard = ({ wall, turn, ended }: Pick<Table, 'wall' | 'turn' | 'ended'>): boolean =>
  ended === null && wall !== null && (wall > 0 || turn.due === 'discard' || turn.due === 'replace')
