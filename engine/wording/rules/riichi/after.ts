import type { WordsOf } from '../rule-words.ts'

/** Rules about the play after a riichi. */
export const RIICHI_AFTER_WORDS: WordsOf<'riichi.returned' | 'riichi.hand-changed' | 'riichi.not-waiting'> = {
  'riichi.returned': {
    en: {
      name: 'Riichi stick given back',
      headline: (f) => `${f.Whose} riichi does not count: another player won on the discard`,
      fact: (f) => `Another player won on ${f.whose} riichi discard at ${f.at}.`,
      law: 'If another player wins on the riichi discard, the riichi does not count and its stick is given back.',
      wouldChange: () => 'The win on that discard is void.',
    },
    fr: {
      name: 'Bâton de riichi rendu',
      headline: (f) => `Le riichi ${f.of} ne compte pas : un autre joueur a gagné sur l’écart`,
      fact: (f) => `Un autre joueur a gagné sur l’écart de riichi ${f.of} à ${f.at}.`,
      law: 'Si un autre joueur gagne sur l’écart de riichi, le riichi ne compte pas et le bâton est rendu.',
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
        `${f.Who} is in riichi and at ${f.at} discarded ${f.tile}, which ${f.asks ? 'by the record was' : 'was'} not the tile just drawn.`,
      law: 'After riichi, a drawn tile that does not win is discarded, except for a kong. The hand must not change.',
      wouldChange: (f) => `${f.Tile} was the tile just drawn, and the record is wrong.`,
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
      law: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas, sauf pour un kong. La main ne doit pas changer.',
      wouldChange: (f) => `${f.Tile} venait de la pioche, et le relevé se trompe.`,
    },
  },
  'riichi.not-waiting': {
    en: {
      name: 'Riichi without a waiting hand',
      headline: (f) => (f.asks ? `Does ${f.whose} hand count as waiting?` : `${f.Whose} riichi hand is not a waiting hand`),
      fact: (f) =>
        `${f.Who} declared riichi, but the hand shown at ${f.at} ${f.asks ? 'waits only for a fifth tile of its kind' : 'does not wait for any tile'}.`,
      law: 'A player may declare riichi only with a waiting hand. This is checked when the hand is shown.',
      wouldChange: (f) => `${f.Whose} hand, as shown, is 1 tile from winning.`,
    },
    fr: {
      name: 'Riichi sans attente',
      headline: (f) => (f.asks ? `La main ${f.of} compte-t-elle comme une attente ?` : `La main de riichi ${f.of} n’est pas en attente`),
      fact: (f) =>
        `${f.Who} a déclaré riichi, mais la main montrée à ${f.at} ${f.asks ? 'n’attend qu’une cinquième tuile de sa sorte' : 'n’attend aucune tuile'}.`,
      law: 'On ne déclare riichi qu’avec une main en attente. Cela se vérifie quand la main est montrée.',
      wouldChange: (f) => `La main ${f.of}, telle que montrée, est à 1 tuile de la victoire.`,
    },
  },
}

/** Whether the question is that of an exhaustive draw, with the answers chombo and proved. */
const isChombo = (answers: readonly string[] = []): boolean => answers.includes('proved') && !answers.includes('drawn')
