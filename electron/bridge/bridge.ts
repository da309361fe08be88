/** The shell's functions for the window, as `window.shinpan`; everything else goes to the desk. Missing in a plain browser. */
export type Bridge = {
  /** Shows the save dialog and writes the file whole; false if the user cancels. */
  readonly save: (name: string, mime: string, content: string | Uint8Array) => Promise<boolean>
  /** Shows the system's print dialog for one of our pages; false if nothing was printed. */
  readonly print: (page: string) => Promise<boolean>
  /** Opens a tournament file that the user picked: true if it is shown in another window, false if this one may open it. */
  readonly open: (file: string) => Promise<boolean>
  /** Reports this window's state to the shell: its menu, and whether a round's clock is running. */
  readonly tell: (told: MenuState) => void
  /** Stores what is not yet in a file, so that it can be restored after a crash of the app. */
  readonly keep: (held: HeldTexts) => void
  /** Returns what was stored when the app last crashed; called once, at the start. */
  readonly begun: () => WindowStart
  /** Listens for choices in the menu. */
  readonly onDo: (hear: (action: string) => void) => void
}

/** A file as it crosses from window to shell. */
export type FileToSave = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array }

/** Names and texts that a window stores for its lifetime. */
export type HeldTexts = Readonly<Record<string, string>>

/** The initial state of a window; `recovered`: the app crashed the last time, and this window was open then. */
export type WindowStart = { readonly recovered: boolean; readonly held: HeldTexts }

/** One line of the menu; `key` as the window writes its keys: `Control+k`, `F6`, `?`. */
export type MenuAction = { readonly id: string; readonly label: string; readonly key: string | null }

/** The menu's own words, beside the actions. */
export const MENU_WORDS = [
  'file',
  'edit',
  'go',
  'view',
  'help',
  'open',
  'recent',
  'close',
  'quit',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'zoomIn',
  'zoomOut',
  'zoomReset',
  'fullScreen',
  'update',
  'files',
] as const
export type MenuWord = (typeof MENU_WORDS)[number]

export type MenuState = {
  readonly language: 'en' | 'fr'
  readonly clockRuns: boolean
  readonly words: Readonly<Record<MenuWord, string>>
  readonly file: readonly MenuAction[]
  readonly go: readonly MenuAction[]
  readonly view: readonly MenuAction[]
  readonly help: readonly MenuAction[]
}

export const SAVE = 'shinpan:save'
export const PRINT = 'shinpan:print'
export const OPEN = 'shinpan:open'
export const TELL = 'shinpan:tell'
export const KEEP = 'shinpan:keep'
export const BEGUN = 'shinpan:begun'
export const DO = 'shinpan:do'
