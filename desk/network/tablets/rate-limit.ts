/** Rate limit of connections and requests without a device's cookie, by address and in all. */
export type RateLimiter = {
  /** Counts a request; true if it exceeds the limit. */
  readonly isTooMuch: (from: string) => boolean
}

/** Limits within a period (milliseconds): per address, in all. A tablet that opens the page for the first time needs some fifty. */
export type RateLimits = { readonly each: number; readonly all: number; readonly within: number }
const MOST: RateLimits = { each: 600, all: 3000, within: 10_000 }

/** `clock` in milliseconds; it need not be the time of day. */
export const floodsAt = (clock: () => number, { each, all, within }: RateLimits = MOST): RateLimiter => {
  let began = Number.NEGATIVE_INFINITY
  let total = 0
  const by = new Map<string, number>()
  return {
    isTooMuch: (from) => {
      const now = clock()
      if (now - began >= within) {
        began = now
        total = 0
        by.clear()
      }
      const times = (by.get(from) ?? 0) + 1
      by.set(from, times)
      // requests above an address's own limit do not count towards the total
      return times > each || ++total > all
    },
  }
}
