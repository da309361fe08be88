import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const claimPrecedenceWords: RuleWords = {
  whom: 'claimant',
  at: 'goes-on',
  en: {
    name: 'Claim without precedence',
    when: 'A claimant without precedence shows, takes or discards after the call that has precedence.',
    notWhen: 'The chow was called first, and the first call counts.',
    headline: (f) => `${f.Tile} belongs to ${f.seats('entitled') ?? 'another player'}`,
    fact: (f) =>
      `${f.Who} ${f.called}, and at ${f.at} went on${pick(f, EN_STEPS)}, though the call had to yield to ${f.seats('entitled') ?? 'another player'}.`,
    law: 'A win has priority over every other claim, and a pung or kong over a chow.',
    wouldChange: (f) => `${f.Whose} claim had precedence.`,
  },
  fr: {
    name: 'Réclamation non prioritaire',
    when: 'Un réclamant non prioritaire montre, prend ou écarte après l’appel prioritaire.',
    notWhen: 'Le chow a été annoncé le premier, et le premier appel compte.',
    headline: (f) => `${f.Tile} revient ${f.toSeats('entitled') ?? 'à un autre joueur'}`,
    fact: (f) =>
      `${f.Who} a ${f.called} et, à ${f.at}, a continué${pick(f, FR_STEPS)}, alors que la tuile revenait ${f.toSeats('entitled') ?? 'à un autre joueur'}.`,
    law: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow.',
    wouldChange: (f) => `C’est la réclamation ${f.of} qui était prioritaire.`,
  },
}

const EN_STEPS = {
  show: ' and showed tiles',
  take: ' and took the tile',
  discard: ' and discarded',
  reveal: ' and showed the hand',
}
const FR_STEPS: typeof EN_STEPS = {
  show: ' en montrant des tuiles',
  take: ' en prenant la tuile',
  discard: ' en écartant',
  reveal: ' en montrant sa main',
}

/** The claimant’s act, after `went on`; empty where the engine does not say. */
const pick = ({ word }: FindingParts, steps: Readonly<Record<string, string>>): string => steps[word('step') ?? ''] ?? ''
