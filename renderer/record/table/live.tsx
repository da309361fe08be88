import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { TableState } from '../../../desk/contract/tables.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
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
import { useCallHere } from '../calls/call-here.tsx'
import { type DraftMoment, momentOf } from '../correct/draft.ts'
import { FootLine } from '../correct/foot-line.tsx'
import { type RecordLine, recordLines } from '../correct/lines.ts'
import { pressOnLine } from '../correct/list-keys.ts'
import { useCorrecting } from '../correct/use-correcting.ts'
import { useProposal } from '../correct/use-proposal.ts'
import { EntryArea, type EntryHandle } from '../entry/entry-area.tsx'
import { useTilesOpen } from '../entry/tile-pad.tsx'
import { useActQueue } from '../optimistic/use-act-queue.ts'
import { useShownState } from '../optimistic/view.ts'
import { useUndo } from '../undo/use-undo.ts'
import { TableAnnouncement } from './announcement.tsx'
import { Bands } from './bands.tsx'
import { EmptyHand } from './empty-hand.tsx'
import { RecordHead } from './record-head.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { recordRows } from './rows.ts'
import * as css from './table.module.css'
import { useBoardTurn } from './use-board-turn.ts'
import { useNotes } from './use-notes.tsx'
import { usePanel } from './use-panel.tsx'
import { useRecordScroll } from './use-record-scroll.ts'
import { useViewAt } from './use-view-at.ts'

const FixPad = lazyWithRetry(async () => (await import('../correct/fix-pad.tsx')).FixPad, { isPart: true, ahead: 'at once' })

/** `told`: the desk's last answer. `hand`: an earlier hand than the one in play. */
type LiveProps = { readonly told: TableState; readonly hand: string | undefined }

/** The table screen at work: the board, the record with its findings, and the entry line. It follows what is entered and what the desk answers. */
export const Live = ({ told, hand }: LiveProps) => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const isEarlier = hand !== undefined
  const ahead = useShownState(told)
  // an earlier hand is shown as the desk answered
  const { state, isAhead, isLate, held } = isEarlier ? { state: told, isAhead: false, isLate: false, held: [] } : ahead
  const [, go] = useLocation()
  const { bottom, setBottom, turn } = useBoardTurn(state.table.id, state.view.form.seats)
  const turnBoard = useLatest(turn)
  const [claimed, setClaimed] = useState(false)
  const showClaimed = useLatest((): void => setClaimed(!claimed))
  const last = state.acts.at(-1)?.number ?? 0
  const input = useRef<EntryHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { by } = useSigner()
  const inTurn = useActQueue(state)
  const takingBack = useUndo(state, inTurn)
  const called = useCallHere(state)
  const { keyOf } = useBindings()
  const rows = useMemo(() => recordRows(state.acts), [state.acts])
  const { hand: id, header } = state
  const lines = useMemo(() => recordLines({ hand: id, header }, rows), [id, header, rows])
  const home = useLatest((): void => (input.current ?? scroller.current)?.focus())
  const correcting = useCorrecting(state, lines, home)
  const moment = momentOf(correcting.draft, correcting.line)
  const past = pastOf(correcting.line, moment, last)
  const proposal = useProposal(state, correcting, moment)
  const holdLine = useLatest((line: string): void => input.current?.hold(line))
  const panel = usePanel(state, home, holdLine)
  const switchLive = useLatest((): void => outbox.enter({ table: state.table.id, by, act: { kind: 'liveTiming', on: !state.live } }))
  const replay = useLatest((): void => {
    // a hand that the desk has not answered for yet is in no log
    if (state.hand !== '' && !isProvisional(state.hand)) go(paths.replay(state.table.id, state.hand, past ?? last))
  })
  const showHand = useLatest((at: number): void => {
    const one = state.hands[at]
    go(one && at < state.hands.length - 1 ? paths.hand(state.table.id, one.id) : paths.table(state.table.id))
  })
  const call = useLatest(called.make)
  const pastView = useViewAt(state, past, isAhead)
  const view = panel.typedView ?? pastView ?? state.view
  const notes = useNotes({ state, rows, correcting, home })
  useRecordScroll(scroller, correcting)

  useEffect(() => {
    if (isEarlier && document.activeElement === document.body) scroller.current?.focus()
  }, [isEarlier])
  useKeys({
    [keyOf('table.undoOwn')]: takingBack.undoOwn,
    [keyOf('table.redoOwn')]: takingBack.redoOwn,
    ...(!isEarlier && {
      [keyOf('table.middle')]: panel.openMiddle,
      [keyOf('table.end')]: panel.openEnd,
      ...(mayCall('seats/substitute') && { [keyOf('table.people')]: panel.openPeople }),
      [keyOf('table.live')]: switchLive,
      [keyOf('table.call')]: called.make,
    }),
    ...(mayCall('replay/game') && { [keyOf('table.replay')]: replay }),
    // an earlier hand has no entry line to handle these keys
    ...(isEarlier && {
      '$mod+z': takingBack.undo,
      '$mod+y': takingBack.redo,
      [keyOf('table.walk')]: () => correcting.step(-1),
      ArrowDown: () => correcting.step(1),
      PageUp: () => notes.step(-1),
      PageDown: () => notes.step(1),
      [keyOf('table.turn')]: turnBoard,
      [keyOf('table.claimed')]: showClaimed,
    }),
  })
  const { shown: areTilesOpen } = useTilesOpen()
  const onPick = useLatest(correcting.pick)
  const onKey = useLatest((event: KeyboardEvent) => pressOnLine(event, correcting, { stepFinding: notes.step, home }))

  return (
    <main
      className={['screen', css.live, panel.isOpen && css.filling, areTilesOpen && css.withtiles].filter(Boolean).join(' ')}
      onClickCapture={panel.onClick}
    >
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
          onEnd={isEarlier ? null : panel.openEnd}
          onPeople={!isEarlier && mayCall('seats/substitute') ? panel.openPeople : null}
          onTurn={turnBoard}
          claimed={claimed}
          onClaimed={showClaimed}
          onCall={!isEarlier && mayCall('incidents/open') && !called.call && !called.isHeld ? call : null}
          onLive={isEarlier ? null : switchLive}
          onHand={showHand}
          onReplay={mayCall('replay/game') ? replay : null}
        />
        <Bands
          state={state}
          isEarlier={isEarlier}
          called={called}
          correcting={correcting}
          past={past}
          before={moment?.before ?? null}
          elsewhere={notes.elsewhere}
          leadsElsewhere={notes.isNoneOpen}
          home={home}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" ref={scroller} tabIndex={0}>
          {rows.length === 0 && <EmptyHand from={view.from} onMiddle={isEarlier ? null : panel.openMiddle} />}
          <RecordSheet
            lines={correcting.lines}
            notes={notes.notes}
            current={past ?? last}
            late={isLate}
            correcting={correcting}
            proposal={proposal}
            onPick={onPick}
            onKey={onKey}
            held={held.map(({ act }) => (act.kind === 'record' ? act.text : act.kind === 'correct' ? act.says : t(`table.${act.kind}`)))}
            renderNote={notes.draw}
          />
          <FootLine state={state} takingBack={takingBack} newest={!isEarlier} />
        </div>
        {!isEarlier && (
          <EntryArea
            ref={input}
            state={state}
            shown={view}
            walking={correcting.line !== null}
            proposal={proposal}
            correcting={correcting}
            onWalk={correcting.step}
            onNow={() => correcting.line && correcting.pick(null)}
            onStep={notes.step}
            onTurn={turnBoard}
            onClaimed={showClaimed}
            onOpen={notes.openEntering}
            takingBack={takingBack}
            inTurn={inTurn}
          />
        )}
        {correcting.draft && <FixPad correcting={correcting} view={view} reds={state.reds} />}
        {panel.form}
      </aside>
      {/* an act is read out together with what is found about it */}
      <TableAnnouncement state={isAhead && !isLate ? told : state} />
    </main>
  )
}

/** The act after which the board shows the table while a line is selected: 0 at a header line, null for the current state. */
const pastOf = (line: RecordLine | null, moment: DraftMoment | null, last: number): number | null => {
  const after = moment?.after ?? (line?.kind === 'act' ? line.row.to : line?.kind === 'head' ? 0 : last)
  return after < last ? after : null
}
