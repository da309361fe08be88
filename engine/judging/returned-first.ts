import type { TableEvent } from '../model/events.ts'
import { eventsSince, lineBefore, type Play } from './play.ts'
import type { MovedLines } from './same-moment.ts'

/** A drawn tile that goes back, written before the discard of that turn which is taken back: until then nothing drawn can go back. */
export const returnedFirst = (play: Play, event: TableEvent): MovedLines | null => {
  if (event.verb !== 'retract' || event.tile === undefined || event.together) return null
  const line = lineBefore(play)
  if (line?.event.verb !== 'return' || line.event.actor !== event.actor || line.event.together) return null
  const first = line.play.number + 1
  if (!play.findings.some(({ rule, event: at, state }) => rule === 'record.no-claim' && at === first && state === 'open')) return null
  const given = [...eventsSince(play, first - 1), event].map((one, i) => ({ event: one, number: first + i }))
  return { given, order: [...given.slice(-1), ...given.slice(0, -1)] }
}
