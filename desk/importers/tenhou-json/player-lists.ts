import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { playerAt, seatOf } from '../played/header.ts'
import { sortedFaces } from '../played/held-faces.ts'
import type { TenhouAct, TenhouHandParts } from './shape.ts'
import { faceOf, readCall } from './tiles.ts'

/** An entry of a list and its path. */
type Entry = { readonly steps: readonly PropertyKey[]; readonly value: TenhouAct }
type Unknown = Entry & { readonly kind: 'unknown' }

/** A player's take: a draw, or a claim from another player. */
export type PlayerTake =
  | Unknown
  | (Entry & { readonly kind: 'draw'; readonly tile: Tile })
  | (Entry & {
      readonly kind: 'claim'
      readonly form: 'chii' | 'pon' | 'daiminkan'
      readonly shown: readonly Tile[]
      readonly claimed: Tile
      readonly from: Seat
    })

/** A player's act after a take. */
export type PlayerAct =
  | Unknown
  | (Entry & { readonly kind: 'discard'; readonly tile: Tile; readonly source: 'drawn' | 'hand'; readonly riichi: boolean })
  | (Entry & { readonly kind: 'ankan'; readonly tiles: readonly Tile[] })
  | (Entry & { readonly kind: 'kakan'; readonly tile: Tile; readonly pung: readonly Tile[] })

/** The lists of one player, read from the front. */
export type PlayerLists = {
  readonly take: () => PlayerTake | undefined
  /** The next discard or own kong; 60 means the tile just drawn, if any. */
  readonly discard: (drawn: Tile | undefined) => PlayerAct | undefined
  /** Skips the 0 that a claimed kong leaves among the discards. */
  readonly skip: () => void
  /** Whether the next take is a pung or kong of this discard from this player. */
  readonly claims: (from: Seat, tile: Tile) => boolean
  /** The first unread entry. */
  readonly left: () => Entry | undefined
}

export const openPlayerLists = (parts: TenhouHandParts, dealer: number): Readonly<Record<Seat, PlayerLists>> => {
  const lists = [
    [parts[5], parts[6]],
    [parts[8], parts[9]],
    [parts[11], parts[12]],
    [parts[14], parts[15]],
  ] as const
  return bySeat((seat) => {
    const player = playerAt(seat, dealer)
    const [takes, discards] = lists[player] ?? lists[0]
    return openSide(seat, takes, discards, 5 + 3 * player)
  })
}

const openSide = (seat: Seat, takes: readonly TenhouAct[], discards: readonly TenhouAct[], place: number): PlayerLists => {
  let [taken, done] = [0, 0]
  const head = (): PlayerTake | undefined => {
    const value = takes[taken]
    return value === undefined ? undefined : { steps: [place, taken], value, ...readTake(seat, value) }
  }
  return {
    take: () => {
      const entry = head()
      taken++
      return entry
    },
    discard: (drawn) => {
      const value = discards[done]
      if (value === undefined) return undefined
      return { steps: [place + 1, done++], value, ...readDiscard(value, drawn) }
    },
    skip: () => {
      if (discards[done] === 0) done++
    },
    claims: (from, tile) => {
      if (typeof takes[taken] === 'number') return false
      const entry = head()
      return entry?.kind === 'claim' && entry.form !== 'chii' && entry.from === from && entry.claimed === tile
    },
    left: () => {
      const [take, discard] = [takes[taken], discards[done]]
      if (take !== undefined) return { steps: [place, taken], value: take }
      return discard === undefined ? undefined : { steps: [place + 1, done], value: discard }
    },
  }
}

const FORMS = { c: 'chii', p: 'pon', m: 'daiminkan' } as const

type WithoutEntry<T> = T extends Entry ? Omit<T, keyof Entry> : never

const readTake = (seat: Seat, value: TenhouAct): WithoutEntry<PlayerTake> => {
  if (typeof value === 'number') {
    const tile = faceOf(value)
    return tile === undefined ? { kind: 'unknown' } : { kind: 'draw', tile }
  }
  const call = readCall(value)
  if (!call || call.letter === 'a' || call.letter === 'k') return { kind: 'unknown' }
  return {
    kind: 'claim',
    form: FORMS[call.letter],
    shown: sortedFaces(call.others),
    claimed: call.tile,
    from: seatOf(SEATS.indexOf(seat) + call.from, 0),
  }
}

const readDiscard = (value: TenhouAct, drawn: Tile | undefined): WithoutEntry<PlayerAct> => {
  if (typeof value === 'number') return discardOf(value, drawn, false)
  const call = readCall(value)
  if (call?.letter === 'a') return { kind: 'ankan', tiles: [...call.others, call.tile] }
  if (call?.letter === 'k') return { kind: 'kakan', tile: call.tile, pung: call.others }
  const [, riichi, digits] = /^(r?)(\d\d)$/.exec(value) ?? []
  return discardOf(Number(digits), drawn, riichi === 'r')
}

const discardOf = (number: number, drawn: Tile | undefined, riichi: boolean): WithoutEntry<PlayerAct> => {
  const isDrawn = number === 60
  const tile = isDrawn ? drawn : faceOf(number)
  if (tile === undefined) return { kind: 'unknown' }
  return { kind: 'discard', tile, source: isDrawn ? 'drawn' : 'hand', riichi }
}
