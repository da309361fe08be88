import type { RuleWords } from '../rule-words.ts'

export const dealCourtesyWords: RuleWords = {
  whom: 'east',
  at: 'discard',
  en: {
    name: 'Play begun before all are ready',
    when: 'East makes the first discard while at least one player is noted as ready and another is not. In some rule sets: or South makes the first draw at once.',
    notWhen: 'All players are ready.',
    headline: (f) =>
      f.word('act') === 'draw' ? `${f.Who} drew too soon after the first discard` : `${f.Who} discarded before all were ready`,
    fact: (f) => {
      if (f.word('act') === 'draw') return `${f.Who} made the first draw at ${f.at} before the others had time to see East’s first discard.`
      return `${f.Who} made the first discard before ${f.seats('others') ?? 'another player'} ${f.many('others') ? 'were' : 'was'} noted as ready.`
    },
    law: 'East is asked, as a courtesy, to hold the first discard until all hands are sorted.',
    wouldChange: (f) =>
      f.word('act') === 'draw' ? `${f.Who} waited a few seconds before the draw.` : 'All players were ready before the first discard.',
  },
  fr: {
    name: 'Jeu commencé avant que tous soient prêts',
    when: 'Est fait le premier écart alors qu’au moins un joueur est noté prêt et qu’un autre ne l’est pas. Dans certains règlements : ou Sud fait aussitôt la première pioche.',
    notWhen: 'Tous les joueurs sont prêts.',
    headline: (f) =>
      f.word('act') === 'draw' ? `${f.Who} a pioché trop vite après le premier écart` : `${f.Who} a écarté avant que tous soient prêts`,
    fact: (f) => {
      if (f.word('act') === 'draw')
        return `${f.Who} a fait la première pioche à ${f.at} avant que les autres aient pu voir le premier écart d’Est.`
      return `${f.Who} a fait le premier écart alors que ${f.seats('others') ?? 'un autre joueur'} ${f.many('others') ? 'n’étaient pas notés prêts' : 'n’était pas noté prêt'}.`
    },
    law: 'Par politesse, Est retient son premier écart tant que toutes les mains ne sont pas triées.',
    wouldChange: (f) =>
      f.word('act') === 'draw'
        ? `${f.Who} a attendu quelques secondes avant de piocher.`
        : 'Tous les joueurs étaient prêts avant le premier écart.',
  },
}
