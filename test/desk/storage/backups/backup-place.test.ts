import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aTable, BY } from '../../api/a-desk.ts'

test('backups go to a folder of one’s choice from then on, each to one of its own; those made before are known still', async () => {
  const { calls, file } = await aTable()
  await calls.backups.make()
  const stick = folder()
  expect(await calls.backups.place()).toMatchObject({ folder: `${file}.backups`, chosen: false, sameDisk: true })
  // another tournament of the same name has its backups there
  mkdirSync(join(stick, 'Test Open.shinpan.backups'))
  writeFileSync(join(stick, 'Test Open.shinpan.backups', 'theirs'), '')
  const to = join(stick, 'Test Open.shinpan 2.backups')
  expect(await calls.backups.moveTo({ folder: stick })).toMatchObject({ folder: to, chosen: true })
  expect(readdirSync(to)).toHaveLength(1)
  expect(await calls.saving()).toMatchObject({ backup: { trouble: null, folder: to } })
  expect(new Set((await calls.backups.list({})).map((one) => one.file.startsWith(to)))).toEqual(new Set([true, false]))
  expect((await calls.setup.check()).filter(({ step }) => step === 'machine')).toMatchObject([{ state: expect.any(String) }])
  // the test's clock doesn't move: makes room for a backup of the same time
  rmSync(`${file}.backups`, { recursive: true })
  await calls.backups.moveTo({ folder: null })
  expect(await calls.saving()).toMatchObject({ backup: { folder: null } })
})

test('a folder that is not there, that takes no file, or that is no whole path is refused, and backups go on as before', async () => {
  const { calls, file } = await aTable()
  const none = join(folder(), 'not there')
  await expect(calls.backups.moveTo({ folder: none })).rejects.toThrow(`there is no folder ${none}`)
  await expect(calls.backups.moveTo({ folder: 'sticks' })).rejects.toThrow('sticks is not a full path')
  await expect(calls.backups.moveTo({ folder: file })).rejects.toThrow('there is no folder')
  expect(await calls.backups.place()).toMatchObject({ chosen: false })
})

test('where the chosen folder is gone, the backup is made next to the file, and the trouble is told', async () => {
  const { calls, file } = await aTable()
  const stick = folder()
  await calls.backups.moveTo({ folder: stick })
  rmSync(stick, { recursive: true })
  // a file replaces the stick, so that no folder can be created in it
  writeFileSync(stick, '')
  await expect(calls.backups.make()).rejects.toThrow()
  expect(readdirSync(`${file}.backups`)).toHaveLength(1)
  expect((await calls.saving()).backup.trouble?.en).toContain(stick)
  rmSync(stick)
})

test('a house rule is taken out with a reason, from a round on; the history says who put it in and who took it out', async () => {
  const { calls } = await aTable()
  const house = (edition: string, levels: readonly string[]) =>
    JSON.stringify({
      id: 'house-test',
      name: { en: 'Test, house rules', fr: 'Test, règles maison' },
      edition,
      parent: 'wrc-2015',
      differences: levels.map((rule) => ({ kind: 'level', rule, level: 'off', who: BY, when: '2026-11-20', why: 'as every year' })),
    })
  await calls.ruleSets.goBy({ rules: { text: house('1', ['claim.order', 'claim.not-taken']) }, from: null, by: BY })
  await calls.ruleSets.goBy({
    rules: { text: house('2', ['claim.order']) },
    from: 3,
    decided: { who: 'The organizers', when: '2026-11-21', why: 'too many asked' },
    by: BY,
  })
  // other data of the tournament don't change its rules
  await calls.tournaments.set({ name: 'Test Open', place: 'Paris', date: '2026-11-21', by: BY })
  const said = (await calls.ruleSets.history()).map(({ from, rules, put, taken, decided }) => [
    from,
    rules.edition,
    put.map((one) => ('rule' in one ? one.rule : '')),
    taken.map((one) => ('rule' in one ? one.rule : '')),
    decided?.why ?? null,
  ])
  expect(said).toEqual([
    [3, '2', [], ['claim.not-taken'], 'too many asked'],
    [null, '1', ['claim.order', 'claim.not-taken'], [], null],
    [null, '2015', [], [], null],
  ])
})
