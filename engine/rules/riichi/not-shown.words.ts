import type { RuleWords } from '../rule-words.ts'

export const riichiNotShownWords: RuleWords = {
  whom: 'player',
  at: 'act',
  en: {
    name: 'Riichi hand not shown',
    when: 'A player in riichi declares noten at an exhaustive draw, also with a dead hand.',
    notWhen: 'The player in riichi declares tenpai.',
    headline: (f) => `${f.Who} must show the riichi hand`,
    fact: (f) => `${f.Who} is in riichi, and declared noten at ${f.at} without showing the hand.`,
    law: 'At an exhaustive draw a player in riichi shows the hand, which proves the riichi.',
    wouldChange: (f) => `${f.Who} showed the hand, or was not in riichi.`,
    steps: { 'put-right': (f) => `${f.Who} shows the riichi hand.` },
  },
  fr: {
    name: 'Main de riichi non montrée',
    when: 'Un joueur en riichi annonce noten quand le mur est épuisé, même avec une main morte.',
    notWhen: 'Le joueur en riichi annonce tenpai.',
    headline: (f) => `${f.Who} doit montrer sa main de riichi`,
    fact: (f) => `${f.Who} est en riichi, et a annoncé noten à ${f.at} sans montrer sa main.`,
    law: 'Quand le mur est épuisé, un joueur en riichi montre sa main, ce qui prouve le riichi.',
    wouldChange: (f) => `${f.Who} a montré sa main, ou n’était pas en riichi.`,
    steps: { 'put-right': (f) => `${f.Who} montre sa main de riichi.` },
  },
}
