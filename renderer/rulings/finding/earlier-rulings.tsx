import { useQuery } from '@tanstack/react-query'
import type { EarlierOfPlayer } from '../../../desk/contract/findings.ts'
import { repeatEffect } from '../../../engine/rulebook/penalties/ladders.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import * as css from './ruling.module.css'

type EarlierRulingsProps = RulingProps & { readonly player: string }

/** The player's earlier rulings in this tournament, those under the finding's rule first. */
export const EarlierRulings = ({ state, shown, player }: EarlierRulingsProps) => {
  const { t, language } = useWords()
  const { data } = useQuery(ask.findings.earlier.queryOptions({ input: { finding: shown.id } }))
  const rules = useRuleSet(state.rules)
  const { rule } = shown.finding
  const times = shown.earlier.filter((one) => one.rule === rule).length
  const repeat = repeatEffect(rules, shown.finding, times)
  const changes = repeat && t(`ruling.repeat.${repeat}`, { rules: ruleSetName(state.rules, language) })
  const all = (data ?? []).toSorted((a, b) => Number(b.rule === rule) - Number(a.rule === rule) || b.at.getTime() - a.at.getTime())
  const what = ({ decision, imposed }: EarlierOfPlayer): string =>
    decision === 'pointed-out' ? t('ruling.pointedOut') : imposed.kind === 'none' ? t('ruling.noPenalty') : penaltyName(imposed, language)
  return (
    <>
      <h2 className={`label ${css.later}`}>{t('ruling.earlier', { player })}</h2>
      {all.length > 0 && (
        <table className={css.hist}>
          <tbody>
            {all.map((each, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
              <tr key={n}>
                <td title={formatMoment(each.at, language)}>{each.round !== null && t('ruling.round', { round: each.round })}</td>
                <td>
                  <b>
                    {each.tableId !== null && each.hand !== null && each.finding !== null ? (
                      <a className="link" href={`#${paths.finding(each.tableId, each.hand, each.finding)}`}>
                        {ruleName(each.rule, language)}
                      </a>
                    ) : (
                      ruleName(each.rule, language)
                    )}
                  </b>
                  <br />
                  <span className="q2">{what(each)}</span>
                </td>
                <td className="r q2 nb">{each.table !== '' && t('clock.table', { table: each.table })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && (
        <p className="q2 said">
          {times > 0
            ? [t('ruling.times', { count: times }), changes].filter(Boolean).join(' ')
            : t(all.length > 0 ? 'ruling.first' : 'ruling.firstAny')}
        </p>
      )}
    </>
  )
}
