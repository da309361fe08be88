import type { FamilyWords } from './rule-words.ts'

/** The pace of play, and East’s courtesy after the deal. */
export const PACE_WORDS: FamilyWords<'pace' | 'deal'> = {
  'pace.slow': {
    en: {
      name: 'Slow play',
      headline: (f) => (f.asks ? `Is ${f.whose} slow play obstruction?` : `${f.Whose} slow play is obstruction`),
      fact: (f) =>
        `${f.Who} has taken too long ${f.number('counted') ? `${f.number('counted')} times` : 'repeatedly'}, the last at ${f.at}.`,
      law: 'There is no time limit, but a reasonable pace is expected. The referee may penalize repeated slow play as obstruction.',
      wouldChange: (f) => `${f.Who} had a reason to take that long, or did not take too long each time.`,
    },
    fr: {
      name: 'Jeu lent',
      headline: (f) => (f.asks ? `Le jeu lent ${f.of} est-il une obstruction ?` : `Le jeu lent ${f.of} est une obstruction`),
      fact: (f) =>
        `${f.Who} a pris un temps excessif ${f.number('counted') ? `${f.number('counted')} fois` : 'à plusieurs reprises'}, la dernière fois à ${f.at}.`,
      law: 'Il n’y a pas de limite de temps, mais un rythme raisonnable est attendu. L’arbitre peut pénaliser des lenteurs répétées comme obstruction.',
      wouldChange: (f) => `${f.Who} avait une raison de prendre ce temps, ou n’a pas été trop lent à chaque fois.`,
    },
  },
  'deal.courtesy': {
    en: {
      name: 'First discard before all hands are sorted',
      headline: (f) => `${f.Who} discarded before all hands were sorted`,
      fact: (f) => {
        const others = f.seats('others')
        return `${f.Who} made the first discard while ${others ?? 'another player'} ${f.many('others') ? 'were' : 'was'} still sorting.`
      },
      law: 'East is asked, as a courtesy, to hold the first discard until all hands are sorted.',
      wouldChange: () => 'All players were ready before the first discard.',
    },
    fr: {
      name: 'Premier écart avant la fin du tri',
      headline: (f) => `${f.Who} a écarté avant la fin du tri`,
      fact: (f) => {
        const others = f.seats('others')
        return `${f.Who} a fait le premier écart pendant que ${others ?? 'un autre joueur'} ${f.many('others') ? 'triaient' : 'triait'} encore.`
      },
      law: 'Par politesse, Est retient son premier écart tant que toutes les mains ne sont pas triées.',
      wouldChange: () => 'Tous les joueurs étaient prêts avant le premier écart.',
    },
  },
}
