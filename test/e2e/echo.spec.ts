import { acts, enter, listedActs, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './slow.ts'

const RECORD = '**/api/tables/record'

test('an act is drawn before its answer, marked; the mark goes once it is saved, and its line stays in its place', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw'])
  await expect(acts(page)).toHaveCount(1)
  const committing = Promise.withResolvers<void>()
  await intercept(page, RECORD, async (route) => {
    await committing.promise
    await route.continue()
  })
  await enter(page, ['E discard 5p'])
  const newest = listedActs(page).nth(1)
  await expect(newest).toContainText('discard 5p')
  await expect(newest).toHaveClass(/unsaved/)
  await expect(acts(page)).toHaveCount(1)
  await expect(page.locator('.save')).toContainText('1 act held')
  await expect(newest).toContainText('held')
  await newest.evaluate((line) => line.setAttribute('data-drawn', 'first'))
  committing.resolve()
  await expect(acts(page)).toHaveCount(2)
  await expect(page.locator('.save')).toContainText('Saved')
  await expect(newest).not.toContainText('held')
  await expect(newest).toHaveAttribute('data-drawn', 'first')
})

test('an act that the desk refuses is taken back from the list and stands in the line again', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw'])
  await expect(acts(page)).toHaveCount(1)
  // the desk gets a line that it refuses at this moment
  await intercept(page, RECORD, (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace('E discard 5p', '@rules ema-2016') }),
  )
  await enter(page, ['E discard 5p'])
  await expect(page.locator('#entry')).toHaveValue('E discard 5p')
  await expect(listedActs(page)).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: '@rules and @set come before the first event' })).toBeVisible()
})

test('the newest act is in sight as soon as it is drawn, also where the list is longer than its place', async ({ page, served }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0'])
  const tiles = ['1m', '9p', '2s', '3z', '4m', '7p', '8s']
  for (const [n, tile] of tiles.entries()) {
    const seat = 'ESWN'[n % 4]
    await enter(page, [`${seat} draw`, `${seat} discard ${tile}`])
    await expect(listedActs(page)).toHaveCount(2 * n + 2)
    await expect(listedActs(page).last()).toBeInViewport({ ratio: 0.99 })
  }
  await expect(listedActs(page).first()).not.toBeInViewport()
})
