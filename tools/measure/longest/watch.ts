import { setTimeout as wait } from 'node:timers/promises'

/** How long the desk's one thread went on without answering anybody: in processor time, which other programs on the machine do not lengthen. */
export type Stretch = { readonly longest: () => number }

/** Watches this thread; `longest` answers in milliseconds since it was asked last. */
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

/** The waits of one kind of answer since they were asked for last, in milliseconds. */
export type Waits = { readonly answers: number; readonly p99: number; readonly most: number }

/** Asks again and again, one at a time, with a pause between; what it waits counts from when it should have asked. */
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
      // what still waits has waited so long at least
      const all = [...took, ...(began === null ? [] : [performance.now() - began])].toSorted((a, b) => a - b)
      took = []
      return { answers: all.length, p99: all[Math.min(all.length - 1, Math.floor(all.length * 0.99))] ?? 0, most: all.at(-1) ?? 0 }
    },
    stop: () => {
      goesOn = false
    },
  }
}
