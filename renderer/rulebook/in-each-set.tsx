import type { RuleId } from '../../engine/model/rule-ids.ts'
import { firstPenalties, type RuleInSet, treatsOtherwise } from '../../engine/rulebook/rule-in-edition.ts'
import { saySilence } from '../../engine/wording/editions/compare.ts'
import { ladderOf } from '../../engine/wording/penalties/why-penalty.ts'
import { citedSections, ruleSetShort } from '../../engine/wording/terms/rule-sets.ts'
import { ruleSetKey } from '../app-state/desk/use-rule-sets.ts'
import { dotted } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import * as comparisonCss from '../rulings/comparison/comparison.module.css'
import { PenaltyLines } from '../rulings/fields/penalty-lines.tsx'
import { Icon, levelIcon } from '../ui/icon.tsx'
import * as css from './rulebook.module.css'

type InEachSetProps = { readonly rule: RuleId; readonly inSets: readonly RuleInSet[] }

/** A rule in every rule set: level, section, edition, penalties by case and the ladder. The set in force comes first. */
export const InEachSet = ({ rule, inSets }: InEachSetProps) => {
  const { t, language } = useWords()
  const [own] = inSets
  return (
    <>
      <h2>{t('rulebook.inEachSet')}</h2>
      <ul className={css.eachSet}>
        {inSets.map((said) => {
          const { rules, level, why, sections } = said
          const { name, note } = ruleSetShort(rules, language)
          const ladder = ladderOf(rules, rule, firstPenalties(said), language)
          const differs = own !== undefined && said !== own && treatsOtherwise(own, said)
          return (
            <li key={ruleSetKey(rules)} className={said === own ? css.force : ''}>
              <h3>
                {differs && (
                  <span className={comparisonCss.ne}>
                    ≠<span className="sr"> {t('compare.differs')}</span>{' '}
                  </span>
                )}
                {name}
                <small>
                  {dotted(
                    said === own && t('compare.inForce'),
                    !name.endsWith(rules.edition.split(' ').at(-1) ?? '') && t('rulebook.edition', { edition: rules.edition }),
                    note,
                  )}
                </small>
              </h3>
              {level === null ? (
                <p className={css.off}>{why && saySilence({ kind: 'nothing', why, instead: [] }, language)}</p>
              ) : (
                <>
                  <p>
                    <span className={`lv ${level}`}>
                      <Icon name={levelIcon(level)} /> {t(`level.${level}`)}
                    </span>{' '}
                    {sections.length > 0 ? citedSections(rules, sections, language) : t('rulebook.noSection')}
                  </p>
                  <PenaltyLines said={said} />
                  {ladder && <p className="q2">{ladder}</p>}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
