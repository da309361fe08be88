import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Incident, TableState } from '../../desk/contract.ts'
import { ask, desk } from '../desk/client.ts'
import { useKeyMap } from '../keys/use-key-map.ts'
import { useKeys } from '../keys/use-keys.ts'
import { peopleOf } from '../ruling/ruling-screen.tsx'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { paths } from '../shell/paths.ts'
import { useSigner } from '../shell/use-signer.ts'
import { useTitle } from '../shell/use-title.ts'
import { lastFilter, listAddress } from './address.ts'
import { asked } from './filter.ts'
import { historyOf, lastIsRuling, standingRuling, undecidedAppeal } from './history.ts'
import { HistoryList } from './history-list.tsx'
import { IncidentBar, type IncidentMode } from './incident-bar.tsx'
import { IncidentEvidence } from './incident-evidence.tsx'
import { IncidentFacts } from './incident-facts.tsx'
import { IncidentHead } from './incident-head.tsx'
import { IncidentOutcome } from './incident-outcome.tsx'
import { peopleIn } from './people.ts'
import { Precedents } from './precedents.tsx'
import { RestingList, toLookAt, useResting } from './resting-list.tsx'
import { useSend } from './use-send.ts'

type IncidentScreenProps = { readonly incident: number }

/** One incident as a page: what happened, who said what, each ruling in order, appeal and outcome; what can be done stands at the foot. */
export const IncidentScreen = ({ incident: id }: IncidentScreenProps) => {
  const { t } = useTranslation()
  const { data: incident, error } = useQuery(ask.incidents.get.queryOptions({ input: { incident: id } }))
  const isAtTable = incident !== undefined && incident.tableId !== '' && incident.hand !== ''
  const { data: state, isLoading } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: incident?.tableId ?? '', hand: incident?.hand ?? '' } }),
    enabled: isAtTable,
  })
  if (error && !incident) return <Empty fact={error.message} todo={t('incident.notFoundDo')} />
  if (!incident || isLoading) return <Loading />
  return <IncidentPage key={id} incident={incident} state={state} />
}

type IncidentPageProps = { readonly incident: Incident; readonly state: TableState | undefined }

const IncidentPage = ({ incident, state }: IncidentPageProps) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { by } = useSigner()
  const keyMap = useKeyMap()
  const [mode, setMode] = useState<IncidentMode>(null)
  const [asksUndo, setAsksUndo] = useState(false)
  const [precedents, setPrecedents] = useState(false)
  const [picked, setPicked] = useState<number | null>(null)
  const { data: reviews = [] } = useQuery(ask.reviews.list.queryOptions())
  const { data: penalties = [] } = useQuery(ask.penalties.list.queryOptions())
  const { data: tables = [] } = useQuery(ask.tables.list.queryOptions())
  const { data: beside } = useQuery(ask.incidents.beside.queryOptions({ input: { filter: asked(lastFilter()), incident: incident.id } }))
  const { send } = useSend(() => setAsksUndo(false))
  useTitle(t('incident.title', { incident: incident.id }))

  const shown = state?.findings.find(({ id }) => id === incident.finding)
  const people = peopleIn(
    state,
    tables.find(({ id }) => id === incident.tableId),
  )
  const items = historyOf(
    incident,
    reviews.filter((review) => review.incident === incident.id),
  )
  const ruling = standingRuling(incident)
  const resting = useResting(incident.id)
  const penalty = penalties.find((row) => row.ruling === ruling?.id && row.cancelled === null && row.takenBack === null)
  const last = state?.acts.length ?? 0
  const at = Math.min(picked ?? incident.to ?? incident.event ?? last, last)
  const closed = incident.state === 'closed' || incident.state === 'closed-by-agreement'
  const off = incident.takenBack !== null
  const goTo = (other: number | null | undefined): void => {
    if (typeof other === 'number') go(paths.incident(other))
  }
  const step = (to: number): void => setPicked(Math.max(0, Math.min(last, to)))
  const undo = (): void => {
    if (lastIsRuling(items) && !asksUndo) setAsksUndo(true)
    else send((key) => desk.incidents.undo({ incident: incident.id, by, key }))
  }
  const leave = (): void => {
    if (asksUndo) setAsksUndo(false)
    else if (mode === null && precedents) setPrecedents(false)
    else if (mode === null) go(listAddress())
  }
  const [back, forward, first, newest] = [at - 1, at + 1, 0, last].map((act) => (): void => step(act))
  const open = (to: IncidentMode): void => {
    if (mode === null) setMode(to)
  }
  useKeys({
    Escape: leave,
    '?': keyMap.open,
    b: () => setPrecedents((shown) => !shown),
    '[': () => goTo(beside?.above),
    ']': () => goTo(beside?.below),
    ...(state && {
      ArrowLeft: back,
      ArrowRight: forward,
      Home: first,
      End: newest,
      t: () => go(paths.hand(incident.tableId, incident.hand)),
      p: () => go(paths.replay(incident.tableId, incident.hand, at)),
    }),
    ...(!off && { s: () => open('statement'), e: () => open('fill'), 'Control+z': undo }),
    'Control+y': () => send((key) => desk.incidents.redo({ incident: incident.id, by, key })),
    ...(!off && !closed && { r: () => open('rule'), g: () => open('agreement'), x: () => open('closed') }),
    ...(closed && { o: () => open('reopened') }),
    ...(!off && !closed && ruling && { a: () => open(undecidedAppeal(incident) ? 'decide' : 'appeal') }),
    ...(penalty && { c: () => open('cancel') }),
  })
  return (
    <main className="case" data-board={state !== undefined} data-form={mode !== null} data-precedents={precedents}>
      <IncidentHead incident={incident} state={state} above={beside?.above ?? null} below={beside?.below ?? null} />
      {state && <IncidentEvidence incident={incident} state={state} shown={shown} at={at} onAt={step} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="told scroll" tabIndex={0}>
        <IncidentOutcome incident={incident} />
        <IncidentFacts
          incident={incident}
          state={state}
          shown={shown}
          people={state ? peopleOf(state) : {}}
          stale={resting ? toLookAt(resting) : 0}
          onFill={() => open('fill')}
        />
        <HistoryList items={items} state={state} shown={shown} />
        {resting && <RestingList resting={resting} />}
      </div>
      {precedents && (
        <Precedents incident={incident.id} rule={incident.rule ?? ruling?.rule ?? null} onClose={() => setPrecedents(false)} />
      )}
      <IncidentBar
        incident={incident}
        state={state}
        shown={shown}
        people={people}
        at={state ? at : null}
        penalty={penalty}
        mode={mode}
        asksUndo={asksUndo}
        precedents={precedents}
        onPrecedents={() => setPrecedents(!precedents)}
        onMode={setMode}
        onUndo={undo}
        onKeep={() => setAsksUndo(false)}
      />
    </main>
  )
}
