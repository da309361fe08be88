import { closeSync, openSync, writeSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { parsedJson } from '../disk/tried.ts'
import type { Entry } from '../log/entry.ts'

type Row = Omit<Entry, 'seq'> & { readonly state: 'not-joined' | 'damaged' }

/**
 * Entries that were read but join no log: an ancestor is missing, or they are damaged. Entries of other tournaments from the backup folder
 * are left out.
 */
const LEFT_OUT = `
  SELECT device, number, at, by, kind, version, body, previous, hash, 'not-joined' AS state FROM found
    WHERE kept IS NULL OR (kept <> @root AND own)
  UNION ALL SELECT device, number, at, by, kind, version, body, previous, hash, 'damaged' FROM damaged
    WHERE NOT EXISTS (SELECT 1 FROM found WHERE found.device = damaged.device AND found.number = damaged.number)
  ORDER BY number, device`

/** Writes them as lines of JSON, each with a description. Returns their number; creates no file if there are none. */
export const writeAppendix = (db: Database.Database, root: number, to: string): number => {
  const saying = sayer(db)
  let open: number | undefined
  let count = 0
  try {
    for (const row of db.prepare<[{ root: number }], Row>(LEFT_OUT).iterate({ root })) {
      open ??= openSync(to, 'wx', 0o600)
      writeSync(open, lineOf(row, saying(row)))
      count++
    }
  } finally {
    if (open !== undefined) closeSync(open)
  }
  return count
}

const lineOf = ({ state, previous, hash, body, ...entry }: Row, says: string): string =>
  `${JSON.stringify({ says, state, ...entry, body: parsedJson(body) ?? body, previous: previous.toString('hex'), hash: hash.toString('hex') })}\n`

/** Describes an entry: its table and content; for acts the notation. */
const sayer = (db: Database.Database): ((row: Row) => string) => {
  const tables = new Map(db.prepare<[], [string, string]>(TABLES).raw().all())
  const hands = new Map(db.prepare<[], [string, string]>(HANDS).raw().all())
  return ({ kind, body }) => {
    const read = parsedJson(body)
    const { table, hand, text } = (typeof read === 'object' && read !== null ? read : {}) as Record<'table' | 'hand' | 'text', unknown>
    const place = tables.get(String(table ?? hands.get(String(hand)))) ?? ''
    const what = kind === 'event' && typeof text === 'string' ? text : `${kind}: ${wordsIn(read ?? body).join(', ')}`
    return `${place && `${place}: `}${what}`.slice(0, MOST)
  }
}

/** In characters: entries may contain pictures. */
const MOST = 500

const TABLES = `SELECT json_extract(body, '$.table'), 'table ' || json_extract(body, '$.name') || coalesce(', round ' || json_extract(body, '$.round'), '')
  FROM found WHERE kind = 'table' AND json_valid(body)`
const HANDS = `SELECT json_extract(body, '$.hand'), json_extract(body, '$.table') FROM found WHERE kind = 'hand' AND json_valid(body)`

/** The texts and numbers of a body, with their field names. */
const wordsIn = (value: unknown, name = ''): readonly string[] => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, Array.isArray(value) ? name : key))
  return value === null || value === undefined || value === '' ? [] : [`${name && `${name} `}${String(value)}`]
}
