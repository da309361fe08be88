import { isSeat, leftSeat, type Seat, type Seats } from '../../../engine/model/seats.ts'
import type { StartMeld } from '../../../engine/model/table-file.ts'
import { isTile, type KnownTile, kindOf } from '../../../engine/model/tiles.ts'

/** Why a group does not read. */
export type GroupTrouble = 'tiles' | 'from' | 'own' | 'left'
export type ReadGroups =
  | { readonly ok: true; readonly melds: readonly StartMeld[] }
  | { readonly ok: false; readonly trouble: GroupTrouble; readonly word: string }

/**
 * Reads groups typed beside a seat: `555pW` a pung claimed from West, `423s` a chow (claimed tile first, from the left), `2222zE` an open
 * kong, `2222z+E` an extended one, `2222z` a concealed one. `O` (Ouest) is West.
 */
export const readGroups = (text: string, seat: Seat, seats: Seats): ReadGroups => {
  const melds: StartMeld[] = []
  for (const [word] of text.matchAll(WORD)) {
    const read = readGroup(word.replaceAll(/\s/g, ''), seat, seats)
    if (typeof read === 'string') return { ok: false, trouble: read, word }
    melds.push(read)
  }
  return { ok: true, melds }
}

/** Tiles with their suffix; or any other word. */
const WORD = /(?<!\d)\d+[mpsz]\s*\+?\s*(?:[ESWNOeswno](?![a-z]))?|[^\s,]+/g
const GROUP = /^(\d{3,4})([mpsz])(\+?)([ESWNOeswno]?)$/

const readGroup = (word: string, seat: Seat, seats: Seats): StartMeld | GroupTrouble => {
  const [, digits = '', suit = '', plus = '', letter = ''] = GROUP.exec(word) ?? []
  const tiles = digits.split('').map((digit) => `${digit}${suit}`)
  const known = tiles.filter((tile): tile is KnownTile => isTile(tile) && tile !== '?')
  const [first, second, third] = known
  if (!first || !second || !third || known.length !== tiles.length) return 'tiles'
  const wind = letter.toUpperCase().replace('O', 'W')
  const from = isSeat(wind) ? wind : null
  if (from === seat) return 'own'
  const kind = kindOf(first)
  if (known.every((tile) => kindOf(tile) === kind)) {
    if (known.length === 4 && !from && !plus) return { seat, kind: 'ankan', tile: kind }
    return from ? { seat, kind: known.length === 3 ? 'pon' : plus ? 'kakan' : 'daiminkan', tile: kind, from } : 'from'
  }
  if (known.length !== 3 || !isRun(known)) return 'tiles'
  if (from && from !== leftSeat(seat, seats)) return 'left'
  const sorted = [...known].sort((a, b) => Number(kindOf(a)[0]) - Number(kindOf(b)[0]))
  return { seat, kind: 'chii', tiles: [sorted[0] ?? first, sorted[1] ?? second, sorted[2] ?? third], claimed: first }
}

const isRun = (tiles: readonly KnownTile[]): boolean => {
  const [low = 0, middle = 0, high = 0] = tiles.map((tile) => Number(kindOf(tile)[0])).sort((a, b) => a - b)
  return tiles[0]?.[1] !== 'z' && middle === low + 1 && high === low + 2
}

/** Formats a group as `readGroups` reads it. */
export const formatGroup = (meld: StartMeld): string => {
  if (meld.kind === 'chii') {
    const rest = [...meld.tiles]
    rest.splice(rest.indexOf(meld.claimed), 1)
    return `${[meld.claimed, ...rest].map((tile) => tile[0]).join('')}${meld.claimed[1]}`
  }
  const { kind, tile } = meld
  const digits = tile[0]?.repeat(kind === 'pon' ? 3 : 4) ?? ''
  return `${digits}${tile[1]}${kind === 'kakan' ? '+' : ''}${meld.kind === 'ankan' ? '' : meld.from}`
}
