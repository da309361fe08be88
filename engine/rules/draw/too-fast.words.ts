import type { QuestionWords } from '../rule-words.ts'

export const drawTooFastWords: QuestionWords<'draw.too-fast'> = {
  whom: 'drew',
  at: 'call',
  en: {
    name: 'Draw too fast',
    when: 'The next player has drawn, and another calls chii, pon or kan before the discard. It is a violation if the draw is marked fast or the clock shows it; otherwise the app asks.',
    notWhen: 'The speed of the draw is not noted, and the caller dropped the call.',
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
    when: 'Le joueur suivant a pioché, et un autre annonce chii, pon ou kan avant son écart. C’est une faute si la pioche est notée rapide ou si l’horloge le montre ; sinon l’application pose la question.',
    notWhen: 'La vitesse de la pioche n’est pas notée, et le joueur a abandonné son annonce.',
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
  answers: {
    fast: {
      en: {
        label: 'Too fast',
        follows: (f) =>
          `The call is valid, and ${f.who} puts the drawn tile back; the referee decides whether to penalize the obstruction.`,
      },
      fr: {
        label: 'Trop vite',
        follows: (f) => `L’appel est valable, et ${f.who} remet la tuile piochée ; l’arbitre décide s’il pénalise l’obstruction.`,
      },
    },
    'in-time': {
      en: { label: 'In time', follows: (f) => `The call came too late and is void; ${f.who} keeps the drawn tile and plays on.` },
      fr: { label: 'À temps', follows: (f) => `L’appel est venu trop tard : il est nul ; ${f.who} garde la tuile piochée et joue.` },
    },
  },
}
