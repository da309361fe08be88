import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const groupRotationWords: RuleWords = {
  whom: 'claimant',
  at: 'take',
  en: {
    name: 'Claimed tile turned on the wrong side',
    when: 'The position of the claimed tile points to the wrong discarder.',
    notWhen: 'Claimed from across, it is laid in the middle.',
    headline: (f) => `${f.Whose} group points to the wrong discarder`,
    fact: (f) => {
      const right = sideWords(f, 'right')
      return `${f.Who} laid ${f.tile}${f.seat('from') ? ` from ${f.seat('from')}` : ''} ${sideWords(f, 'side') ?? 'on another side'} of the group${right ? `; it belongs ${right}` : ''}.`
    },
    law: 'The position of the sideways tile shows the discarder: on the left, in the middle or on the right.',
    wouldChange: () => 'The tile lies on the side of the player who discarded it.',
    steps: { 'put-right': (f) => `${f.Who} lays ${f.tile} ${sideWords(f, 'right') ?? 'on the discarder’s side'} of the group.` },
  },
  fr: {
    name: 'Tuile réclamée tournée du mauvais côté',
    when: 'La place de la tuile réclamée n’indique pas le bon jeteur.',
    notWhen: 'Réclamée d’en face, elle est posée au milieu.',
    headline: (f) => `Le groupe ${f.of} indique un autre joueur`,
    fact: (f) => {
      const right = frenchSide(f, 'right')
      return `${f.Who} a posé ${f.tile}${f.ofSeat('from') ? ` ${f.ofSeat('from')}` : ''} ${frenchInGroup(f, 'side') ?? 'à une autre place dans le groupe'}${right ? ` ; sa place est ${right}` : ''}.`
    },
    law: 'La place de la tuile tournée indique le jeteur : à gauche, au milieu ou à droite.',
    wouldChange: () => 'La tuile est posée du côté du joueur qui l’a écartée.',
    steps: { 'put-right': (f) => `${f.Who} place ${f.tile} ${frenchInGroup(f, 'right') ?? 'à la bonne place'}.` },
  },
}

const EN_SIDES = { left: 'on the left', middle: 'in the middle', right: 'on the right' }
const FR_SIDES = { left: 'à gauche', middle: 'au milieu', right: 'à droite' }

/** The place of a tile in a group; undefined where the engine does not say. */
const sideWords = (f: FindingParts, key: string): string | undefined => find(EN_SIDES, f.word(key))
const frenchSide = (f: FindingParts, key: string): string | undefined => find(FR_SIDES, f.word(key))

/** The same in a sentence that names the group: `à gauche dans le groupe`, `au milieu du groupe`. */
const frenchInGroup = (f: FindingParts, key: string): string | undefined => {
  const side = frenchSide(f, key)
  return side && `${side} ${f.word(key) === 'middle' ? 'du' : 'dans le'} groupe`
}

const find = (sides: Readonly<Record<string, string>>, side: string | undefined): string | undefined =>
  side === undefined ? undefined : sides[side]
