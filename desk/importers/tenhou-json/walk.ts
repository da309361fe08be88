import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { showValue } from '../json/shapes.ts'
import { formatPath } from '../json/text.ts'
import { HIDDEN_FACE } from '../played/faces.ts'
import { type ImportedHand, openPlayed } from '../played/hand.ts'
import { dealOf, importedHandName, playerInSeat, SEAT_NUMBERS } from '../played/header.ts'
import { readHandResult } from './result.ts'
import type { TenhouAct, TenhouHandParts } from './shape.ts'
import { faceOfNumber, readTileText, sourceSeat } from './tiles.ts'

/** Facts of all hands of a game, and the path of this one. */
export type HandContext = {
  readonly names: readonly string[] | undefined
  readonly steps: readonly PropertyKey[]
  readonly place: FilePosition
}

/**
 * Reads one hand of Tenhou JSON, which lists each player's takes and discards without the order between players. Walking the turns restores
 * it: a discard that heads another player's list as a pung or kong was claimed; else the next player takes.
 */
export const walkHand = (parts: TenhouHandParts, { names, steps, place }: HandContext): Result<Hand, ImportError> => {
  const [[round, counters, sticks], scores, dora, below] = parts
  let error: ImportError | undefined
  /** The path of the value being read, in the hand. */
  let now: { readonly part?: number; readonly index?: number } = {}
  const complain = (complaint: Complaint, about = showValue(valueAt(parts, now))) => {
    const inside = [now.part, now.index].filter((step) => step !== undefined)
    error ??= importError(complaint, about, { ...place, path: formatPath([...steps, ...inside]) })
  }
  const dealer = round % SEATS.length
  const hands = [parts[4], parts[7], parts[10], parts[13]].map((deal) => deal.map(face))
  const short = hands.findIndex((deal) => deal.length !== 13)
  if (short >= 0) {
    const complaint = hands[3]?.length === 0 ? 'three-players' : 'expect-list'
    return refuse(importError(complaint, '[…]', { ...place, path: formatPath([...steps, 4 + 3 * short]) }))
  }
  const [first = HIDDEN_FACE, ...later] = dora.map(face)
  const deal = dealOf({ name: importedHandName(round, counters, sticks), dealer, names, scores, dora: first, hands })
  const hand = openPlayed(deal, { sticks: 'implied', complain })
  const sides = SEAT_NUMBERS.map((seat) => sideOf(parts, playerInSeat(seat, dealer)))
  const at = (part: number, index: number) => {
    now = { part, index }
  }
  walk({ hand, sides, later, troubled: () => error !== undefined, complain, at })
  for (const side of sides) {
    const left = error ? undefined : firstLeft(side)
    if (!left) continue
    now = left
    complain('act-order')
  }
  if (error) return refuse(error)
  now = { part: 16 }
  const result = readHandResult(parts[16], { hand, dealer, below: below.map(face), steps: [...steps, 16], place })
  if (!result.ok) return result
  return error ? refuse(error) : ok(hand.whole())
}

/** The shapes have refused numbers that are no tiles. */
const face = (number: number): number => faceOfNumber(number) ?? HIDDEN_FACE

const valueAt = (parts: TenhouHandParts, { part, index }: { readonly part?: number; readonly index?: number }): unknown => {
  if (part === undefined) return parts[0]
  const list: readonly unknown[] = parts[part] ?? []
  return index === undefined ? list : list[index]
}

/** The lists of one player, read from the front. */
type Side = {
  /** The place of the takes in the hand; the discards come after them. */
  readonly part: number
  readonly takes: readonly TenhouAct[]
  readonly discards: readonly TenhouAct[]
  taken: number
  done: number
}

const sideOf = (parts: TenhouHandParts, player: number): Side => {
  const lists = [
    [parts[5], parts[6]],
    [parts[8], parts[9]],
    [parts[11], parts[12]],
    [parts[14], parts[15]],
  ] as const
  const [takes, discards] = lists[player] ?? lists[0]
  return { part: 5 + 3 * player, takes, discards, taken: 0, done: 0 }
}

/** The first unread entry. */
const firstLeft = ({ part, takes, discards, taken, done }: Side): { readonly part: number; readonly index: number } | undefined => {
  if (taken < takes.length) return { part, index: taken }
  return done < discards.length ? { part: part + 1, index: done } : undefined
}

type Walk = {
  readonly hand: ImportedHand
  /** By seat. */
  readonly sides: readonly Side[]
  /** Indicators not turned yet. */
  readonly later: number[]
  readonly troubled: () => boolean
  readonly complain: (complaint: Complaint) => void
  readonly at: (part: number, index: number) => void
}

/** Walks from the dealer's first draw until no player can act. */
const walk = ({ hand, sides, later, troubled, complain, at }: Walk) => {
  /** Indicators for claimed and extended kongs, turned before the discard or after the next kong. */
  let owed = 0
  const turn = (count: number) => {
    for (const tile of later.splice(0, count)) hand.dora(tile)
  }
  const turnOwed = () => {
    if (owed > 0) turn(owed)
    owed = 0
  }

  let seat = 0
  while (!troubled()) {
    const side = sides[seat]
    const taken = side?.takes[side.taken]
    if (side === undefined || taken === undefined) return
    at(side.part, side.taken++)
    let drawn: number | undefined
    if (typeof taken === 'number') {
      drawn = faceOfNumber(taken)
      if (drawn === undefined) return complain('expect-call')
      hand.draw(seat, drawn)
    } else {
      const call = readTileText(taken)
      if (!call || !('claimed' in call)) return complain('expect-call')
      const { form, shown, claimed, from } = call
      hand.claim({ seat, form, shown, claimed, from: sourceSeat(seat, from) })
      if (form === 'daiminkan') {
        // A claimed kong leaves a 0 among the discards.
        if (side.discards[side.done] === 0) side.done++
        owed++
        continue
      }
    }
    const done = side.discards[side.done]
    if (done === undefined) return
    at(side.part + 1, side.done++)
    const text = typeof done === 'string' ? readTileText(done) : undefined
    if (text?.form === 'ankan') {
      turnOwed()
      hand.ankan(seat, text.tiles)
      turn(1)
      continue
    }
    if (text?.form === 'kakan') {
      hand.kakan(seat, text.tile, text.pung)
      turnOwed()
      owed++
      continue
    }
    const number = text?.form === 'discard' ? text.number : done
    const isDrawn = number === DRAWN
    const tile = isDrawn ? drawn : typeof number === 'number' ? faceOfNumber(number) : undefined
    if (tile === undefined) return complain('expect-call')
    turnOwed()
    if (text?.form === 'discard' && text.riichi) hand.riichi(seat)
    hand.discard(seat, tile, drawn === undefined ? undefined : isDrawn ? 'drawn' : 'hand')
    seat = claimerOf(sides, seat, tile) ?? (seat + 1) % SEATS.length
  }
}

/** A discard of the tile just drawn. */
const DRAWN = 60

/** The player whose next take is a pung or kong of this discard. */
const claimerOf = (sides: readonly Side[], from: number, tile: number): number | undefined => {
  for (const seat of SEAT_NUMBERS) {
    const side = sides[seat]
    const take = side?.takes[side.taken]
    if (seat === from || typeof take !== 'string') continue
    const call = readTileText(take)
    if (call && 'claimed' in call && call.form !== 'chii' && call.claimed === tile && sourceSeat(seat, call.from) === from) return seat
  }
  return undefined
}
