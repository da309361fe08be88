import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { claimMeaning, notTakenLines } from '../../../engine/completion/claim-reading.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { leftLine, takeLeftLine } from '../../app-state/outbox/left-line.ts'
import { noteWaitingLines, outbox } from '../../app-state/outbox/use-outbox.ts'
import { storedDraft, useDraft, useStoreDraft } from '../../app-state/storage/drafts.ts'
import { useLanguage } from '../../language/language.ts'
import { typeAhead, typedAhead } from '../../ui/use-held-keys.ts'
import type { InTurn } from '../optimistic/act-queue.ts'
import { lineItem, predictedState } from '../optimistic/view.ts'
import type { UndoActions } from '../undo/use-undo.ts'
import { firstCompletions, readAt, readEntry } from './entry-reading.ts'
import { changeEntry, draftOf, enterMeaning, entryOfDraft, partRefused, waitingLines } from './entry-state.ts'
import { useFast } from './fast/use-fast.ts'
import { useFastMode } from './fast/use-fast-mode.ts'
import { useHandOfLine } from './hand-of-line.ts'
import { type DrawnDiscard, discardDrawn, drawLine } from './plain-keys.ts'
import { readingError } from './reading.ts'
import { useRefusedLine } from './refused-line.tsx'

/** How long a person who types pauses within a line at most, in ms. */
const LONGEST_PAUSE = 3000

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
  const [ahead] = useState(() => typedAhead(table))
  const [entry, change] = useReducer(changeEntry, table, (name) => entryOfDraft((storedDraft(name) || leftLine(name)) + ahead))
  const { text, typing } = entry
  /** A line is yet to be corrected, and everything that is entered in the line waits for it. */
  const holds = entry.ahead.length > 0
  const draft = draftOf(entry)
  useStoreDraft(table, draft)
  const waiting = waitingLines(entry)
  useEffect(() => noteWaitingLines(table, waiting), [table, waiting])
  const [first] = useState(draft)
  useEffect(() => {
    typeAhead(table, '')
    takeLeftLine(table, first)
  }, [table, first])
  const dropped = useDropped(table)
  const begun = useHandOfLine(state.hand, text !== '')
  const refused = useRefusedLine(table, text, (line) => change({ do: 'refused', line }))

  /** Until when, in ms, letters go on with the line that was begun before the screen had come; the lines before it are in the field or wait. */
  const flowsUntil = useRef(0)
  useEffect(() => {
    if (ahead.includes('\n')) flowsUntil.current = performance.now() + LONGEST_PAUSE
  }, [ahead])
  const type = (next: string): void => {
    const flows = performance.now() < flowsUntil.current
    if (flows) flowsUntil.current = performance.now() + LONGEST_PAUSE
    change({ do: flows ? 'go-on' : 'type', text: next })
  }
  const send = (line: string): void => {
    change({ do: 'empty', shown: false })
    dropped.hide()
    outbox.enter({ ...lineItem(state, line.trim()), table, by })
  }
  const hold = (line: string): void => change({ do: 'hold', line })
  /** Enters lines that waited for another, up to the first that is to be completed: it comes back, with those behind it. */
  const enterHeld = (lines: readonly string[]): void => {
    const [line, ...rest] = lines
    if (line === undefined) return
    inTurn(
      ({ view }) => {
        const meant = lineOfHeld(line, view)
        if (meant?.whole) send(meant.line)
        if (meant && !meant.whole) change({ do: 'before', lines: [meant.line, ...rest], drawn: meant.drawn === true })
        else enterHeld(rest)
      },
      lines.every((line) => !isHeldKey(line) && parseLine(line).ok),
    )
  }
  /** The line in the entry line is entered: those that waited for it follow. */
  const enterLater = (): void => {
    change({ do: 'resume', lines: [] })
    enterHeld(entry.later)
  }
  /** Enters a line in its turn, and then those that waited for it. */
  const enterInTurn = (lineAt: (view: TableView) => string, isWhole: boolean): void => {
    let misread = false
    inTurn(({ view }, late) => {
      const line = lineAt(view)
      misread = !late && readingError(line, true, language) !== null
      if (misread) change({ do: 'misread', line })
      else send(line)
      if (!late) onNow()
    }, isWhole)
    if (!misread) enterLater()
  }
  const enter = (line: string): void => {
    if (begun.asks()) return
    if (holds) hold(line)
    else enterInTurn(() => line, true)
  }
  const logIncident = (note: string): void => {
    inTurn(() => outbox.enter({ table, by: by.trim() || '?', act: { kind: 'incident', note } }), true)
    change({ do: 'logged' })
  }
  const submit = (): void => {
    flowsUntil.current = 0
    const meant = enterMeaning(entry, mayRule())
    if (meant.do !== 'log' && begun.asks()) return
    const parted = partRefused(entry, (line) => readAt(line, predictedState(state).view, mayRule()) !== null)
    if (parted) change({ do: 'part', parted })
    else if (meant.do === 'log') logIncident(meant.note)
    else if (meant.do === 'open' && entry.later.length > 0) change({ do: 'resume', lines: entry.later })
    else if (holds) change(meant.do === 'open' ? { do: 'recall' } : { do: 'hold', line: entry.picked > 0 ? reading.goes : text })
    else if (meant.do === 'open') change({ do: 'empty', shown: !onOpen() })
    else enterInTurn(meant.lineAt, meant.isWhole)
  }
  const draw = (): void => {
    if (holds) hold(' ')
    else drawNow()
  }
  const drawNow = (): void => {
    change({ do: 'await', on: false })
    inTurn(({ view }) => {
      const line = drawLine(view)
      if (line !== null) send(line)
      onNow()
    }, false)
  }
  const discard = (): void => {
    if (holds) hold('.')
    else discardNow()
  }
  const discardNow = (): void => {
    change({ do: 'await', on: true })
    inTurn(({ view }) => {
      const discard = discardDrawn(view)
      if (discard?.whole) send(discard.line)
      change({ do: 'due', discard })
      onNow()
    }, false)
  }
  const undo = (kind: 'undo' | 'redo'): void => {
    if (holds && kind === 'undo' && text === '') {
      change({ do: 'unhold' })
      return
    }
    if (kind === 'redo' && dropped.newest !== undefined && (dropped.said !== undefined || !takingBack.redoes())) {
      change({ do: 'begin', text: dropped.newest })
      dropped.forgetNewest()
    } else takingBack[kind]()
    dropped.hide()
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
    if (begun.asks()) return
    const lines = notTakenLines(reading.goes)
    if (holds) change(lines === null ? { do: 'recall' } : { do: 'hold', line: lines })
    else if (lines === null) fast.press('notTaken')
    else {
      inTurn(() => send(lines), true)
      enterLater()
    }
    onNow()
    onFocus()
  }
  /** Leaves fast mode or enters it; a line that was begun in notation is dropped first. */
  const toggleFast = (): void => {
    fast.clear()
    if (holds || entry.later.length > 0) return
    if (mode.on && typing) {
      dropped.drop(text)
      change({ do: 'clear' })
    } else mode.toggle()
  }
  const cancel = (): void => {
    flowsUntil.current = 0
    if (takingBack.asks) takingBack.keep()
    else if (holds) change({ do: 'recall' })
    else {
      dropped.drop(text)
      change({ do: 'resume', lines: entry.later })
      fast.clear()
    }
    onNow()
  }
  return {
    ...entry,
    ...reading,
    claim,
    /** The line was begun in another hand than the one in play. */
    isOfOtherHand: begun.isOther,
    /** The refusal of the line in the entry line. */
    refused,
    /** The line that was emptied just now. */
    dropped: text === '' ? dropped.said : undefined,
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
    holdLater: (line: string): void => change({ do: 'later', line }),
    /** Lines that were typed elsewhere come into the empty line. */
    resume: (): void => {
      if (text === '' && entry.later.length > 0) change({ do: 'resume', lines: entry.later })
    },
    /** The refused line comes back to be corrected. */
    recall: (): void => change({ do: 'recall' }),
    pick: (by: 1 | -1): void => change({ do: 'pick', by, rows: reading.rows.length }),
    beginIncident: (): void => change({ do: 'begin', text: '!' }),
    /** Begins the declaration that a hand is dead; of the only hand that is dead once declared, if there is one. */
    beginDead: (): void => {
      const awaited = SEATS.filter((seat) => fast.view.seats[seat].deadOnceDeclared)
      if (mayRule()) change({ do: 'begin', text: `* dead ${awaited.length === 1 ? awaited[0] : ''}` })
    },
    hideEmpty: (): void => change({ do: 'empty', shown: false }),
  }
}
export type EntryControls = ReturnType<typeof useEntry>

const isHeldKey = (line: string): boolean => line === ' ' || line === '.'

/**
 * The meaning of a held line, or of a held key, at the table as it is now: to be completed unless it is whole. Null if the key means none.
 */
const lineOfHeld = (line: string, view: TableView): DrawnDiscard | null => {
  if (line === '.') return discardDrawn(view)
  const meant = line === ' ' ? drawLine(view) : line
  const read = meant === null ? null : readAt(meant, view, mayRule())
  return meant === null ? null : { line: read ?? meant, whole: read !== null }
}

const mayRule = (): boolean => mayCall('findings/rule')

/** The lines of a table that Esc emptied, newest last: nothing that was typed is lost. They end with the window. */
const useDropped = (table: string) => {
  const [text, keep] = useDraft(`${table} dropped`)
  const [isSaid, say] = useState(false)
  const lines = text === '' ? [] : text.split('\n')
  const newest = lines.at(-1)
  return {
    newest,
    /** The newest was emptied just now. */
    said: isSaid ? newest : undefined,
    drop: (line: string): void => {
      if (line.trim() !== '') keep([...lines, line].join('\n'))
      say(line.trim() !== '')
    },
    forgetNewest: (): void => keep(lines.slice(0, -1).join('\n')),
    hide: (): void => say(false),
  }
}
