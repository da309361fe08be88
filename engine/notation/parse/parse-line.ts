import { isRuleSetId, RULE_SET_IDS } from '../../editions/index.ts'
import type { TableEvent } from '../../model/events.ts'
import type { Result } from '../../model/result.ts'
import type { NotationError } from '../errors/notation-error.ts'
import type { HeaderLine } from '../header.ts'
import { type EventsBefore, readEvents } from './parse-event.ts'
import { type RuleSetNames, readHeader } from './parse-header.ts'
import { openWordReader, plainWidth } from './word-reader.ts'

/** The content of one line; a short form gives its three events. */
export type ParsedLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'header'; readonly header: HeaderLine }
  | { readonly kind: 'events'; readonly events: readonly TableEvent[] }

/** The context of a line: its number, the known rule sets, and the lines of its hand before it. */
export type LineContext = EventsBefore & { readonly line: number; readonly ruleSets: RuleSetNames }

export const BUILT_IN_RULE_SETS: RuleSetNames = { has: isRuleSetId, shown: RULE_SET_IDS }

/** Reads one line without the lines before it; `readLine` reads it with them. */
export const parseLine = (text: string, line = 1, ruleSets = BUILT_IN_RULE_SETS): Result<ParsedLine, NotationError> =>
  parseLineIn(text, { line, ruleSets, clock: null, events: 99_999 })

/** Reads one line in its context, with or without its `\r`. */
export const parseLineIn = (text: string, context: LineContext): Result<ParsedLine, NotationError> => {
  const words = openWordReader(text.endsWith('\r') ? text.slice(0, -1) : text, context.line)
  const first = words.peek()
  if (!first) return words.finish(BLANK)
  if (plainWidth(text[first.column - 1] ?? '') !== '@') return words.finish({ kind: 'events', events: readEvents(words, context) })
  return words.finish({ kind: 'header', header: readHeader(words, context.ruleSets) })
}

const BLANK = { kind: 'blank' } as const
