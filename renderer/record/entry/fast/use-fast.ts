import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { newestAnswer } from '../../../app-state/desk/show-state.ts'
import { outbox, useOutbox } from '../../../app-state/outbox/use-outbox.ts'
import type { FastKey } from '../../../keys/fast-keys.ts'
import type { InTurn } from '../../optimistic/act-queue.ts'
import { predictTable } from '../../optimistic/predict-table.ts'
import { isOthersHand } from '../hand-of-line.ts'
import { sayEdit } from './lines.ts'
import { NO_KEYS } from './next-keys.ts'
import { pressKey, type TileMeaning } from './press.ts'
import { typist } from './typist.ts'

type FastParts = {
  readonly state: TableState
  readonly by: string
  readonly inTurn: InTurn
  readonly seen: TileMeaning
  readonly onUndo: () => void
  readonly onLine: (text: string) => void
  /** Called after an act was entered. */
  readonly onDone: () => void
}

/** The typist of a table screen, with its keys and the predicted table. */
export const useFast = ({ state, by, inTurn, seen, onUndo, onLine, onDone }: FastParts) => {
  const table = state.table.id
  const items = useOutbox((state) => state.items)
  const [typing] = useState(typist)
  useEffect(() =>
    typing.serve({
      told: () => newestAnswer(state),
      inTurn,
      seen: () => seen,
      isOthers: isOthersHand,
      enter: (item) => {
        outbox.enter({ ...item, table, by })
        onDone()
      },
      undo: onUndo,
      line: onLine,
    }),
  )
  const typed = useSyncExternalStore(typing.subscribe, typing.typed)
  const now = useMemo(
    () =>
      predictTable(
        newestAnswer(state),
        items.filter((item) => item.table === table),
      ).state,
    [state, items, table],
  )
  // the same object as on the screen while both are equal, so that what is computed of it stays
  const view = useMemo(() => replaceEqualDeep(state.view, now.view), [state.view, now.view])
  /** The act that a key would enter at once, or the line that it would amend; null if it does nothing, or begins an act. */
  const effectOf = (key: FastKey): string | null => {
    const [effect] = pressKey(key, NO_KEYS, { view, acts: now.acts, seen }).does
    return effect?.do === 'record' ? effect.text : effect?.do === 'correct' ? sayEdit(effect.edit) : null
  }
  return { ...typed, effectOf, now, view, press: typing.press, unknown: typing.unknown, clear: typing.clear }
}
export type FastMode = ReturnType<typeof useFast>
