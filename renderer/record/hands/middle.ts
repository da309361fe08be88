import type { GameForm } from '../../../engine/model/game-form.ts'
import { type BySeat, bySeat, leftSeat, type Seat, type Seats } from '../../../engine/model/seats.ts'
import type { HandHeader, StartDiscard, StartMeld } from '../../../engine/model/table-file.ts'
import { isKnown, kindOf, type Tile } from '../../../engine/model/tiles.ts'
import type { ExpectedInput } from '../../../engine/notation/errors/wanted.ts'
import { formatHeader } from '../../../engine/notation/format/format-table.ts'
import { EMPTY_HEADER, type HeaderLine } from '../../../engine/notation/header.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { formatGroup, type GroupTrouble, readGroups } from './read-groups.ts'
import { type TapSign, tileInGroups, tileInRiver, withTap } from './taps.ts'

/** The table in the middle of a hand, as typed. */
export type MiddleDraft = {
  readonly hand: string
  readonly wall: string
  readonly dora: string
  readonly scores: string
  /** The description is complete: a tile not listed is not on the table. */
  readonly whole: boolean
  readonly seats: BySeat<{ readonly river: string; readonly groups: string; readonly riichi: boolean }>
}

/** A field of the form: of the whole table, or of a seat. */
export type MiddleField = 'hand' | 'wall' | 'dora' | 'scores' | `river ${Seat}` | `groups ${Seat}`

/** The error in a field: its position, and the words expected. */
export type FieldTrouble =
  | { readonly kind: 'line'; readonly found: string; readonly wanted: ExpectedInput }
  | { readonly kind: 'group'; readonly word: string; readonly trouble: GroupTrouble }
  /** The record can't say which tile was turned at riichi. */
  | { readonly kind: 'riichi' }

export type ReadMiddle = {
  readonly header: HandHeader
  /** Kan dora: the indicators after the first. */
  readonly kanDora: readonly Tile[]
  readonly troubles: ReadonlyMap<MiddleField, FieldTrouble>
  /** Size of the wall counted from the rivers; null if they are empty. */
  readonly wallByRivers: number | null
}

export const NO_MIDDLE: MiddleDraft = {
  hand: '',
  wall: '',
  dora: '',
  scores: '',
  whole: false,
  seats: bySeat(() => ({ river: '', groups: '', riichi: false })),
}

type SeatPart = MiddleDraft['seats'][Seat]

/** Changes parts of what is typed for a seat. */
export const withSeat = (middle: MiddleDraft, seat: Seat, part: Partial<SeatPart>): MiddleDraft => ({
  ...middle,
  seats: { ...middle.seats, [seat]: { ...middle.seats[seat], ...part } },
})

/** The text that stands in a field. */
export const textIn = (middle: MiddleDraft, field: MiddleField): string => {
  const { what, seat } = partsOfField(field)
  return what === 'river' || what === 'groups' ? middle.seats[seat ?? 'E'][what] : middle[what]
}

/** Sets the text of a field. */
export const withText = (middle: MiddleDraft, field: MiddleField, text: string): MiddleDraft => {
  const { what, seat } = partsOfField(field)
  return seat ? withSeat(middle, seat, { [what]: text }) : { ...middle, [what]: text }
}

/** The kind of a field, and its seat if it belongs to one. */
export const partsOfField = (field: MiddleField) => {
  const [what, seat] = field.split(' ') as ['hand' | 'wall' | 'dora' | 'scores' | 'river' | 'groups', Seat | undefined]
  return { what, seat }
}

/** A tapped sign in a field: the sign of a riichi marks the seat. */
export const withSign = (middle: MiddleDraft, field: MiddleField, sign: TapSign): MiddleDraft => {
  const { what, seat } = partsOfField(field)
  if (sign === 'r' && seat) return withSeat(middle, seat, { riichi: !middle.seats[seat].riichi })
  const takes = what === 'groups' || what === 'river' || sign === 'back'
  return takes ? withText(middle, field, withTap(textIn(middle, field), sign)) : middle
}

/** A tapped tile in a field; fields without tiles stay as they are. */
export const withTile = (middle: MiddleDraft, field: MiddleField, tile: Tile): MiddleDraft => {
  const { what } = partsOfField(field)
  const text = textIn(middle, field)
  if (what === 'groups') return withText(middle, field, tileInGroups(text, tile))
  return what === 'river' || what === 'dora' ? withText(middle, field, tileInRiver(text, tile)) : middle
}

/** Reads the form. A field that does not read is reported, and left out of the header. */
export const readMiddle = (middle: MiddleDraft, form: GameForm): ReadMiddle => {
  const troubles = new Map<MiddleField, FieldTrouble>()
  const line = <N extends HeaderLine['name']>(field: MiddleField, name: N, text: string): Extract<HeaderLine, { name: N }> | undefined => {
    if (text.trim() === '') return undefined
    const before = `@${name} `
    const read = parseLine(before + text)
    if (read.ok && read.value.kind === 'header' && isNamed(read.value.header, name)) return read.value.header
    if (!read.ok) troubles.set(field, { kind: 'line', found: read.error.found, wanted: read.error.wanted })
    return undefined
  }
  const hand = line('hand', 'hand', /^\s*\S+\s*$/.test(middle.hand) ? `${middle.hand} 0` : middle.hand)?.hand
  const wall = line('wall', 'wall', middle.wall)?.wall
  const scores = line('scores', 'scores', middle.scores)?.points
  // the reader of rivers takes any number of tiles, as there are several indicators
  const dora = line('dora', 'river', middle.dora.trim() === '' ? '' : `E ${middle.dora}`)?.discards.map(({ tile }) => tile) ?? []
  const riichi: Seat[] = []
  const melds: StartMeld[] = []
  const rivers: Partial<Record<Seat, readonly StartDiscard[]>> = {}
  for (const seat of form.seats) {
    const { river, groups, riichi: declared } = middle.seats[seat]
    if (declared) riichi.push(seat)
    const turned = /r/i.test(river)
    if (turned) troubles.set(`river ${seat}`, { kind: 'riichi' })
    const discards = turned || river.trim() === '' ? undefined : line(`river ${seat}`, 'river', `${seat} ${river}`)?.discards
    if (discards) rivers[seat] = discards
    const read = readGroups(groups, seat, form.seats)
    if (read.ok) melds.push(...read.melds.slice(0, MOST_GROUPS))
    else troubles.set(`groups ${seat}`, { kind: 'group', word: read.word, trouble: read.trouble })
  }
  const lying = withClaimed(rivers, melds, form)
  const wallByRivers = Object.keys(rivers).length === 0 ? null : countWall(lying, melds, form)
  return {
    header: {
      ...EMPTY_HEADER,
      from: 'middle',
      melds,
      riichi,
      ...(hand && { name: hand }),
      ...(wall !== undefined && { wall }),
      ...(dora[0] && { dora: dora[0] }),
      ...(scores && { scores }),
      ...(middle.whole && { displayed: true }),
      ...(Object.keys(lying).length > 0 && { rivers: lying }),
    },
    kanDora: dora.slice(1),
    troubles,
    wallByRivers,
  }
}

/** The header lines of the form, the hand's name first. */
export const middleLines = ({ header }: ReadMiddle): readonly string[] => formatHeader(header)

/** Fills the form from the header lines of a hand that started in the middle. */
export const middleOf = (lines: readonly string[]): MiddleDraft => {
  const file = parseTable(lines.join('\n'))
  const header = file.ok ? file.value.games[0]?.hands[0]?.header : undefined
  if (!header) return NO_MIDDLE
  const { name, wall, dora, scores, displayed, melds, rivers, riichi } = header
  return {
    hand: name ? `${name.wind}${name.number} ${name.counters}${name.sticks ? ` ${name.sticks}` : ''}` : NO_MIDDLE.hand,
    wall: wall === undefined ? '' : String(wall),
    dora: dora ?? '',
    scores: scores?.join(' ') ?? '',
    whole: displayed === true,
    seats: bySeat((seat) => ({
      river: (rivers?.[seat] ?? []).map(({ tile, claimed }) => (claimed ? `${tile}^` : tile)).join(' '),
      groups: melds
        .filter((meld) => meld.seat === seat)
        .map(formatGroup)
        .join(' '),
      riichi: riichi.includes(seat),
    })),
  }
}

const MOST_GROUPS = 4

const isNamed = <N extends HeaderLine['name']>(header: HeaderLine, name: N): header is Extract<HeaderLine, { name: N }> =>
  header.name === name

/** Adds claimed tiles to the rivers they were discarded in, since they count for furiten. */
const withClaimed = (rivers: Partial<Record<Seat, readonly StartDiscard[]>>, melds: readonly StartMeld[], { seats }: GameForm) => {
  const lying: Partial<Record<Seat, readonly StartDiscard[]>> = { ...rivers }
  for (const seat of seats) {
    const marked = (rivers[seat] ?? []).filter(({ claimed }) => claimed).map(({ tile }) => tile)
    for (const meld of melds) {
      const tile = claimedFrom(meld, seat, seats)
      if (tile === undefined || rivers[seat] === undefined) continue
      const place = marked.findIndex((other) => isKnown(other) && kindOf(other) === kindOf(tile))
      if (place >= 0) marked.splice(place, 1)
      else lying[seat] = [...(lying[seat] ?? []), { tile, claimed: true }]
    }
  }
  return lying
}

const claimedFrom = (meld: StartMeld, seat: Seat, seats: Seats) => {
  if (meld.kind === 'ankan') return undefined
  if (meld.kind === 'chii') return leftSeat(meld.seat, seats) === seat && isKnown(meld.claimed) ? meld.claimed : undefined
  return meld.from === seat && isKnown(meld.tile) ? meld.tile : undefined
}

/** The size of the wall: one draw per discard except after a claim, one more per kong, none since the last discard. */
const countWall = (
  rivers: Partial<Record<Seat, readonly StartDiscard[]>>,
  melds: readonly StartMeld[],
  { seats, wallAtTheDeal }: GameForm,
): number => {
  const discards = seats.reduce((sum, seat) => sum + (rivers[seat]?.length ?? 0), 0)
  const claims = melds.filter(({ kind }) => kind !== 'ankan').length
  const kongs = melds.filter(({ kind }) => kind !== 'chii' && kind !== 'pon').length
  return Math.max(0, wallAtTheDeal - (discards - claims) - kongs)
}
