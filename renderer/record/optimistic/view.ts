import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import type { OutboxItem } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { type RecordItem, recordItem } from './items.ts'
import { cacheFolded, foldHand } from './predict-hand.ts'
import { predictTable } from './predict-table.ts'

/** A table's unanswered items. */
export const unansweredAt = (table: string): readonly OutboxItem[] => outbox.state().items.filter((item) => item.table === table)

/** The table with its unanswered items, predicted now: keys come faster than answers. */
export const predictedState = (state: TableState): TableState => predictTable(newestAnswer(state), unansweredAt(state.table.id)).state

/** The predicted table; null if an item can't be predicted and its answer is expected soon. */
export const certainState = (state: TableState): TableState | null => {
  const { state: now, unsure } = predictTable(newestAnswer(state), unansweredAt(state.table.id))
  return unsure.length === 0 || outbox.state().trouble !== null ? now : null
}

/** A line as an item for the outbox. */
export const lineItem = (state: TableState, text: string): RecordItem => recordItem(newestAnswer(state), text)

/** Age of an unanswered act, in ms, from which the reader is told that it is held: the desk usually answers earlier. */
const LATE = 400

/**
 * A table as rendered. `isAhead`: it contains acts that the desk has not answered. `isLate`: they have been unanswered for long enough to be
 * noticed. `held`: late items that are not in its list of acts.
 */
type Shown = { readonly state: TableState; readonly isAhead: boolean; readonly isLate: boolean; readonly held: readonly OutboxItem[] }

/** The table with this window's unanswered items, predicted at once. An item that can't be predicted is only told of when it is late. */
export const useShownState = (told: TableState): Shown => {
  const items = useOutbox((state) => state.items)
  const isAway = useOutbox(({ trouble, catchUp }) => trouble !== null || catchUp !== null)
  const first = items.find(({ table }) => table === told.table.id)
  const [late, setLate] = useState<string | null>(null)
  const key = first?.key ?? null
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setLate(key), LATE)
    return () => clearTimeout(timer)
  }, [key])
  const isLate = key !== null && (isAway || late === key)
  const shown = first === undefined ? nothingAhead(told) : shownAhead(told, items, isLate)
  const [keepParts] = useState(partsKeeper)
  return { ...shown, state: keepParts(shown.state) }
}

const nothingAhead = (told: TableState): Shown => ({ state: told, isAhead: false, isLate: false, held: [] })

const shownAhead = (told: TableState, items: readonly OutboxItem[], isLate: boolean): Shown => {
  const here = items.filter(({ table }) => table === told.table.id)
  const { state, unsure } = predictTable(told, here)
  if (isLate) return { state, isAhead: true, isLate, held: here.filter((item) => item.act.kind !== 'record' || unsure.includes(item.key)) }
  const sure = here.slice(0, here.findIndex(({ key }) => unsure.includes(key)) >>> 0)
  return { state: sure.length === here.length ? state : predictTable(told, sure).state, isAhead: true, isLate, held: [] }
}

/** Returns each state with every part that is equal in the state before as the same object, so that only what changed is drawn. */
const partsKeeper = (): ((now: TableState) => TableState) => {
  let shown: TableState | undefined
  return (now) => {
    if (now === shown) return now
    const state: TableState = replaceEqualDeep(shown, now)
    shown = state
    if (state !== now) cacheFolded(state, foldHand(now))
    return state
  }
}
