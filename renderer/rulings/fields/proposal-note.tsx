import type { Proposal } from '../../../desk/contract/rulings.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { timesLastUmaOf } from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import { inCircumstance } from '../../../engine/rulebook/penalties/ladders.ts'
import { type RuleInSet, ruleInSet } from '../../../engine/rulebook/rule-in-edition.ts'
import { inPlaceOfResult } from '../../../engine/wording/penalties/conduct-proposal.ts'
import { ladderNote } from '../../../engine/wording/penalties/ladder-note.ts'
import { penaltyChoiceName, penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { penaltyCost } from '../../../engine/wording/penalties/why-penalty.ts'
import { citation, conductCitation, ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useWords } from '../../language/language.ts'
import { CasePlace, IncidentLink } from '../case-place.tsx'
import * as css from './fields.module.css'
import { PenaltyLines } from './penalty-lines.tsx'

type ProposalNoteProps = { readonly proposal: Proposal; readonly rule: string }

/** The rule set's proposal with its reason: the step of the ladder and the player's earlier penalties. */
export const ProposalNote = ({ proposal, rule }: ProposalNoteProps) => {
  const { t, language } = useWords()
  const { penalty, first, others, sections, circumstances, circumstance, earlier, rules } = proposal
  const set = useRuleSet(rules)
  const times = timesLastUmaOf(set, rule, penalty)
  const note = ladderNote(set, { rule, first, earlier: inCircumstance(earlier, { rule, circumstance }).length }, language)
  const where = isRuleId(rule)
    ? citation({ rule, sections }, rules, language)
    : sections.length === 0 && note === ''
      ? t('act.notNamed', { rules: ruleSetName(rules, language) })
      : conductCitation(sections, rules, language)
  // the text distinguishes cases, and only the referee knows which it was
  const isByCase = isRuleId(rule) && others.length > 0
  return (
    <div className={`lines ${css.proposal}`} role="status">
      <h3 className="label">{t('act.proposed')}</h3>
      <p className={css.pprop}>{capitalized(penaltyChoiceName(isByCase ? [penalty] : [penalty, ...others], language))}</p>
      {isByCase && circumstances.length === 0 && <PenaltyLines said={besides(ruleInSet(rule, set), penalty)} />}
      {penalty.kind === 'chombo' && others.length === 0 && <p>{penaltyCost(penalty, set, language)}</p>}
      {times !== null && <p>{capitalized(inPlaceOfResult(times, language))}</p>}
      <p className="q2">{where}</p>
      {note !== '' && <p>{note}</p>}
      {earlier.length === 0 ? (
        <p className="q2">{t('ruling.first')}</p>
      ) : (
        <ul className="lined">
          {earlier.map((one) => (
            <li key={`${one.incident} ${one.at.getTime()}`}>
              <IncidentLink incident={one.incident} /> <CasePlace of={one} /> <b>{penaltyName(one.imposed, language)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A rule without the case that is proposed already as the referee’s. */
const besides = (said: RuleInSet, { kind }: Proposal['penalty']): RuleInSet => ({
  ...said,
  proposals: said.proposals.filter(({ penalty }) => kind !== 'discretion' || penalty.kind !== 'discretion'),
})
