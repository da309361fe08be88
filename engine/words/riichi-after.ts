import type { WordsOf } from './rule-words.ts'

/** What is judged after a riichi was declared. */
export const RIICHI_AFTER_WORDS: WordsOf<'riichi.returned' | 'riichi.hand-changed' | 'riichi.not-waiting'> = {
  'riichi.returned': {
    en: {
      name: 'Riichi stick given back',
      headline: (f) => `${f.Whose} riichi does not count: the discard was won on`,
      fact: (f) => `${f.Whose} riichi discard was won on at ${f.at}.`,
      law: 'When the very discard of a riichi is won on, there was no riichi, and its stick is given back.',
      wouldChange: () => 'The win on that discard is void.',
    },
    fr: {
      name: 'Bâton de riichi rendu',
      headline: (f) => `Le riichi ${f.of} ne compte pas : son écart a été gagnant`,
      fact: (f) => `Un joueur a gagné sur l’écart de riichi ${f.of} à ${f.at}.`,
      law: 'Quand l’écart même d’un riichi donne la victoire à un autre, il n’y a pas eu de riichi et le bâton est rendu.',
      wouldChange: () => 'La victoire sur cet écart est nulle.',
    },
  },
  'riichi.hand-changed': {
    en: {
      name: 'Hand changed in riichi',
      headline: (f) =>
        f.asks
          ? isChombo(f.finding.answers)
            ? `Can it be proved that ${f.who} discarded the drawn tile?`
            : `Did ${f.who} discard a tile from the hand?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Who} changed the hand in riichi`,
      fact: (f) =>
        `${f.Who} is in riichi and at ${f.at} discarded ${f.tile}, which ${f.asks ? 'as recorded was' : 'was'} not the tile just drawn.`,
      law: {
        others: 'After riichi every tile drawn that does not win is discarded, save for a kong; the hand itself stays.',
        'wrc-2025':
          'After riichi every tile drawn that does not win is discarded. A changed hand is dead; at an exhaustive draw it is a chombo.',
        'rrc-1.5':
          'After riichi every tile drawn that does not win is discarded. A changed hand is dead; at an exhaustive draw it is a chombo unless the drawn tile is proved.',
      },
      wouldChange: (f) => `${f.Tile} was the tile just drawn, and the record has it wrong.`,
    },
    fr: {
      name: 'Main changée en riichi',
      headline: (f) =>
        f.asks
          ? isChombo(f.finding.answers)
            ? `Peut-on prouver que ${f.who} a écarté la tuile piochée ?`
            : `La tuile écartée par ${f.who} venait-elle de sa main ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${f.Who} a changé sa main en riichi`,
      fact: (f) =>
        `${f.Who}, en riichi, a écarté à ${f.at} ${f.tile}, qui ${f.asks ? 'd’après le relevé ' : ''}ne venait pas de la pioche.`,
      law: {
        others: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas, sauf pour un kong ; la main reste telle quelle.',
        'wrc-2025':
          'Après riichi, on écarte toute tuile piochée qui ne gagne pas. Une main changée est morte ; si le mur s’épuise, c’est un chombo.',
        'rrc-1.5':
          'Après riichi, on écarte toute tuile piochée qui ne gagne pas. Une main changée est morte ; si le mur s’épuise, c’est un chombo, sauf preuve de la tuile piochée.',
      },
      wouldChange: (f) => `${f.Tile} venait de la pioche, et le relevé se trompe.`,
    },
  },
  'riichi.not-waiting': {
    en: {
      name: 'Riichi without a waiting hand',
      headline: (f) => (f.asks ? `Does ${f.whose} hand count as waiting?` : `${f.Whose} riichi hand does not wait`),
      fact: (f) =>
        `${f.Who} declared riichi, and the hand shown at ${f.at} ${f.asks ? 'waits only for a fifth tile of its kind' : 'does not wait for any tile'}.`,
      law: {
        others: 'Riichi may be declared with a waiting hand only. It is seen when the hand is shown.',
        'ema-pre-2016': 'Riichi may be declared with a waiting hand only. Without one it is a chombo, at an exhaustive draw only.',
        'wrc-2025':
          'Riichi may be declared with a waiting hand only. Without one it is a chombo, at that player’s own win or an exhaustive draw only.',
        'rrc-1.5': 'Riichi may be declared with a waiting hand only. Without one it is a chombo, at an exhaustive draw.',
      },
      wouldChange: (f) => `${f.Whose} hand, as shown, is 1 tile from winning.`,
    },
    fr: {
      name: 'Riichi sans attente',
      headline: (f) => (f.asks ? `La main ${f.of} compte-t-elle comme une attente ?` : `La main de riichi ${f.of} n’attend rien`),
      fact: (f) =>
        `${f.Who} a déclaré riichi, et la main montrée à ${f.at} ${f.asks ? 'n’attend qu’une cinquième tuile de sa sorte' : 'n’attend aucune tuile'}.`,
      law: {
        others: 'On ne déclare riichi qu’avec une main en attente. Cela se voit quand la main est montrée.',
        'ema-pre-2016': 'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, mais seulement si le mur s’épuise.',
        'wrc-2025':
          'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, mais seulement à sa propre victoire ou si le mur s’épuise.',
        'rrc-1.5': 'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, si le mur s’épuise.',
      },
      wouldChange: (f) => `La main ${f.of}, telle que montrée, est à 1 tuile de la victoire.`,
    },
  },
}

/** Whether the question is the one of an exhaustive draw: chombo or proved. */
const isChombo = (answers: readonly string[] = []): boolean => answers.includes('proved') && !answers.includes('drawn')
