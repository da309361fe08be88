import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openFile } from '../../../../db/file/open-file.ts'
import { act } from '../../../../db/writing/act.ts'
import { commandLine } from '../../../../scripts/build.ts'
import { DEVICE, folder, NOON, newFile, reopen } from '../../../db/fixtures/a-file.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { runProgram } from '../../cli/run.ts'

const MAIN = commandLine()
const asOthersWouldHaveIt = { env: { LC_ALL: 'C' } }

/** Every path in a folder; none where a folder in it is removed just now. */
const namesIn = (path: string): readonly string[] => {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Every path in a folder with the permissions of group and others, as `077`. */
const rightsIn = (path: string): ReadonlyMap<string, string> =>
  new Map(
    namesIn(path).flatMap((name) => {
      const found = lstatSync(join(path, name), { throwIfNoEntry: false })
      return !found || found.isSymbolicLink() ? [] : [[name, (found.mode & 0o077).toString(8).padStart(3, '0')] as const]
    }),
  )

/** Watches a folder until the promise settles; sees short-lived drafts, too. */
const watching = async (path: string, until: Promise<unknown>): Promise<ReadonlyMap<string, string>> => {
  const seen = new Map<string, string>()
  let over = false
  const end = (): void => {
    over = true
  }
  until.then(end, end)
  while (!over) {
    for (const [name, rights] of rightsIn(path)) if (rights !== '000' || !seen.has(name)) seen.set(name, rights)
    await wait(2)
  }
  return seen
}

const isWindows = process.platform === 'win32'
const modes = test.skipIf(isWindows)

modes('nothing that the command line makes can be read by another user of the machine', async () => {
  const before = process.umask(0o022)
  onTestFinished(() => void process.umask(before))
  const path = folder()
  const [home, file] = [join(path, 'home'), join(path, 'open.shinpan')]
  const shinpan = async (words: readonly string[], input = ''): Promise<void> => {
    const { code, errors } = await runProgram(words, { home, input, ...asOthersWouldHaveIt })
    expect([words[0], code, errors.filter((line) => !line.startsWith('note: '))]).toEqual([words[0], 0, []])
  }
  const list = join(path, 'list.csv')
  writeFileSync(list, 'number,name,country\n1,Zofia,POL\n2,Camille,FRA\n', { mode: 0o600 })
  const work = async (): Promise<void> => {
    await shinpan(['record', '--db', file, '--table', '7'], `${DEAD_HAND}\n`)
    await shinpan(['import', '--db', file, '--players', list])
    await shinpan(['backup', '--db', file, '--out', join(path, 'copy.shinpan')])
    await shinpan(['report', '--db', file, '--tournament', '--out', join(path, 'report.html')])
    await shinpan(['report', '--db', file, '--penalties', '--out', join(path, 'penalties.csv')])
    await shinpan(['merge', '--into', join(path, 'both.shinpan'), file, join(path, 'copy.shinpan')])
    await shinpan(['pseudonyms', '--db', file, '--out', join(path, 'pseudonyms.shinpan')])
    await shinpan(['doctor', '--db', file, '--salvage'])
  }
  const working = work()
  const seen = await watching(path, working)
  await working
  const all = new Map([...seen, ...rightsIn(path)])
  expect([...all].filter(([, rights]) => rights !== '000')).toEqual([])
  expect([...all.keys()]).toEqual(
    expect.arrayContaining(['open.shinpan', 'copy.shinpan', 'report.html', 'penalties.csv', 'both.shinpan', 'home/device']),
  )
})

modes('nor what the desk behind a window makes, while it runs and after it was killed', async () => {
  const before = process.umask(0o022)
  onTestFinished(() => void process.umask(before))
  const path = folder()
  const home = join(path, 'home')
  const desk = spawn(process.execPath, [MAIN, 'open', '--no-window'], {
    env: { ...process.env, SHINPAN_HOME: home, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => desk.once('exit', resolve))
  onTestFinished(() => void desk.kill('SIGKILL'))
  const work = async (): Promise<void> => {
    const said = await new Promise<string>((resolve) => desk.stdout.once('data', (line: Buffer) => resolve(line.toString())))
    const url = new URL(/http:\S+/.exec(said)?.[0] ?? '')
    const { headers } = await fetch(url, { redirect: 'manual' })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const call = async <T>(name: string, json?: object): Promise<T> => {
      const asked = {
        method: 'POST',
        headers: { cookie, origin: url.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ json }),
      }
      const answer = await fetch(`${url.origin}/api/${name}`, asked)
      expect([name, answer.ok ? '' : await answer.clone().text()]).toEqual([name, ''])
      return ((await answer.json()) as { json: T }).json
    }
    await call('tournaments/create', {
      name: 'Test Open',
      place: '',
      date: '2026-11-21',
      rules: 'wrc-2015',
      tables: 1,
      referee: 'Marta Olsen',
    })
    const { id: table } = await call<{ id: string }>('tables/create', { name: '7', players: { E: 'Zofia', S: '', W: '', N: '' } })
    await call('tables/record', { table, text: DEAD_HAND, by: '' })
    await call('backups/make')
  }
  const seen = await watching(path, work())
  desk.kill('SIGKILL')
  await ended
  const all = new Map([...seen, ...rightsIn(path)])
  expect([...all].filter(([, rights]) => rights !== '000')).toEqual([])
  const file = 'home/tournaments/Test Open.shinpan'
  expect([...all.keys()]).toEqual(
    expect.arrayContaining([file, `${file}-wal`, `${file}-shm`, 'home/device', 'home/port', `${file}.backups`]),
  )
})

/** A file of an earlier version with its side files, readable by everybody. */
const aFileOfBefore = () => {
  const path = folder()
  chmodSync(path, 0o755)
  const file = join(path, 'open.shinpan')
  const db = newFile(file)
  act(db, NOON, (write) => write('player', { player: 'p1', number: 1, name: 'Zofia', country: '' }))
  mkdirSync(`${file}.backups`, { mode: 0o755 })
  const parts = [file, `${file}-wal`, `${file}-shm`]
  for (const part of parts) chmodSync(part, 0o644)
  chmodSync(`${file}.backups`, 0o755)
  return { file, db, parts, rights: () => [...parts, `${file}.backups`].map((part) => (statSync(part).mode & 0o777).toString(8)) }
}

modes('a file of before is closed to others when it is opened, with its log, its backups', () => {
  const { file, rights } = aFileOfBefore()
  reopen(file)
  expect(rights()).toEqual(['600', '600', '600', '700'])
})

modes('a file that was opened to a group on purpose stays so, and so does its group where others could read it too', () => {
  const { file, parts, rights } = aFileOfBefore()
  for (const part of [...parts, `${file}.backups`]) chmodSync(part, 0o660)
  reopen(file).close()
  expect(rights()).toEqual(['660', '660', '660', '660'])
})

const isRoot = process.getuid?.() === 0

test.skipIf(!isRoot)('the group that a folder was given is no accident: only the others are shut out', () => {
  const { file, parts, rights } = aFileOfBefore()
  for (const part of parts) {
    chownSync(part, 0, 12345)
    chmodSync(part, 0o664)
  }
  reopen(file)
  expect(rights()).toEqual(['660', '660', '660', '700'])
})

test.skipIf(!isRoot)('a file of somebody else opens, and its rights are theirs to set', () => {
  const { file, parts, rights } = aFileOfBefore()
  for (const part of [...parts, `${file}.backups`]) chownSync(part, 65534, 65534)
  const opened = openFile(file, DEVICE)
  if (opened.ok) onTestFinished(() => void opened.value.close())
  expect([opened.ok, rights()]).toEqual([true, ['644', '644', '644', '755']])
})

test.skipIf(!isRoot)('another user of the machine reads neither the file nor what lies beside it', () => {
  const { file, db, parts } = aFileOfBefore()
  const asAnother = (path: string): string => spawnSync('cat', [path], { uid: 65534, gid: 65534, encoding: 'latin1' }).stdout
  expect(parts.map((part) => asAnother(part).length > 0)).toEqual([true, true, true])
  reopen(file)
  expect(parts.map(asAnother)).toEqual(['', '', ''])
  act(db, NOON, (write) => write('player', { player: 'p2', number: 2, name: 'Camille', country: '' }))
  expect(existsSync(`${file}-wal`) && asAnother(`${file}-wal`)).toBe('')
})

test.skipIf(!isRoot)('a backup that takes the place of a file that a group shares is shared with that group', async () => {
  const { calls, file } = await aTable()
  await calls.backups.make()
  const [backup] = await calls.backups.list({ file })
  chownSync(file, 0, 12345)
  chmodSync(file, 0o660)
  await calls.backups.restore({ file, backup: String(backup?.file) })
  const { mode, gid } = statSync(file)
  expect([(mode & 0o777).toString(8), gid]).toEqual(['660', 12345])
})
