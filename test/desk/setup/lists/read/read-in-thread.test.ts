import { expect, test } from 'vitest'
import { readListInThread } from '../../../../../desk/setup/lists/read/read-in-thread.ts'

const progress = (): void => undefined

test('a thread that falls over is said to be a fault of the program, never that the file is too large', async () => {
  const bytes = { length: 3 } as unknown as Uint8Array
  const read = await readListInThread({ bytes, as: {} }, { progress })
  expect(read).toMatchObject({
    ok: false,
    error: { en: expect.stringMatching(/^reading this file failed, which is a fault of the program/) },
  })
})

test('a thread that was stopped says so', async () => {
  const signal = AbortSignal.abort()
  expect(await readListInThread({ bytes: Buffer.from('Number;Name\n1;Anna Ek'), as: {} }, { progress, signal })).toMatchObject({
    ok: false,
    error: { en: expect.stringContaining('stopped') },
  })
})
