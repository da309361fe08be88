import type { QuestionWords } from '../rule-words.ts'

export const claimTooFastWords: QuestionWords<'claim.too-fast'> = {
  whom: 'claimant',
  at: 'ron',
  en: {
    name: 'Claim and discard too fast',
    when: 'A player has claimed a tile for a group and discarded, and another declares a win on the tile claimed. It is a violation if the discard is marked fast or the clock shows it; otherwise the app asks.',
    notWhen: 'The win is declared before the claimant discards.',
    headline: (f) =>
      f.asks
        ? `Did the others have time to win before ${f.who} claimed and discarded?`
        : `${f.Who} claimed and discarded too fast; the win is valid`,
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const unknown = f.asks && !seconds ? '; the time since the discard is unknown' : ''
      return `${f.Who} claimed ${f.claimed} and discarded${seconds ? ` ${seconds} after it` : ''}${f.asks ? '' : ', too soon for a win'}; then ${f.seat('caller') ?? 'another player'} called ron on that tile${unknown}.`
    },
    law: 'A player who claims a tile for a group and discards too fast does not cut off a win on the tile claimed. The win counts, and the referee may penalize obstruction.',
    wouldChange: (f) => {
      const floor = f.seconds('floor')
      return floor ? `${f.Who} discarded ${floor} or more after ${f.claimed}.` : `${f.Who} left time to win before discarding.`
    },
  },
  fr: {
    name: 'Appel et écart trop rapides',
    when: 'Un joueur a réclamé une tuile pour un groupe et écarté, puis un autre déclare une victoire sur cette tuile. C’est une faute si l’écart est noté rapide ou si l’horloge le montre ; sinon l’application pose la question.',
    notWhen: 'La victoire est déclarée avant l’écart du réclamant.',
    headline: (f) =>
      f.asks
        ? `Les autres avaient-ils le temps de gagner avant que ${f.who} appelle et écarte ?`
        : `${f.Who} a appelé et écarté trop vite ; la victoire est valable`,
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const unknown = f.asks && !seconds ? ' ; le temps écoulé depuis l’écart est inconnu' : ''
      return `${f.Who} a réclamé ${f.claimed} et a écarté${seconds ? ` ${seconds} après` : ''}${f.asks ? '' : ', trop tôt pour qu’on puisse gagner'} ; puis ${f.seat('caller') ?? 'un joueur'} a annoncé ron sur cette tuile${unknown}.`
    },
    law: 'Un joueur qui réclame une tuile et écarte trop vite n’empêche pas une victoire sur la tuile réclamée. La victoire compte, et l’arbitre peut pénaliser l’obstruction.',
    wouldChange: (f) => {
      const floor = f.seconds('floor')
      return floor ? `${f.Who} a écarté ${floor} ou plus après ${f.claimed}.` : `${f.Who} a laissé le temps de gagner avant d’écarter.`
    },
  },
  answers: {
    fast: {
      en: { label: 'Too fast', follows: () => 'The win counts; the referee decides whether to penalize the obstruction.' },
      fr: { label: 'Trop vite', follows: () => 'La victoire compte ; l’arbitre décide s’il pénalise l’obstruction.' },
    },
    'in-time': {
      en: { label: 'In time', follows: (f) => `The win came too late and is void; ${f.whose} claim is in force.` },
      fr: { label: 'À temps', follows: (f) => `La victoire est venue trop tard : elle est nulle ; l’appel ${f.of} est maintenu.` },
    },
  },
}
