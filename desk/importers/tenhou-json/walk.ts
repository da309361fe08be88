import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { nextSeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { showValue } from '../json/shapes.ts'
import { formatPath } from '../json/text.ts'
import { type ImportedHand, openPlayed } from '../played/hand.ts'
import { handName, headerOf } from '../played/header.ts'
import { openPlayerLists, type PlayerAct, type PlayerLists, type PlayerTake } from './player-lists.ts'
import { readResult } from './result.ts'
import type { TenhouHandParts } from './shape.ts'

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
  const [[round, counters, sticks], scores, [dora = '?', ...later], below] = parts
  let error: ImportError | undefined
  let now: { readonly steps: readonly PropertyKey[]; readonly value: unknown } = { steps: [], value: parts[0] }
  const complain = (complaint: Complaint, about?: string) => {
    error ??= importError(complaint, about ?? showValue(now.value), { ...place, path: formatPath([...steps, ...now.steps]) })
  }
  const dealer = round % SEATS.length
  const deals = [parts[4], parts[7], parts[10], parts[13]]
  const short = deals.findIndex((deal) => deal.length !== 13)
  if (short >= 0) {
    const complaint = deals[3]?.length === 0 ? 'three-players' : 'expect-list'
    return refuse(importError(complaint, '[…]', { ...place, path: formatPath([...steps, 4 + 3 * short]) }))
  }
  const header = headerOf({ name: handName(round, counters, sticks), dealer, names, scores, dora, hands: deals })
  const hand = openPlayed(header, { sticks: 'implied', complain })
  const sides = openPlayerLists(parts, dealer)
  walk({ hand, sides, later: [...later], troubled: () => error !== undefined, complain, at: (at) => (now = at) })
  for (const seat of SEATS) {
    const left = error ? undefined : sides[seat].left()
    if (!left) continue
    now = left
    complain('act-order')
  }
  if (error) return refuse(error)
  now = { steps: [16], value: parts[16] }
  const result = readResult(parts[16], { hand, dealer, below, steps: [...steps, 16], place })
  if (!result.ok) return result
  return error ? refuse(error) : ok(hand.whole())
}

type Walk = {
  readonly hand: ImportedHand
  readonly sides: Readonly<Record<Seat, PlayerLists>>
  /** Indicators not turned yet. */
  readonly later: Tile[]
  readonly troubled: () => boolean
  readonly complain: (complaint: Complaint) => void
  readonly at: (at: { readonly steps: readonly PropertyKey[]; readonly value: unknown }) => void
}

/** Walks from the dealer's first draw until no player can act. */
const walk = ({ hand, sides, later, troubled, complain, at }: Walk) => {
  /** Indicators for claimed and extended kongs, turned before the discard or after the next kong. */
  let owed = 0
  const turn = (count: number) => {
    for (const tile of later.splice(0, count)) hand.dora(tile)
  }
  const turnOwed = () => {
    turn(owed)
    owed = 0
  }

  let taker: Seat | undefined = 'E'
  while (taker && !troubled()) {
    const seat: Seat = taker
    const side: PlayerLists = sides[seat]
    const taken: PlayerTake | undefined = side.take()
    if (!taken) return
    at(taken)
    if (taken.kind === 'unknown') return complain('expect-call')
    if (taken.kind === 'draw') hand.draw(seat, taken.tile)
    else hand.claim({ seat, ...taken })
    if (taken.kind === 'claim' && taken.form === 'daiminkan') {
      side.skip()
      owed++
      continue
    }
    const done: PlayerAct | undefined = side.discard(taken.kind === 'draw' ? taken.tile : undefined)
    if (!done) return
    at(done)
    if (done.kind === 'unknown') return complain('expect-call')
    if (done.kind === 'ankan') {
      turnOwed()
      hand.ankan(seat, done.tiles)
      turn(1)
    } else if (done.kind === 'kakan') {
      hand.kakan(seat, done.tile, done.pung)
      turnOwed()
      owed++
    } else {
      turnOwed()
      if (done.riichi) hand.riichi(seat)
      hand.discard(seat, done.tile, taken.kind === 'draw' ? done.source : undefined)
      const claimer: Seat | undefined = SEATS.find((other) => other !== seat && sides[other].claims(seat, done.tile))
      taker = claimer ?? nextSeat(seat, SEATS)
    }
  }
}
