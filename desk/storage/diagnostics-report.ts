import { arch, release } from 'node:os'
import { tried } from '../../db/disk/tried.ts'
import { MIGRATIONS } from '../../db/schema/migrations/list.ts'
import { sql } from '../../db/sqlite/handle.ts'
import { clockOffsetsIn } from '../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { saveStatusOf } from '../context/saving/transact.ts'

/** For a bug report: the environment, the state of the open file, and the newest lines of the log. No names, no paths. */
export const diagnosticsReport = (desk: DeskContext): string =>
  [
    `Shinpan, format ${MIGRATIONS.length}`,
    `${process.platform} ${arch()} ${release()}`,
    ...['node', 'electron', 'chrome'].flatMap((name) => (process.versions[name] ? `${name} ${process.versions[name]}` : [])),
    `memory ${Math.round(process.memoryUsage().rss / 1_000_000)} MB, up ${Math.round(process.uptime())} s`,
    ...(desk.open ? fileLines(desk, desk.open) : ['no file open']),
    '',
    ...desk.diagnostics.lines(200),
  ].join('\n')

const fileLines = (desk: DeskContext, { db, writable }: OpenFile): readonly string[] => {
  const { state, seq, trouble, backup, free, check } = saveStatusOf(desk)
  const { own } = clockOffsetsIn(db)
  const count = (table: 'table_' | 'hand' | 'incident'): number =>
    tried(() => sql<number>(db, `SELECT count(*) FROM ${table}`).pluck().get() ?? 0) ?? -1
  return [
    `file: ${seq} entries, ${count('table_')} tables, ${count('hand')} hands, ${count('incident')} incidents, ${writable ? 'writable' : 'read only'}`,
    `saving: ${state}${trouble ? ` (${trouble.code})` : ''}, backup ${backup.trouble ? 'failed' : (backup.at?.toISOString() ?? 'none')}, check ${check.state}`,
    ...(own ? [`clock: ${Math.round(own.ahead)} ms ahead of the hub, give or take ${own.error}`] : []),
    ...(free === null ? [] : [`free: ${Math.round(free / 1_000_000)} MB`]),
  ]
}
