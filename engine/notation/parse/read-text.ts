import type { TableEvent } from '../../model/events.ts'
import type { Result } from '../../model/result.ts'
import type { Hand, HandHeader, SettingLine } from '../../model/table-file.ts'
import type { NotationError } from '../errors/notation-error.ts'
import { EMPTY_HEADER } from '../header.ts'
import type { RuleSetNames } from './parse-header.ts'
import { finishReading, type ReadingState, readLine, startReading } from './table-reader.ts'

/**
 * The lines of a text that belong to one hand. `begins`: they begin it; otherwise they continue the running one. `game`: the number of its
 * game at the table.
 */
export type HandLines = {
  readonly begins: boolean
  readonly game: number
  readonly header: HandHeader
  /** The events of each line; a short form has three. */
  readonly lines: readonly (readonly TableEvent[])[]
}
export type TextReading = { readonly rules?: string; readonly settings: readonly SettingLine[]; readonly chapters: readonly HandLines[] }

/** The hand that a text continues. */
export type HandInProgress = Hand & { readonly game: number }

/** The context of a text: the hand that it continues, and the rule sets that it may name. */
export type TextContext = { readonly hand: HandInProgress | undefined; readonly ruleSets: RuleSetNames }

/** Reads lines that continue a hand or begin one. The first unreadable line refuses them all. */
export const readText = (text: string, { hand, ruleSets }: TextContext): Result<TextReading, NotationError> => {
  let reading = startReading({ ruleSets, ...(hand && { hand }) })
  let rules: string | undefined
  const settings: SettingLine[] = []
  const chapters: Draft[] = hand ? [{ begins: false, game: hand.game, header: hand.header, lines: [] }] : []
  for (const line of linesOf(text)) {
    const next = readLine(reading, line)
    if (!next.ok) return next
    const { parsed } = next.value
    if (next.value.begins === 'hand') chapters.push({ begins: true, game: gameOf(next.value, hand), header: EMPTY_HEADER, lines: [] })
    const chapter = chapters.at(-1)
    if (chapter && next.value.header) chapter.header = next.value.header
    if (parsed.kind === 'header' && parsed.header.name === 'rules') rules = parsed.header.rules
    if (parsed.kind === 'header' && parsed.header.name === 'set') settings.push(parsed.header.setting)
    if (parsed.kind === 'events') chapter?.lines.push(parsed.events)
    reading = next.value
  }
  const whole = finishReading(reading)
  return whole.ok ? { ok: true, value: { settings, chapters, ...(rules !== undefined && { rules }) } } : whole
}

/** The error in an unfinished text, to which more lines of the hand's header may be added. */
export const errorInUnfinished = (text: string, { hand, ruleSets }: TextContext): NotationError | undefined => {
  let reading = startReading({ ruleSets, ...(hand && { hand }) })
  for (const line of linesOf(text)) {
    const next = readLine(reading, line)
    if (!next.ok) return next.error
    reading = next.value
  }
  return undefined
}

type Draft = { readonly begins: boolean; readonly game: number; header: HandHeader; readonly lines: (readonly TableEvent[])[] }

const gameOf = ({ games }: ReadingState, hand: HandInProgress | undefined): number => (hand ? hand.game + games - 1 : games)

function* linesOf(text: string): Generator<string> {
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    yield text.slice(at, end)
    at = end + 1
  }
}
