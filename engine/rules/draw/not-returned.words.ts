import type { RuleWords } from '../rule-words.ts'

export const drawNotReturnedWords: RuleWords = {
  whom: 'drew',
  at: 'claimants-discard',
  en: {
    name: 'Drawn tile not put back',
    when: 'After a draw that was too fast, the claimant discards before the drawn tile is put back.',
    notWhen: 'The tile goes back into the wall.',
    headline: (f) => `${f.Who} still holds the tile drawn too fast`,
    fact: (f) =>
      `The call is valid and ${f.seat('caller') ?? 'the caller'} has discarded (${f.at}), but ${f.who} has not put back ${f.tile} drawn too fast.`,
    law: 'When a call is valid despite a draw that was too fast, the drawn tile goes back into the wall.',
    wouldChange: (f) => `${f.Who} put the tile back before ${f.at}.`,
  },
  fr: {
    name: 'Tuile piochée non remise',
    when: 'Après une pioche trop rapide, le réclamant écarte alors que la tuile piochée n’a pas été remise.',
    notWhen: 'La tuile est remise dans le mur.',
    headline: (f) => `${f.Who} garde encore la tuile piochée trop vite`,
    fact: (f) =>
      `L’appel est valable et ${f.seat('caller') ?? 'le réclamant'} a écarté (${f.act}), mais ${f.who} n’a pas remis ${f.tile === 'la tuile' ? 'la tuile piochée' : `${f.tile} pioché`} trop vite.`,
    law: 'Quand un appel est valable malgré une pioche trop rapide, la tuile piochée retourne dans le mur.',
    wouldChange: (f) => `${f.Who} a remis la tuile dans le mur avant ${f.at}.`,
  },
}
