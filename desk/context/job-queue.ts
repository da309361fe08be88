/** Runs a job after all earlier ones, whatever becomes of those. */
export type JobQueue = <T>(job: () => Promise<T>) => Promise<T>

export const createQueue = (): JobQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const mine = last.then(job)
    last = mine.catch(() => undefined)
    return mine
  }
}
