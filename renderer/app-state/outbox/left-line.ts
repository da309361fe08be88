import { allDrafts } from '../storage/drafts.ts'
import { tryOrNull } from '../storage/local-setting.ts'
import { createStore } from '../storage/store.ts'

const PREFIX = 'shinpan.line.'

/** The text that a closed window left in the entry line of a table; empty if none did. */
export const leftLine = (table: string): string => tryOrNull(() => localStorage.getItem(PREFIX + table)) ?? ''

/** The text is in a line again, or was entered. Another text, of another window, stays. */
export const takeLeftLine = (table: string, text: string): void => {
  const left = leftLine(table)
  if (left === text) tryOrNull(() => localStorage.removeItem(PREFIX + table))
  else if (left.endsWith(`\n${text}`)) tryOrNull(() => localStorage.setItem(PREFIX + table, left.slice(0, -text.length - 1)))
  countWaiting()
}

/** By table, the number of entered lines that a closed window left, waiting for a refused one. A single line was only being typed. */
const waiting = createStore<Readonly<Record<string, number>>>({})
export const useLeftWaiting = waiting.useNow

// not at each drawing: for Firefox, another process has the storage
const countWaiting = (): void => {
  const keys = tryOrNull(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? []
  const counts = keys.map((key) => key.slice(PREFIX.length)).map((table) => [table, leftLine(table).split('\n').length] as const)
  waiting.set(Object.fromEntries(counts.filter(([, count]) => count > 1)))
}
countWaiting()
addEventListener('storage', ({ key }) => key?.startsWith(PREFIX) && countWaiting())

const eachLine = (act: (table: string, text: string) => void): void => {
  for (const [name, text] of Object.entries(allDrafts())) if (isTable(name)) act(name, text)
}

/**
 * Leaves the lines that were typed and not entered for the next window: this one may be closed for good. A line that another left stays
 * before them.
 */
export const leaveLines = (): void => eachLine(leave)
addEventListener('pagehide', leaveLines)

/** The drafts of forms have names of several words. They end with the window: a statement is not left on a tablet. */
const isTable = (name: string): boolean => /^\w+$/.test(name)

const leave = (table: string, text: string): void => {
  const left = leftLine(table)
  const isThere = left === text || left.endsWith(`\n${text}`)
  if (!isThere) tryOrNull(() => localStorage.setItem(PREFIX + table, left === '' ? text : `${left}\n${text}`))
}

// this window was only reloaded, and still has its lines
eachLine(takeLeftLine)
