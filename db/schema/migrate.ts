import type Database from 'better-sqlite3'
import { MIGRATIONS } from './migrations/list.ts'

/** The application id in the SQLite header of our files: "Shnp". */
export const APPLICATION_ID = 0x53_68_6e_70

/** Migrates a file to a version, one transaction for each migration. Returns whether it changed anything. */
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
