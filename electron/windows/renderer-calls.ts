import type Electron from 'electron'
import type { NoteDiagnostic } from '../../desk/context/diagnostics/note.ts'
import { saveFile } from '../../desk/context/files/atomic-write.ts'
import { heldTexts, menuState, type WindowStart } from '../../desk/contract/desktop.ts'
import { BEGUN, KEEP, OPEN, PRINT, SAVE, TELL } from '../ipc/messages.ts'
import { isOwnUrl } from '../security/session-guard.ts'
import { saveForWindow } from './save.ts'
import type { Desktop, TournamentWindows } from './tournament-windows.ts'

type Modules = Pick<typeof Electron, 'ipcMain' | 'dialog'>
type Setting = {
  readonly electron: Modules
  readonly windows: TournamentWindows
  readonly printDialog: (page: string) => Promise<boolean>
  /** The reported state of a window changed. */
  readonly changed: () => void
  readonly note: NoteDiagnostic
}

type Sent = Pick<Electron.IpcMainEvent, 'sender' | 'senderFrame'>

/**
 * Handlers for everything that a window may ask of the shell. Accepts only the main frame of our own windows, on our own page. Refusals
 * are noted.
 */
export const answerWindows = ({ electron: { ipcMain, dialog }, windows, printDialog, changed, note }: Setting): void => {
  const refuse = (why: string): never => {
    note('refused', { why })
    throw new Error(why)
  }
  const from = ({ sender, senderFrame }: Sent): Desktop => {
    const desktop = windows.of(sender)
    if (!desktop || !senderFrame || senderFrame.parent !== null || !isOwnUrl(senderFrame.url)) return refuse('shell: not from our window')
    return desktop
  }
  const heard = (hear: (desktop: Desktop, said: unknown) => void) => (event: Electron.IpcMainEvent, said: unknown) => {
    try {
      hear(from(event), said)
    } catch (error) {
      console.error(error)
    }
  }
  const saving = saveForWindow({
    choose: async (name) => {
      const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: name })
      return canceled ? undefined : filePath
    },
    write: saveFile,
  })
  ipcMain.handle(SAVE, async (event, wish: unknown) => {
    from(event)
    return saving(wish)
  })
  ipcMain.handle(PRINT, async (event, page: unknown) => {
    from(event)
    if (typeof page !== 'string' || page.length > LONGEST_PAGE) return refuse('print: expects a page')
    return printDialog(page)
  })
  ipcMain.handle(OPEN, async (event, file: unknown) => {
    const { desk } = from(event)
    if (typeof file !== 'string' || !isTournament(file)) return refuse('open: expects a tournament file')
    const elsewhere = windows.all().some((other) => other.desk.file() === file && other.desk !== desk)
    if (desk.file() === file || (desk.file() === undefined && !elsewhere)) return false
    await windows.show(file)
    return true
  })
  ipcMain.on(
    TELL,
    heard((desktop, said) => {
      const told = menuState.safeParse(said).data
      if (!told) return refuse('tell: does not read')
      desktop.told = told
      changed()
    }),
  )
  ipcMain.on(
    KEEP,
    heard((desktop, said) => {
      const held = heldTexts.safeParse(said).data
      if (!held) return refuse('keep: does not read')
      desktop.held = held
      windows.note()
    }),
  )
  ipcMain.on(BEGUN, (event) => {
    let begun: WindowStart = { recovered: false, held: {} }
    heard((desktop) => {
      begun = { recovered: desktop.recovered, held: desktop.held }
      desktop.recovered = false
    })(event, undefined)
    // set once: Electron uses the first value, and a page without an answer waits for ever
    event.returnValue = begun
  })
}

const LONGEST_PAGE = 100_000_000

/** An absolute path with our extension. */
const isTournament = (file: string): boolean => /^(?:\/|[A-Za-z]:[\\/]|\\\\).+\.shinpan$/s.test(file) && !/\p{Cc}/u.test(file)
