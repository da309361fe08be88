import { acts, ask, caller, enter, makeTournament, openTable, typeActs } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './slow.ts'

test('a refused line and those that wait for it are not called saved, with the desk there or away', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const save = page.getByRole('banner').locator('.save')
  await page.keyboard.type('E discard 1z')
  await page.keyboard.press('Enter')
  await expect(save).toContainText('Saved')
  for (const line of ['S discrad 2z', 'W draw', 'W discard 3p']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await expect(save).toContainText('Not saved Lines to correct: 3')
  const refused = page.getByRole('alert').filter({ hasText: 'Not accepted: S discrad 2z' })
  await expect(refused, 'and why').toContainText('discrad')
  await expect(refused).toContainText('Expected: ')
  await page.keyboard.press('Control+1')
  await expect(save).toContainText('Lines to correct: 3')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(save, 'a reload away from the table forgets none').toContainText('Lines to correct: 3')
  await page.goBack()
  await expect(page.locator('#entry')).toBeFocused()
  await intercept(page, '**/api/**', (route) => route.abort())
  await page.keyboard.press('Control+7')
  await expect(page.getByRole('alert').filter({ hasText: 'Shinpan does not answer.' })).toContainText('Lines to correct: 3')
  await page.unroute('**/api/**')
  expect(ask(served, 'SELECT count(*) AS n FROM event')).toEqual([{ n: 1 }])
})

test('after a tile without its suit each further line waits by itself, and all go in their order once it is corrected', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const save = page.getByRole('banner').locator('.save')
  const why = page.locator('#entry-why')
  await typeActs(page, ['1z', '9p', '5'])
  await expect(why).toContainText('Expected: a tile such as 5p')
  await typeActs(page, ['3z', '2m', 'pon', '9s', '8p'])
  await expect(save).toContainText('Not saved Lines to correct: 6')
  await expect(page.getByRole('list', { name: 'Held' }).getByRole('listitem')).toContainText(['', '3z', '2m', 'pon', '9s', '8p'])
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Sdiscard 9p/])
  await page.keyboard.press('Escape')
  await page.keyboard.type('m')
  await page.keyboard.press('Enter')
  await expect(save).toContainText('Saved')
  await expect(acts(page)).toHaveText([
    ...([/Ediscard 1z/, /Sdiscard 9p/, /Wdiscard 5m/, /Ndiscard 3z/] as const),
    ...([/Ediscard 2m/, /Spon/, /Sdiscard 9s/, /Wdiscard 8p/] as const),
  ])
})

test('a refused word before lines of tiles only', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['1z', 'E discrad 9p', '6z', '3z', '2s'])
  await expect(page.getByRole('banner').locator('.save')).toContainText('Lines to correct: 4')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  await enter(page, ['S discard 9p'])
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Sdiscard 9p/, /Wdiscard 6z/, /Ndiscard 3z/, /Ediscard 2s/])
})

test('lines that wait at a table of one file are none of another, and corrected they are saved', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const save = page.getByRole('banner').locator('.save')
  for (const line of ['S discrad 2z', 'W draw', 'W discard 3p']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await expect(save).toContainText('Lines to correct: 3')
  const desk = caller(page, served)
  const { file } = await desk<{ file: string }>('tournaments/current')
  await desk('tournaments/create', { name: 'Autumn Cup', place: '', date: '2026-11-28', rules: 'wrc-2015', tables: 8, referee: 'Ivo Berg' })
  await page.goto(new URL('#/hall', served.url).href)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Autumn Cup' })).toBeVisible()
  await expect(save).toContainText('Saved')
  await expect(save).not.toContainText('Lines to correct')
  await desk('tournaments/open', { file })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(save).toContainText('Lines to correct: 3')
  await openTable(page, '7')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('S discard 2z')
  await page.keyboard.press('Enter')
  await expect(save).toContainText('Saved')
  await expect.poll(() => ask(served, 'SELECT count(*) AS n FROM event')).toEqual([{ n: 3 }])
})

test('lines that wait in a closed window are not called saved by the next one, nor by one that stays', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  for (const line of ['S discrad 2z', 'W draw', 'W discard 3p']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  const saveOf = (of: typeof page) => of.getByRole('banner').locator('.save')
  await expect(saveOf(page)).toContainText('Lines to correct: 3')
  const stays = await page.context().newPage()
  await stays.goto(new URL('#/hall', served.url).href)
  await expect(saveOf(stays), 'the other window has them still').toContainText('Saved')
  const next = await page.context().newPage()
  await page.goto('about:blank')
  await next.goto(new URL('#/hall', served.url).href)
  for (const one of [stays, next]) await expect(saveOf(one)).toContainText('Not saved Lines to correct: 3')
  await openTable(next, '7')
  await next.keyboard.press('Control+a')
  await next.keyboard.type('S discard 2z')
  await next.keyboard.press('Enter')
  for (const one of [stays, next]) await expect(saveOf(one)).toContainText('Saved')
  await expect.poll(() => ask(served, 'SELECT count(*) AS n FROM event')).toEqual([{ n: 3 }])
})

test('a reload signs as before, whoever another window has chosen since', async ({ page, served }) => {
  await makeTournament(page, served)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const signs = (of: typeof page) => of.getByRole('button', { name: /Signs as, language, appearance/ })
  await expect(signs(other)).toContainText('Marta Olsen')
  await other.keyboard.press('F9')
  await other.getByRole('menuitem', { name: /Add a referee/ }).click()
  await other.getByLabel('Name').fill('Hugo Brandt')
  await other.keyboard.press('Enter')
  await expect(signs(other)).toContainText('Hugo Brandt')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(signs(page)).toContainText('Marta Olsen')
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(signs(other)).toContainText('Hugo Brandt')
})
