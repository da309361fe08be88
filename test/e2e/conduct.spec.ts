import type { Page } from '@playwright/test'
import { ask, caller, expectAccessible, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const rule = (page: Page) => page.getByRole('combobox', { name: /^(Rule|Règle)$/ })

test('conduct by keys: the circumstance is asked first, its range proposed, an amount beyond it confirmed; in French too', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  await rule(page).selectOption('conduct.obstruction')
  await page.getByRole('combobox', { name: 'Player' }).fill('Inès Moreau')
  const question = page.getByRole('group', { name: 'Which was it?' })
  await expect(question.getByRole('radio')).toHaveCount(5)
  await expect(page.locator('.actform'), 'nothing is proposed before the answer').not.toContainText('Proposed')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform .err')).toHaveText('Say which it was.')
  // the focus is on the question now, and no field takes the digit
  await page.keyboard.press('2')
  await expect(page.locator('.actform')).toContainText('8,000 or 12,000 table points')
  await page.keyboard.press('3')
  await expect(page.locator('.actform')).toContainText('12,000 to 48,000 table points')
  await expect(page.locator('.actform')).toContainText('section 6.12')
  await expectAccessible(page)
  const range = page.getByRole('group', { name: 'Penalty' }).getByRole('radio', { name: '12,000 to 48,000 table points' })
  await range.focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Reason').fill('Third time today')
  await page.keyboard.press('Control+Enter')
  const amount = page.getByRole('spinbutton', { name: 'Table points' })
  await expect(amount, 'no amount is proposed within a range').toHaveValue('')
  await expect(amount).toBeFocused()
  await page.getByRole('spinbutton', { name: 'Table points' }).fill('60000')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform .err')).toHaveText('The amount is beyond the text: confirm it.')
  await page.getByRole('spinbutton', { name: 'Table points' }).fill('20000')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Inès Moreau/ })).toContainText('20,000 table points')
  await expect(page.getByRole('row', { name: /Inès Moreau/ }), 'the ledger cites as the form did').toContainText(/EMA 2025, .*6\.12/)
  await expect
    .poll(() => ask(served, 'SELECT circumstance, decision, proposed_kind, proposed_amount, proposed_most, imposed_amount FROM rulings'))
    .toEqual([
      {
        circumstance: 'serious',
        decision: 'upheld',
        proposed_kind: 'range',
        proposed_amount: 12_000,
        proposed_most: 48_000,
        imposed_amount: 20_000,
      },
    ])

  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  const { id: incident } = await caller(page, served)<{ id: number }>('incidents/open', { table: id, by: 'Marta Olsen' })
  await page.goto(new URL(`#/incident/${incident}`, served.url).href)
  await expect(page.getByRole('heading', { name: `Incident ${incident}` })).toBeVisible()
  await page.keyboard.press('F6')
  await expect(page.getByRole('link', { name: 'Pénalités' })).toBeVisible()
  await page.keyboard.press('c')
  await rule(page).selectOption('conduct.all-last-sheet')
  await page.getByRole('group', { name: 'De quel cas s’agit-il' }).waitFor()
  await page.keyboard.press('2')
  await expect(page.locator('.actform')).toContainText('8 000 points de table')
  await page.getByRole('combobox', { name: 'Joueur' }).fill('Inès Moreau')
  await page.getByLabel('Motif').fill('Erreur de 2 000')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.rl').filter({ hasText: '8 000 points de table' })).toContainText('La partie en a été influencée')
})

test('a field that is reached without a key, as by dictation, keeps the focus when the lists change', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  await expect(rule(page)).toBeFocused()
  await page.getByRole('combobox', { name: 'Table', exact: true }).selectOption(id)
  await page.getByLabel('Reason').focus()
  await caller(page, served)('tables/record', { table: id, text: '@players Ann Bo Cy Di\n@from middle\nE discard 1z', by: 'Marta Olsen' })
  await expect(page.getByText('Ann, Bo, Cy, Di')).toBeVisible()
  await expect(page.getByLabel('Reason')).toBeFocused()
})

test('a fine of the whole table by keys: four entries in one act; the appeal asks for the circumstance again', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  await caller(page, served)('tables/record', { table: id, text: '@players Ann Bo Cy Di\n@from middle\nE discard 1z', by: 'Marta Olsen' })
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  await rule(page).selectOption('conduct.score-sheet')
  await page.getByRole('combobox', { name: 'Table', exact: true }).selectOption(id)
  await page.getByRole('checkbox', { name: /^Every player of the table/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Which was it?' })).toContainText('cannot put right (7.5)')
  await page.keyboard.press('2')
  await page.getByLabel('Reason').fill('The sums are wrong')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /2,000 table points/ })).toHaveCount(4)

  await caller(page, served)('incidents/appeal', { incident: 1, who: { name: 'Ann' }, grounds: 'It was copied wrongly', by: 'Marta Olsen' })
  await page.goto(new URL('#/incident/1', served.url).href)
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('a')
  await page.locator('label', { hasText: 'Penalty changed' }).click()
  const question = page.getByRole('group', { name: 'Which was it?' })
  await expect(question.getByRole('radio', { checked: true })).toHaveAccessibleName(/cannot put right/)
  await expect(page.locator('.actform')).toContainText('section 7.5')
  await expectAccessible(page)
})

test('a fine of the whole table in the incident that has its note, by keys: one act; then one penalty is cancelled, one ruling appealed', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  const call = caller(page, served)
  await call('tables/record', { table: id, text: '@players Ann Bo Cy Di\n@from middle\nE discard 1z', by: 'Marta Olsen' })
  await call('incidents/open', { table: id, note: 'The sheet does not add up', by: 'Marta Olsen' })
  await page.goto(new URL('#/incident/1', served.url).href)
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('c')
  await rule(page).selectOption('conduct.score-sheet')
  const about = page.getByRole('group', { name: 'About' })
  await about.getByRole('radio', { name: /Ann$/ }).focus()
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowDown')
  await expect(about.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Every player of the table/)
  await page.keyboard.press('2')
  await page.getByLabel('Reason').fill('The sums are wrong')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  const outcome = page.getByRole('region', { name: 'Current state' })
  await expect(outcome.getByText('2,000 table points')).toHaveCount(4)
  await expect(outcome).toContainText('Ann')
  await expect(outcome).toContainText('Di')

  await page.keyboard.press('k')
  const penalty = page.getByRole('group', { name: 'Penalty' })
  await expect(penalty.getByRole('radio')).toHaveCount(4)
  await page.getByLabel('Why is it cancelled?').fill('Bo had signed')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform .err')).toHaveText('Choose a penalty.')
  await page.keyboard.press('ArrowDown')
  await expect(penalty.getByRole('radio', { checked: true })).toHaveAccessibleName(/Bo$/)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(outcome.getByText('Penalty cancelled')).toHaveCount(1)

  await page.keyboard.press('a')
  await page.getByLabel('Grounds').fill('It was copied wrongly')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform .err')).toHaveText('Say who.')
  await about.getByRole('radio', { name: /^Cy/ }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Appeal by Cy' })).toBeVisible()
  // while it waits, another player appeals as well
  await page.keyboard.press('Shift+A')
  await expect(about.getByRole('radio')).toHaveCount(3)
  await about.getByRole('radio', { name: /^Ann/ }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Grounds').fill('So it was')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Appeal by Ann' })).toBeVisible()
  expect(ask(served, 'SELECT appealed_by FROM appeals')).toEqual([{ appealed_by: 'Cy' }, { appealed_by: 'Ann' }])
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Appeal of Ann' }), 'the newest is decided first').toBeVisible()
  await expect(page.locator('.actform')).toContainText('Ann · Against')
})

test('amounts by keys: an empty, negative, broken or huge one is refused at its field, nothing is preset; no penalty can be signed', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  const form = page.locator('.actform')
  await rule(page).selectOption('conduct.other')
  await page.getByRole('combobox', { name: 'Player' }).fill('Inès Moreau')
  await page.getByLabel('Reason').fill('Shouted')
  await form.getByText('Other points…').click()
  const amount = form.getByRole('spinbutton', { name: 'Table points' })
  const asks = form.getByText('Points: a whole number from 1 to 1,000,000 is needed.')
  await expect(amount, 'nobody has proposed an amount').toHaveValue('')
  await expect(asks).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(asks).toBeVisible()
  await expect(amount).toBeFocused()
  await expectAccessible(page)
  for (const wrong of ['-5', '0', '1.5', '1000001']) {
    await amount.fill(wrong)
    await page.keyboard.press('Control+Enter')
    await expect(asks).toBeVisible()
  }
  await amount.fill('2500')
  await expect(asks).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Inès Moreau/ })).toContainText('2,500 table points')
  expect(ask(served, 'SELECT imposed_amount FROM rulings')).toEqual([{ imposed_amount: 2500 }])

  await page.keyboard.press('F6')
  await page.getByRole('button', { name: 'Pénalité sans acte' }).waitFor()
  await page.keyboard.press('n')
  await rule(page).selectOption('conduct.late')
  await page.getByRole('combobox', { name: 'Joueur' }).fill('Inès Moreau')
  await page.getByLabel('Motif').fill('Le train')
  const minutes = form.getByRole('spinbutton', { name: 'Minutes de retard' })
  const asksMinutes = form.getByText('Minutes de retard : il faut un nombre supérieur à 0')
  for (const wrong of ['', '-7', '0', '1441']) {
    await minutes.fill(wrong)
    await page.keyboard.press('Control+Enter')
    await expect(asksMinutes).toBeVisible()
  }
  await minutes.fill('12')
  await expect(asksMinutes).toHaveCount(0)
  await form.getByRole('group', { name: 'Pénalité' }).getByRole('radio', { name: 'Aucune' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(form).toHaveCount(0)
  expect(ask(served, 'SELECT imposed_kind FROM rulings ORDER BY id')).toEqual([{ imposed_kind: 'points' }, { imposed_kind: 'none' }])
})

test('a surname is the registered player by Enter; a name that nobody has is confirmed before it makes a new person', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await caller(page, served)('players/set', { player: null, number: 1, name: 'Benoît Garnier', country: '', by: 'Marta Olsen' })
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  const form = page.locator('.actform')
  const name = page.getByRole('combobox', { name: 'Player' })
  await rule(page).selectOption('conduct.absent')
  await name.fill('zzzz')
  await page.getByLabel('Reason').fill('Did not come')
  await page.keyboard.press('Control+Enter')
  await expect(form.locator('.err').filter({ hasText: 'Nobody with this name is registered: “zzzz”.' })).toBeVisible()
  await expect(form.getByRole('checkbox', { name: '“zzzz” is not registered: a new person' })).toBeFocused()
  await expectAccessible(page)
  // a number shows the name before anything is signed
  await name.fill('1')
  await expect(form.getByRole('status').filter({ hasText: 'Benoît Garnier' })).toBeVisible()
  await name.fill('garnier')
  await expect(form.getByRole('button', { name: /^Benoît Garnier/ })).toBeVisible()
  await name.press('Enter')
  await expect(name).toHaveValue('Benoît Garnier')
  await expect(form.getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Benoît Garnier/ })).toContainText('30,000 table points')
  expect(ask(served, 'SELECT player IS NOT NULL AS listed FROM penalty')).toEqual([{ listed: 1 }])
  await expect(form).toHaveCount(0)

  await page.keyboard.press('n')
  await rule(page).selectOption('conduct.absent')
  await name.fill('A passer-by')
  await form.getByRole('checkbox').check()
  await page.getByLabel('Reason').fill('Sat down')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /A passer-by/ })).toContainText('30,000 table points')
})

test('in a round under way the table is that of the player, until another one is chosen; in a break it is none', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  const call = caller(page, served)
  await call('tables/create', { name: '12', round: 1, players: { E: '', S: '', W: 'Inès Moreau', N: '' } })
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  const table = page.getByRole('combobox', { name: 'Table', exact: true }).locator('option:checked')
  const player = page.getByRole('combobox', { name: 'Player' })
  await player.fill('Inès Moreau')
  await expect(table).toHaveText('at no table')
  await call('rounds/start', { round: 1, by: 'Marta Olsen' })
  await expect(table).toHaveText('R1 · 12')
  await player.fill('Nobody')
  await expect(table).toHaveText('at no table')
  await player.fill('Inès Moreau')
  await page.getByRole('combobox', { name: 'Table', exact: true }).selectOption({ label: 'R1 · 3' })
  await player.fill('Nobody')
  await expect(table).toHaveText('R1 · 3')
})
