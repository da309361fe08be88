import { NO_FAULT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const paceSlowWords: QuestionWords<'pace.slow'> = {
  whom: 'player',
  at: 'slow-time',
  en: {
    name: 'Slow play',
    when: 'A player takes too long more often than the tournament allows. The app asks once.',
    notWhen: 'It is the first slow turn.',
    headline: (f) => (f.asks ? `Is ${f.whose} slow play obstruction?` : `${f.Whose} slow play is obstruction`),
    fact: (f) => {
      const times = f.number('counted')
      if (times === '1') return `${f.Who} has taken too long at ${f.at}.`
      return `${f.Who} has taken too long ${times ? `${times} times` : 'repeatedly'}, the last at ${f.at}.`
    },
    law: 'There is no time limit, but a reasonable pace is expected. The referee may penalize repeated slow play as obstruction.',
    wouldChange: (f) => `${f.Who} had a reason to take that long, or did not take too long each time.`,
  },
  fr: {
    name: 'Jeu lent',
    when: 'Un joueur est trop lent plus souvent que le tournoi ne l’admet. L’application pose la question une fois.',
    notWhen: 'C’est le premier tour trop lent.',
    headline: (f) => (f.asks ? `Le jeu lent ${f.of} est-il une obstruction ?` : `Le jeu lent ${f.of} est une obstruction`),
    fact: (f) => {
      const times = f.number('counted')
      if (times === '1') return `${f.Who} a pris un temps excessif à ${f.at}.`
      return `${f.Who} a pris un temps excessif ${times ? `${times} fois` : 'à plusieurs reprises'}, la dernière fois à ${f.at}.`
    },
    law: 'Il n’y a pas de limite de temps, mais un rythme raisonnable est attendu. L’arbitre peut pénaliser des lenteurs répétées comme obstruction.',
    wouldChange: (f) => `${f.Who} avait une raison de prendre ce temps, ou n’a pas été trop lent à chaque fois.`,
  },
  answers: {
    obstruction: {
      en: { label: 'Obstruction', follows: (f) => `It is a violation by ${f.who}; the referee decides the penalty.` },
      fr: { label: 'Obstruction', follows: (f) => `C’est une faute ${f.of} ; l’arbitre décide de la pénalité.` },
    },
    nothing: NO_FAULT,
  },
}
