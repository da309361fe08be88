import { ask, expectAccessible, openSetup, tabTo } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { chooseList, playersCsv, seatingCsv } from './lists.ts'

test('two hundred players and ten rounds come from spreadsheets; ten bad lines are told with their reasons; importing again changes nothing', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)

  await chooseList(page, 'joueurs.csv', playersCsv())
  await expect(page.getByLabel('The list is about')).toHaveValue('players')
  const bad = page.getByRole('region', { name: '10 lines can’t be imported' })
  await expect(bad.getByRole('row')).toHaveCount(11)
  await expect(bad.getByRole('row').nth(1)).toContainText('22found abc, expected a number from 1 to 999999')
  await expect(bad.getByRole('row').nth(2)).toContainText('43number 17 is already on line 18')
  await expect(bad).toContainText('reads like a formula')
  expect(ask(served, 'SELECT count(*) AS players FROM player')).toEqual([{ players: 0 }])

  // one line is corrected on the screen, another one left out knowingly; both are looked at again at once
  await page.getByLabel('Line 22, number').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('201')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 line corrected here (22)')).toBeVisible()
  await expect(page.getByRole('row', { name: /^43/ }).getByRole('button', { name: 'Leave out' })).toBeVisible()
  await page.getByLabel('Line 43, number').focus()
  await page.keyboard.press('Control+Delete')
  await expect(page.getByText('1 line left out (43)')).toBeVisible()
  await page.getByRole('button', { name: 'Import 201 · Players, without the 8 bad lines' }).click()
  await expect(page.getByText('joueurs.csv is imported. Players: 201 new, 0 changed.')).toBeVisible()
  await expect.poll(() => ask(served, "SELECT count(*) AS players FROM player WHERE country = 'POL'")).toEqual([{ players: 40 }])

  await chooseList(page, 'seating.csv', seatingCsv())
  await expect(page.getByLabel('The list is about')).toHaveValue('seating')
  // the tables of round 1 that the tournament has already are only filled
  await page.getByRole('button', { name: 'Import 500 · Seating' }).click()
  await expect(page.getByText('seating.csv is imported.')).toBeVisible()
  await expect
    .poll(() => ask(served, 'SELECT count(*) AS seats, count(DISTINCT table_id) AS tables FROM seating'))
    .toEqual([{ seats: 2000, tables: 500 }])
  await expect
    .poll(() => ask(served, 'SELECT format, lines, left_out FROM imports'))
    .toEqual([
      { format: 'players', lines: 201, left_out: 9 },
      { format: 'seating', lines: 500, left_out: 0 },
    ])

  await chooseList(page, 'seating.csv', seatingCsv())
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  await page.getByRole('button', { name: 'Do not import' }).click()
  expect(violations).toEqual([])
})

test('seats are proposed by keyboard alone: shown, changed, drawn again, nothing written before they are taken; then who met before is kept apart', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)
  const names = Array.from({ length: 15 }, (_, n) => `${n + 1};Player ${String.fromCharCode(65 + n)}`)
  await chooseList(page, 'players.csv', Buffer.from(['Number;Name', ...names].join('\n')))
  await page.getByRole('button', { name: 'Import 15 · Players' }).click()
  await expect(page.getByText('players.csv is imported.')).toBeVisible()
  await page
    .getByRole('link', { name: /Rounds/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Plan 4 rounds/ }).click()
  await expect(page.getByRole('button', { name: /All rounds are planned/ })).toBeVisible()
  await page
    .getByRole('link', { name: /Seating/ })
    .first()
    .click()
  const written = () => ask(served, 'SELECT count(*) AS seats, count(DISTINCT player) AS players FROM seating')

  await expect(page.getByRole('button', { name: /^Propose seats/ })).toBeVisible()
  await page.keyboard.press('Alt+p')
  const proposal = page.getByRole('region', { name: 'Proposed seats' })
  await expect(proposal).toContainText('Drawn by lot.')
  await expect(proposal).toContainText('A substitute is needed at table 4.')
  await expect(page.getByText('Everybody has a seat.')).toBeVisible()
  const seat = (wind: string, table = '1') => page.getByRole('textbox', { name: `${wind} of table ${table}`, exact: true })
  // one seat may be drawn alike twice, hardly all of them
  const all = async () => (await Promise.all((await page.locator('.seats input').all()).map((one) => one.inputValue()))).join()
  const first = await all()
  await page.keyboard.press('Alt+p')
  await expect.poll(all).not.toBe(first)
  const [east, south] = [await seat('East').inputValue(), await seat('South').inputValue()]
  await seat('East').focus()
  await page.keyboard.press('Alt+x')
  await seat('South').focus()
  await page.keyboard.press('Enter')
  await expect(seat('East')).toHaveValue(south)
  await expect(seat('South')).toHaveValue(east)
  expect(written()).toEqual([{ seats: 0, players: 0 }])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The seats of round 1 are saved.')).toBeVisible()
  await expect(proposal).toBeHidden()
  await expect(seat('East')).toHaveValue(south)
  expect(written()).toEqual([{ seats: 15, players: 15 }])
  // the steps know it without being asked anew
  const step = (name: string) => page.locator('.steps-nav a').filter({ hasText: name })
  await expect(step('Check')).toContainText('nothing is missing for now')
  await expect(page.locator('.stepfoot')).toContainText('No player has a seat in rounds 2, 3, 4 yet.')

  await page.getByLabel('Round', { exact: true }).selectOption('2')
  const propose = page.getByRole('button', { name: 'Propose seats' })
  await propose.click()
  await seat('South').focus()
  await page.keyboard.press('Alt+x')
  await page.keyboard.press('Escape')
  await expect(proposal, 'the swap alone is left').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(proposal).toBeHidden()
  await propose.click()
  await expect(proposal).toContainText('No players meet again.')
  await page.getByRole('button', { name: 'Drop the proposal' }).click()
  await expect(proposal).toBeHidden()
  expect(written()).toEqual([{ seats: 15, players: 15 }])

  await step('Players').click()
  await page.getByRole('button', { name: 'Correct Player C' }).click()
  await page.getByRole('button', { name: 'Withdraw…' }).click()
  await page.keyboard.type('ill')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Substitute, if there is one')).toBeFocused()
  await page.keyboard.type('Théo Blanchard')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Correct Théo Blanchard' })).toBeVisible()
  await expect(page.getByText('Withdrawn')).toBeVisible()
  expect(
    ask(served, "SELECT number, name FROM seating JOIN player ON player.id = player WHERE name IN ('Player C', 'Théo Blanchard')"),
  ).toEqual([{ number: 16, name: 'Théo Blanchard' }])
  expect(written()).toEqual([{ seats: 15, players: 15 }])

  // a name typed short is not a new player unasked
  await page.getByRole('button', { name: 'Correct Player D' }).click()
  await page.getByRole('button', { name: 'Withdraw…' }).click()
  await page.keyboard.type('ill too')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Blanchard')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody with this name is registered: “Blanchard”.')).toBeVisible()
  expect(ask(served, 'SELECT count(*) AS players FROM player')).toEqual([{ players: 16 }])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Correct Blanchard' })).toBeVisible()
  expect(violations).toEqual([])
})

test('seats are given by hand, by keyboard alone: an unknown number and somebody who sits already are told, two seats are swapped', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)
  await chooseList(page, 'players.csv', Buffer.from('Number;Name\n1;Anna Ek\n2;Bea Olsen\n3;Cleo Moreau\n4;Dan Novák\n5;Eva Ek'))
  await page.getByRole('button', { name: 'Import 5 · Players' }).click()
  await expect(page.getByText('players.csv is imported.')).toBeVisible()
  await page
    .getByRole('link', { name: /Seating/ })
    .first()
    .click()

  const seat = (wind: string, table = '1') => page.getByRole('textbox', { name: `${wind} of table ${table}`, exact: true })
  await seat('East').focus()
  for (const text of ['1', 'moreau', '2']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await expect(seat('North')).toBeFocused()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('There is no player 99.')
  await page.keyboard.press('Escape')
  await page.keyboard.type('ek')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Several players are called ek: type the number.')
  await page.keyboard.press('Escape')
  await page.keyboard.type('Zoe Ek')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('No player is called Zoe Ek. New players are added under Players.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('cell', { name: '3 players' })).toBeVisible()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/Anna Ek sits at table 1 already/)
  await page.keyboard.press('Escape')
  await page.keyboard.type('dan no')
  await page.keyboard.press('Enter')
  await expect(seat('East', '2')).toBeFocused()
  await expect(page.getByText('1 player without a seat: 5 Eva Ek')).toBeVisible()

  await seat('East').focus()
  await page.keyboard.press('Alt+x')
  await expect(page.getByText('East of table 1 is to be swapped')).toBeVisible()
  await seat('North').focus()
  await page.keyboard.press('Alt+x')
  await expect(seat('East')).toHaveValue('4 Dan Novák')
  await expect(page.getByText('Round 1: Anna Ek and Dan Novák are swapped.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(seat('East')).toHaveValue('1 Anna Ek')
  await seat('East').focus()
  await page.keyboard.press('Alt+x')
  await seat('North').focus()
  await page.keyboard.press('Enter')
  await expect(seat('North')).toHaveValue('1 Anna Ek')
  await expect
    .poll(() => ask(served, 'SELECT seat, name FROM seating JOIN player ON player.id = seating.player ORDER BY seat'))
    .toEqual([
      { seat: 'E', name: 'Dan Novák' },
      { seat: 'N', name: 'Anna Ek' },
      { seat: 'S', name: 'Cleo Moreau' },
      { seat: 'W', name: 'Bea Olsen' },
    ])

  // a table has a wrong name, and one is too many
  const table = (name: string) => page.getByRole('rowheader').getByRole('button', { name, exact: true })
  await table('1').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of table 1')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('there is already a table 2 in this round')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A 1')
  await page.keyboard.press('Enter')
  await expect(table('A 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove this table' }).click()
  await expect(page.getByRole('alert')).toContainText('table A 1 has players')
  await page.keyboard.press('Escape')
  await table('2').click()
  await page.getByRole('button', { name: 'Remove this table' }).press('Enter')
  await expect(table('2')).toHaveCount(0)
  await expect(table('3')).toBeFocused()
  expect(violations).toEqual([])
})

test('what other rule sets say otherwise is shown before one is chosen; a house rule is set down with its reason and marked in the rule book', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)
  await page.getByRole('link', { name: /Rules WRC 2015/ }).click()
  await page.getByRole('button', { name: 'Add a house rule' }).click()
  await page.getByText('What it costs').click()
  await page.getByLabel('Rule', { exact: true }).selectOption('claim.no-group')
  await expect(
    page.getByText('Now: At the referee’s discretion, Dead hand after the discard. The new penalty replaces all of these.'),
  ).toBeVisible()
  await page.getByText('Whether a rule applies').click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /^EMA 2016/ }).click()
  await expect(page.getByRole('row', { name: /^Call changed or withdrawn Violation 3\.3\.1b/ })).toBeVisible()
  await page.getByRole('button', { name: 'Use EMA 2016' }).click()
  await expect(page.getByRole('link', { name: /Rules EMA 2016/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add a house rule' }).click()
  await page.getByLabel('Why').fill('Players come from five countries.')
  // typed text is still there after Back and on another screen
  await page.getByRole('button', { name: 'Back' }).click()
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Add a house rule' }).click()
  await expect(page.getByLabel('Why')).toHaveValue('Players come from five countries.')
  await page.getByLabel('Rule', { exact: true }).selectOption('claim.order')
  await page.getByLabel('Becomes').selectOption('advice')
  // the house rules must change something
  await expect(page.getByText('expected another level than in ema-2016')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the house rule' })).toBeDisabled()
  await page.getByLabel('Becomes').selectOption('off')
  await page.getByRole('button', { name: 'Save the house rule' }).click()
  await expect(page.locator('.houserules').getByText(/Marta Olsen: Players come from five countries\./)).toBeVisible()
  await page.getByRole('button', { name: 'Add a house rule' }).click()
  await expect(page.getByLabel('Why'), 'a saved rule leaves an empty form').toHaveValue('')
  await expect.poll(() => ask(served, 'SELECT rules, edition FROM tournament')).toEqual([{ rules: 'house-spring-open', edition: '1' }])

  await page.keyboard.press('Control+5')
  await page.getByRole('searchbox').fill('claim.order')
  await expect(page.getByRole('cell', { name: 'Nothing: a house rule switches it off' })).toBeVisible()

  // taking it out asks who decided it and why, as putting it in did
  await page.keyboard.press('Control+7')
  await page.getByRole('link', { name: /Rules/ }).and(page.locator('.steps-nav a')).click()
  await page.getByRole('button', { name: /^Remove: / }).click()
  await expect(page.getByRole('button', { name: 'Remove Ctrl Enter' })).toBeDisabled()
  await expect(page.getByText('This applies in all rounds.')).toBeVisible()
  await page.getByLabel('Why').fill('Nobody wants it.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Remove: / }).click()
  await expect(page.getByLabel('Why')).toHaveValue('Nobody wants it.')
  await page.getByRole('button', { name: 'Remove Ctrl Enter' }).click()
  await expect(page.getByText('None: the rule set applies without changes.')).toBeVisible()
  await page.keyboard.press('Control+5')
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('region', { name: 'Rule sets used' })).toContainText('Marta Olsen: Nobody wants it.')
  expect(violations).toEqual([])
})

test('a new tournament leads through the setup by keyboard alone; a name is corrected in the list and known under both spellings, somebody withdraws', async ({
  page,
  served,
  violations,
}) => {
  await page.goto(served.url)
  await tabTo(page, page.getByRole('link', { name: 'Other file' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Spring Open')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true }), 'typed text is not lost').toHaveValue('Spring Open')
  await tabTo(page, page.getByLabel('Head referee'))
  await page.keyboard.type('Marta Olsen')
  await page.keyboard.press('Enter')
  const at = (step: RegExp) => page.locator('.steps-nav [aria-current=page]').filter({ hasText: step })
  await expect(at(/Rules/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^WRC 2025/ })).toBeFocused()
  await page.keyboard.press('Alt+n')
  await expect(at(/Lists/)).toBeVisible()
  await page.keyboard.press('Alt+n')
  const name = page.getByLabel('name', { exact: true }).first()
  await expect(name).toBeFocused()
  for (const typed of ['Anna Ek', 'Bea Olsn', 'Cleo Moreau', 'Dan Novák', 'Eva Ek']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${typed} is added.`)).toBeVisible()
    await expect(name).toBeFocused()
  }
  await page.keyboard.press('Alt+s')
  await page.keyboard.type('olsn')
  await expect(page.locator('.register tbody tr')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Correct Bea Olsn' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('e')
  await page.keyboard.press('Enter')
  await expect(page.getByText('was written Bea Olsn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct Bea Olsen' })).toBeFocused()
  // ↓ leads into the list too, and typing replaces the name
  await page.keyboard.press('Alt+s')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Correct Bea Olsen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Béa Olsen')
  await expect(page.locator('input:focus')).toHaveValue('Béa Olsen')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Withdraw…' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('ill')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Withdraw…' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('input:focus')).toHaveValue('ill')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Withdrawn')).toBeVisible()
  await expect
    .poll(() => ask(served, 'SELECT number, name FROM player ORDER BY number LIMIT 2'))
    .toEqual([
      { number: 1, name: 'Anna Ek' },
      { number: 2, name: 'Bea Olsen' },
    ])

  await page.keyboard.press('Alt+n')
  await expect(page.getByText('4 players: 1 tables.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'All rounds are planned' })).toBeVisible()
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Alt+n')
  await expect(page.getByRole('heading', { name: '1 thing is missing' })).toBeVisible()
  await expect(page.getByText('No player has a seat yet.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(at(/Seating/)).toBeVisible()
  await page.getByRole('link', { name: /This machine/ }).click()
  await page.getByRole('link', { name: 'Preview the new entries' }).click()
  await expect(page.getByText('No other copy of this tournament here')).toBeVisible()
  expect(violations).toEqual([])
})
