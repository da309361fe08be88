import { chowCaller, FOUR_PLAYERS } from '../../model/game-form.ts'
import { isSeat, type Seat } from '../../model/seats.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import { englishSeat, frenchSeat } from '../../phrases/seats.ts'
import type { RuleWords } from '../rule-words.ts'

export const claimWrongSeatWords: RuleWords = {
  whom: 'claimant',
  at: 'call',
  en: {
    name: 'Chow claimed from the wrong seat',
    when: 'A player who does not sit to the discarder’s right calls chii.',
    notWhen: 'The tile comes from the left, as it must for a chow.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} chii is void`),
    fact: (f) => {
      const right = rightOf(f)
      return `${f.Who} called chii on ${f.claimed}${right ? `, but ${englishSeat(right)} sits to the discarder’s right` : ' without sitting to the discarder’s right'}.`
    },
    law: 'Only the player to the discarder’s right may claim a tile for a chow.',
    wouldChange: (f) => `${f.Who} sat to the right of the player who discarded, or called something else.`,
  },
  fr: {
    name: 'Chow réclamé par un joueur mal placé',
    when: 'Un joueur qui n’est pas à droite du jeteur annonce chii.',
    notWhen: 'La tuile vient de la gauche, comme il faut pour un chow.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le chii ${f.of} est nul`),
    fact: (f) => {
      const right = rightOf(f)
      return `${f.Who} a annoncé chii sur ${f.claimed}${right ? `, mais c’est ${frenchSeat(right)} qui est à droite du jeteur` : ' sans être à droite du jeteur'}.`
    },
    law: 'Seul le joueur à droite du jeteur peut réclamer la tuile pour un chow.',
    wouldChange: (f) => `${f.Who} était à droite du jeteur, ou a annoncé autre chose.`,
  },
}

/** The player who may chow the discard. Only a game for four has chows. */
const rightOf = ({ finding }: FindingParts): Seat | undefined => {
  const { from } = finding.facts
  return typeof from === 'string' && isSeat(from) ? chowCaller(from, FOUR_PLAYERS) : undefined
}
