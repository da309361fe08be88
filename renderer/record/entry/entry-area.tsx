import { forwardRef, type KeyboardEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { claimMeaning, notTakenLines } from '../../../engine/completion/claim-reading.ts'
import { nextHandLine } from '../../../engine/completion/header-lines.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeyMap } from '../../keys/overlays.ts'
import { useFastKeys } from '../../keys/use-fast-keys.ts'
import { useLanguage } from '../../language/language.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { lineItem } from '../optimistic/view.ts'
import type { UndoActions } from '../undo/use-undo.ts'
import { ClaimWindow } from './claim-window.tsx'
import { CompletionList } from './completion-list.tsx'
import { EmptyLine } from './empty-line.tsx'
import * as css from './entry.module.css'
import { type EntryCommand, entryCommand, type SimpleCommand } from './entry-keys.ts'
import { EntryLine } from './entry-line.tsx'
import { firstCompletions, lineToEnter, readEntry } from './entry-reading.ts'
import { FastStrip } from './fast/key-strip.tsx'
import { endsInClaim } from './fast/lines.ts'
import { FastModeKeys } from './fast/mode-buttons.tsx'
import { useFast } from './fast/use-fast.ts'
import { useFastMode } from './fast/use-fast-mode.ts'
import { LogHere } from './log-here.tsx'
import { MisreadLine } from './misread-text.tsx'
import { PlainKeyButtons } from './plain-key-buttons.tsx'
import { discardDrawn, drawLine, withCapitalSeat } from './plain-keys.ts'
import { readingError } from './reading.ts'
import { RefusedLine, useRefusedLine } from './refused-line.tsx'
import { TilePad } from './tile-pad.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { useWhenTableKnown } from './use-when-table-known.ts'

type EntryAreaProps = {
  readonly state: TableState
  readonly walking: boolean
  readonly onWalk: (by: 1 | -1) => void
  readonly onNow: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly onTurn: () => void
  /** Shows or hides claimed tiles at their places. */
  readonly onClaimed: () => void
  /** Enter in an empty line opens what is open beside the last act; false if nothing is. */
  readonly onOpen: () => boolean
  readonly takingBack: UndoActions
}

/** Access to the entry line for the rest of the screen. */
export type EntryHandle = { readonly focus: () => void; readonly newHand: () => void; readonly enter: (line: string) => void }

/** The area below the list of acts: claim window, completions, the entry line and its keys; on a tablet the tile pad. */
export const EntryArea = forwardRef<EntryHandle, EntryAreaProps>(
  ({ state, walking, onWalk, onNow, onStep, onTurn, onClaimed, onOpen, takingBack }, ref) => {
    const language = useLanguage()
    const [text, setText] = useDraft(state.table.id)
    const [entered, setEntered] = useState(false)
    const [picked, setPicked] = useState(0)
    /** A line is typed in notation although fast mode is on; until it is entered. */
    const [typing, setTyping] = useState(false)
    /** An incident was logged here, to be described later; shown until something is typed. */
    const [logged, setLogged] = useState(false)
    /** Enter was pressed with nothing typed and nothing to open; shown until something is typed. */
    const [empty, setEmpty] = useState(false)
    const mode = useFastMode()
    const isFast = mode.on && !typing
    const input = useRef<HTMLInputElement>(null)
    const { by } = useSigner()
    const keyMap = useKeyMap()
    const table = state.table.id
    const refused = useRefusedLine(table, text, (line) => {
      setText(text || line)
      setEntered(true)
    })

    useEffect(() => input.current?.focus(), [])
    useKeepFocus(input)

    const change = (next: string): void => {
      setLogged(false)
      setEmpty(false)
      setText(withCapitalSeat(next))
      setEntered(false)
      setPicked(0)
    }
    const send = (line: string): void => {
      setEmpty(false)
      outbox.enter({ ...lineItem(state, line.trim()), table, by })
    }
    const enter = (line: string): void => {
      if (readingError(line, true, language)) {
        setText(line)
        setEntered(true)
        return
      }
      send(line)
      change('')
      setTyping(false)
      onNow()
    }
    const undo = (kind: 'undo' | 'redo'): void => {
      takingBack[kind]()
      onNow()
    }
    const whenSeen = useWhenTableKnown(state)
    const draw = (): void => {
      whenSeen((view) => {
        const line = drawLine(view)
        if (line !== null) send(line)
        onNow()
      }, false)
    }
    const discard = (): void => {
      whenSeen((view, late) => {
        const quick = discardDrawn(view)
        if (quick?.whole) send(quick.line)
        else if (quick && !late) change(quick.line)
        onNow()
      }, false)
    }
    /** Enter. A short form is read against the table as it is with unanswered acts. */
    const submit = (): void => {
      if (logs) {
        outbox.enter({ table, by: by.trim() || '?', act: { kind: 'incident', note: text.trim().slice(1).trim() } })
        change('')
        setLogged(true)
        setTyping(false)
        return
      }
      const at = picked
      if (at === 0 && text.trim() === '') {
        setEmpty(!onOpen())
        return
      }
      const isWhole = at === 0 && readingError(text, true, language) === null
      const done = whenSeen((view, late) => {
        const line = isWhole ? text : lineToEnter(text, at, firstCompletions(text, view, mayRule())[at])
        if (late) send(line)
        else enter(line)
      }, isWhole)
      if (!done) change('')
    }
    const fast = useFast({
      state,
      by,
      seen: mode.seen,
      onUndo: () => undo('undo'),
      onLine: (line) => {
        setTyping(true)
        change(line)
      },
      onDone: onNow,
    })
    const proposed = useMemo(() => firstCompletions(text, fast.view, mayRule()), [text, fast.view])
    const { logs, goes, wrong, rows, row } = readEntry({ text, entered, picked, proposed, language })
    const claim = isFast || logs ? null : claimMeaning(goes)
    /** Marks the claim in the line, or the newest one of the record, as not taken. */
    const enterNotTaken = (): void => {
      const lines = notTakenLines(goes)
      if (lines === null) fast.press('notTaken')
      else {
        send(lines)
        change('')
        setTyping(false)
      }
      onNow()
      focus()
    }
    const { keyAt } = useFastKeys()
    const { keyOf } = useBindings()
    const leave = (): void => {
      fast.clear()
      setTyping(false)
      if (typing) change('')
      else mode.toggle()
    }
    const focus = (): void => input.current?.focus()
    useImperativeHandle(ref, () => ({
      focus,
      newHand: () => {
        setTyping(true)
        change(nextHandLine(fast.view))
        focus()
      },
      enter: (line) => {
        enter(line)
        focus()
      },
    }))

    const onDraw = useLatest(draw)
    const onDiscard = useLatest(discard)
    const onUndo = useLatest(() => undo('undo'))
    const onBack = useLatest(() => onWalk(-1))
    const onFast = useLatest(leave)
    const onNotTaken = useLatest(enterNotTaken)
    const cancel = (): void => {
      if (takingBack.asks) takingBack.keep()
      else {
        change('')
        setTyping(false)
        fast.clear()
      }
      onNow()
    }
    const simple: Readonly<Record<SimpleCommand, () => void>> = {
      'toggle-fast': leave,
      'toggle-seen': mode.toggleSeen,
      log: () => {
        setTyping(true)
        change('!')
      },
      'unknown-key': fast.unknown,
      nothing: () => undefined,
      draw,
      'discard-drawn': discard,
      turn: onTurn,
      claimed: onClaimed,
      'key-map': keyMap.open,
      undo: () => undo('undo'),
      redo: () => undo('redo'),
      'not-taken': enterNotTaken,
      submit,
      escape: cancel,
    }
    const run = (command: EntryCommand): void => {
      if (command.do === 'fast-key') fast.press(command.key)
      else if (command.do === 'type') change(command.text)
      else if (command.do === 'walk') onWalk(command.by)
      else if (command.do === 'pick') setPicked((now) => Math.min(Math.max(0, now + command.by), Math.max(0, rows.length - 1)))
      else if (command.do === 'step') onStep(command.by)
      else simple[command.do]()
    }
    const press = (event: KeyboardEvent<HTMLInputElement>): void => {
      if (event.key !== 'Enter') setEmpty(false)
      const command = entryCommand(event, {
        text,
        isFast,
        walking,
        completion: row?.line ?? null,
        mended: wrong?.mended ?? null,
        isClaim: claim !== null,
        endsInClaim: () => endsInClaim(fast.now.acts),
        keyOf,
        keyAt,
      })
      if (!command) return
      if (command.do !== 'escape') event.preventDefault()
      run(command)
    }

    return (
      <>
        <div className={css.entry}>
          <ClaimWindow view={state.view} />
          {!isFast && (
            <CompletionList
              rows={rows}
              picked={Math.min(picked, rows.length - 1)}
              typed={text}
              onPick={(row) => {
                change(row.line)
                input.current?.focus()
              }}
            />
          )}
          {isFast && <FastStrip fast={fast} />}
          {refused && <RefusedLine text={text} message={refused.message} />}
          <EntryLine
            ref={input}
            text={text}
            ghost={row?.line.startsWith(text) ? row.line.slice(text.length) : ''}
            wrong={wrong}
            number={(state.acts.at(-1)?.number ?? 0) + 1}
            listed={!isFast && rows.length > 0 ? Math.min(picked, rows.length - 1) : null}
            fast={isFast ? { fast, seen: mode.seen } : null}
            claim={claim?.[language] ?? null}
            onNotTaken={enterNotTaken}
            onText={change}
            onKey={press}
          />
          <MisreadLine
            wrong={wrong}
            onTake={(line) => {
              change(line)
              focus()
            }}
          />
          {(logs || logged) && <LogHere logged={logged} />}
          {!wrong && !isFast && empty && <EmptyLine line={row?.line ?? null} />}
          {!wrong && isFast && <FastModeKeys seen={mode.seen} onSeen={mode.toggleSeen} onLeave={leave} onKeys={keyMap.open} />}
          {!wrong && !isFast && !empty && (
            <PlainKeyButtons
              state={state}
              onDraw={onDraw}
              onDiscard={onDiscard}
              onUndo={onUndo}
              onWalk={onBack}
              onFast={onFast}
              onNotTaken={onNotTaken}
              onKeys={keyMap.open}
            />
          )}
        </div>
        <TilePad
          state={state}
          text={text}
          line={text.trim() === '' ? (rows.find(({ due }) => due)?.line ?? null) : (row?.line ?? text)}
          onText={change}
          onEnter={enter}
          fast={fast}
          asKey={isFast}
          onDraw={draw}
          onUndo={() => undo('undo')}
        />
      </>
    )
  },
)

const mayRule = (): boolean => mayCall('findings/rule')
