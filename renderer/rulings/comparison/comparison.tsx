import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Finding, isOpenQuestion } from '../../../engine/model/findings.ts'
import { saySilence } from '../../../engine/wording/editions/compare.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { remedyName } from '../../../engine/wording/penalties/remedy-names.ts'
import { ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { citation, ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { ask } from '../../app-state/desk/client.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/status.tsx'
import { type ComparedColumn, comparedColumns, differingAspects } from './compare.ts'
import * as css from './comparison.module.css'

/** The same acts under other rule sets, below the one in force. Differences from it begin with ≠. */
export const Comparison = ({ state, shown }: RulingProps) => {
  const { t } = useWords()
  const { data, error } = useQuery(ask.tables.compare.queryOptions({ input: { table: state.table.id, hand: state.hand } }))
  const section = useRef<HTMLElement>(null)
  const isThere = data !== undefined
  // scrolls into view, because the button that opened it is far away
  useEffect(() => {
    if (isThere) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  if (error) return <p className="q2">{error.message}</p>
  if (!data) return <Loading />
  return (
    <section ref={section} className={css.compared} aria-label={t('compare.title')}>
      <h2>
        {t('compare.title')} <span className="q2">{t('compare.legend')}</span>
      </h2>
      <ComparedTable compared={data} about={shown.finding} />
    </section>
  )
}

type ComparedTableProps = {
  readonly compared: Parameters<typeof comparedColumns>[0]
  readonly about: Parameters<typeof comparedColumns>[1]
  /** Label of the first rule set. */
  readonly first?: string
}

/** Table of one finding, a row for each rule set. */
export const ComparedTable = ({ compared, about, first: isFirst }: ComparedTableProps) => {
  const { t, language } = useWords()
  const columns = comparedColumns(compared, about)
  const first = columns[0]
  if (!first) return <p className="q2">{t('compare.none')}</p>
  const cell = (differs: boolean, what: ReactNode): ReactNode => (
    <>
      {differs && (
        <span className={css.ne}>
          ≠<span className="sr"> {t('compare.differs')}</span>
        </span>
      )}{' '}
      {what}
    </>
  )
  const penaltyOf = (finding: Finding): string =>
    isOpenQuestion(finding) ? t('ruling.afterAnswer') : penaltyName(finding.penalty, language)
  const aspects: readonly {
    readonly head: string
    readonly of: (column: ComparedColumn, differ: ReturnType<typeof differingAspects>) => ReactNode
  }[] = [
    {
      head: t('compare.finding'),
      of: (column, differ) =>
        cell(
          differ.has('raised') || differ.has('level'),
          column.finding ? (
            <span className={`lv ${column.finding.level}`}>
              <Icon name={levelIcon(column.finding.level)} /> {t(`level.${column.finding.level}`)}
              {column.finding.state === 'pending' && ` · ${t('level.pending')}`}
            </span>
          ) : (
            <>
              {column.silence ? saySilence({ kind: 'nothing', why: column.silence.why, instead: [] }, language) : '—'}
              {column.silence?.instead && <b> {ruleName(column.silence.instead, language)}</b>}
            </>
          ),
        ),
    },
    {
      head: t('compare.raisedAt'),
      of: (column, differ) => cell(differ.has('event'), column.finding ? t('app.act', { act: column.finding.event }) : '—'),
    },
    {
      head: t('compare.section'),
      of: ({ finding, rules }) =>
        finding ? (finding.sections.length > 0 ? finding.sections.join(', ') : citation(finding, rules, language)) : '—',
    },
    {
      head: t('compare.todo'),
      of: (column, differ) =>
        cell(
          differ.has('remedies'),
          column.finding ? column.finding.remedies.map((remedy) => remedyName(remedy, language)).join(', ') || '—' : '—',
        ),
    },
    {
      head: t('compare.penalty'),
      of: ({ finding }, differ) => cell(differ.has('penalty'), <b>{finding ? penaltyOf(finding) : '—'}</b>),
    },
  ]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {aspects.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, n) => {
              const { rules } = column
              const { name, note } = ruleSetShort(rules, language)
              const differ = differingAspects(first, column)
              return (
                <tr key={`${rules.id} ${rules.edition}`} className={n === 0 ? css.force : ''}>
                  <th scope="row">
                    {name}
                    <small>{dotted(n === 0 && (isFirst ?? t('compare.inForce')), note)}</small>
                  </th>
                  {(column.finding ? aspects : aspects.slice(0, 1)).map(({ head, of }) => (
                    <td key={head} colSpan={column.finding ? 1 : aspects.length}>
                      {of(column, differ)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
