import type { ByLanguage } from '../model/language.ts'
import { memoized } from '../model/memo.ts'
import { isTile } from '../model/tiles.ts'
import { parseLine } from '../notation/parse/parse-line.ts'
import type { TableView } from '../table/table-view.ts'
import { sayAct } from '../wording/record/acts.ts'
import { tileName } from '../wording/terms/tiles.ts'
import { callMeaning, claimMeaning } from './claim-reading.ts'
import type { CandidateLine, Completion } from './completion.ts'
import { dueLines, withIndicator } from './due-lines.ts'
import { headerLines, headerMeaning, nextHandLine, startLines } from './header-lines.ts'
import { isWhole, wordsAfter } from './option-words.ts'
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
  const due = typed.trim() === '' ? withIndicator(view) : dueAtTakes.get(view)
  const found =
    typed.trim() === ''
      ? [...due, ...startLines(view)]
      : [
          ...due.filter(({ line }) => texts.some((text) => begins(line, text))),
          ...texts.flatMap((text) => withTileOrWord(text, due)),
          ...verbsAt.get(view).filter(({ line }) => texts.some((text) => begins(line, text)) && !isTold(line, due)),
        ]
  const offered = found.filter((one, i) => (decides || !isDecision(one)) && found.findIndex((other) => other.line === one.line) === i)
  const rows = enteredFirst(texts, withSteps(offered))
  return rows.slice(0, MOST_ROWS).map(({ line, ...row }) => {
    const whole = before + line
    return { ...row, line: whole, readAs: typed, rest: whole.startsWith(typed) ? whole.slice(typed.length) : '' }
  })
}

// the table stays while a line is typed
const dueAtTakes = memoized((view: TableView) => dueLines(view, 'take'))
const verbsAt = memoized(verbLines)

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
  const lines = [...(isWhole(text) ? [[text, meaning(text)] as const] : []), ...wordsAfter(text)]
  return lines.map(([line, explains]) => ({ line, explains, due: due.some((one) => one.due && one.line === line) }))
}

/** The meaning of a complete line, in words. */
const meaning = (line: string): ByLanguage<string> => {
  const read = parseLine(line)
  const events = read.ok && read.value.kind === 'events' ? read.value.events : []
  const isSaid = events.some((event) => event.verb === 'call' && event.said !== undefined)
  const claim = isSaid ? null : callMeaning(line)
  if (claim) return claim
  const tile = line.slice(line.lastIndexOf(' ') + 1)
  if (isTile(tile) && !isSaid) return { en: tileName(tile, 'en'), fr: tileName(tile, 'fr') }
  return { en: sayAct(events, 'en'), fr: sayAct(events, 'fr') }
}
