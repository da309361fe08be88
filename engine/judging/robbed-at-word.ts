import type { Ankan, Kakan, TableEvent } from '../model/events.ts'
import { isKnown, isSameKind } from '../model/tiles.ts'
import { isWordOfKong } from '../table/kongs.ts'
import { eventsSince, lineBefore, type Play } from './play.ts'
import { returnedFirst } from './returned-first.ts'
import type { MovedLines } from './same-moment.ts'
import { actedBeforeWithdrawal } from './withdrawn-call.ts'

/** Three others can win. */
const MOST_WINS = 3

/** An own kong whose word is written before the wins that others call, and its line after them: they rob it at its word, or win on the discard. */
const robbedAtWord = (play: Play, event: TableEvent): MovedLines | null => {
  if ((event.verb !== 'kakan' && event.verb !== 'ankan') || event.short || event.together) return null
  let line = lineBefore(play)
  let wins = 0
  while (wins < MOST_WINS && line && isWin(line.event, event)) {
    line = lineBefore(line.play)
    wins += 1
  }
  if (wins === 0 || !line || !isWordOfKong(line.play.table, line.event, event)) return null
  const first = line.play.number + 1
  const given = [...eventsSince(play, first - 1), event].map((one, i) => ({ event: one, number: first + i }))
  const called = given.slice(1, -1)
  const own = [...given.slice(-1), ...given.slice(0, 1)]
  return { given, order: called.every((one) => isOnKong(one.event, event)) ? [...own, ...called] : [...called, ...own] }
}

/** The newest acts whose order of writing accuses somebody of what nobody did, in the order in which they belong. */
export const actsToMove = (play: Play, event: TableEvent): MovedLines | null =>
  actedBeforeWithdrawal(play, event) ?? robbedAtWord(play, event) ?? returnedFirst(play, event)

const isWin = (win: TableEvent, { actor }: TableEvent): boolean => win.verb === 'call' && win.call === 'ron' && win.actor !== actor

/** A win that names no tile is on that of the kong. */
const isOnKong = (win: TableEvent, { tile }: Ankan | Kakan): boolean =>
  win.verb !== 'call' || !isKnown(win.tile) || isSameKind(win.tile, tile)
