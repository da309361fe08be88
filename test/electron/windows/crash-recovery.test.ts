import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { WindowStart } from '../../../desk/contract/desktop.ts'
import { BEGUN } from '../../../electron/ipc/messages.ts'
import { aFolder, from, inHall, keep, openApp, uses } from '../stand-in/open-app.ts'
import type { Seen, StandInWindow } from '../stand-in/stand-in.ts'

const begun = (seen: Seen, window: StandInWindow | undefined): WindowStart => {
  const event = from(window)
  seen.told.get(BEGUN)?.(event)
  return event.returnValue as WindowStart
}
const HELD = { 'shinpan.outgoing': '[{"key":"k1","table":"t7","act":{"kind":"record","text":"E discard 1z"}}]' }

test('a window whose process crashes is loaded again where it was, with what it held', async () => {
  const seen = await openApp({}, { words: ['a.shinpan'] })
  const [window] = seen.windows
  window?.contents.emit('did-navigate-in-page', {}, 'shinpan-app://desk/1/#/table/t7')
  keep(seen, window, HELD)
  window?.contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
  expect(window?.contents.reloads()).toBe(1)
  expect(begun(seen, window)).toEqual({ recovered: false, held: HELD })
})

test('one that is only closed is not loaded again; one that keeps crashing asks', async () => {
  let pressed = 0
  const seen = await openApp({ presses: () => pressed }, { words: ['a.shinpan'] })
  const [window] = seen.windows
  const crash = (reason = 'oom') => window?.contents.emit('render-process-gone', {}, { reason, exitCode: 5 })
  crash('clean-exit')
  expect(window?.contents.reloads()).toBe(0)
  for (let n = 0; n < 4; n++) crash()
  expect([window?.contents.reloads(), seen.asked.length]).toEqual([3, 1])
  await Promise.resolve()
  expect(window?.contents.reloads(), 'as was asked for').toBe(4)
  pressed = 1
  for (let n = 0; n < 4; n++) crash()
  await Promise.resolve()
  expect(window?.isGone()).toBe(true)
})

test('only who would lose acts is asked before a window closes', async () => {
  let pressed = 0
  const seen = await openApp({ presses: () => pressed, locale: 'fr-FR' }, { words: ['a.shinpan', 'b.shinpan'] })
  const [one, two] = seen.windows
  one?.close()
  expect([one?.isGone(), seen.asked]).toEqual([true, []])
  two?.close(true)
  expect([two?.isGone(), seen.asked]).toMatchObject([false, [{ options: { buttons: ['Rester', 'Fermer et les perdre'], cancelId: 0 } }]])
  pressed = 1
  two?.close(true)
  expect(two?.isGone()).toBe(true)
})

test('where the app ended unasked, the next start opens the same windows at the same places with what they held, and says so once', async () => {
  const userData = aFolder()
  const first = await openApp({ userData }, { words: ['a.shinpan', 'b.shinpan'] })
  const [, second] = first.windows
  second?.urls.push('shinpan-app://desk/2/#/table/t7')
  second?.contents.emit('did-navigate-in-page', {}, 'shinpan-app://desk/2/#/table/t7')
  keep(first, second, HELD)
  // nothing of the first app runs on: as if it had been killed
  const next = await openApp({ userData })
  expect(next.windows.map(({ urls }) => urls)).toEqual([['shinpan-app://desk/1/'], ['shinpan-app://desk/2/#/table/t7']])
  expect(begun(next, next.windows[1])).toEqual({ recovered: true, held: HELD })
  expect(begun(next, next.windows[1]).recovered, 'a reload says nothing anew').toBe(false)
  await next.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/2/'))
  expect(next.forked[0]?.args).toEqual([inHall('b.shinpan')])
})

test.each([
  ['the app', (seen: Seen) => seen.app.emit('window-all-closed')],
  ['its windows, one by one', (seen: Seen) => seen.windows.map((window) => window.close())],
])('who left %s finds no recovery the next time', async (_what, left) => {
  const userData = aFolder()
  const first = await openApp({ userData }, { words: ['a.shinpan', 'b.shinpan'] })
  left(first)
  const next = await openApp({ userData })
  expect(next.windows.map(({ urls }) => urls)).toEqual([['shinpan-app://desk/1/']])
  expect(begun(next, next.windows[0])).toEqual({ recovered: false, held: {} })
})

test.each([
  ['nothing', {}, [['shinpan-app://desk/1/']], {}],
  ['acts that no file has yet', HELD, [['shinpan-app://desk/1/']], HELD],
])('Windows that shuts down is a clean end; where a window held %s', async (_what, held, windows, given) => {
  const userData = aFolder()
  const first = await openApp({ userData }, { words: ['a.shinpan', 'b.shinpan'] })
  keep(first, first.windows[1], held)
  for (const window of first.windows) window.endSession()
  const next = await openApp({ userData })
  expect(next.windows.map(({ urls }) => urls)).toEqual(windows)
  expect(begun(next, next.windows[0]).held).toEqual(given)
})

test('a window that was closed is not opened again, the other is', async () => {
  const userData = aFolder()
  const first = await openApp({ userData }, { words: ['a.shinpan', 'b.shinpan'] })
  first.windows[0]?.close()
  const next = await openApp({ userData })
  await next.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/1/'))
  expect([next.windows.length, next.forked[0]?.args]).toEqual([1, [inHall('b.shinpan')]])
})

test.each(['', '{', '[{"file":3}]', 'null'])('what was kept and does not read (%j) is as if it were not there', async (text) => {
  const userData = aFolder()
  for (const name of ['left-open', 'windows', 'recent']) writeFileSync(join(userData, `${name}.json`), text)
  const seen = await openApp({ userData })
  expect(seen.windows).toHaveLength(1)
})

test('a desk whose window closed finishes what it was given before the app goes', async () => {
  const done: string[] = []
  const slow = async (request: Request): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(request.url)
    return new Response()
  }
  const seen = await openApp({ desk: slow }, { words: ['a.shinpan'] })
  void seen.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/1/api/record', { method: 'POST', body: '{}' }))
  seen.windows[0]?.close()
  expect(seen.calls.at(-1), 'not yet').toBe('quit')
  await vi.waitFor(() => expect(seen.calls.at(-1)).toBe('gone'))
  expect(done).toEqual(['shinpan-app://desk/api/record'])
})

test('where a window was and how large is kept by file', async () => {
  const userData = aFolder()
  const first = await openApp({ userData }, { words: ['a.shinpan', 'b.shinpan'] })
  const [a, b] = first.windows
  if (!a || !b) throw new Error('no windows')
  a.move({ x: 100, y: 50, width: 900, height: 700 })
  b.move({ x: 500, y: 60, width: 1000, height: 800 })
  a.close()
  b.close()
  uses(first, 0, inHall('a.shinpan'))
  const next = await openApp({ userData }, { words: ['a.shinpan', 'c.shinpan'] })
  expect(next.windows.map(({ bounds }) => bounds())).toEqual([
    { x: 100, y: 50, width: 900, height: 700 },
    { x: 500, y: 60, width: 1000, height: 800 },
  ])
  expect(readdirSync(userData).filter((name) => name.endsWith('.part'))).toEqual([])
})
