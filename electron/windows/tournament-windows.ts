import { basename, resolve } from 'node:path'
import type Electron from 'electron'
import type { HeldTexts, MenuState } from '../../desk/contract/desktop.ts'
import type { Fetch } from '../../desk/network/serving/node-http.ts'
import { type DeskLine, type DeskProcess, deskLine } from '../ipc/desk-process.ts'
import { SHELL_WORDS, type ShellLanguage } from '../menu/messages.ts'
import { placeAt, windowAddress } from '../security/scheme.ts'
import type { JsonStore } from '../storage/json-store.ts'
import { forgetWindows, holdsActs, type LeftOpen, noteOpen } from '../storage/open-windows.ts'
import { addRecent, dropRecent } from '../storage/recent-files.ts'
import { keepState, placeOn, stateFor } from '../storage/window-state.ts'
import { comeBack } from './crash-recovery.ts'
import { windowOptions } from './window-options.ts'

type Modules = Pick<typeof Electron, 'app' | 'dialog' | 'BrowserWindow' | 'screen'>

/** A window, its desk, and its reported state. */
export type Desktop = {
  readonly number: number
  readonly window: Electron.BrowserWindow
  readonly desk: DeskLine
  /** Stored for the window; `recovered`: restored after a crash of the app. */
  held: HeldTexts
  recovered: boolean
  told: MenuState | undefined
  /** Resolves when the page and the last requested place are loaded. The next navigation waits, because it would abort the loading. */
  loaded: Promise<void>
}

type Setting = {
  readonly electron: Modules
  readonly keeping: JsonStore
  readonly preload: string
  readonly start: (file: string | undefined) => DeskProcess
  readonly print: (page: string) => Promise<Uint8Array>
  readonly language: () => ShellLanguage
  /** A window is on the screen. */
  readonly shown: () => void
  /** Something that the menu shows has changed. */
  readonly changed: () => void
}

export type TournamentWindows = {
  /** Shows a file in the window that has it, or in a new one; without a file, the window in front, or a new one to pick a file in. */
  readonly show: (file?: string, place?: string) => Promise<void>
  /** Opens a window as it was when the app crashed. */
  readonly recover: (left: LeftOpen) => Promise<void>
  readonly deskOf: (number: number) => Fetch | undefined
  readonly of: (contents: Electron.WebContents | undefined) => Desktop | undefined
  readonly all: () => readonly Desktop[]
  readonly note: () => void
  /** Resolves when the desks of closed windows have finished their requests; undefined if none is running. */
  readonly left: () => Promise<unknown> | undefined
}

/** Shows a window once it is painted. On Wayland `ready-to-show` may never come (electron issue 48859), the end of loading does. */
const showOnce = (window: Electron.BrowserWindow, tell: () => void): void => {
  let shown = false
  const show = (): void => {
    if (shown || window.isDestroyed()) return
    shown = true
    window.show()
    tell()
  }
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', show)
}

/** The windows of the app, one for each open tournament file. */
export const tournamentWindows = (setting: Setting): TournamentWindows => {
  const { electron, keeping } = setting
  const desktops = new Map<number, Desktop>()
  const leaving = new Set<Promise<void>>()
  let last = 0
  let sessionEnds = false

  const all = (): readonly Desktop[] => [...desktops.values()]
  const asTheyAre = (): readonly LeftOpen[] =>
    all().map(({ desk, window, held }) => ({ file: desk.file() ?? null, place: placeAt(window.webContents.getURL()), held }))
  const note = (): void => {
    if (!sessionEnds) noteOpen(keeping, asTheyAre())
  }
  /** Windows shuts down or logs off: a normal exit. At the next start only windows with unsaved acts are opened again. */
  const endSession = (): void => {
    sessionEnds = true
    const withActs = asTheyAre().filter(({ held }) => holdsActs(held))
    if (withActs.length > 0) noteOpen(keeping, withActs)
    else forgetWindows(keeping)
  }
  const uses = (file: string): void => {
    addRecent(keeping, file)
    electron.app.addRecentDocument(file)
    note()
    setting.changed()
  }

  const make = async (file: string | undefined, place: string, before?: LeftOpen): Promise<void> => {
    const number = ++last
    const state = stateFor(keeping, file)
    const displays = [electron.screen.getPrimaryDisplay(), ...electron.screen.getAllDisplays()].map(({ workArea }) => workArea)
    const bounds = placeOn(
      displays,
      state?.bounds,
      all().map(({ window }) => window.getNormalBounds()),
    )
    const window = new electron.BrowserWindow(windowOptions(setting.preload, bounds))
    const desk = deskLine({
      ...setting,
      file,
      uses,
      notStarted: () => {
        const words = SHELL_WORDS[setting.language()]
        return electron.dialog
          .showMessageBox(window, {
            type: 'error',
            message: words.deskFailed,
            detail: words.deskFailedDetail,
            buttons: [words.again, words.close],
            defaultId: 0,
            cancelId: 1,
          })
          .then(({ response }) => (response === 0 ? window.webContents.reload() : window.destroy()))
      },
      notOpened: ({ file: which, why }) => {
        dropRecent(keeping, which)
        setting.changed()
        electron.dialog.showErrorBox(SHELL_WORDS[setting.language()].notOpened(basename(which)), why[setting.language()])
      },
    })
    const desktop: Desktop = {
      number,
      window,
      desk,
      held: before?.held ?? {},
      recovered: before !== undefined,
      told: undefined,
      loaded: Promise.resolve(),
    }
    desktops.set(number, desktop)
    if (state?.maximized) window.maximize()
    if (state?.fullScreen) window.setFullScreen(true)
    showOnce(window, setting.shown)
    window.on('session-end', endSession)
    window.on('focus', setting.changed)
    window.webContents.on('did-navigate-in-page', note)
    window.on('close', () =>
      keepState(keeping, desk.file(), {
        bounds: window.getNormalBounds(),
        maximized: window.isMaximized(),
        fullScreen: window.isFullScreen(),
      }),
    )
    window.on('closed', () => {
      desktops.delete(number)
      const ending = desk.end().finally(() => leaving.delete(ending))
      leaving.add(ending)
      // the last window to close deletes the stored state: a normal exit
      if (desktops.size === 0 && !sessionEnds) forgetWindows(keeping)
      else note()
      setting.changed()
    })
    comeBack(desktop, { dialog: electron.dialog, language: setting.language })
    if (file !== undefined) uses(file)
    desktop.loaded = window.loadURL(windowAddress(number, place))
    await desktop.loaded
    note()
  }

  /** A displayed place is only brought to the front. Other places are opened within the page, so that typed text stays. */
  const bring = async (desktop: Desktop, place: string | undefined): Promise<void> => {
    const { window, number } = desktop
    if (window.isMinimized()) window.restore()
    window.focus()
    if (place === undefined) return
    const go = async (): Promise<void> => (window.isDestroyed() ? undefined : window.loadURL(windowAddress(number, place)))
    desktop.loaded = desktop.loaded.then(go, go)
    await desktop.loaded
  }

  return {
    all,
    note,
    left: () => (leaving.size > 0 ? Promise.all(leaving) : undefined),
    of: (contents) => all().find(({ window }) => window.webContents === contents),
    deskOf: (number) => desktops.get(number)?.desk.fetch,
    recover: (left) => make(left.file ?? undefined, left.place, left),
    show: async (file, place) => {
      const wanted = file === undefined ? undefined : resolve(file)
      const there =
        wanted === undefined
          ? (all().find(({ window }) => window.isFocused()) ?? all().at(-1))
          : all().find(({ desk }) => desk.file() === wanted)
      await (there ? bring(there, place) : make(wanted, place ?? ''))
    },
  }
}
