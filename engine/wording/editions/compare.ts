import type { ComparedAspect, ComparedPlace, RuleSetVerdict } from '../../judging/compare-editions.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import { seatName } from '../../phrases/seats.ts'
import { typeset } from '../../phrases/typeset.ts'
import type { WhyAbsent } from '../../rulebook/why-absent.ts'
import { describe as inWords } from '../findings/describe.ts'
import { ruleName } from '../rules/rule-table.ts'
import { type RuleSetName, ruleSetName } from '../terms/rule-sets.ts'

/** The verdict of one rule set at a place, in words; `says` is its level, or the reason for its silence. */
type SaidVerdict = {
  readonly ruleSet: string
  readonly says: string
  readonly citation: string
  readonly penalty: string
  readonly steps: readonly string[]
}

/** A place of a comparison in words. */
export type SaidPlace = {
  readonly event: number
  readonly rule: string
  /** Empty where the finding has no seat. */
  readonly seat: string
  readonly verdicts: readonly SaidVerdict[]
  /** Empty where all rule sets agree. */
  readonly differs: string
}

/** The part of a comparison that is put into words. */
type Compared = { readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }

/** A comparison as the review screen, reports and the command line show it. */
export const sayComparison = ({ ruleSets, places }: Compared, language: Language): readonly SaidPlace[] =>
  places.map((place) => ({
    event: place.event,
    rule: ruleName(place.rule, language),
    seat: place.seat === null ? '' : seatName(place.seat, language),
    verdicts: place.verdicts.flatMap((verdict, i) => {
      const rules = ruleSets[i]
      return rules ? [sayVerdict(verdict, rules, language)] : []
    }),
    differs: sayDifference(place, language),
  }))

const sayVerdict = (verdict: RuleSetVerdict, rules: RuleSetName, language: Language): SaidVerdict => {
  const ruleSet = typeset(ruleSetName(rules, language), language)
  if (verdict.kind === 'nothing') return { ruleSet, says: saySilence(verdict, language), citation: '', penalty: '', steps: [] }
  const { level, citation, penalty, steps } = inWords(verdict.finding, rules, language)
  const settled = verdict.finding.state === 'settled' ? { en: ', resolved', fr: ', réglée' }[language] : ''
  return { ruleSet, says: level + settled, citation, penalty, steps }
}

/** The reason for a rule set’s silence, and the rules that it raises instead. */
export const saySilence = ({ why, instead }: Extract<RuleSetVerdict, { readonly kind: 'nothing' }>, language: Language): string => {
  const rules = instead.map((rule) => ruleName(rule, language)).join(', ')
  const other = rules === '' ? '' : { en: `; instead: ${rules}`, fr: ` ; à la place : ${rules}` }[language]
  return typeset(`${SILENCES[why][language]}${other}`, language)
}

const SILENCES: Readonly<Record<WhyAbsent, ByLanguage<string>>> = {
  'not-a-rule': { en: 'Nothing: this rule set has no such rule', fr: 'Rien : ce règlement n’a pas cette règle' },
  'not-on-file': { en: 'Nothing: the chapter is not on file', fr: 'Rien : le chapitre n’est pas disponible' },
  'house-rule': { en: 'Nothing: a house rule switches it off', fr: 'Rien : une règle maison l’écarte' },
  'another-window': { en: 'Nothing: its claim windows are different', fr: 'Rien : ses délais de réclamation sont différents' },
  'due-later': {
    en: 'Not yet: the player can take the tile until their own next draw',
    fr: 'Pas encore : le joueur peut prendre la tuile jusqu’à sa prochaine pioche',
  },
  'another-setting': { en: 'Nothing: a setting is different', fr: 'Rien : un réglage est différent' },
  'earlier-difference': { en: 'Nothing: the hand was already judged differently', fr: 'Rien : la donne était déjà jugée autrement' },
  'another-case': { en: 'Nothing: its rule does not cover this case', fr: 'Rien : sa règle ne couvre pas ce cas' },
}

const sayDifference = ({ differsIn }: ComparedPlace, language: Language): string => {
  if (differsIn.length === 0) return ''
  const [first, ...rest] = differsIn.map((aspect) => ASPECTS[aspect][language])
  return typeset(`${{ en: 'They differ in', fr: 'Ils diffèrent par' }[language]} ${[first, ...rest].join(', ')}`, language)
}

const ASPECTS: Readonly<Record<ComparedAspect, ByLanguage<string>>> = {
  raised: { en: 'whether it is raised', fr: 'la présence du constat' },
  level: { en: 'the level', fr: 'le niveau' },
  state: { en: 'whether it is resolved', fr: 'l’état du constat' },
  remedies: { en: 'what to do', fr: 'ce qu’il faut faire' },
  penalty: { en: 'the penalty', fr: 'la pénalité' },
}
