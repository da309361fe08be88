import type { QuestionWords } from '../rule-words.ts'
import { ENGLISH_ACTS, FRENCH_ACTS, namedAct, theFrenchAct } from './dead-hand-acts.words.ts'

export const deadHandActWords: QuestionWords<'dead-hand.act'> = {
  whom: 'player',
  at: 'call',
  en: {
    name: 'Declaration with a dead hand',
    when: 'A player whose hand is dead calls, declares riichi or a kong, or wins.',
    notWhen: 'The finding that made the hand dead was dismissed.',
    headline: (f) =>
      f.asks
        ? `Did ${f.who} know that the hand was dead?`
        : `${f.Whose} hand is dead: ${namedAct(f, ENGLISH_ACTS)?.replace('a kong', 'the kong') ?? 'the declaration'} does not count`,
    fact: (f) =>
      `${f.Whose} hand is dead, and at ${f.at} ${f.who} ${namedAct(f, ENGLISH_ACTS) ? `declared ${namedAct(f, ENGLISH_ACTS)}` : 'made a declaration'}.${f.asks && f.word('declared') ? ' It had been declared dead at the table, so the player most likely knew.' : ''}`,
    law: 'A player with a dead hand only draws and discards: no call, riichi, kong or win.',
    wouldChange: (f) => `${f.Whose} hand was not dead at ${f.at}: the finding that made it dead was dismissed.`,
  },
  fr: {
    name: 'Déclaration avec une main morte',
    when: 'Un joueur dont la main est morte fait un appel, déclare riichi ou un kong, ou gagne.',
    notWhen: 'Le constat qui rendait la main morte a été rejeté.',
    headline: (f) =>
      f.asks
        ? `La main ${f.of} est morte : ce joueur le savait-il ?`
        : `La main ${f.of} est morte : ${theFrenchAct(f) ?? 'la déclaration'} ne compte pas`,
    fact: (f) =>
      `La main ${f.of} est morte et, à ${f.at}, ${f.who} a ${namedAct(f, FRENCH_ACTS) ? `annoncé ${namedAct(f, FRENCH_ACTS)}` : 'fait une déclaration'}.${f.asks && f.word('declared') ? ' Elle avait été déclarée morte à la table : ce joueur le savait sans doute.' : ''}`,
    law: 'Avec une main morte, on ne fait que piocher et écarter : ni appel, ni riichi, ni kong, ni victoire.',
    wouldChange: (f) => `La main ${f.of} n’était pas morte à ${f.at} : le constat qui la rendait morte a été rejeté.`,
  },
  answers: {
    knew: {
      en: { label: 'Knew', follows: (f) => `The act does not count, and ${f.who} is penalized for acting knowingly.` },
      fr: {
        label: 'Le savait',
        follows: (f) => `L’acte ne compte pas, et la pénalité ${f.of} est celle d’un acte fait en connaissance de cause.`,
      },
    },
    'did-not-know': {
      en: { label: 'Did not know', follows: (f) => `The act does not count, and ${f.who} gets the lesser penalty.` },
      fr: { label: 'L’ignorait', follows: (f) => `L’acte ne compte pas, et ${f.who} reçoit la pénalité la plus légère.` },
    },
  },
}
