import type { TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { Language } from '../model/language.ts'
import type { Remedy } from '../model/penalties.ts'
import type { ANSWERS } from '../model/rule-ids.ts'
import type { English } from '../phrases/english.ts'
import type { French } from '../phrases/french.ts'
import type { AT, WHOM } from './place-words.ts'

/** Printed beside the section of whichever edition is in force: each sentence is true under every one of them. */
type Wording<Phrases> = {
  /** The name of the rule in lists. */
  readonly name: string
  /** The moment at which it is raised. */
  readonly when: string
  /** A case in which it is not raised, though it may look so: the rule’s first example without a fault. */
  readonly notWhen: string
  /** The largest text on the ruling screen; for a question, the question to read out at the table. */
  readonly headline: (f: Phrases) => string
  /** One sentence about the facts. */
  readonly fact: (f: Phrases) => string
  /** The common law in our own words; an edition that differs has its own in its `laws`. */
  readonly law: string
  /** A sentence that would change the ruling if it were true. */
  readonly wouldChange: (f: Phrases) => string
  /** The proposed penalty of a violation, if the rule’s text says it and no row of the penalties. */
  readonly proposal?: string
  /** The rule's own steps, added to those of a remedy. */
  readonly steps?: Readonly<Partial<Record<Remedy, (f: Phrases) => string | undefined>>>
  /** Short notes on the acts that prove a finding, by act number; `events` holds the hand’s acts, numbered from 1. */
  readonly proofNotes?: (finding: Finding, events: readonly TableEvent[]) => ReadonlyMap<number, string>
}

/** The words of a rule that never asks. */
export type RuleWords = {
  /** The player of its finding, and the act. */
  readonly whom: keyof typeof WHOM
  readonly at: keyof typeof AT
} & { readonly [L in Language]: Wording<PhrasesOf[L]> }

/** A finding as the sentences of each language use it. */
type PhrasesOf = { readonly en: English; readonly fr: French }

export type QuestionRule = keyof typeof ANSWERS

/** The words of a rule that can be a question; a missing answer does not compile. */
export type QuestionWords<Id extends QuestionRule> = RuleWords & {
  readonly answers: Readonly<Record<(typeof ANSWERS)[Id][number], AnswerWords>>
}

/** One answer in one language: the label of its button, and what follows from it. */
type AnswerWording<Phrases> = { readonly label: string; readonly follows: (f: Phrases) => string }
export type AnswerWords = { readonly [L in Language]: AnswerWording<PhrasesOf[L]> }
