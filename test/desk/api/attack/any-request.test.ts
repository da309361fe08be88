import { basename, dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { Desk } from '../../../../desk/api/desk.ts'
import { PROCEDURES } from '../../../../desk/contract/procedures.ts'
import { disputed } from '../a-desk.ts'
import { anyValue, inputOf } from './any-value.ts'

const post = async (desk: Desk, path: string, body: string): Promise<number> => {
  const answer = await desk.fetch(
    new Request(`http://desk/api/${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  )
  // reads a stream to its end, except those that wait for the window's next chunk
  if (path === 'tournaments/whole/receive' || path === 'tournaments/whole/send') await answer.body?.cancel()
  else await answer.text()
  return answer.status
}

test('whatever is asked in whatever order: an answer or a refusal, never a fault of ours, and the log verifies', async () => {
  const { desk, table, file } = await disputed()
  const hand = desk.context.open?.db.prepare('SELECT id FROM hand').pluck().get() as string
  const words = [
    table,
    hand,
    'E',
    'S',
    'W',
    'N',
    'E discard 1z',
    'W call pon',
    'N draw',
    '@hand E2 0',
    '* note x',
    'claim.not-taken',
    'conduct.phone',

    'wrc-2015',
    'ema-2016',
    '2015',
    '2026-11-21',
    '2026-11-21T12:00:00.000Z',
    'Michiko Hayashi',
    'Zofia',
    '7',
    '1',
    'en',
    'fr',
    'both',
    file,
    join(dirname(file), 'other.shinpan'),
    basename(file),
    'a reason',
    'name,number\nAnn,1\n',
    'bmFtZQpBbm4K',
    'key-1',
    'key-2',
  ]
  // the event stream never ends by itself
  const asked = PROCEDURES.filter((path) => path !== 'news').map((path) => {
    const input = inputOf(path)
    return (input ? anyValue(input, words) : fc.constant(undefined)).map((json) => ({ path, json }))
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...asked), { minLength: 5, maxLength: 25 }), async (requests) => {
      for (const { path, json } of requests) {
        const status = await post(desk, path, JSON.stringify({ json }))
        expect([status < 500, path, json]).toEqual([true, path, json])
      }
    }),
    { numRuns: 25 },
  )
  expect(desk.context.open && verify(desk.context.open.db)).toMatchObject({ trouble: null })
})
