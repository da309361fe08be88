import type Electron from 'electron'
import type { NoteDiagnostic } from '../../desk/context/diagnostics/note.ts'
import type { MenuState } from '../../desk/contract/desktop.ts'
import type { MenuWord } from '../../desk/contract/vocabulary.ts'
import type { DeskProcess } from '../ipc/desk-process.ts'
import { DO } from '../ipc/messages.ts'
import { firstMenu, menu } from '../menu/menu.ts'
import { SHELL_WORDS, type ShellLanguage, shellLanguage } from '../menu/messages.ts'
import { startPrinting } from '../print/print-page.ts'
import { requestGuard } from '../security/request-guard.ts'
import { SCHEME, scheme } from '../security/scheme.ts'
import { guardContents, guardSession } from '../security/session-guard.ts'
import { jsonStoreIn } from '../storage/json-store.ts'
import { forgetWindows, leftOpen } from '../storage/open-windows.ts'
import { recentFiles } from '../storage/recent-files.ts'
import { answerWindows } from '../windows/renderer-calls.ts'
import { tournamentWindows } from '../windows/tournament-windows.ts'
import { LINK_SCHEME, placeIn, wantedBy } from './start-arguments.ts'
import { lookForUpdate, type ReleaseAddresses } from './update.ts'

/** The part of Electron that the shell uses. */
export type Shell = Pick<
  typeof Electron,
  'app' | 'protocol' | 'session' | 'ipcMain' | 'dialog' | 'BrowserWindow' | 'Menu' | 'screen' | 'powerSaveBlocker' | 'shell'
> & {
  readonly utilityProcess: { readonly fork: (script: string, args: string[], options: Electron.ForkOptions) => DeskProcess }
}

/** The paths of the built parts, and how the app was started. */
export type ShellStart = {
  readonly preload: string
  readonly deskProcess: string
  /** The arguments: tournament files, a link. */
  readonly words: readonly string[]
  /** The user's working folder. */
  readonly folder: string
  readonly platform: NodeJS.Platform
  /** The place of newer versions, set when the app is packed. */
  readonly releases?: ReleaseAddresses | undefined
  /** Notes what was refused. */
  readonly note: NoteDiagnostic
  /** Called once the first window is shown, or this instance has handed over to the first one. */
  readonly shown?: () => void
}

/** Flags of the desk's process. While it loads, its young generation grows to 16 MB, which a desk at rest would keep. */
export const DESK_FLAGS = ['--max-semi-space-size=4']

/** Opens the app: its scheme, and a window with a desk process for each file. A second instance hands over to the first. */
export const openShell = async (electron: Shell, place: ShellStart): Promise<void> => {
  const { app, protocol, session, Menu } = electron
  const mac = place.platform === 'darwin'
  protocol.registerSchemesAsPrivileged([scheme])
  app.enableSandbox()
  if (!app.requestSingleInstanceLock()) {
    place.shown?.()
    return app.quit()
  }
  app.on('web-contents-created', (_event, contents) => guardContents(contents, place.note))
  // a session with a spelling checker downloads dictionaries, whatever a window's `spellcheck` is
  app.on('session-created', (created) => created.setSpellCheckerEnabled(false))

  // files and links that the system passes before the app is ready
  const early: { readonly file?: string; readonly place?: string }[] = []
  let show = (file?: string, to?: string): void =>
    void early.push({ ...(file !== undefined && { file }), ...(to !== undefined && { place: to }) })
  app.on('open-url', (event, link) => {
    event.preventDefault()
    const to = placeIn(link)
    if (to !== undefined) show(undefined, to)
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    for (const one of wantedBy([file], '/').files) show(one)
  })
  await app.whenReady()
  // running from sources, it would register the bare Electron program
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)

  const keeping = jsonStoreIn(app.getPath('userData'))
  const printer = startPrinting(electron)
  let told: MenuState | undefined
  const language = (): ShellLanguage => told?.language ?? shellLanguage(app.getLocale())

  let blocker: number | undefined
  const changed = (): void => {
    const { powerSaveBlocker } = electron
    const runs = windows.all().some((desktop) => desktop.told?.clockRuns)
    if (runs) blocker ??= powerSaveBlocker.start('prevent-display-sleep')
    else if (blocker !== undefined) {
      powerSaveBlocker.stop(blocker)
      blocker = undefined
    }
    const inFront = windows.all().find(({ window }) => window.isFocused())
    told = inFront?.told ?? told ?? windows.all().find((desktop) => desktop.told)?.told
    if (!told) return
    const { releases } = place
    const doings = {
      act: (id: string): void => {
        const to = windows.all().find(({ window }) => window.isFocused()) ?? windows.all().at(-1)
        to?.window.webContents.send(DO, id)
      },
      open: () => void openByDialog(electron, told?.words).then((files) => Promise.all(files.map((file) => windows.show(file)))),
      openRecent: (file: string) => void windows.show(file),
      update: releases && (() => void tellOfUpdate(electron, releases, language())),
    }
    Menu.setApplicationMenu(Menu.buildFromTemplate(menu({ told, mac, recent: recentFiles(keeping), doings })))
  }
  const windows = tournamentWindows({
    electron,
    keeping,
    preload: place.preload,
    start: (file) =>
      electron.utilityProcess.fork(place.deskProcess, file === undefined ? [] : [file], {
        serviceName: 'Shinpan desk',
        execArgv: DESK_FLAGS,
      }),
    print: printer.toPdf,
    language,
    changed,
    shown: () => place.shown?.(),
  })
  guardSession(session.defaultSession, place.note)
  protocol.handle(SCHEME, requestGuard(windows.deskOf, place.note))
  answerWindows({ electron, windows, printDialog: printer.byDialog, changed, note: place.note })
  Menu.setApplicationMenu(Menu.buildFromTemplate(firstMenu(mac)))

  app.on('second-instance', (_event, words, folder) => {
    const wanted = wantedBy(words, folder)
    for (const file of wanted.files) show(file)
    if (wanted.files.length === 0) show(undefined, wanted.place)
  })
  app.on('window-all-closed', () => app.quit())
  app.on('activate', () => windows.all().length === 0 && show())
  app.on('will-quit', (event) => {
    const left = windows.left()
    if (left) {
      // the desk finishes its requests first
      event.preventDefault()
      void left.then(() => app.quit())
    } else forgetWindows(keeping)
  })

  for (const left of leftOpen(keeping)) await windows.recover(left)
  const begin = wantedBy(place.words, place.folder)
  for (const file of begin.files) show(file)
  if (begin.place !== undefined) show(undefined, begin.place)
  for (const one of early) await windows.show(one.file, one.place)
  // before the last wait: what arrives while that window loads is for it
  show = (file, to) => void windows.show(file, to)
  if (windows.all().length === 0) await windows.show()
}

const openByDialog = async (
  { dialog }: Pick<Shell, 'dialog'>,
  words: Readonly<Record<MenuWord, string>> | undefined,
): Promise<readonly string[]> => {
  const { canceled, filePaths } = await dialog.showOpenDialog({
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: words?.files ?? 'Shinpan', extensions: ['shinpan'] }],
  })
  return canceled ? [] : filePaths
}

/** Looks for a newer version at the user's request. Opens its page in the browser if the user wants; downloads nothing. */
const tellOfUpdate = async ({ app, session, dialog, shell }: Shell, releases: ReleaseAddresses, language: ShellLanguage): Promise<void> => {
  const words = SHELL_WORDS[language]
  const own = app.getVersion()
  // a session of its own, because the windows' session blocks all network access
  const found = await lookForUpdate(releases, own, (url, init) => session.fromPartition('update').fetch(url, init))
  if (found.kind !== 'newer') {
    await dialog.showMessageBox({ type: 'info', message: found.kind === 'newest' ? words.newest(found.version) : words.unreached })
    return
  }
  const { response } = await dialog.showMessageBox({
    type: 'info',
    message: words.newer(found.version, own),
    detail: words.newerDetail,
    buttons: [words.openPage, words.close],
    defaultId: 0,
    cancelId: 1,
  })
  if (response === 0) await shell.openExternal(releases.page)
}
