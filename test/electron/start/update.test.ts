import { expect, test, vi } from 'vitest'
import { lookForUpdate, releasesOf } from '../../../electron/start/update.ts'
import { openApp, tell } from '../stand-in/open-app.ts'

const RELEASES = releasesOf('https://github.com/hall/desk')

test.each([
  ['https://github.com/hall/desk', 'https://api.github.com/repos/hall/desk/releases/latest'],
  ['http://github.com/hall/desk', undefined],
  ['https://github.com/hall/desk/../../other', undefined],
  ['https://github.com/hall/..', undefined],
  ['https://github.com.evil.example/hall/desk', undefined],
  ['', undefined],
])('versions of %s are asked for at %s', (repository, newest) => expect(releasesOf(repository)?.newest).toBe(newest))

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))
test.each([
  ['a newer one', answering({ tag_name: 'v1.10.0' }), { kind: 'newer', version: '1.10.0' }],
  ['the same', answering({ tag_name: '1.2.3' }), { kind: 'newest', version: '1.2.3' }],
  ['an older one', answering({ tag_name: 'v0.99.99' }), { kind: 'newest', version: '0.99.99' }],
  ['something else', answering({ tag_name: '<script>' }), { kind: 'unreached' }],
  ['no such place', answering({ tag_name: '9.9.9' }, 404), { kind: 'unreached' }],
  ['no network', () => Promise.reject(new Error('offline')), { kind: 'unreached' }],
])('%s', async (_what, fetch, found) => {
  if (!RELEASES) throw new Error('no releases')
  expect(await lookForUpdate(RELEASES, '1.2.3', fetch)).toEqual(found)
})

test('0.1.0 is newer than 0.1.0-dev', async () => {
  if (!RELEASES) throw new Error('no releases')
  const fetch = answering({ tag_name: 'v0.1.0' })
  expect(await lookForUpdate(RELEASES, '0.1.0-dev', fetch)).toEqual({ kind: 'newer', version: '0.1.0' })
})

test('only a person who asks for it makes the app ask; only that person’s press opens the page', async () => {
  const urls: string[] = []
  const net = (url: string) => {
    urls.push(url)
    return Promise.resolve(Response.json({ tag_name: 'v2.0.0' }))
  }
  let pressed = 1
  let asked = 0
  const presses = (): number => {
    asked++
    return pressed
  }
  const seen = await openApp({ net, presses }, { releases: RELEASES })
  tell(seen, seen.windows[0])
  expect(urls).toEqual([])
  const help = seen.menu.find(({ label }) => label === '<help>')?.submenu as Electron.MenuItemConstructorOptions[]
  const look = () => help.at(-1)?.click?.({} as Electron.MenuItem, undefined, {})
  look()
  await vi.waitFor(() => expect(asked).toBe(1))
  expect([urls, seen.external]).toEqual([['https://api.github.com/repos/hall/desk/releases/latest'], []])
  pressed = 0
  look()
  await vi.waitFor(() => expect(seen.external).toEqual(['https://github.com/hall/desk/releases']))
})

test('where nobody said where versions lie, nothing of it is offered', async () => {
  const seen = await openApp()
  tell(seen, seen.windows[0])
  expect(seen.menu.find(({ label }) => label === '<help>')?.submenu).toEqual([])
})
