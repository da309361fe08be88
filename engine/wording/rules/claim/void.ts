import { isSeat, nextSeat, type Seat } from '../../../model/seats.ts'
import type { Told } from '../../../phrases/phrases.ts'
import { englishSeat, frenchSeat } from '../../../phrases/seats.ts'
import type { WordsOf } from '../rule-words.ts'

type Id = 'claim.wrong-seat' | 'claim.own-discard' | 'claim.no-group' | 'claim.last-discard' | 'claim.under-riichi'

/** Claims that cannot be made by this player, with these tiles or at this moment. */
export const CLAIM_VOID_WORDS: WordsOf<Id> = {
  'claim.wrong-seat': {
    en: {
      name: 'Chow claimed from the wrong seat',
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
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le chii ${f.of} est nul`),
      fact: (f) => {
        const right = rightOf(f)
        return `${f.Who} a annoncé chii sur ${f.claimed}${right ? `, mais c’est ${frenchSeat(right)} qui est à droite du jeteur` : ' sans être à droite du jeteur'}.`
      },
      law: 'Seul le joueur à droite du jeteur peut réclamer la tuile pour un chow.',
      wouldChange: (f) => `${f.Who} était à droite du jeteur, ou a annoncé autre chose.`,
    },
  },
  'claim.own-discard': {
    en: {
      name: 'Own discard claimed',
      headline: (f) =>
        f.asks
          ? `Did ${f.who} really claim their own discard?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `The call on ${f.whose} own discard is void`,
      fact: (f) => `According to the record, ${f.who} ${f.called}, that player’s own discard.`,
      law: 'Only the other 3 players can claim a discard.',
      wouldChange: () => 'Another seat called, or another seat discarded.',
    },
    fr: {
      name: 'Réclamation de son propre écart',
      headline: (f) =>
        f.asks
          ? `L’appel ${f.of} porte-t-il bien sur son propre écart ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `L’appel ${f.of} sur son propre écart est nul`,
      fact: (f) => `D’après le relevé, ${f.who} a ${f.called}, son propre écart.`,
      law: 'Seuls les 3 autres joueurs peuvent réclamer un écart.',
      wouldChange: () => 'Un autre joueur a annoncé, ou un autre joueur a écarté.',
    },
  },
  'claim.no-group': {
    en: {
      name: 'Tiles shown make no group',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} tiles do not make the group called`),
      fact: (f) => `${f.Who} ${f.called} and showed ${f.tiles ?? 'tiles'}: with the claimed tile, these do not make the group called.`,
      law: 'A tile may be claimed only if it makes the called group with the tiles shown from the hand.',
      wouldChange: () => 'The tiles shown and the claimed tile make the group that was called.',
    },
    fr: {
      name: 'Tuiles montrées sans groupe',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Les tuiles ${f.of} ne font pas le groupe annoncé`),
      fact: (f) =>
        `${f.Who} a ${f.called} et a montré ${f.tiles ?? 'des tuiles'} : avec la tuile réclamée, elles ne font pas le groupe annoncé.`,
      law: 'On ne réclame une tuile que si, avec les tuiles montrées, elle fait le groupe annoncé.',
      wouldChange: () => 'Les tuiles montrées et la tuile réclamée font le groupe annoncé.',
    },
  },
  'claim.last-discard': {
    en: {
      name: 'Call on the last discard',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} call on the last discard is void`),
      fact: (f) => `${f.Who} ${f.called}, the last discard of the hand: the live wall is empty.`,
      law: 'Once the live wall is empty, the last discard can be claimed only for a win.',
      wouldChange: () => 'A tile was left in the live wall.',
    },
    fr: {
      name: 'Appel sur le dernier écart',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’appel ${f.of} sur le dernier écart est nul`),
      fact: (f) => `${f.Who} a ${f.called}, dernier écart de la donne : le mur vivant est vide.`,
      law: 'Quand le mur vivant est vide, le dernier écart ne se réclame que pour gagner.',
      wouldChange: () => 'Il restait une tuile dans le mur vivant.',
    },
  },
  'claim.under-riichi': {
    en: {
      name: 'Call in riichi',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} call is void: ${f.who} is in riichi`),
      fact: (f) => `${f.Who} is in riichi and ${f.called}.`,
      law: 'After riichi the hand must not change: the player may not claim a chow, pung or kong.',
      wouldChange: (f) => `${f.Who} was not in riichi at ${f.at}.`,
    },
    fr: {
      name: 'Appel en riichi',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’appel ${f.of} en riichi est nul`),
      fact: (f) => `${f.Who}, en riichi, a ${f.called}.`,
      law: 'Après riichi, la main ne change plus : le joueur ne peut réclamer ni chow, ni pung, ni kong.',
      wouldChange: (f) => `${f.Who} n’était pas en riichi à ${f.at}.`,
    },
  },
}

/** The player who may chow the discard. */
const rightOf = ({ finding }: Told): Seat | undefined => {
  const { from } = finding.facts
  return typeof from === 'string' && isSeat(from) ? nextSeat(from) : undefined
}
