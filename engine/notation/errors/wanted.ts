import { FOUR_PLAYERS } from '../../model/game-form.ts'
import type { ByLanguage } from '../../model/language.ts'
import { TILES_IN_SET } from '../verbs.ts'

/** The text that would be right at a place of a line, as data: a code, the words to choose from, and bounds. */
export type ExpectedInput = {
  readonly code: ExpectedInputCode
  readonly words?: readonly string[]
  readonly least?: number
  readonly most?: number
}

/** Every way in which a line can be unreadable. */
export type ExpectedInputCode = keyof typeof TEXTS

type Filled = { readonly words: readonly string[]; readonly least: number; readonly most: number }
type Text = ByLanguage<(wanted: Filled) => string>

const text = (en: string, fr: string): Text => ({ en: () => en, fr: () => fr })
const list = (words: readonly string[], or: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`

const TEXTS = {
  start: text(
    'a seat (E, S, W, N), * for the table, a clock, or a header such as @hand',
    'une place (E, S, W pour Ouest, N), * pour la table, une horloge ou un en-tête comme @hand',
  ),
  actor: text('a seat (E, S, W, N) or * for the table', 'une place (E, S, W pour Ouest, N) ou * pour la table'),
  seat: text('a seat: E, S, W or N', 'une place (E, S, W pour Ouest, N)'),
  'other-seat': text('the seat of another player', 'la place d’un autre joueur'),
  'seat-before': {
    en: ({ words }) => `a seat (E, S, W, N): ${list(words, 'or')} is a player's act`,
    fr: ({ words }) => `une place (E, S, W pour Ouest, N) : ${list(words, 'ou')} est l’acte d’un joueur`,
  },
  'table-before': {
    en: ({ words }) => `*: ${list(words, 'or')} is not a player's act`,
    fr: ({ words }) => `* : ${list(words, 'ou')} n’est pas l’acte d’un joueur`,
  },
  verb: { en: ({ words }) => `a verb such as ${list(words, 'or')}`, fr: ({ words }) => `un verbe comme ${list(words, 'ou')}` },
  header: { en: ({ words }) => `a header such as ${list(words, 'or')}`, fr: ({ words }) => `un en-tête comme ${list(words, 'ou')}` },
  word: { en: ({ words }) => list(words, 'or'), fr: ({ words }) => list(words, 'ou') },
  'such-as': {
    en: ({ words }) => `a value such as ${list(words, 'or')}`,
    fr: ({ words }) => `une valeur comme ${list(words, 'ou')}`,
  },
  end: text('the end of the line', 'la fin de la ligne'),
  'end-or-word': {
    en: ({ words }) => `${list(words, 'or')}, or the end of the line`,
    fr: ({ words }) => `${list(words, 'ou')}, ou la fin de la ligne`,
  },
  'end-or-tile': {
    en: ({ words }) => `a tile such as 5p, ${words.map((word) => `${word}, `).join('')}or the end of the line`,
    fr: ({ words }) => `une tuile comme 5p, ${words.map((word) => `${word}, `).join('')}ou la fin de la ligne`,
  },
  tile: text('a tile such as 5p, or ? for an unknown one', 'une tuile comme 5p, ou ? si elle est inconnue'),
  'known-tile': text('a tile such as 5p', 'une tuile comme 5p'),
  tiles: {
    en: ({ least, most }) => `${most === TILES_IN_SET ? 'tiles' : howMany(least, most, 'to', 'tile')} such as 5p 5p or 55p`,
    fr: ({ least, most }) => `${most === TILES_IN_SET ? 'des tuiles' : howMany(least, most, 'à', 'tuile')} comme 5p 5p ou 55p`,
  },
  run: text('three tiles in a row of one suit', 'trois tuiles qui se suivent dans une famille'),
  'of-group': text('the claimed tile, one of the group', 'la tuile réclamée, une de celles du groupe'),
  number: {
    en: ({ least, most }) => `a whole number from ${least} to ${most}`,
    fr: ({ least, most }) => `un nombre entier de ${least} à ${most}`,
  },
  'number-or-unknown': {
    en: ({ least, most }) => `a whole number from ${least} to ${most}, or ?`,
    fr: ({ least, most }) => `un nombre entier de ${least} à ${most}, ou ?`,
  },
  'event-number': {
    en: ({ most }) => (most ? `the number of an event before this one, 1 to ${most}` : 'an event before this one'),
    fr: ({ most }) => (most ? `le numéro d’un événement antérieur, de 1 à ${most}` : 'un événement antérieur'),
  },
  'expected-event': {
    en: ({ least, most }) => `none, or the number of an event from ${least} to ${most}`,
    fr: ({ least, most }) => `none, ou le numéro d’un événement de ${least} à ${most}`,
  },
  'player-name': {
    en: ({ words }) => `the name of ${words.join()}, in quotes`,
    fr: ({ words }) => `le nom de ${words.join()}, entre guillemets`,
  },
  'hand-name': text(
    `a hand such as E1 (E, S, W or N and 1 to ${FOUR_PLAYERS.seats.length})`,
    `une donne comme E1 (E, S, W pour Ouest ou N, et de 1 à ${FOUR_PLAYERS.seats.length})`,
  ),
  clock: text(
    'seconds since the hand began, such as 12.4, below 100000',
    'des secondes depuis le début de la donne, comme 12.4, sous 100000',
  ),
  'clock-back': {
    en: ({ least }) => `a clock of ${least} or later: it never goes back within a hand`,
    fr: ({ least }) => `une horloge à ${least} ou plus tard : elle ne recule jamais dans une donne`,
  },
  'rule-set': { en: ({ words }) => `a rule set: ${list(words, 'or')}`, fr: ({ words }) => `un règlement : ${list(words, 'ou')}` },
  rule: text('a rule of the rulebook, such as claim.not-taken', 'une règle du recueil, comme claim.not-taken'),
  'question-rule': text('a rule that asks a question, such as claim.late', 'une règle qui pose une question, comme claim.late'),
  answer: { en: ({ words }) => `an answer: ${list(words, 'or')}`, fr: ({ words }) => `une réponse : ${list(words, 'ou')}` },
  setting: {
    en: ({ words }) => `a setting of the rulebook, such as ${words.join()}`,
    fr: ({ words }) => `un réglage du recueil, comme ${words.join()}`,
  },
  seconds: {
    en: ({ most }) => `seconds from 0 to ${most}, such as 1.0`,
    fr: ({ most }) => `des secondes de 0 à ${most}, comme 1.0`,
  },
  said: text(
    'the word that was said, in quotes if there are several, or ? if it was unclear',
    'le mot prononcé, entre guillemets s’il y en a plusieurs, ou ? s’il n’était pas clair',
  ),
  'closing-quote': text('a closing quote', 'un guillemet fermant'),
  escape: text('\\" or \\\\ after a backslash within quotes', '\\" ou \\\\ après une barre oblique inverse entre guillemets'),
  'blank-after-quote': text('a blank after the closing quote', 'une espace après le guillemet fermant'),
  'plain-text': text('text without control characters', 'du texte sans caractère de contrôle'),
  'shorter-line': {
    en: ({ most }) => `a line of at most ${most} characters`,
    fr: ({ most }) => `une ligne d’au plus ${most} caractères`,
  },
  'four-players': text(
    'four players: three-player games are not supported yet',
    'quatre joueurs : le jeu à trois n’est pas encore pris en charge',
  ),
  'no-deal': text('no @deal in a hand recorded @from middle: use @hold', 'pas de @deal dans une donne notée @from middle : utilisez @hold'),
  'from-middle': text('@from middle in the same hand', '@from middle dans la même donne'),
  'before-events': text('this header before the first event of its hand', 'cet en-tête avant le premier événement de sa donne'),
  'before-all-events': text('this header before the first event of the file', 'cet en-tête avant le premier événement du fichier'),
  once: text('this header only once', 'cet en-tête une seule fois'),
  'four-groups': text('at most four groups of one player', 'au plus quatre groupes par joueur'),
} as const satisfies Record<string, Text>

/** The text that would be right, in words of every language. */
export const sayExpectedInput = (wanted: ExpectedInput): ByLanguage<string> => {
  const filled = { words: [], least: 0, most: 0, ...wanted }
  const say: Text = TEXTS[wanted.code]
  return { en: say.en(filled), fr: say.fr(filled) }
}

function howMany(least: number, most: number, to: string, noun: string): string {
  return least === most ? `${most} ${noun}${most === 1 ? '' : 's'}` : `${least} ${to} ${most} ${noun}s`
}
