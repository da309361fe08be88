import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useFollowRenumbering, useStableRef } from '../../app-state/navigation/use-stable-ref.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { namesBySeat } from '../../language/names.ts'
import { InTermsOf } from '../../language/own-terms.tsx'
import { EmptyScreen } from '../../ui/empty.tsx'
import { Loading } from '../../ui/status.tsx'
import { Card } from '../card/card.tsx'
import { IncidentCard } from '../card/incident-card.tsx'
import { Comparison } from '../comparison/comparison.tsx'
import { Precedents } from '../precedents/precedents.tsx'
import { IncidentBar } from './action-bar.tsx'
import { countInvalid, DependantsList, useDependants } from './dependants.tsx'
import { IncidentEvidence } from './evidence.tsx'
import { IncidentFacts } from './facts.tsx'
import { IncidentHead } from './head.tsx'
import { HistoryList } from './history-list.tsx'
import * as css from './incident.module.css'
import { IncidentOutcome } from './outcome.tsx'
import { type IncidentPageProps, type OpenIncident, useIncidentKeys, useIncidentPage, useNeighbours } from './use-incident-page.ts'

type IncidentScreenProps = {
  readonly incident: number
  /** The form or question to open at once. */
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
  useFollowRenumbering(named, incident, form === 'appeal' ? paths.appeal : form === 'undo' ? paths.undoRuling : paths.incident)
  const isAtTable = incident !== undefined && incident.tableId !== '' && incident.hand !== ''
  const {
    data: state,
    isLoading,
    error: noHand,
  } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: incident?.tableId ?? '', hand: incident?.hand ?? '' } }),
    enabled: isAtTable,
  })
  if (error && !incident) return <EmptyScreen fact={error.message} todo={t('incident.notFoundDo')} />
  if (!incident || isLoading) return <Loading />
  const isHandGone = noHand instanceof ORPCError && noHand.code === 'NOT_FOUND'
  return (
    <IncidentPage
      key={`${incident.ref} ${form ?? ''}`}
      incident={incident}
      state={isHandGone ? undefined : state}
      isHandGone={isHandGone}
      opens={form}
    />
  )
}

const IncidentPage = (props: IncidentPageProps) => {
  const { t } = useTranslation()
  const open = useIncidentPage(props)
  const { incident, state, shown, ruling, page, at, showAct, toggle } = open
  const { above, below, turn } = useNeighbours(incident)
  const resting = useDependants(incident.id)
  useTitle(t('incident.title', { incident: incident.id }))
  useIncidentKeys(open, turn)
  return (
    <main
      className={`screen ${css.case}`}
      data-board={state !== undefined}
      data-form={page.form !== null}
      data-precedents={page.precedents}
    >
      <IncidentHead incident={incident} state={state} isHandGone={props.isHandGone} above={above} below={below} />
      {state && <IncidentEvidence incident={incident} state={state} shown={shown} at={at} onAt={showAct} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={`${css.told} scroll`} tabIndex={0}>
        <IncidentOutcome incident={incident} />
        <IncidentFacts
          incident={incident}
          state={state}
          shown={shown}
          people={state ? namesBySeat(state) : {}}
          stale={resting ? countInvalid(resting) : 0}
          onFill={() => page.form === null && open.openForm('fill')}
          onAct={state ? showAct : null}
        />
        <HistoryList items={open.items} state={state} shown={shown} onAct={showAct} />
        {resting && <DependantsList resting={resting} />}
        {page.comparing && shown && state && <Comparison state={state} shown={shown} />}
      </div>
      {page.precedents && (
        <Precedents incident={incident.id} rule={incident.rule ?? ruling?.rule ?? null} onClose={() => toggle('precedents')} />
      )}
      <IncidentBar open={open} />
      {page.card && <OpenCard open={open} />}
    </main>
  )
}

/** The card for the players: of the finding, or of the ruling if the incident has none. */
const OpenCard = ({ open: { incident, state, shown, ruling, toggle } }: { readonly open: OpenIncident }) => {
  const close = (): void => toggle('card')
  // the finding's card says nothing of a later ruling on another matter
  if (!shown || !state || ruling?.finding === null) return ruling && <IncidentCard incident={incident} ruling={ruling} onClose={close} />
  return (
    <InTermsOf rules={state.rules}>
      <Card state={state} shown={shown} penalty={shown.ruling?.imposed ?? shown.proposed} due={undefined} onClose={close} />
    </InTermsOf>
  )
}
