import type Database from 'better-sqlite3'
import { MIGRATIONS } from './migrations/list.ts'

/** Marks a SQLite file as a tournament of ours: "Shnp". */
export const APPLICATION_ID = 0x53_68_6e_70

/** Brings a file up to a version, one transaction for each migration; answers whether anything was done. */
export const migrate = (db: Database.Database, to = MIGRATIONS.length): boolean => {
  const from = db.pragma('user_version', { simple: true }) as number
  for (let version = from; version < to; version++) {
    db.transaction(() => {
      if ((db.pragma('user_version', { simple: true }) as number) > version) return
      db.exec(MIGRATIONS[version] as string)
      db.pragma(`user_version = ${version + 1}`)
    }).immediate()
  }
  return from < to
}
