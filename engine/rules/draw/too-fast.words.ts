import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { QuestionWords } from '../rule-words.ts'

export const drawTooFastWords: QuestionWords<'draw.too-fast'> = {
  whom: 'drew',
  at: 'call',
  en: {
    name: 'Draw too fast',
    when: 'The next player has drawn, and another calls chii, pon or kan before the discard. In some rules it may also be a win, or a call after the discard. It is a violation if the draw is marked fast or the clock shows it; otherwise the app asks.',
    notWhen: 'The speed of the draw is not noted, and the caller dropped the call.',
    headline: (f) => {
      const did = DID[stepOf(f)]
      if (!f.asks) return `${f.Who} ${did.past} too fast; the ${isWin(f) ? 'win' : 'call'} is valid`
      return stepOf(f) === 'draw'
        ? `Did ${f.who} draw too fast for anybody to call?`
        : `Did the others have time to call before ${f.who} ${did.past}?`
    },
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const unknown = f.asks && !seconds ? '; the time since the discard is unknown' : ''
      const call = `${f.seat('caller') ?? 'another player'} called${f.call === 'call' ? '' : ` ${f.call}`}`
      const typed = seconds && f.word('clock') === 'live' ? ' by the times of entry' : ''
      const tooSoon = f.asks ? '' : ', too soon for a call'
      return `${f.Who} ${DID[stepOf(f)].past} ${seconds ? `${seconds} after ${f.claimed}` : `after ${f.claimed}`}${typed}${tooSoon}, and then ${call}${unknown}.`
    },
    law: 'A discard can be claimed until the next draw. If that draw leaves no time to call, the call counts and the drawn tile goes back. The referee may penalize obstruction.',
    wouldChange: (f) => {
      const floor = f.seconds('floor')
      const before = DID[stepOf(f)].before
      return floor ? `${f.Who} waited ${floor} or more before ${before}.` : `${f.Who} left time to call before ${before}.`
    },
    steps: {
      revert: (f) =>
        stepOf(f) === 'discard'
          ? `${f.Who} takes the discard back into the hand${f.dead ? '' : ' and returns the drawn tile to the wall'}.`
          : stepOf(f) === 'kong'
            ? `${f.Who} takes the tiles of the kong back into the hand${f.dead ? '' : ' and returns the drawn tile to the wall'}.`
            : `${f.Who} puts the drawn tile back in its place: it is the next tile to be drawn.`,
    },
  },
  fr: {
    name: 'Pioche trop rapide',
    when: 'Le joueur suivant a pioché, et un autre annonce chii, pon ou kan avant son écart. Selon certaines règles, ce peut être aussi une victoire, ou une annonce après l’écart. C’est une faute si la pioche est notée rapide ou si l’horloge le montre ; sinon l’application pose la question.',
    notWhen: 'La vitesse de la pioche n’est pas notée, et le joueur a abandonné son annonce.',
    headline: (f) => {
      const did = FAIT[stepOf(f)]
      if (!f.asks) return `${f.Who} a ${did.past} trop vite ; ${isWin(f) ? 'la victoire' : 'l’appel'} est valable`
      return stepOf(f) === 'draw'
        ? `La pioche ${f.of} était-elle trop rapide pour qu’on puisse annoncer ?`
        : `Les autres avaient-ils le temps d’annoncer avant que ${f.who} ${did.before} ?`
    },
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const unknown = f.asks && !seconds ? ' ; le temps écoulé depuis l’écart est inconnu' : ''
      const call = f.word('call')
      const said = `${f.seat('caller') ?? 'un joueur'} a annoncé${call ? ` ${call}` : ''}`
      const typed = seconds && f.word('clock') === 'live' ? ' d’après les heures de saisie' : ''
      const tooSoon = f.asks ? '' : ', trop tôt pour qu’on puisse annoncer'
      return `${f.Who} a ${FAIT[stepOf(f)].past} ${seconds ? `${seconds} ` : ''}après ${f.claimed}${typed}${tooSoon}, puis ${said}${unknown}.`
    },
    law: 'Un écart peut être réclamé tant que le joueur suivant n’a pas pioché. Si sa pioche ne laisse pas le temps d’annoncer, l’appel compte et la tuile piochée retourne dans le mur. L’arbitre peut pénaliser l’obstruction.',
    wouldChange: (f) => {
      const floor = f.seconds('floor')
      const before = FAIT[stepOf(f)].infinitive
      return floor ? `${f.Who} a attendu ${floor} ou plus avant ${before}.` : `${f.Who} a laissé le temps d’annoncer avant ${before}.`
    },
    steps: {
      revert: (f) =>
        stepOf(f) === 'discard'
          ? `${f.Who} reprend son écart dans sa main${f.dead ? '' : ' et remet la tuile piochée dans le mur'}.`
          : stepOf(f) === 'kong'
            ? `${f.Who} reprend les tuiles du kong dans sa main${f.dead ? '' : ' et remet la tuile piochée dans le mur'}.`
            : `${f.Who} remet la tuile piochée là où elle était : c’est la prochaine à piocher.`,
    },
  },
  answers: {
    fast: {
      en: {
        label: 'Too fast',
        follows: (f) =>
          `The ${isWin(f) ? 'win counts' : `call is valid, and ${undone(f)}`}; the referee decides whether to penalize the obstruction.`,
      },
      fr: {
        label: 'Trop vite',
        follows: (f) =>
          `${isWin(f) ? 'La victoire compte' : `L’appel est valable, et ${reprise(f)}`} ; l’arbitre décide s’il pénalise l’obstruction.`,
      },
    },
    mixed: {
      en: {
        label: 'Too fast, and the tile is in the hand',
        follows: (f) => `The call is valid. The drawn tile can’t be told from the hand, so ${f.whose} hand is dead.`,
      },
      fr: {
        label: 'Trop vite, tuile dans la main',
        follows: (f) => `L’appel est valable. La tuile piochée ne se distingue plus de la main : la main ${f.of} est morte.`,
      },
    },
    'in-time': {
      en: {
        label: 'In time',
        follows: (f) =>
          stepOf(f) === 'draw'
            ? `The call came too late and is void; ${f.who} keeps the drawn tile and plays on.`
            : `The ${isWin(f) ? 'win' : 'call'} came too late and is void; ${f.whose} turn counts.`,
      },
      fr: {
        label: 'À temps',
        follows: (f) =>
          stepOf(f) === 'draw'
            ? `L’appel est venu trop tard : il est nul ; ${f.who} garde la tuile piochée et joue.`
            : `${isWin(f) ? 'La victoire est venue trop tard : elle est nulle' : 'L’appel est venu trop tard : il est nul'} ; le tour ${f.of} est maintenu.`,
      },
    },
  },
}

/** How far the turn had gone at the call. */
type Step = 'draw' | 'discard' | 'kong' | 'self-draw'
const stepOf = (f: English | French): Step => {
  const step = f.word('step')
  return step === 'discard' || step === 'kong' || step === 'self-draw' ? step : 'draw'
}

const isWin = (f: English | French): boolean => f.word('call') === 'ron'

const DID: Readonly<Record<Step, { readonly past: string; readonly before: string }>> = {
  draw: { past: 'drew', before: 'drawing' },
  discard: { past: 'drew and discarded', before: 'discarding' },
  kong: { past: 'drew and declared a kong', before: 'declaring the kong' },
  'self-draw': { past: 'drew and declared a win', before: 'declaring the win' },
}

const FAIT: Readonly<Record<Step, { readonly past: string; readonly before: string; readonly infinitive: string }>> = {
  draw: { past: 'pioché', before: 'pioche', infinitive: 'de piocher' },
  discard: { past: 'pioché et écarté', before: 'pioche et écarte', infinitive: 'd’écarter' },
  kong: { past: 'pioché et déclaré un kong', before: 'pioche et déclare un kong', infinitive: 'de déclarer le kong' },
  'self-draw': { past: 'pioché et déclaré une victoire', before: 'pioche et déclare une victoire', infinitive: 'de déclarer la victoire' },
}

const undone = (f: English): string =>
  stepOf(f) === 'discard'
    ? `${f.who} takes the discard back and returns the drawn tile`
    : stepOf(f) === 'kong'
      ? `${f.who} undoes the kong and returns the drawn tile`
      : `${f.who} puts the drawn tile back`

const reprise = (f: French): string =>
  stepOf(f) === 'discard'
    ? `${f.who} reprend son écart et remet la tuile piochée`
    : stepOf(f) === 'kong'
      ? `${f.who} défait le kong et remet la tuile piochée`
      : `${f.who} remet la tuile piochée`
