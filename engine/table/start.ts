import type { GameForm } from '../model/game-form.ts'
import { type BySeat, bySeat, leftSeat, type Seat } from '../model/seats.ts'
import type { HandHeader, StartMeld } from '../model/table-file.ts'
import { isKnown, othersLike, type Tile } from '../model/tiles.ts'
import { UPRIGHT } from './discards.ts'
import { type CarriedCounts, type Concealed, type Group, type Player, type Table, turnOf } from './table.ts'
import { initialSeenTiles } from './tiles/seen.ts'

/** The table before the first event, built from the headers of a hand. */
export const startTable = (header: HandHeader, counts: BySeat<CarriedCounts>, form: GameForm): Table => {
  const players = bySeat((seat) => startPlayer(header, { seat, counts: counts[seat], form }))
  const dora = header.dora === undefined ? [] : [header.dora]
  return {
    number: 0,
    fromDeal: header.from === 'deal',
    form,
    players,
    wall: header.wall === '?' ? null : (header.wall ?? (header.from === 'deal' ? form.wallAtTheDeal : null)),
    counters: header.name?.counters ?? (header.from === 'deal' ? 0 : null),
    prevailing: header.name?.wind ?? (header.from === 'deal' || header.displayed ? 'E' : null),
    dora,
    ura: [],
    seen: initialSeenTiles({ players, dora, ura: [] }),
    counted: players,
    replacements: kongsIn(header).length,
    kongs: kongsIn(header),
    selfDraw: null,
    winCalled: null,
    winShown: null,
    turn: header.from === 'deal' ? turnOf('E', 'draw') : turnOf(null, 'any'),
    target: null,
    others: [],
    othersOpen: false,
    lastDiscard: null,
    claims: [],
    awarded: null,
    several: null,
    unsaid: null,
    laid: null,
    lastTurn: null,
    returned: null,
    voidKong: null,
    doubledForm: null,
    toReturn: null,
    before: null,
    aside: null,
    moment: 1,
    draws: 'none',
    mayLack: 0,
    overcounted: [],
    ended: null,
    fourKongsFound: false,
    endDoubted: false,
  }
}

type StartSeat = { readonly seat: Seat; readonly counts: CarriedCounts; readonly form: GameForm }

const startPlayer = (header: HandHeader, { seat, counts, form }: StartSeat): Player => {
  const groups = header.melds.filter((meld) => meld.seat === seat).map((meld) => groupOf(meld, form))
  const groupsKnown = header.from === 'deal' || header.displayed === true
  const hand = startHand(header, seat, groupsKnown, groups.length)
  return {
    hand,
    groups,
    groupsKnown,
    river: (header.rivers?.[seat] ?? []).map(({ tile, claimed }) => ({
      tile,
      event: 0,
      lies: UPRIGHT,
      drawn: false,
      claimed: claimed ? '?' : undefined,
      doubtful: false,
    })),
    missing: 0,
    offBy: 0,
    points: header.scores?.[form.seats.indexOf(seat)] ?? null,
    slow: counts.slow,
    touched: counts.touched,
    ready: false,
    tenpai: false,
    announced: undefined,
    dealtShort: undefined,
    dealtOver: undefined,
    drawn: undefined,
    extra: undefined,
    riichi: header.riichi.includes(seat) ? { event: 0, ...(hand.size !== null && hand.size % 3 === 1 && { hand }) } : undefined,
    // A header of one riichi lists them all.
    riichiKnown: groupsKnown || header.riichi.length > 0,
    riichiAsked: undefined,
    riichiCall: undefined,
    riichiDiscard: undefined,
    stick: undefined,
    onLaidTile: undefined,
    drew: 0,
    dead: undefined,
    undeclared: [],
    deadFor: undefined,
    setAside: undefined,
    revealed: undefined,
    shown: undefined,
  }
}

const startHand = (header: HandHeader, seat: Seat, groupsKnown: boolean, groups: number): Concealed => {
  const tiles = header.deal?.[seat] ?? header.hold?.[seat]
  if (tiles) return { size: tiles.length, known: tiles.filter(isKnown) }
  return { size: groupsKnown ? 13 - 3 * groups : null, known: [] }
}

const groupOf = (meld: StartMeld, { seats }: GameForm): Group => {
  if (meld.kind === 'chii')
    return { kind: 'chii', own: without(meld.tiles, meld.claimed), claimed: from(meld.claimed, leftSeat(meld.seat, seats)), event: 0 }
  const { kind, tile } = meld
  const others = othersLike(tile, kind === 'pon' || kind === 'kakan' ? 2 : 3)
  if (kind === 'ankan') return { kind, own: [tile, ...others], event: 0 }
  const claimed = from(tile, meld.from)
  return { kind, own: others, claimed, event: 0, ...(kind === 'kakan' && { added: othersLike(tile, 1)[0] }) }
}

const from = (tile: Tile, seat: Seat) => ({ tile, from: seat, taken: true })
const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const place = tiles.indexOf(tile)
  return place < 0 ? tiles.slice(1) : [...tiles.slice(0, place), ...tiles.slice(place + 1)]
}
const kongsIn = (header: HandHeader): Table['kongs'] =>
  header.melds.flatMap((meld) =>
    meld.kind === 'chii' || meld.kind === 'pon' ? [] : [{ seat: meld.seat, kind: meld.kind, tile: meld.tile, event: 0, moment: 0 }],
  )
