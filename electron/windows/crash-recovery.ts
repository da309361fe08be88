import type Electron from 'electron'
import { SHELL_WORDS, type ShellLanguage } from '../menu/messages.ts'

type Desktop = { readonly window: Electron.BrowserWindow }
type Setting = { readonly dialog: Pick<Electron.Dialog, 'showMessageBox' | 'showMessageBoxSync'>; readonly language: () => ShellLanguage }

/** So many times within a minute a window comes back by itself. */
const TRIES = 3
const MINUTE = 60_000

/**
 * A window whose process crashed is loaded again where it was, with what it held; one that keeps crashing asks. One that would lose acts by
 * being closed asks first, and nothing else does.
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
    // to prevent the prevention is to leave
    if (answer === 1) event.preventDefault()
  })
}
