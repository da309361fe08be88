import type { Practice } from '../model/practice.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'
import { discardsOf, type PlayedDiscard } from './discards.ts'
import type { Table } from './table.ts'

/** A tile that a player could have won on. */
export type PassedTile = { readonly seat: Seat; readonly tile: Tile; readonly event: number; readonly misread?: true }

/** Tiles let pass: those that keep a player from winning on a discard for certain, and those where it depends on the rules. */
export type PassedTiles = { readonly certain: readonly PassedTile[]; readonly asked: readonly PassedTile[] }

/**
 * Tiles that others discarded or extended a pung with before an event, and that the player let pass: since the own last discard or draw, in
 * riichi since its declaration. The tile of a kong that is void, or in doubt, proves nothing.
 */
export const letPass = (table: Table, seat: Seat, until: Practice['letPassUntil'], before: number): PassedTiles => {
  const { riichi, river, drew, drawn, extra } = table.players[seat]
  const laid = river.at(-1)?.event ?? 0
  // Who has drawn since, and after whom another player has discarded, has discarded too: that line is missing.
  const isOwed = drawn !== undefined && !extra && drew > laid && drew < before && (table.lastDiscard?.event ?? 0) > drew
  const discarded = isOwed ? drew : laid
  const turn = until === 'own-draw' && drew < before ? Math.max(discarded, drew) : discarded
  const since = riichi ? riichi.event : turn
  // A tile of the same moment (`&`) as the own discard may have come before it.
  const last = riichi ? riichi.declared : discarded
  const discards = discardsOf(table, Math.min(since, last ?? since))
  const own = discards.find(({ event }) => event === last)
  let passed = [...discards, ...table.kongs.filter((kong) => kong.kind === 'kakan' && !kong.void)]
    .filter((one) => one.seat !== seat && one.event > since && one.moment > (own?.moment ?? 0) && one.event < before)
    .map((one) => (isMisread(table, one) ? { ...one, misread: true as const } : one))
  if (riichi) return { certain: passed, asked: [] }
  // a turn of the player's that is missing in the record would have ended it
  const doubted = Math.max(lastDoubtful(table, seat), table.mayLack)
  const swapped = discards.find((one) => own && isInOwnPlace(table, own, one))
  passed = passed.filter(({ event }) => event > doubted && event !== swapped?.event)
  if (until !== 'asked-after-a-call') return { certain: passed, asked: [] }
  const call = lastCall(table, before)
  return { certain: passed.filter(({ event }) => event >= call), asked: passed.filter(({ event }) => event < call) }
}

/** Whether a discard right after an own one out of turn is that of the player whose turn it was: the two lines may have changed places. */
const isInOwnPlace = ({ form: { seats }, players }: Table, own: PlayedDiscard, { seat, before }: PlayedDiscard): boolean =>
  before?.event === own.event &&
  nextSeat(seat, seats) === own.seat &&
  own.before !== null &&
  nextSeat(own.before.seat, seats) === seat &&
  players[own.before.seat].river.some(({ event, claimed }) => event === own.before?.event && claimed === undefined) &&
  players[own.seat].river.some(({ event, claimed }) => event === own.event && claimed === undefined)

/** The last discard under another seat that may have been the player's own; 0 if there is none. */
const lastDoubtful = ({ form, players }: Table, own: Seat): number =>
  Math.max(0, ...form.seats.map((seat) => (seat === own ? 0 : (players[seat].river.findLast(({ doubtful }) => doubtful)?.event ?? 0))))

/** Whether the line of a discard may have the wrong tile: the known hand did not hold it. */
export const isMisread = ({ players }: Table, { seat, event }: Pick<PassedTile, 'seat' | 'event'>): boolean =>
  players[seat].river.some((discard) => discard.event === event && discard.misread)

/** The last claim or kong of any player before an event; 0 if there is none. The tile of a kong is let pass after its call. */
const lastCall = ({ form, players, kongs, claims }: Table, before: number): number => {
  const groups = form.seats.flatMap((seat) => players[seat].groups.map(({ event }) => event))
  const called = claims.filter(({ call, standing }) => call !== 'ron' && standing === 'good').map(({ called: event }) => event)
  return Math.max(0, ...[...groups, ...called, ...kongs.map(({ event }) => event)].filter((event) => event < before))
}
