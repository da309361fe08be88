import type { TableSummary } from '../../../desk/contract/tables.ts'
import { findTables, tableWithWords } from './find-tables.ts'

/** A parsed command of the hall's line. `found`: the tables that it may mean, best match first. */
export type HallCommand =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'next' }
  | { readonly kind: 'open'; readonly found: readonly TableSummary[]; readonly asked: string }
  | { readonly kind: 'incident'; readonly found: readonly TableSummary[]; readonly asked: string; readonly note: string }
  /** Creates a table, in tournaments that create tables as needed. `incident`: also logs an incident at it. */
  | { readonly kind: 'make'; readonly name: string; readonly incident: boolean; readonly note: string }
  | { readonly kind: 'extend'; readonly minutes: number }
  | { readonly kind: 'extra'; readonly minutes: number; readonly found: readonly TableSummary[] }

/**
 * Parses the hall's line. `7`, `t 7`, a player's name or number opens a table; `!7` logs an incident at table 7, words after it are its
 * note; `+5` gives the round five minutes, `+5 7` table 7 alone; `n` opens the next pending item. If no round was planned, the number of an unknown table creates it.
 */
export const readCommand = (typed: string, tables: readonly TableSummary[], round: number | null): HallCommand => {
  // an input method may type full-width digits and signs
  const line = typed.normalize('NFKC').trim()
  if (line === '') return { kind: 'nothing' }
  if (line === 'n') return { kind: 'next' }
  if (line.startsWith('!')) {
    const at = line.slice(1).trimStart()
    const { table, words } = tableWithWords(tables, at) ?? { table: at, words: '' }
    const command = tableAsked(table, tables, round)
    return command.kind === 'open' ? { ...command, kind: 'incident', note: words } : { ...command, incident: true, note: words }
  }
  const time = /^\+\s*(\d{1,3})(?:\s(.+))?$/.exec(line)
  if (!time || Number(time[1]) === 0) return tableAsked(line, tables, round)
  const minutes = Number(time[1])
  return time[2] ? { kind: 'extra', minutes, found: findTables(tables, time[2], round) } : { kind: 'extend', minutes }
}

const tableAsked = (
  asked: string,
  tables: readonly TableSummary[],
  round: number | null,
): Extract<HallCommand, { kind: 'open' | 'make' }> => {
  const found = asked === '' ? [] : findTables(tables, asked, round)
  const name = /^(?:t\s*)?(\d{1,4})$/.exec(asked)?.[1]
  return found.length === 0 && round === null && name !== undefined
    ? { kind: 'make', name, incident: false, note: '' }
    : { kind: 'open', found, asked }
}
