/** A seeded random generator: the same seed gives the same game. */
export type Dice = {
  /** From 0 up to but not including 1. */
  readonly roll: () => number
  readonly chance: (probability: number) => boolean
  readonly below: (limit: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  readonly shuffled: <T>(from: readonly T[]) => readonly T[]
}

/** A generator with this seed (mulberry32). */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number): number => Math.floor(roll() * limit)
  return {
    roll,
    below,
    chance: (probability) => roll() < probability,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    shuffled: (from) => {
      const all = [...from]
      for (let i = all.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[all[i], all[j]] = [all[j] as (typeof all)[number], all[i] as (typeof all)[number]]
      }
      return all
    },
  }
}
