import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tournamentIn } from '../../../../db/log/read.ts'
import { tieToHub } from '../../../../desk/context/hub-ties.ts'
import { certificateFor } from '../../../../desk/network/tablets/certificate.ts'
import { devicesIn } from '../../../../desk/network/tablets/devices.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aTable } from '../../api/a-desk.ts'
import { run } from '../run.ts'

const said = async (words: readonly string[], home: string): Promise<string> => (await run(words, { home })).out.join('\n')

test('the doctor says nothing of tablets and hub where neither was ever used', async () => {
  const { file, path } = await aTable()
  const out = await said(['doctor', '--db', file], path)
  expect(out).toMatch(/disk/)
  expect(out).not.toMatch(/tablets|hub/)
})

test('the doctor names its checks in French where French is asked for', async () => {
  const { file, path } = await aTable()
  const { out } = await run(['doctor', '--db', file, '--lang', 'fr'], { home: path })
  expect(out[0]).toMatch(/^ok {4}fichier.: \d+ entrées, tête /)
  expect(out[1]).toMatch(/^voir {2}sauvegardes.: aucune/)
})

test('the doctor says which certificate tablets are shown, how many are paired, and where it is spoilt', async () => {
  const home = folder()
  await certificateFor(home, '10.0.0.2', new Date())
  devicesIn(home).add('Tablet', { role: null, file: null }, new Date())
  expect(await said(['doctor'], home)).toMatch(/ok {4}tablets: certificate for IP Address:10\.0\.0\.2 until \d{4}-\d\d-\d\d; paired: 1/)
  writeFileSync(join(home, 'tablets', 'certificate.pem'), 'spoilt')
  expect(await said(['doctor'], home)).toMatch(/look {2}tablets: the stored certificate can’t be read/)
})

test('the doctor asks the hub that the file is tied to, and never says its password', async () => {
  const { file, path, desk } = await aTable()
  const tournament = desk.context.open && tournamentIn(desk.context.open.db)
  if (!tournament) throw new Error('no tournament')
  tieToHub(path, tournament, 'postgres://laptop:secret@127.0.0.1:1/hub')
  const out = await said(['doctor', '--db', file], path)
  expect(out).toMatch(/look {2}hub: the hub does not answer/)
  expect(out).not.toContain('secret')
})

test('the doctor says where the folder that was chosen for backups is not there any more, though earlier ones are', async () => {
  const stick = folder()
  const { calls, file, path: home } = await aTable()
  await calls.backups.moveTo({ folder: stick })
  expect(await said(['doctor', '--db', file], home)).toMatch(/ok {4}backups: 1; the newest that verifies is /)
  rmSync(stick, { recursive: true })
  const out = await said(['doctor', '--db', file], home)
  expect(out).toContain(`look  backups: there is no folder ${stick}`)
})
