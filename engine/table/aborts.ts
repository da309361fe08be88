import type { Abort } from '../model/events.ts'
import { losersIn } from '../model/game-form.ts'
import { kindOf } from '../model/tiles.ts'
import { discardsOf } from './discards.ts'
import { kongsMade } from './kongs.ts'
import type { Table } from './table.ts'
import { isWinCalled } from './turn.ts'

/** Whether the condition of an abortive draw holds, or may hold as far as the record shows. A win goes before all but that of three wins. */
export const abortCanHold = (table: Table, abort: Abort): boolean =>
  (abort === 'referee' || abort === 'three-wins' || !(isWinCalled(table) || table.selfDraw)) && conditionCanHold(table, abort)

const conditionCanHold = (table: Table, abort: Abort): boolean => {
  const { form, players, claims, target, turn } = table
  const { seats } = form
  const kongs = kongsMade(table)
  const allKnown = seats.every((seat) => players[seat].groupsKnown)
  const groups = seats.some((seat) => players[seat].groups.length > 0)
  switch (abort) {
    case 'referee':
      return true
    case 'four-kongs':
      return !allKnown || (kongs.length === 4 && new Set(kongs.map(({ seat }) => seat)).size > 1)
    case 'four-riichi':
      return !allKnown || seats.every((seat) => players[seat].riichi !== undefined)
    case 'three-wins':
      return (
        new Set(
          claims
            .filter(({ call, target: of, standing }) => call === 'ron' && of === target?.event && standing === 'good')
            .map(({ by }) => by),
        ).size === losersIn(form)
      )
    case 'four-winds': {
      if (!allKnown) return true
      const known = discardsOf(table).map(({ tile }) => tile)
      return (
        !groups &&
        known.length <= seats.length &&
        known.every((tile) => tile === '?' || (tile === known[0] && '1z2z3z4z'.includes(tile))) &&
        known.length === seats.length
      )
    }
    case 'nine-terminals': {
      if (!allKnown) return true
      const seat = turn.seat
      if (groups || (seat && players[seat].river.length > 0)) return false
      const hand = seat ? players[seat].hand : undefined
      if (!hand || hand.size === null || hand.known.length < hand.size) return true
      // The record may lack the first draw.
      return new Set(hand.known.map(kindOf).filter(isTerminalOrHonour)).size >= (turn.due === 'draw' ? 8 : 9)
    }
  }
}

/** Whether a kind is a 1, a 9, a wind or a dragon. */
export const isTerminalOrHonour = (kind: string): boolean => kind[1] === 'z' || kind[0] === '1' || kind[0] === '9'
