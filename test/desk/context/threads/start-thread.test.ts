import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiesOfThread } from '../../../../db/disk/reading-copies.ts'
import { startThread } from '../../../../desk/context/threads/start-thread.ts'

test('a thread that is stopped at once is ended only when SQLite is loaded in it, else it would end the whole program', async () => {
  const came = new Int32Array(new SharedArrayBuffer(4))
  const { worker, stop } = startThread(join(import.meta.dirname, 'endless'), came)
  stop()
  await once(worker, 'exit')
  expect(came[0]).toBe(1)
})

test('a thread that never gets so far can be stopped too', async () => {
  const { worker, stop } = startThread(join(import.meta.dirname, 'none'), 'nothing')
  const [error] = await once(worker, 'error')
  stop()
  expect(error).toMatchObject({ code: 'MODULE_NOT_FOUND' })
})

test('a copy to be read goes with the thread that was ended while it made it', async () => {
  const came = new Int32Array(new SharedArrayBuffer(4))
  const { worker, ended } = startThread(join(import.meta.dirname, 'copying'), came)
  const { threadId } = worker
  const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith(copiesOfThread(threadId)))
  await Atomics.waitAsync(came, 0, 0).value
  expect(copies()).toHaveLength(1)
  await ended()
  expect(copies()).toEqual([])
})
