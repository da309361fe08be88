import { expect, test } from 'vitest'
import { DO } from '../../../electron/ipc/messages.ts'
import { acceleratorOf, firstMenu, menu } from '../../../electron/menu/menu.ts'
import { DEFAULT_KEYS } from '../../../renderer/keys/actions.ts'
import { HALL, inHall, openApp, tell, told, under } from '../stand-in/open-app.ts'

type Item = Electron.MenuItemConstructorOptions
const doings = { act: () => undefined, open: () => undefined, openRecent: () => undefined }

test('every key that a window can have by itself has a name in the menu', () => {
  expect([...DEFAULT_KEYS].filter(([id, key]) => !id.startsWith('fast.') && acceleratorOf(key) === undefined)).toEqual([])
})

test.each([
  ['Control+k', 'Control+K'],
  ['Control+1', 'Control+1'],
  ['Alt+ArrowLeft', 'Alt+Left'],
  ['F6', 'F6'],
  ['Shift+F7', 'Shift+F7'],
  ['B', 'Shift+B'],
  ['!', '!'],
  ['+', 'Plus'],
  [' ', 'Space'],
  ['é', undefined],
  ['Hyper+x', undefined],
])('%s stands in the menu as %s', (key, accelerator) => expect(acceleratorOf(key)).toBe(accelerator))

test('the menu speaks the language of the window in front, and has its keys; the window itself acts on them', async () => {
  const seen = await openApp({}, { words: ['a.shinpan', 'b.shinpan'] })
  const [one, two] = seen.windows
  const palette = (label: string, key: string) => ({ help: [{ id: 'everywhere.palette', label, key }] })
  tell(seen, two, palette('All actions', 'Control+k'))
  tell(seen, one, { language: 'fr', ...palette('Toutes les actions', 'F12') })
  const shown = () =>
    under(seen.menu, '<help>').map(({ label, accelerator, registerAccelerator }) => [label, accelerator, registerAccelerator])
  expect(shown()).toEqual([['All actions', 'Control+K', false]])
  seen.app.emit('second-instance', {}, ['a.shinpan'], HALL)
  expect(shown()).toEqual([['Toutes les actions', 'F12', false]])
  under(seen.menu, '<help>')[0]?.click?.({} as Electron.MenuItem, undefined, {})
  expect([one?.contents.heard, two?.contents.heard]).toEqual([[[DO, 'everywhere.palette']], []])
})

test('on a Mac a key without Ctrl, Alt or F is left to the window: it would be taken out of the line that is typed', () => {
  const help = [
    { id: 'a', label: 'a', key: '?' },
    { id: 'b', label: 'b', key: 'F6' },
  ]
  const keys = (mac: boolean) =>
    under(menu({ told: told({ help }), mac, recent: [], doings }), '<help>').map(({ accelerator }) => accelerator)
  expect([keys(false), keys(true)]).toEqual([
    ['?', 'F6'],
    [undefined, 'F6'],
  ])
})

test('names with an ampersand are names', () => {
  const items = menu({ told: told(), mac: false, recent: [inHall('A & B.shinpan')], doings })
  expect(under(under(items, '<file>'), '<recent>')[0]?.label).toBe(inHall('A && B.shinpan'))
})

test('no line of the menu reloads a page or opens developer tools', () => {
  const all = (items: readonly Item[]): readonly Item[] =>
    items.flatMap((item) => [item, ...all((item.submenu as Item[] | undefined) ?? [])])
  const roles = [menu({ told: told(), mac: true, recent: [], doings }), firstMenu(true)].flatMap(all).map(({ role }) => role)
  expect(roles).not.toContain('viewMenu')
  expect(roles.filter((role) => role && /reload|dev/i.test(role))).toEqual([])
})

test('files are opened by the system’s dialog, each in its window', async () => {
  const seen = await openApp({ opens: [inHall('x.shinpan'), inHall('y.shinpan')] })
  tell(seen, seen.windows[0])
  under(seen.menu, '<file>')[0]?.click?.({} as Electron.MenuItem, undefined, {})
  await new Promise(setImmediate)
  expect(seen.windows).toHaveLength(3)
  expect(seen.asked).toMatchObject([{ dialog: 'open', options: { filters: [{ name: '<files>', extensions: ['shinpan'] }] } }])
})
