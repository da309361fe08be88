import type { Told } from '../../phrases/phrases.ts'
import type { FamilyWords } from './rule-words.ts'

/** Acts of dead hands, false tenpai, and abortive draws. */
export const END_WORDS: FamilyWords<'dead-hand' | 'tenpai' | 'abort'> = {
  'dead-hand.act': {
    en: {
      name: 'Declaration with a dead hand',
      headline: (f) =>
        f.asks
          ? `Did ${f.who} know that the hand was dead?`
          : `${f.Whose} hand is dead: ${act(f, EN_ACTS) ?? 'the declaration'} does not count`,
      fact: (f) =>
        `${f.Whose} hand is dead, and at ${f.at} ${f.who} ${act(f, EN_ACTS) ? `declared ${act(f, EN_ACTS)}` : 'made a declaration'}.`,
      law: 'A player with a dead hand only draws and discards: no call, riichi, kong or win.',
      wouldChange: (f) => `${f.Whose} hand was not dead at ${f.at}: the finding that made it dead was dismissed.`,
    },
    fr: {
      name: 'Déclaration avec une main morte',
      headline: (f) =>
        f.asks
          ? `La main ${f.of} est morte : ce joueur le savait-il ?`
          : `La main ${f.of} est morte : ${act(f, FR_ACTS) ?? 'la déclaration'} ne compte pas`,
      fact: (f) =>
        `La main ${f.of} est morte et, à ${f.at}, ${f.who} a ${act(f, FR_ACTS) ? `déclaré ${act(f, FR_ACTS)}` : 'fait une déclaration'}.`,
      law: 'Avec une main morte, on ne fait que piocher et écarter : ni appel, ni riichi, ni kong, ni victoire.',
      wouldChange: (f) => `La main ${f.of} n’était pas morte à ${f.at} : le constat qui la rendait morte a été rejeté.`,
    },
  },
  'tenpai.false': {
    en: {
      name: 'Tenpai declared without a wait',
      headline: (f) => `${f.Whose} hand is not a waiting hand`,
      fact: (f) => `${f.Who} declared tenpai, but the hand shown at ${f.at} does not wait for any tile.`,
      law: 'After an exhaustive draw, a player may declare tenpai only with a waiting hand, and shows it.',
      wouldChange: () => 'The tiles shown are entered wrongly, and the real hand is 1 tile from winning.',
    },
    fr: {
      name: 'Tenpai déclaré sans attente',
      headline: (f) => `La main ${f.of} n’est pas en attente`,
      fact: (f) => `${f.Who} a déclaré tenpai, mais la main montrée à ${f.at} n’attend aucune tuile.`,
      law: 'Quand le mur est épuisé, on ne déclare tenpai qu’avec une main en attente, et on la montre.',
      wouldChange: () => 'Les tuiles montrées sont mal notées, et la vraie main est à 1 tuile de la victoire.',
    },
  },
  'abort.false': {
    en: {
      name: 'Abortive draw without grounds',
      headline: (f) => (f.asks ? 'Is this abortive draw valid?' : 'The abortive draw is not valid'),
      fact: (f) =>
        f.word('why') === 'goes-on'
          ? `The hand was ended at ${f.at} as an abortive draw${kind(f, EN_KINDS)}, but under these rules play goes on.`
          : `The hand was ended at ${f.at} as an abortive draw${kind(f, EN_KINDS)}, but the record does not confirm it.`,
      law: 'A hand ends in an abortive draw only if the condition for it is met.',
      wouldChange: (f) =>
        f.word('why') === 'goes-on'
          ? 'The tournament’s own rules provide for this abortive draw.'
          : 'The condition was met, and the record is incomplete or wrong.',
    },
    fr: {
      name: 'Donne annulée sans motif',
      headline: (f) => (f.asks ? 'L’annulation de cette donne est-elle valable ?' : 'L’annulation de la donne n’est pas valable'),
      fact: (f) =>
        f.word('why') === 'goes-on'
          ? `La donne a été annulée à ${f.at}${kind(f, FR_KINDS)}, mais selon ces règles le jeu continue.`
          : `La donne a été annulée à ${f.at}${kind(f, FR_KINDS)}, mais le relevé ne le confirme pas.`,
      law: 'Une donne ne s’annule que si la condition prévue est remplie.',
      wouldChange: (f) =>
        f.word('why') === 'goes-on'
          ? 'Le règlement du tournoi prévoit cette annulation.'
          : 'La condition était remplie, et le relevé est incomplet ou faux.',
    },
  },
}

const EN_ACTS = {
  chii: 'chii',
  pon: 'pon',
  kan: 'kan',
  ankan: 'a kong',
  kakan: 'a kong',
  ron: 'ron',
  tsumo: 'tsumo',
  riichi: 'riichi',
}
const FR_ACTS: typeof EN_ACTS = { ...EN_ACTS, ankan: 'un kong', kakan: 'un kong' }

/** The declaration made with the dead hand; undefined where the engine does not say. */
const act = ({ word }: Told, acts: Readonly<Record<string, string>>): string | undefined =>
  acts[word('act') ?? ''] ?? acts[word('call') ?? '']

const EN_KINDS = {
  'nine-terminals': 'nine terminals and honours',
  'four-winds': 'four identical winds',
  'four-riichi': 'four riichi',
  'four-kongs': 'four kongs',
  'three-wins': 'three wins on one discard',
}
const FR_KINDS: typeof EN_KINDS = {
  'nine-terminals': 'neuf terminales et honneurs',
  'four-winds': 'quatre vents identiques',
  'four-riichi': 'quatre riichi',
  'four-kongs': 'quatre kongs',
  'three-wins': 'trois victoires sur un écart',
}

/** The condition, in brackets. */
const kind = ({ word }: Told, kinds: Readonly<Record<string, string>>): string => {
  const named = kinds[word('kind') ?? '']
  return named ? ` (${named})` : ''
}
