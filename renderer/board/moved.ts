import { useState } from 'react'
import { SEATS, type Seat } from '../../engine/model/seats.ts'
import type { GroupView, TableView } from '../../engine/table/table-view.ts'

/** Tiles that moved since the table was last drawn: the newest discard, and the seat that took its claimed tile. */
export type MovedTiles = { readonly discard: number | null; readonly taken: Seat | null }

const NOTHING: MovedTiles = { discard: null, taken: null }

/** Only changes while the table is on screen count as movements, not the state at opening. */
export const useMovedTiles = (view: TableView): MovedTiles => {
  const [seen, setSeen] = useState({ view, moved: NOTHING })
  if (seen.view !== view) setSeen({ view, moved: movedTiles(seen.view, view) })
  return seen.moved
}

/** Movements from one view of a hand to the next. */
export const movedTiles = (before: TableView, now: TableView): MovedTiles =>
  now.event <= before.event
    ? NOTHING
    : {
        discard: now.last && now.last.event > before.event ? now.last.event : null,
        taken: SEATS.find((seat) => claimed(now.seats[seat].groups) > claimed(before.seats[seat].groups)) ?? null,
      }

const claimed = (groups: readonly GroupView[]): number =>
  groups.flatMap(({ tiles }) => tiles).filter(({ rotated, missing, stacked }) => rotated && !missing && !stacked).length
