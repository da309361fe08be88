import Majiang from '@kobalab/majiang-core'
import { lastOf } from '../model/memo.ts'
import type { Seat } from '../model/seats.ts'
import { confusionsOf } from '../model/tile-confusions.ts'
import { type KnownTile, kindOf, type TileKind } from '../model/tiles.ts'
import type { Concealed, Group } from '../table/table.ts'
import { isFullyKnown } from '../table/tiles/concealed.ts'
import { canExist, type HandTiles, kindFromLibrary, meldNotation, toShoupai } from './majiang-hand.ts'
import { addTile, countTiles, isGroupsWithoutPung, isOrphans, winningKinds } from './winning.ts'

/**
 * The waits of a hand between turns: the kinds that complete it, with or without a yaku. `fifth`: it only waits for a fifth tile of a kind,
 * which does not exist.
 */
export type Waits = { readonly kinds: readonly TileKind[]; readonly fifth: boolean }

/** The waits of a hand of 13 tiles (less three for each group); none if it is not one tile from complete. */
export const waitsOf = (hand: HandTiles): Waits => {
  if (!isOneAway(hand)) return { kinds: [], fifth: false }
  const kinds = (Majiang.Util.tingpai(toShoupai(hand)) ?? []).map(kindFromLibrary).filter((kind) => ownTiles(hand, kind) < 4)
  return { kinds, fifth: kinds.length === 0 }
}

/** Whether a hand of 13 tiles waits; `fifth`: only for a fifth tile of a kind. If counting finds no wait, the library decides. */
export const isWaiting = (hand: HandTiles): 'yes' | 'no' | 'fifth' => {
  if (countedWaits(hand).some((kind) => ownTiles(hand, kind) < 4)) return 'yes'
  if (!isOneAway(hand)) return 'no'
  return waitsOf(hand).fifth ? 'fifth' : 'yes'
}

/** Whether a hand of 13 tiles waits for a kind, of which it does not hold four tiles. The library confirms the result of counting. */
export const waitsFor = (hand: HandTiles, kind: TileKind): boolean =>
  completesAsFifth(hand, kind) && ownTiles(hand, kind) < 4 && isWhole({ ...hand, concealed: [...hand.concealed, kind] })

/** Whether a kind completes a hand of 13 tiles, be it a fifth tile of its kind. */
export const completesAsFifth = (hand: HandTiles, kind: TileKind): boolean => countedWaits(hand).includes(kind)

/** The kinds that complete a hand of 13 tiles by counting, any that would be a fifth tile included. */
const countedWaits = ({ concealed, melds }: HandTiles): readonly TileKind[] => waitsByCounting(concealed, melds)

/** Most rules about a win ask about the waits of the hand that is shown. */
const waitsByCounting = lastOf((concealed: HandTiles['concealed'], melds: HandTiles['melds']): readonly TileKind[] =>
  melds.every(isGroup) ? winningKinds(countTiles(concealed), melds.length) : [],
)

/** Whether a tile completes a hand of 13 tiles (less three for each group). If counting says no, the library decides. */
export const completes = (hand: HandTiles, tile: KnownTile): boolean =>
  hand.melds.every(isGroup) && (completesAsFifth(hand, kindOf(tile)) || isWhole({ ...hand, concealed: [...hand.concealed, tile] }))

const isWhole = (hand: HandTiles): boolean => {
  const last = hand.concealed.at(-1)
  return (
    last !== undefined &&
    canExist(hand.concealed) &&
    Majiang.Util.xiangting(toShoupai({ ...hand, concealed: hand.concealed.slice(0, -1) }, last)) === -1
  )
}

const isOneAway = (hand: HandTiles): boolean =>
  hand.melds.every(isGroup) && canExist(hand.concealed) && Majiang.Util.xiangting(toShoupai(hand)) === 0

/** Whether the tiles displayed as a group are one: they may have been shown wrong. */
const isGroup = (meld: string): boolean => {
  const ranks: number[] = []
  for (let at = 0; at < meld.length; at++) {
    const digit = meld.charCodeAt(at) - ZERO
    if (digit >= 0 && digit <= 9) ranks.push(digit === 0 ? 5 : digit)
  }
  const [first = 0, ...others] = ranks.sort((a, b) => a - b)
  const isChow = meld[0] !== 'z' && others.length === 2 && others.every((rank, i) => rank === first + i + 1)
  return isChow || ((others.length === 2 || others.length === 3) && others.every((rank) => rank === first))
}

const ZERO = '0'.charCodeAt(0)

/** Whether 14 tiles are Thirteen Orphans (kokushi musou). */
export const isThirteenOrphans = ({ concealed, melds }: HandTiles): boolean => melds.length === 0 && isOrphans(countTiles(concealed))

/**
 * Whether three tiles of a kind can be read as something else than a pung in some way of completing the hand. Then a kong of them after
 * riichi is not allowed (ema-pre-2016 3.3.12).
 */
export const canReadOtherwise = (hand: HandTiles, kind: TileKind): boolean =>
  waitsOf(hand).kinds.some((wait) =>
    Majiang.Util.hule_mianzi(toShoupai(hand), `${wait[1]}${wait[0]}=`).some((reading) => !reading.some((group) => isPungOf(group, kind))),
  )

/**
 * The same with a fifth tile of a kind, which does not exist: it completes the hand only as it is read, and some editions count it (wrc-2025
 * 8.9.1).
 */
export const canReadOtherwiseWithFifth = (hand: HandTiles, kind: TileKind): boolean =>
  countedWaits(hand).some((wait) => ownTiles(hand, wait) >= 4 && isReadWithoutPung(hand, wait, kind))

const isReadWithoutPung = ({ concealed }: HandTiles, wait: TileKind, kind: TileKind): boolean => {
  const counts = countTiles(concealed)
  addTile(counts, wait, 1)
  return isGroupsWithoutPung(counts, kind)
}

/**
 * Whether two hands have the same waits and, if asked, three tiles of a kind are a pung in each way of completing the first one, all by
 * counting. If not, the library decides.
 */
export const keepsWaits = (before: HandTiles, after: HandTiles, pung: TileKind | null): boolean => {
  const completing = countedWaits(before)
  const was = completing.filter((wait) => ownTiles(before, wait) < 4)
  const is = countedWaits(after).filter((wait) => ownTiles(after, wait) < 4)
  const isKept = was.length > 0 && was.length === is.length && was.every((wait, i) => wait === is[i])
  return isKept && (pung === null || !completing.some((wait) => isReadWithoutPung(before, wait, pung)))
}

/** The hands that this one may be mistaken for: one tile replaced by one that is easily confused with it. */
export const misreadHands = ({ concealed, melds }: HandTiles): readonly HandTiles[] =>
  concealed
    .flatMap((tile, i) => confusionsOf(tile).map(({ tile: other }) => ({ concealed: concealed.with(i, other), melds })))
    .filter((hand) => canExist(hand.concealed))

/** Whether the hand waits if one of its tiles is read differently. */
export const waitsIfMisread = (hand: HandTiles): boolean => misreadHands(hand).some((other) => isWaiting(other) === 'yes')

const isPungOf = (group: string, kind: TileKind): boolean => group.startsWith(`${kind[1]}${kind[0]?.repeat(3)}`)

const ownTiles = ({ concealed, melds }: HandTiles, kind: TileKind): number =>
  concealed.filter((tile) => kindOf(tile) === kind).length +
  melds.filter((meld) => meld[0] === kind[1]).reduce((sum, meld) => sum + (meld.replaceAll('0', '5').split(kind[0] ?? '').length - 1), 0)

/** Whether a hand between turns waits; null if the record can't tell. */
export const waitOf = (hand: Concealed, groups: readonly Group[], seat: Seat): ReturnType<typeof isWaiting> | null => {
  if (!isFullyKnown(hand) || !canExist(hand.known)) return null
  const melds = groups.map((group) => meldNotation(group, seat)).filter((meld) => meld !== null)
  return hand.known.length + 3 * melds.length === 13 ? isWaiting({ concealed: hand.known, melds }) : null
}
