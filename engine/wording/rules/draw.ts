import type { FamilyWords } from './rule-words.ts'

/** Draws that leave the others no time to call. */
export const DRAW_WORDS: FamilyWords<'draw'> = {
  'draw.too-fast': {
    en: {
      name: 'Draw too fast',
      headline: (f) => (f.asks ? `Did ${f.who} draw too fast for anybody to call?` : `${f.Who} drew too fast; the call is valid`),
      fact: (f) => {
        const seconds = f.seconds('seconds')
        const unknown = f.asks && !seconds ? '; the time since the discard is unknown' : ''
        const call = `${f.seat('caller') ?? 'another player'} called${f.call === 'call' ? '' : ` ${f.call}`}`
        const typed = seconds && f.word('clock') === 'live' ? ' by the times of entry' : ''
        const tooSoon = f.asks ? '' : ', too soon for a call'
        return `${f.Who} drew ${seconds ? `${seconds} after ${f.claimed}` : `after ${f.claimed}`}${typed}${tooSoon}, and then ${call}${unknown}.`
      },
      law: 'A discard can be claimed until the next draw. If that draw leaves no time to call, the call counts and the drawn tile goes back. The referee may penalize obstruction.',
      wouldChange: (f) => {
        const floor = f.seconds('floor')
        return floor ? `${f.Who} waited ${floor} or more before drawing.` : `${f.Who} left time to call before drawing.`
      },
    },
    fr: {
      name: 'Pioche trop rapide',
      headline: (f) =>
        f.asks
          ? `La pioche ${f.of} était-elle trop rapide pour qu’on puisse annoncer ?`
          : `${f.Who} a pioché trop vite ; l’appel est valable`,
      fact: (f) => {
        const seconds = f.seconds('seconds')
        const unknown = f.asks && !seconds ? ' ; le temps écoulé depuis l’écart est inconnu' : ''
        const call = f.word('call')
        const said = `${f.seat('caller') ?? 'un joueur'} a annoncé${call ? ` ${call}` : ''}`
        const typed = seconds && f.word('clock') === 'live' ? ' d’après les heures de saisie' : ''
        const tooSoon = f.asks ? '' : ', trop tôt pour qu’on puisse annoncer'
        return `${f.Who} a pioché ${seconds ? `${seconds} ` : ''}après ${f.claimed}${typed}${tooSoon}, puis ${said}${unknown}.`
      },
      law: 'Un écart peut être réclamé tant que le joueur suivant n’a pas pioché. Si sa pioche ne laisse pas le temps d’annoncer, l’appel compte et la tuile piochée retourne dans le mur. L’arbitre peut pénaliser l’obstruction.',
      wouldChange: (f) => {
        const floor = f.seconds('floor')
        return floor ? `${f.Who} a attendu ${floor} ou plus avant de piocher.` : `${f.Who} a laissé le temps d’annoncer avant de piocher.`
      },
    },
  },
  'draw.not-returned': {
    en: {
      name: 'Drawn tile not put back',
      headline: (f) => `${f.Who} still holds the tile drawn too fast`,
      fact: (f) =>
        `The call is valid and ${f.seat('caller') ?? 'the caller'} has discarded (${f.at}), but ${f.who} has not put back ${f.tile} drawn too fast.`,
      law: 'When a call is valid despite a draw that was too fast, the drawn tile goes back into the wall.',
      wouldChange: (f) => `${f.Who} put the tile back before ${f.at}.`,
    },
    fr: {
      name: 'Tuile piochée non remise',
      headline: (f) => `${f.Who} garde encore la tuile piochée trop vite`,
      fact: (f) =>
        `L’appel est valable et ${f.seat('caller') ?? 'le réclamant'} a écarté (${f.act}), mais ${f.who} n’a pas remis ${f.tile === 'la tuile' ? 'la tuile piochée' : `${f.tile} pioché`} trop vite.`,
      law: 'Quand un appel est valable malgré une pioche trop rapide, la tuile piochée retourne dans le mur.',
      wouldChange: (f) => `${f.Who} a remis la tuile dans le mur avant ${f.at}.`,
    },
  },
}
