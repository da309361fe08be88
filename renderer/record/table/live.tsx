import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { TableState } from '../../../desk/contract/tables.ts'
import { nextSeat, type Seat } from '../../../engine/model/seats.ts'
import { SIGNAL_NOTE } from '../../../engine/scoring/time-limit.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { ask } from '../../app-state/desk/client.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { toFinding } from '../../app-state/navigation/left-note.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { isProvisional } from '../../app-state/outbox/provisional-names.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { Board } from '../../board/board.tsx'
import { useBoardSize } from '../../board/use-board-size.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useTableName } from '../../language/use-names.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { CallHere, useCallHere } from '../calls/call-here.tsx'
import { DraftNote } from '../correct/draft-note.tsx'
import { FixPad } from '../correct/fix-pad.tsx'
import { FootLine } from '../correct/foot-line.tsx'
import { type RecordLine, recordLines } from '../correct/lines.ts'
import { pressOnLine } from '../correct/list-keys.ts'
import { PickedBand } from '../correct/picked-band.tsx'
import { useCorrecting } from '../correct/use-correcting.ts'
import { EntryArea, type EntryHandle } from '../entry/entry-area.tsx'
import { useTilesOpen } from '../entry/tile-pad.tsx'
import { FindingNote } from '../findings/finding-note.tsx'
import { mendsOnKey, notesOf, openNotes, opensOnEnter, withScores } from '../findings/notes.ts'
import { useAnswer } from '../findings/use-answer.ts'
import { useDeferred } from '../findings/use-deferred.ts'
import { useFindingFocus } from '../findings/use-finding-focus.ts'
import { WatchNote } from '../findings/watch-note.tsx'
import { ForkBand } from '../forks/fork-band.tsx'
import { NextSeatsBand } from '../hands/next-seats-band.tsx'
import { ScoreNote, useScoreDifference } from '../hands/score-note.tsx'
import { SignalBand } from '../hands/signal-band.tsx'
import { SumBand } from '../hands/sum-band.tsx'
import { viewAt } from '../optimistic/preview-correction.ts'
import { useActQueue } from '../optimistic/use-act-queue.ts'
import { lineItem, useShownState } from '../optimistic/view.ts'
import { useUndo } from '../undo/use-undo.ts'
import { AlsoHere } from './also-here.tsx'
import { Announcement } from './announcement.tsx'
import { EmptyHand } from './empty-hand.tsx'
import { OpenElsewhereBand } from './open-elsewhere-band.tsx'
import { PastBand } from './past-band.tsx'
import { RecordHead } from './record-head.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { recordRows } from './rows.ts'
import * as css from './table.module.css'

// forms load when they are opened
const HandsBand = lazyWithRetry(async () => (await import('../forks/hands-band.tsx')).HandsBand, { isPart: true })
const EndForm = lazyWithRetry(async () => (await import('../hands/end-form.tsx')).EndForm, { isPart: true, ahead: 'at once' })
const MiddleForm = lazyWithRetry(async () => (await import('../hands/middle-form.tsx')).MiddleForm, { isPart: true, ahead: 'at once' })
const PeopleForm = lazyWithRetry(async () => (await import('../hands/people-form.tsx')).PeopleForm, { isPart: true, ahead: 'at once' })

/** A form in place of the list of acts. */
type Panel = 'middle' | 'end' | 'people'

/** `told`: the desk's last answer. `hand`: an earlier hand than the one in play. */
type LiveProps = { readonly told: TableState; readonly hand: string | undefined }

/** The table screen at work: the board, the record with its findings, and the entry line. It follows what is entered and what the desk answers. */
export const Live = ({ told, hand }: LiveProps) => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const ahead = useShownState(told)
  // an earlier hand is shown as the desk answered
  const { state, isAhead, isLate, held } = hand === undefined ? ahead : { state: told, isAhead: false, isLate: false, held: [] }
  const [, go] = useLocation()
  const [bottom, setBottom] = useState<Seat>('E')
  const turnBoard = useLatest((): void => setBottom((seat) => nextSeat(seat, state.view.form.seats)))
  const [claimed, setClaimed] = useState(false)
  const showClaimed = useLatest((): void => setClaimed(!claimed))
  const last = state.acts.at(-1)?.number ?? 0
  const input = useRef<EntryHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const deferred = useDeferred(state)
  const { by } = useSigner()
  const inTurn = useActQueue(state)
  const takingBack = useUndo(state, inTurn)
  const called = useCallHere(state)
  const { keyOf } = useBindings()
  const rows = useMemo(() => recordRows(state.acts), [state.acts])
  const lines = useMemo(() => recordLines(state.header, rows), [state.header, rows])
  const home = useLatest((): void => (input.current ?? scroller.current)?.focus())
  const noteSignal = useLatest((): void => outbox.enter({ ...lineItem(state, SIGNAL_NOTE), table: state.table.id, by }))
  const correcting = useCorrecting(state, lines, home)
  const past = pastOf(correcting.line, last)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [typedView, setTypedView] = useState<TableView | null>(null)
  const openMiddle = useLatest((): void => setPanel('middle'))
  const openEnd = useLatest((): void => setPanel('end'))
  const openPeople = useLatest((): void => setPanel('people'))
  const switchLive = useLatest((): void => outbox.enter({ table: state.table.id, by, act: { kind: 'liveTiming', on: !state.live } }))
  const leavePanel = (): void => setPanel(null)
  const replay = useLatest((): void => {
    // a hand that the desk has not answered for yet is in no log
    if (state.hand !== '' && !isProvisional(state.hand)) go(paths.replay(state.table.id, state.hand, past ?? last))
  })
  const showHand = useLatest((at: number): void => {
    const one = state.hands[at]
    go(one && at < state.hands.length - 1 ? paths.hand(state.table.id, one.id) : paths.table(state.table.id))
  })
  const call = useLatest(called.make)
  const wasFilling = useRef(false)
  useEffect(() => {
    // the entry line exists again only once the form has closed
    if (panel === null && wasFilling.current) (input.current ?? scroller.current)?.focus()
    wasFilling.current = panel !== null
  }, [panel])
  const { data: then } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at: past ?? 0 } }),
    enabled: past !== null && !isAhead,
    placeholderData: (before) => before,
  })
  const pastView = past === null ? null : !isAhead ? then?.view : viewAt(state, past)
  const view = typedView ?? pastView ?? state.view
  const scores = useScoreDifference(state)
  const notes = withScores(notesOf(state), scores)
  const focus = useFindingFocus(notes, home)
  const answer = useAnswer(home)
  const openRuling = (id: number) => go(paths.finding(state.table.id, state.hand, id))
  const entering = mayCall('findings/rule') ? opensOnEnter(notes, rows, deferred.has) : null
  const mending = mendsOnKey(notes, deferred.has)

  const back = (): void => correcting.step(-1)
  const forth = (): void => correcting.step(1)
  const findingBefore = (): void => focus.step(-1)
  const isNoneOpen = openNotes(notes).length === 0
  const elsewhere = state.table.openIn.filter((one) => one.hand !== state.hand)
  /** The next finding: in this hand, or in another one if none is open here. */
  const stepFinding = (by: 1 | -1): void => {
    const [first] = elsewhere
    if (by < 0 || !isNoneOpen || !first) {
      focus.step(by)
      return
    }
    const { path, leave } = toFinding({ table: state.table.id, ...first })
    leave()
    go(path)
  }
  const findingAfter = (): void => stepFinding(1)
  const { picked, pick } = correcting
  const isEarlier = hand !== undefined
  useEffect(() => {
    if (isEarlier && document.activeElement === document.body) scroller.current?.focus()
  }, [isEarlier])
  // the selected line has the focus, so that its keys act
  useEffect(() => {
    if (picked === null || correcting.draft?.do === 'change' || correcting.draft?.do === 'insert') return
    const line = scroller.current?.querySelector<HTMLElement>(`[data-line="${picked}"]`)
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }, [picked, correcting.draft])
  // the newest act stays in sight when one comes, a note grows or a band appears above the list; an observer is called once the frame is laid out
  useEffect(() => {
    const box = scroller.current
    const sheet = box?.querySelector('.sheet')
    if (!box || !sheet || picked !== null) return
    const watch = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }))
    watch.observe(sheet)
    watch.observe(box)
    return () => watch.disconnect()
  }, [picked])
  useKeys({
    [keyOf('table.undoOwn')]: takingBack.undoOwn,
    [keyOf('table.redoOwn')]: takingBack.redoOwn,
    ...(hand === undefined && {
      [keyOf('table.middle')]: openMiddle,
      [keyOf('table.end')]: openEnd,
      ...(mayCall('seats/substitute') && { [keyOf('table.people')]: openPeople }),
      [keyOf('table.live')]: switchLive,
      [keyOf('table.call')]: called.make,
    }),
    ...(mayCall('replay/game') && { [keyOf('table.replay')]: replay }),
    // an earlier hand has no entry line to handle these keys
    ...(hand !== undefined && {
      '$mod+z': takingBack.undo,
      '$mod+y': takingBack.redo,
      [keyOf('table.walk')]: back,
      ArrowDown: forth,
      PageUp: findingBefore,
      PageDown: findingAfter,
      [keyOf('table.turn')]: turnBoard,
      [keyOf('table.claimed')]: showClaimed,
    }),
  })
  const { shown: areTilesOpen } = useTilesOpen()
  const onPick = useLatest(pick)
  const onKey = useLatest((event: KeyboardEvent) => pressOnLine(event, correcting, { stepFinding, home }))

  return (
    <main className={['screen', css.live, panel && css.filling, areTilesOpen && css.withtiles].filter(Boolean).join(' ')}>
      <Board
        view={view}
        table={state.table.name}
        players={state.table.players}
        bottom={bottom}
        size={useBoardSize()}
        findings={state.findings}
        claimed={claimed}
        onTurn={setBottom}
      />
      <aside className={css.side}>
        <RecordHead
          table={state.table.id}
          title={t('table.title', { table: nameOf(state.table) })}
          name={state.view.hand}
          at={state.hands.findIndex(({ id }) => id === state.hand)}
          hands={state.hands.length}
          live={state.live}
          findings={state.findings}
          onEnd={hand === undefined ? openEnd : null}
          onPeople={hand === undefined && mayCall('seats/substitute') ? openPeople : null}
          onTurn={turnBoard}
          claimed={claimed}
          onClaimed={showClaimed}
          onCall={hand === undefined && mayCall('incidents/open') && !called.call && !called.isHeld ? call : null}
          onLive={hand === undefined ? switchLive : null}
          onHand={showHand}
          onReplay={mayCall('replay/game') ? replay : null}
        />
        <div className={css.over}>
          <AlsoHere table={state.table.id} />
          {(called.call || called.isHeld) && <CallHere table={state.table.id} call={called.call} isHeld={called.isHeld} />}
          {state.handsApart > 0 && mayCall('forks/hands') ? (
            <HandsBand state={state} onDone={home} />
          ) : (
            state.forks > 0 && mayCall('forks/at') && <ForkBand state={state} onDone={home} />
          )}
          <SumBand header={state.header} total={state.total} />
          <NextSeatsBand next={state.next} ended={state.view.ended} />
          {hand === undefined && state.hand !== '' && (
            <SignalBand
              table={state.table.id}
              isNoted={state.acts.some(({ text }) => text === SIGNAL_NOTE)}
              onNote={noteSignal}
              onDone={home}
            />
          )}
          <OpenElsewhereBand table={state.table.id} others={elsewhere} onKey={isNoneOpen} />
          {correcting.line && <PickedBand correcting={correcting} past={past} act={actAt(correcting.line, state)} />}
          {hand !== undefined && !correcting.line && <PastBand text={t('table.pastHand')} onNow={() => go(paths.table(state.table.id))} />}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" ref={scroller} tabIndex={0}>
          {rows.length === 0 && <EmptyHand from={view.from} onMiddle={hand === undefined ? openMiddle : null} />}
          <RecordSheet
            lines={lines}
            notes={notes}
            current={past ?? last}
            late={isLate}
            correcting={correcting}
            onPick={onPick}
            onKey={onKey}
            held={held.map(({ act }) => (act.kind === 'record' ? act.text : act.kind === 'correct' ? act.says : t(`table.${act.kind}`)))}
            renderNote={(note, top) =>
              note.key === 'draft' ? (
                <DraftNote key="draft" correcting={correcting} rules={state.start.rules} top={top} />
              ) : note.key === 'scores' ? (
                scores && (
                  <ScoreNote key="scores" state={state} difference={scores} top={top} onLeave={home} onStep={(by) => focus.step(by)} />
                )
              ) : note.untaken ? (
                <WatchNote key={note.key} untaken={note.untaken} top={top} />
              ) : note.shown ? (
                <FindingNote
                  key={note.key}
                  ref={focus.box(note.key)}
                  state={state}
                  shown={note.shown}
                  href={`#${paths.finding(state.table.id, state.hand, note.shown.id)}`}
                  top={top}
                  entering={note.shown === entering}
                  mending={note.shown === mending}
                  deferred={deferred.has(note.shown.id)}
                  onOpen={() => openRuling(note.shown.id)}
                  onAnswer={(word) => answer(note.shown.ref, word)}
                  onLater={() => {
                    deferred.add(note.shown.id)
                    home()
                  }}
                  onLeave={home}
                  onStep={(by) => focus.step(by)}
                />
              ) : null
            }
          />
          <FootLine state={state} takingBack={takingBack} newest={hand === undefined} />
        </div>
        {hand === undefined && (
          <EntryArea
            ref={input}
            state={state}
            shown={view}
            walking={correcting.line !== null}
            onWalk={correcting.step}
            onNow={() => correcting.line && pick(null)}
            onStep={stepFinding}
            onTurn={turnBoard}
            onClaimed={showClaimed}
            onOpen={() => {
              if (entering) openRuling(entering.id)
              return entering !== undefined && entering !== null
            }}
            takingBack={takingBack}
            inTurn={inTurn}
          />
        )}
        <FixPad correcting={correcting} view={view} reds={state.reds} />
        {panel === 'middle' && <MiddleForm state={state} onView={setTypedView} onDone={leavePanel} />}
        {panel === 'end' && <EndForm state={state} onDone={leavePanel} />}
        {panel === 'people' && <PeopleForm state={state} onDone={leavePanel} />}
      </aside>
      {/* an act is read out together with what is found about it */}
      <Announcement state={isAhead && !isLate ? told : state} />
    </main>
  )
}

/** The act after which the board shows the table while a line is selected: 0 at a header line, null for the current state. */
const pastOf = (line: RecordLine | null, last: number): number | null =>
  line?.kind === 'act' && line.row.to < last ? line.row.to : line?.kind === 'head' && last > 0 ? 0 : null

const actAt = (line: RecordLine, { acts }: TableState) =>
  line.kind === 'act' ? acts.find(({ number }) => number === line.row.from) : undefined
