import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Electron from 'electron'
import { expect, onTestFinished, test } from 'vitest'
import { SAVE } from '../../electron/bridge.ts'
import { openShell } from '../../electron/shell.ts'
import { type Setting, standIn } from './stand-in.ts'

const open = async (setting: Partial<Setting> = {}, file?: string, words: readonly string[] = []) => {
  const { electron, seen } = standIn({ desk: (request) => Promise.resolve(new Response(`desk: ${request.url}`)), ...setting })
  await openShell(electron, { preload: '/app/preload.cjs', deskProcess: '/app/desk-process.mjs', file, words, platform: 'linux' })
  return seen
}
const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'shinpan-save-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}
const frame = (url: string) => ({ senderFrame: { url } as Electron.WebFrameMain })

test('the scheme is registered and the sandbox set before the app is ready; then one window opens on the desk', async () => {
  const seen = await open()
  expect(seen.calls).toEqual(['registerSchemesAsPrivileged', 'enableSandbox', 'whenReady', 'setAsDefaultProtocolClient shinpan', 'show'])
  expect(seen.windows.map(({ options, urls }) => [options.webPreferences?.preload, urls])).toEqual([
    ['/app/preload.cjs', ['shinpan-app://desk/']],
  ])
})

test("the window's requests are answered by the desk's process, started with the file named", async () => {
  const seen = await open({}, '/somewhere/open.shinpan')
  const answer = await seen.handled.get('shinpan-app')?.(new Request('shinpan-app://desk/api/saving', { method: 'POST', body: '{}' }))
  expect(await answer?.text()).toBe('desk: shinpan-app://desk/api/saving')
  expect(seen.forked.map(({ script, args }) => [script, args])).toEqual([['/app/desk-process.mjs', ['/somewhere/open.shinpan']]])
  seen.app.emit('will-quit')
  expect(seen.forked[0]?.process.killed()).toBe(true)
})

test('a second start opens nothing and leaves; the first brings its window to the front', async () => {
  const second = await open({ locked: true })
  expect([second.calls.at(-1), second.windows]).toEqual(['quit', []])
  const first = await open()
  first.app.emit('second-instance', {}, ['shinpan'])
  expect(first.calls.slice(-2)).toEqual(['restore', 'focus'])
})

test('a link opens exactly its place: at the start, in the window that is there, from the system', async () => {
  const LINK = 'shinpan://replay/t%201/h1/55/device%3A12'
  const PLACE = 'shinpan-app://desk/#/replay/t%201/h1/55/device%3A12'
  const begun = await open({}, undefined, ['/usr/bin/shinpan', LINK])
  expect(begun.windows[0]?.urls).toEqual([PLACE])
  const there = await open()
  there.app.emit('second-instance', {}, ['/usr/bin/shinpan', LINK])
  there.app.emit('open-url', { preventDefault: () => undefined }, 'shinpan://incident/3')
  expect(there.windows[0]?.urls).toEqual(['shinpan-app://desk/', PLACE, 'shinpan-app://desk/#/incident/3'])
  expect(there.windows).toHaveLength(1)
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
])('a link opens nothing where it holds %s', async (_what, link) => {
  const seen = await open({}, undefined, [link])
  seen.app.emit('open-url', { preventDefault: () => undefined }, link)
  seen.app.emit('second-instance', {}, [link])
  expect(seen.windows[0]?.urls).toEqual(['shinpan-app://desk/'])
})

test('the menu speaks the language of the system', async () => {
  expect((await open({ locale: 'fr-CA' })).menu.map(({ label }) => label)).toEqual(['Fichier', 'Édition', 'Affichage'])
  expect((await open({ locale: 'ja' })).menu.map(({ label }) => label)).toEqual(['File', 'Edit', 'View'])
})

test('saving writes the file whole and leaves nothing beside it', async () => {
  const path = await folder()
  const seen = await open({ savesAt: join(path, 'incident.html') })
  await writeFile(join(path, 'incident.html'), 'older and longer')
  const wish = { name: 'incident.html', mime: 'text/html', content: '<p>9m 審判' }
  expect(await seen.ipc.get(SAVE)?.(frame('shinpan-app://desk/#/incidents/1'), wish)).toBe(true)
  expect(await readFile(join(path, 'incident.html'), 'utf8')).toBe('<p>9m 審判')
  expect(await readdir(path)).toEqual(['incident.html'])
})

test('a person who thinks better of it saves nothing', async () => {
  const seen = await open()
  expect(await seen.ipc.get(SAVE)?.(frame('shinpan-app://desk/'), { name: 'a', mime: 'b', content: 'c' })).toBe(false)
})

test.each([
  ['another page', frame('https://evil.example/'), { name: 'a', mime: 'b', content: 'c' }],
  ['a frame that is gone', { senderFrame: null }, { name: 'a', mime: 'b', content: 'c' }],
  ['no content', frame('shinpan-app://desk/'), { name: 'a', mime: 'b' }],
  ['a number for a name', frame('shinpan-app://desk/'), { name: 1, mime: 'b', content: 'c' }],
  ['nothing', frame('shinpan-app://desk/'), null],
])('saving refuses %s', async (_what, event, wish) => {
  const path = await folder()
  const seen = await open({ savesAt: join(path, 'a') })
  await expect(seen.ipc.get(SAVE)?.(event, wish)).rejects.toThrow(/^save:/)
  expect(await readdir(path)).toEqual([])
})
