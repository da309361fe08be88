import type { DesktopApp } from '../../../desk/contract/desktop.ts'

declare global {
  interface Window {
    readonly shinpan?: DesktopApp
  }
}

/** The desktop app around this window; undefined in a browser, which has a plain substitute for each of its services. */
export const desktopApp: DesktopApp | undefined = typeof window === 'undefined' ? undefined : window.shinpan

/** A file to save, as text, as bytes, or as a Blob where it is large. */
type SavedFile = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array<ArrayBuffer> | Blob }

/** Opens the system's save dialog in the desktop app, else starts a download. False if the user cancelled. */
export const saveFile = async ({ name, mime, content }: SavedFile): Promise<boolean> => {
  if (desktopApp) return desktopApp.save(name, mime, content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content)
  const url = URL.createObjectURL(new Blob([content], { type: mime }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}

/** Decodes Base64. */
export const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Encodes a file as Base64, the form in which the desk takes uploads. */
export const encodeBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
