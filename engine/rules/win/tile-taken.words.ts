import type { RuleWords } from '../rule-words.ts'

export const winTileTakenWords: RuleWords = {
  whom: 'caller',
  at: 'take',
  en: {
    name: 'Winning tile taken from the discards',
    when: 'A player who has called ron takes the winning tile away from the discarder’s river.',
    notWhen: 'The tile is claimed for a pung.',
    headline: (f) => `${f.Who} must put the winning tile back`,
    fact: (f) => `${f.Who} called ron on ${f.claimed}, and took the tile at ${f.at}.`,
    law: 'The tile of a win on a discard stays in the river of the player who discarded it.',
    wouldChange: (f) => `${f.Who} left the tile where it lay.`,
    steps: { 'put-right': (f) => `The tile goes back to where it lay in ${f.discarders} river.` },
  },
  fr: {
    name: 'Tuile gagnante prise aux écarts',
    when: 'Un joueur qui a annoncé ron prend la tuile gagnante aux écarts.',
    notWhen: 'La tuile est réclamée pour un pung.',
    headline: (f) => `${f.Who} doit remettre la tuile gagnante`,
    fact: (f) => `${f.Who} a annoncé ron sur ${f.claimed}, et a pris la tuile à ${f.at}.`,
    law: 'La tuile d’une victoire sur un écart reste parmi les écarts du joueur qui l’a donnée.',
    wouldChange: (f) => `${f.Who} a laissé la tuile à sa place.`,
    steps: { 'put-right': (f) => `${f.Tile} retourne à sa place parmi les écarts.` },
  },
}
