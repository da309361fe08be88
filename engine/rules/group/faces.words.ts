import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const groupFacesWords: RuleWords = {
  whom: 'declarer',
  at: 'kong',
  en: {
    name: 'Concealed kong with the wrong tiles face down',
    when: 'A player lays a concealed kong with the outer tiles face down where the rule set asks for the middle ones, or the other way round.',
    notWhen: 'The tiles that the rule set asks for lie face down.',
    headline: (f) => `${f.Whose} concealed kong has the ${down(f).laid} tiles face down`,
    fact: (f) =>
      `${f.Who} laid the concealed kong${f.tile === 'the tile' ? '' : ` of ${f.tile.slice(4)}`} with its ${down(f).laid} tiles face down.`,
    law: 'In a concealed kong the 2 tiles in the middle lie face down.',
    wouldChange: (f) => `The 2 ${down(f).right} tiles lie face down.`,
    steps: { 'put-right': (f) => `${f.Who} turns the 2 ${down(f).right} tiles of the kong face down, and the ${down(f).laid} ones up.` },
  },
  fr: {
    name: 'Kong caché : mauvaises tuiles retournées',
    when: 'Un joueur pose un kong caché avec les tuiles extérieures face cachée là où le règlement demande celles du milieu, ou l’inverse.',
    notWhen: 'Les tuiles que demande le règlement sont face cachée.',
    headline: (f) => `Le kong caché ${f.of} a les tuiles ${cachees(f).laid} face cachée`,
    fact: (f) =>
      `${f.Who} a posé le kong caché${f.tile === 'la tuile' ? '' : ` de ${f.tile.slice(3)}`} avec les tuiles ${cachees(f).laid} face cachée.`,
    law: 'Dans un kong caché, ce sont les 2 tuiles du milieu qui sont face cachée.',
    wouldChange: (f) => `Les 2 tuiles ${cachees(f).right} sont face cachée.`,
    steps: {
      'put-right': (f) => `${f.Who} retourne face cachée les 2 tuiles ${cachees(f).right} du kong, et face visible les 2 autres.`,
    },
  },
}

/** The tiles that lie face down, and those that should. */
const down = (f: FindingParts): { readonly laid: string; readonly right: string } =>
  f.word('why') === 'middle' ? { laid: 'middle', right: 'outer' } : { laid: 'outer', right: 'middle' }

const cachees = (f: FindingParts): { readonly laid: string; readonly right: string } =>
  f.word('why') === 'middle' ? { laid: 'du milieu', right: 'extérieures' } : { laid: 'extérieures', right: 'du milieu' }
