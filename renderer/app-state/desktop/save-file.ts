import { host } from './desktop-app.ts'

/** A file to keep: its content as text, as bytes, or as what the browser keeps of many of them. */
export type MadeFile = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array<ArrayBuffer> | Blob }

/** Hands a file to the reader: the system's save dialog where the shell has one, else a download. False where the reader thought better of it. */
export const save = async ({ name, mime, content }: MadeFile): Promise<boolean> => {
  if (host) return host.save(name, mime, content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content)
  const url = URL.createObjectURL(new Blob([content], { type: mime }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}

/** Bytes that came as Base64. */
export const bytesIn = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The bytes of a file as Base64, as the desk takes them. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
