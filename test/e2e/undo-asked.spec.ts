import { acts, ask, caller, enter, expectAccessible, makeTournament, openRuling, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('in a list longer than its place the question before a ruling is undone is seen, and a key pressed twice does not answer it', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '1')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(acts(page)).toHaveCount(9)
  const asks = page.getByRole('alert').filter({ hasText: 'This undoes the ruling signed by Marta Olsen' })
  for (const height of [768, 560, 430]) {
    await page.setViewportSize({ width: 1366, height })
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(asks).toBeInViewport({ ratio: 1 })
    const list = await page.locator('.side .scroll').boundingBox()
    const box = await asks.boundingBox()
    expect(box && list && box.y + box.height <= list.y + list.height + 1 && box.y >= list.y - 1, `${height} px high`).toBe(true)
    await expect(acts(page)).toHaveCount(9)
    await page.keyboard.press('Escape')
    await expect(asks).toHaveCount(0)
  }
})

test('in the hall an undo that would stop the clock of a round asks first, and so does that of another’s step', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const clock = () => ask(served, 'SELECT what FROM clock')
  const undoes = page.getByRole('alert').filter({ hasText: 'Undoing it stops the clock.' })
  await page.keyboard.press('F8')
  await expect(page.getByText('Round 1 started.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(undoes).toContainText('Round 1 started')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(undoes).toHaveCount(0)
  expect(clock()).toEqual([{ what: 'started' }])

  // minutes are given and taken away again without a question
  await page.keyboard.type('+5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: round 1, 5 more minutes.')).toBeVisible()

  await call('rounds/pause', { round: 1, by: 'Hugo Brandt' })
  await expect(page.getByText('Round 1 paused.')).toBeVisible()
  await page.keyboard.press('Control+z')
  const others = page.getByRole('alert').filter({ hasText: 'Round 1 paused · entered by Hugo Brandt.' })
  await expect(others).toBeVisible()
  // a step that comes meanwhile is asked about itself
  await call('rounds/resume', { round: 1, by: 'Hugo Brandt' })
  await expect(others).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(undoes).toContainText('Round 1 resumed · entered by Hugo Brandt.')
  await undoes.getByRole('button', { name: 'Undo it' }).click()
  await expect(page.getByText('Undone: round 1 resumed.')).toBeVisible()
  expect(clock()).toEqual([{ what: 'started' }, { what: 'paused' }])
})

test('a signed result is asked about before it is undone, and a key pressed twice does not undo it', async ({ page, served }) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const table = (await call<readonly { id: string; name: string }[]>('tables/list')).find(({ name }) => name === '7')?.id
  await call('tables/record', { table, text: 'E discard 1z\nS draw', by: '' })
  const points = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }
  await call('results/sign', { table, points, signed: [], by: 'Marta Olsen' })
  await openTable(page, '7')
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  const asks = page.getByRole('alert').filter({ hasText: 'Result signed · entered by Marta Olsen' })
  await expect(asks).toBeInViewport({ ratio: 1 })
  const states = () => call<readonly { state: string }[]>('results/list')
  expect(await states()).toHaveLength(1)
  await asks.getByRole('button', { name: 'Undo it' }).click()
  await expect.poll(states).toHaveLength(0)
  await expect(acts(page)).toHaveCount(2)
})

test('a result is signed while the hand runs, and by no player, only after a question; the table then says that it is signed', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  const states = () => caller(page, served)<readonly unknown[]>('results/list')
  await page.keyboard.press('F8')
  await page.keyboard.press('r')
  for (const seat of ['East', 'South', 'West', 'North']) await page.getByLabel(`Points of ${seat}`).fill('30000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The hand has not ended. No player has signed. Enter once more to sign all the same.')).toBeVisible()
  expect(await states()).toHaveLength(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Result signed' })).toBeVisible()
  await expect.poll(states).toHaveLength(1)
})
