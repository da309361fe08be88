import type { English } from '../../../phrases/english.ts'
import type { French } from '../../../phrases/french.ts'
import type { Told } from '../../../phrases/phrases.ts'
import { capital } from '../../../phrases/typeset.ts'
import type { FamilyWords } from '../rule-words.ts'
import { RECORD_TURN_WORDS } from './turn.ts'

/** These findings have no seat, because nobody is at fault; the facts hold the seat that the line names. */
const by = (f: English): string => f.seat('caller') ?? f.seat('due') ?? f.who
const par = (f: French): string => f.seat('caller') ?? f.seat('due') ?? f.who
const de = (f: French): string => f.ofSeat('caller') ?? f.ofSeat('due') ?? f.of

const EN_LAW = 'The record contradicts itself here. It is a mistake in the record; nobody is at fault.'
const FR_LAW = 'Le relevé se contredit ici. C’est une erreur du relevé ; personne n’est en faute.'

/** Contradictions in the record. */
export const RECORD_WORDS: FamilyWords<'record'> = {
  ...RECORD_TURN_WORDS,
  'record.fifth-tile': {
    en: {
      name: 'Fifth tile of a kind',
      headline: (f) => `${f.Tile} is recorded once too often`,
      fact: (f) => `At ${f.at}, ${f.tile} appears once more than the set contains it.`,
      law: 'There are 4 tiles of each kind, and as many red fives as the settings say. One of the entries has a wrong tile.',
      wouldChange: () => 'One of the earlier entries has another tile.',
    },
    fr: {
      name: 'Cinquième tuile d’une sorte',
      headline: (f) => `${f.Tile} est dans le relevé une fois de trop`,
      fact: (f) => `À ${f.at}, ${f.tile} apparaît une fois de plus que le jeu n’en contient.`,
      law: 'Il y a 4 tuiles de chaque sorte, et autant de cinq rouges que les réglages le disent. Une des entrées a une mauvaise tuile.',
      wouldChange: () => 'Une des entrées précédentes a une autre tuile.',
    },
  },
  'record.wall': {
    en: {
      name: 'More draws than tiles',
      headline: (f) => `${capital(f.at)} draws from an empty wall`,
      fact: (f) => `At ${f.at}, ${by(f)} takes a tile from a wall that has none left.`,
      law: 'The live wall starts with 70 tiles, and the dead wall has 4 replacement tiles. One draw too many is recorded.',
      wouldChange: (f) => `A draw before ${f.at} is recorded twice, or the wall count is wrong.`,
    },
    fr: {
      name: 'Plus de pioches que de tuiles',
      headline: (f) => `${capital(f.at)} pioche dans un mur vide`,
      fact: (f) => `À ${f.at}, ${par(f)} prend une tuile dans un mur où il n’y en a plus.`,
      law: 'Le mur vivant commence avec 70 tuiles, et le mur mort a 4 tuiles de remplacement. Le relevé compte une pioche de trop.',
      wouldChange: (f) => `Une pioche avant ${f.at} est notée deux fois, ou le compte du mur est faux.`,
    },
  },
  'record.claim': {
    en: {
      name: 'Impossible claim',
      headline: (f) => `The claim at ${f.at} is impossible`,
      fact: (f) => `${capital(by(f))} ${f.called} at ${f.at}, in short form, but ${pick(f, EN_CLAIM)}.`,
      law: EN_LAW,
      wouldChange: (f) => `Seat, tiles and moment at ${f.at} are entered correctly.`,
    },
    fr: {
      name: 'Réclamation impossible',
      headline: (f) => `La réclamation de ${f.at} est impossible`,
      fact: (f) => `${capital(par(f))} a ${f.called} à ${f.at}, en forme courte, mais ${pick(f, FR_CLAIM)}.`,
      law: FR_LAW,
      wouldChange: (f) => `La place, les tuiles et le moment notés à ${f.at} sont justes.`,
    },
  },
  'record.hand': {
    en: {
      name: 'Tile that the hand does not hold',
      headline: (f) => `${capital(by(f))} does not hold ${f.tile}`,
      fact: (f) => `At ${f.at}, ${by(f)} plays ${f.tile}, but the hand in the record does not hold it.`,
      law: EN_LAW,
      wouldChange: (f) => `An earlier entry for ${by(f)}, or the one at ${f.at}, has another tile.`,
    },
    fr: {
      name: 'Tuile absente de la main',
      headline: (f) => `${f.Tile} n’est pas dans la main ${de(f)}`,
      fact: (f) => `À ${f.at}, ${par(f)} joue ${f.tile}, mais la main connue du relevé ne contient pas cette tuile.`,
      law: FR_LAW,
      wouldChange: (f) => `Une entrée précédente pour ${par(f)}, ou celle de ${f.at}, a une autre tuile.`,
    },
  },
  'record.no-claim': {
    en: {
      name: 'Step without the act before it',
      headline: (f) => `Nothing before ${f.at} leads to it`,
      fact: (f) => `At ${f.at}, ${by(f)} ${pick(f, EN_STEP)}.`,
      law: EN_LAW,
      wouldChange: (f) => `A line before ${f.at} is missing from the record.`,
    },
    fr: {
      name: 'Geste sans l’acte qui le précède',
      headline: (f) => `Rien avant ${f.at} n’y mène`,
      fact: (f) => `À ${f.at}, ${par(f)} ${pick(f, FR_STEP)}.`,
      law: FR_LAW,
      wouldChange: (f) => `Il manque une ligne du relevé avant ${f.at}.`,
    },
  },
  'record.wind': {
    en: {
      name: 'Act out of place',
      headline: (f) => `${capital(f.at)} has no place in this hand`,
      fact: (f) =>
        `${capital(f.at)}${f.seat('due') ? `, by ${f.seat('due')},` : ''} ${f.word('why') === 'ended' ? 'comes after the end of the hand' : 'is by a seat that is not at the table, or comes after the end of the hand'}.`,
      law: EN_LAW,
      wouldChange: (f) => `${capital(f.at)} belongs to another seat or to the next hand.`,
    },
    fr: {
      name: 'Acte qui n’a pas sa place ici',
      headline: (f) => `${capital(f.at)} n’a pas sa place dans cette donne`,
      fact: (f) =>
        `${capital(f.at)}${f.ofSeat('due') ? `, ${f.ofSeat('due')},` : ''} vient ${f.word('why') === 'ended' ? 'après la fin de la donne' : 'd’une place qui n’est pas à la table, ou après la fin de la donne'}.`,
      law: FR_LAW,
      wouldChange: (f) => `${capital(f.at)} appartient à une autre place ou à la donne suivante.`,
    },
  },
}

const EN_CLAIM = {
  seat: 'does not sit to the discarder’s right',
  own: 'that is the claimant’s own discard',
  tiles: 'the tiles make no such group',
  late: 'the time to call was over',
  taken: 'another player has that tile',
  other: 'that contradicts the record',
}
const FR_CLAIM: typeof EN_CLAIM = {
  seat: 'ne se trouve pas à droite du jeteur',
  own: 'c’est son propre écart',
  tiles: 'les tuiles ne font pas ce groupe',
  late: 'il n’était plus temps d’annoncer',
  taken: 'un autre joueur a pris cette tuile',
  other: 'cela contredit le relevé',
}
const EN_STEP = {
  take: 'takes a tile that was not called',
  show: 'shows tiles without a call',
  return: 'puts back a tile that was not drawn',
  replace: 'takes a replacement tile without a kong',
  other: 'takes a step that no act before it leads to',
}
const FR_STEP: typeof EN_STEP = {
  take: 'prend une tuile qui n’a pas été réclamée',
  show: 'montre des tuiles sans appel',
  return: 'remet une tuile qui n’a pas été piochée',
  replace: 'prend une tuile de remplacement sans kong',
  other: 'fait un geste auquel aucun acte ne mène',
}

/** The reason that the engine gives, or the one without particulars. */
const pick = ({ word }: Told, reasons: Readonly<Record<string, string>> & { readonly other: string }): string =>
  reasons[word('why') ?? ''] ?? reasons.other
