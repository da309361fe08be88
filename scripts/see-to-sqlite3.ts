import { spawnSync } from 'node:child_process'
import { installed, mayInstall } from './apt-get.ts'

/**
 * Provides SQLite's command-line program, which tests run on files in use: installs Debian's if it is missing and allowed. CI must have it.
 */
export const seeToSqlite3 = async (): Promise<boolean> => {
  if (isThere()) return true
  if (mayInstall()) {
    console.log('No sqlite3 yet: installing the Debian package (once) …')
    if ((await installed('sqlite3')) && isThere()) return true
  }
  console.error('No sqlite3: what it does to a file in use is not tried (Debian: apt-get install sqlite3).')
  return !process.env.CI || process.platform === 'win32'
}

const isThere = (): boolean => spawnSync('sqlite3', ['-version']).status === 0
