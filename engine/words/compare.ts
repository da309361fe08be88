import type { Aspect, ComparedPlace, Verdict } from '../compare.ts'
import type { ByLanguage, Language } from '../language.ts'
import type { Silence } from '../rule-sets/why-absent.ts'
import { describe as inWords } from './describe.ts'
import { type RuleSetName, ruleSetName } from './rule-sets.ts'
import { ruleName } from './rule-table.ts'
import { seatName } from './seats.ts'
import { typeset } from './typeset.ts'

/** What one rule set says at a place, in words; `says` is its level, or why it says nothing. */
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
  /** Empty where nobody is meant. */
  readonly seat: string
  readonly verdicts: readonly SaidVerdict[]
  /** Empty where all say the same. */
  readonly differs: string
}

/** What of a comparison goes into words: rule sets by what citations need of them. */
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

const sayVerdict = (verdict: Verdict, rules: RuleSetName, language: Language): SaidVerdict => {
  const ruleSet = typeset(ruleSetName(rules, language), language)
  if (verdict.kind === 'nothing') return { ruleSet, says: saySilence(verdict, language), citation: '', penalty: '', steps: [] }
  const { level, citation, penalty, steps } = inWords(verdict.finding, rules, language)
  const settled = verdict.finding.state === 'settled' ? (language === 'en' ? ', settled' : ', réglée') : ''
  return { ruleSet, says: level + settled, citation, penalty, steps }
}

/** Why a rule set says nothing, and what it raises in its place. */
export const saySilence = ({ why, instead }: Extract<Verdict, { readonly kind: 'nothing' }>, language: Language): string => {
  const rules = instead.map((rule) => ruleName(rule, language)).join(', ')
  const other = rules === '' ? '' : language === 'en' ? `; in its place: ${rules}` : ` ; à la place : ${rules}`
  return typeset(`${SILENCES[language][why]}${other}`, language)
}

const SILENCES: ByLanguage<Readonly<Record<Silence, string>>> = {
  en: {
    'not-a-rule': 'Nothing: not a rule there',
    'not-on-file': 'Nothing: the chapter is not on file',
    'house-rule': 'Nothing: a house rule has put it off',
    'another-window': 'Nothing: the claim windows are others there',
    'due-later': 'Not yet: there the tile can be taken until the player’s own next draw',
    'another-setting': 'Nothing: a setting is another there',
    'earlier-difference': 'Nothing: the hand was judged otherwise before',
    'another-case': 'Nothing: the rule does not cover this case there',
  },
  fr: {
    'not-a-rule': 'Rien : ce n’y est pas une règle',
    'not-on-file': 'Rien : le chapitre n’est pas disponible',
    'house-rule': 'Rien : une règle maison l’écarte',
    'another-window': 'Rien : les délais de réclamation y sont autres',
    'due-later': 'Pas encore : la tuile peut y être prise jusqu’à la prochaine pioche du joueur',
    'another-setting': 'Rien : un réglage y est autre',
    'earlier-difference': 'Rien : la main était déjà jugée autrement',
    'another-case': 'Rien : la règle n’y couvre pas ce cas',
  },
}

const sayDifference = ({ differsIn }: ComparedPlace, language: Language): string => {
  if (differsIn.length === 0) return ''
  const [first, ...rest] = differsIn.map((aspect) => ASPECTS[language][aspect])
  return typeset(`${language === 'en' ? 'They differ in' : 'Ils diffèrent par'} ${[first, ...rest].join(', ')}`, language)
}

const ASPECTS: ByLanguage<Readonly<Record<Aspect, string>>> = {
  en: {
    raised: 'whether it is raised',
    level: 'the level',
    state: 'whether it is settled',
    remedies: 'what to do',
    penalty: 'the penalty',
  },
  fr: { raised: 'le fait de relever', level: 'le niveau', state: 'le règlement', remedies: 'ce qu’il faut faire', penalty: 'la pénalité' },
}
