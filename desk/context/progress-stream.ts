import { setTimeout as after } from 'node:timers/promises'

/**
 * Work that tells how far it is, as a stream: of what it told always the last, then what came of it. Whoever stops listening, or gives up by
 * the signal, stops the work, and it has ended when the stream has.
 */
export async function* toldBy<News, Made>(
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

/** Waits for something, or until it is given up. */
export const unlessStopped = async (done: Promise<void>, signal: AbortSignal): Promise<void> => {
  const stopped = Promise.withResolvers<void>()
  const stop = (): void => stopped.resolve()
  if (signal.aborted) return
  signal.addEventListener('abort', stop, { once: true })
  await Promise.race([done, stopped.promise])
  signal.removeEventListener('abort', stop)
}

/** Waits so many ms, and no longer than until all ends; no program stays for it. */
export const pause = async (ms: number, ends: AbortSignal): Promise<void> => {
  await after(Math.round(ms), undefined, { signal: ends, ref: false }).catch(() => undefined)
}
