import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { currentDeviceName, giveNewDeviceName, renamingTo } from '../../../../desk/context/device-names.ts'
import { hubOf, tieToHub, untie } from '../../../../desk/context/hub-ties.ts'
import { keepClocks, keptClocks } from '../../../../desk/network/clocks/stored-clocks.ts'
import { devicesIn } from '../../../../desk/network/tablets/devices.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aHall, aTablet } from './a-tablet.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const FREE = { role: null, file: null }

/** Makes every read of a file fail with a system error; returns a function that restores it. */
const unreadable = (file: string): (() => void) => {
  renameSync(file, `${file}.was`)
  // a link to itself, which the system follows no further, and over which a file can be put
  symlinkSync(basename(file), file)
  const back = (): void => {
    rmSync(file)
    renameSync(`${file}.was`, file)
  }
  return back
}
const besideIt = (file: string): readonly string[] => readdirSync(dirname(file)).filter((name) => name !== basename(file))

test('a list of tablets that can’t be read for a moment unpairs nobody, and is not written over', () => {
  const home = folder()
  const file = join(home, 'tablets', 'devices.json')
  const devices = devicesIn(home)
  const { token, device } = devices.add('Tablet 1', FREE, NOW)
  const putBack = unreadable(file)
  expect(devices.showing(token)).toEqual(device)
  expect(() => devices.add('Tablet 2', FREE, NOW)).toThrow(/ELOOP/)
  expect(() => devices.change(device.id, { name: 'other' })).toThrow(/ELOOP/)
  putBack()
  expect(devices.all()).toEqual([device])
  devices.add('Tablet 2', FREE, NOW)
  expect(
    devicesIn(home)
      .all()
      .map(({ name }) => name),
  ).toEqual(['Tablet 1', 'Tablet 2'])
  expect(besideIt(file)).toEqual([])
})

test('a list of tablets that is none any more is kept beside the next one, which has all that were paired', () => {
  const home = folder()
  const file = join(home, 'tablets', 'devices.json')
  const devices = devicesIn(home)
  const { token } = devices.add('Tablet 1', FREE, NOW)
  writeFileSync(file, '[{"id":')
  expect(devices.showing(token)?.name).toBe('Tablet 1')
  devices.add('Tablet 2', FREE, NOW)
  expect(
    devicesIn(home)
      .all()
      .map(({ name }) => name),
  ).toEqual(['Tablet 1', 'Tablet 2'])
  const [aside] = besideIt(file)
  expect(readFileSync(join(dirname(file), aside ?? ''), 'utf8')).toBe('[{"id":')
})

test('a list of tablets that was taken away has nobody in it', () => {
  const home = folder()
  const devices = devicesIn(home)
  const { token } = devices.add('Tablet 1', FREE, NOW)
  rmSync(join(home, 'tablets', 'devices.json'))
  expect(devices.showing(token)).toBeUndefined()
})

test('a tablet goes on while the list can’t be read; who revokes one then is told that it was not done', async () => {
  const hall = await aHall()
  const tablet = await aTablet(hall, { kind: 'recorder', table: hall.seven })
  const putBack = unreadable(join(hall.path, 'tablets', 'devices.json'))
  expect((await tablet.ask('tables/record', { table: hall.seven, text: 'E discard 1z', by: '' })).status).toBe(200)
  await expect(hall.calls.tablets.revoke({ device: tablet.id })).rejects.toMatchObject({ code: 'REFUSED', message: /is as it was/ })
  putBack()
  await hall.calls.tablets.revoke({ device: tablet.id })
  expect((await tablet.ask('tablets/me')).status).toBe(403)
})

test('with which hubs tournaments are kept together, under which names, and how far clocks were off, is never written over where it can’t be read', () => {
  const home = folder()
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const how = { why: 'taken', entries: 0, kept: null } as const
  tieToHub(home, one, 'postgres://one')
  const name = giveNewDeviceName(home, 'first', how, NOW)
  const spans = [{ from: 0, ahead: 5000, error: 1 }]
  keepClocks(home, one, new Map([['first', spans]]))
  const putBack = ['hubs.json', 'names.json', 'clocks.json'].map((file) => unreadable(join(home, file)))
  expect(() => tieToHub(home, other, 'postgres://other')).toThrow(/ELOOP/)
  expect(() => untie(home, one)).toThrow(/ELOOP/)
  expect(() => giveNewDeviceName(home, 'second', how, NOW)).toThrow(/ELOOP/)
  expect(() => keepClocks(home, other, new Map())).toThrow(/ELOOP/)
  for (const back of putBack) back()
  tieToHub(home, other, 'postgres://other')
  expect([hubOf(home, one), hubOf(home, other)]).toEqual(['postgres://one', 'postgres://other'])
  giveNewDeviceName(home, 'second', how, NOW)
  expect(currentDeviceName(home, 'first')).toBe(name)
  keepClocks(home, other, new Map())
  expect(keptClocks(home, one)).toEqual(new Map([['first', spans]]))
  expect(renamingTo(home, name)).toMatchObject(how)
  untie(home, one)
  expect(hubOf(home, one)).toBeUndefined()
})
