import { setTimeout as after } from 'node:timers/promises'

/**
 * Runs `work`, yields its progress (only the latest if the consumer is slow) and returns its result. Closing the iterator or aborting the
 * signal cancels the work; the stream ends only after the work has.
 */
export async function* streamProgress<News, Made>(
  work: (told: (news: News) => void, signal: AbortSignal) => Promise<Made>,
  signal?: AbortSignal,
): AsyncGenerator<News, Made> {
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  let next = Promise.withResolvers<void>()
  let last: News | undefined
  let hasEnded = false
  const told = (news: News): void => {
    last = news
    next.resolve()
  }
  const working = work(told, stopping.signal).finally(() => {
    hasEnded = true
    next.resolve()
  })
  try {
    for (;;) {
      await next.promise
      next = Promise.withResolvers()
      if (hasEnded) return await working
      if (last !== undefined) yield last
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
    await working
  }
}

/** Waits for a promise or for the abort, whichever comes first. */
export const untilAborted = async (done: Promise<unknown>, signal: AbortSignal): Promise<void> => {
  const stopped = Promise.withResolvers<void>()
  const stop = (): void => stopped.resolve()
  if (signal.aborted) return
  signal.addEventListener('abort', stop, { once: true })
  await Promise.race([done, stopped.promise])
  signal.removeEventListener('abort', stop)
}

/** Sleeps for a time in ms or until the abort; does not keep the process alive. */
export const abortableSleep = async (ms: number, ends: AbortSignal): Promise<void> => {
  await after(Math.round(ms), undefined, { signal: ends, ref: false }).catch(() => undefined)
}

/**
 * A pause between two rounds of a loop. `wake` ends it, or the next one if the loop is at work. `begin`: a round begins, which serves the
 * earlier wakes.
 */
export const wakeableRest = (ends: AbortSignal) => {
  let isDue = false
  let end = (): void => undefined
  return {
    wake: (): void => {
      isDue = true
      end()
    },
    begin: (): void => {
      isDue = false
    },
    rest: async (ms: number): Promise<void> => {
      if (isDue) return
      const { promise, resolve } = Promise.withResolvers<void>()
      end = resolve
      await Promise.race([promise, abortableSleep(ms, ends)])
    },
  }
}
