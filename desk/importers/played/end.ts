import type { TableEvent } from '../../../engine/model/events.ts'
import { bySeat, distance, SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import type { Complaint } from '../import-error.ts'
import type { ExpectedAct, PlayedDraw } from './acts.ts'
import type { HeldFaces } from './held-faces.ts'
import type { LoggedEvent, PlayedLog } from './log.ts'
import type { Riichi } from './riichi.ts'

type Points = Readonly<Record<Seat, number>>
type Ends = {
  readonly log: PlayedLog
  readonly header: HandHeader
  readonly held: HeldFaces
  readonly riichi: Riichi
  readonly complain: (complaint: Complaint, about?: string) => void
  readonly indicators: () => number
}

/** End of a hand: up to three wins, or a draw; then the points. */
export const openPlayedEnd = ({ header, log, held, riichi, complain, indicators }: Ends) => {
  const calls: LoggedEvent[] = []
  const reveals: LoggedEvent[] = []
  /** The line on which the hand ended. */
  let line: number | undefined
  const winners = new Set<Seat>()
  let how: PlayedDraw['how'] | 'win' | null = null
  let below: readonly Tile[] = []
  let paid: Points | null = null
  let told: Points | null = null

  const written = (event: TableEvent): LoggedEvent => {
    line = log.line()
    return { event, line }
  }
  /** Does not show a hand that the log hides. */
  const reveal = (seat: Seat, last?: Tile) => {
    const tiles = [...held.hand(seat)]
    if (last !== undefined) tiles.push(...tiles.splice(tiles.indexOf(last), 1))
    if (!tiles.includes('?')) reveals.push(written({ actor: seat, verb: 'reveal', tiles }))
  }

  const pointsAfter = (): Points | null => {
    const { scores } = header
    if (told || !paid || !scores) return told
    const sticks = riichi.paid()
    const won = paid
    return bySeat((seat) => (scores[SEATS.indexOf(seat)] ?? 0) + won[seat] - (sticks.includes(seat) ? 1000 : 0))
  }

  return {
    win: (seat: Seat, from: Seat, ura: readonly Tile[], due: ExpectedAct) => {
      const drawn = seat === from
      const onTile = drawn ? due.due === 'discard' && due.drawn !== undefined : due.due === 'anything' || due.due === 'replace'
      const isFirst = how === null
      if ((!isFirst && (how !== 'win' || drawn)) || !onTile || due.due === 'first' || due.seat !== from || winners.has(seat))
        complain('act-order')
      if (ura.length > indicators()) complain('ura-count')
      riichi.ended('won')
      how = 'win'
      winners.add(seat)
      calls.push(written({ actor: seat, verb: 'call', call: drawn ? 'tsumo' : 'ron' }))
      reveal(seat, drawn && due.due === 'discard' ? due.drawn : undefined)
      if (ura.length > 0) below = ura
    },
    over: (draw: PlayedDraw, due: ExpectedAct) => {
      const wanted = draw.how === 'nine-terminals' ? 'discard' : 'anything'
      const isRobbed = draw.how === 'three-wins' && due.due === 'replace'
      if (how !== null || (due.due !== wanted && !isRobbed)) complain('act-order')
      how = draw.how
      riichi.ended(how === 'three-wins' || how === 'four-riichi' ? how : 'other')
      if (how === 'three-wins' && due.due !== 'first') {
        const winning = [...draw.shown].sort((a, b) => distance(due.seat, a, SEATS) - distance(due.seat, b, SEATS))
        calls.push(...winning.map((actor) => written({ actor, verb: 'call', call: 'ron' })))
      }
      calls.push(written({ actor: '*', verb: 'end', how }))
      for (const actor of SEATS) {
        if (how === 'exhaustive' && draw.waiting) reveals.push(written({ actor, verb: draw.waiting[actor] ? 'tenpai' : 'noten' }))
        if (draw.shown.includes(actor)) reveal(actor)
      }
    },
    pay: (deltas: Points) => {
      const before = paid
      paid = bySeat((seat) => (before?.[seat] ?? 0) + deltas[seat])
    },
    points: (after: Points) => {
      told = after
    },
    hasEnded: () => how !== null,
    events: (): readonly LoggedEvent[] => {
      const points = pointsAfter()
      const after: TableEvent[] = []
      if (below.length > 0) after.push({ actor: '*', verb: 'ura', tiles: below })
      if (points) after.push({ actor: '*', verb: 'scores', points: [points.E, points.S, points.W, points.N] })
      if (how === 'win') after.push({ actor: '*', verb: 'end', how })
      return [...calls, ...reveals, ...after.map((event) => ({ event, line }))]
    },
  }
}
