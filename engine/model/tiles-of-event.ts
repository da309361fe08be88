import type { TableEvent } from './events.ts'
import type { Tile } from './tiles.ts'

/** The tiles that an event names, as written. */
export const tilesOfEvent = (event: TableEvent): readonly Tile[] => {
  switch (event.verb) {
    case 'draw':
    case 'replace':
    case 'return':
    case 'take':
    case 'call':
    case 'retract':
      return event.tile === undefined ? [] : [event.tile]
    case 'discard':
    case 'ankan':
    case 'kakan':
    case 'dora':
      return [event.tile]
    case 'show':
    case 'expose':
    case 'reveal':
    case 'ura':
      return event.tiles
    case 'touch':
    case 'stick':
    case 'kita':
    case 'rearrange':
    case 'count':
    case 'tenpai':
    case 'noten':
    case 'ready':
    case 'note':
    case 'answer':
    case 'ruling':
    case 'dead':
    case 'scores':
    case 'end':
      return []
  }
}
