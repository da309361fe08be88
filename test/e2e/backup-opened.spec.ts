import { join } from 'node:path'
import { caller, DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a backup that is opened says of which file it is, and leads there', async ({ page, served }) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  await call('backups/make')
  await openTable(page, '7')
  await enter(page, DEAD_HAND.slice(0, 3))
  await expect(page.locator('.save')).toContainText(/Saved.*act 3/)
  const [backup] = await call<readonly { file: string }[]>('backups/list', {})
  await call('tournaments/open', backup)
  await page.reload()
  const band = page.getByRole('status').filter({ hasText: 'This file is a backup.' })
  await expect(band).toContainText(/It was made at .* of .*Spring Open\.shinpan\. /)
  await expect(band).toContainText('Nothing can be entered')
  await expectAccessible(page)
  expect(await call<{ readOnly: boolean }>('tournaments/current')).toMatchObject({ readOnly: true })
  await enter(page, ['S draw'])
  await expect(page.getByText(/Not accepted: S draw .* is a backup, which is only read/)).toBeVisible()
  await band.getByRole('button', { name: 'Open that file' }).click()
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(band).toHaveCount(0)
  await expect.poll(() => call<{ file: string }>('tournaments/current')).toMatchObject({ file: join(served.folder, 'Spring Open.shinpan') })
})
