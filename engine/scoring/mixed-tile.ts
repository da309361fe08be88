import type { HandReading } from '../hand/readings.ts'
import type { YakuHan } from '../hand/yaku-names.ts'
import type { Settings } from '../model/settings.ts'

/** The readings of a hand by the tile that may have been the winning one. */
type ByTile = readonly (readonly HandReading[])[]

/** The fu of a self-drawn hand with neither pinfu nor a wait that counts: 22, rounded up. */
const FU_WITHOUT_PINFU = 30

/**
 * The readings of a self-drawn hand whose winning tile can't be told from the others, as the text scores it. `lowest` is no reading: the
 * caller scores the hand with each tile and takes the least.
 */
export const readingsWhenMixed = (byTile: ByTile, how: Exclude<Settings['mixed-tile'], 'lowest' | 'unknown'>): readonly HandReading[] =>
  how === 'no-wait' ? withoutWait(byTile) : withoutDoubt(byTile)

/** The yaku and fu that the hand has whichever tile it was. Where pinfu was possible, neither it nor the fu for the self-draw count. */
const withoutDoubt = (byTile: ByTile): readonly HandReading[] =>
  byTile.flat().map((reading) => {
    const alike = byTile.map((readings) => mostAlike(reading, readings))
    return {
      yaku: reading.yaku.filter((one) => alike.every((other) => has(other, one))),
      fu: leastFu(alike),
    }
  })

/** The hand without pinfu and without the fu of the wait. */
const withoutWait = (byTile: ByTile): readonly HandReading[] => {
  const without = byTile.map((readings) =>
    readings.map(({ yaku, fu }) => ({
      yaku: yaku.filter((one) => one.yaku !== 'pinfu'),
      fu: yaku.some(({ yaku: name }) => name === 'pinfu') ? FU_WITHOUT_PINFU : fu,
    })),
  )
  return without.flat().map((reading) => ({ ...reading, fu: leastFu(without.map((readings) => mostAlike(reading, readings))) }))
}

/** The reading with another winning tile that groups the tiles most alike, by its yaku. */
const mostAlike = (reading: HandReading, others: readonly HandReading[]): HandReading =>
  others.toSorted((a, b) => shared(b, reading) - shared(a, reading))[0] ?? { yaku: [], fu: null }

const shared = (a: HandReading, b: HandReading): number => a.yaku.filter((one) => has(b, one)).length
const has = ({ yaku }: HandReading, one: YakuHan): boolean => yaku.some((each) => each.yaku === one.yaku)

/** The least fu of some readings: with one of their tiles the wait gives none. Null if they are all yakuman. */
const leastFu = (readings: readonly HandReading[]): number | null => {
  const all = readings.flatMap(({ fu }) => (fu === null ? [] : [fu]))
  return all.length > 0 ? Math.min(...all) : null
}
