import { useQuery } from '@tanstack/react-query'
import { ask } from '../../app-state/desk/client.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { EmptyNote } from '../../ui/empty.tsx'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { Loading } from '../../ui/status.tsx'
import type { LedgerView } from './address.ts'
import { countFindings, type FindingCounts } from './counts.ts'
import { FindingsChart } from './findings-chart.tsx'
import * as css from './penalties.module.css'

type FindingsViewProps = { readonly look: LedgerView; readonly onLook: (look: LedgerView) => void }

/** Findings by rule and round, as a chart and as a table. */
export const FindingsView = ({ look, onLook }: FindingsViewProps) => {
  const { t } = useWords()
  const { data } = useQuery(ask.findings.counts.queryOptions())
  if (!data) return <Loading />
  const counted = countFindings(data, look)
  return (
    <div className={`blocks ${css.counted}`}>
      <div className={`picks ${css.options}`}>
        <ChoiceField
          label={t('penalties.findings.which')}
          choices={[
            { value: 'confirmed', label: t('penalties.findings.confirmed') },
            { value: 'shown', label: t('penalties.findings.shown') },
          ]}
          value={look.shown ? 'shown' : 'confirmed'}
          onValue={(which) => onLook({ ...look, shown: which === 'shown' })}
        />
        <p className="q2">{t('penalties.findings.note')}</p>
      </div>
      {counted.sum === 0 ? (
        <EmptyNote fact={t('penalties.findings.none')} todo={t('penalties.findings.noneDo')} />
      ) : (
        <div className="two">
          <figure className="blocks">
            <figcaption className="label">{t('penalties.findings.title')}</figcaption>
            <FindingsChart counted={counted} />
          </figure>
          <Numbers counted={counted} />
        </div>
      )}
    </div>
  )
}

const Numbers = ({ counted: { rounds, rules, sums, sum } }: { readonly counted: FindingCounts }) => {
  const { t, language } = useWords()
  const cell = (count: number) => (count === 0 ? <span className="q3">–</span> : formatNumber(count, language))
  return (
    <table className={`ledger ${css.sums}`}>
      <thead>
        <tr>
          <th>{t('filter.rule')}</th>
          {rounds.map((round) => (
            <th key={round} className="num">
              {t('penalties.round', { round: round ?? t('penalties.findings.noRound') })}
            </th>
          ))}
          <th className="num">{t('penalties.findings.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, byRound, sum: all }) => (
          <tr key={rule}>
            <th scope="row">{ruleName(rule, language)}</th>
            {byRound.map((count, n) => (
              <td key={rounds[n]} className="num">
                {cell(count)}
              </td>
            ))}
            <td className="num">{cell(all)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('penalties.all')}</th>
          {sums.map((count, n) => (
            <td key={rounds[n]} className="num">
              {cell(count)}
            </td>
          ))}
          <td className="num">{cell(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
