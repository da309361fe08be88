import type { TableEvent } from '../../engine/events.ts'
import { parseLine } from '../../engine/notation/parse-line.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/seats.ts'
import { isKnown, type Tile } from '../../engine/tiles.ts'
import type { SeatView, TableView } from '../../engine/view.ts'

/**
 * The table as it will lie when the desk has taken a line, as far as the next keys depend on it: whose turn, what is due, what was drawn, what may be
 * claimed, which tiles are held. So that keys need not wait for the disk; what the desk answers takes its place. Null for a line that is no act.
 */
export const ahead = (view: TableView, line: string): TableView | null => {
  const read = parseLine(line)
  return read.ok && read.value.kind === 'events' ? read.value.events.reduce(after, view) : null
}

const after = (before: TableView, event: TableEvent): TableView => {
  const view = { ...before, event: before.event + 1 }
  if (event.verb === 'end') return { ...view, ended: event.how, turn: null, windows: null }
  return event.actor === '*' ? view : byPlayer(view, event)
}

type OfPlayer = Exclude<TableEvent, { readonly actor: '*' }>

const byPlayer = (view: TableView, event: OfPlayer): TableView => {
  const { actor } = event
  if (actor === '*') return view
  const place = view.seats[actor]
  const { verb } = event
  if (verb === 'draw' || verb === 'replace') return drew(view, actor, event.tile ?? '?')
  if (verb === 'discard') return discarded(view, event)
  if (verb === 'call' && event.call === 'riichi') return withSeat(view, actor, { ...place, riichi: true })
  if (verb === 'call' && (event.call === 'chii' || event.call === 'pon' || event.call === 'kan'))
    return { ...view, turn: { seat: actor, due: event.call === 'kan' ? 'replace' : 'discard' } }
  if (verb === 'show') return withSeat(view, actor, holding(place, event.tiles, -1))
  if (verb === 'ankan' || verb === 'kakan')
    return { ...withSeat(view, actor, without(place, event.tile, verb === 'ankan' ? 4 : 1)), turn: { seat: actor, due: 'replace' } }
  if (verb === 'return') return putBack(view, actor)
  return view
}

const drew = (view: TableView, seat: Seat, tile: Tile): TableView => ({
  ...withSeat(view, seat, { ...holding(view.seats[seat], [tile], 1), drawn: tile }),
  wall: view.wall === null ? null : Math.max(0, view.wall - 1),
  turn: { seat, due: 'discard' },
  windows: view.windows && { ...view.windows, chow: [], pung: [] },
})

const putBack = (view: TableView, seat: Seat): TableView => {
  const place = view.seats[seat]
  return {
    ...withSeat(view, seat, { ...holding(place, [place.drawn ?? '?'], -1), drawn: null }),
    turn: view.turn?.seat === seat ? { seat, due: 'draw' } : view.turn,
  }
}

const discarded = (view: TableView, { actor, tile, rotated, source }: Extract<TableEvent, { readonly verb: 'discard' }>): TableView => {
  const place = view.seats[actor]
  const unseenDraw = place.drawn === null && view.turn?.due !== 'discard'
  const left = holding(place, [tile], -1)
  const river = [
    ...place.river,
    { tile, event: view.event, rotated: rotated === true, drawn: source === 'drawn', claimedBy: null, called: false },
  ]
  const others = SEATS.filter((seat) => seat !== actor)
  return {
    ...withSeat(view, actor, { ...left, concealed: unseenDraw ? place.concealed : left.concealed, drawn: null, river }),
    turn: { seat: nextSeat(actor), due: 'draw' },
    last: { seat: actor, event: view.event },
    windows: {
      tile,
      from: actor,
      event: view.event,
      kind: 'discard',
      chow: tile[1] === 'z' ? [] : [nextSeat(actor)],
      pung: others,
      win: others,
      until: view.windows?.until ?? { group: 'until-draw', win: 'until-discard' },
    },
  }
}

const withSeat = (view: TableView, seat: Seat, place: SeatView): TableView => ({ ...view, seats: { ...view.seats, [seat]: place } })

/** With tiles more or less in the hand; those not known by face only in number. */
const holding = (place: SeatView, tiles: readonly Tile[], sign: 1 | -1): SeatView => {
  const known = [...place.known]
  for (const tile of tiles.filter(isKnown)) {
    if (sign > 0) known.push(tile)
    else if (known.includes(tile)) known.splice(known.indexOf(tile), 1)
  }
  return { ...place, known, concealed: place.concealed === null ? null : Math.max(0, place.concealed + sign * tiles.length) }
}

const without = (place: SeatView, tile: Tile, count: number): SeatView => {
  const kind = (other: Tile): string => other.replace('0', '5')
  const alike = place.known.filter((other) => kind(other) === kind(tile)).slice(0, count)
  const rest = Array.from({ length: count - alike.length }, (): Tile => '?')
  return { ...holding(place, [...alike, ...rest], -1), drawn: null }
}
