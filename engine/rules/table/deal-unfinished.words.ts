import type { RuleWords } from '../rule-words.ts'

export const dealUnfinishedWords: RuleWords = {
  whom: 'east',
  at: 'discard',
  en: {
    name: 'First discard before the deal is complete',
    when: 'East makes the first discard after a count has shown another player short of the 13 tiles of the deal.',
    notWhen: 'The player has all 13 tiles.',
    headline: (f) => `${f.Who} discarded before the deal was complete`,
    fact: (f) => `${f.Who} made the first discard at ${f.at}, while ${f.seats('others') ?? 'another player'} had fewer than 13 tiles.`,
    law: 'East waits with the first discard until all players have their 13 tiles.',
    wouldChange: (f) => `A second count finds 13 tiles in the hand of ${f.seats('others') ?? 'that player'}.`,
    steps: { 'put-right': (f) => `${f.seats('others') ?? 'The player'} ${f.many('others') ? 'take' : 'takes'} the missing tiles.` },
  },
  fr: {
    name: 'Premier écart avant la fin de la distribution',
    when: 'Est fait le premier écart alors qu’un comptage a montré qu’un autre joueur n’avait pas ses 13 tuiles.',
    notWhen: 'Le joueur a ses 13 tuiles.',
    headline: (f) => `${f.Who} a écarté avant la fin de la distribution`,
    fact: (f) =>
      `${f.Who} a fait le premier écart à ${f.at}, alors que ${f.seats('others') ?? 'un autre joueur'} ${f.many('others') ? 'avaient' : 'avait'} moins de 13 tuiles.`,
    law: 'Est attend, avant son premier écart, que tous les joueurs aient leurs 13 tuiles.',
    wouldChange: (f) => `Un second comptage donne 13 tuiles pour ${f.seats('others') ?? 'ce joueur'}.`,
    steps: { 'put-right': (f) => `${f.seats('others') ?? 'Le joueur'} ${f.many('others') ? 'prennent' : 'prend'} les tuiles manquantes.` },
  },
}
