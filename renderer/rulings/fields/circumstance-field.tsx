import { useQuery } from '@tanstack/react-query'
import type { Proposal, Ruling } from '../../../desk/contract/rulings.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { conductSections } from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import { casesUnrecorded } from '../../../engine/rulebook/rule-in-edition.ts'
import { circumstanceName } from '../../../engine/wording/penalties/circumstances.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { caseName } from '../../../engine/wording/penalties/penalty-cases.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { useChoiceKeys } from '../../keys/use-choice-keys.ts'
import { useWords } from '../../language/language.ts'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { choiceDrafts } from './picked-penalty.ts'

/** The circumstance that a referee found; `none`: none of those that the text distinguishes. Null: not yet asked or answered. */
export type FoundCircumstance = Proposal['circumstances'][number] | 'none' | null

/**
 * The answer in a form, which belongs to its rule and is kept in the form's draft; `circumstance`: the part of a request that names it, null if
 * it names none. `standing`: the ruling in force, whose answer is the first one.
 */
export const useCircumstance = (rule: string, form: string, standing: Pick<Ruling, 'rule' | 'circumstance'> | null = null) => {
  const [answer, setAnswer] = useFormDraft<{ readonly rule: string; readonly found: FoundCircumstance }>(
    choiceDrafts(form).circumstance,
    () => ({ rule: standing?.rule ?? '', found: standing?.circumstance ?? null }),
  )
  const found = answer.rule === rule ? answer.found : null
  return {
    found,
    circumstance: found === null || found === 'none' ? null : { circumstance: found },
    setFound: (found: FoundCircumstance): void => setAnswer({ rule, found }),
  }
}

/** An observation as a request names it, but for its circumstance. */
type Seen = Omit<Parameters<typeof ask.incidents.propose.call>[0], 'circumstance'>

/** The proposal if an incident is ruled on, once the circumstance is named. `isAsked`: whether the observation is complete. */
export const useIncidentProposal = (seen: Seen, isAsked: boolean, form: string, standing: Parameters<typeof useCircumstance>[2]) => {
  const answer = useCircumstance(seen.rule, form, standing)
  const { found, circumstance } = answer
  const { data: asked } = useQuery({ ...ask.incidents.propose.queryOptions({ input: seen }), enabled: isAsked })
  const { data: inCircumstance } = useQuery({
    ...ask.incidents.propose.queryOptions({ input: { ...seen, ...circumstance } }),
    enabled: isAsked && circumstance !== null,
  })
  const isUnanswered = asked !== undefined && lacksCircumstance(asked, seen.rule, found)
  return { ...answer, asked, isUnanswered, proposal: isUnanswered ? undefined : circumstance === null ? asked : inCircumstance }
}

/** Whether a circumstance has to be named first. The case of a fault of play may stay open: its penalty is proposed, or chosen, without it. */
export const lacksCircumstance = ({ circumstances }: Proposal, rule: string, found: FoundCircumstance): boolean =>
  circumstances.length > 0 && found === null && !isRuleId(rule)

type CircumstanceFieldProps = {
  readonly asked: Proposal
  readonly rule: string
  readonly found: FoundCircumstance
  readonly onFound: (found: FoundCircumstance) => void
}

/**
 * “Which was it?”: the circumstances among which the text distinguishes, asked before a penalty is proposed; the cases of a fault of play with
 * their penalties.
 */
export const CircumstanceField = ({ asked: { circumstances, rules }, rule, found, onFound }: CircumstanceFieldProps) => {
  const { t, language } = useWords()
  const set = useRuleSet(rules)
  const named = isRuleId(rule)
    ? casesUnrecorded(rule, set).map(({ case: value, penalty, section }) => {
        const what = penalty.kind === 'none' ? t('ruling.noPenaltyHere') : penaltyName(penalty, language)
        const when = value === 'always' ? `, ${circumstanceName(value, language)}` : ` ${caseName(value, language)}`
        return { value, label: `${what}${when}`, sections: section ?? '' }
      })
    : circumstances.map((value) => ({
        value,
        label: capitalized(circumstanceName(value, language)),
        sections: conductSections(set, rule, value).join(', '),
      }))
  const choices = [
    ...named.map(({ value, label, sections }, n) => ({
      value,
      label: sections === '' ? label : `${label} (${sections})`,
      hint: String(value === 'always' ? 0 : n + 1),
    })),
    ...(isRuleId(rule) ? [] : [{ value: 'none', label: t('act.noneOfThese'), hint: '0' } as const]),
  ]
  useChoiceKeys(
    choices.map(({ hint }) => hint),
    (key) => onFound(choices.find(({ hint }) => hint === key)?.value ?? null),
  )
  return <ChoiceField label={t('act.which')} choices={choices} value={found} onValue={onFound} needed={!isRuleId(rule)} />
}
