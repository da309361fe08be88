import { ok, type Result, refuse } from '../../model/result.ts'
import type { Hand, HandHeader } from '../../model/table-file.ts'
import type { NotationError } from '../errors/notation-error.ts'
import { type ExpectedInputCode, sayExpectedInput } from '../errors/wanted.ts'
import { EMPTY_HEADER, type HeaderLine } from '../header.ts'
import type { RuleSetNames } from './parse-header.ts'
import { BUILT_IN_RULE_SETS, type ParsedLine, parseLineIn } from './parse-line.ts'
import { plainWidth } from './word-reader.ts'

/** The state of a reading after a line: that line's content, and the context of the next one. Holds no events. */
export type ReadingState = {
  readonly ruleSets: RuleSetNames
  readonly lines: number
  /** The content of the last line. */
  readonly parsed: ParsedLine
  /** The beginning in the last line: of a game (whose hands follow), or of a hand (in a first game, if there was none). */
  readonly begins: 'game' | 'hand' | null
  /** The number of games so far, and of hands in the last one. */
  readonly games: number
  readonly hands: number
  /** The header of the running hand; null before the first one of a game. */
  readonly header: HandHeader | null
  /** Events and last clock of the running hand. */
  readonly events: number
  readonly clock: number | null
  /** The error of a header line that is only allowed if the hand also has `@from middle`. */
  readonly onlyFromMiddle: NotationError | null
  /** The file headers so far. */
  readonly rules: string | null
  readonly settings: readonly string[]
  /** Whether any event was read. */
  readonly begun: boolean
}

/** The context before a text: the known rule sets, and a hand that it continues. */
export type ReadingStart = { readonly ruleSets?: RuleSetNames; readonly hand?: Hand }

/** The state before the first line. */
export const startReading = ({ ruleSets = BUILT_IN_RULE_SETS, hand }: ReadingStart = {}): ReadingState => ({
  ruleSets,
  lines: 0,
  parsed: { kind: 'blank' },
  begins: null,
  games: hand ? 1 : 0,
  hands: hand ? 1 : 0,
  header: hand?.header ?? null,
  events: hand?.events.length ?? 0,
  clock: hand?.events.findLast(({ clock }) => clock !== undefined)?.clock ?? null,
  onlyFromMiddle: null,
  rules: null,
  settings: [],
  begun: false,
})

/**
 * Reads the next line, the first one with or without a byte order mark. If it is refused, the reading is unchanged and the caller may
 * continue with another line.
 */
export const readLine = (before: ReadingState, raw: string): Result<ReadingState, NotationError> => {
  const line = before.lines + 1
  const text = line === 1 && raw[0] === '\ufeff' ? raw.slice(1) : raw
  const parsed = parseLineIn(text, { line, ruleSets: before.ruleSets, clock: before.clock, events: before.events })
  if (!parsed.ok) return parsed
  const reading: ReadingState = { ...before, lines: line, parsed: parsed.value, begins: null }
  if (parsed.value.kind === 'blank') return ok(reading)
  if (parsed.value.kind === 'events') return withEvents(reading, parsed.value.events)
  const after = withHeader(reading, parsed.value.header)
  return typeof after === 'string' ? refuse(wrongHere(text, line, after)) : noteMiddle(after, parsed.value.header, text)
}

/** Checks at the end whether the last hand lacks a header that another one needs. */
export const finishReading = ({ onlyFromMiddle, header }: ReadingState): Result<null, NotationError> =>
  onlyFromMiddle && header?.from === 'deal' ? refuse(onlyFromMiddle) : ok(null)

const withEvents = (reading: ReadingState, events: ParsedEvents): Result<ReadingState, NotationError> => {
  const whole = finishReading(reading)
  if (!whole.ok) return whole
  const hand = reading.header ? reading : beginHand(reading, EMPTY_HEADER)
  return ok({ ...hand, begun: true, events: hand.events + events.length, clock: events[0]?.clock ?? hand.clock, onlyFromMiddle: null })
}
type ParsedEvents = Extract<ParsedLine, { readonly kind: 'events' }>['events']

const withHeader = (reading: ReadingState, header: HeaderLine): ReadingState | ExpectedInputCode => {
  if (header.name === 'rules') return reading.rules === null ? ofFile(reading, { rules: header.rules }) : 'once'
  if (header.name === 'set') {
    const { name } = header.setting
    return reading.settings.includes(name) ? 'once' : ofFile(reading, { settings: [...reading.settings, name] })
  }
  if (header.name === 'expect') return reading
  if (header.name === 'game')
    return { ...reading, begins: 'game', games: reading.games + 1, hands: 0, header: null, events: 0, clock: null }
  if (header.name !== 'hand') return withHandLine(reading, header)
  if (isUnnamed(reading)) return { ...reading, header: { ...reading.header, name: header.hand } }
  return beginHand(reading, { ...EMPTY_HEADER, name: header.hand })
}

/** Reads a header of the whole file, which must precede all hands. */
const ofFile = (reading: ReadingState, read: Partial<ReadingState>): ReadingState | ExpectedInputCode =>
  reading.begun ? 'before-all-events' : { ...reading, ...read }

const withHandLine = (reading: ReadingState, line: HandHeaderLine): ReadingState | ExpectedInputCode => {
  const begins = !reading.header || (line.name === 'from' && reading.events > 0)
  if (!begins && reading.events > 0) return 'before-events'
  const hand = begins ? beginHand(reading, EMPTY_HEADER) : reading
  const header = applyHeader(hand.header ?? EMPTY_HEADER, line)
  return typeof header === 'string' ? header : { ...hand, header }
}

/** Whether header lines have begun a hand that has neither name nor events yet: `@hand` names it. */
const isUnnamed = (reading: ReadingState): reading is ReadingState & { readonly header: HandHeader } =>
  reading.header !== null && !reading.header.name && reading.events === 0

const beginHand = (reading: ReadingState, header: HandHeader): ReadingState => ({
  ...reading,
  begins: 'hand',
  games: Math.max(1, reading.games),
  hands: reading.hands + 1,
  header,
  events: 0,
  clock: null,
})

/** Checks that the hand is complete before a new hand or game begins. A header that needs `@from middle` waits for it. */
const noteMiddle = (reading: ReadingState, header: HeaderLine, text: string): Result<ReadingState, NotationError> => {
  if (reading.begins && reading.onlyFromMiddle) return refuse(reading.onlyFromMiddle)
  if (reading.header?.from === 'middle') return ok(reading.onlyFromMiddle ? { ...reading, onlyFromMiddle: null } : reading)
  const asks = header.name === 'hold' || header.name === 'displayed'
  return ok(asks ? { ...reading, onlyFromMiddle: reading.onlyFromMiddle ?? wrongHere(text, reading.lines, 'from-middle') } : reading)
}

const wrongHere = (typed: string, line: number, code: ExpectedInputCode): NotationError => {
  const text = plainWidth(typed)
  const wanted = { code }
  const column = text.indexOf('@') + 1
  return { line, column, found: /^@[a-z]*/.exec(text.slice(column - 1))?.[0] ?? '', expected: sayExpectedInput(wanted).en, wanted }
}

/** A header line that describes its hand without beginning one. */
type HandHeaderLine = Exclude<HeaderLine, { readonly name: 'rules' | 'set' | 'expect' | 'game' | 'hand' }>

/** The header of a hand after one more line, or why that line is not allowed there. */
const applyHeader = <N extends HandHeaderLine['name']>(known: HandHeader, header: Line<N>): HandHeader | ExpectedInputCode => {
  const apply: (known: HandHeader, header: Line<N>) => HandHeader | ExpectedInputCode = APPLY[header.name]
  return apply(known, header)
}

type Line<N extends HandHeaderLine['name']> = Extract<HandHeaderLine, { readonly name: N }>

const APPLY: { readonly [N in HandHeaderLine['name']]: (known: HandHeader, header: Line<N>) => HandHeader | ExpectedInputCode } = {
  from: (known) => {
    if (known.from === 'middle') return 'once'
    return known.deal ? 'no-deal' : { ...known, from: 'middle' }
  },
  wall: (known, { wall }) => (known.wall === undefined ? { ...known, wall } : 'once'),
  displayed: (known) => (known.displayed ? 'once' : { ...known, displayed: true }),
  deal: (known, { seat, tiles }) => {
    if (known.from === 'middle') return 'no-deal'
    return known.deal?.[seat] ? 'once' : { ...known, deal: { ...known.deal, [seat]: tiles } }
  },
  hold: (known, { seat, tiles }) => (known.hold?.[seat] ? 'once' : { ...known, hold: { ...known.hold, [seat]: tiles } }),
  dora: (known, { tile }) => (known.dora === undefined ? { ...known, dora: tile } : 'once'),
  meld: (known, { meld }) => {
    const full = known.melds.filter(({ seat }) => seat === meld.seat).length === 4
    return full ? 'four-groups' : { ...known, melds: [...known.melds, meld] }
  },
  river: (known, { seat, discards }) => (known.rivers?.[seat] ? 'once' : { ...known, rivers: { ...known.rivers, [seat]: discards } }),
  riichi: (known, { seat }) => (known.riichi.includes(seat) ? 'once' : { ...known, riichi: [...known.riichi, seat] }),
  scores: (known, { points }) => (known.scores ? 'once' : { ...known, scores: points }),
  players: (known, { players }) => (known.players ? 'once' : { ...known, players }),
}
