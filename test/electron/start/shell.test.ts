import type { EventEmitter } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { WindowStart } from '../../../desk/contract/desktop.ts'
import { BEGUN, KEEP, OPEN, PRINT, SAVE, TELL } from '../../../electron/ipc/messages.ts'
import { aFolder, from, HALL, inHall, keep, openApp, tell, told, under, uses } from '../stand-in/open-app.ts'
import type { Seen } from '../stand-in/stand-in.ts'

const ask = async (seen: Seen, path: string): Promise<string | undefined> => {
  const answer = await seen.handled.get('shinpan-app')?.(new Request(`shinpan-app://desk${path}`, { method: 'POST', body: '{}' }))
  return answer?.text()
}
const urls = (seen: Seen) => seen.windows.map((window) => window.urls)

test('the scheme is registered and the sandbox set before the app is ready; then one window opens on the desk', async () => {
  const seen = await openApp()
  expect(seen.calls.filter((call) => !call.startsWith('window.open'))).toEqual([
    'registerSchemesAsPrivileged',
    'enableSandbox',
    'whenReady',
    'setAsDefaultProtocolClient shinpan',
  ])
  expect(seen.windows.map(({ options, urls }) => [options.webPreferences?.preload, urls])).toEqual([
    ['/app/preload.cjs', ['shinpan-app://desk/1/']],
  ])
})

test('run from its sources, the app takes no links from the system: they would start the bare Electron', async () => {
  const { calls } = await openApp({ packed: false })
  expect(calls.filter((call) => call.startsWith('setAsDefaultProtocolClient'))).toEqual([])
})

test('a window that is never said to be ready, as on Wayland, is shown once its page is there; any window is shown once', async () => {
  for (const neverReady of [true, false]) {
    const { windows } = await openApp({ neverReady })
    expect(windows[0]?.calls.filter((call) => call === 'show')).toEqual(['show'])
  }
})

test('no session has a spelling checker, which would fetch a dictionary: the windows, what is printed, looking for a newer version', async () => {
  const seen = await openApp({}, { releases: { page: 'https://a.example/page', list: 'https://a.example/list' } as never })
  tell(seen, seen.windows[0])
  await seen.ipc.get(PRINT)?.(from(seen.windows[0]), '<p>')
  under(seen.menu, '<help>')
    .at(-1)
    ?.click?.({} as Electron.MenuItem, undefined, {})
  expect([[...seen.partitions.keys()].sort(), [...seen.spelling]]).toEqual([['print', 'update'], []])
})

test('a desk that ends before it is there is said, and started again on request; its window is not left with a bare error', async () => {
  const seen = await openApp({ failedStarts: 1, locale: 'fr-FR' }, { words: ['a.shinpan'] })
  expect(await ask(seen, '/1/')).toMatch(/ended/)
  await vi.waitFor(() => expect(seen.windows[0]?.contents.reloads()).toBe(1))
  expect(seen.asked).toMatchObject([{ options: { message: 'Shinpan n’a pas pu démarrer son bureau.', buttons: ['Réessayer', 'Fermer'] } }])
  expect(await ask(seen, '/1/')).toMatch(/^desk:/)
})

test('each tournament file has a window and a desk’s process of its own; what a window asks is answered by its own', async () => {
  const AUTUMN = resolve('/elsewhere/autumn.shinpan')
  const seen = await openApp({}, { words: ['--flag', 'spring.shinpan', AUTUMN] })
  expect(urls(seen)).toEqual([['shinpan-app://desk/1/'], ['shinpan-app://desk/2/']])
  expect(await ask(seen, '/2/api/saving')).toBe('desk: shinpan-app://desk/api/saving')
  expect(seen.forked.map(({ script, args }) => [script, args])).toEqual([['/app/desk-process.mjs', [AUTUMN]]])
  expect(await ask(seen, '/1/api/saving')).toBe('desk: shinpan-app://desk/api/saving')
  expect(seen.forked[1]?.args).toEqual([inHall('spring.shinpan')])
  expect(await ask(seen, '/3/api/saving')).toBe('no such window')
})

test('a second start opens nothing and leaves; the first brings the window of its file to the front, or opens one', async () => {
  const shown = vi.fn()
  const second = await openApp({ locked: true }, { shown })
  expect([second.calls.includes('quit'), second.windows]).toEqual([true, []])
  expect(shown, 'handing over is no failure to show a window').toHaveBeenCalledTimes(1)
  const first = await openApp({}, { words: ['one.shinpan'] })
  first.app.emit('second-instance', {}, ['shinpan', 'one.shinpan'], HALL)
  expect([first.windows.length, first.windows[0]?.calls.slice(-2)]).toEqual([1, ['restore', 'focus']])
  first.app.emit('second-instance', {}, ['shinpan', 'two.shinpan'], HALL)
  expect(first.windows).toHaveLength(2)
  first.app.emit('second-instance', {}, ['shinpan'], HALL)
  expect(first.windows).toHaveLength(2)
})

test('a file opened by double click: before the app is ready, and while it runs', async () => {
  const seen = await openApp()
  let prevented = 0
  const event = { preventDefault: () => prevented++ }
  seen.app.emit('open-file', event, inHall('late.shinpan'))
  seen.app.emit('open-file', event, inHall('not-ours.txt'))
  await ask(seen, '/2/api/saving')
  expect([seen.windows.length, seen.forked[0]?.args, prevented]).toEqual([2, [inHall('late.shinpan')], 2])
})

test('the file that a person picks in a window: there already, for this window, or for another', async () => {
  const seen = await openApp()
  const [first] = seen.windows
  const open = (window: typeof first, file: unknown) => seen.ipc.get(OPEN)?.(from(window), file)
  expect(await open(first, inHall('one.shinpan')), 'an empty window opens it itself').toBe(false)
  await ask(seen, '/1/')
  uses(seen, 0, inHall('one.shinpan'))
  expect(await open(first, inHall('two.shinpan')), 'another file has a window of its own').toBe(true)
  expect(seen.windows).toHaveLength(2)
  expect(await open(first, inHall('two.shinpan')), 'and only one').toBe(true)
  expect(seen.windows).toHaveLength(2)
  for (const file of ['two.shinpan', '/etc/passwd', inHall('a\n.shinpan'), 3, null])
    await expect(open(first, file)).rejects.toThrow(/^open:/)
})

test('a link opens exactly its place: at the start, in the window that is there, from the system', async () => {
  const LINK = 'shinpan://replay/t%201/h1/55/device%3A12'
  const PLACE = 'shinpan-app://desk/1/#/replay/t%201/h1/55/device%3A12'
  const begun = await openApp({}, { words: ['/usr/bin/shinpan', LINK] })
  expect(urls(begun)).toEqual([[PLACE]])
  const there = await openApp()
  there.app.emit('second-instance', {}, ['/usr/bin/shinpan', LINK], '/')
  there.app.emit('open-url', { preventDefault: () => undefined }, 'shinpan://incident/3')
  await vi.waitFor(() => expect(urls(there)).toEqual([['shinpan-app://desk/1/', PLACE, 'shinpan-app://desk/1/#/incident/3']]))
})

test('a link that comes while a window loads waits for it: the page is not given up, and the place not forgotten', async () => {
  const LINK = 'shinpan://incident/3'
  let links = 1
  const loads = (app: EventEmitter): Promise<void> => {
    if (links-- > 0) app.emit('open-url', { preventDefault: () => undefined }, LINK)
    return new Promise(setImmediate)
  }
  const begun = await openApp({ loads })
  await vi.waitFor(() => expect(urls(begun)).toEqual([['shinpan-app://desk/1/', 'shinpan-app://desk/1/#/incident/3']]))
  links = 1
  begun.app.emit('second-instance', {}, ['spring.shinpan'], HALL)
  await vi.waitFor(() => expect(urls(begun)[1]).toEqual(['shinpan-app://desk/2/', 'shinpan-app://desk/2/#/incident/3']))
})

test.each([
  ['a place that is not for links', 'shinpan://start'],
  ['no place', 'shinpan://'],
  ['a way up', 'shinpan://replay/../start'],
  ['a way up in disguise', 'shinpan://replay/%2e%2e/start'],
  ['a slash in disguise', 'shinpan://replay/a%2fb/h/1'],
  ['an encoding that does not read', 'shinpan://replay/%zz/h/1'],
  ['script', 'shinpan://replay/<script>/h/1'],
  ['a question', 'shinpan://incident/3?delete'],
  ['another scheme', 'https://replay/t/h/1'],
  ['a line break', 'shinpan://incident/3\n4'],
  ['a file', 'shinpan://incident/3.shinpan'],
])('a link opens nothing where it holds %s', async (_what, link) => {
  const seen = await openApp({}, { words: [link] })
  seen.app.emit('open-url', { preventDefault: () => undefined }, link)
  seen.app.emit('second-instance', {}, [link], '/')
  const all = urls(seen).flat()
  expect(all.filter((url) => !/^shinpan-app:\/\/desk\/1\/(#\/incident\/3\.shinpan)?$/.test(url))).toEqual([])
  expect(seen.windows).toHaveLength(1)
})

test('the files opened last are offered, in the menu and by the system; one that can’t be opened is said so and is no longer', async () => {
  const seen = await openApp({ userData: aFolder() }, { words: ['a.shinpan', 'b.shinpan'] })
  tell(seen, seen.windows[0])
  const recent = () => under(under(seen.menu, '<file>'), '<recent>').map(({ label }) => label)
  expect(recent()).toEqual([inHall('b.shinpan'), inHall('a.shinpan')])
  expect(seen.calls.filter((call) => call.startsWith('recent'))).toEqual([`recent ${inHall('a.shinpan')}`, `recent ${inHall('b.shinpan')}`])
  await ask(seen, '/2/')
  seen.forked[0]?.process.says({ kind: 'not-opened', file: inHall('b.shinpan'), why: { en: 'no such file', fr: 'introuvable' } })
  expect(seen.asked).toEqual([{ dialog: 'error', options: ['b.shinpan could not be opened', 'no such file'] }])
  expect(recent()).toEqual([inHall('a.shinpan')])
})

test('while a round’s clock runs in any window the machine stays awake', async () => {
  const seen = await openApp({}, { words: ['a.shinpan', 'b.shinpan'] })
  const [one, two] = seen.windows
  tell(seen, one, { clockRuns: true })
  tell(seen, two, { clockRuns: true })
  expect([seen.awake.size, seen.calls.at(-1)]).toEqual([1, 'awake prevent-display-sleep'])
  tell(seen, one)
  expect(seen.awake.size).toBe(1)
  two?.close()
  expect(seen.awake.size).toBe(0)
})

test('saving writes the file whole and leaves nothing beside it', async () => {
  const path = aFolder()
  const seen = await openApp({ savesAt: join(path, 'incident.html') })
  await writeFile(join(path, 'incident.html'), 'older and longer')
  const wish = { name: 'incident.html', mime: 'text/html', content: '<p>9m 審判' }
  expect(await seen.ipc.get(SAVE)?.(from(seen.windows[0]), wish)).toBe(true)
  expect(await readFile(join(path, 'incident.html'), 'utf8')).toBe('<p>9m 審判')
  expect(await readdir(path)).toEqual(['incident.html'])
})

test('who thinks better of it saves nothing, and prints nothing', async () => {
  const seen = await openApp({ prints: false })
  expect(await seen.ipc.get(SAVE)?.(from(seen.windows[0]), { name: 'a', mime: 'b', content: 'c' })).toBe(false)
  expect(await seen.ipc.get(PRINT)?.(from(seen.windows[0]), '<p>')).toBe(false)
})

test('a page goes to the print dialog in a hidden window of its own, which is gone afterwards', async () => {
  const seen = await openApp()
  expect(await seen.ipc.get(PRINT)?.(from(seen.windows[0]), '<p>penalties')).toBe(true)
  const [, hidden] = seen.windows
  expect([hidden?.options.show, hidden?.isGone(), hidden?.options.webPreferences?.preload]).toEqual([false, true, undefined])
  const served = await seen.partitions.get('print')?.handled.get('shinpan-app')?.(new Request(hidden?.urls[0] ?? ''))
  expect(served?.status, 'and its page is no longer there').toBe(404)
})

test.each([
  ['no content', { name: 'a', mime: 'b' }],
  ['a number for a name', { name: 1, mime: 'b', content: 'c' }],
  ['nothing', null],
])('saving refuses %s', async (_what, wish) => {
  const path = aFolder()
  const seen = await openApp({ savesAt: join(path, 'a') })
  await expect(seen.ipc.get(SAVE)?.(from(seen.windows[0]), wish)).rejects.toThrow(/^save:/)
  expect(await readdir(path)).toEqual([])
})

test.each([
  ['from another page', (seen: Seen) => from(seen.windows[0], 'https://evil.example/')],
  ['from a frame within', (seen: Seen) => ({ ...from(seen.windows[0]), senderFrame: { url: 'shinpan-app://desk/1/', parent: {} } })],
  ['from a frame that is gone', (seen: Seen) => ({ ...from(seen.windows[0]), senderFrame: null })],
  ['from a window that is none of ours', (seen: Seen) => ({ ...from(seen.windows[0]), sender: {} })],
])('nothing is heard %s', async (_what, sender) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const seen = await openApp({ savesAt: '/nowhere/a' }, { words: ['a.shinpan'] })
  for (const channel of [SAVE, PRINT, OPEN]) await expect(seen.ipc.get(channel)?.(sender(seen), 'x')).rejects.toThrow('not from our window')
  const event = { ...sender(seen), returnValue: undefined as unknown }
  const menu = seen.menu
  seen.told.get(TELL)?.(event, told())
  seen.told.get(KEEP)?.(event, { 'shinpan.outgoing': '[]' })
  seen.told.get(BEGUN)?.(event)
  expect([seen.menu === menu, event.returnValue]).toEqual([true, { recovered: false, held: {} } satisfies WindowStart])
  expect(complaints).toHaveBeenCalledTimes(3)
  complaints.mockRestore()
})

test('what a window says of itself is taken only where it reads', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const seen = await openApp()
  const menu = seen.menu
  for (const said of [
    null,
    {},
    { ...told(), more: 1 },
    { ...told(), go: [{ id: '<x>', label: 'x', key: null }] },
    { ...told(), words: {} },
  ])
    seen.told.get(TELL)?.(from(seen.windows[0]), said)
  for (const said of [null, [], { 'other.key': 'x' }, { 'shinpan.x': 1 }, { 'shinpan.x': 'x'.repeat(4_000_001) }])
    seen.told.get(KEEP)?.(from(seen.windows[0]), said)
  expect(seen.menu).toBe(menu)
  expect(complaints).toHaveBeenCalledTimes(10)
  keep(seen, seen.windows[0], { 'shinpan.draft.t 7/h1': 'E dis' })
  expect(complaints).toHaveBeenCalledTimes(10)
  complaints.mockRestore()
})
