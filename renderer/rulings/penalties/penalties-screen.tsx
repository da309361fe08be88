import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyNote } from '../../ui/empty.tsx'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { Loading } from '../../ui/status.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { filterChoices, filterRows } from '../incidents/filter.ts'
import { FilterBar } from '../incidents/filter-bar.tsx'
import * as rulingsCss from '../rulings.module.css'
import { LEDGER_VIEWS, useLedgerView } from './address.ts'
import { ExportButtons } from './export-buttons.tsx'
import { facetsOfPenalty } from './facets.ts'
import { FindingsView } from './findings-view.tsx'
import { ImposeForm } from './impose-form.tsx'
import * as css from './penalties.module.css'
import { LEDGER_COLUMNS, PenaltyRow } from './penalty-row.tsx'
import { sumPenalties } from './sums.ts'
import { SumsTable } from './sums-table.tsx'

/** The ledger of penalties with player, time, rule, referee and reason; filters, totals, and a form for penalties without an act. */
export const PenaltiesScreen = () => {
  const { t, language } = useWords()
  const { data } = useQuery(ask.penalties.list.queryOptions())
  const [look, setLook] = useLedgerView()
  const { filter, view } = look
  const [imposing, setImposing] = useState(false)
  const { body, toFirst } = useRowKeys()
  const foot = useRef<HTMLElement>(null)
  useFirstFocus(
    () => body.current?.querySelector<HTMLElement>('[data-stop]'),
    () => foot.current?.querySelector('button'),
  )
  useTitle(t('penalties.title'))
  const { keyOf } = useBindings()
  useKeys({ [keyOf('penalties.impose')]: () => setImposing(true) })
  const choices = useMemo(() => filterChoices(data ?? [], facetsOfPenalty), [data])
  const rows = useMemo(
    () => filterRows(data ?? [], filter, { facets: facetsOfPenalty, also: ({ rule }: LedgerRow) => [ruleName(rule, language)] }),
    [data, filter, language],
  )
  const total = sumPenalties('', rows)
  return (
    <main className="page">
      <header className="head listhead">
        <h1>{t('penalties.title')}</h1>
        {data && data.length > 0 && (
          <FilterBar
            filter={filter}
            choices={choices}
            only={t('filter.standing')}
            found={
              rows.length === data.length
                ? t('filter.foundAll', { count: data.length })
                : t('filter.found', { count: rows.length, all: data.length })
            }
            onFilter={(next) => setLook({ ...look, filter: next })}
            onDown={toFirst}
          />
        )}
        {data && (
          <ChoiceField
            label={t('penalties.sumBy')}
            choices={LEDGER_VIEWS.map((value) => ({ value, label: t(`penalties.view.${value}`) }))}
            value={view}
            onValue={(value) => setLook({ ...look, view: value })}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="scroll" tabIndex={0}>
        {!data ? (
          <Loading />
        ) : view === 'findings' ? (
          <FindingsView look={look} onLook={setLook} />
        ) : data.length === 0 ? (
          <EmptyNote fact={t('penalties.none')} todo={t('penalties.noneDo')} />
        ) : rows.length === 0 ? (
          <EmptyNote fact={t('filter.nothing')} todo={t('filter.nothingDo')} />
        ) : view !== 'each' ? (
          <SumsTable rows={rows} by={view} body={body} filter={filter} />
        ) : (
          <table className={`ledger wraps ${css.given}`}>
            <thead>
              <tr>
                {LEDGER_COLUMNS.map(({ field, head, wide }) => (
                  <th key={field} className={wide && css.opt}>
                    {head[language]}
                  </th>
                ))}
                <th>
                  <span className="sr">{t('penalties.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row) => (
                <PenaltyRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <footer ref={foot} className={imposing ? `bar2 ${rulingsCss.open} scroll` : 'bar2'}>
        {imposing ? (
          <ImposeForm onDone={() => setImposing(false)} />
        ) : (
          <div className="row">
            <Button label={t('penalties.impose')} chord={keyOf('penalties.impose')} onClick={() => setImposing(true)} />
            {data && <ExportButtons what={view === 'findings' ? 'tournament' : 'penalties'} />}
            {rows.length > 0 && (
              <p className="push" role="status">
                {t('penalties.standing', { count: total.penalties })}
                {total.table !== 0 && <> · {t('penalties.tablePoints', { points: formatNumber(total.table, language) })}</>}
                {total.tournament !== 0 && <> · {t('penalties.tournamentPoints', { points: formatNumber(total.tournament, language) })}</>}
              </p>
            )}
          </div>
        )}
      </footer>
    </main>
  )
}

/** Up and down go through the rows of a list; the focus goes to the first link or button of a row. */
const useRowKeys = () => {
  const body = useRef<HTMLTableSectionElement>(null)
  const stops = (): readonly HTMLElement[] => [...(body.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  const move = (by: number): void => {
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.max(0, Math.min(all.length - 1, at + by))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const [up, down, pageUp, pageDown] = [-1, 1, -10, 10].map((by) => (): void => move(by)) as [
    () => void,
    () => void,
    () => void,
    () => void,
  ]
  useKeys({ ArrowUp: up, ArrowDown: down, PageUp: pageUp, PageDown: pageDown })
  return { body, toFirst: () => stops()[0]?.focus() }
}
