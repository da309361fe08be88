import { acts, ask, enter, expectAccessible, makeTournament, openTable, typeActs } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a win is recorded with its points, or as one whose points are not known; a word in the points records nothing', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E discard 1z', 'S ron'])
  await expect(acts(page)).toHaveCount(3)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  const points = form.getByLabel('Points reported for South')
  await expect(points).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Say how many points, or record the win without points.')
  await expect(points).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('mangan')
  await expect(points).toHaveValue('mangan')
  await expect(form.locator('input[name="how"]:checked')).toHaveValue('ron')
  await expect(form).toContainText(
    'Say the points for South in multiples of 100, such as 3900, or 1300 2600 for a self-draw. “mangan” can’t be read.',
  )
  await page.keyboard.press('Enter')
  await expect(points).toBeFocused()
  expect(ask(served, "SELECT count(*) AS ends FROM event WHERE text LIKE '* end%'")).toEqual([{ ends: 0 }])
  await points.fill('')
  await form.getByLabel('The points are not known').check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Header lines' }).getByRole('listitem')).toHaveText(['@hand E2 0'])
  await expect
    .poll(() => ask(served, 'SELECT text FROM event WHERE number > 3 ORDER BY entry'))
    .toEqual([{ text: '* end win' }, { text: '* note points unknown' }])
  // one Enter is one act
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(3)
  await expect(acts(page)).toContainText(['draw', 'discard', 'ron'])
})

test('an abortive draw that the rules lack is chosen knowingly, and so is an exhaustive draw with tiles left', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '1')
  await enter(page, ['@hand E1 0', 'E draw', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await expect(form.locator('input[name="how"]:checked')).toBeFocused()
  await page.keyboard.press('a')
  await expect(form).toContainText('there is no abortive draw, play goes on')
  await expect(form.locator('input[name="abort"]:checked')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Say why the hand was aborted.')
  await expect(form.locator('input[name="abort"]').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('x')
  await expect(form).toContainText('69 tiles are left in the wall')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Record the exhaustive draw anyway')).toBeFocused()
  await expectAccessible(page)
  expect(ask(served, "SELECT count(*) AS ends FROM event WHERE text LIKE '* end%'")).toEqual([{ ends: 0 }])
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect.poll(() => ask(served, "SELECT text FROM event WHERE text LIKE '* end%'")).toEqual([{ text: '* end exhaustive' }])
})

test('a win that an open violation makes void is not ticked, and the form leads to the violation', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E1 0', 'E draw', 'E discard 1z', 'S draw', 'S discard 3s', 'W draw', 'W discard 3s', 'S ron'])
  await enter(page, ['S reveal 1m2m3m4m5m6m7p8p9p1s2s5s5s'])
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await expect(form).toContainText('South’s win is void because of this finding:')
  await expect(form.locator('.payments input[type="checkbox"]:checked')).toHaveCount(0)
  await expectAccessible(page)
  await form.getByRole('link').click()
  await expect(page).toHaveURL(/\/finding\/\d+$/)
})

test('scores that the record does not come to are said beside them; a substitute sits down; the result is signed and reopened', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, [
    '@hand E1 0',
    '@scores 30000 30000 30000 30000',
    'E draw',
    '* end exhaustive',
    'E tenpai',
    'S noten',
    'W noten',
    'N noten',
  ])
  await enter(page, ['* scores 33000 29000 29000 28900'])
  const note = page.locator('.note').filter({ hasText: 'North 28,900, by the record 29,000' })
  await expect(note).toBeVisible()
  await expect(note).toContainText('add up to 119,900: 100 too few')
  await note.getByRole('button', { name: 'Use the scores of the record' }).click()
  await expect(acts(page).last()).toContainText('scores 33000 29000 29000 29000')
  await expect(note).toHaveCount(0)

  await page.keyboard.press('F8')
  const form = page.getByRole('form', { name: 'Players and result' })
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert'), 'no seat is proposed').toHaveText('A seat is needed.')
  await page.keyboard.press('l')
  await expect(form.getByRole('alert'), 'another change lacks other things').toHaveCount(0)
  await page.keyboard.press('u')
  await form.getByText('W · West').click()
  await form.getByLabel('Who takes the seat').fill('Ivy Baker')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('A reason is needed.')
  await expect(form.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('West fell ill')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  // the hand that has ended stays as it was played
  await expect(page.getByRole('status').filter({ hasText: 'Next hand' })).toHaveText('Next handW · Ivy Baker')
  await enter(page, ['@hand E1 1', '@scores 33000 29000 29000 29000'])
  await expect(page.locator('.plate').filter({ hasText: 'Baker' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Next hand' })).toHaveCount(0)

  await page.keyboard.press('F8')
  await page.keyboard.press('r')
  await expect(form.getByLabel('Points of Ivy Baker')).toHaveValue('29000')
  for (const seat of await form.getByRole('checkbox').all()) await expect(seat).not.toBeChecked()
  // from score to score by Tab, then to who signs
  await form.getByLabel('Points of East').focus()
  for (const label of ['Points of South', 'Points of Ivy Baker', 'Points of North', 'Riichi sticks left on the table', 'East']) {
    await page.keyboard.press('Tab')
    await expect(form.getByLabel(label, { exact: true })).toBeFocused()
  }
  await form.getByRole('checkbox', { name: 'East' }).check()
  await form.getByRole('checkbox', { name: 'Ivy Baker' }).check()
  await form.getByLabel('Points of Ivy Baker').fill('30000')
  await expect(form).toContainText('add up to 121,000: 1,000 too many')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('A reason is needed.')
  await page.keyboard.type('They all insist')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await page.keyboard.press('F8')
  await page.keyboard.press('r')
  await expect(form).toContainText('Signed by East, Ivy Baker, Marta Olsen')
  await expect(form).toContainText('Signed anyway: They all insist')
  await form.getByLabel('Reason').fill('Counted again')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect.poll(() => ask(served, 'SELECT count(*) AS reopened FROM result_reopened')).toEqual([{ reopened: 1 }])
})

test('a win says its yaku by the record, what opening the hand cost, and in French too', async ({ page, served }) => {
  await makeTournament(page, served, 'wrc-2025')
  await openTable(page, '1')
  await enter(page, [
    '@hand E1 0',
    '@scores 30000 30000 30000 30000',
    '@dora 3p',
    '@deal S 2m3m4m2p3p4p2s3s6s7s5p5p9p',
    'E draw',
    'E discard 4s',
  ])
  await enter(page, ['S chii 2s3s', 'S discard 9p', 'W draw', 'W discard 8s', 'S ron', 'S reveal 2m3m4m2p3p4p6s7s5p5p'])
  await expect(acts(page)).toHaveCount(8)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await expect(form.getByText('South: All simples 1, Mixed triple chow 1, Dora 1')).toBeVisible()
  await expect(form.getByText('One han less, because the hand is open: Mixed triple chow')).toBeVisible()
  await expect(form.getByText('Not counted, because the hand is open: Pinfu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('F6')
  await page.keyboard.press('F7')
  await expect(page.getByText('Un han de moins, la main étant ouverte : Triple chow mixte')).toBeVisible()
})

test('lines of the next hand that are typed into a refused form are held for the entry line, and leave the form as it was', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E discard 1z', 'S ron'])
  await expect(acts(page)).toHaveCount(3)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  const points = form.getByLabel('Points reported for South')
  await expect(points).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Say how many points, or record the win without points.')
  await typeActs(page, ['5s', '3z', 'W draw', 'W discard 9m'])
  await expect(form.getByRole('list', { name: 'Held' })).toHaveText('held5s· 3z· W draw· W discard 9m')
  await expect(page.getByRole('banner').locator('.save')).toContainText('Not saved Lines to correct: 4')
  await expect(points).toHaveValue('')
  await expect(form.locator('.payments input[type="checkbox"]:checked')).toHaveCount(1)
  await expectAccessible(page)
  await points.focus()
  await page.keyboard.type('3900')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(page.locator('#entry')).toHaveValue('5s')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveText([/Ediscard 5s/, /Sdiscard 3z/, /Wdraw/, /Wdiscard 9m/])
  await expect(page.getByRole('banner').locator('.save')).toContainText('Saved')
})

test('what a player paid for riichi is said beside the change, so that scores before, change and after add up', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E riichi 1z', 'S draw', 'S discard 3s', 'E ron'])
  await expect(acts(page)).toHaveCount(5)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await form.getByLabel('Points reported for East').fill('2900')
  const east = form.getByRole('row', { name: /East/ })
  await expect(east.locator('td.mono')).toHaveText(/\+3,900.*riichi.*−1,000/)
  await expect(east.getByLabel('Score of East after the hand')).toHaveAttribute('placeholder', '32900')
  await expect(form.getByRole('row', { name: /South/ }).locator('td.mono')).toHaveText('−2,900')
})
