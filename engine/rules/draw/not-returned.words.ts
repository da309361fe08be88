import type { RuleWords } from '../rule-words.ts'

export const drawNotReturnedWords: RuleWords = {
  whom: 'drew',
  at: 'claimants-discard',
  en: {
    name: 'Drawn tile not put back',
    when: 'A claim is valid after a draw, and the claimant discards before the drawn tile is put back, or before the discard of that turn is taken back.',
    notWhen: 'The tile goes back into the wall.',
    headline: (f) =>
      f.word('step') === 'discard'
        ? `${f.Who} has not taken the discard back`
        : `${f.Who} still holds the ${f.word('step') === 'drawn' ? 'drawn tile' : 'tile drawn too fast'}`,
    fact: (f) =>
      f.word('step') === 'discard'
        ? `The call is valid and ${f.seat('caller') ?? 'the caller'} has discarded (${f.at}), but ${f.tile} that ${f.who} discarded too fast still lies there.`
        : `The call is valid and ${f.seat('caller') ?? 'the caller'} has discarded (${f.at}), but ${f.who} has not put back ${f.tile} drawn${f.word('step') === 'drawn' ? '' : ' too fast'}.`,
    law: 'When a call is valid despite a draw that was too fast, the drawn tile goes back into the wall.',
    wouldChange: (f) =>
      f.word('step') === 'discard' ? `${f.Who} took the discard back before ${f.at}.` : `${f.Who} put the tile back before ${f.at}.`,
    steps: { revert: (f) => `${f.Who} takes back what is left of that turn: the discard into the hand, the drawn tile into the wall.` },
  },
  fr: {
    name: 'Tuile piochée non remise',
    when: 'Un appel est valable après une pioche, et le réclamant écarte alors que la tuile piochée n’a pas été remise, ou que l’écart de ce tour n’a pas été repris.',
    notWhen: 'La tuile est remise dans le mur.',
    headline: (f) =>
      f.word('step') === 'discard'
        ? `${f.Who} n’a pas repris son écart`
        : `${f.Who} garde encore la tuile piochée${f.word('step') === 'drawn' ? '' : ' trop vite'}`,
    fact: (f) =>
      f.word('step') === 'discard'
        ? `L’appel est valable et ${f.seat('caller') ?? 'le réclamant'} a écarté (${f.act}), mais ${f.tile === 'la tuile' ? 'la tuile écartée' : `${f.tile} écarté`} trop vite par ${f.who} est encore sur la table.`
        : `L’appel est valable et ${f.seat('caller') ?? 'le réclamant'} a écarté (${f.act}), mais ${f.who} n’a pas remis ${f.tile === 'la tuile' ? 'la tuile piochée' : `${f.tile} pioché`}${f.word('step') === 'drawn' ? '' : ' trop vite'}.`,
    law: 'Quand un appel est valable malgré une pioche trop rapide, la tuile piochée retourne dans le mur.',
    wouldChange: (f) =>
      f.word('step') === 'discard' ? `${f.Who} a repris son écart avant ${f.at}.` : `${f.Who} a remis la tuile dans le mur avant ${f.at}.`,
    steps: { revert: (f) => `${f.Who} reprend ce qui reste de ce tour : l’écart dans la main, la tuile piochée dans le mur.` },
  },
}
