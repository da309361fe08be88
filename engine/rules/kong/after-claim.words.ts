import type { RuleWords } from '../rule-words.ts'

export const kongAfterClaimWords: RuleWords = {
  whom: 'declarer',
  at: 'kong',
  en: {
    name: 'Kong in the same turn as a claim',
    when: 'A player declares a concealed kong or extends a pung in the same turn as a claim for a chow or pung.',
    notWhen: 'The concealed kong comes after a draw.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} kong is void`),
    fact: (f) =>
      `${f.Who} declared a kong${f.tile === 'the tile' ? '' : ` of ${f.tile.slice(4)}`} at ${f.at}, in the same turn as a claim.`,
    law: 'A player must draw from the wall before a concealed or extended kong. Such a kong cannot follow a chow or pung claimed in that turn.',
    wouldChange: (f) => `${f.Who} drew a tile in that turn before the kong.`,
  },
  fr: {
    name: 'Kong dans le même tour qu’une réclamation',
    when: 'Un joueur déclare un kong caché ou un petit kong dans le même tour qu’un chow ou un pung réclamé.',
    notWhen: 'Le kong caché vient après une pioche.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le kong ${f.of} est nul`),
    fact: (f) =>
      `${f.Who} a déclaré un kong${f.tile === 'la tuile' ? '' : ` de ${f.tile.slice(3)}`} à ${f.at}, dans le même tour qu’une réclamation.`,
    law: 'Il faut piocher dans le mur avant un kong caché ou un petit kong exposé. Un tel kong ne peut pas suivre un chow ou un pung réclamé dans le même tour.',
    wouldChange: (f) => `${f.Who} a pioché une tuile dans ce tour avant le kong.`,
  },
}
