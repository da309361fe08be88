import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk } from '../../api/a-desk.ts'

test('a desk killed while it makes the sample leaves none, and the next makes a whole one', async () => {
  const home = folder()
  const path = join(home, 'tournaments')
  const leftOver = new Set<string>()
  for (const after of [0, 10, 30]) {
    const child = spawn(process.execPath, ['desk/main.ts', 'open', '--no-window'], {
      env: { ...process.env, SHINPAN_HOME: home },
      stdio: 'ignore',
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    while (!existsSync(path) || !readdirSync(path).some((name) => name.startsWith('.new-') && !leftOver.has(name))) await wait(1)
    await wait(after)
    child.kill('SIGKILL')
    await ended
    for (const name of readdirSync(path)) leftOver.add(name)
    if (existsSync(join(path, 'sample.shinpan'))) break
  }
  const { calls } = aDesk({ folder: path })
  await calls.tournaments.sample()
  const tables = await calls.tables.list()
  expect(tables).toHaveLength(16)
  expect(tables.filter(({ open }) => open.violation + open.question > 0).map(({ name }) => name)).toEqual(['6', '7'])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})
