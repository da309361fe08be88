import { formatEvent } from '../../engine/notation/format-event.ts'
import { BUILT_IN, parseLineIn } from '../../engine/notation/parse-line.ts'

/** The events of lines of notation, each in its long form; those of a line that does not read are left out. */
export const eventTexts = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const read = parseLineIn(line, { line: 1, ruleSets: { ...BUILT_IN, has: () => true }, clock: null, events: 99_999 })
    return read.ok && read.value.kind === 'events' ? read.value.events.map(formatEvent) : []
  })
