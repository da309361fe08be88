import Majiang from '@kobalab/majiang-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HandTiles, kindFromLibrary, toShoupai } from '../../../engine/hand/majiang-hand.ts'
import { completes, isThirteenOrphans, isWaiting, waitsFor, waitsOf } from '../../../engine/hand/waits.ts'
import { countTiles, isWinning, TILE_KINDS } from '../../../engine/hand/winning.ts'
import { hasYaku, yakuOf } from '../../../engine/hand/yaku.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { type KnownTile, kindOf, TILES, type TileKind } from '../../../engine/model/tiles.ts'

const kind = fc.constantFrom(...TILE_KINDS)
const tiles = (length: number): fc.Arbitrary<readonly KnownTile[]> =>
  fc.array(fc.constantFrom(...TILES), { minLength: length, maxLength: length })

const pung = kind.map((one) => [one, one, one])
const chow = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom('m', 'p', 's'))
  .map(([rank, suit]) => [0, 1, 2].map((step) => `${rank + step}${suit}` as TileKind))
const groups = (count: number) => fc.array(fc.oneof(pung, chow), { minLength: count, maxLength: count })
const pairs = fc.array(kind, { minLength: 7, maxLength: 7 }).map((kinds) => kinds.flatMap((one) => [one, one]))
const orphans = fc.tuple(kind, fc.nat(13)).map(([one, place]) => {
  const all: readonly KnownTile[] = [...TILE_KINDS.filter((each) => each[1] === 'z' || each[0] === '1' || each[0] === '9'), '1z']
  return all.with(place, one)
})

/** Hands of 14 tiles, less three for each group: complete ones, the same with one tile changed, and random ones. */
const hands: fc.Arbitrary<HandTiles> = fc
  .integer({ min: 0, max: 4 })
  .chain((melds) => {
    const size = 14 - 3 * melds
    const winning = fc.tuple(groups(4 - melds), kind).map(([sets, one]) => [...sets.flat(), one, one])
    const near = fc.tuple(winning, kind, fc.nat(size - 1)).map(([all, one, place]) => all.with(place, one))
    const whole: fc.Arbitrary<readonly KnownTile[]> =
      melds === 0 ? fc.oneof(winning, near, pairs, orphans, tiles(size)) : fc.oneof(winning, near, tiles(size))
    return whole.map((concealed) => ({ concealed, melds: ['m111+', 'p4-06', 'z777=', 's9999'].slice(0, melds) }))
  })
  .filter(({ concealed }) => TILE_KINDS.every((each) => concealed.filter((tile) => kindOf(tile) === each).length <= 4))

const without = ({ concealed, melds }: HandTiles, place: number): HandTiles => ({
  concealed: concealed.toSpliced(place % concealed.length, 1),
  melds,
})

test('a hand is complete where the evaluation library says so', () => {
  fc.assert(
    fc.property(hands, (hand) => {
      const [last] = hand.concealed
      const whole = Majiang.Util.xiangting(toShoupai(without(hand, 0), last)) === -1
      for (const [place, tile] of hand.concealed.entries()) expect(completes(without(hand, place), tile)).toBe(whole)
      // by counting alone too: otherwise every hand would have to go through the library
      expect(isWinning(countTiles(hand.concealed), hand.melds.length)).toBe(whole)
      expect(isThirteenOrphans(hand)).toBe(Majiang.Util.xiangting_guoshi(toShoupai(without(hand, 0), last)) === -1)
    }),
    { numRuns: 3000 },
  )
})

test('with a group that is none no hand is complete', () => {
  for (const group of ['m11+', 'm1-3', 'm1-24', 'z1-23', 'p11=2', 's12-', 's=', 's22222'])
    expect(completes({ concealed: ['2m', '3m', '4m', '2p', '3p', '4p', '5s', '6s', '7s', '1z'], melds: [group] }, '1z')).toBe(false)
})

test('a hand waits for what the evaluation library says, a fifth tile apart', () => {
  fc.assert(
    fc.property(hands, fc.nat(13), (whole, place) => {
      const hand = without(whole, place)
      const shape = toShoupai(hand)
      const waits = Majiang.Util.xiangting(shape) === 0
      const kinds = waits ? (Majiang.Util.tingpai(shape) ?? []).map(kindFromLibrary) : []
      expect(isWaiting(hand) !== 'no').toBe(waits)
      expect(kinds).toEqual(expect.arrayContaining([...waitsOf(hand).kinds]))
      expect(TILE_KINDS.filter((each) => waitsFor(hand, each))).toEqual(waitsOf(hand).kinds)
      if (hand.melds.length === 0) {
        expect(waitsOf(hand).kinds).toEqual(kinds)
        expect(waitsOf(hand).fifth).toBe(waits && kinds.length === 0)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a hand has a yaku where the evaluation library finds one', () => {
  const seat = fc.constantFrom(...SEATS)
  const melds = fc.subarray(['m111+', 'm3333', 'p234-', 'p678-', 's222=', 's999+', 'z111-', 'z2222', 'z555=', 'z7777+'])
  const now = fc.record({
    selfDraw: fc.boolean(),
    seatWind: seat,
    prevailing: seat,
    openTanyao: fc.boolean(),
    lastTile: fc.boolean(),
    replacement: fc.boolean(),
    robbing: fc.boolean(),
  })
  const seldom = fc.record({ riichi: fc.boolean(), firstTurn: fc.boolean() })
  const moment = fc.oneof(
    { weight: 1, arbitrary: now },
    { weight: 4, arbitrary: now.map((some) => ({ ...some, lastTile: false, replacement: false, robbing: false })) },
  )
  fc.assert(
    fc.property(hands, melds, moment, seldom, ({ concealed, melds: { length } }, shown, some, { riichi, firstTurn }) => {
      const own = shown.slice(0, length)
      fc.pre(own.length === length)
      const isConcealed = own.every((meld) => /\d{4}$/.test(meld))
      const hand: HandTiles = { concealed: concealed.slice(0, -1), melds: own }
      const tile = concealed.at(-1) ?? '1m'
      const win = { ...some, hand, tile, riichi: riichi && isConcealed && length > 0, firstTurn: firstTurn && some.selfDraw && length > 0 }
      expect(hasYaku(win)).toBe(yakuOf(win).length > 0)
    }),
    { numRuns: 3000 },
  )
})
