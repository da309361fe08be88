import { copyFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../../desk/network/serving/loopback.ts'
import { raw } from '../../../db/fixtures/a-file.ts'
import { aTable } from '../../api/a-desk.ts'

// attacks from the security review

const ask = (url: string, method: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ readonly status: number; readonly cookie: string }>((resolve, reject) => {
    const sent = request(url, { method, headers }, (reply) => {
      reply.resume()
      resolve({ status: reply.statusCode ?? 0, cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
    })
    sent.on('error', reject).end()
  })

test('a page of another port can’t call anything by HEAD, for which browsers send no Origin', async () => {
  const { desk, file } = await aTable()
  const served = await listen(desk.fetch)
  onTestFinished(() => served.close())
  const { cookie } = await ask(served.url, 'GET', {})
  await ask(`${served.origin}/api/tournaments/sample`, 'HEAD', { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' })
  expect(desk.context.open?.file).toBe(file)
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('nothing is called by %s', async (method) => {
  const { desk, file } = await aTable()
  const answer = await desk.fetch(new Request('http://desk/api/tournaments/sample', { method }))
  expect([answer.status, desk.context.open?.file]).toEqual([405, file])
})

test.each(['same-site', 'cross-site', 'none of these'])('a call from %s is refused where no Origin is told', async (site) => {
  const { desk, file } = await aTable()
  const served = await listen(desk.fetch)
  onTestFinished(() => served.close())
  const { cookie } = await ask(served.url, 'GET', {})
  const { status } = await ask(`${served.origin}/api/tournaments/sample`, 'POST', { cookie, 'sec-fetch-site': site })
  expect([status, desk.context.open?.file]).toEqual([403, file])
})

test.each([
  ['that holds no tournament', 'DELETE FROM tournament'],
  ['that is damaged', 'DROP TABLE tournament'],
])('a file %s is refused and the one in use stays open', async (_, sql) => {
  const { calls, file, path, desk } = await aTable()
  const other = join(path, 'other.shinpan')
  desk.context.open?.db.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(file, other)
  raw(other, (db) => db.exec(sql))
  await expect(calls.tournaments.open({ file: other })).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await calls.tournaments.current())?.file).toBe(file)
})

test.each(['2026-99-99', '2026-02-30', '26-01-01'])('%s is no day of a tournament', async (date) => {
  const { calls } = await aTable()
  const asked = { name: 'Another', place: '', date, rules: 'wrc-2015', tables: 1, referee: 'Ann' }
  await expect(calls.tournaments.create(asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
