import type { ConductId } from '../../../engine/model/conduct.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { penaltiesForConduct } from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import { conductName } from '../../../engine/wording/penalties/conduct.ts'
import { conductLines } from '../../../engine/wording/penalties/conduct-proposal.ts'
import { ladderOf } from '../../../engine/wording/penalties/why-penalty.ts'
import { ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'

type ConductDetailProps = { readonly conduct: ConductId; readonly rules: RuleSet }

/** A fault of conduct: its penalty under the rules in force, and how it is logged. */
export const ConductDetail = ({ conduct, rules }: ConductDetailProps) => {
  const { t, language } = useWords()
  const { name, note } = ruleSetShort(rules, language)
  const ladder = ladderOf(rules, conduct, penaltiesForConduct(rules, conduct), language)
  return (
    <>
      <p className="cluster">
        <span className="q2">{t('rulebook.under', { name: dotted(name, note) })}</span>
      </p>
      <h2>{conductName(conduct, language)}</h2>
      {conductLines(conduct, rules, language).map((line) => (
        <p key={line}>
          <b>{capitalized(line)}</b>
        </p>
      ))}
      {ladder && <p className="q2">{ladder}</p>}
      <p className="q2">{t('offences.conduct')}</p>
    </>
  )
}
