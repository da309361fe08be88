import type { Ref } from '../../../db/log/entry.ts'
import { TABLE_IN_USE } from '../../../db/projections/keep-table.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import { keptByTablet } from '../../context/tablets.ts'
import type { TableName } from '../../contract/base.ts'
import type { tables } from '../../contract/tables.ts'
import { refusals } from '../../messages/refusals.ts'
import { tableNames } from '../../record/tables/find-table.ts'
import { tableName } from '../../record/tables/tables.ts'

/** Gives a table another name, unless another table of its round has it. */
export const renameTable: ProcedureOf<typeof tables.rename> = (desk, open, { name, ...of }) =>
  change(desk, open, of, (write, { id, round }) => {
    if (sql(open.db, 'SELECT 1 FROM table_ WHERE name = ? AND round IS ? AND id <> ?').get(name, round, id))
      return refused(refusals.tableNamed(name))
    write('table', { table: id, name, round })
    return ok(null)
  })

/** Undoes all names of a table that nobody has used and at which no tablet records. */
export const removeTable: ProcedureOf<typeof tables.remove> = (desk, open, of) =>
  change(desk, open, of, (write, { id, name }) => {
    if (sql(open.db, `SELECT 1 FROM table_ WHERE id = ? AND ${TABLE_IN_USE}`).get(id)) return refused(refusals.tableUsed(name))
    const why = keptByTablet(desk.tablets, [{ id, name }])
    if (why) return refused(why)
    const namings = sql<{ ref: Ref; taken_back: number | null }>(open.db, NAMINGS).all(id)
    // of a table that was put back none is in force
    const inForce = namings.filter((naming) => naming.taken_back === null)
    const entries = (inForce.length > 0 ? inForce : namings).map(({ ref }) => ref)
    write('undo', { table: null, entries, text: `table ${name}` })
    return ok(null)
  })

const NAMINGS = "SELECT ref, taken_back FROM past WHERE kind = 'table' AND subject = ? ORDER BY entry"

type Asked = { readonly table: string; readonly by: string; readonly key?: string | undefined }

const change = (
  desk: DeskContext,
  open: OpenFile,
  { table, by, key }: Asked,
  act: (write: Write, named: TableName) => Result<null, Refusal>,
): Result<readonly TableName[], Refusal> => {
  const { db } = open
  const done = transact<null>(desk, open, {
    by,
    numberless: true,
    once: { key, again: null },
    act: (write) => {
      const named = tableName(db, table)
      return named ? act(write, named) : notFound(refusals.noTable)
    },
  })
  return done.ok ? ok(tableNames(db)) : done
}
