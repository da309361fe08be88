import type { TableEvent } from '../../../model/events.ts'
import { leftSeat, type Seat, seatAfter, seatDistance } from '../../../model/seats.ts'
import { isRed, type Tile } from '../../../model/tiles.ts'
import { isGroupCall, type Table } from '../../../table/table.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import { type MendCandidate, recordLineOf, type Scene } from '../scene.ts'
import { groupCompletions } from './groups.ts'

/** Adds draws and discards before the event that does not fit, so that the turn gets to its player. */
export const turnsLeftOut = (scene: Scene): readonly MendCandidate[] => {
  const { event, events, finding } = scene
  const { first } = recordLineOf(events, finding.event)
  const before = scene.tables[first - 1]
  if (event.actor === '*' || !before) return []
  const call = events[first - 1]
  if (call?.verb !== 'call' || !isGroupCall(call.call)) return upToTurn(scene, first, event.actor, event.verb === 'draw')
  const tiles = call.short ? groupCompletions(call.call, call.short.tiles) : (['?'] as const)
  const { seats } = before.form
  const discarders = call.call === 'chii' ? [leftSeat(event.actor, seats)] : seats.filter((seat) => seat !== event.actor)
  return discarders.flatMap((seat) => tiles.flatMap((tile) => upToDiscard(scene, first, seat, tile)))
}

/** The line of a discard and that of the player whose turn it was have changed places. */
export const exchangedDiscards = ({ event, events, finding }: Scene): readonly MendCandidate[] => {
  const next = events[finding.event]
  if (event.verb !== 'discard' || next?.verb !== 'discard' || next.actor !== finding.facts.due) return []
  const edit = { do: 'move', at: finding.event, after: finding.event + 1 } as const
  return [{ kind: 'step', edit, because: 'needed-before', weight: MISTAKE_RATES.step }]
}

/** The missing play before an event, up to a player's discard of a tile. */
export const upToDiscard = (scene: Scene, at: number, seat: Seat, tile: Tile): readonly MendCandidate[] => {
  const turns = playedUntil(scene, at, seat)
  const table = scene.tables[at - 1]
  if (!turns || !table) return []
  const last = ownTurn(scene, table, { actor: seat, isFirst: turns.length === 0, tile })
  return inserted(at, [...turns.flat(), ...last], turns.length + 1, isRed(tile) ? RED_SHARE : 1)
}

/** The missing play until a player's turn: with that player's own draw, if the act needs one. */
const upToTurn = (scene: Scene, at: number, seat: Seat, isDraw: boolean): readonly MendCandidate[] => {
  const turns = playedUntil(scene, at, seat)
  const turn = scene.tables[at - 1]?.turn
  if (!turns || !turn) return []
  const isDue = turns.length > 0 || turn.due === 'draw'
  const own: readonly TableEvent[] = !isDraw && isDue && scene.draws ? [{ actor: seat, verb: 'draw' }] : []
  return inserted(at, [...turns.flat(), ...own], Math.max(1, turns.length), 1)
}

/** Recorders miss a line more easily than a turn, and one turn more easily than two. */
const inserted = (at: number, events: readonly TableEvent[], turns: number, share: number): readonly MendCandidate[] =>
  events.length === 0
    ? []
    : [
        {
          kind: 'missing',
          edit: { do: 'insert', at, events },
          because: 'left-out',
          weight: share * MISTAKE_RATES.missing * 0.1 ** (turns - 1) * 0.5 ** (events.length - 1),
        },
      ]

/** Three of four fives are plain. */
const RED_SHARE = 1 / 3

/** The turns from the one that is due up to a player's own; null if the record does not know whose turn it is. */
const playedUntil = (scene: Scene, at: number, seat: Seat): readonly (readonly TableEvent[])[] | null => {
  const table: Table | undefined = scene.tables[at - 1]
  if (!table || table.turn.seat === null || table.turn.due === 'any') return null
  const { seat: from } = table.turn
  return Array.from({ length: seatDistance(from, seat, table.form.seats) }, (_, i) =>
    ownTurn(scene, table, { actor: seatAfter(from, i, table.form.seats), isFirst: i === 0, tile: '?' }),
  )
}

type Turn = { readonly actor: Seat; readonly isFirst: boolean; readonly tile: Tile }
const ownTurn = ({ draws }: Scene, { turn }: Table, { actor, isFirst, tile }: Turn): readonly TableEvent[] => {
  const hasTile = !draws || (isFirst && turn.due === 'discard')
  return [...(hasTile ? [] : [{ actor, verb: 'draw' } as const]), { actor, verb: 'discard', tile }]
}
