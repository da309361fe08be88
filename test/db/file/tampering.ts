import type Database from 'better-sqlite3'
import { entryHash, parentsIn } from '../../../db/log/entry.ts'
import { PROJECTIONS } from '../../../db/schema/migrations/list.ts'
import type { Dice } from '../../../tools/generator/dice.ts'

/** A change to a file, and the message that `verify` must give; null if the change had no effect. */
export type Tampered = { readonly did: string; readonly says: RegExp }

type Row = Record<string, string | number | Buffer> & { seq: number; device: string; number: number; previous: Buffer; hash: Buffer }

/** One change to a file by somebody with a SQLite shell who has taken the guards off. */
export type Tampering = (db: Database.Database, dice: Dice) => Tampered | null

const HASHED = ['device', 'number', 'at', 'by', 'kind', 'version', 'body', 'previous'] as const
const COLUMNS = ['seq', ...HASHED, 'hash'] as const

const rowsOf = (db: Database.Database): Row[] => db.prepare('SELECT * FROM entry ORDER BY seq').all() as Row[]
const rehashed = (row: Row): Buffer => entryHash(HASHED.map((column) => row[column] as string | number | Buffer))
const put = (db: Database.Database, row: Row): void =>
  void db
    .prepare(`INSERT INTO entry (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`)
    .run(...COLUMNS.map((column) => row[column]))

/** The places from one on move up by one. */
const makeRoom = (db: Database.Database, seq: number): void => {
  db.prepare('UPDATE entry SET seq = -seq - 1 WHERE seq >= ?').run(seq)
  db.exec('UPDATE entry SET seq = -seq WHERE seq < 0')
}

const entry = (seq: number): RegExp => new RegExp(`\\bentry ${seq}\\b`)

/** A byte of any column, also of the place; numbers lose or gain a bit. */
const aByte: Tampering = (db, dice) => {
  const row = dice.pick(rowsOf(db))
  const column = dice.pick(COLUMNS)
  const before = row[column]
  if (typeof before === 'number') {
    const after = before ^ (1 << dice.below(16))
    db.prepare(`UPDATE entry SET ${column} = ? WHERE seq = ?`).run(after, row.seq)
    return {
      did: `${column} of entry ${row.seq} from ${before} to ${after}`,
      says: entry(column === 'seq' ? Math.min(before, after) : row.seq),
    }
  }
  const bytes = Buffer.from(before as string)
  const at = dice.below(bytes.length)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 + dice.below(255)), at)
  db.prepare(`UPDATE entry SET ${column} = ${typeof before === 'string' ? 'CAST(? AS TEXT)' : '?'} WHERE seq = ?`).run(bytes, row.seq)
  return { did: `byte ${at} of ${column} of entry ${row.seq}`, says: entry(row.seq) }
}

/** The first row that names another. */
const namingOf = (rows: readonly Row[], hash: Buffer): Row | undefined =>
  rows.find(({ previous }) => parentsIn(previous).some((parent) => parent.equals(hash)))

/** Another word in a row, its hash made to fit; a shorter branch's end is not told from one that was taken away: the row that joins is named. */
const aRow: Tampering = (db, dice) => {
  const rows = rowsOf(db)
  const row = dice.pick(rows)
  const naming = namingOf(rows, row.hash)
  const column = dice.pick(['by', 'at', 'body', 'device'] as const)
  const changed = { ...row, [column]: `${String(row[column]).slice(0, -1)}${column === 'body' ? ' }' : '0'}` }
  if (changed[column] === row[column]) return null
  db.prepare(`UPDATE entry SET ${column} = ?, hash = ? WHERE seq = ?`).run(changed[column], rehashed(changed), row.seq)
  return { did: `${column} of entry ${row.seq}, rehashed`, says: entry(naming && naming.number !== row.number + 1 ? naming.seq : row.seq) }
}

/** A row goes, and those behind it move up or not; then the first that names it is the first that is wrong, or the head that it was. */
const aRowAway: Tampering = (db, dice) => {
  const rows = rowsOf(db)
  const { seq, hash } = dice.pick(rows)
  db.prepare('DELETE FROM entry WHERE seq = ?').run(seq)
  const movesUp = dice.chance(0.5)
  if (movesUp) db.prepare('UPDATE entry SET seq = seq - 1 WHERE seq > ?').run(seq)
  const naming = namingOf(rows, hash)
  const wrong = movesUp && naming ? naming.seq - 1 : seq
  return { did: `entry ${seq} removed${movesUp ? ', the others moved up' : ''}`, says: entry(wrong) }
}

/** A row with a right hash comes in, as of a device that was there or never was, behind any entry, where it belongs in the order. */
const aRowMore: Tampering = (db, dice) => {
  const rows = rowsOf(db)
  const behind = dice.pick(rows)
  const device = dice.chance(0.5) ? 'ffffffffffffffff' : behind.device
  const number = behind.number + 1
  if (rows.some((row) => row.device === device && row.number === number)) return null
  const seq = 1 + rows.filter((row) => row.number < number || (row.number === number && row.device < device)).length
  const row: Row = {
    ...behind,
    seq,
    device,
    number,
    kind: 'round',
    version: 1,
    previous: behind.hash,
    body: '{"round":9,"starts":null,"minutes":1}',
  }
  makeRoom(db, seq)
  put(db, { ...row, hash: rehashed(row) })
  return { did: `entry ${seq} of ${device} put in behind ${behind.seq}`, says: entry(seq) }
}

/** Two rows change places. */
const twoRows: Tampering = (db, dice) => {
  const rows = rowsOf(db)
  const [one, other] = [dice.pick(rows).seq, dice.pick(rows).seq]
  if (one === other) return null
  const move = db.prepare('UPDATE entry SET seq = ? WHERE seq = ?')
  move.run(-1, one)
  move.run(one, other)
  move.run(other, -1)
  return { did: `entries ${one} and ${other} swapped`, says: entry(Math.min(one, other)) }
}

/** The end is cut off. */
const theEnd: Tampering = (db, dice) => {
  const rows = rowsOf(db)
  const from = 2 + dice.below(rows.length - 1)
  db.prepare('DELETE FROM entry WHERE seq >= ?').run(from)
  return { did: `cut off from entry ${from} on`, says: entry(from) }
}

/** A row of what is made from the log: a value changed, a row removed, or one doubled under another number. */
const aProjection: Tampering = (db, dice) => {
  const table = dice.pick(PROJECTIONS)
  const rows = db.prepare(`SELECT rowid AS "row id", * FROM ${table}`).all() as Record<string, string | number | Buffer | null>[]
  if (rows.length === 0) return null
  const row = dice.pick(rows)
  const id = Number(row['row id'])
  const says = new RegExp(`(table|in) ${table}\\b|^entry \\d+`)
  if (dice.chance(0.3)) {
    db.prepare(`DELETE FROM ${table} WHERE rowid = ?`).run(id)
    return { did: `row ${id} of ${table} removed`, says }
  }
  const column = dice.pick(Object.keys(row).filter((name) => name !== 'row id'))
  const value = row[column]
  const changed =
    typeof value === 'number'
      ? value + 1
      : typeof value === 'string'
        ? `${value}x`
        : value
          ? Buffer.concat([value.subarray(1), value.subarray(0, 1)])
          : 7
  db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`).run(changed ?? null, id)
  return { did: `${column} of row ${id} of ${table}`, says }
}

export const TAMPERINGS: readonly Tampering[] = [aByte, aByte, aRow, aRowAway, aRowMore, twoRows, theEnd, aProjection]

/** Somebody else's words from one entry on, every hash behind it made anew: only a hash noted before gives it away. */
export const writeAnewFrom = (db: Database.Database, seq: number): void => {
  const renamed = new Map<string, Buffer>()
  for (const row of rowsOf(db)) {
    const previous = Buffer.concat(
      row.previous.equals(Buffer.alloc(32))
        ? [row.previous]
        : parentsIn(row.previous).map((hash) => renamed.get(hash.toString('hex')) ?? hash),
    )
    const changed: Row = { ...row, previous, ...(row.seq === seq && { by: 'Somebody else' }) }
    const hash = rehashed(changed)
    renamed.set(row.hash.toString('hex'), hash)
    if (row.seq >= seq) db.prepare('UPDATE entry SET by = ?, previous = ?, hash = ? WHERE seq = ?').run(changed.by, previous, hash, row.seq)
  }
}
