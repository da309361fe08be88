import { useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { useIsMine, useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { useIsRead } from '../../ui/use-is-read.ts'
import { useLatest } from '../../ui/use-latest.ts'
import type { InTurn } from '../optimistic/act-queue.ts'
import { unansweredAt } from '../optimistic/view.ts'

/**
 * Undo and redo. A signed ruling or result, changed seats, or an act that another person entered, is undone only after a second press; the
 * desk refuses it otherwise, so that quick repeated undos never undo one. The press counts for what is signed once the question can have been
 * read. `undoOwn`, `redoOwn`: only this person's acts, whatever others have entered since. Each means the acts of the keys before it, those
 * that still wait for an answer too.
 */
export const useUndo = (state: TableState, inTurn: InTurn) => {
  const { table, hand, acts, canUndo, canRedo } = state
  const { by: signer } = useSigner()
  const isMine = useIsMine()
  const refused = useOutbox((state) => state.refused)
  const [asked, setAsked] = useState<string | null>(null)
  const stopped = refused?.item.table === table.id && refused.item.act.kind === 'undo' && !refused.item.act.own ? refused.item.act : null
  /** The desk, which knows who enters what, has refused the shown act. */
  const isStopped = stopped !== null && !stopped.others && stopped.of !== undefined && stopped.of === canUndo?.ref
  const place = JSON.stringify([hand, canUndo])
  const isSigned = isSignedAct(canUndo)
  // what was refused though it was confirmed is not this person's to undo: asking again would not help
  const isConfirmed = stopped?.ruling === true || stopped?.others === true
  const isAsked = asked === place || (!isConfirmed && (isSigned ? stopped !== null : isStopped))
  const needsAsking = canUndo !== null && (isSigned || isStopped || !isMine(canUndo.by))
  const asks = needsAsking && isAsked ? canUndo : null
  const isRead = useIsRead(isSignedAct(asks))
  const keep = (): void => {
    setAsked(null)
    if (stopped) outbox.forget('refused')
  }
  /** The target of an undo: the act that the window shows as the last, or the one that is last once all its sent items were applied. */
  const meant = (kind: 'canUndo' | 'canRedo') => {
    const before = unansweredAt(table.id).at(-1)
    return before ? { after: before.key } : { of: newestAnswer(state)[kind]?.ref ?? undefined }
  }
  const undo = useLatest((by: 'key' | 'button'): void => {
    if (!canUndo && !meant('canUndo').after) return
    if (needsAsking && (!asks || (isSigned && by === 'key' && !isRead))) {
      setAsked(place)
      return
    }
    outbox.enter({
      table: table.id,
      by: signer,
      act: { kind: 'undo', ruling: isSignedAct(asks), others: asks !== null, ...meant('canUndo') },
    })
    setAsked(null)
  })
  // an undo under way leaves something to redo, whatever the last answer says
  const redoes = (): boolean => newestAnswer(state).canRedo !== null || unansweredAt(table.id).some(({ act }) => act.kind === 'undo')
  const redo = useLatest((): void => {
    if (redoes()) outbox.enter({ table: table.id, by: signer, act: { kind: 'redo', ...meant('canRedo') } })
  })
  const own = (kind: 'undo' | 'redo'): void => {
    setAsked(null)
    outbox.enter({ table: table.id, by: signer, act: { kind, own: true } })
  }
  return {
    asks,
    /** Whether the key undoes the act that is asked about. */
    isAnswered: isRead || !isSignedAct(asks),
    /** Whether there is an act to redo. */
    redoes,
    undo: () => void inTurn(() => undo('key'), true),
    /** The question was answered with its own button. */
    confirm: () => void inTurn(() => undo('button'), true),
    redo: () => void inTurn(() => redo(), true),
    keep,
    undoOwn: () => void inTurn(() => own('undo'), true),
    redoOwn: () => void inTurn(() => own('redo'), true),
    /** Others record here too: an act of theirs is in the list, or one was undone. */
    others: [...acts.map((act) => act.by), canUndo?.by, canRedo?.by, canRedo?.author].some((one) => one !== undefined && !isMine(one)),
  }
}
export type UndoActions = ReturnType<typeof useUndo>

const isSignedAct = (act: TableState['canUndo']): boolean => act?.ruling !== undefined || act?.onlyMeant === true
