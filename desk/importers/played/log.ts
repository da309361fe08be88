import type { TableEvent } from '../../../engine/model/events.ts'
import type { Hand } from '../../../engine/model/table-file.ts'

/** The events of a hand in order. */
export type PlayedLog = ReturnType<typeof openPlayedLog>

/** Starts an empty list; `line` returns the line being read, none in formats without lines. */
export const openPlayedLog = (line: () => number | undefined = () => undefined) => {
  const events: TableEvent[] = []
  const lines: number[] = []
  /** Adds an event of an earlier line. */
  const addOf = (event: TableEvent, at: number | undefined) => {
    events.push(event)
    if (at !== undefined) lines.push(at)
  }
  return {
    line,
    addOf,
    add: (event: TableEvent) => addOf(event, line()),
    /** All events, and their lines if there are any. */
    whole: (): Pick<Hand, 'events' | 'lines'> => (lines.length > 0 && lines.length === events.length ? { events, lines } : { events }),
  }
}
