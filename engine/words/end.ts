import type { FamilyWords } from './rule-words.ts'
import type { Told } from './told/told.ts'

/** Dead hands that act, false waiting hands, abortive draws, and tiles seen. */
export const END_WORDS: FamilyWords<'dead-hand' | 'tenpai' | 'abort'> = {
  'dead-hand.act': {
    en: {
      name: 'Act of a dead hand',
      headline: (f) =>
        f.asks
          ? `Did ${f.who} know that the hand is dead?`
          : `${f.Whose} hand is dead: ${act(f, EN_ACTS) ?? 'the declaration'} does not count`,
      fact: (f) =>
        `${f.Whose} hand is dead, and at ${f.at} ${f.who} ${act(f, EN_ACTS) ? `declared ${act(f, EN_ACTS)}` : 'made a declaration'}.`,
      law: {
        others: 'A dead hand only draws and discards: no call, no riichi, no kong, no win.',
        'wrc-2025':
          'A dead hand only draws and discards. Acting all the same costs 30 tournament points where the player knew and a notice where not; a win is a chombo.',
        'rrc-1.5':
          'A dead hand only draws and discards. Acting all the same is a chombo, or a dead hand where it had not yet been declared dead.',
      },
      wouldChange: (f) => `${f.Whose} hand was not dead at ${f.at}: what made it dead was dismissed.`,
    },
    fr: {
      name: 'Acte d’une main morte',
      headline: (f) =>
        f.asks
          ? `La main ${f.of} est morte : ce joueur le savait-il ?`
          : `La main ${f.of} est morte : ${act(f, FR_ACTS) ?? 'la déclaration'} ne compte pas`,
      fact: (f) =>
        `La main ${f.of} est morte et, à ${f.at}, ${f.who} a ${act(f, FR_ACTS) ? `déclaré ${act(f, FR_ACTS)}` : 'fait une déclaration'}.`,
      law: {
        others: 'Une main morte ne fait que piocher et écarter : ni appel, ni riichi, ni kong, ni victoire.',
        'wrc-2025':
          'Une main morte ne fait que piocher et écarter. Agir malgré tout coûte 30 points de tournoi si le joueur le savait, sinon un avertissement ; une victoire est un chombo.',
        'rrc-1.5':
          'Une main morte ne fait que piocher et écarter. Agir malgré tout est un chombo, ou une main morte si elle n’avait pas encore été déclarée telle.',
      },
      wouldChange: (f) => `La main ${f.of} n’était pas morte à ${f.at} : ce qui l’avait rendue morte a été rejeté.`,
    },
  },
  'tenpai.false': {
    en: {
      name: 'Tenpai declared without a wait',
      headline: (f) => `${f.Whose} hand does not wait`,
      fact: (f) => `${f.Who} declared tenpai, and the hand shown at ${f.at} does not wait for any tile.`,
      law: 'After an exhaustive draw, tenpai may be declared with a waiting hand only, and the hand is shown.',
      wouldChange: () => 'The tiles shown are entered wrongly, and the real hand is 1 tile from winning.',
    },
    fr: {
      name: 'Tenpai déclaré sans attente',
      headline: (f) => `La main ${f.of} n’attend rien`,
      fact: (f) => `${f.Who} a déclaré tenpai, et la main montrée à ${f.at} n’attend aucune tuile.`,
      law: 'Quand le mur s’épuise, on ne déclare tenpai qu’avec une main en attente, et on la montre.',
      wouldChange: () => 'Les tuiles montrées sont mal notées, et la vraie main est à 1 tuile de la victoire.',
    },
  },
  'abort.false': {
    en: {
      name: 'Abortive draw without its condition',
      headline: (f) => (f.asks ? 'Does this abortive draw stand?' : 'The abortive draw does not hold'),
      fact: (f) =>
        f.word('why') === 'goes-on'
          ? `The hand was ended at ${f.at} as an abortive draw${kind(f, EN_KINDS)}, but under these rules play goes on.`
          : `The hand was ended at ${f.at} as an abortive draw${kind(f, EN_KINDS)}, but the record does not bear that out.`,
      law: 'A hand ends in an abortive draw only where the condition for it holds.',
      wouldChange: (f) =>
        f.word('why') === 'goes-on'
          ? 'The tournament’s own rules have this abortive draw.'
          : 'The condition held, and the record is incomplete or wrong.',
    },
    fr: {
      name: 'Main annulée sans sa condition',
      headline: (f) => (f.asks ? 'L’annulation de cette main est-elle valable ?' : 'L’annulation de la main n’est pas valable'),
      fact: (f) =>
        f.word('why') === 'goes-on'
          ? `La main a été annulée à ${f.at}${kind(f, FR_KINDS)}, mais selon ces règles le jeu continue.`
          : `La main a été annulée à ${f.at}${kind(f, FR_KINDS)}, mais le relevé ne le confirme pas.`,
      law: 'Une main ne s’annule que si la condition prévue est remplie.',
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

/** What the dead hand declared; undefined where the engine does not say. */
const act = ({ word }: Told, acts: Readonly<Record<string, string>>): string | undefined =>
  acts[word('act') ?? ''] ?? acts[word('call') ?? '']

const EN_KINDS = {
  'nine-terminals': 'nine terminals and honours',
  'four-winds': 'four equal winds',
  'four-riichi': 'four riichi',
  'four-kongs': 'four kongs',
  'three-wins': 'three wins on one discard',
}
const FR_KINDS: typeof EN_KINDS = {
  'nine-terminals': 'neuf terminales et honneurs',
  'four-winds': 'quatre vents égaux',
  'four-riichi': 'quatre riichi',
  'four-kongs': 'quatre kongs',
  'three-wins': 'trois victoires sur un écart',
}

/** The condition that was named, in brackets. */
const kind = ({ word }: Told, kinds: Readonly<Record<string, string>>): string => {
  const named = kinds[word('kind') ?? '']
  return named ? ` (${named})` : ''
}
