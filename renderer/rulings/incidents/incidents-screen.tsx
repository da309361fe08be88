import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { FoundIncident } from '../../../desk/contract/incident-list.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { EmptyNote } from '../../ui/empty.tsx'
import { Loading } from '../../ui/status.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import * as rulingsCss from '../rulings.module.css'
import { useListFilter } from './address.ts'
import { deskFilter, facetsOfOpen, filterChoices, filterRows, type ListFilter, mergeChoices } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { IncidentRow } from './incident-row.tsx'
import { OpenFindingRow, openFindingsAt } from './open-finding-row.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'
import { VirtualRows } from './virtual-rows.tsx'

/** The row opened last; gets the focus on return. */
const openedRow = createStore<number | null>(null)

/** All incidents, newest first, after the findings not decided yet; with filters and full-text search. */
export const IncidentsScreen = () => {
  const { t, language } = useWords()
  const { data: tables = [] } = useQuery(ask.tables.list.queryOptions())
  const { data: choices } = useQuery(ask.incidents.choices.queryOptions())
  const [filter, setFilter] = useListFilter()
  const asked = useDeferredValue(filter)
  const waiting = useMemo(() => openFindingsAt(tables), [tables])
  const open = useMemo(
    () => filterRows(waiting, asked, { facets: facetsOfOpen, also: ({ first }) => [ruleName(first.finding.rule, language)] }),
    [waiting, asked, language],
  )
  const found = useFoundIncidents(asked)
  const count = open.length + (found.data?.found ?? 0)
  const { scroll, body, rows, to } = useVirtualRows(count)
  // the rows of the search before, until this one is answered
  const isBefore = asked !== filter || found.isPlaceholderData
  const isFirstWanted = useRef(false)
  useEffect(() => {
    if (!isFirstWanted.current || isBefore) return
    isFirstWanted.current = false
    to(0)
  })
  const drawn = rows.getVirtualItems()
  const rowAt = useIncidentRows(asked, found, {
    first: (drawn[0]?.index ?? 0) - open.length,
    last: (drawn.at(-1)?.index ?? 0) - open.length,
  })
  useEffect(() => {
    // does not take the focus from another element
    const opened = openedRow.now()
    if (opened === null || document.activeElement !== document.body) return
    const link = body.current?.querySelector<HTMLElement>(`[data-incident="${opened}"]`)
    if (!link) return
    openedRow.set(null)
    link.focus()
  })
  const isAwaited = openedRow.now() !== null
  useFirstFocus(
    () => (isAwaited ? null : body.current?.querySelector<HTMLElement>('[data-stop]')),
    () => (isAwaited || count > 0 ? null : scroll.current),
  )
  useTitle(t('incidents.title'))
  const total = (found.data?.all ?? 0) + waiting.length
  return (
    <main className="page">
      <header className="head listhead">
        <h1>{t('incidents.title')}</h1>
        {found.data && total > 0 && (
          <FilterBar
            filter={filter}
            choices={mergeChoices(choices ?? NO_CHOICES, filterChoices(waiting, facetsOfOpen))}
            only={t('filter.notable')}
            found={count === total ? t('filter.foundAll', { count: total }) : t('filter.found', { count, all: total })}
            onFilter={(next) => {
              isFirstWanted.current = false
              setFilter(next)
            }}
            onDown={() => {
              isFirstWanted.current = isBefore
              if (!isBefore) to(0)
            }}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div ref={scroll} className="scroll" tabIndex={0}>
        {!found.data ? (
          <Loading />
        ) : total === 0 ? (
          <EmptyNote fact={t('incidents.none')} todo={t('incidents.noneDo')} />
        ) : count === 0 ? (
          <EmptyNote fact={t('filter.nothing')} todo={t('filter.nothingDo')} />
        ) : (
          <table className="ledger wraps" aria-rowcount={count + 1}>
            <thead>
              <tr aria-rowindex={1}>
                <th>{t('incidents.number')}</th>
                <th>{t('penalties.when')}</th>
                <th>{t('penalties.roundHead')}</th>
                <th>{t('penalties.where')}</th>
                <th>{t('filter.state')}</th>
                <th>{t('penalties.who')}</th>
                <th>{t('penalties.rule')}</th>
                <th>{t('incident.decision')}</th>
                <th className={rulingsCss.opt}>{t('penalties.reason')}</th>
              </tr>
            </thead>
            <VirtualRows body={body} rows={rows} columns={9}>
              {(index, place) => {
                const waits = open[index]
                const incident = rowAt(index - open.length)
                return waits ? (
                  <OpenFindingRow key={waits.table.id} open={waits} place={place} />
                ) : (
                  <IncidentRow key={incident?.id ?? `row ${index}`} incident={incident} place={place} onOpen={openedRow.set} />
                )
              }}
            </VirtualRows>
          </table>
        )}
      </div>
    </main>
  )
}

const NO_CHOICES = { state: [], round: [], table: [], player: [], referee: [], rule: [] }

const PAGE = 50

const pageOf = (filter: ListFilter, n: number) =>
  ask.incidents.find.queryOptions({ input: { filter: deskFilter(filter), from: n * PAGE, count: PAGE } })

/** The first page of the incidents that match a filter, with their count. The previous result stays until the new one is loaded. */
const useFoundIncidents = (filter: ListFilter) => useQuery({ ...pageOf(filter, 0), placeholderData: keepPreviousData })

/** Returns a function that gives the incident in a row. Loads the pages with the rows from `first` to `last`. */
const useIncidentRows = (
  filter: ListFilter,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useFoundIncidents>, 'data' | 'isPlaceholderData'>,
  { first, last }: { readonly first: number; readonly last: number },
): ((row: number) => FoundIncident | undefined) => {
  const further = isPlaceholderData ? [] : pagesOf(first, last).filter((n) => n > 0 && n * PAGE < (data?.found ?? 0))
  const pages = useQueries({ queries: further.map((n) => pageOf(filter, n)) })
  return (row) => {
    const n = Math.floor(row / PAGE)
    const rows = n === 0 ? data?.rows : pages[further.indexOf(n)]?.data?.rows
    return rows?.[row % PAGE]
  }
}

const pagesOf = (first: number, last: number): readonly number[] => {
  const from = Math.floor(Math.max(0, first) / PAGE)
  return Array.from({ length: Math.floor(Math.max(0, last) / PAGE) - from + 1 }, (_, n) => from + n)
}
