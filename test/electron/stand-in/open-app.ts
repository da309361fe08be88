import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { HeldTexts, MenuState } from '../../../desk/contract/desktop.ts'
import { MENU_WORDS } from '../../../desk/contract/vocabulary.ts'
import { KEEP, TELL } from '../../../electron/ipc/messages.ts'
import { openShell, type ShellStart } from '../../../electron/start/shell.ts'
import { type Seen, type Setting, type StandInWindow, standIn } from './stand-in.ts'

/** A folder that is gone when the test is. */
export const aFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'shinpan-shell-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** Where the person who starts the app stands; on Windows it is on a drive. */
export const HALL = resolve('/hall')

/** A file there, by its whole path as this system writes it. */
export const inHall = (name: string): string => join(HALL, name)

/** The app, opened against the stand-in with a folder of its own for what it keeps. */
export const openApp = async (setting: Partial<Setting> = {}, place: Partial<ShellStart> = {}): Promise<Seen> => {
  const { electron, seen } = standIn({
    desk: (request) => Promise.resolve(new Response(`desk: ${request.url}`)),
    userData: setting.userData ?? aFolder(),
    ...setting,
  })
  await openShell(electron, {
    preload: '/app/preload.cjs',
    deskProcess: '/app/desk-process.mjs',
    words: [],
    folder: HALL,
    platform: 'linux',
    note: () => undefined,
    ...place,
  })
  return seen
}

/** The state that a window reports. */
export const told = (part: Partial<MenuState> = {}): MenuState => ({
  language: 'en',
  clockRuns: false,
  words: Object.fromEntries(MENU_WORDS.map((word) => [word, `<${word}>`])) as MenuState['words'],
  file: [],
  go: [],
  view: [],
  help: [],
  ...part,
})

/** A message from the page of a window, as ipcMain receives it; a synchronous one is answered with the first value that is set. */
export const from = (window: StandInWindow | undefined, url = window?.urls.at(-1)) => {
  let reply: { readonly value: unknown } | undefined
  return {
    sender: window?.contents,
    senderFrame: { url, parent: null },
    get returnValue(): unknown {
      return reply?.value
    },
    set returnValue(value) {
      reply ??= { value: structuredClone(value) }
    },
  }
}

export const tell = (seen: Seen, window: StandInWindow | undefined, part: Partial<MenuState> = {}): void =>
  seen.told.get(TELL)?.(from(window), told(part))
export const keep = (seen: Seen, window: StandInWindow | undefined, held: HeldTexts): void => seen.told.get(KEEP)?.(from(window), held)

/** The lines under a heading of the menu. */
export const under = (
  items: readonly Electron.MenuItemConstructorOptions[],
  label: string,
): readonly Electron.MenuItemConstructorOptions[] => {
  const lines = items.find((item) => item.label === label)?.submenu
  return Array.isArray(lines) ? lines : []
}

/** The desk's process behind a window says that it uses a file. */
export const uses = (seen: Seen, n: number, file: string): void => seen.forked[n]?.process.says({ kind: 'in-use', file })
