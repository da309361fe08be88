import type { MjaiEvent } from './shape.ts'

// Most lines of a log are draws and discards, of which there are only some hundred. The event of such a line is read once.

/** A longer line, such as a deal, hardly comes twice. */
const MOST_LENGTH = 100
/** More than real games have. */
const MOST_KNOWN = 4000
const known = new Map<string, MjaiEvent>()

/** The event of a line that was read before. */
export const knownEvent = (line: string): MjaiEvent | undefined => (line.length <= MOST_LENGTH ? known.get(line) : undefined)

/** Remembers a line that has proved to be an event. */
export const rememberLine = (line: string, event: MjaiEvent): void => {
  // a part of a text keeps the whole text in memory, a copy does not
  if (line.length <= MOST_LENGTH && known.size < MOST_KNOWN) known.set(Buffer.from(line).toString(), event)
}
