import type { TableEvent } from '../../../engine/model/events.ts'
import type { Hand } from '../../../engine/model/table-file.ts'

/** An event and its line in the log; no line in formats without lines. */
export type LoggedEvent = { readonly event: TableEvent; readonly line: number | undefined }

/** The events of a hand in order. */
export type PlayedLog = ReturnType<typeof openPlayedLog>

/** Starts an empty list; `line` returns the line being read. */
export const openPlayedLog = (line: () => number | undefined) => {
  const written: LoggedEvent[] = []
  return {
    line,
    add: (...events: readonly TableEvent[]) => {
      for (const event of events) written.push({ event, line: line() })
    },
    /** Adds events of earlier lines. */
    addWritten: (...events: readonly LoggedEvent[]) => {
      written.push(...events)
    },
    /** All events, and their lines if there are any. */
    whole: (): Pick<Hand, 'events' | 'lines'> => {
      const lines = written.map(({ line }) => line).filter((line) => line !== undefined)
      const events = written.map(({ event }) => event)
      return lines.length > 0 && lines.length === events.length ? { events, lines } : { events }
    },
  }
}
