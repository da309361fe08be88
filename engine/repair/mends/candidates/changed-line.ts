import type { TableEvent } from '../../../model/events.ts'
import type { Seat } from '../../../model/seats.ts'
import type { Tile } from '../../../model/tiles.ts'
import { expandShort, shortAt } from '../../../notation/short-forms.ts'
import type { MendEdit } from '../mend.ts'
import { recordLineOf, type Scene } from '../scene.ts'

/** The edit that gives a whole line another seat; null for a line of the table. */
export const mendWithSeat = ({ events }: Scene, number: number, actor: Seat): MendEdit | null => {
  const { first, count } = recordLineOf(events, number)
  const short = count === 3 ? shortAt(events, first - 1) : undefined
  if (short) return { do: 'replace', at: first, count, events: expandShort({ ...short, actor }) }
  const event = events[number - 1]
  if (!event || event.actor === '*') return null
  return { do: 'replace', at: number, count: 1, events: [{ ...event, actor }] }
}

/** The edit that replaces a tile in a line; null if the line has no such tile. */
export const mendWithTile = ({ events }: Scene, number: number, from: Tile, to: Tile): MendEdit | null => {
  const { first, count } = recordLineOf(events, number)
  const short = count === 3 ? shortAt(events, first - 1) : undefined
  if (short)
    return short.tiles.includes(from)
      ? { do: 'replace', at: first, count, events: expandShort({ ...short, tiles: exchanged(short.tiles, from, to) }) }
      : null
  const event = events[number - 1]
  const changed = event && tileExchanged(event, from, to)
  return changed ? { do: 'replace', at: number, count: 1, events: [changed] } : null
}

/** The tiles that an event is about; the fields of another verb can be there and undefined. */
type Lain = { readonly actor: unknown; readonly tile?: Tile; readonly tiles?: readonly Tile[] }

const tileExchanged = (event: TableEvent, from: Tile, to: Tile): TableEvent | null => {
  const { tile, tiles }: Lain = event
  if ('tiles' in event && tiles) return tiles.includes(from) ? { ...event, tiles: exchanged(tiles, from, to) } : null
  return 'tile' in event && tile === from ? { ...event, tile: to } : null
}

const exchanged = (tiles: readonly Tile[], from: Tile, to: Tile): readonly Tile[] => {
  const place = tiles.lastIndexOf(from)
  return tiles.map((tile, i) => (i === place ? to : tile))
}
