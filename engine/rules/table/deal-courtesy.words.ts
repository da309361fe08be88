import type { RuleWords } from '../rule-words.ts'

export const dealCourtesyWords: RuleWords = {
  whom: 'east',
  at: 'discard',
  en: {
    name: 'First discard before all hands are sorted',
    when: 'East makes the first discard while at least one player is noted as ready and another is not.',
    notWhen: 'All players are ready.',
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
    when: 'Est fait le premier écart alors qu’au moins un joueur est noté prêt et qu’un autre ne l’est pas.',
    notWhen: 'Tous les joueurs sont prêts.',
    headline: (f) => `${f.Who} a écarté avant la fin du tri`,
    fact: (f) => {
      const others = f.seats('others')
      return `${f.Who} a fait le premier écart pendant que ${others ?? 'un autre joueur'} ${f.many('others') ? 'triaient' : 'triait'} encore.`
    },
    law: 'Par politesse, Est retient son premier écart tant que toutes les mains ne sont pas triées.',
    wouldChange: () => 'Tous les joueurs étaient prêts avant le premier écart.',
  },
}
