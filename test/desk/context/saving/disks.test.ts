import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { commandLine } from '../../../../scripts/build.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk } from '../../api/a-desk.ts'
import { runProgram } from '../../cli/run.ts'
import { aHall, asker, aTablet } from '../../network/tablets/a-tablet.ts'

/** A real file system of some megabytes, removed after the test; undefined if this user may not mount one. */
const aDisk = (megabytes: number): string | undefined => {
  const place = join(folder(), 'disk')
  mkdirSync(place)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['-l', place]))
  return place
}

const mayMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const place = join('/tmp', `shinpan-may-mount-${process.pid}`)
  mkdirSync(place)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0
  if (mounted) spawnSync('umount', ['-l', place])
  rmSync(place, { recursive: true })
  return mounted
})()
if (!mayMount) console.log('real disks: this user may not mount one here; full and read-only disks are not tried')

const onADisk = async (megabytes: number) => {
  const disk = aDisk(megabytes)
  if (!disk) throw new Error('the disk is gone')
  const made = aDesk({ folder: disk })
  const { file } = await made.calls.tournaments.create({
    name: 'Test Open',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: 'Michiko Hayashi',
  })
  const [table] = await made.calls.tables.list()
  return { ...made, disk, file, table: table?.id ?? '' }
}

test.runIf(mayMount)(
  'a full disk: said at the first act that is not saved, all before it is safe, and it goes in once there is room',
  async () => {
    const { calls, disk, file, table, desk } = await onADisk(2)
    writeFileSync(join(disk, 'filler'), Buffer.alloc(statSync(disk).blksize))
    let saved = 0
    let refused: unknown
    for (; refused === undefined && saved < 5000; saved++) {
      const text = `* note act ${saved} ${'x'.repeat(900)}`
      refused = await calls.tables.record({ table, text, by: '' }).then(
        () => undefined,
        (error: unknown) => error,
      )
    }
    saved--
    expect(refused).toMatchObject({ code: 'NOT_SAVED', data: { code: 'disk-full' } })
    expect(await calls.saving()).toMatchObject({ state: 'trouble', trouble: { code: 'disk-full' } })
    expect((await calls.tables.state({ table })).acts).toHaveLength(saved)
    execFileSync('mount', ['-o', 'remount,size=16m', disk])
    await calls.tables.record({ table, text: `* note act ${saved} again`, by: '' })
    expect(await calls.saving()).toMatchObject({ state: 'saved', trouble: null })
    expect(await calls.log.verify()).toMatchObject({ ok: true })
    desk.close()
    const opened = openToRead(file)
    expect(opened.ok && opened.value.prepare('SELECT count(*) FROM event').pluck().get()).toBe(saved + 1)
    if (opened.ok) opened.value.close()
  },
)

test.runIf(mayMount)(
  'a disk that is made read-only while a file on it is open: said within one act, and mended by the next one',
  async () => {
    const { calls, disk, table } = await onADisk(16)
    await calls.tables.record({ table, text: 'E discard 1z', by: '' })
    // a file open for writing prevents a read-only remount, so a read-only bind mount covers the disk
    expect(spawnSync('mount', ['--bind', disk, disk]).status).toBe(0)
    onTestFinished(() => void spawnSync('umount', ['-l', disk]))
    execFileSync('mount', ['-o', 'remount,ro,bind', disk])
    const other = aDesk({ folder: disk })
    const [found] = (await other.calls.tournaments.list()).files
    expect(await other.calls.tournaments.open({ file: String(found?.file) })).toMatchObject({ readOnly: true, name: 'Test Open' })
    await expect(other.calls.tables.record({ table, text: 'S draw', by: '' })).rejects.toMatchObject({
      code: 'NOT_SAVED',
      data: { code: 'read-only' },
    })
    expect((await other.calls.tables.state({ table })).acts).toHaveLength(1)
    execFileSync('mount', ['-o', 'remount,rw,bind', disk])
    await other.calls.tournaments.open({ file: String(found?.file) })
    await other.calls.tables.record({ table, text: 'S draw', by: '' })
    expect(await other.calls.log.verify()).toMatchObject({ ok: true })
  },
)

test.skipIf(process.platform === 'win32')(
  'a disk that fails writes midway: every act that was answered is there, the others were said, and the file is whole',
  async () => {
    const place = folder()
    const file = join(place, 'a.shinpan')
    const main = commandLine()
    // the system refuses every write past 2 MB of any file, in the middle of a page
    const command = `trap '' XFSZ; ulimit -f 2000; exec "${process.execPath}" "${main}" record --db "${file}" --table 7 --rules wrc-2015`
    const child = spawn('bash', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, SHINPAN_HOME: place } })
    child.stdin.on('error', () => undefined)
    let complaint = ''
    child.stderr.on('data', (data: Buffer) => {
      complaint += data.toString()
    })
    for (let n = 1; n <= 1500; n++) child.stdin.write(`* note act ${n} ${'x'.repeat(400)}\n`)
    child.stdin.end()
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) lines.push(line)
    const answered = lines.filter((line) => line.startsWith('ok ')).map((line) => Number(line.slice(3)))
    expect(answered.length).toBeGreaterThan(20)
    expect(answered.length).toBeLessThan(1500)
    expect(`${lines.filter((line) => !line.startsWith('ok ')).join('\n')}${complaint}`).toMatch(/not saved/)
    const opened = openToRead(file)
    if (!opened.ok) throw new Error(opened.error.detail)
    expect(verify(opened.value)).toMatchObject({ ok: true })
    const kept = opened.value.prepare("SELECT seq FROM entry WHERE kind = 'event'").pluck().all()
    opened.value.close()
    expect(kept.slice(0, answered.length)).toEqual(answered)
  },
)

test.runIf(mayMount)('a home on a full disk: the start says so in a line, and ends', async () => {
  const home = aDisk(1)
  if (!home) throw new Error('the disk is gone')
  // warms up, so that only the start can fail
  await runProgram(['doctor'], { home })
  expect(() => writeFileSync(join(home, 'filler'), Buffer.alloc(2 ** 20))).toThrow(/ENOSPC/)
  const { code, errors } = await runProgram(['open', '--no-window'], { home })
  expect(errors).toEqual([expect.stringMatching(/^the window can't be served: ENOSPC/)])
  expect(code).toBe(1)
})

test.runIf(mayMount)(
  'a home on a full disk: tablets are served, what they send is entered, and what could not be kept is said',
  async () => {
    const home = aDisk(1)
    if (!home) throw new Error('the disk is gone')
    let hour = 12
    const hall = await aHall({ home, now: () => new Date(`2026-11-21T${hour}:00:00.000Z`) })
    const tablet = await aTablet(hall, { kind: 'recorder', table: hall.seven })
    await hall.calls.tablets.turn({ on: true, always: true })
    expect(() => writeFileSync(join(home, 'filler'), Buffer.alloc(2 ** 20))).toThrow(/ENOSPC/)
    hour++
    expect(await hall.calls.tablets.turn({ on: true, address: '127.0.0.1', always: false })).toMatchObject({
      on: { address: '127.0.0.1' },
      trouble: { en: expect.stringContaining('could not be saved'), fr: expect.stringContaining('disque') },
    })
    const again = asker((await hall.calls.tablets.state()).on?.url ?? '', tablet.cookie)
    for (const text of ['E discard 1z', 'S draw', 'S discard 9p'])
      expect((await again('tables/record', { table: hall.seven, text, by: '' })).status).toBe(200)
    const notes = hall.desk.context.diagnostics.lines(1000).filter((line) => line.includes('seen not kept'))
    expect(notes).toHaveLength(1)
    await hall.desk.context.tablets?.begin()
    rmSync(join(home, 'filler'))
    hour++
    expect((await asker((await hall.calls.tablets.state()).on?.url ?? '', tablet.cookie)('tablets/me')).status).toBe(200)
    expect(hall.desk.context.tablets?.state().devices).toMatchObject([{ seen: new Date('2026-11-21T14:00:00.000Z') }])
  },
)

test.runIf(mayMount)('the doctor says that a file on a disk for reading alone is not written', async () => {
  const { disk, file, desk } = await onADisk(8)
  desk.close()
  execFileSync('mount', ['-o', 'remount,ro', disk])
  const { code, out } = await runProgram(['doctor', '--db', file], { home: folder() })
  expect([code, out[0]]).toEqual([1, 'look  file: can be read, but not written (EROFS)'])
})
