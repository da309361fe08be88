import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import type { QuestionWords } from '../rule-words.ts'

export const kongRobConcealedWords: QuestionWords<'kong.rob-concealed'> = {
  whom: 'who-ron',
  at: 'reveal',
  en: {
    name: 'Concealed kong robbed',
    when: 'A player calls ron on a concealed kong without Thirteen Orphans, or with any hand where nobody may rob it. Until the hand is shown, the app asks.',
    notWhen: 'The hand is Thirteen Orphans, and the rules let it rob the kong.',
    headline: (f) =>
      f.asks
        ? `Does ${f.who} win with Thirteen Orphans?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} win on the concealed kong is void`,
    fact: (f) => `${f.Who} called ron on ${f.tile} of a concealed kong${whyInEnglish(f)}.`,
    law: 'Only Thirteen Orphans can win on the tile of a concealed kong.',
    wouldChange: (f) =>
      isByNobody(f) ? 'The kong was an extended pung.' : `${f.Whose} hand is Thirteen Orphans, or the kong was an extended pung.`,
  },
  fr: {
    name: 'Kong caché volé',
    when: 'Un joueur annonce ron sur un kong caché sans Treize Orphelins, ou avec n’importe quelle main si les règles l’interdisent. Tant que la main n’est pas montrée, l’application pose la question.',
    notWhen: 'La main est Treize Orphelins, et les règles lui permettent de voler le kong.',
    headline: (f) =>
      f.asks
        ? `La main ${f.of} est-elle Treize Orphelins ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `La victoire ${f.of} sur le kong caché est nulle`,
    fact: (f) => `${f.Who} a annoncé ron sur ${f.tile} d’un kong caché${whyInFrench(f)}.`,
    law: 'On ne gagne sur la tuile d’un kong caché qu’avec Treize Orphelins.',
    wouldChange: (f) =>
      isByNobody(f)
        ? 'Le kong était un petit kong exposé.'
        : `La main ${f.of} est Treize Orphelins, ou le kong était un petit kong exposé.`,
  },
  answers: {
    other: {
      en: { label: 'Another hand', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Une autre main', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    orphans: {
      en: { label: 'Thirteen Orphans', follows: (f) => `${f.Whose} win is valid.` },
      fr: { label: 'Treize Orphelins', follows: (f) => `La victoire ${f.of} est valable.` },
    },
  },
}

/** Under these rules no hand may rob a concealed kong. */
const isByNobody = ({ word }: FindingParts): boolean => word('why') === 'by-nobody'

const whyInEnglish = (f: English): string => {
  if (f.asks) return '; the hand has not been shown'
  return isByNobody(f) ? ', and under these rules no hand wins on that' : ', and the hand is not Thirteen Orphans'
}

const whyInFrench = (f: French): string => {
  if (f.asks) return ' ; la main n’a pas été montrée'
  return isByNobody(f) ? ', et selon ces règles aucune main n’y gagne' : ', et la main n’est pas Treize Orphelins'
}
