import type { TableSummary } from '../../desk/contract.ts'
import { findTables } from './find-tables.ts'

/** What a line of the hall asks for; `found`: the tables that it may mean, the likeliest first. */
export type Command =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'next' }
  | { readonly kind: 'open' | 'incident'; readonly found: readonly TableSummary[] }
  | { readonly kind: 'extend'; readonly minutes: number }
  | { readonly kind: 'extra'; readonly minutes: number; readonly found: readonly TableSummary[] }

/**
 * Reads what is typed in the hall: `7`, `t 7`, a name or a player's number opens a table; `!7` logs an incident at table 7; `+5` gives the round five minutes, `+5 7`
 * table 7 alone; `n` opens the next that waits.
 */
export const readCommand = (typed: string, tables: readonly TableSummary[], round: number | null): Command => {
  const line = typed.trim()
  if (line === '') return { kind: 'nothing' }
  if (line === 'n') return { kind: 'next' }
  const incident = /^!\s*(.*)$/.exec(line)
  if (incident) return { kind: 'incident', found: incident[1] ? findTables(tables, incident[1], round) : [] }
  const time = /^\+\s*(\d{1,3})(?:\s+(.+))?$/.exec(line)
  if (!time || Number(time[1]) === 0) return { kind: 'open', found: findTables(tables, line, round) }
  const minutes = Number(time[1])
  return time[2] ? { kind: 'extra', minutes, found: findTables(tables, time[2], round) } : { kind: 'extend', minutes }
}
