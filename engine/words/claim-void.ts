import { isSeat, nextSeat, type Seat } from '../seats.ts'
import type { WordsOf } from './rule-words.ts'
import { englishSeat, frenchSeat } from './seats.ts'
import type { Told } from './told/told.ts'

type Id = 'claim.wrong-seat' | 'claim.own-discard' | 'claim.no-group' | 'claim.last-discard' | 'claim.under-riichi'

/** Claims that cannot be made by this player, with these tiles or at this moment. */
export const CLAIM_VOID_WORDS: WordsOf<Id> = {
  'claim.wrong-seat': {
    en: {
      name: 'Chow claimed from the wrong seat',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} chii is void`),
      fact: (f) => {
        const right = rightOf(f)
        return `${f.Who} called chii on ${f.claimed}${right ? `, but ${englishSeat(right)} sits to that player’s right` : ' without sitting to the discarder’s right'}.`
      },
      law: 'Only the player to the discarder’s right may claim a tile for a chow.',
      wouldChange: (f) => `${f.Who} sat to the right of the player who discarded, or called something else.`,
    },
    fr: {
      name: 'Chow réclamé d’une mauvaise place',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le chii ${f.of} est nul`),
      fact: (f) => {
        const right = rightOf(f)
        return `${f.Who} a annoncé chii sur ${f.claimed}${right ? `, mais à droite de ce joueur se trouve ${frenchSeat(right)}` : ' sans se trouver à droite du jeteur'}.`
      },
      law: 'Pour un chow, seul peut réclamer la tuile celui qui se trouve à droite du joueur qui l’a écartée.',
      wouldChange: (f) => `${f.Who} se trouvait à droite du jeteur, ou a annoncé autre chose.`,
    },
  },
  'claim.own-discard': {
    en: {
      name: 'Own discard claimed',
      headline: (f) =>
        f.asks
          ? `Did ${f.who} really claim ${f.whose} own discard?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `The call on ${f.whose} own discard is void`,
      fact: (f) => `In the record, ${f.who} ${f.called}: that player’s own discard.`,
      law: 'A discard can be claimed by the other 3 players only.',
      wouldChange: () => 'Another seat called, or another seat discarded.',
    },
    fr: {
      name: 'Propre écart réclamé',
      headline: (f) =>
        f.asks
          ? `L’appel ${f.of} porte-t-il bien sur son propre écart ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `L’appel ${f.of} sur son propre écart est nul`,
      fact: (f) => `D’après le relevé, ${f.who} a ${f.called} : c’est le propre écart de ce joueur.`,
      law: 'Un écart n’est ouvert qu’aux 3 autres joueurs.',
      wouldChange: () => 'Un autre joueur a annoncé, ou un autre joueur a écarté.',
    },
  },
  'claim.no-group': {
    en: {
      name: 'Tiles shown make no group',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} tiles do not make the group called`),
      fact: (f) => `${f.Who} ${f.called} and showed ${f.tiles ?? 'tiles'}: together these are not the group called.`,
      law: {
        others: 'A tile may be claimed only where, with the tiles shown from the hand, it makes the group that was called.',
        'wrc-2025':
          'The tiles shown must make the group called. It may be put right until the discard; after it the hand is dead, and a false kong is a chombo.',
        'rrc-1.5': 'The tiles shown must make the group called. Seen at once, it costs a notice; later the hand is dead.',
      },
      wouldChange: () => 'The tiles shown and the claimed tile make the group that was called.',
    },
    fr: {
      name: 'Tuiles montrées sans groupe',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Les tuiles ${f.of} ne font pas le groupe annoncé`),
      fact: (f) => `${f.Who} a ${f.called} et a montré ${f.tiles ?? 'des tuiles'} : ensemble, ce n’est pas le groupe annoncé.`,
      law: {
        others: 'On ne réclame une tuile que si, avec les tuiles montrées, elle fait le groupe annoncé.',
        'wrc-2025':
          'Les tuiles montrées doivent faire le groupe annoncé. On peut corriger jusqu’à l’écart ; ensuite la main est morte, et un faux kong est un chombo.',
        'rrc-1.5':
          'Les tuiles montrées doivent faire le groupe annoncé. Vu aussitôt, cela vaut un avertissement ; plus tard, la main est morte.',
      },
      wouldChange: () => 'Les tuiles montrées et la tuile réclamée font le groupe annoncé.',
    },
  },
  'claim.last-discard': {
    en: {
      name: 'Call on the last discard',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} call on the last discard is void`),
      fact: (f) => `${f.Who} ${f.called}, the last discard of the hand: the live wall is empty.`,
      law: 'Once the live wall is empty, the last discard can be claimed for nothing but a win.',
      wouldChange: () => 'A tile was left in the live wall.',
    },
    fr: {
      name: 'Appel sur le dernier écart',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’appel ${f.of} sur le dernier écart est nul`),
      fact: (f) => `${f.Who} a ${f.called}, dernier écart de la main : le mur vivant est vide.`,
      law: 'Quand le mur vivant est vide, le dernier écart ne se réclame que pour gagner.',
      wouldChange: () => 'Il restait une tuile dans le mur vivant.',
    },
  },
  'claim.under-riichi': {
    en: {
      name: 'Call in riichi',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} call is void: ${f.who} is in riichi`),
      fact: (f) => `${f.Who} is in riichi and ${f.called}.`,
      law: {
        others: 'After riichi the hand stays as it is: no chow, pung or kong may be claimed with it.',
        'wrc-2025': 'After riichi nothing but a win may be claimed. The call is void and the hand is dead.',
        'rrc-1.5': 'After riichi nothing but a win may be claimed; the hand is dead.',
      },
      wouldChange: (f) => `${f.Who} was not in riichi at ${f.at}.`,
    },
    fr: {
      name: 'Appel en riichi',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’appel ${f.of} en riichi est nul`),
      fact: (f) => `${f.Who}, en riichi, a ${f.called}.`,
      law: {
        others: 'Après riichi, la main ne change plus : elle ne peut réclamer ni chow, ni pung, ni kong.',
        'wrc-2025': 'Après riichi, on ne réclame que pour gagner. L’appel est nul et la main est morte.',
        'rrc-1.5': 'Après riichi, on ne réclame que pour gagner ; la main est morte.',
      },
      wouldChange: (f) => `${f.Who} n’était pas en riichi à ${f.at}.`,
    },
  },
}

/** The player who may chow the discard. */
const rightOf = ({ finding }: Told): Seat | undefined => {
  const { from } = finding.facts
  return typeof from === 'string' && isSeat(from) ? nextSeat(from) : undefined
}
