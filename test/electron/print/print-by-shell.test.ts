import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { type DeskProcess, deskLine } from '../../../electron/ipc/desk-process.ts'
import type { FromDesk, ToDesk } from '../../../electron/ipc/messages.ts'
import { printOver } from '../../../electron/print/print-by-shell.ts'

/** A desk's process that only prints, on the shell's end of the line. */
const deskThatPrints = (print: (page: string) => Promise<Uint8Array>) => {
  const [toShell, toDesk] = [new EventEmitter(), new EventEmitter()]
  const line = deskLine({
    start: () =>
      ({
        postMessage: (message: ToDesk) => toDesk.emit('message', structuredClone(message)),
        on: (event: string, listener: (value: unknown) => void) => toShell.on(event, listener),
        kill: () => true,
      }) as unknown as DeskProcess,
    print,
  })
  void line.fetch(new Request('http://desk/'))
  return printOver({
    send: (message: FromDesk) => toShell.emit('message', structuredClone(message)),
    listen: (listener) => toDesk.on('message', listener),
  })
}

test('the desk has the shell print, each page its own; what went wrong is said', async () => {
  const print = deskThatPrints((page) =>
    page === 'bad' ? Promise.reject(new Error('no paper')) : Promise.resolve(Buffer.from(`pdf of ${page}`)),
  )
  const [one, bad, other] = await Promise.all([print('one'), print('bad'), print('other')])
  expect(one.ok && Buffer.from(one.value).toString()).toBe('pdf of one')
  expect(other.ok && Buffer.from(other.value).toString()).toBe('pdf of other')
  expect(bad).toMatchObject({ ok: false, error: { en: 'the PDF could not be printed: no paper' } })
})

test('a report that is stopped while it is printed is not waited for', async () => {
  const stopping = new AbortController()
  const printed = deskThatPrints(() => new Promise(() => {}))('page', stopping.signal)
  stopping.abort()
  expect(await printed).toMatchObject({ ok: false, error: { en: expect.stringContaining('stopped') } })
})
