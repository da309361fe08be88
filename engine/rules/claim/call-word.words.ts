import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import type { QuestionWords } from '../rule-words.ts'

export const callWordWords: QuestionWords<'call.word'> = {
  whom: 'caller',
  at: 'call-or-reveal',
  en: {
    name: 'Another word for a call',
    when: 'A player says another word than that of the call, or says it unclearly. For a win, it is raised once the hand is shown.',
    notWhen: 'The player says “mahjong”, where the rules accept that word for a win.',
    headline: (f) => (f.asks ? `Does ${f.whose} win count, called by another word?` : `${f.Who} did not say “${f.call}”`),
    fact: (f) => `${f.Who} ${said(f)}.`,
    law: 'A call is made with its own word, said clearly. Otherwise it counts as the tiles shown, and the right word is pointed out.',
    wouldChange: (f) => `${f.Who} said “${f.call}”.`,
  },
  fr: {
    name: 'Autre mot pour un appel',
    when: 'Un joueur annonce avec un autre mot que celui de l’appel, ou peu clairement. Pour une victoire, c’est relevé une fois la main montrée.',
    notWhen: 'Le joueur dit « mahjong », là où le règlement accepte ce mot pour une victoire.',
    headline: (f) => (f.asks ? `La victoire ${f.of}, annoncée par un autre mot, compte-t-elle ?` : `${f.Who} n’a pas dit « ${wordOf(f)} »`),
    fact: (f) => `${f.Who} ${dit(f)}.`,
    law: 'Un appel se fait par son propre mot, dit clairement. Sinon il vaut ce qui est montré, et on rappelle le mot juste.',
    wouldChange: (f) => `${f.Who} a dit « ${wordOf(f)} ».`,
  },
  answers: {
    chombo: {
      en: { label: 'Chombo', follows: (f) => `It was no declaration of a win: a chombo by ${f.who}.` },
      fr: { label: 'Chombo', follows: (f) => `Ce n’était pas une annonce de victoire : un chombo ${f.of}.` },
    },
    valid: {
      en: { label: 'Valid', follows: (f) => `${f.Whose} win counts; the right word is pointed out.` },
      fr: { label: 'Valable', follows: (f) => `La victoire ${f.of} compte ; on rappelle le mot juste.` },
    },
  },
}

/** The call's own word. */
const wordOf = ({ word }: FindingParts): string => word('call') ?? 'ron'

const said = (f: English): string => {
  const other = f.word('said')
  return other === undefined || other === '?' ? `did not say “${wordOf(f)}” clearly` : `said “${other}” instead of “${wordOf(f)}”`
}
const dit = (f: French): string => {
  const other = f.word('said')
  return other === undefined || other === '?' ? `n’a pas dit « ${wordOf(f)} » clairement` : `a dit « ${other} » au lieu de « ${wordOf(f)} »`
}
