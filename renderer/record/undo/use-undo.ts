import { useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { useLatest } from '../../ui/use-latest.ts'
import type { InTurn } from '../optimistic/act-queue.ts'
import { unansweredAt } from '../optimistic/view.ts'

/**
 * Undo and redo. A signed ruling is undone only after a second press; the desk refuses it otherwise, so that quick repeated undos never
 * undo one. `undoOwn`, `redoOwn`: only this person's acts, whatever others have entered since. Each means the acts of the keys before it,
 * those that still wait for an answer too.
 */
export const useUndo = (state: TableState, inTurn: InTurn) => {
  const { table, hand, acts, canUndo } = state
  const { by } = useSigner()
  const refused = useOutbox((state) => state.refused)
  const [asked, setAsked] = useState<string | null>(null)
  const ruling = canUndo?.ruling ?? null
  const place = `${hand}/${canUndo?.act}`
  const stopped = refused?.item.table === table.id && refused.item.act.kind === 'undo' && !refused.item.act.own
  const asks = ruling && (asked === place || stopped) ? ruling : null
  const keep = (): void => {
    setAsked(null)
    if (stopped) outbox.forget('refused')
  }
  /** The target of an undo: the act that the window shows as the last, or the one that is last once all its sent items were applied. */
  const meant = (kind: 'canUndo' | 'canRedo') => {
    const before = unansweredAt(table.id).at(-1)
    return before ? { after: before.key } : { of: newestAnswer(state)[kind]?.ref ?? undefined }
  }
  const undo = useLatest((): void => {
    if (!canUndo && !meant('canUndo').after) return
    if (ruling && !asks) {
      setAsked(place)
      return
    }
    outbox.enter({ table: table.id, by, act: { kind: 'undo', ruling: asks !== null, ...meant('canUndo') } })
    setAsked(null)
  })
  // an undo under way leaves something to redo, whatever the last answer says
  const redoes = (): boolean => newestAnswer(state).canRedo !== null || unansweredAt(table.id).some(({ act }) => act.kind === 'undo')
  const redo = useLatest((): void => {
    if (redoes()) outbox.enter({ table: table.id, by, act: { kind: 'redo', ...meant('canRedo') } })
  })
  const own = (kind: 'undo' | 'redo'): void => outbox.enter({ table: table.id, by, act: { kind, own: true } })
  return {
    asks,
    /** Whether there is an act to redo. */
    redoes,
    undo: () => void inTurn(() => undo(), true),
    redo: () => void inTurn(() => redo(), true),
    keep,
    undoOwn: () => void inTurn(() => own('undo'), true),
    redoOwn: () => void inTurn(() => own('redo'), true),
    others: acts.some((act) => act.by !== by),
  }
}
export type UndoActions = ReturnType<typeof useUndo>
