import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Arriving } from '../../../../db/joining/validate-entries.ts'
import { hubWords } from '../../../../desk/messages/hub.ts'
import { startApplyQueue } from '../../../../desk/network/hub/apply-queue.ts'
import { hubTrouble } from '../../../../desk/network/hub/trouble.ts'

const some = (first: number, count: number, body = '{}'): readonly Arriving[] =>
  Array.from({ length: count }, (_, n) => ({
    device: 'a',
    number: first + n,
    at: '',
    by: '',
    kind: 'event',
    version: 1,
    body,
    previous: Buffer.alloc(32),
    hash: Buffer.alloc(32),
  }))
const numbers = (entries: readonly Arriving[]): readonly number[] => entries.map(({ number }) => number)

/** An apply queue into a file that accepts entries when the test says so. */
const anIntake = (most = 0) => {
  const closing = new AbortController()
  const took: (readonly number[])[] = []
  const turns: PromiseWithResolvers<void>[] = []
  let through = 0
  const intake = startApplyQueue({
    take: (entries) => {
      took.push(numbers(entries))
      const turn = Promise.withResolvers<void>()
      turns.push(turn)
      return turn.promise
    },
    isLittle: (entries) => entries.length <= most,
    onThrough: () => through++,
    closing: closing.signal,
  })
  const done = async (error?: unknown): Promise<void> => {
    while (turns.length === 0) await wait(1)
    if (error) turns.shift()?.reject(error)
    else turns.shift()?.resolve()
    await wait(1)
  }
  return { intake, closing, took, done, through: () => through }
}

test('what comes while some goes in goes in together afterwards', async () => {
  const { intake, took, done, through } = anIntake()
  intake.add(some(1, 2), true)
  intake.add(some(3, 1), true)
  intake.add(some(4, 2), true)
  expect(took).toEqual([])
  await done()
  expect(took).toEqual([[1, 2, 3, 4, 5]])
  intake.add(some(6, 1), true)
  await wait(1)
  intake.add(some(7, 1), true)
  intake.add(some(8, 1), true)
  expect(numbers(intake.entries())).toEqual([6, 7, 8])
  await done()
  await done()
  expect(took.slice(1)).toEqual([[6], [7, 8]])
  expect(intake.entries()).toEqual([])
  expect(through()).toBe(2)
})

test('while the network brings more it is gathered, but not without end', async () => {
  const { intake, took, done } = anIntake()
  intake.add(some(1, 500), false)
  await wait(5)
  intake.add(some(501, 1000), false)
  await wait(5)
  expect(took).toEqual([])
  intake.add(some(1501, 14_500), false)
  await done()
  expect(took.map((numbers) => numbers.length)).toEqual([16_000])
  intake.add(some(16_001, 2, 'x'.repeat(16 * 1024 * 1024)), false)
  let isRoom = false
  const room = intake.room().then(() => (isRoom = true))
  await wait(1)
  expect(isRoom).toBe(false)
  await done()
  await room
  expect(isRoom).toBe(true)
  expect(took[1]?.length).toBe(2)
})

test('what took long is followed by as long a rest, in which more is gathered', async () => {
  const { intake, took, done } = anIntake()
  intake.add(some(1, 1), true)
  await wait(300)
  await done()
  const rests = performance.now()
  intake.add(some(2, 1), true)
  await wait(100)
  intake.add(some(3, 1), true)
  while (took.length < 2) await wait(5)
  expect(performance.now() - rests).toBeGreaterThan(200)
  expect(took[1]).toEqual([2, 3])
  await done()
})

test('few that cost nothing wait for no rest', async () => {
  const { intake, took, done } = anIntake(1)
  intake.add(some(1, 2), true)
  await wait(300)
  await done()
  const rests = performance.now()
  intake.add(some(3, 1), true)
  while (took.length < 2) await wait(5)
  expect(performance.now() - rests).toBeLessThan(150)
  await done()
})

test('a file that takes nothing just now is said, and all is asked for again; one wrong entry keeps nothing else back', async () => {
  const { intake, took, done } = anIntake()
  intake.add(some(1, 2), true)
  await done(hubTrouble('away', hubWords.silent))
  await expect(intake.room()).rejects.toMatchObject({ kind: 'away' })
  expect(intake.entries()).toEqual([])
  intake.retry()
  await intake.room()
  intake.add(some(1, 2), true)
  await done(hubTrouble('refused', hubWords.none))
  await done(hubTrouble('refused', hubWords.none))
  await done()
  expect(took.slice(1)).toEqual([[1, 2], [1], [2]])
  expect(intake.refused()?.kind).toBe('refused')
  await intake.room()
})

test('at the end what is going in goes in, and what waits is left for another time', async () => {
  const { intake, closing, took, done } = anIntake()
  intake.add(some(1, 1), true)
  await wait(1)
  intake.add(some(2, 1), true)
  closing.abort()
  let ended = false
  const end = intake.ended().then(() => (ended = true))
  await wait(5)
  expect(ended).toBe(false)
  await done()
  await end
  expect(took).toEqual([[1]])
})
