import { memo } from 'react'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { headline } from '../../../engine/wording/findings/headline.ts'
import { toTable } from '../../app-state/navigation/left-note.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import * as rulingsCss from '../rulings.module.css'
import type { VirtualRow } from './virtual-rows.tsx'

/** A table with a violation or question that is not decided yet. */
export type OpenFinding = { readonly table: TableSummary; readonly first: NonNullable<TableSummary['first']>; readonly count: number }

/** Findings that are not decided yet and have no incident, one for each table, newest first. */
export const openFindingsAt = (tables: readonly TableSummary[]): readonly OpenFinding[] =>
  tables
    .flatMap((table) => {
      const count = table.open.violation + table.open.question
      return table.first && count > 0 ? [{ table, first: table.first, count }] : []
    })
    .sort((a, b) => b.first.since.getTime() - a.first.since.getTime())

type OpenFindingRowProps = { readonly open: OpenFinding; readonly place: VirtualRow }

/**
 * An open finding: table, player, rule and fact. It gets a number with its ruling.
 */
export const OpenFindingRow = memo(({ open: { table, first, count }, place }: OpenFindingRowProps) => {
  const { t, language } = useWords()
  const { rule, seat, level } = first.finding
  const to = toTable(table.id, table.openIn[0])
  return (
    <tr {...place} className="opens">
      <td>
        <a
          className="link"
          data-stop
          href={`#${to.path}`}
          onClick={to.leave}
          aria-label={
            table.round === null ? t('table.title', { table: table.name }) : t('shell.tableOf', { table: table.name, round: table.round })
          }
        >
          –
        </a>
      </td>
      <td className="q2">{formatMoment(first.since, language)}</td>
      <td className="q2">{table.round !== null && t('penalties.round', { round: table.round })}</td>
      <td data-head={t('penalties.where')}>{table.name}</td>
      <td>
        <b>{t('incidents.state.open')}</b>
        <div className="q2">{t(level === 'question' ? 'incidents.toAnswer' : 'incidents.toRule')}</div>
      </td>
      <td>{seat && <b>{first.player ?? t(`seat.${seat}`)}</b>}</td>
      <td>
        {ruleName(rule, language)}
        <br />
        <code className="q2">{rule}</code>
      </td>
      <td className="q2">{count > 1 && t('incidents.moreThere', { count: count - 1 })}</td>
      <td className={`why ${rulingsCss.opt} q2`}>{headline(first.finding, language)}</td>
    </tr>
  )
})
