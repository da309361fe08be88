import { acts, ask, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const DOUBLED = [...(['E discard 1z', 'S draw', 'S discard 2z', 'S discard 2z', 'W draw', 'W discard 9m'] as const)]

test('an earlier act is changed, put in, taken out and moved in the list by keyboard alone, what would change shown before', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DOUBLED)
  await expect(acts(page)).toHaveCount(6)
  await expect(page.locator('.note.record')).toBeVisible()

  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await expect(page.getByText('The table after act 4')).toBeVisible()
  await page.keyboard.press('Delete')
  const draft = page.getByRole('article', { name: 'Correction' })
  await expect(draft).toContainText('Disappears: Record')
  await expect(acts(page), 'nothing is done yet').toHaveCount(6)
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(5)
  await expect(page.locator('.note.record')).toHaveCount(0)
  await expect(page.locator('.undone')).toContainText('Corrected: 4 S discard 2z removed')
  await expect(page.locator('#entry')).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('8m')
  await expect(draft).toContainText('No finding appears or disappears.')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(4)).toContainText('discard 8m')
  await expect(acts(page).nth(4)).toContainText('~')

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('i')
  await page.keyboard.type('W dicard')
  await page.keyboard.press('Enter')
  await expect(draft).toContainText('column 3: “dicard” does not fit here.')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('W note looked at the wall')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(4)).toContainText('+')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(draft).toContainText('Move this line')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(4)).toContainText('discard 8m')

  for (const count of [6, 5, 5, 6]) {
    await page.keyboard.press('Control+z')
    await expect(acts(page)).toHaveCount(count)
  }
  await expect(acts(page).last()).toContainText('discard 9m')
  await expect.poll(() => ask(served, "SELECT count(*) AS removed FROM entry WHERE kind = 'event-removed'")).toEqual([{ removed: 2 }])
})

test('header lines are corrected in the list too', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@dora 4p', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  const heads = page.getByRole('list', { name: 'Header lines' }).getByRole('listitem')
  await expect(heads).toHaveText(['@dora 4p'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5s')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@dora 5s'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('a')
  await page.keyboard.type('@wall 60')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@wall 60', '@dora 5s'])
})

test('the first mend of a finding is one key, the others beside it; what was mended is said, and undone by a key', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DOUBLED)
  const note = page.locator('.note.record')
  await expect(note.getByRole('button', { name: 'Remove act 4' })).toBeVisible()
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.press('Alt+m')
  await expect(acts(page)).toHaveCount(5)
  await expect(note).toHaveCount(0)
  await expect(page.locator('.undone')).toContainText('Corrected: Remove act 4')
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(6)
  await expect(note.getByRole('button', { name: 'Remove act 4' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('k')
  await expect(note).toContainText('confirmed')
  // a claim that nobody may make, in the words of everyday: it is a slip, or a foul that happened
  await enter(page, ['E chii 7m8m'])
  await expect(page.getByRole('button', { name: 'It really happened' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('h')
  await expect(acts(page).last()).toHaveText(/Etake/)
  await expect(page.locator('.note.violation')).toContainText('called chii')
})

test('by touch on a tablet: an act is picked, a tile taps its place', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DOUBLED)
  await page.setViewportSize({ width: 1024, height: 768 })
  await acts(page).nth(5).click()
  await page.getByRole('button', { name: 'Change' }).click()
  const pad = page.getByRole('region', { name: 'Correction' })
  await pad.getByRole('button', { name: '8 of characters' }).click()
  await pad.getByRole('button', { name: 'Change · W discard 8m' }).click()
  await expect(acts(page).nth(5)).toContainText('discard 8m')
})

test('a hand is joined in the middle: typed beside the board, drawn as it is typed, wrong input said at its field', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await page.keyboard.press('F3')
  await expect(page.getByLabel('Discards of East')).toBeFocused()
  const dora = await page.getByLabel('Dora indicators').boundingBox()
  expect(dora?.width, 'five indicators can be read').toBeGreaterThan(100)
  await page.keyboard.type('1z9m3z')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('9p1s r4z')
  await page.keyboard.press('Tab')
  await page.keyboard.type('423q')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Leave out the r and tick Riichi' })).toBeVisible()
  await expect(page.getByLabel('Discards of South')).toBeFocused()
  await page.getByLabel('Discards of South').fill('9p1s4z')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '“423q” is not a group' })).toBeVisible()
  await expect(page.getByLabel('Groups of South')).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('South in riichi')).toBeChecked()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.press('F3')
  await expect(page.getByLabel('Groups of South'), 'what was typed is kept').toHaveValue('423s')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Header lines' }).getByRole('listitem')).toHaveText([
    '@from middle',
    '@wall 64',
    '@meld S chii 2s3s4s 4s',
    '@river E 1z 9m 3z 4s^',
    '@river S 9p 1s 4z',
    '@riichi S',
  ])
  await expect(page.locator('#entry')).toBeFocused()
})

test('the form of a hand begun in the middle says which hand it begins, who is East, and that the one under way gets no end', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await page.keyboard.press('F3')
  const form = page.getByRole('form', { name: 'Start in the middle of a hand' })
  await expect(form).toBeVisible()
  await expect(form).not.toContainText('This begins another hand')
  await page.keyboard.press('Escape')
  await enter(page, ['@hand E1 0', '@players "Ann" "Ben" "Cleo" "Dan"', 'E draw', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('F3')
  await expect(form).toContainText('This begins another hand: East 2 · 0 counters, with Ben as East.')
  await expect(form).toContainText('The hand under way (East 1 · 0 counters) keeps its record, but gets no end.')
  const board = page.getByRole('region', { name: 'Table 1 from above' })
  await expect(board, 'the picture has the players of that hand').toContainText('East, Ben')
  await form.getByLabel('Hand', { exact: true }).fill('E4 0')
  await expect(form).toContainText('East 4 · 0 counters, with Dan as East.')
  await expect(board).toContainText('East, Dan')
})

test('a hand ends as the players report it; dealer, counters, sticks and scores go on to the next', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E3 1 1', '@scores 30000 31000 29000 29000', 'E draw', 'E discard 1z', 'S draw', 'S riichi 9p'])
  await enter(page, ['W draw', 'W discard 1s', 'S ron'])
  await expect(acts(page)).toHaveCount(7)
  const heads = page.getByRole('list', { name: 'Header lines' }).getByRole('listitem')
  const form = page.getByRole('form', { name: 'End of the hand' })

  await page.keyboard.press('F7')
  await expect(page.getByLabel('Points reported for South')).toBeFocused()
  await expect(form).toContainText('Not recorded: the tiles of the hand')
  await page.keyboard.type('3900')
  await expect(form).toContainText('+6,200')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@hand E4 0', '@scores 36200 24800 29000 30000'])
  await expect(page.locator('#entry')).toBeFocused()
  await expect
    .poll(() => ask(served, 'SELECT text FROM event WHERE number > 9 ORDER BY entry'))
    .toEqual([{ text: '* end win' }, { text: '* scores 30000 36200 24800 29000' }])

  await page.keyboard.press('F7')
  await page.keyboard.press('x')
  for (const seat of ['e', 'n']) await page.keyboard.press(seat)
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@hand E4 1', '@scores 37700 23300 27500 31500'])

  await page.keyboard.press('F7')
  await page.keyboard.press('a')
  await page.getByText('four winds').click()
  await page.getByRole('textbox', { name: 'Score of West' }).fill('27400')
  await expect(form).toContainText('≠ 27,500')
  await expect(form).toContainText(
    'Scores and riichi sticks add up to 119,900: 100 too few. With these starting points they should add up to 120,000.',
  )
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Record these scores anyway')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@hand E4 2', '@scores 37700 23300 27400 31500'])
  await expect(page.getByText('add up to 119,900: 100 too few')).toBeVisible()
  await page.keyboard.press('F7')
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect.poll(() => ask(served, 'SELECT count(*) AS hands FROM hand WHERE taken_back IS NULL')).toEqual([{ hands: 5 }])
  await expect(heads).toHaveText(['@hand E4 2', '@scores 37700 23300 27400 31500'])
})

test('scores before the hand are typed to their end, and scores that do not add up are written only knowingly', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E2 0', 'E draw', '* end exhaustive'])
  await expect(acts(page)).toHaveCount(2)
  const form = page.getByRole('form', { name: 'End of the hand' })
  await page.keyboard.press('F7')
  const before = form.getByLabel('Scores before the hand')
  await expect(before).toHaveAttribute('placeholder', '30000 30000 30000 30000')
  await before.click()
  await page.keyboard.type('3')
  await expect(before).toBeFocused()
  await page.keyboard.type('1,000 29000 30000 33000')
  await expect(before).toHaveValue('31,000 29000 30000 33000')
  await expect(form).toContainText('add up to 123,000: 3,000 too many')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Record these scores anyway')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  expect(ask(served, "SELECT count(*) AS scores FROM event WHERE text LIKE '* scores%'")).toEqual([{ scores: 0 }])

  await page.keyboard.press('F7')
  await expect(before).toHaveValue('31,000 29000 30000 33000')
  await form.getByLabel('Record these scores anyway').check()
  await before.fill('30000 29000 30000 32000')
  await expect(form.getByLabel('Record these scores anyway')).not.toBeChecked()
  await before.fill('30000')
  await expect(form).not.toContainText('too many')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
})

test('scores before the hand that are not typed to their end are no scores, also where no starting points are known', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@rules ema-2016', '@hand E2 0', 'E draw', 'E discard 1z', 'S ron'])
  await expect(acts(page)).toHaveCount(3)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  const before = form.getByLabel('Scores before the hand')
  await expect(before).toHaveAttribute('placeholder', '')
  await before.fill('3')
  await page.keyboard.press('Enter')
  await expect(before).toBeFocused()
  await expect(form).toContainText('Enter four scores, multiples of 100, or one for all players.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  expect(ask(served, "SELECT count(*) AS scores FROM event WHERE text LIKE '* scores%'")).toEqual([{ scores: 0 }])
})

test('a hand is set up in the middle with scores that do not add up only knowingly, and its record says so', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await page.keyboard.press('F3')
  const form = page.getByRole('form', { name: 'Start in the middle of a hand' })
  const scores = form.getByLabel('Scores E S W N')
  await expect(scores).toHaveAttribute('placeholder', '30000 30000 30000 30000')
  await scores.fill('30000 29000 30000 30000')
  await expect(form).toContainText('add up to 119,000: 1,000 too few')
  await form.getByLabel('Hand', { exact: true }).fill('E2 0 1')
  await expect(form).not.toContainText('too few')
  await scores.fill('25000 25000 25000 25000')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Record these scores anyway')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(page.getByText('add up to 101,000: 19,000 too few. With these starting points they should add up to 120,000.')).toBeVisible()
})

test('a first hand begins with the starting points, unless other scores are typed', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@hand E1 0', 'E draw', '* end exhaustive'])
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('F7')
  const form = page.getByRole('form', { name: 'End of the hand' })
  await expect(form.getByLabel('Scores before the hand')).toHaveValue('30000')
  await form.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByRole('list', { name: 'Header lines' }).getByRole('listitem').last()).toHaveText('@scores 30000 30000 30000 30000')
})

test('the numbers of a short form are apart from the seat that follows them', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const turns = ['E', 'S', 'W', 'N'].flatMap((seat) => [`${seat} draw`, `${seat} discard 9p`])
  await enter(page, [...turns, ...turns.slice(0, 2), 'S pon 9p9p'])
  const row = acts(page).last()
  await expect(row).toContainText('11–13')
  const [number, seat] = await Promise.all([row.locator('.no'), row.locator('.se')].map((one) => one.boundingBox()))
  expect((seat?.x ?? 0) - (number?.x ?? 0) - (number?.width ?? 0)).toBeGreaterThanOrEqual(4)
})
