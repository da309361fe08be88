import type { FamilyWords } from './rule-words.ts'
import { frenchInGroup, frenchSide, sideWords } from './sides.ts'

/** Displayed groups. */
export const GROUP_WORDS: FamilyWords<'group'> = {
  'group.discarded': {
    en: {
      name: 'Tile of a displayed group discarded',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} discarded from a displayed group`),
      fact: (f) => `At ${f.at}, ${f.who} discarded ${f.tile} from a displayed group.`,
      law: 'The tiles of a displayed group stay in it; none of them may be discarded.',
      wouldChange: () => 'The tile came from the concealed hand.',
    },
    fr: {
      name: 'Tuile d’un groupe exposé écartée',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a écarté une tuile d’un groupe exposé`),
      fact: (f) => `À ${f.at}, ${f.who} a écarté ${f.tile} pris dans un groupe exposé.`.replace('la tuile pris ', 'une tuile prise '),
      law: 'Les tuiles d’un groupe exposé y restent : on ne peut pas les écarter.',
      wouldChange: () => 'La tuile venait de la main cachée.',
    },
  },
  'group.rearranged': {
    en: {
      name: 'Displayed groups rearranged',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} rearranged displayed groups`),
      fact: (f) => `At ${f.at}, ${f.who} moved tiles between displayed groups.`,
      law: 'Displayed groups stay as they were laid: their tiles cannot be used in other groups.',
      wouldChange: () => 'The tiles were only straightened, and each group is as it was laid.',
    },
    fr: {
      name: 'Groupes exposés réarrangés',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réarrangé des groupes exposés`),
      fact: (f) => `À ${f.at}, ${f.who} a déplacé des tuiles entre groupes exposés.`,
      law: 'Les groupes exposés restent tels qu’ils ont été posés : leurs tuiles ne servent pas à en faire d’autres.',
      wouldChange: () => 'Les tuiles ont seulement été redressées, et chaque groupe est tel qu’il a été posé.',
    },
  },
  'group.rotation': {
    en: {
      name: 'Claimed tile turned on the wrong side',
      headline: (f) => `${f.Whose} group points to the wrong discarder`,
      fact: (f) => {
        const right = sideWords(f, 'right')
        return `${f.Who} laid ${f.tile}${f.seat('from') ? ` from ${f.seat('from')}` : ''} ${sideWords(f, 'side') ?? 'on another side'} of the group${right ? `; it belongs ${right}` : ''}.`
      },
      law: 'The position of the sideways tile shows the discarder: on the left, in the middle or on the right.',
      wouldChange: () => 'The tile lies on the side of the player who discarded it.',
    },
    fr: {
      name: 'Tuile réclamée tournée du mauvais côté',
      headline: (f) => `Le groupe ${f.of} indique un autre joueur`,
      fact: (f) => {
        const right = frenchSide(f, 'right')
        return `${f.Who} a posé ${f.tile}${f.ofSeat('from') ? ` ${f.ofSeat('from')}` : ''} ${frenchInGroup(f, 'side') ?? 'à une autre place dans le groupe'}${right ? ` ; sa place est ${right}` : ''}.`
      },
      law: 'La place de la tuile tournée indique le jeteur : à gauche, au milieu ou à droite.',
      wouldChange: () => 'La tuile est posée du côté du joueur qui l’a écartée.',
    },
  },
  'group.faces': {
    en: {
      name: 'Concealed kong with the wrong tiles face down',
      headline: (f) => `${f.Whose} concealed kong has the outer tiles face down`,
      fact: (f) =>
        `${f.Who} laid the concealed kong${f.tile === 'the tile' ? '' : ` of ${f.tile.slice(4)}`} with its outer tiles face down.`,
      law: 'In a concealed kong the 2 tiles in the middle lie face down.',
      wouldChange: () => 'The 2 middle tiles lie face down.',
    },
    fr: {
      name: 'Kong caché : mauvaises tuiles retournées',
      headline: (f) => `Le kong caché ${f.of} a les tuiles du bord face cachée`,
      fact: (f) =>
        `${f.Who} a posé le kong caché${f.tile === 'la tuile' ? '' : ` de ${f.tile.slice(3)}`} avec les tuiles du bord face cachée.`,
      law: 'Dans un kong caché, ce sont les 2 tuiles du milieu qui sont face cachée.',
      wouldChange: () => 'Les 2 tuiles du milieu sont face cachée.',
    },
  },
}
