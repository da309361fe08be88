import type Electron from 'electron'
import { SHELL_WORDS, type ShellLanguage } from '../menu/messages.ts'

type Desktop = { readonly window: Electron.BrowserWindow }
type Setting = { readonly dialog: Pick<Electron.Dialog, 'showMessageBox' | 'showMessageBoxSync'>; readonly language: () => ShellLanguage }

/** Number of automatic reloads of a window within a minute. */
const TRIES = 3
const MINUTE = 60_000

/**
 * Reloads a crashed window at its place, with its unsent acts; asks the user if it keeps crashing. Closing a window asks only if acts
 * would be lost.
 */
export const comeBack = ({ window }: Desktop, { dialog, language }: Setting): void => {
  const { webContents } = window
  let crashes: readonly number[] = []
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const now = Date.now()
    crashes = [...crashes.filter((at) => now - at < MINUTE), now]
    if (crashes.length <= TRIES) return webContents.reload()
    const words = SHELL_WORDS[language()]
    void dialog
      .showMessageBox(window, {
        type: 'error',
        message: words.failed,
        detail: words.failedDetail,
        buttons: [words.again, words.close],
        defaultId: 0,
        cancelId: 1,
      })
      .then(({ response }) => {
        if (response !== 0) return window.destroy()
        crashes = []
        webContents.reload()
      })
  })
  webContents.on('will-prevent-unload', (event) => {
    const words = SHELL_WORDS[language()]
    const answer = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: words.losing,
      detail: words.losingDetail,
      buttons: [words.stay, words.lose],
      defaultId: 0,
      cancelId: 0,
    })
    // preventing the prevention lets the window close
    if (answer === 1) event.preventDefault()
  })
}
