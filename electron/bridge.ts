/** What the window can ask of the shell, as `window.shinpan`. Everything else it asks of the desk. Missing in a plain browser. */
export type Bridge = {
  /** Asks where to save and writes the file whole; false where the person thought better of it. */
  readonly save: (name: string, mime: string, content: string | Uint8Array) => Promise<boolean>
}

/** A file as it crosses from window to shell. */
export type FileToSave = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array }

export const SAVE = 'shinpan:save'
