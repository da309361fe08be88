import { CHOICE_WORDS, type VerbWithWords, type WordOf } from '../model/circumstances.ts'
import type { Verb } from '../model/events.ts'
import type { ByLanguage } from '../model/language.ts'
import type { Seat } from '../model/seats.ts'
import { isTile } from '../model/tiles.ts'
import { parseLine } from '../notation/parse/parse-line.ts'
import type { TableView } from '../table/table-view.ts'
import { sayAct } from '../wording/record/acts.ts'
import { tileName } from '../wording/terms/tiles.ts'
import { callMeaning, claimMeaning } from './claim-reading.ts'
import type { CandidateLine, Completion } from './completion.ts'
import { dueLines } from './due-lines.ts'
import { headerLines, headerMeaning, nextHandLine, startLines } from './header-lines.ts'
import { type RewordedLine, rewordToNotation } from './other-words.ts'
import { readTyped } from './typed-readings.ts'
import { verbLines } from './verb-lines.ts'

export type { Completion } from './completion.ts'

const MOST_ROWS = 8
const MOST_TYPED = 200

/**
 * The lines that the typed text may mean, best first, at most eight. With nothing typed: the acts due at the table. They only propose: any
 * other line can be typed as well. `decides`: whether the user is a referee, who also gives rulings and answers, and sets rules.
 */
export const completions = (typed: string, view: TableView, decides = true): readonly Completion[] => {
  if (typed.length > MOST_TYPED) return []
  if (typed.startsWith('@')) return headersFor(typed, view, decides)
  const rows = proposals(typed, view, decides)
  return rows.length > 0
    ? rows
    : rewordToNotation(typed, view)
        .flatMap((one) => reworded(one, view, decides))
        .slice(0, MOST_ROWS)
}

/** The beginnings of lines that only a referee may enter. */
const DECISIONS = ['* answer', '* ruling', '* dead', '@rules', '@set'] as const
const isDecision = ({ line }: Pick<CandidateLine, 'line'>): boolean =>
  DECISIONS.some((start) => line === start || line.startsWith(`${start} `))

/** Completions for a line whose verb is not a word of the notation. Each row names that word. */
const reworded = ({ text, said }: RewordedLine, view: TableView, decides: boolean): readonly Completion[] =>
  proposals(text, view, decides).map(({ line, explains, due }) => ({
    line,
    rest: '',
    readAs: text,
    explains: { en: `for “${said}”: ${explains.en}`, fr: `pour « ${said} » : ${explains.fr}` },
    due,
  }))

const proposals = (typed: string, view: TableView, decides: boolean): readonly Completion[] => {
  const { before, texts } = readTyped(typed, view)
  const due = dueLines(view, typed.trim() === '' ? 'turn' : 'take')
  const found =
    typed.trim() === ''
      ? [...due, ...startLines(view)]
      : [
          ...due.filter(({ line }) => texts.some((text) => begins(line, text))),
          ...texts.flatMap((text) => withTileOrWord(text, due)),
          ...verbLines(view).filter(({ line }) => texts.some((text) => begins(line, text)) && !isTold(line, due)),
        ]
  const offered = found.filter((one, i) => (decides || !isDecision(one)) && found.findIndex((other) => other.line === one.line) === i)
  const rows = enteredFirst(texts, withSteps(offered))
  return rows.slice(0, MOST_ROWS).map(({ line, ...row }) => {
    const whole = before + line
    return { ...row, line: whole, readAs: typed, rest: whole.startsWith(typed) ? whole.slice(typed.length) : '' }
  })
}

/** Header lines with the typed beginning. If the line is already complete, its meaning comes first. */
const headersFor = (typed: string, view: TableView, decides: boolean): readonly Completion[] => {
  const lines = headerLines(view).filter((one) => decides || !isDecision(one))
  const begun = lines.filter(({ line }) => line.startsWith(typed) && line !== typed)
  const other =
    typed === nextHandLine(view) ? lines.filter(({ line }) => line.startsWith('@hand ') && line !== typed && line !== '@hand ') : []
  const isOffered = decides || !isDecision({ line: typed.trimEnd() })
  const means = (begun.length > 0 && !parseLine(typed).ok) || !isOffered ? undefined : headerMeaning(typed)
  const rows: readonly CandidateLine[] = means
    ? [{ line: parseLine(typed).ok ? typed : `${typed.trimEnd()} `, explains: means, due: false }, ...begun, ...other]
    : begun
  return rows
    .filter(({ line }, i) => rows.findIndex((one) => one.line === line) === i)
    .slice(0, MOST_ROWS)
    .map((row) => ({ ...row, readAs: typed, rest: row.line.startsWith(typed) ? row.line.slice(typed.length) : '' }))
}

/** Moves a claim without tiles, just as it is typed, to the front. */
const enteredFirst = (texts: readonly string[], rows: readonly CandidateLine[]): readonly CandidateLine[] => {
  const first = rows.find(({ line }) => texts.includes(line) && claimMeaning(line) !== null)
  return first ? [first, ...rows.filter((row) => row !== first)] : rows
}

/** If a claim in short form is proposed for one seat, puts its bare call third: claims often go wrong. */
const withSteps = (rows: readonly CandidateLine[]): readonly CandidateLine[] => {
  const said = rows.find(({ line }) => /^. call (?:pon|chii)$/.test(line) && rows[0]?.line[0] === line[0] && claims(rows, line))
  const isOfOne = rows.slice(0, STEPS_ROW).every(({ line }) => line[0] === said?.line[0])
  if (!said || !isOfOne || rows.indexOf(said) < STEPS_ROW) return rows
  const others = rows.filter((row) => row !== said)
  return [...others.slice(0, STEPS_ROW), said, ...others.slice(STEPS_ROW)]
}
const STEPS_ROW = 2

/** Whether the rows already propose this call with its tiles. */
const claims = (rows: readonly CandidateLine[], line: string): boolean => {
  const [seat, , call] = line.split(' ')
  return rows.some((row) => row.line.startsWith(`${seat} ${call} `) && row.line.length > `${seat} ${call} `.length)
}

/** Whether a text is the beginning of a line. A text that ends in a blank is a whole verb. */
const begins = (line: string, text: string): boolean => line.startsWith(text) || line === `${text.trimEnd()} `

/** Whether a due line says this verb with its tile, so that the verb alone need not be proposed. */
const isTold = (line: string, due: readonly CandidateLine[]): boolean => due.some((one) => one.line.startsWith(`${line.trimEnd()} `))

/** The line itself if it is complete, and the words that may follow: how a tile was discarded, on which side it was laid. */
const withTileOrWord = (text: string, due: readonly CandidateLine[]): readonly CandidateLine[] => {
  const cut = text.lastIndexOf(' ') + 1
  const lines = [
    ...(isWhole(text) ? [[text, meaning(text)] as const] : []),
    ...further(text.trimEnd(), ''),
    ...(cut > 0 && cut < text.length ? further(text.slice(0, cut - 1), text.slice(cut)) : []),
    ...furtherChoice(text),
  ]
  return lines.map(([line, explains]) => ({ line, explains, due: due.some((one) => one.due && one.line === line) }))
}

/** The choices after a word of their own, if the text ends in that word and perhaps the beginning of a choice. */
const furtherChoice = (text: string): readonly (readonly [string, ByLanguage<string>])[] => {
  const [, head, tail] = /^(.+) (from \S*)$/.exec(text) ?? []
  return head !== undefined && tail !== undefined ? further(head, tail) : []
}

const further = (head: string, tail: string): readonly (readonly [string, ByLanguage<string>])[] => {
  const read = head.split(' ').length > 2 ? parseLine(head) : undefined
  const event = read?.ok && read.value.kind === 'events' ? read.value.events[0] : undefined
  if (!event) return []
  const offered: Partial<Readonly<Record<Verb, Readonly<Record<string, Offer>>>>> = OPTIONS
  return Object.entries({ ...offered[event.verb], ...(event.verb === 'call' && tail !== '' && UNCLEAR) })
    .map(([word, offer]) => [written(event.verb, word), offer] as const)
    .filter(([word]) => word.startsWith(tail) && isWhole(`${head} ${word}`))
    .map(([word, [en, fr]]) => [`${head} ${word}`, { en, fr }])
}

/** A choice after the word that it is written after, any other word as it is. */
const written = (verb: Verb, word: string): string => {
  const before = (verb === 'draw' || verb === 'replace') && (word === 'wall' || word === 'dead-wall') ? CHOICE_WORDS[verb] : undefined
  return before === undefined ? word : `${before} ${word}`
}

const isWhole = (line: string): boolean => {
  const read = parseLine(line)
  return read.ok && read.value.kind === 'events' && !line.endsWith(' ')
}

/** The meaning of a complete line, in words. */
const meaning = (line: string): ByLanguage<string> => {
  const claim = callMeaning(line)
  if (claim) return claim
  const tile = line.slice(line.lastIndexOf(' ') + 1)
  if (isTile(tile)) return { en: tileName(tile, 'en'), fr: tileName(tile, 'fr') }
  const read = parseLine(line)
  const events = read.ok && read.value.kind === 'events' ? read.value.events : []
  return { en: sayAct(events, 'en'), fr: sayAct(events, 'fr') }
}

type Offer = readonly [en: string, fr: string]

/** A call whose word was not clear: offered once `said` is begun, since any other word can follow it. */
const UNCLEAR = { 'said ?': ['the word was not clear', 'le mot n’était pas clair'] } as const

const TURN_TOO_FAST: Offer = ['nobody had time to claim the tile before', 'personne n’a eu le temps de réclamer la tuile d’avant']

/** The words that can follow an act, as the entry line offers them. */
const OPTIONS: { readonly [V in VerbWithWords]: Readonly<Record<Exclude<WordOf<V>, Seat>, Offer>> } = {
  draw: {
    fast: ['nobody had time to call', 'personne n’a eu le temps d’annoncer'],
    wrong: ['seen: not that player’s turn', 'vu : pas le tour de ce joueur'],
    mixed: ['no longer to be told from the hand', 'ne se distingue plus de la main'],
    touching: ['touched the tiles of the hand', 'a touché les tuiles de la main'],
    wall: ['a tile of the wrong place of the wall', 'une tuile du mauvais endroit du mur'],
    'dead-wall': ['a tile of the dead wall', 'une tuile du mur mort'],
  },
  replace: {
    mixed: ['no longer to be told from the hand', 'ne se distingue plus de la main'],
    wall: ['a tile of the live wall', 'une tuile du mur'],
    'dead-wall': ['a tile of the wrong place of the dead wall', 'une tuile du mauvais endroit du mur mort'],
  },
  discard: {
    drawn: ['the tile just drawn', 'la tuile qui vient d’être piochée'],
    hand: ['a tile from the hand', 'une tuile de la main'],
    rotated: ['laid sideways', 'tournée'],
    slow: ['after an overlong time', 'après un temps trop long'],
    wrong: ['seen: not that player’s turn', 'vu : pas le tour de ce joueur'],
    nodraw: ['without having drawn', 'sans avoir pioché'],
    meld: ['out of a displayed group', 'hors d’un groupe exposé'],
    fast: TURN_TOO_FAST,
  },
  call: {
    fast: TURN_TOO_FAST,
    laid: ['the tile already lay by the discards', 'la tuile était déjà posée avec les écarts'],
  },
  take: {
    left: ['laid on the left', 'posée à gauche'],
    middle: ['laid in the middle', 'posée au milieu'],
    right: ['laid on the right', 'posée à droite'],
  },
  ankan: {
    outer: ['the outer tiles face down', 'les tuiles extérieures cachées'],
    middle: ['the middle tiles face down', 'les tuiles du milieu cachées'],
    fast: TURN_TOO_FAST,
  },
  kakan: { fast: TURN_TOO_FAST },
  reveal: { mixed: ['the winning tile was not kept apart', 'la tuile gagnante n’était pas à part'] },
  expose: {
    own: ['of the own hand', 'de la main propre'],
    wall: ['of the live wall', 'du mur'],
    'dead-wall': ['of the dead wall', 'du mur mort'],
  },
}
