import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { FileCaches } from '../../context/caches/file-caches.ts'
import type { OpenAtLevel, OpenOfTable } from '../../context/caches/table-cache.ts'
import type { TableName } from '../../contract/base.ts'

/** Open findings of each table, level by level of each hand. Reads only the tables and hands that have changed. */
export const openFindings = (db: ReadableDb, { tables: { open } }: FileCaches, asked: readonly TableName[]): OpenOf => {
  const unread = asked.flatMap(({ id }) => (open.has(id) ? [] : id))
  for (const table of unread) open.set(table, new Map())
  if (unread.length > 0)
    for (const one of sql<Row>(db, unread.length === 1 ? OPEN_OF_ONE : OPEN_OF_MANY).all(JSON.stringify(unread))) note(open, one)
  return (table) => {
    const hands: OpenOfTable = open.get(table) ?? new Map()
    for (const [hand, levels] of hands) {
      if (levels) continue
      hands.set(hand, [])
      for (const one of sql<Row>(db, OPEN_OF_HAND).all(hand)) note(open, one)
    }
    return [...hands.values()].flatMap((levels) => levels ?? [])
  }
}

type OpenOf = (table: string) => readonly OpenAtLevel[]
type Row = OpenAtLevel & { readonly table_id: string }

const note = (open: FileCaches['tables']['open'], { table_id, ...level }: Row): void => {
  const hands = open.get(table_id)
  hands?.set(level.hand, [...(hands.get(level.hand) ?? []), level])
}

/** Open findings: not gone, without a ruling, and not settled by a declaration that the hand is dead. */
const openIn = (
  tables: string,
  which: string,
): string => `SELECT hand.table_id, hand.id AS hand, finding.level, count(*) AS count, finding.id, min(finding.entry) AS entry
  FROM ${tables} ON hand.id = finding.hand
  WHERE ${which} AND finding.gone IS NULL AND finding.state = 'open' AND finding.level <> 'info'
    AND (instr(finding.data, '"declared"') = 0 OR json_type(finding.data, '$.declared') IS NOT 'integer')
    AND NOT EXISTS (SELECT 1 FROM ruling WHERE ruling.finding = finding.id AND ruling.taken_back IS NULL)
  GROUP BY hand.id, finding.level`
const OF_TABLES = 'hand.table_id IN (SELECT value FROM json_each(?))'
const OPEN_OF_ONE = openIn('hand CROSS JOIN finding', OF_TABLES)
/** A tournament has far fewer findings than hands. */
const OPEN_OF_MANY = openIn('finding CROSS JOIN hand', OF_TABLES)
const OPEN_OF_HAND = openIn('hand CROSS JOIN finding', 'hand.id = ?')
