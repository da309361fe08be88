type File = { readonly name: string; readonly mime: string; readonly content: string }

declare global {
  interface Window {
    /** What the desktop shell offers; absent in a browser window. */
    readonly shinpan?: { readonly save?: (file: File) => Promise<boolean> }
  }
}

/** Hands a file to the reader: the system's save dialog where the shell has one, else a download. */
export const save = async (file: File): Promise<void> => {
  if (window.shinpan?.save) {
    await window.shinpan.save(file)
    return
  }
  const url = URL.createObjectURL(new Blob([file.content], { type: file.mime }))
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
