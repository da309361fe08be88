import { capital } from '../../../phrases/typeset.ts'
import type { FamilyWords } from '../rule-words.ts'
import { WIN_HAND_WORDS } from './hand.ts'

/** Declaring a win. */
export const WIN_WORDS: FamilyWords<'win'> = {
  ...WIN_HAND_WORDS,
  'win.late': {
    en: {
      name: 'Late win',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} ron came too late`),
      fact: (f) => `${f.Who} called ron on ${f.claimed} at ${f.at}, when it was too late to win on that discard.`,
      law: 'A player can win on a discard as long as the next player has not discarded.',
      wouldChange: (f) => `${f.Who} called in time.`,
    },
    fr: {
      name: 'Victoire tardive',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le ron ${f.of} est venu trop tard`),
      fact: (f) => `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, quand on ne pouvait plus gagner sur cet écart.`,
      law: 'On peut gagner sur un écart tant que le joueur suivant n’a pas écarté.',
      wouldChange: (f) => `${f.Who} a annoncé à temps.`,
    },
  },
  'win.several': {
    en: {
      name: 'Several wins on one tile',
      headline: (f) => (f.asks ? 'Do all win, or only the nearest in turn order?' : `More than one player wins on ${f.tile}`),
      fact: (f) =>
        `${f.many('claimants') ? f.seats('claimants') : 'Several players'} have called ron on ${f.claimed}, ${f.who} last, at ${f.at}.`,
      law: 'The text does not say who wins when several players call ron on one tile. One answer decides it for this tile.',
      wouldChange: () => 'Only one player called ron on the tile.',
    },
    fr: {
      name: 'Plusieurs victoires sur une tuile',
      headline: (f) =>
        f.asks ? 'Tous gagnent-ils, ou seulement le plus proche dans l’ordre du jeu ?' : `Plusieurs joueurs gagnent sur ${f.tile}`,
      fact: (f) =>
        `${capital((f.many('claimants') ? f.seats('claimants') : undefined) ?? 'plusieurs joueurs')} ont annoncé ron sur ${f.claimed}, ${f.who} en dernier, à ${f.at}.`,
      law: 'Le texte ne dit pas qui gagne quand plusieurs joueurs annoncent ron sur une même tuile. Une seule réponse règle le cas pour cette tuile.',
      wouldChange: () => 'Un seul joueur a annoncé ron sur la tuile.',
    },
  },
  'win.after-tsumo': {
    en: {
      name: 'Ron after a self-draw win',
      headline: (f) =>
        f.asks
          ? `Whose win counts: the self-draw, or ${f.whose} ron?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Whose} ron came after the self-draw win`,
      fact: (f) =>
        f.word('kind') === 'at-once'
          ? `${f.Who} called ron on ${f.claimed} at ${f.at}, at the same moment as ${f.seat('due') ?? 'the next player'} declared a self-draw win.`
          : `${f.Who} called ron on ${f.claimed} at ${f.at}, after ${f.seat('due') ?? 'the next player'} had declared a self-draw win.`,
      law: 'The text does not say whether a player can still win on a discard once the next player has declared a self-draw win. The referee decides.',
      wouldChange: (f) => `${f.Who} called ron before the self-draw win was declared.`,
    },
    fr: {
      name: 'Ron après un tsumo',
      headline: (f) =>
        f.asks
          ? `Quelle victoire compte : le tsumo, ou le ron ${f.of} ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `Le ron ${f.of} est venu après le tsumo`,
      fact: (f) =>
        `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, ${f.word('kind') === 'at-once' ? 'en même temps que' : 'après'} le tsumo ${f.ofSeat('due') ?? 'du joueur suivant'}.`,
      law: 'Le texte ne dit pas si l’on peut encore gagner sur un écart une fois que le joueur suivant a déclaré tsumo. L’arbitre décide.',
      wouldChange: (f) => `${f.Who} a annoncé ron avant le tsumo.`,
    },
  },
  'win.tile-mixed': {
    en: {
      name: 'Winning tile not kept apart',
      headline: (f) => `${f.Whose} winning tile was not kept apart`,
      fact: (f) => `${f.Who} won by self-draw and put the winning tile into the hand (${f.at}).`,
      law: 'The tile of a self-draw win is kept apart from the hand. Otherwise points for the wait do not count.',
      wouldChange: () => 'The winning tile lay apart when the hand was shown.',
    },
    fr: {
      name: 'Tuile gagnante non séparée',
      headline: (f) => `La tuile gagnante ${f.of} n’était pas à part`,
      fact: (f) => `${f.Who} a gagné par tsumo et a mêlé la tuile gagnante à sa main (${f.act}).`,
      law: 'La tuile d’un tsumo se garde à part de la main. Sinon, les points de l’attente ne comptent pas.',
      wouldChange: () => 'La tuile gagnante était à part quand la main a été montrée.',
    },
  },
  'win.liability': {
    en: {
      name: 'Liability',
      headline: (f) => `${f.Who} is liable for the big hand`,
      fact: (f) =>
        `${f.Who} discarded ${f.tile}, and with it another player melded the ${big(f.word('tile')) === 'winds' ? 'fourth wind group' : big(f.word('tile')) === 'dragons' ? 'third dragon group' : 'last group needed'}.`,
      law: 'The player who feeds the third melded dragon group or the fourth melded wind group is liable. On a self-draw that player pays for the big hand alone; on another player’s discard the two pay half each.',
      wouldChange: () => 'The claim is void, or the earlier groups were concealed.',
    },
    fr: {
      name: 'Responsabilité',
      headline: (f) => `${f.Who} est responsable de la grande main`,
      fact: (f) =>
        `${f.Who} a écarté ${f.tile}, dont un autre joueur a fait son ${big(f.word('tile')) === 'winds' ? 'quatrième groupe de vents' : big(f.word('tile')) === 'dragons' ? 'troisième groupe de dragons' : 'dernier groupe nécessaire'}.`,
      law: 'Le joueur qui donne le troisième groupe exposé de dragons ou le quatrième de vents est responsable. En cas de tsumo, il paie seul la grande main ; sur l’écart d’un autre, ils paient chacun la moitié.',
      wouldChange: () => 'La réclamation est nulle, ou les groupes précédents étaient cachés.',
    },
  },
}

/** The big hand that a tile belongs to. */
const big = (tile = ''): 'winds' | 'dragons' | undefined =>
  /^[1-4]z$/u.test(tile) ? 'winds' : /^[5-7]z$/u.test(tile) ? 'dragons' : undefined
