import { declaredWinOf } from '../hand/declared-win.ts'
import type { Scores } from '../model/events.ts'
import { SEATS, type Seat } from '../model/seats.ts'
import type { HandHeader } from '../model/table-file.ts'
import type { Table } from '../table/table.ts'

const STICK = 1000
/** The whole payment of three players, and a stick. */
const MOST_AT_A_DRAW = 4000

/**
 * Whether the points that four players agreed to after a hand show that a player paid no riichi stick; false if they can't tell. At a draw they
 * lack one stick for each riichi; at a win on a discard a third player loses nothing else; at a self-draw win players with the same duty lose the
 * same.
 */
export const paidNoStick = (table: Table, { scores }: HandHeader, { points }: Scores, seat: Seat): boolean => {
  const { form, ended, players } = table
  if (!scores || points.length !== scores.length) return false
  const gained = (whose: Seat): number => (points[form.seats.indexOf(whose)] ?? 0) - (scores[form.seats.indexOf(whose)] ?? 0)
  if (ended?.how === 'exhaustive') {
    // A penalty is paid beside the draw: then the points don't tell.
    if (form.seats.some((one) => Math.abs(gained(one)) > MOST_AT_A_DRAW)) return false
    const sticks = form.seats.filter((one) => players[one].stick !== undefined).length
    return form.seats.reduce((sum, one) => sum + gained(one), 0) > -STICK * sticks
  }
  const winners = form.seats.filter((one) => declaredWinOf(table, one))
  const [winner] = winners
  const win = winner && declaredWinOf(table, winner)
  if (!win || winners.includes(seat)) return false
  if (!win.selfDraw) return win.claim?.from !== seat && gained(seat) === 0
  return form.seats.some(
    (one) =>
      one !== seat &&
      one !== winner &&
      players[one].stick === undefined &&
      (winner === SEATS[0] || (one !== SEATS[0] && seat !== SEATS[0])) &&
      gained(one) === gained(seat),
  )
}
