import { useState } from 'react'

const KEY = 'shinpan.open-tables'
/** The tables open in this window in the order of opening, and the one viewed last; of one file. */
type OpenTables = { readonly file: string; readonly tables: readonly string[]; readonly last: string | null }

const kept = (file: string): OpenTables => {
  const known = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OpenTables | null
  return known?.file === file ? known : { file, tables: [], last: null }
}

/** Tables open in this window. Visiting a table opens it; it stays open, even across reloads, until the user closes it. */
export const useOpenTables = (file: string, at: string | null) => {
  const [open, setOpen] = useState(() => kept(file))
  const change = (next: OpenTables): void => {
    sessionStorage.setItem(KEY, JSON.stringify(next))
    setOpen(next)
  }
  const now = open.file === file ? open : kept(file)
  const tables = at === null || now.tables.includes(at) ? now.tables : [...now.tables, at]
  if (now !== open || (at !== null && (now.last !== at || tables !== now.tables))) change({ file, tables, last: at ?? now.last })

  /** The open table `by` positions further, wrapping around. From any other screen: the table viewed last. */
  const step = (by: 1 | -1): string | null => {
    if (at === null) return now.last
    const place = now.tables.indexOf(at)
    return now.tables.at((place + by) % now.tables.length) ?? null
  }
  /** Closes a table and returns the one to show instead; null if none is open. */
  const close = (table: string): string | null => {
    const place = now.tables.indexOf(table)
    const tables = now.tables.filter((other) => other !== table)
    const last = tables[Math.min(Math.max(0, place), tables.length - 1)] ?? null
    change({ file, tables, last })
    return last
  }
  return { tables: now.tables, last: now.last, step, close }
}
