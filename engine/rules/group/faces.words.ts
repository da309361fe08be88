import type { RuleWords } from '../rule-words.ts'

export const groupFacesWords: RuleWords = {
  whom: 'declarer',
  at: 'kong',
  en: {
    name: 'Concealed kong with the wrong tiles face down',
    when: 'A player lays a concealed kong with the outer tiles face down, but the rule requires the middle ones.',
    notWhen: 'The middle tiles lie face down.',
    headline: (f) => `${f.Whose} concealed kong has the outer tiles face down`,
    fact: (f) => `${f.Who} laid the concealed kong${f.tile === 'the tile' ? '' : ` of ${f.tile.slice(4)}`} with its outer tiles face down.`,
    law: 'In a concealed kong the 2 tiles in the middle lie face down.',
    wouldChange: () => 'The 2 middle tiles lie face down.',
    steps: { 'put-right': (f) => `${f.Who} turns the 2 middle tiles of the kong face down, and the outer ones up.` },
  },
  fr: {
    name: 'Kong caché : mauvaises tuiles retournées',
    when: 'Un joueur pose un kong caché avec les tuiles du bord face cachée, alors que la règle veut celles du milieu.',
    notWhen: 'Les tuiles du milieu sont face cachée.',
    headline: (f) => `Le kong caché ${f.of} a les tuiles du bord face cachée`,
    fact: (f) =>
      `${f.Who} a posé le kong caché${f.tile === 'la tuile' ? '' : ` de ${f.tile.slice(3)}`} avec les tuiles du bord face cachée.`,
    law: 'Dans un kong caché, ce sont les 2 tuiles du milieu qui sont face cachée.',
    wouldChange: () => 'Les 2 tuiles du milieu sont face cachée.',
    steps: { 'put-right': (f) => `${f.Who} retourne face cachée les 2 tuiles du milieu du kong, et face visible celles du bord.` },
  },
}
