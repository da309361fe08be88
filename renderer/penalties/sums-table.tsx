import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../desk/contract.ts'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { ruleName } from '../ruling/rule-name.ts'
import { type Sum, type SumBy, sumOf, sumsBy } from './sums.ts'

type SumsTableProps = { readonly rows: readonly LedgerRow[]; readonly by: SumBy }

const COLUMNS = ['penalties', 'notices', 'deadHands', 'chombos', 'disqualifications', 'table', 'tournament', 'open'] as const

/** What the penalties that stand come to, and all of them together. */
export const SumsTable = ({ rows, by }: SumsTableProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const label = ({ key }: Sum): string => (key === '' ? t('penalties.without') : by === 'rule' ? ruleName(key, language) : key)
  const cells = (sum: Sum) =>
    COLUMNS.map((column) => (
      <td key={column} className="num">
        {sum[column] === 0 ? <span className="q3">–</span> : whole(sum[column], language)}
      </td>
    ))
  const total = sumOf('', rows)
  return (
    <table className="ledger sums">
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
      <tbody>
        {sumsBy(rows, by).map((sum) => (
          <tr key={sum.key}>
            <th scope="row">{label(sum)}</th>
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
