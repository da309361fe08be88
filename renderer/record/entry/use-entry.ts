import { useMemo, useReducer } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { claimMeaning, notTakenLines } from '../../../engine/completion/claim-reading.ts'
import { nextHandLine } from '../../../engine/completion/header-lines.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { storedDraft, useStoreDraft } from '../../app-state/storage/drafts.ts'
import { useLanguage } from '../../language/language.ts'
import type { InTurn } from '../optimistic/act-queue.ts'
import { lineItem } from '../optimistic/view.ts'
import type { UndoActions } from '../undo/use-undo.ts'
import { firstCompletions, readEntry } from './entry-reading.ts'
import { changeEntry, EMPTY_ENTRY, enterMeaning } from './entry-state.ts'
import { useFast } from './fast/use-fast.ts'
import { useFastMode } from './fast/use-fast-mode.ts'
import { discardDrawn, drawLine } from './plain-keys.ts'
import { readingError } from './reading.ts'
import { useRefusedLine } from './refused-line.tsx'

/** The screen around the entry line. */
export type EntryScreen = {
  readonly state: TableState
  /** Shows the newest moment again. */
  readonly onNow: () => void
  /** Enter in an empty line opens what is open beside the last act; false if nothing is. */
  readonly onOpen: () => boolean
  readonly takingBack: UndoActions
  readonly inTurn: InTurn
  readonly onFocus: () => void
}

/** The entry line of a table: its state, how its text reads, and what can be done with it. */
export const useEntry = ({ state, onNow, onOpen, takingBack, inTurn, onFocus }: EntryScreen) => {
  const table = state.table.id
  const language = useLanguage()
  const { by } = useSigner()
  const mode = useFastMode()
  const [entry, change] = useReducer(changeEntry, table, (name) => ({ ...EMPTY_ENTRY, text: storedDraft(name) }))
  const { text, typing } = entry
  useStoreDraft(table, text)
  const refused = useRefusedLine(table, text, (line) => change({ do: 'refused', line }))

  const type = (next: string): void => change({ do: 'type', text: next })
  const send = (line: string): void => {
    change({ do: 'empty', shown: false })
    outbox.enter({ ...lineItem(state, line.trim()), table, by })
  }
  const enter = (line: string): void => {
    if (readingError(line, true, language)) {
      change({ do: 'misread', line })
      return
    }
    send(line)
    change({ do: 'clear' })
    onNow()
  }
  const logIncident = (note: string): void => {
    inTurn(() => outbox.enter({ table, by: by.trim() || '?', act: { kind: 'incident', note } }), true)
    change({ do: 'logged' })
  }
  const submit = (): void => {
    const meant = enterMeaning(entry, mayRule())
    if (meant.do === 'log') logIncident(meant.note)
    else if (meant.do === 'open') change({ do: 'empty', shown: !onOpen() })
    else {
      const ran = inTurn(({ view }, late) => (late ? send : enter)(meant.lineAt(view)), meant.isWhole)
      if (!ran) type('')
    }
  }
  const draw = (): void => {
    inTurn(({ view }) => {
      const line = drawLine(view)
      if (line !== null) send(line)
      onNow()
    }, false)
  }
  const discard = (): void => {
    inTurn(({ view }, late) => {
      const quick = discardDrawn(view)
      if (quick?.whole) send(quick.line)
      else if (quick && !late) change({ do: quick.drawn ? 'drawn' : 'type', text: quick.line })
      onNow()
    }, false)
  }
  const undo = (kind: 'undo' | 'redo'): void => {
    takingBack[kind]()
    onNow()
  }
  const fast = useFast({
    state,
    by,
    inTurn,
    seen: mode.seen,
    onUndo: () => undo('undo'),
    onLine: (line) => change({ do: 'begin', text: line }),
    onDone: onNow,
  })
  const proposed = useMemo(() => firstCompletions(text, fast.view, mayRule()), [text, fast.view])
  const reading = readEntry({ ...entry, proposed, language })
  const isFast = mode.on && !typing
  const claim = isFast || reading.logs ? null : claimMeaning(reading.goes)
  /** Marks the claim in the line, or the newest one of the record, as not taken. */
  const enterNotTaken = (): void => {
    const lines = notTakenLines(reading.goes)
    if (lines === null) fast.press('notTaken')
    else {
      inTurn(() => send(lines), true)
      change({ do: 'clear' })
    }
    onNow()
    onFocus()
  }
  /** Leaves fast mode or enters it; a line that was begun in notation is dropped first. */
  const toggleFast = (): void => {
    fast.clear()
    if (typing) change({ do: 'clear' })
    else mode.toggle()
  }
  const cancel = (): void => {
    if (takingBack.asks) takingBack.keep()
    else {
      change({ do: 'clear' })
      fast.clear()
    }
    onNow()
  }
  return {
    ...entry,
    ...reading,
    claim,
    /** The refusal of the line in the entry line. */
    refused,
    fast,
    /** Keys enter acts directly. */
    isFast,
    seen: mode.seen,
    toggleSeen: mode.toggleSeen,
    toggleFast,
    type,
    enter,
    submit,
    draw,
    discard,
    undo,
    enterNotTaken,
    cancel,
    pick: (by: 1 | -1): void => change({ do: 'pick', by, rows: reading.rows.length }),
    beginIncident: (): void => change({ do: 'begin', text: '!' }),
    /** Begins the declaration that a hand is dead; of the only hand that is dead once declared, if there is one. */
    beginDead: (): void => {
      const awaited = SEATS.filter((seat) => fast.view.seats[seat].deadOnceDeclared)
      if (mayRule()) change({ do: 'begin', text: `* dead ${awaited.length === 1 ? awaited[0] : ''}` })
    },
    beginHand: (): void => change({ do: 'begin', text: nextHandLine(fast.view) }),
    hideEmpty: (): void => change({ do: 'empty', shown: false }),
  }
}
export type Entry = ReturnType<typeof useEntry>

const mayRule = (): boolean => mayCall('findings/rule')
