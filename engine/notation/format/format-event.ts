import { wordsOfVerb } from '../../model/circumstances.ts'
import { type EventOf, isBareClaimForm, type TableEvent, type Verb } from '../../model/events.ts'
import type { Tile } from '../../model/tiles.ts'
import { type ShortLine, shortAt } from '../short-forms.ts'

/** One event in its long form, without the end of the line. */
export const formatEvent = (event: TableEvent): string => `${formatStart(event)} ${event.verb}${formatWords(event)}`

/** The lines of a hand's events, with complete short forms collapsed. */
export const formatEvents = (events: readonly TableEvent[]): readonly string[] => formatActs(events).map(({ line }) => line)

/** One line of a hand's events: the number of its first event, and its number of events. */
export type FormattedAct = { readonly line: string; readonly first: number; readonly count: 1 | 3 }

/** The lines of a hand's events, each with the events that it covers. */
export const formatActs = (events: readonly TableEvent[]): readonly FormattedAct[] => {
  const acts: FormattedAct[] = []
  for (let i = 0; i < events.length; ) {
    const short = shortAt(events, i)
    const event = events[i]
    if (short) acts.push({ line: formatShort(short), first: i + 1, count: 3 })
    else if (event) acts.push({ line: formatEvent(event), first: i + 1, count: 1 })
    i += short ? 3 : 1
  }
  return acts
}

/** Tiles in notation, without blanks between them. */
export const formatTiles = (tiles: readonly Tile[]): string => tiles.join('')

/** A clock in notation: at most six decimals, no exponent. */
const formatClock = (clock: number): string => String(Number(clock.toFixed(6)))

/** A word, quoted only if necessary. */
export const formatWord = (word: string): string => (/^[\p{L}\p{N}_.?-]+$/u.test(word) ? word : quoteText(word))

/** Text in quotes, on one line. */
export const quoteText = (word: string): string => `"${onOneLine(word).replaceAll(/["\\]/g, '\\$&')}"`

/** Text without control characters, so that it fits on one line. */
export const onOneLine = (text: string): string => text.replaceAll(/[^\P{Cc}\t]/gu, ' ')

type Start = Pick<TableEvent, 'clock' | 'together' | 'actor'>
const formatStart = ({ clock, together, actor }: Start): string =>
  `${clock === undefined ? '' : `${formatClock(clock)} `}${together ? '& ' : ''}${actor}`

const formatShort = (short: ShortLine): string =>
  `${formatStart(short)} ${short.form}${isBareClaimForm(short) ? '' : ` ${formatTiles(short.tiles)}`}`

/** The words after a verb, a blank before each. */
const formatWords = <V extends Verb>(event: EventOf<V>): string => {
  const format: (event: EventOf<V>) => readonly (string | undefined)[] = WORDS[event.verb]
  return [...format(event), ...circumstances(event)].map((word) => (word === undefined ? '' : ` ${word}`)).join('')
}

/** The flags and the choice of an act, each at its place: the first flag, the choice, the other flags. A choice after a word of its own comes first. */
const circumstances = (event: TableEvent): readonly (string | undefined)[] => {
  const { flags, field, before } = wordsOfVerb(event.verb)
  const set: Readonly<Record<string, unknown>> = { ...event }
  const said = flags.map((flag) => (set[flag] === true ? flag : undefined))
  const choice = set[field]
  if (typeof choice !== 'string') return said
  const [first, ...others] = said
  return before === undefined ? [first, choice, ...others] : [before, choice, ...said]
}

const WORDS: { readonly [V in Verb]: (event: EventOf<V>) => readonly (string | undefined)[] } = {
  touch: () => [],
  draw: ({ tile }) => [tile],
  replace: ({ tile }) => [tile],
  return: ({ tile }) => [tile],
  discard: ({ tile }) => [tile],
  call: ({ call, tile, said }) => [call, tile, ...(said === undefined ? [] : ['said', formatWord(said)])],
  show: ({ tiles }) => [formatTiles(tiles)],
  take: ({ tile }) => [tile],
  retract: ({ tile }) => [tile],
  ankan: ({ tile }) => [tile],
  kakan: ({ tile }) => [tile],
  stick: () => [],
  kita: () => [],
  expose: ({ tiles }) => [formatTiles(tiles)],
  rearrange: () => [],
  reveal: ({ tiles }) => [formatTiles(tiles)],
  count: ({ count }) => [String(count)],
  tenpai: () => [],
  noten: () => [],
  ready: () => [],
  note: ({ text }) => [onOneLine(text)],
  dora: ({ tile }) => [tile],
  answer: ({ event, rule, word }) => [String(event), rule, word],
  ruling: ({ event, rule, decision, imposed }) => [String(event), rule, decision, imposed],
  dead: ({ seat }) => [seat],
  ura: ({ tiles }) => [formatTiles(tiles)],
  scores: ({ points }) => points.map(String),
  end: ({ how }) => (how === 'exhaustive' || how === 'win' ? [how] : ['abort', how]),
}
