/** Services that the desktop app offers its windows. Absent in a browser, which has a plain substitute for each. */
export type DesktopApp = {
  readonly save: (name: string, mime: string, content: string | Uint8Array) => Promise<boolean>
  readonly print: (page: string) => Promise<boolean>
  /** True if another window shows the file. */
  readonly open: (file: string) => Promise<boolean>
  readonly tell: (told: WindowState) => void
  readonly keep: (held: Readonly<Record<string, string>>) => void
  readonly begun: () => { readonly recovered: boolean; readonly held: Readonly<Record<string, string>> }
  readonly onDo: (hear: (action: string) => void) => void
}

/** An item of the menu. The window knows by its id what to do. */
export type MenuAction = { readonly id: string; readonly label: string; readonly key: string | null }

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
  'cut',
  'copy',
  'paste',
  'selectAll',
  'undo',
  'redo',
  'zoomIn',
  'zoomOut',
  'zoomReset',
  'fullScreen',
  'update',
  'files',
] as const

/** State of the window that the desktop app needs for its menu and power settings. */
export type WindowState = {
  readonly language: 'en' | 'fr'
  /** While a round's clock runs, the machine must not sleep. */
  readonly clockRuns: boolean
  readonly words: Readonly<Record<(typeof MENU_WORDS)[number], string>>
  readonly file: readonly MenuAction[]
  readonly go: readonly MenuAction[]
  readonly view: readonly MenuAction[]
  readonly help: readonly MenuAction[]
}

declare global {
  interface Window {
    readonly shinpan?: DesktopApp
  }
}

/** The desktop app around this window; undefined in a browser. */
export const desktopApp: DesktopApp | undefined = typeof window === 'undefined' ? undefined : window.shinpan
