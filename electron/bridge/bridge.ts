/** What the window can ask of the shell, as `window.shinpan`. Everything else it asks of the desk. Missing in a plain browser. */
export type Bridge = {
  /** Asks where to save and writes the file whole; false where the person thought better of it. */
  readonly save: (name: string, mime: string, content: string | Uint8Array) => Promise<boolean>
  /** Shows the system's print dialog for a page of ours; false where nothing was printed. */
  readonly print: (page: string) => Promise<boolean>
  /** A tournament file that the person picked: true where it is shown in a window of its own, false where this one may open it. */
  readonly open: (file: string) => Promise<boolean>
  /** What the window looks like from outside: its menu, whether a round's clock runs. */
  readonly tell: (told: Told) => void
  /** What this window holds that no file has yet, to be given back should the app end unasked. */
  readonly keep: (held: Held) => void
  /** What was held when the app last ended unasked; asked once, at the beginning. */
  readonly begun: () => Begun
  /** Hears what was chosen in the menu. */
  readonly onDo: (hear: (action: string) => void) => void
}

/** A file as it crosses from window to shell. */
export type FileToSave = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array }

/** Names and texts that a window keeps for as long as it lives. */
export type Held = Readonly<Record<string, string>>

/** How a window begins; `recovered`: the app ended unasked the last time, and this window is one of those that were open then. */
export type Begun = { readonly recovered: boolean; readonly held: Held }

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

export type Told = {
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
