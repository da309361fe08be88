import { forwardRef, type KeyboardEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { claimMeaning, notTakenLines } from '../../../engine/completion/claim-reading.ts'
import { type Completion, completions } from '../../../engine/completion/complete.ts'
import { nextHandLine } from '../../../engine/completion/header-lines.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { useBindings } from '../../keys/bindings.ts'
import { chordOf } from '../../keys/chord.tsx'
import { useKeyMap } from '../../keys/overlays.ts'
import { useFastKeys } from '../../keys/use-fast-keys.ts'
import { useLanguage } from '../../language/language.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { lineItem } from '../optimistic/view.ts'
import type { UndoActions } from '../undo/use-undo.ts'
import { ClaimWindow } from './claim-window.tsx'
import { CompletionList } from './completion-list.tsx'
import { EmptyLine } from './empty-line.tsx'
import { EntryLine } from './entry-line.tsx'
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

const ROWS = 3

/** The area below the list of acts: claim window, completions, the entry line and its keys; on a tablet the tile pad. */
export const EntryArea = forwardRef<EntryHandle, EntryAreaProps>(
  ({ state, walking, onWalk, onNow, onStep, onTurn, onClaimed, onOpen, takingBack }, ref) => {
    const language = useLanguage()
    const { t } = useTranslation()
    const [text, setText] = useDraft(state.table.id)
    const [entered, setEntered] = useState(false)
    const [picked, setPicked] = useState(0)
    /** A line is typed in notation although fast mode is on; until it is entered. */
    const [typing, setTyping] = useState(false)
    /** An incident was logged here, to be described later; shown until something is typed. */
    const [logged, setLogged] = useState(false)
    /** Enter was pressed with nothing typed and nothing to open; shown until something is typed. */
    const [empty, setEmpty] = useState(false)
    const logs = text.trim().startsWith('!')
    const mode = useFastMode()
    const isFast = mode.on && !typing
    const input = useRef<HTMLInputElement>(null)
    const { by } = useSigner()
    const keyMap = useKeyMap()
    const table = state.table.id
    const refused = useOutbox((state) => state.refused)
    const [seen, setSeen] = useState(refused)
    if (refused !== seen) {
      setSeen(refused)
      if (refused?.item.table === table && refused.item.act.kind === 'record') {
        setText(text || refused.item.act.text)
        setEntered(true)
      }
    }

    // text back in the line is not lost, so it needs no second notice
    const isBack = refused?.item.table === table && refused.item.act.kind === 'record' && text === refused.item.act.text
    const inLine = isBack ? refused.item.key : null
    useEffect(() => {
      if (inLine !== null) outbox.dismiss(inLine)
    }, [inLine])

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
        const line = isWhole ? text : meant(text, at, rowsFor(text, view)[at])
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
    const proposed = useMemo(() => rowsFor(text, fast.view), [text, fast.view])
    const goes =
      text.trim() === '' ? '' : readingError(text, true, language) === null && picked === 0 ? text : meant(text, picked, proposed[picked])
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
    const wrong = !logs && (proposed.length === 0 || entered) ? readingError(text, entered, language) : null
    const rows = wrong ? [] : proposed
    const row = rows[Math.min(picked, rows.length - 1)]
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
    const back = (): void => onWalk(-1)
    const forth = (): void => onWalk(1)
    /** Keys of an empty line; true if the key was one of them. */
    const quick = (event: KeyboardEvent): boolean => {
      const acts: Readonly<Record<string, () => void>> = {
        [keyOf('table.draw')]: draw,
        [keyOf('table.discardDrawn')]: discard,
        [keyOf('table.turn')]: onTurn,
        [keyOf('table.claimed')]: onClaimed,
        [keyOf('everywhere.keys')]: keyMap.open,
        [keyOf('table.walk')]: back,
        [keyOf('table.undo')]: () => undo('undo'),
        [keyOf('table.redo')]: () => undo('redo'),
        'Control+Z': () => undo('redo'),
        ...(walking && { ArrowDown: forth }),
      }
      const act = acts[chordOf(event)]
      act?.()
      return act !== undefined
    }
    /** Keys of fast mode, by physical key; true if the key was one of them. */
    const quicker = (event: KeyboardEvent): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === keyOf('everywhere.keys')) return false
      const key = keyAt(event.code)
      if (event.shiftKey && key === 'undo') undo('redo')
      else if (key && !event.shiftKey) {
        if (!event.repeat || key === 'undo') fast.press(key)
      } else if (event.key.length > 1) return false
      else fast.unknown()
      return true
    }
    const press = (event: KeyboardEvent<HTMLInputElement>): void => {
      if (event.key !== 'Enter') setEmpty(false)
      const control = event.ctrlKey || event.metaKey
      const chord = chordOf(event)
      if (chord === keyOf('table.fast')) {
        event.preventDefault()
        leave()
      } else if (isFast && chord === keyOf('table.seen')) {
        event.preventDefault()
        mode.toggleSeen()
      } else if (isFast && text === '' && chord === keyOf('everywhere.incident')) {
        event.preventDefault()
        setTyping(true)
        change('!')
      } else if (isFast && quicker(event)) event.preventDefault()
      else if (text === '' && (!isFast || event.key.length > 1 || control || event.key === keyOf('everywhere.keys')) && quick(event))
        event.preventDefault()
      else if (event.key === 'Enter' && event.shiftKey && (claim !== null || (text === '' && endsInClaim(fast.now.acts)))) {
        event.preventDefault()
        enterNotTaken()
      } else if (event.key === 'Enter' && !control) {
        event.preventDefault()
        submit()
      } else if (event.key === 'Tab' && !isFast && !event.shiftKey && row && row.line !== text) {
        event.preventDefault()
        change(row.line)
      } else if (event.key === 'Tab' && !event.shiftKey && wrong?.mended) {
        event.preventDefault()
        change(wrong.mended)
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setPicked((now) => Math.min(Math.max(0, now + (event.key === 'ArrowDown' ? 1 : -1)), Math.max(0, rows.length - 1)))
      } else if ((event.key === 'PageUp' || event.key === 'PageDown') && !event.altKey) {
        event.preventDefault()
        onStep(event.key === 'PageDown' ? 1 : -1)
      } else if (event.key === 'Escape') {
        if (takingBack.asks) takingBack.keep()
        else {
          change('')
          setTyping(false)
          fast.clear()
        }
        onNow()
      }
    }

    return (
      <>
        <div className="entry">
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
          {isBack && (
            <div className="undone trouble" role="alert">
              <span>
                {t('alarm.refused', { text })} · {refused.message}
              </span>
              <button type="button" className="btn sm push" onClick={() => outbox.forget('refused')}>
                {t('alarm.close')}
              </button>
            </div>
          )}
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

const rowsFor = (text: string, view: TableView) => completions(text, view, mayCall('findings/rule')).slice(0, ROWS)

/**
 * The line that Enter enters if the text is incomplete: the selected completion, the line of a shorthand, or the completed word. A tile is
 * never guessed.
 */
const meant = (typed: string, picked: number, row: Completion | undefined): string => {
  if (row === undefined || picked > 0) return row?.line ?? typed
  const { line, readAs: text } = row
  const isWordBegun = /\p{L}{2}$/u.test(text) && /^[a-z-]+$/.test(line.slice(text.length))
  return !line.startsWith(text) || isWordBegun ? line : text
}
