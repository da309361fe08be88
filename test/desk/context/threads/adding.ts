import { workInThread } from '../../../../desk/context/threads/thread-work.ts'

/** Adds numbers one by one; throws at 13, ends silently at 4, and never ends at 0. */
await workInThread(async (numbers: readonly number[], tell: (sum: number) => void) => {
  let sum = 0
  for (const number of numbers) {
    if (number === 13) throw new Error('unlucky')
    if (number === 4) process.exit()
    if (number === 0) await new Promise((resolve) => setInterval(resolve, 2 ** 30))
    sum += number
    tell(sum)
  }
  return sum
})
