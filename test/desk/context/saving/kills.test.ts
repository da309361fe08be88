import { expect, test } from 'vitest'
import { killRecording } from '../../record/enter/record-kill.ts'
import { killWork, WORKS } from './work-kill.ts'

test('a recording killed at random moments loses nothing that it had answered', async () => {
  const { acknowledged, lost, troubles } = await killRecording(10)
  expect([lost, troubles]).toEqual([[], []])
  expect(acknowledged).toBeGreaterThan(0)
})

test.each(WORKS)(
  '%s killed at random moments: the file verifies and holds all that it held and all that was answered for',
  { timeout: 120_000 },
  async (work) => {
    const { kills, troubles } = await killWork(work, 10)
    expect([kills, troubles]).toEqual([10, []])
  },
)
