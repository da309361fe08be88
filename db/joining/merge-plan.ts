import { mergeWords, troubled } from '../messages/messages.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'

/** The effect of a merge on the first log: its entries that move, by how many places, and the entries inserted from others. */
export type MergePlan = {
  readonly entries: number
  readonly moved: readonly { readonly first: number; last: number; readonly by: number }[]
  readonly added: readonly { readonly copy: number; readonly seq: number; readonly place: number }[]
  /** Number of entries of each log. */
  readonly counts: readonly number[]
}

type Log = { readonly file: string; readonly db: ReadableDb }

/**
 * Walks several logs in parallel, in the order of (number, device). Throws if two different entries have one name: a device wrote to two
 * copies under one name, which `deviceIn` prevents.
 */
export const planOf = (logs: readonly Log[]): MergePlan => {
  const moved: { first: number; last: number; by: number }[] = []
  const added: { copy: number; seq: number; place: number }[] = []
  const counts = logs.map(() => 0)
  const rows = logs.map(({ db }) => sql<Row>(db, 'SELECT seq, device, number, hash FROM entry ORDER BY seq').iterate())
  const next = rows.map((one) => nextOf(one))
  let place = 0
  for (;;) {
    const first = firstOf(next)
    if (!first) return { entries: place, moved, added, counts }
    place++
    const holders = next.flatMap((row, copy) => (row && row.number === first.number && row.device === first.device ? [{ copy, row }] : []))
    const other = holders.find(({ row }) => !row.hash.equals(first.hash))
    if (other) {
      for (const one of rows) one.return?.()
      const holder = holders.find(({ row }) => row === first)
      throw troubled(mergeWords.forked(logs[holder?.copy ?? 0]?.file ?? '', logs[other.copy]?.file ?? '', first))
    }
    const [{ copy, row } = { copy: 0, row: first }] = holders
    if (copy > 0) added.push({ copy, seq: row.seq, place })
    else if (place > row.seq) {
      const run = moved.at(-1)
      if (run && run.by === place - row.seq) run.last = row.seq
      else moved.push({ first: row.seq, last: row.seq, by: place - row.seq })
    }
    for (const holder of holders) {
      counts[holder.copy] = (counts[holder.copy] ?? 0) + 1
      next[holder.copy] = nextOf(rows[holder.copy])
    }
  }
}

type Row = { readonly seq: number; readonly device: string; readonly number: number; readonly hash: Buffer }

const nextOf = (rows: IterableIterator<Row> | undefined): Row | undefined => {
  const next = rows?.next()
  return next?.done === false ? next.value : undefined
}

const firstOf = (rows: readonly (Row | undefined)[]): Row | undefined => {
  let first: Row | undefined
  for (const row of rows)
    if (row && (!first || row.number < first.number || (row.number === first.number && row.device < first.device))) first = row
  return first
}
