import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Language } from '../../model/language.ts'
import { english } from '../../phrases/english.ts'
import { french } from '../../phrases/french.ts'
import type { PlayerNames } from '../../phrases/phrases.ts'
import { typeset } from '../../phrases/typeset.ts'
import { RULE_WORDS } from '../../rules/words.ts'
import { penaltyName } from '../penalties/penalties.ts'
import { answerWords } from '../rules/answers.ts'
import { levelName, ruleLaw } from '../rules/rule-table.ts'
import { citation, type RuleSetName } from '../terms/rule-sets.ts'
import type { Due } from './due.ts'
import { plainHeadline } from './headline.ts'
import { stepsFor } from './steps.ts'

/** One answer: its word in the notation, the label of its button, its consequence. */
type AnswerDescription = { readonly word: string; readonly label: string; readonly follows: string }

/** A finding in words, as every screen, report and the command line shows it. */
export type Description = {
  readonly name: string
  readonly level: string
  readonly headline: string
  readonly fact: string
  readonly law: string
  readonly citation: string
  readonly wouldChange: string
  readonly steps: readonly string[]
  readonly penalty: string
  readonly answers: readonly AnswerDescription[]
}

/** Context of a finding: the players’ names by seat, and the act that is due at the table. */
export type FindingContext = { readonly people?: PlayerNames | undefined; readonly due?: Due | undefined }

/**
 * Puts a finding into words. With `people`, the fact adds the player’s name to the seat; with `due`, the steps name the player to act, or say
 * that the hand is over.
 */
export const describe = (
  finding: Finding,
  rules: RuleSetName,
  language: Language,
  { people = {}, due }: FindingContext = {},
): Description => {
  const said = spoken(finding, language, people)
  const set = (text: string): string => typeset(text, language)
  return {
    name: set(said.name),
    level: levelName(finding.level, language),
    headline: set(said.headline),
    fact: set(said.fact),
    law: ruleLaw(finding.rule, rules, language),
    citation: set(citation(finding, rules, language)),
    wouldChange: set(said.wouldChange),
    steps: stepsFor(finding, said.headline, language, due).map(set),
    penalty: penaltyName(finding.penalty, language),
    answers: answersTo(finding, language).map(({ word, label, follows }) => ({ word, label: set(label), follows: set(follows) })),
  }
}

/** Short notes on the acts that prove a finding, by act number; `events` holds the hand’s acts, numbered from 1. Most rules need none. */
export const proofNotes = (finding: Finding, events: readonly TableEvent[], language: Language): ReadonlyMap<number, string> =>
  RULE_WORDS[finding.rule][language].proofNotes?.(finding, events) ?? new Map()

type Spoken = { readonly name: string; readonly headline: string; readonly fact: string; readonly wouldChange: string }

/** The sentences of the rule; only the fact contains names. */
const spoken = (finding: Finding, language: Language, people: PlayerNames): Spoken => {
  const words = RULE_WORDS[finding.rule]
  return {
    name: words[language].name,
    headline: plainHeadline(finding, language),
    ...{
      en: () => ({ fact: words.en.fact(english(finding, people)), wouldChange: words.en.wouldChange(english(finding)) }),
      fr: () => ({ fact: words.fr.fact(french(finding, people)), wouldChange: words.fr.wouldChange(french(finding)) }),
    }[language](),
  }
}

const answersTo = (finding: Finding, language: Language): readonly AnswerDescription[] =>
  (finding.answers ?? []).map((word) => {
    const words = answerWords(finding.rule)[word]
    if (!words) return { word, label: word, follows: word }
    const follows = { en: () => words.en.follows(english(finding)), fr: () => words.fr.follows(french(finding)) }[language]()
    return { word, label: words[language].label, follows }
  })
