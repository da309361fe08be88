import { acts, ask, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { pressEach, slowAnswer, slowChunk } from './slow.ts'

test('letters pressed before a form has come are for the form', async ({ page, served }) => {
  const come = await slowChunk(page, 'forms')
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await pressEach(page, ['F8', 'u', 's'])
  await come()
  await expect(page.getByRole('radio', { name: 'S · South' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(acts(page)).toHaveCount(1)
})

test('Esc before a form has come closes it', async ({ page, served }) => {
  const come = await slowChunk(page, 'forms')
  await makeTournament(page, served)
  await openTable(page, '7')
  await pressEach(page, ['F8', 'r'])
  await page.keyboard.press('Escape')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  await come()
})

test('Tab, Backspace and capitals pressed before a form has come are done in the form', async ({ page, served }) => {
  const come = await slowChunk(page, 'forms')
  await makeTournament(page, served)
  await openTable(page, '7')
  await pressEach(page, ['F8', 's', 'Tab', 'Tab', 'Bob', 'Backspace', ' Ek'])
  await come()
  await expect(page.getByLabel('Who takes the seat')).toHaveValue('Bo Ek')
})

test('keys for a form of the hall that has not come open no table', async ({ page, served }) => {
  const come = await slowChunk(page, 'rounds')
  await makeTournament(page, served)
  await page.getByRole('button', { name: 'New table' }).click()
  await pressEach(page, ['7', 'Tab', 'nx', 'ArrowLeft', 'Delete', 'Home', 'A', 'End', 'n'])
  await come()
  await expect(page.getByLabel('Name or number')).toHaveValue('7')
  await expect(page.getByLabel('East')).toHaveValue('Ann')
  await expect(page).toHaveURL(/#\/hall$/)
})

test('Esc pressed while a form that came late still gets its keys puts all of them aside; what follows it is for the screen below', async ({
  page,
  served,
}) => {
  const come = await slowChunk(page, 'rounds')
  await makeTournament(page, served)
  await page.getByRole('button', { name: 'New table' }).click()
  const name = 'Aino Laine '.repeat(15).trim()
  await pressEach(page, ['7', 'Tab', name])
  await come()
  await expect(page.getByLabel('East')).toHaveValue(/^A/)
  await pressEach(page, ['Escape', '!8'])
  await expect(page.getByLabel('East')).toHaveCount(0)
  await expect(page.getByLabel('Table, player or number')).toHaveValue('!8')
  await page.getByRole('button', { name: 'New table' }).click()
  await expect(page.getByLabel('East')).toHaveValue(name)
})

test('keys for the menu of names that has not come enter no line; Esc keeps it closed', async ({ page, served }) => {
  const come = await slowChunk(page, 'sign-in-list')
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.insertText('E discard 1z')
  await pressEach(page, ['F9', 'x', 'Escape', 'F9', 'ArrowDown', 'Enter'])
  await come()
  await expect(page.getByRole('form', { name: 'Set a code' })).toBeVisible()
  await pressEach(page, ['Escape', 'Escape'])
  await expect(page.locator('#entry')).toHaveValue('E discard 1z')
  await expect(acts(page)).toHaveCount(0)
})

test('Esc closes the sheet of keys before it has come', async ({ page, served }) => {
  const come = await slowChunk(page, 'key-map')
  await makeTournament(page, served)
  await pressEach(page, ['?', 'x', 'Escape'])
  await openTable(page, '7')
  const loaded = page.waitForResponse(/key-map-/)
  await come()
  await (await loaded).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
})

test('Enter typed before the search or the palette has come opens what was typed', async ({ page, served }) => {
  const [search, palette] = [await slowChunk(page, 'offence-search'), await slowChunk(page, 'palette')]
  await makeTournament(page, served)
  await pressEach(page, ['F1', 'forgot to rotate', 'Enter'])
  await search()
  await expect(page).toHaveURL(/rulebook\/riichi/)
  await pressEach(page, ['Control+k', 'tablets', 'Enter'])
  await palette()
  await expect(page).toHaveURL(/#\/tablets/)
  // the list has not chosen its first match yet
  await pressEach(page, ['Control+k', 'reports', 'Enter'])
  await expect(page).toHaveURL(/#\/reports/)
})

test('what is typed for a table that is still being opened is for no other, and is there when one comes back', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('Control+1')
  await openTable(page, '8')
  await page.reload()
  await expect(page.locator('#entry')).toBeFocused()
  const answer = await slowAnswer(page, 'tables/state*')
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.type('E draw')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.locator('#entry')).toHaveValue('')
  await page.keyboard.press('Alt+ArrowLeft')
  answer()
  await expect(page.locator('#entry')).toHaveValue('E draw')
  await expect(page.getByRole('heading', { name: 'Table 7' })).toBeVisible()
})

test('lines typed while the table is being opened are entered in their order, and the one that was begun goes on', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const answer = await slowAnswer(page, 'tables/state*')
  await pressEach(page, ['7', 'Enter'])
  await expect(page).toHaveURL(/#\/table\//)
  await pressEach(page, ['E discard 1z', 'Enter', 'S draw 3p', 'Enter', 'S disc'])
  answer()
  await expect(page.locator('#entry')).toBeFocused()
  await pressEach(page, ['ard 5s', 'Enter'])
  await expect(acts(page)).toHaveCount(3)
  await expect(page.locator('#entry')).toHaveValue('')
  await expect
    .poll(() => ask(served, 'SELECT text FROM event ORDER BY place'))
    .toEqual(['E discard 1z', 'S draw 3p', 'S discard 5s'].map((text) => ({ text })))
})

test('what is typed behind a key of a form before the table has come is not for its line', async ({ page, served }) => {
  const come = await slowChunk(page, 'acts')
  await makeTournament(page, served)
  await pressEach(page, ['7', 'Enter'])
  await expect(page).toHaveURL(/#\/table\//)
  await pressEach(page, ['E draw', 'F8', 'us'])
  await come()
  await expect(page.locator('#entry')).toHaveValue('E draw')
})
