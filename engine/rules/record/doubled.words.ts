import type { FindingParts } from '../../phrases/phrases.ts'
import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'

export const recordDoubledWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Line entered twice',
    when: 'A line is entered twice.',
    notWhen: 'Two players discard the same tile.',
    headline: (f) => block(f, 'Acts # to # repeat acts # to #') ?? `${capitalized(f.at)} repeats ${before(f, 'act')}`,
    fact: (f) =>
      block(f, 'Acts # to # repeat acts # to # word for word, and play went on as if they were entered once.') ??
      `${capitalized(f.at)} repeats ${before(f, 'act')}, and play went on as if it were entered once.`,
    law: 'If a doubled line explains the contradiction, it is a mistake in the record and nobody is at fault.',
    wouldChange: () => 'The same act was done twice at the table.',
  },
  fr: {
    name: 'Ligne notée deux fois',
    when: 'Une ligne est notée deux fois.',
    notWhen: 'Deux joueurs écartent la même tuile.',
    headline: (f) => block(f, 'Les actes # à # répètent les actes # à #') ?? `${capitalized(f.at)} répète ${before(f, 'l’acte')}`,
    fact: (f) =>
      block(f, 'Les actes # à # répètent les actes # à # mot pour mot, et le jeu a continué comme s’ils n’étaient notés qu’une fois.') ??
      `${capitalized(f.at)} répète ${before(f, 'l’acte')}, et le jeu a continué comme s’il n’était noté qu’une fois.`,
    law: 'Si une ligne doublée explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
    wouldChange: () => 'Le même acte a eu lieu deux fois à la table.',
  },
}

/** The line that is repeated: an earlier one of the same turn, else the one just before. */
const before = ({ finding: { event, facts } }: FindingParts, act: string): string =>
  `${act} ${typeof facts.repeats === 'number' ? facts.repeats : Math.max(1, event - 1)}`

/** A sentence about a block of acts that is recorded twice: the numbers of its second copy, then of its first. */
const block = ({ finding: { event, facts } }: FindingParts, sentence: string): string | undefined => {
  if (facts.last === undefined) return undefined
  const numbers = [event, facts.last, facts.repeats, event - 1]
  return sentence.replaceAll('#', () => String(numbers.shift()))
}
