import { POINTED_OUT, type RuleInSet } from '../../../engine/rulebook/rule-in-edition.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { caseName } from '../../../engine/wording/penalties/penalty-cases.ts'
import { penaltyCost } from '../../../engine/wording/penalties/why-penalty.ts'
import { citedSections } from '../../../engine/wording/terms/rule-sets.ts'
import { useWords } from '../../language/language.ts'

type PenaltyLinesProps = { readonly said: RuleInSet }

/** The penalties of a rule in a rule set, a line for each case, with their sections. */
export const PenaltyLines = ({ said: { rules, level, proposals } }: PenaltyLinesProps) => {
  const { t, language } = useWords()
  const lines = level === 'advice' ? [POINTED_OUT, ...proposals] : proposals
  return lines.map(({ case: only, penalty, section }) => (
    <p key={only}>
      <b>{penalty.kind === 'none' ? t('ruling.noPenaltyHere') : penaltyName(penalty, language)}</b>
      {only !== 'always' && ` ${caseName(only, language)}`}
      {penalty.kind === 'chombo' && <span className="q2"> · {penaltyCost(penalty, rules, language)}</span>}
      {section && <span className="q2"> · {citedSections(rules, [section], language)}</span>}
    </p>
  ))
}
