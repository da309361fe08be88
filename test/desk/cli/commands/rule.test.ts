import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../run.ts'

test.each([
  ['ema-2025', 'points:2000', ['these are tournament points; the points of these rules are table points (points:2000:table)']],
  ['ema-2025', 'points:2000:table', []],
  ['wrc-2015', 'points:20', []],
])('under %s, %s says so where the points are of another unit than those of the rules', async (rules, penalty, says) => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  await run(['record', '--db', db, '--table', '7', '--rules', rules], { home, input: `${DEAD_HAND}\n` })
  const ruled = ['rule', '--db', db, '--finding', '1', '--decision', 'upheld', '--penalty', penalty, '--reason', 'seen', '--by', 'Hayashi']
  expect(await run(ruled, { home })).toMatchObject({ code: 0, errors: says })
})
