import type { FamilyWords } from '../rule-words.ts'
import { KONG_LIMIT_WORDS } from './limit.ts'
import { KONG_ROB_WORDS } from './rob.ts'

/** Kongs: their declaration, and wins on them. */
export const KONG_WORDS: FamilyWords<'kong'> = {
  ...KONG_LIMIT_WORDS,
  ...KONG_ROB_WORDS,
  'kong.after-claim': {
    en: {
      name: 'Kong in the same turn as a claim',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} kong is void`),
      fact: (f) =>
        `${f.Who} declared a kong${f.tile === 'the tile' ? '' : ` of ${f.tile.slice(4)}`} at ${f.at}, in the same turn as a claim.`,
      law: 'A player must draw from the wall before a concealed or extended kong. Such a kong cannot follow a chow or pung claimed in that turn.',
      wouldChange: (f) => `${f.Who} drew a tile in that turn before the kong.`,
    },
    fr: {
      name: 'Kong dans le même tour qu’une réclamation',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le kong ${f.of} est nul`),
      fact: (f) =>
        `${f.Who} a déclaré un kong${f.tile === 'la tuile' ? '' : ` de ${f.tile.slice(3)}`} à ${f.at}, dans le même tour qu’une réclamation.`,
      law: 'Il faut piocher dans le mur avant un kong caché ou un petit kong exposé. Un tel kong ne peut pas suivre un chow ou un pung réclamé dans le même tour.',
      wouldChange: (f) => `${f.Who} a pioché une tuile dans ce tour avant le kong.`,
    },
  },
  'kong.no-group': {
    en: {
      name: 'Kong without its tiles',
      headline: (f) =>
        f.asks ? `Does ${f.who} have the tiles of this kong?` : f.dead ? `${f.Whose} hand is dead` : `${f.Whose} kong is void`,
      fact: (f) =>
        `${f.Who} declared a kong with ${f.tile} at ${f.at}; the record shows ${f.finding.facts.call === 'kakan' ? 'no melded pung of that tile' : 'other tiles in the hand'}.`,
      law: 'Only a melded pung can be extended to a kong, and a concealed kong takes 4 identical tiles in the hand.',
      wouldChange: () => 'The tile entered for the kong, or an earlier one, is a mistake in the record.',
    },
    fr: {
      name: 'Kong sans ses tuiles',
      headline: (f) =>
        f.asks ? `Le kong ${f.of} a-t-il bien ses tuiles ?` : f.dead ? `La main ${f.of} est morte` : `Le kong ${f.of} est nul`,
      fact: (f) =>
        `${f.Who} a déclaré un kong avec ${f.tile} à ${f.at} ; le relevé ne montre ${f.finding.facts.call === 'kakan' ? 'aucun pung exposé de cette sorte' : 'pas les tuiles qu’il faut'}.`,
      law: 'Seul un pung exposé peut devenir un petit kong exposé, et un kong caché demande 4 tuiles identiques en main.',
      wouldChange: () => 'La tuile notée pour le kong, ou une tuile précédente, est une erreur du relevé.',
    },
  },
  'kong.order': {
    en: {
      name: 'Replacement drawn before the dora',
      headline: (f) => `${f.Who} drew before turning the kan dora`,
      fact: (f) => `After the kong, ${f.who} took the replacement tile first; the kan dora was turned only at ${f.at}.`,
      law: 'After a kong the next kan dora indicator is turned first, then the replacement tile is drawn.',
      wouldChange: (f) => `${f.Who} drew the replacement tile after the indicator was turned.`,
    },
    fr: {
      name: 'Remplacement avant le dora',
      headline: (f) => `${f.Who} a pioché avant de retourner l’indicateur`,
      fact: (f) => `Après le kong, ${f.who} a d’abord pris la tuile de remplacement ; l’indicateur n’a été retourné qu’à ${f.at}.`,
      law: 'Après un kong, on retourne d’abord l’indicateur de dora suivant, puis on pioche la tuile de remplacement.',
      wouldChange: (f) => `${f.Who} a pioché la tuile de remplacement une fois l’indicateur retourné.`,
    },
  },
  'kong.no-replacement': {
    en: {
      name: 'No replacement tile after a kong',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} has one tile too few`),
      fact: (f) => `${f.Who} discarded at ${f.at} without drawing the replacement tile for the kong, and has 1 tile too few.`,
      law: 'After a kong, the player must take a replacement tile before the discard. Without it the hand is one tile short and cannot win.',
      wouldChange: (f) => `${f.Who} drew the replacement tile before ${f.at}.`,
    },
    fr: {
      name: 'Kong sans tuile de remplacement',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Il manque une tuile ${f.to}`),
      fact: (f) => `${f.Who} a écarté à ${f.at} sans piocher la tuile de remplacement du kong, et a 1 tuile de moins.`,
      law: 'Après un kong, on pioche une tuile de remplacement avant d’écarter. Sans elle, il manque une tuile à la main, qui ne peut pas gagner.',
      wouldChange: (f) => `${f.Who} a pioché la tuile de remplacement avant ${f.at}.`,
    },
  },
}
