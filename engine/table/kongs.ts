import type { Ankan, CallEvent, Draw, Kakan, Replace, Show, TableEvent } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import { isKnown, isSameKind, kindOf, type Tile } from '../model/tiles.ts'
import { discardsOf } from './discards.ts'
import type { Draft } from './draft.ts'
import type { Kong } from './kong.ts'
import type { Group, Table } from './table.ts'

/** The kongs of the hand that were made: neither void nor robbed nor only called, and no other claim had precedence. */
export const kongsMade = ({ kongs }: Pick<Table, 'kongs'>): readonly Kong[] => kongs.filter((kong) => !kong.void && !kong.unmade)

/** The kong whose indicator is turned next: the newest one, or, if that is turned, an earlier one of the same turn that is not. */
export const kongToTurn = ({ kongs, lastDiscard }: Pick<Table, 'kongs' | 'lastDiscard'>): Kong | undefined => {
  const last = kongs.at(-1)
  if (!last) return undefined
  const ended = discardsOf({ lastDiscard }).findLast(({ seat, moment }) => seat === last.seat && moment < last.moment)
  return kongs.findLast(
    ({ seat, event, moment, turned }) => event > 0 && turned === undefined && seat === last.seat && moment > (ended?.moment ?? 0),
  )
}

/** The kong that a line records again: a kind of tile makes one kong. */
export const kongRepeated = ({ kongs, turn }: Pick<Table, 'kongs' | 'turn'>, { tile }: Ankan | Kakan): Kong | undefined =>
  kongsMade({ kongs }).find(
    (kong) => kong.event > 0 && (isSameKind(kong.tile, tile) || (kong.tile === tile && turn.due === 'replace' && turn.kong === kong.event)),
  )

/**
 * Whether a line only says the word of the own kong that follows it, in the turn of its player. One that names the tile of the discard claims
 * that. A player who has drawn can drop the kong for a self-draw win or riichi.
 */
export const isWordOfKong = (table: Table, word: TableEvent, act: Ankan | Kakan | CallEvent): boolean =>
  word.verb === 'call' &&
  word.call === 'kan' &&
  word.actor === act.actor &&
  word.short === undefined &&
  !word.together &&
  (act.verb === 'call' ? isDroppedFor(table, word, act) : isOf(table, word, act))

/** A player whose turn it may be has drawn: the line of the discard before may be missing. */
const isOf = ({ turn, players }: Table, word: CallEvent, { actor, tile }: Ankan | Kakan): boolean =>
  (turn.seat === null || turn.seat === actor || players[actor].extra !== undefined) && (!isKnown(word.tile) || isSameKind(word.tile, tile))

/** Whether the kong whose word was said is dropped for this call. */
const isDroppedFor = (table: Table, word: CallEvent, { actor, call }: CallEvent): boolean =>
  (call === 'tsumo' || call === 'riichi') && isSaidAfterDraw(table, word, actor)

/** Whether "kan" is said after the own draw, and no tile with it: it can only be for an own kong. */
export const isSaidAfterDraw = ({ turn, players }: Table, { tile }: CallEvent, actor: Seat): boolean =>
  tile === undefined && turn.seat === actor && turn.due === 'discard' && players[actor].drawn !== undefined

/**
 * The own kong of a line that says only its word after the own draw, where a replacement tile follows: the record does not name its tiles. Null where
 * it may be an extended pung; undefined where the word is not that of an own kong.
 */
export const kongOfWord = (table: Table, word: TableEvent, actor: Seat): Ankan | null | undefined => {
  if (word.verb !== 'call' || word.call !== 'kan' || word.actor !== actor || word.short || word.together) return undefined
  if (!isSaidAfterDraw(table, word, actor)) return undefined
  const { groups } = table.players[actor]
  if (groups.some(({ kind }) => kind === 'pon')) return null
  const { clock } = word
  return { verb: 'ankan', actor, tile: '?', ...(clock !== undefined && { clock }) }
}

/** Whether a line says the word of an own kong that is laid: in the line before it, or since which others have only called. */
export const isWordAfterKong = ({ before, turn, kongs }: Table, { actor, call, tile, short }: CallEvent): boolean => {
  if (call !== 'kan' || short !== undefined) return false
  const isNext = (before?.verb === 'ankan' || before?.verb === 'kakan') && before.actor === actor
  const isDue = turn.seat === actor && turn.due === 'replace' && turn.claim === undefined
  const laid = isNext ? before : isDue ? kongs.find(({ event }) => event === turn.kong) : undefined
  return laid !== undefined && (!isKnown(tile) || isSameKind(laid.tile, tile))
}

/**
 * The own kong that a player lays with its word and its tiles: the four of a concealed kong, the three beside the tile drawn, or the fourth of the
 * own pung; none of them the newest discard.
 */
export const kongShown = (table: Table, word: TableEvent, show: Show): Ankan | Kakan | undefined => {
  const { tiles, ...line } = show
  const [tile] = tiles
  if (!isKnown(tile) || !tiles.every((one) => isSameKind(one, tile))) return undefined
  const { drawn, groups } = table.players[show.actor]
  const claimed = table.lastDiscard?.tile
  if (isKnown(claimed) ? isSameKind(claimed, tile) : !drawn) return undefined
  const isBesideDrawn = drawn !== undefined && (isKnown(drawn.tile) ? isSameKind(drawn.tile, tile) : isKnown(claimed))
  const kong: Ankan | Kakan = { ...line, verb: tiles.length === 1 ? 'kakan' : 'ankan', tile: kindOf(tile) }
  const isWhole =
    kong.verb === 'kakan' ? groups.some((group) => isPungOf(group, tile)) : tiles.length === 4 || (tiles.length === 3 && isBesideDrawn)
  return isWhole && isWordOfKong(table, word, kong) ? kong : undefined
}

const isPungOf = ({ kind, claimed }: Group, tile: Tile): boolean => kind === 'pon' && isSameKind(claimed?.tile, tile)

/** Whether a kong extends a pung whose tile was not taken by the record: the player has taken it. */
export const extendsUntaken = ({ players }: Pick<Table, 'players'>, { verb, actor, tile }: Ankan | Kakan): boolean =>
  verb === 'kakan' && players[actor].groups.some((group) => isPungOf(group, tile) && group.claimed?.taken === false)

/** Whether an indicator was turned in the turn of a player who had drawn, and who draws again: the line of a kong is missing. */
export const isAfterIndicator = ({ turn, before, players }: Table, { actor, wrong }: Draw): boolean =>
  before?.verb === 'dora' &&
  turn.seat === actor &&
  turn.due === 'discard' &&
  turn.kong === undefined &&
  players[actor].drawn !== undefined &&
  !wrong

/** A draw by a player who owes a replacement tile, from the dead wall or after an indicator: that is where the tile comes from. */
export const asReplacement = (table: Table, draw: Draw): Draw | Replace => {
  const { turn } = table
  const isOwed = turn.due === 'replace' && turn.seat === draw.actor && !draw.wrong
  if (!isOwed && !isAfterIndicator(table, draw)) return draw
  const { fast: _fast, touching: _touching, wrong: _wrong, from: _from, ...line } = draw
  return { ...line, verb: 'replace' }
}

/** Updates whether each kong that can still be claimed, robbed or abandoned has been made. */
export const weighKongs = (draft: Draft): void => {
  if (draft.claims.length > 0 && draft.kongs.length > 0) draft.kongs = draft.kongs.map((kong) => weighed(draft, kong))
}

const weighed = (draft: Draft, kong: Kong): Kong => {
  const made = isMade(draft, kong)
  if (made === undefined || made === !kong.unmade) return kong
  const { unmade: _, ...rest } = kong
  return made ? rest : { ...rest, unmade: true }
}

/** Undefined if no claim on the table decides it. */
const isMade = ({ claims, turn }: Draft, { event, kind }: Kong): boolean | undefined => {
  if (event === 0) return undefined
  if (kind !== 'daiminkan') {
    const wins = claims.filter(({ call, target }) => call === 'ron' && target === event)
    return wins.length === 0 ? undefined : wins.every(({ standing }) => standing !== 'good')
  }
  const claim = claims.find(({ called }) => called === event)
  if (!claim) return undefined
  const hasReplacement = turn.kong === event && turn.due === 'discard'
  return claim.standing === 'good' && !claim.yields && (hasReplacement || (claim.shownAt ?? claim.takenAt) !== undefined)
}
