import type { TableEvent } from '../../engine/model/events.ts'
import { ok, type Result } from '../../engine/model/result.ts'
import type { HandHeader, SettingLine } from '../../engine/model/table-file.ts'
import type { NotationError } from '../../engine/notation/errors/notation-error.ts'
import { formatHeader } from '../../engine/notation/format/format-table.ts'
import { EMPTY_HEADER } from '../../engine/notation/header.ts'
import { BUILT_IN_RULE_SETS, parseLineIn } from '../../engine/notation/parse/parse-line.ts'
import { parseTable } from '../../engine/notation/parse/parse-table.ts'

export const readHandHeader = (
  lines: string,
): Result<{ readonly header: HandHeader; readonly settings: readonly SettingLine[] }, NotationError> => {
  const file = parseTable(lines)
  if (!file.ok) return file
  const { settings, games } = file.value
  return ok({ header: games[0]?.hands[0]?.header ?? EMPTY_HEADER, settings })
}

/** The same of a hand that the file holds. Throws where it does not read, which is a fault of the program. */
export const headerOfHand = ({ id, header }: { readonly id: string; readonly header: string }) => {
  const read = readHandHeader(header)
  if (!read.ok) throw new Error(`hand ${id}: its header does not read`)
  return read.value
}

/** Settings and header of a hand as the log stores them. */
export const headerLines = (settings: readonly SettingLine[], header: HandHeader): string[] => [
  ...settings.map(({ name, value }) => `@set ${name} ${value}`),
  ...formatHeader(header),
]

/** Parses a stored event: on its own, or as part `part` (from 1) of the short form in which it was entered. */
export const readEvent = (text: string, form: { readonly text: string; readonly part: number } | null, before: number): TableEvent => {
  const line = parseLineIn(form?.text ?? text, { line: 1, ruleSets: BUILT_IN_RULE_SETS, clock: null, events: before })
  const event = line.ok && line.value.kind === 'events' ? line.value.events[form ? form.part - 1 : 0] : undefined
  if (!event) throw new Error(`the log holds an event that does not read: ${form?.text ?? text}`)
  return event
}

/** Header line of a hand whose clock shows the times of entry; these alone are no violation. */
export const LIVE_CLOCK: SettingLine = { name: 'clock', value: 'live' }
