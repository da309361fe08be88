import { tryOrNull } from '../../app-state/storage/local-setting.ts'
import { session } from '../../app-state/storage/session.ts'

const PREFIX = 'shinpan.line.'

/** The text that a closed window left in the entry line of a table; empty if none did. */
export const leftLine = (table: string): string => tryOrNull(() => localStorage.getItem(PREFIX + table)) ?? ''

/** The text is in a line again, or was entered. Another text, of another window, stays. */
export const takeLeftLine = (table: string, text: string): void => {
  if (leftLine(table) === text) tryOrNull(() => localStorage.removeItem(PREFIX + table))
}

/** Leaves what was typed into entry lines and not entered for the next window: this one may be closed for good. */
export const leaveLines = (): void => {
  const drafts = JSON.parse(session.read('drafts') ?? '{}') as Readonly<Record<string, string>>
  // the text of a form is an object
  for (const [table, text] of Object.entries(drafts)) if (!text.startsWith('{')) tryOrNull(() => localStorage.setItem(PREFIX + table, text))
}
addEventListener('pagehide', leaveLines)
