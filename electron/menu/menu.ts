import type { MenuItemConstructorOptions } from 'electron'
import type { MenuAction, MenuState } from '../../desk/contract/desktop.ts'

/** The functions of the menu's items; `act`: an action of the window. */
export type MenuDoings = {
  readonly act: (id: string) => void
  readonly open: () => void
  readonly openRecent: (file: string) => void
  /** Missing if no place for newer versions is configured. */
  readonly update?: (() => void) | undefined
}

type Wanted = { readonly told: MenuState; readonly mac: boolean; readonly recent: readonly string[]; readonly doings: MenuDoings }

/** The menu as the window in front last reported it: its language, and its actions with their keys. */
export const menu = ({ told, mac, recent, doings }: Wanted): MenuItemConstructorOptions[] => {
  const { words } = told
  const lines = (actions: readonly MenuAction[]): MenuItemConstructorOptions[] =>
    actions.map(({ id, label, key }) => ({ id, label: plain(label), click: () => doings.act(id), ...shownKey(key, mac) }))
  const files = recent.map((file): MenuItemConstructorOptions => ({ label: plain(file), click: () => doings.openRecent(file) }))
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: plain(words.file),
      submenu: [
        { label: plain(words.open), accelerator: 'CommandOrControl+O', click: doings.open },
        { label: plain(words.recent), enabled: files.length > 0, submenu: files },
        { type: 'separator' },
        ...lines(told.file),
        { type: 'separator' },
        { role: 'close', label: plain(words.close) },
        ...(mac ? [] : [{ role: 'quit', label: plain(words.quit) } as const]),
      ],
    },
    {
      label: plain(words.edit),
      submenu: [
        // for text input, with the system's own key: undo of acts has its item and key under File
        ...(['undo', 'redo'] as const).map((role) => ({ role, label: plain(words[role]), registerAccelerator: false })),
        { type: 'separator' },
        ...(['cut', 'copy', 'paste', 'selectAll'] as const).map((role) => ({ role, label: plain(words[role]) })),
      ],
    },
    { label: plain(words.go), submenu: lines(told.go) },
    {
      label: plain(words.view),
      submenu: [
        ...lines(told.view),
        { type: 'separator' },
        { role: 'zoomIn', label: plain(words.zoomIn) },
        { role: 'zoomOut', label: plain(words.zoomOut) },
        { role: 'resetZoom', label: plain(words.zoomReset) },
        { type: 'separator' },
        { role: 'togglefullscreen', label: plain(words.fullScreen) },
      ],
    },
    {
      label: plain(words.help),
      submenu: [
        ...lines(told.help),
        ...(doings.update ? [{ type: 'separator' } as const, { label: plain(words.update), click: doings.update }] : []),
      ],
    },
  ]
}

/** The initial menu: the minimum for a Mac. */
export const firstMenu = (mac: boolean): MenuItemConstructorOptions[] => [
  ...(mac ? [{ role: 'appMenu' } as const] : []),
  { role: 'fileMenu' },
  { role: 'editMenu' },
]

/** Escapes the ampersand, which marks an access key in menus. */
const plain = (label: string): string => label.replaceAll('&', '&&')

/**
 * The window's key beside the item. The window itself handles it, so that it works with and without a menu, and never twice. On a Mac a
 * displayed key also triggers the menu, after the window, so single letters are left out there.
 */
const shownKey = (key: string | null, mac: boolean): MenuItemConstructorOptions => {
  const accelerator = key === null ? undefined : acceleratorOf(key)
  if (accelerator === undefined || (mac && !/^(?:Control|Alt)\+|^F\d+$|\+F\d+$/.test(accelerator))) return {}
  return { accelerator, registerAccelerator: false }
}

/** A key of the window (`Control+k`, `Alt+ArrowLeft`, `F6`, `!`) in Electron's notation; undefined if it has none. */
export const acceleratorOf = (key: string): string | undefined => {
  const parts = key === '+' || key.endsWith('++') ? [...key.slice(0, -2).split('+').filter(Boolean), '+'] : key.split('+')
  const last = parts.pop() ?? ''
  const name = NAMES[last] ?? (/^[\x21-\x7e]$/.test(last) ? last.toUpperCase() : /^F\d{1,2}$/.test(last) ? last : undefined)
  if (name === undefined || !parts.every((part) => ['Control', 'Alt', 'Shift', 'Meta'].includes(part))) return undefined
  const shift = /^[A-Z]$/.test(last) ? ['Shift'] : []
  return [...parts, ...shift, name].join('+')
}

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '+': 'Plus',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Home: 'Home',
  End: 'End',
  Enter: 'Return',
  Escape: 'Escape',
  Backspace: 'Backspace',
  Delete: 'Delete',
}
