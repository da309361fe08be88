import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Whether SQLite's command line is here; `scripts/see-to-sqlite3.ts` installs it if allowed. */
export const hasSqlite3 = spawnSync('sqlite3', ['-version']).status === 0

/** A new path next to the file, different each time. */
let made = 0
const beside = (file: string, name: string): string => join(dirname(dirname(file)), `${++made}-${name}`)

/** A transaction left open in SQLite's command line; returns a function that ends it. */
export const leaveOpen = async (file: string, begin: string): Promise<() => Promise<void>> => {
  const child = spawn('sqlite3', [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.write(`.timeout 5000\n${begin};\nSELECT count(*) FROM entry;\n`)
  await once(child.stdout, 'data')
  return async () => {
    const ended = once(child, 'exit')
    child.stdin.end('COMMIT;\n.quit\n')
    await ended
  }
}

/** Harmless uses of an open file by other programs: a program and its arguments. */
export const READERS: Readonly<Record<string, (file: string) => readonly [string, ...string[]]>> = {
  'sqlite3 FILE SELECT': (file) => ['sqlite3', file, 'SELECT count(*) FROM entry'],
  'sqlite3 -readonly FILE SELECT': (file) => ['sqlite3', '-readonly', file, 'SELECT count(*) FROM entry'],
  '.backup': (file) => ['sqlite3', file, `.backup '${beside(file, 'backup.db')}'`],
  'VACUUM INTO': (file) => ['sqlite3', file, `VACUUM INTO '${beside(file, 'vacuum.db')}'`],
  'PRAGMA wal_checkpoint(TRUNCATE)': (file) => ['sqlite3', file, 'PRAGMA wal_checkpoint(TRUNCATE)'],
  'PRAGMA journal_mode=DELETE': (file) => ['sqlite3', file, 'PRAGMA journal_mode=DELETE'],
  cp: (file) => ['cp', file, beside(file, 'copy.db')],
  'a virus scanner that reads all of the folder': (file) => ['sh', '-c', 'cat "$0"*', file],
  'a backup of the folder': (file) => ['tar', '-cf', beside(file, 'folder.tar'), dirname(file)],
}

/** Runs another program on the file and waits for it; ignores its complaints about a busy file. */
export const atFile = (name: string, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const [program, ...words] = READERS[name]?.(file) ?? ['false']
    const child = spawn(program, words, { stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })

/** Ways to move an open file away. */
export const DISPLACERS: Readonly<Record<string, (file: string) => void>> = {
  'mv FILE elsewhere': (file) => renameSync(file, beside(file, 'moved.shinpan')),
  'rm FILE': (file) => rmSync(file),
  'FILE replaced by a sync folder': (file) => {
    const other = beside(file, 'other')
    copyFileSync(file, other)
    renameSync(other, file)
  },
  'rm FILE-wal': (file) => rmSync(`${file}-wal`),
  'FILE-wal replaced': (file) => {
    const other = beside(file, 'other')
    copyFileSync(`${file}-wal`, other)
    renameSync(other, `${file}-wal`)
  },
  'FILE-wal emptied': (file) => truncateSync(`${file}-wal`),
  'rm FILE-shm': (file) => rmSync(`${file}-shm`),
  'its folder renamed': (file) => renameSync(dirname(file), beside(file, 'folder')),
  'its folder renamed, and another put there': (file) => {
    const away = beside(file, 'folder')
    renameSync(dirname(file), away)
    mkdirSync(dirname(file))
    cpSync(join(away, basename(file)), file)
  },
}

/** Whether a process still holds its lock on a file, by which others know that it is open; null if the system doesn't report it. */
export const isLocked = (file: string, pid: number): boolean | null => {
  if (process.platform !== 'linux') return null
  const { ino } = statSync(file)
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .some((line) => {
      const words = line.trim().split(/\s+/)
      return Number(words[4]) === pid && words[5]?.split(':')[2] === String(ino)
    })
}
