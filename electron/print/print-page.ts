import type Electron from 'electron'
import { ORIGIN, SCHEME } from '../security/scheme.ts'

type Windows = Pick<typeof Electron, 'BrowserWindow' | 'session'>

/** A page may load its own styles, fonts and pictures and nothing else, so that names in it can do no harm. */
const ONLY_ITS_OWN = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"

export type Printing = {
  /** As a tagged PDF. */
  readonly toPdf: (page: string) => Promise<Uint8Array>
  /** On paper, with the system's print dialog; false if the user cancels. */
  readonly byDialog: (page: string) => Promise<boolean>
}

/** Prints a page in a hidden window that can load only that page. */
export const startPrinting = ({ BrowserWindow, session }: Windows): Printing => {
  const pages = new Map<string, string>()
  let last = 0
  let ready = false
  const setUp = (): void => {
    if (ready) return
    ready = true
    const own = session.fromPartition(PARTITION)
    own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
    own.setPermissionCheckHandler(() => false)
    own.setDevicePermissionHandler(() => false)
    own.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !pages.has(url) && !/^data:(font|image)\//.test(url) }))
    own.protocol.handle(SCHEME, ({ url }) => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': ONLY_ITS_OWN }
      return new Response(pages.get(url) ?? '', { status: pages.has(url) ? 200 : 404, headers })
    })
  }
  const inWindow = async <T>(page: string, print: (contents: Electron.WebContents) => Promise<T>): Promise<T> => {
    setUp()
    const url = `${ORIGIN}/print/${++last}`
    pages.set(url, page)
    const window = new BrowserWindow({ show: false, webPreferences: PREFERENCES })
    try {
      await window.loadURL(url)
      await window.webContents.executeJavaScript('document.fonts.ready.then(() => null)')
      return await print(window.webContents)
    } finally {
      pages.delete(url)
      window.destroy()
    }
  }
  return {
    toPdf: (page) =>
      inWindow(page, (contents) =>
        contents.printToPDF({ preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true, generateDocumentOutline: true }),
      ),
    byDialog: (page) =>
      inWindow(page, (contents) => new Promise((resolve) => contents.print({ printBackground: true }, (printed) => resolve(printed)))),
  }
}

/** In memory only. */
const PARTITION = 'print'

const PREFERENCES = {
  partition: PARTITION,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
} as const satisfies Electron.WebPreferences
