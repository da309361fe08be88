import { numberFact } from '../../phrases/facts.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'
import { ENGLISH_ACTS, FRENCH_ACTS, namedAct } from './dead-hand-acts.words.ts'

export const deadHandUndeclaredWords: RuleWords = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Declaration before the hand is declared dead',
    when: 'A player calls, declares riichi or a kong, or wins after a fault that costs the hand, and nobody has declared the hand dead.',
    notWhen: 'The hand was declared dead before.',
    headline: (f) => `${f.Whose} hand has not been declared dead`,
    fact: (f) =>
      `The fault${fault(f, 'at act')} costs ${f.who} the hand, and nobody had declared it dead when ${f.who} declared ${namedAct(f, ENGLISH_ACTS) ?? 'this'} at ${f.at}.${isWin(f) ? ' The fault doesn’t void the win.' : ''}`,
    law: 'A hand is dead once it has been declared dead. What its player declares before that is judged as with a living hand.',
    wouldChange: (f) => `${f.Whose} hand was declared dead before ${f.at}.`,
  },
  fr: {
    name: 'Déclaration avant que la main soit déclarée morte',
    when: 'Un joueur fait un appel, déclare riichi ou un kong, ou gagne après une faute qui coûte la main, et personne ne l’a déclarée morte.',
    notWhen: 'La main a été déclarée morte auparavant.',
    headline: (f) => `La main ${f.of} n’a pas été déclarée morte`,
    fact: (f) =>
      `La faute${fault(f, 'à l’acte')} coûte sa main ${f.to}, et personne ne l’avait déclarée morte quand ${f.who} a annoncé ${namedAct(f, FRENCH_ACTS) ?? 'cela'} à ${f.at}.${isWin(f) ? ' La faute n’annule pas la victoire.' : ''}`,
    law: 'Une main est morte une fois qu’elle a été déclarée morte. Ce que son joueur déclare avant est jugé comme avec une main vivante.',
    wouldChange: (f) => `La main ${f.of} a été déclarée morte avant ${f.at}.`,
  },
}

const isWin = (f: { readonly word: (name: string) => string | undefined }): boolean => f.word('act') === 'ron' || f.word('act') === 'tsumo'

const fault = ({ finding }: FindingParts, at: string): string => {
  const number = numberFact(finding, 'called')
  return number === undefined ? '' : ` ${at} ${number}`
}
