import type { CodeTries } from '../../context/context.ts'

/** Wrong codes in a row without a wait, and the longest wait after further ones, in seconds. */
const FREE = 3
const LONGEST = 60

/** Seconds until the next try: after three wrong codes twice as long each time, a minute at most. */
export const secondsToWait = (tries: CodeTries, key: string, now: Date): number => {
  const { times, last } = tries.get(key) ?? { times: 0, last: now }
  if (times < FREE) return 0
  const wait = Math.min(LONGEST, 2 ** (times - FREE))
  const left = wait - (now.getTime() - last.getTime()) / 1000
  // a clock that was set back does not lock anybody out
  return left > wait ? 0 : Math.max(0, Math.ceil(left))
}

/** Counts a try as wrong until it is known to be right, so that many at once gain nothing. */
export const countTry = (tries: CodeTries, key: string, now: Date): void =>
  void tries.set(key, { times: (tries.get(key)?.times ?? 0) + 1, last: now })
