import type { AnswersOf } from './answer-wording.ts'

type Id =
  | 'riichi.hand-changed'
  | 'riichi.not-waiting'
  | 'kong.riichi'
  | 'kong.rob-concealed'
  | 'kong.no-wait'
  | 'win.several'
  | 'win.after-tsumo'
  | 'win.no-yaku'
  | 'abort.false'

const DRAWN = {
  en: {
    label: 'It was the drawn tile',
    follows: () => 'The record confused the drawn tile with a tile from the hand; nobody is at fault.',
  },
  fr: {
    label: 'C’était la tuile piochée',
    follows: () => 'Le relevé a confondu la tuile piochée avec une tuile de la main ; personne n’est en faute.',
  },
}

/** Answers about riichi, kongs and wins. */
export const ANSWERS_ABOUT_WINS: AnswersOf<Id> = {
  'riichi.hand-changed': {
    foul: {
      en: { label: 'From the hand', follows: (f) => `${f.Who} changed the hand in riichi, which is a violation.` },
      fr: { label: 'De la main', follows: (f) => `${f.Who} a changé sa main en riichi : c’est une faute.` },
    },
    drawn: DRAWN,
    chombo: {
      en: { label: 'Not proved', follows: (f) => `It is a violation, and a chombo is proposed for ${f.who}.` },
      fr: { label: 'Non prouvé', follows: (f) => `C’est une faute, et un chombo est proposé pour ${f.who}.` },
    },
    proved: {
      en: { label: 'Proved', follows: (f) => `It is a violation, and ${f.whose} hand is dead.` },
      fr: { label: 'Prouvé', follows: (f) => `C’est une faute, et la main ${f.of} est morte.` },
    },
  },
  'riichi.not-waiting': {
    not: {
      en: { label: 'Does not count', follows: (f) => `${f.Whose} riichi was declared without a waiting hand, which is a violation.` },
      fr: { label: 'Ne compte pas', follows: (f) => `Le riichi ${f.of} a été déclaré sans attente : c’est une faute.` },
    },
    waiting: {
      en: { label: 'Counts as waiting', follows: (f) => `${f.Whose} riichi is valid.` },
      fr: { label: 'Compte comme attente', follows: (f) => `Le riichi ${f.of} est valable.` },
    },
  },
  'kong.riichi': {
    foul: {
      en: { label: 'From the hand', follows: (f) => `${f.Whose} kong is a violation, judged by the rule set.` },
      fr: { label: 'De la main', follows: (f) => `Le kong ${f.of} est une faute, jugée selon le règlement.` },
    },
    drawn: DRAWN,
  },
  'kong.rob-concealed': {
    other: {
      en: { label: 'Another hand', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Une autre main', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    orphans: {
      en: { label: 'Thirteen Orphans', follows: (f) => `${f.Whose} win is valid.` },
      fr: { label: 'Treize Orphelins', follows: (f) => `La victoire ${f.of} est valable.` },
    },
  },
  'kong.no-wait': {
    'too-soon': {
      en: { label: 'Too soon', follows: (f) => `The win on the kong’s tile is valid, and ${f.who} is at fault.` },
      fr: { label: 'Trop tôt', follows: (f) => `La victoire sur la tuile du kong est valable, et c’est une faute ${f.of}.` },
    },
    enough: {
      en: { label: 'Long enough', follows: () => 'The win on the kong’s tile is valid; nobody is at fault.' },
      fr: { label: 'Assez longtemps', follows: () => 'La victoire sur la tuile du kong est valable ; personne n’est en faute.' },
    },
  },
  'win.several': {
    nearest: {
      en: { label: 'Only the nearest', follows: () => 'Only the player nearest to the discarder in turn order wins on this tile.' },
      fr: {
        label: 'Seul le plus proche',
        follows: () => 'Sur cette tuile, seul gagne le joueur qui suit le jeteur de plus près dans l’ordre du jeu.',
      },
    },
    all: {
      en: { label: 'All win', follows: () => 'All players who called ron on this tile win.' },
      fr: { label: 'Tous gagnent', follows: () => 'Tous ceux qui ont annoncé ron sur cette tuile gagnent.' },
    },
  },
  'win.after-tsumo': {
    'self-draw': {
      en: { label: 'The self-draw', follows: (f) => `The self-draw win counts, and ${f.whose} ron is void.` },
      fr: { label: 'Le tsumo', follows: (f) => `Le tsumo compte, et le ron ${f.of} est nul.` },
    },
    discard: {
      en: { label: 'The ron', follows: (f) => `${f.Whose} ron counts, and the self-draw win does not.` },
      fr: { label: 'Le ron', follows: (f) => `Le ron ${f.of} compte, et non le tsumo.` },
    },
  },
  'win.no-yaku': {
    'no-yaku': {
      en: { label: 'No yaku', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Aucun yaku', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    yaku: {
      en: { label: 'It has a yaku', follows: (f) => `${f.Whose} win is valid.` },
      fr: { label: 'Elle en a un', follows: (f) => `La victoire ${f.of} est valable.` },
    },
  },
  'abort.false': {
    foul: {
      en: { label: 'Not valid', follows: () => 'It is a violation, and the referee decides what happens next.' },
      fr: { label: 'Pas valable', follows: () => 'C’est une faute, et l’arbitre décide de la suite.' },
    },
    allowed: {
      en: { label: 'Valid', follows: () => 'The hand is an abortive draw.' },
      fr: { label: 'Valable', follows: () => 'La donne est annulée.' },
    },
  },
}
