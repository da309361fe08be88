import { setTimeout as wait } from 'node:timers/promises'

/** The longest block of the desk's one thread, in processor time, which other programs on the machine do not lengthen. */
export type Stretch = { readonly longest: () => number }

/** Watches this thread; `longest` returns milliseconds since the last call. */
export const watchThread = (): Stretch => {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  setInterval(look, 1).unref()
  return {
    longest: () => {
      look()
      const was = longest
      longest = 0
      return was
    },
  }
}

/** The waits of one kind of answer since the last call, in milliseconds. */
export type Waits = { readonly answers: number; readonly p99: number; readonly most: number }

/** Repeats a request, one at a time, with a pause between. Its wait counts from the moment when it was due. */
export const askAgainAndAgain = (
  ask: () => Promise<unknown>,
  pause: number,
): { readonly waits: () => Waits; readonly stop: () => void } => {
  let took: number[] = []
  let began: number | null = null
  let goesOn = true
  const run = async (): Promise<void> => {
    while (goesOn) {
      began = performance.now()
      await ask()
      took.push(performance.now() - began)
      began = null
      await wait(pause)
    }
  }
  void run()
  return {
    waits: () => {
      // a pending request has waited at least this long
      const all = [...took, ...(began === null ? [] : [performance.now() - began])].toSorted((a, b) => a - b)
      took = []
      return { answers: all.length, p99: all[Math.min(all.length - 1, Math.floor(all.length * 0.99))] ?? 0, most: all.at(-1) ?? 0 }
    },
    stop: () => {
      goesOn = false
    },
  }
}
