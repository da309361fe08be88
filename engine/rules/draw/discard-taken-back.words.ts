import { FOUL } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const discardTakenBackWords: QuestionWords<'discard.taken-back'> = {
  whom: 'discarded',
  at: 'act',
  en: {
    name: 'Discard taken back',
    when: 'A player takes the newest discard back into the hand, and no ruling asks for it.',
    notWhen: 'The turn was too fast for a claim, and the discard is to be taken back.',
    headline: (f) => (f.asks ? `Did ${f.who} mean to discard the tile that was taken back?` : `${f.Who} took a discard back`),
    fact: (f) => `${f.Who} had discarded ${f.tile} and took it back into the hand (${f.at}).`,
    law: 'A discard that has been made stays. A tile that only fell from the hand is no discard.',
    wouldChange: (f) => `${f.Tile} fell out of ${f.whose} hand by accident.`,
  },
  fr: {
    name: 'Écart repris',
    when: 'Un joueur reprend dans sa main son dernier écart, sans que l’arbitre l’ait demandé.',
    notWhen: 'Le tour était trop rapide pour un appel, et l’écart doit être repris.',
    headline: (f) => (f.asks ? `${f.Who} a-t-il repris une tuile qu’il avait voulu écarter ?` : `${f.Who} a repris un écart`),
    fact: (f) =>
      `${f.Who} avait écarté ${f.tile === 'la tuile' ? 'une tuile et l’a reprise' : `${f.tile} et l’a repris`} dans sa main (${f.act}).`,
    law: 'Un écart fait reste fait. Une tuile qui tombe seulement de la main n’est pas un écart.',
    wouldChange: (f) => `${f.Tile} est ${f.tile === 'la tuile' ? 'tombée' : 'tombé'} de la main ${f.of} par accident.`,
  },
  answers: {
    foul: FOUL,
    accident: {
      en: { label: 'It fell by accident', follows: () => 'The tile goes back into the hand; nobody is at fault.' },
      fr: { label: 'Tombé par accident', follows: () => 'La tuile retourne dans la main ; personne n’est en faute.' },
    },
  },
}
