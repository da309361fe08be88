import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { TableState } from '../../desk/contract.ts'
import { nextSeat, type Seat } from '../../engine/seats.ts'
import { Board } from '../board/board.tsx'
import { ask } from '../desk/client.ts'
import { useOutgoing } from '../outgoing/use-outgoing.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { paths } from '../shell/paths.ts'
import { useTitle } from '../shell/use-title.ts'
import { AsksUndo } from './asks-undo.tsx'
import { EmptyHand } from './empty-hand.tsx'
import { EntryArea, type EntryHandle } from './entry-area.tsx'
import { FindingNote } from './finding-note.tsx'
import { isOpen, notesOf, opensOnEnter } from './notes.ts'
import { PastBand } from './past-band.tsx'
import { RecordHead } from './record-head.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { rowsOf } from './rows.ts'
import { UndoneLine } from './undone-line.tsx'
import { useAnswer } from './use-answer.ts'
import { useDeferred } from './use-deferred.ts'
import { useFindingFocus } from './use-finding-focus.ts'
import { usePast } from './use-past.ts'
import { useTakingBack } from './use-taking-back.ts'
import { WatchNote } from './watch-note.tsx'

type TableScreenProps = { readonly table: string; readonly hand?: string | undefined }

/** The table screen: the board, the record with its findings, the line into which everything is typed. */
export const TableScreen = ({ table, hand }: TableScreenProps) => {
  const { data, error } = useQuery(ask.tables.state.queryOptions({ input: hand === undefined ? { table } : { table, hand } }))
  const { t } = useTranslation()
  useTitle(data ? t('table.title', { table: data.table.name }) : t('nav.table'))
  if (error && !data) return <Empty fact={error.message} todo="" />
  return data ? <Live key={`${table}/${hand ?? ''}`} state={data} hand={hand} /> : <Loading />
}

type LiveProps = { readonly state: TableState; readonly hand: string | undefined }

const Live = ({ state, hand }: LiveProps) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [bottom, setBottom] = useState<Seat>('E')
  const last = state.acts.at(-1)?.number ?? 0
  const past = usePast(last)
  const input = useRef<EntryHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const deferred = useDeferred()
  const outgoing = useOutgoing()
  const takingBack = useTakingBack(state)
  const { data: then } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at: past.at ?? 0 } }),
    enabled: past.at !== null,
    placeholderData: (before) => before,
  })
  const view = past.at !== null && then ? then.view : state.view
  const rows = rowsOf(state.acts)
  const notes = notesOf(state)
  const home = (): void => (input.current ?? scroller.current)?.focus()
  const focus = useFindingFocus(notes, home)
  const answer = useAnswer(state.table.id, home)
  const openRuling = (id: number) => go(paths.finding(state.table.id, state.hand, id))
  const entering = opensOnEnter(notes, rows, deferred.has)
  const held = outgoing.trouble ? outgoing.items.filter((item) => item.table === state.table.id) : []

  const lines = state.acts.length + held.length
  useEffect(() => {
    if (past.at === null && lines > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    else scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [past.at, lines])
  // a note that grows beside the newest act stays in sight
  useEffect(() => {
    const box = scroller.current
    const sheet = box?.querySelector('.sheet')
    if (!box || !sheet || past.at !== null) return
    const watch = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }))
    watch.observe(sheet)
    return () => watch.disconnect()
  }, [past.at])

  return (
    <main className={hand === undefined ? 'live' : 'live flat'}>
      <Board
        view={view}
        table={state.table.name}
        players={state.table.players}
        bottom={bottom}
        size={useBoardSize()}
        findings={state.findings}
      />
      <aside className="side">
        <RecordHead
          state={state}
          onNewHand={hand === undefined ? () => input.current?.newHand() : null}
          onTurn={() => setBottom(nextSeat)}
          onNewest={() => go(paths.table(state.table.id))}
          onHand={(id) => go(paths.hand(state.table.id, id))}
        />
        {past.at !== null && <PastBand text={t('table.past', { act: past.at })} onNow={past.now} />}
        {hand !== undefined && past.at === null && <PastBand text={t('table.pastHand')} onNow={() => go(paths.table(state.table.id))} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" ref={scroller} tabIndex={0}>
          {rows.length === 0 && (
            <EmptyHand from={view.from} onMiddle={hand === undefined ? () => input.current?.enter('@from middle') : null} />
          )}
          <RecordSheet
            rows={rows}
            notes={notes}
            current={past.at ?? last}
            onPick={past.go}
            held={held.map(({ act }) => (act.kind === 'record' ? act.text : t(`table.${act.kind}`)))}
            renderNote={(note, top) =>
              note.untaken ? (
                <WatchNote key={note.key} untaken={note.untaken} top={top} />
              ) : (
                <FindingNote
                  key={note.key}
                  ref={focus.box(note.key)}
                  shown={note.shown}
                  rules={state.rules}
                  href={`#${paths.finding(state.table.id, state.hand, note.shown.id)}`}
                  top={top}
                  entering={note.shown === entering}
                  deferred={deferred.has(note.shown.id)}
                  onOpen={() => openRuling(note.shown.id)}
                  onAnswer={(word) => answer(note.shown.id, word)}
                  onLater={() => {
                    deferred.add(note.shown.id)
                    home()
                  }}
                  onLeave={home}
                  onStep={(by) => focus.step(by)}
                />
              )
            }
          />
          {takingBack.asks && hand === undefined ? (
            <AsksUndo ruling={takingBack.asks} onUndo={takingBack.undo} onKeep={takingBack.keep} />
          ) : (
            state.canRedo && hand === undefined && <UndoneLine text={state.canRedo.text} onRedo={takingBack.redo} />
          )}
        </div>
        {hand === undefined && (
          <EntryArea
            ref={input}
            state={state}
            walking={past.at !== null}
            onWalk={(by) => (by < 0 ? past.back() : past.forth())}
            onNow={past.now}
            onStep={focus.step}
            onTurn={() => setBottom(nextSeat)}
            onOpen={() => entering && openRuling(entering.id)}
            takingBack={takingBack}
          />
        )}
      </aside>
      <p className="sr" role="status">
        {announcement(state)}
      </p>
    </main>
  )

  function announcement({ findings }: TableState): string {
    const newest = findings.filter(isOpen).at(-1)
    if (!newest) return ''
    const seat = newest.finding.seat ? t(`seat.${newest.finding.seat}`) : ''
    return t('table.announceFinding', { level: t(`level.${newest.finding.level}`), text: `${seat} ${newest.finding.rule}` })
  }
}

/** Small type on plates where the window is small. */
const useBoardSize = (): 'lg' | 'md' => {
  const [large, setLarge] = useState(() => matchMedia(LARGE).matches)
  useEffect(() => {
    const query = matchMedia(LARGE)
    const change = () => setLarge(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return large ? 'lg' : 'md'
}
const LARGE = '(min-width: 1280px) and (min-height: 780px)'
