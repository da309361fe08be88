import type { AnswersOf } from './answer-wording.ts'
import { ALLOWED, DOUBLED, FOUL, MADE_UP_FOR, MISSING, TURN_OVER, WRONG_SEAT, WRONG_TILE } from './shared-answers.ts'

type Id =
  | 'draw.too-fast'
  | 'claim.late'
  | 'turn.draw'
  | 'turn.discard'
  | 'turn.act'
  | 'claim.own-discard'
  | 'kong.no-group'
  | 'kong.last-tile'
  | 'riichi.twice'
  | 'riichi.points'
  | 'pace.slow'
  | 'tiles.exposed'
  | 'dead-hand.act'

/** Answers about claims, draws, turns and pace. */
export const ANSWERS_ABOUT_PLAY: AnswersOf<Id> = {
  'draw.too-fast': {
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
  'claim.late': {
    void: {
      en: { label: 'Void', follows: (f) => `${f.Whose} call is void, and the tile stays where it is.` },
      fr: { label: 'Nul', follows: (f) => `L’appel ${f.of} est nul, et la tuile reste où elle est.` },
    },
    stands: {
      en: { label: 'Counts', follows: (f) => `${f.Whose} call is valid, and the drawn tile goes back into the wall.` },
      fr: { label: 'Valable', follows: (f) => `L’appel ${f.of} est valable, et la tuile piochée retourne dans le mur.` },
    },
  },
  'turn.draw': { foul: FOUL, missing: TURN_OVER, doubled: DOUBLED, seat: WRONG_SEAT, mended: MADE_UP_FOR },
  'turn.discard': { foul: FOUL, missing: MISSING, doubled: DOUBLED, seat: WRONG_SEAT },
  'turn.act': { foul: FOUL, missing: MISSING, seat: WRONG_SEAT },
  'claim.own-discard': { foul: FOUL, seat: WRONG_SEAT },
  'kong.no-group': { foul: FOUL, record: WRONG_TILE },
  'kong.last-tile': { foul: FOUL, record: WRONG_TILE },
  'riichi.twice': { foul: FOUL, record: WRONG_TILE },
  'riichi.points': {
    foul: {
      en: { label: 'Not allowed', follows: (f) => `The riichi is a violation by ${f.who}.` },
      fr: { label: 'Non permis', follows: (f) => `Ce riichi est une faute ${f.of}.` },
    },
    allowed: ALLOWED,
  },
  'pace.slow': {
    obstruction: {
      en: { label: 'Obstruction', follows: (f) => `It is a violation by ${f.who}; the referee decides the penalty.` },
      fr: { label: 'Obstruction', follows: (f) => `C’est une faute ${f.of} ; l’arbitre décide de la pénalité.` },
    },
    nothing: {
      en: { label: 'No fault', follows: () => 'Play goes on; nobody is at fault.' },
      fr: { label: 'Pas de faute', follows: () => 'Le jeu continue ; personne n’est en faute.' },
    },
  },
  'tiles.exposed': {
    warning: {
      en: { label: 'Notice', follows: (f) => `${f.Who} gets a notice; play goes on.` },
      fr: { label: 'Avertissement', follows: (f) => `${f.Who} reçoit un avertissement ; le jeu continue.` },
    },
    'dead-hand': {
      en: { label: 'Dead hand', follows: (f) => `${f.Whose} hand is dead.` },
      fr: { label: 'Main morte', follows: (f) => `La main ${f.of} est morte.` },
    },
    chombo: {
      en: { label: 'Chombo', follows: (f) => `A chombo is proposed for ${f.who}.` },
      fr: { label: 'Chombo', follows: (f) => `Un chombo est proposé pour ${f.who}.` },
    },
    nothing: {
      en: { label: 'No fault', follows: () => 'Play goes on; nobody is at fault.' },
      fr: { label: 'Pas de faute', follows: () => 'Le jeu continue ; personne n’est en faute.' },
    },
  },
  'dead-hand.act': {
    knew: {
      en: { label: 'Knew', follows: (f) => `The act does not count, and ${f.who} is penalized for acting knowingly.` },
      fr: {
        label: 'Le savait',
        follows: (f) => `L’acte ne compte pas, et la pénalité ${f.of} est celle d’un acte fait en connaissance de cause.`,
      },
    },
    'did-not-know': {
      en: { label: 'Did not know', follows: (f) => `The act does not count, and ${f.who} gets the lesser penalty.` },
      fr: { label: 'L’ignorait', follows: (f) => `L’acte ne compte pas, et ${f.who} reçoit la pénalité la plus légère.` },
    },
  },
}
