import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { differencesBetween, type RuleDifference } from '../../../engine/rulebook/edition-differences.ts'
import { settingName, settingValue } from '../../../engine/wording/editions/settings.ts'
import { penaltyCost } from '../../../engine/wording/penalties/why-penalty.ts'
import { ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useWords } from '../../language/language.ts'
import * as rulebookCss from '../../rulebook/rulebook.module.css'
import { SetCell } from '../../rulebook/set-cell.tsx'
import * as css from './rules.module.css'

type RuleDifferencesProps = { readonly here: RuleSet; readonly there: RuleSet }

/** Differences between two rule sets: rules in only one of them, levels, penalties, settings, value of a chombo. */
export const RuleDifferences = ({ here, there }: RuleDifferencesProps) => {
  const { t, language } = useWords()
  const { onlyHere, onlyThere, otherwise, notOnFile, settings } = differencesBetween(here, there)
  const [one, other] = [ruleSetShort(here, language).name, ruleSetShort(there, language).name]
  const parts: readonly (readonly [string, readonly RuleDifference[]])[] = [
    [t('rules.onlyHere', { one, other }), onlyHere],
    [t('rules.onlyHere', { one: other, other: one }), onlyThere],
    [t('rules.otherwise'), otherwise],
    [t('rules.notOnFile'), notOnFile],
  ]
  const chombo = [here, there].map((rules) => penaltyCost({ kind: 'chombo' }, rules, language))
  return (
    <table className={`ledger ${css.differences}`}>
      <thead>
        <tr>
          <th>{t('rulebook.rule')}</th>
          <th>{one}</th>
          <th>{other}</th>
        </tr>
      </thead>
      {parts
        .filter(([, rows]) => rows.length > 0)
        .map(([title, rows]) => (
          <tbody key={title}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {title} <small>{rows.length}</small>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.rule}>
                <td>
                  <a className={rulebookCss.ruleLink} href={`#${paths.rule(row.rule)}`}>
                    <b>{ruleName(row.rule, language)}</b>
                  </a>
                </td>
                <td>
                  <SetCell said={row.here} differs={false} />
                </td>
                <td>
                  <SetCell said={row.there} differs={false} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      {(settings.length > 0 || chombo[0] !== chombo[1]) && (
        <tbody>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {t('rules.settings')}
            </th>
          </tr>
          {chombo[0] !== chombo[1] && (
            <tr>
              <td>{t('rules.chombo')}</td>
              {chombo.map((worth, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cells, this set and that
                <td key={n}>{worth || '–'}</td>
              ))}
            </tr>
          )}
          {settings
            .filter((name) => name !== 'chombo-worth')
            .map((name) => (
              <tr key={name}>
                <td>{settingName(name, language)}</td>
                <td>{settingValue(name, here.settings[name], language)}</td>
                <td>{settingValue(name, there.settings[name], language)}</td>
              </tr>
            ))}
        </tbody>
      )}
    </table>
  )
}
