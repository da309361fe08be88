import type { TableEvent } from '../../../engine/model/events.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import type { Complaint } from '../import-error.ts'
import type { ExpectedAct, PlayedDraw } from './acts.ts'
import { HIDDEN_FACE } from './faces.ts'
import { SEAT_NUMBERS } from './header.ts'
import type { HeldFaces } from './held-faces.ts'
import type { PlayedLog } from './log.ts'
import type { OpenRiichi } from './riichi.ts'
import { callEvent, endEvent, revealEvent, scoresEvent, uraEvent, waitingEvent } from './shared-events.ts'

/** By seat. */
type Points = readonly number[]
type Ends = {
  readonly log: PlayedLog
  readonly header: HandHeader
  readonly held: HeldFaces
  readonly riichi: OpenRiichi
  readonly complain: (complaint: Complaint, about?: string) => void
  readonly indicators: () => number
}
type LoggedEvent = { readonly event: TableEvent; readonly line: number | undefined }

/** End of a hand: up to three wins, or a draw; then the points. */
export const openPlayedEnd = ({ header, log, held, riichi, complain, indicators }: Ends) => {
  const calls: LoggedEvent[] = []
  const reveals: LoggedEvent[] = []
  /** The line on which the hand ended. */
  let line: number | undefined
  const winners: number[] = []
  let how: PlayedDraw['how'] | 'win' | null = null
  let below: readonly number[] = []
  let paid: Points | null = null
  let told: Points | null = null

  const written = (event: TableEvent): LoggedEvent => {
    line = log.line()
    return { event, line }
  }
  /** Does not show a hand that the log hides. */
  const reveal = (seat: number, last?: number) => {
    const tiles = held.hand(seat)
    if (last !== undefined) tiles.push(...tiles.splice(tiles.indexOf(last), 1))
    if (!tiles.includes(HIDDEN_FACE)) reveals.push(written(revealEvent(seat, tiles)))
  }

  const pointsAfter = (): Points | null => {
    const { scores } = header
    if (told || !paid || !scores) return told
    const sticks = riichi.paid()
    const won = paid
    return SEAT_NUMBERS.map((seat) => (scores[seat] ?? 0) + (won[seat] ?? 0) - (sticks.includes(seat) ? 1000 : 0))
  }

  return {
    win: (seat: number, from: number, ura: readonly number[], { due, seat: dueSeat, tile }: ExpectedAct) => {
      const drawn = seat === from
      const onTile = drawn ? due === 'discard' && tile !== undefined : due === 'anything' || due === 'replace'
      const isFirst = how === null
      if ((!isFirst && (how !== 'win' || drawn)) || !onTile || dueSeat !== from || winners.includes(seat)) complain('act-order')
      if (ura.length > indicators()) complain('ura-count')
      riichi.ended('won')
      how = 'win'
      winners.push(seat)
      calls.push(written(callEvent(seat, drawn ? 'tsumo' : 'ron')))
      reveal(seat, drawn && due === 'discard' ? tile : undefined)
      if (ura.length > 0) below = ura
    },
    over: (draw: PlayedDraw, { due, seat: last }: ExpectedAct) => {
      const wanted = draw.how === 'nine-terminals' ? 'discard' : 'anything'
      const isRobbed = draw.how === 'three-wins' && due === 'replace'
      if (how !== null || (due !== wanted && !isRobbed)) complain('act-order')
      how = draw.how
      riichi.ended(how === 'three-wins' || how === 'four-riichi' ? how : 'other')
      if (how === 'three-wins' && due !== 'first') {
        const turnsTo = (seat: number) => (seat - last + SEATS.length) % SEATS.length
        const winning = [...draw.shown].sort((a, b) => turnsTo(a) - turnsTo(b))
        calls.push(...winning.map((seat) => written(callEvent(seat, 'ron'))))
      }
      calls.push(written(endEvent(how)))
      for (const seat of SEAT_NUMBERS) {
        if (how === 'exhaustive' && draw.waiting) reveals.push(written(waitingEvent(seat, draw.waiting[seat] === true)))
        if (draw.shown.includes(seat)) reveal(seat)
      }
    },
    pay: (deltas: Points) => {
      const before = paid
      paid = before ? deltas.map((delta, seat) => delta + (before[seat] ?? 0)) : deltas
    },
    points: (after: Points) => {
      told = after
    },
    hasEnded: () => how !== null,
    /** Writes the end after the play. */
    addTo: ({ addOf }: PlayedLog) => {
      const points = pointsAfter()
      for (const { event, line: at } of calls) addOf(event, at)
      for (const { event, line: at } of reveals) addOf(event, at)
      if (below.length > 0) addOf(uraEvent(below), line)
      if (points) addOf(scoresEvent(points), line)
      if (how === 'win') addOf(endEvent(how), line)
    },
  }
}
