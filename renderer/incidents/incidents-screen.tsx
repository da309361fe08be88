import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident } from '../../desk/contract.ts'
import { ask } from '../desk/client.ts'
import { useLanguage } from '../language/language.ts'
import { ruleName } from '../ruling/rule-name.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { useTitle } from '../shell/use-title.ts'
import { choicesIn, type Filter, facetsOfIncident, facetsOfOpen, filtered, NO_FILTER } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { IncidentRow } from './incident-row.tsx'
import { type OpenFinding, OpenRow, openFindings } from './open-row.tsx'
import { useRows } from './use-rows.ts'

/** As it was left, for who comes back from an incident. */
let last: Filter = NO_FILTER

type Row = Incident | OpenFinding
const facetsOf = (row: Row) => ('first' in row ? facetsOfOpen(row) : facetsOfIncident(row))
const ruleOf = (row: Row): string | null => ('first' in row ? row.first.finding.rule : row.rule)

/** Every incident, what waits at the tables to be decided before them: newest first, narrowed by filters and by what was said or written of it. */
export const IncidentsScreen = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery(ask.incidents.list.queryOptions())
  const { data: tables } = useQuery(ask.tables.list.queryOptions())
  const all = useMemo((): readonly Row[] => [...(data ?? []), ...openFindings(tables ?? []).toReversed()], [data, tables])
  const [filter, setFilter] = useState(last)
  const { body, toFirst } = useRows()
  useTitle(t('incidents.title'))
  const choices = useMemo(() => choicesIn(all, facetsOf), [all])
  const asked = useDeferredValue(filter)
  const rows = useMemo(
    () =>
      filtered(all, asked, {
        facets: facetsOf,
        also: (row) => (ruleOf(row) === null ? [] : [ruleName(ruleOf(row) ?? '', language)]),
      }).toReversed(),
    [all, asked, language],
  )
  const change = (next: Filter): void => {
    last = next
    setFilter(next)
  }
  return (
    <main className="page">
      <header className="head listhead">
        <h1>{t('incidents.title')}</h1>
        {data && all.length > 0 && (
          <FilterBar
            filter={filter}
            choices={choices}
            only={t('filter.notable')}
            found={t('filter.found', { found: rows.length, all: all.length })}
            onFilter={change}
            onDown={toFirst}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        {!data ? (
          <Loading />
        ) : all.length === 0 ? (
          <Empty fact={t('incidents.none')} todo={t('incidents.noneDo')} />
        ) : rows.length === 0 ? (
          <Empty fact={t('filter.nothing')} todo={t('filter.nothingDo')} />
        ) : (
          <table className="ledger">
            <thead>
              <tr>
                <th>{t('incidents.number')}</th>
                <th>{t('penalties.when')}</th>
                <th>{t('penalties.roundHead')}</th>
                <th>{t('penalties.where')}</th>
                <th>{t('incidents.stateHead')}</th>
                <th>{t('penalties.who')}</th>
                <th>{t('penalties.rule')}</th>
                <th>{t('incidents.decided')}</th>
                <th className="opt">{t('penalties.reason')}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row) =>
                'first' in row ? <OpenRow key={row.table.id} open={row} /> : <IncidentRow key={row.id} incident={row} />,
              )}
            </tbody>
          </table>
        )}
      </div>
    </main>
  )
}
