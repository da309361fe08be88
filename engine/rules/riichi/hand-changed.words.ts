import { DRAWN } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const riichiHandChangedWords: QuestionWords<'riichi.hand-changed'> = {
  whom: 'player',
  at: 'discard',
  en: {
    name: 'Hand changed in riichi',
    when: 'A player in riichi discards a tile from the hand instead of the drawn one. If the record does not show it, the app asks. In some editions the same holds for any discard after the drawn tile was put into the hand.',
    notWhen: 'In a set without red fives, a red five is a five.',
    headline: (f) =>
      f.asks
        ? isChombo(f.finding.answers)
          ? `Can it be proved that ${f.who} discarded the drawn tile?`
          : `Did ${f.who} discard a tile from the hand?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Who} changed the hand in riichi`,
    fact: (f) =>
      f.word('kind') === 'mixed'
        ? `${f.Who} is in riichi, put the drawn tile into the hand, and discarded at ${f.at}.`
        : `${f.Who} is in riichi and at ${f.at} discarded ${f.tile}, which ${f.asks ? 'by the record was' : 'was'} not the tile just drawn.`,
    law: 'After riichi, a drawn tile that does not win is discarded, except for a kong. The hand must not change.',
    wouldChange: (f) =>
      f.word('kind') === 'mixed'
        ? `${f.Who} kept the drawn tile apart, and the record is wrong.`
        : `${f.Tile} was the tile just drawn, and the record is wrong.`,
  },
  fr: {
    name: 'Main changée en riichi',
    when: 'Un joueur en riichi écarte une tuile de sa main au lieu de la tuile piochée. Si le relevé ne le montre pas, l’application pose la question. Dans certaines éditions, de même pour tout écart après une tuile piochée mise dans la main.',
    notWhen: 'Dans un jeu sans cinq rouges, un cinq rouge est un cinq.',
    headline: (f) =>
      f.asks
        ? isChombo(f.finding.answers)
          ? `Peut-on prouver que ${f.who} a écarté la tuile piochée ?`
          : `La tuile écartée par ${f.who} venait-elle de sa main ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} a changé sa main en riichi`,
    fact: (f) =>
      f.word('kind') === 'mixed'
        ? `${f.Who}, en riichi, a mis la tuile piochée dans sa main, et a écarté à ${f.at}.`
        : `${f.Who}, en riichi, a écarté à ${f.at} ${f.tile}, qui ${f.asks ? 'd’après le relevé ' : ''}ne venait pas de la pioche.`,
    law: 'Après riichi, on écarte toute tuile piochée qui ne gagne pas, sauf pour un kong. La main ne doit pas changer.',
    wouldChange: (f) =>
      f.word('kind') === 'mixed'
        ? `${f.Who} a gardé la tuile piochée à part, et le relevé se trompe.`
        : `${f.Tile} venait de la pioche, et le relevé se trompe.`,
  },
  answers: {
    foul: {
      en: { label: 'From the hand', follows: (f) => `${f.Who} changed the hand in riichi, which is a violation.` },
      fr: { label: 'De la main', follows: (f) => `${f.Who} a changé sa main en riichi : c’est une faute.` },
    },
    drawn: DRAWN,
    chombo: {
      en: { label: 'Not proved', follows: (f) => `It is a violation, and a chombo is proposed for ${f.who}.` },
      fr: { label: 'Non prouvé', follows: (f) => `C’est une faute, et un chombo est proposé pour ${f.who}.` },
    },
    proved: {
      en: { label: 'Proved', follows: (f) => `It is a violation, and ${f.whose} hand is dead.` },
      fr: { label: 'Prouvé', follows: (f) => `C’est une faute, et la main ${f.of} est morte.` },
    },
  },
}

/** Whether the question is that of an exhaustive draw, with the answers chombo and proved. */
const isChombo = (answers: readonly string[] = []): boolean => answers.includes('proved') && !answers.includes('drawn')
