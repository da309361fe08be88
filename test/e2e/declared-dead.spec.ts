import type { Page } from '@playwright/test'
import { acts, ask, caller, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { slowAnswer } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** West claims a pung and discards its tile: a dead hand in EMA 2025, once somebody declares it. */
const SWAP = ['@from middle', 'E discard 5p', 'W pon 5p5p', 'W discard 5p']

/** Opens the ruling on a swap-call, after which nobody has declared the hand dead. */
const openUndeclared = async (page: Page, served: Served): Promise<void> => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, SWAP)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead once declared/ })).toBeVisible()
}

test('a hand that is dead once declared is declared dead by a key beside its finding, which stays listed as done', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, SWAP)
  const note = page.locator('.note.violation')
  await expect(note.getByRole('button', { name: /Declare the hand dead/ })).toBeVisible()
  await expect(note).toContainText('Dead once declared.')
  const board = page.getByRole('region', { name: 'Table 7 from above' })
  await expect(board).toContainText('dead once declared')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('e')
  await expect(note).toContainText('Declared dead at act 6')
  await expect(board).toContainText('dead hand')
  await expect(board).not.toContainText('dead once declared')
  await expect(note.getByRole('button', { name: /Declare the hand dead/ })).toHaveCount(0)
  await expect(note.getByRole('button', { name: /Open ruling/ }), 'it can still be signed').toBeVisible()
  // what the player calls from here on is a fault
  await enter(page, ['N discard 2p', 'W call pon'])
  await expect(page.locator('.note.violation').filter({ hasText: 'dead-hand.act' })).toBeVisible()
})

test('a hand declared dead without a signature says so, and Enter in the empty line or PgDn leads to its ruling', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, SWAP)
  const note = page.locator('.note.violation')
  await expect(note).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('e')
  await expect(note).toContainText('Declared dead at act 6 · not signed')
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(note).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  await page.keyboard.press('Escape')
  await expect(note).toContainText('confirmed by Marta Olsen')
  await expect(note).not.toContainText('not signed')
})

test('an incident lists the ticked steps with their tiles, and none that ended with the declaration', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, ['@from middle', 'E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m', 'N discard 3p', 'E discard 7s'])
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.steps li')).toHaveCount(4)
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key)
  await expect(page.locator('.steps [aria-pressed=true]')).toHaveCount(4)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  await page.keyboard.press('n')
  await expect(page.locator('.ticks li')).toHaveText([
    /^Done: the hand was declared dead/,
    'The East wind stays in East’s river.',
    /^West plays on without calls/,
  ])
})

test('a signature that declares the hand dead leaves the step that play goes on to be done', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, ['@from middle', 'E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m', 'N discard 3p', 'E discard 7s'])
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  const last = page.locator('.steps li').nth(3)
  await expect(last).toContainText('Play goes on: South draws.')
  for (const key of ['1', '2', '3']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: '3 of 4 done' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  await expect(page.locator('.steps li').first()).toContainText('Done: the hand was declared dead')
  await expect(last).toContainText('Play goes on: South draws.')
  await expect(page.getByRole('heading', { name: '3 of 4 done' })).toBeVisible()
  await page.keyboard.press('4')
  await expect(page.getByRole('heading', { name: '4 of 4 done' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '4 of 4 done' })).toBeVisible()
})

test('the ruling declares the hand dead by its button, and signing it as well', async ({ page, served }) => {
  await openUndeclared(page, served)
  await expect(page.locator('.steps li').first()).toContainText('Declare the hand dead')
  await expect(page.locator('.steps [aria-pressed=true]')).toHaveCount(0)
  await page.keyboard.press('e')
  await expect(page.locator('.steps li').first()).toContainText('Done: the hand was declared dead at act 6')
  await expect(page.locator('.steps [aria-pressed=true]'), 'the record says so, nobody has to tick it').toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(page.locator('.note.violation').getByRole('button', { name: /Declare the hand dead/ })).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Reason'), 'the signature declares it').toHaveValue('As found: West’s hand is dead')
  await page.getByLabel('Reason').fill('Seen by both opponents')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  await expect(page.getByText('declared dead at act 7')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByLabel('Done: the hand was declared dead at act 7.'), 'nor where it is ruled on again').toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '7 * dead W' })).toBeVisible()
})

test('a hand is declared dead by a key of the table, or by its words in French', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, SWAP)
  await page.keyboard.press('Alt+d')
  // the only hand that is dead once declared
  await expect(page.locator('#entry')).toHaveValue('* dead W')
  await page.keyboard.press('Enter')
  await expect(acts(page).last()).toContainText('dead W')
  await page.keyboard.press('Alt+d')
  await expect(page.locator('#entry')).toHaveValue('* dead ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F6')
  await page.keyboard.type('Est morte')
  await expect(page.getByRole('option', { selected: true })).toContainText('La main d’Est est déclarée morte')
  await page.keyboard.press('Enter')
  await expect(acts(page).last()).toContainText('dead E')
})

test('words of a foul are proposed as they are typed, and explained on the sheet of keys', async ({ page, served }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  await enter(page, ['@from middle', 'S discard 5p'])
  await page.keyboard.type('W draw touc')
  await expect(page.getByRole('option', { selected: true })).toContainText('touched the tiles of the hand')
  await page.keyboard.press('Enter')
  await expect(acts(page).last()).toContainText('draw touching')
  // by the keys of the fast mode: a discard that was too fast, a call of the tile before, the discard taken back
  await page.keyboard.press('F2')
  await page.keyboard.press('F4')
  for (const key of ['Digit9', 'KeyS', 'KeyX']) await page.keyboard.press(key)
  await expect(acts(page).last()).toContainText('discard 9p fast')
  await page.keyboard.press('Backslash')
  await expect(acts(page).last()).toContainText('retract 9p')
  await page.keyboard.press('F2')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('call … said')
  await expect(sheet).toContainText('hand on the wall')
  await expectAccessible(page)
})

test('without a signature the name is asked for, and then the hand is declared dead; leaving the menu says that it was not done', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  const call = caller(page, served)
  const { file: first } = await call<{ file: string }>('tournaments/current')
  await call('ruleSets/goBy', { rules: { id: 'ema-2025' }, from: null, by: 'A laptop' })
  await call('tables/create', { name: '7', players: { E: '', S: '', W: '', N: '' }, by: 'A laptop' })
  await page.goto(new URL('#/hall', served.url).href)
  await page.reload()
  await openTable(page, '7')
  await enter(page, SWAP)
  const note = page.locator('.note.violation')
  await expect(note).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('e')
  const name = page.getByLabel('Signs', { exact: false }).and(page.locator('input'))
  await expect(name).toBeFocused()
  await expect(page.getByText('Type your name: then the act goes on.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Not done: nobody has signed it.')).toBeVisible()
  await expect(note).not.toContainText('Declared dead at act')
  await expect(page.locator('#entry'), 'the menu gives the focus back').toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('e')
  await expect(name).toBeFocused()
  await page.keyboard.type('Hélène Aubert')
  await page.keyboard.press('Enter')
  await expect(note).toContainText('Declared dead at act 6')
  const signs = page.getByRole('button', { name: /Signs as, language, appearance/ })
  await expect(signs).toContainText('Hélène Aubert')

  // another file has other people, and who signs there does not change who signs here
  const at = async (): Promise<void> => {
    await page.goto(new URL('#/hall', served.url).href)
    await page.reload()
  }
  await makeTournament(page, served, 'ema-2025')
  await page.reload()
  await expect(signs).toContainText('Marta Olsen')
  await page.keyboard.press('F9')
  await page.getByRole('menuitemradio', { name: /Marta Olsen/ }).click()
  await call('tournaments/open', { file: first })
  await at()
  await expect(signs).toContainText('Hélène Aubert')
})

test('pressed twice before it is answered, the key of a ruling declares the hand dead once', async ({ page, served }) => {
  await openUndeclared(page, served)
  const answer = await slowAnswer(page, 'tables/record')
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  answer()
  await expect(page.locator('.steps li').first()).toContainText('Done: the hand was declared dead at act 6')
  await page.keyboard.press('Escape')
  await enter(page, ['N draw'])
  await expect(acts(page).last()).toContainText('Ndraw')
  expect(ask(served, "SELECT number FROM event WHERE text = '* dead W'")).toHaveLength(1)
})
