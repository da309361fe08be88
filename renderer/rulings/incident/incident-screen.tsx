import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Incident } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useFollowRenumbering, useStableRef } from '../../app-state/navigation/use-stable-ref.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useKeyMap } from '../../keys/overlays.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { namesBySeat, seatedPeople } from '../../language/names.ts'
import { InTermsOf } from '../../language/own-terms.tsx'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Card } from '../card/card.tsx'
import { IncidentCard } from '../card/incident-card.tsx'
import { Comparison } from '../comparison/comparison.tsx'
import { lastFilter, listAddress } from '../incidents/address.ts'
import { deskFilter } from '../incidents/filter.ts'
import { Precedents } from '../precedents/precedents.tsx'
import { IncidentBar, type IncidentMode } from './action-bar.tsx'
import { countInvalid, DependantsList, useDependants } from './dependants.tsx'
import { IncidentEvidence } from './evidence.tsx'
import { IncidentFacts } from './facts.tsx'
import { useDroppedPicture } from './forms/use-dropped-picture.ts'
import { IncidentHead } from './head.tsx'
import { historyOf, lastIsRuling, rulingInForce, undecidedAppeal } from './history.ts'
import { HistoryList } from './history-list.tsx'
import * as css from './incident.module.css'
import { IncidentOutcome } from './outcome.tsx'

type IncidentScreenProps = {
  readonly incident: number
  /** The form to open at once. */
  readonly form?: string | undefined
}

/** Page of an incident: facts, statements, rulings in order, appeal and outcome; possible acts at the foot. */
export const IncidentScreen = ({ incident: id, form }: IncidentScreenProps) => {
  const { t } = useTranslation()
  const named = useStableRef(id)
  const {
    data,
    error,
    isFetching: comes,
  } = useQuery({
    ...ask.incidents.get.queryOptions({ input: { incident: named.name } }),
    // the same incident, requested by its reference
    placeholderData: (before) => (before?.ref === named.name ? before : undefined),
  })
  // under its number, the cache may hold the state from when the page was left
  const incident = typeof named.name === 'number' && comes ? undefined : data
  const queries = useQueryClient()
  useEffect(() => {
    if (incident) queries.setQueryData(ask.incidents.get.queryKey({ input: { incident: incident.ref } }), incident)
  }, [incident, queries])
  useFollowRenumbering(named, incident, form === 'appeal' ? paths.appeal : paths.incident)
  const isAtTable = incident !== undefined && incident.tableId !== '' && incident.hand !== ''
  const {
    data: state,
    isLoading,
    error: noHand,
  } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: incident?.tableId ?? '', hand: incident?.hand ?? '' } }),
    enabled: isAtTable,
  })
  if (error && !incident) return <EmptyNote fact={error.message} todo={t('incident.notFoundDo')} />
  if (!incident || isLoading) return <Loading />
  const isHandGone = noHand instanceof ORPCError && noHand.code === 'NOT_FOUND'
  return (
    <IncidentPage
      key={`${incident.ref} ${form ?? ''}`}
      incident={incident}
      state={isHandGone ? undefined : state}
      isHandGone={isHandGone}
      appeals={form === 'appeal'}
    />
  )
}

type IncidentPageProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  /** The hand of the incident was undone; its record is not shown. */
  readonly isHandGone: boolean
  readonly appeals: boolean
}

const IncidentPage = ({ incident, state, isHandGone, appeals }: IncidentPageProps) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { by } = useSigner()
  const keyMap = useKeyMap()
  const [mode, setMode] = useState<IncidentMode>(() => (appeals ? appealMode(incident) : null))
  const queries = useQueryClient()
  const [asksUndo, setAsksUndo] = useState(false)
  const [card, setCard] = useState(false)
  const [precedents, setPrecedents] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [given, setGiven] = useState<File | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const { data: reviews = [] } = useQuery(ask.reviews.list.queryOptions())
  const { data: penalties = [] } = useQuery(ask.penalties.list.queryOptions())
  const { data: tables = [] } = useQuery(ask.tables.list.queryOptions())
  const neighbours = ask.incidents.beside.queryOptions({ input: { filter: deskFilter(lastFilter()), incident: incident.id } })
  const { data: beside } = useQuery(neighbours)
  const { send } = useSend(() => setAsksUndo(false))
  useTitle(t('incident.title', { incident: incident.id }))

  const shown = state?.findings.find(({ id }) => id === incident.finding)
  const people = seatedPeople(
    state,
    tables.find(({ id }) => id === incident.tableId),
  )
  const items = historyOf(
    incident,
    reviews.filter((review) => review.incident === incident.id),
  )
  const ruling = rulingInForce(incident)
  const resting = useDependants(incident.id)
  const penalty = penalties.find((row) => row.ruling === ruling?.id && row.cancelled === null && row.takenBack === null)
  const last = state?.acts.length ?? 0
  const at = Math.min(picked ?? incident.to ?? incident.event ?? last, last)
  const closed = incident.state === 'closed' || incident.state === 'closed-by-agreement'
  const off = incident.takenBack !== null
  const turn = async (to: 'above' | 'below'): Promise<void> => {
    const here = location.hash
    // a key pressed before the neighbours are loaded waits for them
    const other = (await queries.ensureQueryData(neighbours).catch(() => null))?.[to] ?? null
    if (other !== null && location.hash === here) go(paths.incident(other))
  }
  const step = (to: number): void => setPicked(Math.max(0, Math.min(last, to)))
  const undo = (): void => {
    if (lastIsRuling(items) && !asksUndo) setAsksUndo(true)
    else send((key) => desk.incidents.undo({ incident: incident.ref, by, key }))
  }
  const leave = (): void => {
    if (card) setCard(false)
    else if (asksUndo) setAsksUndo(false)
    else if (mode === null && precedents) setPrecedents(false)
    else if (mode === null && comparing) setComparing(false)
    else if (mode === null) go(listAddress())
  }
  const [back, forward, first, newest] = [at - 1, at + 1, 0, last].map((act) => (): void => step(act))
  const open = (to: IncidentMode): void => {
    if (mode === null) setMode(to)
  }
  const picture = (file: File | undefined): void => {
    if (!file?.type.startsWith('image/') || off || (mode !== null && mode !== 'picture')) return
    setGiven(file)
    setMode('picture')
  }
  useDroppedPicture(picture)
  const compare = (): void => setComparing((now) => !now)
  const show = (): void => setCard((now) => !now && (ruling !== null || shown !== undefined))
  useKeys(
    card
      ? { Escape: leave, p: show }
      : {
          Escape: leave,
          '?': keyMap.open,
          p: show,
          b: () => setPrecedents((shown) => !shown),
          '[': () => void turn('above'),
          ']': () => void turn('below'),
          ...(state && {
            ArrowLeft: back,
            ArrowRight: forward,
            Home: first,
            End: newest,
            t: () => go(paths.hand(incident.tableId, incident.hand)),
            v: () => go(paths.replay(incident.tableId, incident.hand, at)),
          }),
          ...(shown && { m: compare }),
          ...(shown && { n: () => go(paths.finding(incident.tableId, incident.hand, shown.id)) }),
          ...(!off && { s: () => open('statement'), f: () => open('picture'), e: () => open('fill'), 'Control+z': undo }),
          'Control+y': () => send((key) => desk.incidents.redo({ incident: incident.ref, by, key })),
          ...(!off && !closed && { r: () => open('rule'), g: () => open('agreement'), x: () => open('closed') }),
          ...(closed && { o: () => open('reopened') }),
          ...(!off && !closed && ruling && { a: () => open(appealMode(incident)) }),
          ...(penalty && { c: () => open('cancel') }),
        },
  )
  return (
    <main className={`screen ${css.case}`} data-board={state !== undefined} data-form={mode !== null} data-precedents={precedents}>
      <IncidentHead incident={incident} state={state} isHandGone={isHandGone} above={beside?.above ?? null} below={beside?.below ?? null} />
      {state && <IncidentEvidence incident={incident} state={state} shown={shown} at={at} onAt={step} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={`${css.told} scroll`} tabIndex={0}>
        <IncidentOutcome incident={incident} />
        <IncidentFacts
          incident={incident}
          state={state}
          shown={shown}
          people={state ? namesBySeat(state) : {}}
          stale={resting ? countInvalid(resting) : 0}
          onFill={() => open('fill')}
          onAct={state ? step : null}
        />
        <HistoryList items={items} state={state} shown={shown} onAct={step} />
        {resting && <DependantsList resting={resting} />}
        {comparing && shown && state && <Comparison state={state} shown={shown} />}
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
        given={given}
        asksUndo={asksUndo}
        precedents={precedents}
        comparing={comparing}
        onCompare={compare}
        onPrecedents={() => setPrecedents(!precedents)}
        onShow={show}
        onMode={(to) => {
          setMode(to)
          setGiven(null)
        }}
        onUndo={undo}
        onKeep={() => setAsksUndo(false)}
      />
      {card &&
        (shown && state ? (
          <InTermsOf rules={state.rules}>
            <Card
              state={state}
              shown={shown}
              penalty={shown.ruling?.imposed ?? shown.proposed}
              due={undefined}
              onClose={() => setCard(false)}
            />
          </InTermsOf>
        ) : (
          ruling && <IncidentCard incident={incident} ruling={ruling} onClose={() => setCard(false)} />
        ))}
    </main>
  )
}

/** The form for the next step of an appeal; none if there is no ruling to appeal against. */
const appealMode = (incident: Incident): IncidentMode => {
  const closed = incident.state === 'closed' || incident.state === 'closed-by-agreement'
  if (incident.takenBack !== null || closed || !rulingInForce(incident)) return null
  return undecidedAppeal(incident) ? 'decide' : 'appeal'
}
