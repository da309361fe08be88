import type { HandLines } from '../../../engine/notation/parse/read-text.ts'

/** Acts per transaction; the desk answers other calls between two transactions. */
export const ACTS_PER_BATCH = 10

/** Splits hands and acts into batches of limited size, entered one after the other. A line is never split. */
export const inBatches = (chapters: readonly HandLines[]): readonly (readonly HandLines[])[] => {
  const portions: HandLines[][] = []
  let room = 0
  for (const chapter of chapters) {
    let { begins } = chapter
    let rest = chapter.lines
    do {
      if (room <= 0) {
        portions.push([])
        room = ACTS_PER_BATCH
      }
      const count = linesThatFit(rest, room)
      if (count === 0 && rest.length > 0 && room < ACTS_PER_BATCH) {
        room = 0
        continue
      }
      portions.at(-1)?.push({ ...chapter, begins, lines: rest.slice(0, count) })
      // starting a hand costs as much as some acts
      room -= actsIn(rest.slice(0, count)) + (begins ? HAND : 0)
      begins = false
      rest = rest.slice(count)
    } while (rest.length > 0)
  }
  return portions
}

/** Cost of starting a hand, in acts. */
const HAND = 20

/** At least one line in a new batch, so that the loop ends. */
const linesThatFit = (lines: HandLines['lines'], room: number): number => {
  let acts = 0
  const first = lines.findIndex((line, n) => {
    acts += line.length
    return acts > room && (n > 0 || room < ACTS_PER_BATCH)
  })
  return first < 0 ? lines.length : first
}

const actsIn = (lines: HandLines['lines']): number => lines.reduce((sum, line) => sum + line.length, 0)
