import type { RefObject } from 'react'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import type { ListFilter } from '../incidents/filter.ts'
import { ledgerAddress } from './address.ts'
import * as css from './penalties.module.css'
import { type PenaltyTotals, type SumBy, sumPenalties, sumPenaltiesBy } from './sums.ts'

type SumsTableProps = {
  readonly rows: readonly LedgerRow[]
  readonly by: SumBy
  readonly filter: ListFilter
  readonly body: RefObject<HTMLTableSectionElement | null>
}

type Column = Exclude<keyof PenaltyTotals, 'key'>
const EACH: Readonly<Record<Column, true>> = {
  penalties: true,
  notices: true,
  deadHands: true,
  chombos: true,
  disqualifications: true,
  table: true,
  tournament: true,
  open: true,
}
const COLUMNS = Object.keys(EACH) as readonly Column[]

/** Totals of the penalties in force, by group and overall; each links to its penalties. */
export const SumsTable = ({ rows, by, filter, body }: SumsTableProps) => {
  const { t, language } = useWords()
  const label = ({ key }: PenaltyTotals): string => (key === '' ? t('penalties.without') : by === 'rule' ? ruleName(key, language) : key)
  const cells = (sum: PenaltyTotals) =>
    COLUMNS.map((column) => (
      <td key={column} className="num">
        {sum[column] === 0 ? <span className="q3">–</span> : formatNumber(sum[column], language)}
      </td>
    ))
  const total = sumPenalties('', rows)
  return (
    <table className={`ledger ${css.sums}`}>
      <thead>
        <tr>
          <th>{t(`filter.${by}`)}</th>
          {COLUMNS.map((column) => (
            <th key={column} className="num">
              {t(`penalties.sum.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {sumPenaltiesBy(rows, by).map((sum) => (
          <tr key={sum.key} className={sum.key === '' ? undefined : 'opens'}>
            <th scope="row">
              {sum.key === '' ? (
                label(sum)
              ) : (
                <a
                  className="link"
                  data-stop
                  href={`#${ledgerAddress({ filter: { ...filter, [by]: sum.key }, view: 'each', shown: false })}`}
                  title={t('penalties.narrowTo', { what: label(sum) })}
                >
                  {label(sum)}
                </a>
              )}
            </th>
            {cells(sum)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('penalties.all')}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  )
}
