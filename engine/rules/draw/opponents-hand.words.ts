import { FOUL } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const drawOpponentsHandWords: QuestionWords<'draw.opponents-hand'> = {
  whom: 'drew',
  at: 'goes-on',
  en: {
    name: 'Tile drawn from another hand',
    when: 'A player draws a tile from another player’s hand, and it does not go back at once.',
    notWhen: 'The tile goes back at once.',
    headline: (f) =>
      f.asks ? `Was ${f.who} stopped before taking the tile?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} drew from another hand`,
    fact: (f) => `${f.Who} drew a tile from ${f.seat('from') ?? 'another player'}’s hand, and play went on at ${f.at}.`,
    law: 'A player draws from the wall, never from another player’s hand.',
    wouldChange: () => 'The player was stopped at once.',
    steps: { 'return-tile': (f) => `${f.Who} gives the tile back to the hand that it came from.` },
  },
  fr: {
    name: 'Tuile piochée dans la main d’un autre',
    when: 'Un joueur pioche une tuile dans la main d’un autre, et elle n’est pas remise aussitôt.',
    notWhen: 'La tuile est remise aussitôt.',
    headline: (f) =>
      f.asks
        ? `A-t-on arrêté ${f.who} avant la prise de la tuile ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} a pioché dans la main d’un autre`,
    fact: (f) => `${f.Who} a pioché une tuile dans la main ${f.ofSeat('from') ?? 'd’un autre joueur'}, et le jeu a continué à ${f.at}.`,
    law: 'On pioche dans le mur, jamais dans la main d’un autre joueur.',
    wouldChange: () => 'Le joueur a été arrêté aussitôt.',
    steps: { 'return-tile': (f) => `${f.Who} rend la tuile à la main d’où elle vient.` },
  },
  answers: {
    foul: FOUL,
    stopped: {
      en: { label: 'Stopped in time', follows: () => 'The tile goes back to the hand that it came from; play goes on.' },
      fr: { label: 'Arrêté à temps', follows: () => 'La tuile retourne dans la main d’où elle vient ; le jeu continue.' },
    },
  },
}
