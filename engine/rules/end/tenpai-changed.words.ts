import type { RuleWords } from '../rule-words.ts'

export const tenpaiChangedWords: RuleWords = {
  whom: 'player',
  at: 'second-call',
  en: {
    name: 'Tenpai or noten changed',
    when: 'A player who has declared noten declares tenpai, or the other way round.',
    notWhen: 'The player says the same again.',
    headline: (f) => `${f.Whose} first declaration counts: ${f.word('due') ?? 'the one before'}`,
    fact: (f) => `${f.Who} declared ${f.word('due') ?? 'otherwise'} first and ${f.word('act') ?? 'something else'} at ${f.at}.`,
    law: 'A declaration of tenpai or noten cannot be changed.',
    wouldChange: (f) => `The first declaration was not ${f.word('due') ?? 'what the record says'}, or it was another player’s.`,
    steps: { 'first-call-stands': (f) => `Say: “${f.Whose} first declaration counts: ${f.word('due') ?? 'the one before'}.”` },
  },
  fr: {
    name: 'Tenpai ou noten changé',
    when: 'Un joueur qui a annoncé noten annonce tenpai, ou l’inverse.',
    notWhen: 'Le joueur répète la même annonce.',
    headline: (f) => `La première annonce ${f.of} compte : ${f.word('due') ?? 'celle d’avant'}`,
    fact: (f) => `${f.Who} a d’abord annoncé ${f.word('due') ?? 'autre chose'}, puis ${f.word('act') ?? 'autre chose'} à ${f.at}.`,
    law: 'On ne change pas une annonce de tenpai ou de noten.',
    wouldChange: (f) => `La première annonce n’était pas ${f.word('due') ?? 'celle du relevé'}, ou c’était celle d’un autre joueur.`,
    steps: { 'first-call-stands': (f) => `Dire : « La première annonce ${f.of} compte : ${f.word('due') ?? 'celle d’avant'}. »` },
  },
}
