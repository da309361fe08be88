/** A file to keep: its content as text, or as bytes. */
export type MadeFile = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array<ArrayBuffer> }

declare global {
  interface Window {
    /** What the desktop shell offers; absent in a browser window. */
    readonly shinpan?: { readonly save?: (name: string, mime: string, content: string | Uint8Array) => Promise<boolean> }
  }
}

/** Hands a file to the reader: the system's save dialog where the shell has one, else a download. */
export const save = async ({ name, mime, content }: MadeFile): Promise<void> => {
  if (window.shinpan?.save) {
    await window.shinpan.save(name, mime, content)
    return
  }
  const url = URL.createObjectURL(new Blob([content], { type: mime }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Bytes that came as Base64. */
export const bytesIn = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
