import type Electron from 'electron'
import { SAVE } from './bridge.ts'
import { type DeskProcess, deskLine } from './desk-line.ts'
import { door } from './door.ts'
import { guardContents, guardSession } from './guard.ts'
import { LINKS, placeAmong, placeIn } from './link.ts'
import { menu } from './menu.ts'
import { printPage } from './print-page.ts'
import { save } from './save.ts'
import { ORIGIN, SCHEME, scheme } from './scheme.ts'
import { windowOptions } from './window-options.ts'
import { writeWhole } from './write-whole.ts'

/** As much of Electron as the shell uses. */
export type Shell = Pick<typeof Electron, 'app' | 'protocol' | 'session' | 'ipcMain' | 'dialog' | 'BrowserWindow' | 'Menu'> & {
  readonly utilityProcess: { readonly fork: (script: string, args: string[], options: Electron.ForkOptions) => DeskProcess }
}

/** Where the built pieces lie, and the file to begin with, if one was named. */
export type Place = {
  readonly preload: string
  readonly deskProcess: string
  readonly file: string | undefined
  /** The words of the start: one of them may be a link. */
  readonly words: readonly string[]
  readonly platform: NodeJS.Platform
}

/** Opens the app: its scheme, the desk's process behind it, one window. A second start brings the first one's window to the front. */
export const openShell = async (electron: Shell, place: Place): Promise<void> => {
  const { app, protocol, session, Menu } = electron
  protocol.registerSchemesAsPrivileged([scheme])
  app.enableSandbox()
  if (!app.requestSingleInstanceLock()) return app.quit()
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
  // links from outside open a place; where the window is not there yet, it begins at that place
  let wanted = placeAmong(place.words)
  let go = (to: string): void => {
    wanted = to
  }
  app.on('open-url', (event, link) => {
    event.preventDefault()
    const to = placeIn(link)
    if (to !== undefined) go(to)
  })
  await app.whenReady()
  app.setAsDefaultProtocolClient(LINKS)

  const desk = deskLine(
    (file) => electron.utilityProcess.fork(place.deskProcess, file === undefined ? [] : [file], { serviceName: 'Shinpan desk' }),
    place.file,
    printPage(electron),
  )
  guardSession(session.defaultSession)
  protocol.handle(SCHEME, door(desk.fetch))
  answerSaving(electron)
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu({ locale: app.getLocale(), mac: place.platform === 'darwin' })))

  const window = new electron.BrowserWindow(windowOptions(place.preload))
  window.once('ready-to-show', () => window.show())
  const come = (): void => {
    if (window.isMinimized()) window.restore()
    window.focus()
  }
  app.on('second-instance', (_event, words) => {
    come()
    const to = placeAmong(words)
    if (to !== undefined) go(to)
  })
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', desk.end)
  await window.loadURL(`${ORIGIN}/${wanted === undefined ? '' : `#${wanted}`}`)
  go = (to) => {
    come()
    // only the part behind # changes: the page stays, and with it what was typed
    void window.loadURL(`${ORIGIN}/#${to}`)
  }
}

const answerSaving = ({ ipcMain, dialog }: Shell): void => {
  const saving = save({
    choose: async (name) => {
      const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: name })
      return canceled ? undefined : filePath
    },
    write: writeWhole,
  })
  ipcMain.handle(SAVE, (event, wish: unknown) => saving(event.senderFrame?.url, wish))
}
