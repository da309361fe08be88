import { type BySeat, bySeat, SEATS } from '../../../engine/model/seats.ts'
import type { HandValue } from '../../../engine/scoring/value.ts'
import { type EndedTable, endOutcome, reportByRecord } from './ending.ts'
import { playerAct } from './player-act.ts'

/** The scores after a hand by the record; null if it lacks something that counts. */
export const scoresByRecord = (at: EndedTable, values: readonly HandValue[]): BySeat<number> | null => {
  const { ended } = at.view
  const report = reportByRecord(at)
  const winners = SEATS.filter((seat) => report.seats[seat].marked)
  const isKnown =
    ended === 'win'
      ? winners.length > 0 && winners.every((seat) => values.some((value) => value.seat === seat && value.is === 'worth'))
      : ended === 'exhaustive'
        ? SEATS.every((seat) =>
            at.acts.some(({ text }) => playerAct(text, 'tenpai')?.actor === seat || playerAct(text, 'noten')?.actor === seat),
          )
        : ended !== null && ended !== 'referee'
  // unrecorded scores are never assumed, not even from starting points
  const { computed } = endOutcome({ ...report, before: '' }, at, values)
  if (!isKnown || SEATS.some((seat) => computed[seat] === null)) return null
  return bySeat((seat) => computed[seat] ?? 0)
}
