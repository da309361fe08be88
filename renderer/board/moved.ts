import { useState } from 'react'
import { SEATS, type Seat } from '../../engine/model/seats.ts'
import type { GroupView, TableView } from '../../engine/table/table-view.ts'

/** What has moved since the table was drawn last: a discard just made, and who has just got a claimed tile. */
export type Moved = { readonly discard: number | null; readonly taken: Seat | null }

const NOTHING: Moved = { discard: null, taken: null }

/** Only what comes while one looks on is shown as a movement; a table just opened lies still. */
export const useMoved = (view: TableView): Moved => {
  const [seen, setSeen] = useState({ view, moved: NOTHING })
  if (seen.view !== view) setSeen({ view, moved: movedBetween(seen.view, view) })
  return seen.moved
}

/** What moved from one view of a hand to the next. */
export const movedBetween = (before: TableView, now: TableView): Moved =>
  now.event <= before.event
    ? NOTHING
    : {
        discard: now.last && now.last.event > before.event ? now.last.event : null,
        taken: SEATS.find((seat) => claimed(now.seats[seat].groups) > claimed(before.seats[seat].groups)) ?? null,
      }

const claimed = (groups: readonly GroupView[]): number =>
  groups.flatMap(({ tiles }) => tiles).filter(({ rotated, missing, stacked }) => rotated && !missing && !stacked).length
