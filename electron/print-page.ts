import type Electron from 'electron'
import { ORIGIN, SCHEME } from './scheme.ts'

type Windows = Pick<typeof Electron, 'BrowserWindow' | 'session'>

/** A page of ours needs its own styles and fonts and nothing else; what stands in names can do nothing. */
const ONLY_STYLES = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"

/** Prints a page as a tagged PDF in a hidden window of its own, which can load that page and nothing else. */
export const printPage = ({ BrowserWindow, session }: Windows): ((page: string) => Promise<Uint8Array>) => {
  const pages = new Map<string, string>()
  let last = 0
  let ready = false
  const setUp = (): void => {
    if (ready) return
    ready = true
    const own = session.fromPartition(PARTITION)
    own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
    own.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !pages.has(url) && !url.startsWith('data:font/') }))
    own.protocol.handle(SCHEME, ({ url }) => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': ONLY_STYLES }
      return new Response(pages.get(url) ?? '', { status: pages.has(url) ? 200 : 404, headers })
    })
  }
  return async (page) => {
    setUp()
    const url = `${ORIGIN}/print/${++last}`
    pages.set(url, page)
    const window = new BrowserWindow({
      show: false,
      webPreferences: { partition: PARTITION, sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true },
    })
    try {
      await window.loadURL(url)
      await window.webContents.executeJavaScript('document.fonts.ready.then(() => null)')
      return await window.webContents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
      })
    } finally {
      pages.delete(url)
      window.destroy()
    }
  }
}

/** Kept in memory only. */
const PARTITION = 'print'
