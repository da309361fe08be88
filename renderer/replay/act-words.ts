import type { TableEvent } from '../../engine/model/events.ts'
import type { Language } from '../../engine/model/language.ts'
import { formatEvent } from '../../engine/notation/format/format-event.ts'
import { sayAct } from '../../engine/wording/record/acts.ts'

/** One act in words. A part of a short form is worded by itself. */
export const actInWords = (event: TableEvent, language: Language): string => sayAct([alone(event)], language)

export const actInNotation = (event: TableEvent): string => formatEvent(alone(event))

const alone = (event: TableEvent): TableEvent => {
  const { short, ...rest } = event
  return short ? rest : event
}
