import { getEventListeners } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runInThread } from '../../../../desk/context/threads/run-in-thread.ts'
import { THREAD_STOPPED } from '../../../../desk/context/threads/start-thread.ts'

const ADDING = join(import.meta.dirname, 'adding')

test('work in a thread: progress, then its result', async () => {
  const sums: number[] = []
  expect(await runInThread(ADDING, [1, 2, 3], { onProgress: (sum: number) => sums.push(sum) })).toBe(6)
  expect(sums).toEqual([1, 3, 6])
})

describe('work without a result', () => {
  test('throws its error', () => expect(runInThread(ADDING, [13])).rejects.toThrow('unlucky'))
  test('throws if it ends silently', () => expect(runInThread(ADDING, [4])).rejects.toBe(THREAD_STOPPED))
  test('throws if it takes too long', () => expect(runInThread(ADDING, [0], { patience: 1 })).rejects.toBe(THREAD_STOPPED))
  test('throws if it was cancelled before', () =>
    expect(runInThread(ADDING, [1], { signal: AbortSignal.abort() })).rejects.toBe(THREAD_STOPPED))
  test('throws once it is cancelled', async () => {
    const caller = new AbortController()
    const adding = runInThread(ADDING, [1, 0], { signal: caller.signal, onProgress: () => caller.abort() })
    await expect(adding).rejects.toBe(THREAD_STOPPED)
  })
})

test('a caller that goes on holds no listeners of work that is over', async () => {
  const { signal } = new AbortController()
  await runInThread(ADDING, [1], { signal })
  await runInThread(ADDING, [13], { signal }).catch(() => undefined)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
