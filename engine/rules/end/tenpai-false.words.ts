import type { RuleWords } from '../rule-words.ts'

export const tenpaiFalseWords: RuleWords = {
  whom: 'player',
  at: 'reveal',
  en: {
    name: 'Tenpai declared without a wait',
    when: 'A player declares tenpai at an exhaustive draw and shows a hand that does not wait.',
    notWhen: 'The hand is a waiting hand.',
    headline: (f) => `${f.Whose} hand is not a waiting hand`,
    fact: (f) =>
      `${f.Who} declared tenpai, but the hand shown at ${f.at} ${f.word('kind') === 'fifth' ? 'waits only for a fifth tile of its kind' : 'does not wait for any tile'}.`,
    law: 'After an exhaustive draw, a player may declare tenpai only with a waiting hand, and shows it.',
    steps: { 'put-right': (f) => `${f.Whose} hand counts as noten in the payments and for who deals next.` },
    wouldChange: () => 'The tiles shown are entered wrongly, and the real hand is 1 tile from winning.',
  },
  fr: {
    name: 'Tenpai déclaré sans attente',
    when: 'Quand le mur est épuisé, un joueur déclare tenpai et montre une main sans attente.',
    notWhen: 'La main est en attente.',
    headline: (f) => `La main ${f.of} n’est pas en attente`,
    fact: (f) =>
      `${f.Who} a déclaré tenpai, mais la main montrée à ${f.at} ${f.word('kind') === 'fifth' ? 'n’attend qu’une cinquième tuile de sa sorte' : 'n’attend aucune tuile'}.`,
    law: 'Quand le mur est épuisé, on ne déclare tenpai qu’avec une main en attente, et on la montre.',
    steps: { 'put-right': (f) => `La main ${f.of} compte comme noten pour les paiements et pour savoir qui sera Est.` },
    wouldChange: () => 'Les tuiles montrées sont mal notées, et la vraie main est à 1 tuile de la victoire.',
  },
}
