import { FOUL, WRONG_TILE } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const riichiOrderWords: QuestionWords<'riichi.order'> = {
  whom: 'caller',
  at: 'riichi-step',
  en: {
    name: 'Steps of riichi in the wrong order',
    when: 'The steps come in an order that the rules do not allow: the stick before the discard or after the next player’s discard, or the word after the player’s own discard and before the next player’s act.',
    notWhen: 'The stick is paid after the next player’s draw.',
    headline: (f) => {
      const kind = f.word('kind')
      if (kind === 'word')
        return f.asks ? `Did ${f.who} call riichi only after the discard?` : dead(f, `${f.Who} called riichi only after the discard`)
      if (kind === 'stick-late') return f.asks ? `Did ${f.who} pay the riichi stick late?` : `${f.Who} paid the riichi stick late`
      return f.asks ? `Did ${f.who} pay the riichi stick before the discard?` : dead(f, `${f.Who} paid the riichi stick before the discard`)
    },
    fact: (f) =>
      ({
        word: `${f.Who} discarded ${f.tile}, and called riichi only after that, at ${f.at}.`,
        'stick-late': `${f.Who} paid the riichi stick at ${f.at}, after the next player’s discard.`,
      })[f.word('kind') ?? ''] ?? `${f.Who} paid the riichi stick at ${f.at}, before the discard of the riichi.`,
    law: 'A riichi has 3 steps: the word, the discard laid sideways, and the stick.',
    wouldChange: () => 'The steps came in the right order, and the record has them in another one.',
  },
  fr: {
    name: 'Étapes du riichi dans le mauvais ordre',
    when: 'Les étapes viennent dans un ordre que les règles n’admettent pas : le bâton avant l’écart ou après l’écart du joueur suivant, ou l’annonce après son propre écart et avant l’acte du joueur suivant.',
    notWhen: 'Le bâton est posé après la pioche du joueur suivant.',
    headline: (f) => {
      const kind = f.word('kind')
      if (kind === 'word')
        return f.asks
          ? `Le riichi ${f.of} n’a-t-il été annoncé qu’après l’écart ?`
          : morte(f, `${f.Who} n’a annoncé riichi qu’après l’écart`)
      if (kind === 'stick-late')
        return f.asks ? `Le bâton ${f.of} a-t-il été posé en retard ?` : `${f.Who} a posé le bâton de riichi en retard`
      return f.asks ? `Le bâton ${f.of} a-t-il été posé avant l’écart ?` : morte(f, `${f.Who} a posé le bâton de riichi avant l’écart`)
    },
    fact: (f) =>
      ({
        word: `${f.Who} a écarté ${f.tile}, et n’a annoncé riichi qu’après, à ${f.at}.`,
        'stick-late': `${f.Who} a posé le bâton de riichi à ${f.at}, après l’écart du joueur suivant.`,
      })[f.word('kind') ?? ''] ?? `${f.Who} a posé le bâton de riichi à ${f.at}, avant l’écart du riichi.`,
    law: 'Un riichi a 3 étapes : l’annonce, l’écart tourné et le bâton.',
    wouldChange: () => 'Les étapes étaient dans le bon ordre, et le relevé les a dans un autre.',
  },
  answers: { foul: FOUL, record: WRONG_TILE },
}

const dead = (f: { readonly dead: boolean; readonly Whose: string }, otherwise: string): string =>
  f.dead ? `${f.Whose} hand is dead` : otherwise
const morte = (f: { readonly dead: boolean; readonly of: string }, otherwise: string): string =>
  f.dead ? `La main ${f.of} est morte` : otherwise
