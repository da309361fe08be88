import type { Page } from '@playwright/test'
import { ask, caller, makeTournament } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { intercept } from './slow.ts'

/** Eight players, one round of two tables, and its seats on screen. */
const openSeating = async (page: Page, served: Served): Promise<void> => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const text = `No;Name\n${Array.from({ length: 8 }, (_, n) => `${n + 1};Player ${'ABCDEFGH'[n]}`).join('\n')}`
  await call('lists/take', { file: { name: 'players.csv', text }, asked: {}, leaveOut: false, by: 'Marta Olsen' })
  await call('rounds/plan', { round: 1, starts: '2026-11-21T09:00:00.000Z', minutes: 90, tables: 2, by: 'Marta Olsen' })
  await page.goto(new URL('#/setup/seating', served.url).href)
  await page.getByRole('button', { name: /^Propose seats/ }).waitFor()
}

test('a refused entry ends with the seats that it was about: no seat is taken, saved or emptied that it hides', async ({
  page,
  served,
  violations,
}) => {
  await openSeating(page, served)
  const seat = (wind: string) => page.getByLabel(`${wind} of table 1`, { exact: true })
  const refused = page.locator('.seats [aria-invalid=true]')
  const saved = () => ask(served, 'SELECT count(*) AS seats FROM seating')
  const refuse = async (wind: string, number: string): Promise<void> => {
    await seat(wind).fill(number)
    await page.keyboard.press('Enter')
    await expect(refused).toHaveValue(number)
  }
  await seat('East').fill('1')
  await page.keyboard.press('Enter')
  await expect(seat('East')).toHaveValue('1 Player A')
  await refuse('West', '1')
  await page.keyboard.press('Alt+p')
  await expect(page.getByText('Drawn by lot.')).toBeVisible()
  await expect(seat('West')).toHaveValue(/^\d Player [B-H]$/)
  await expect(refused).toHaveCount(0)

  // in the proposal: it is not taken while an entry is refused, wherever the focus is
  const proposed = await seat('North').inputValue()
  await refuse('North', '1')
  await page.getByRole('button', { name: 'Take these seats' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(seat('North')).toBeFocused()
  expect(saved()).toEqual([{ seats: 1 }])
  await page.keyboard.press('Escape')
  await expect(seat('North')).toHaveValue(proposed)
  // what was exchanged in it is still there after another screen and a reload
  const west = await seat('West').inputValue()
  await page.keyboard.press('Alt+x')
  await seat('West').focus()
  await page.keyboard.press('Enter')
  await expect(seat('North')).toHaveValue(west)
  await page.keyboard.press('Control+1')
  await expect(seat('North')).toHaveCount(0)
  const call = caller(page, served)
  const [{ table, player }] = ask(served, 'SELECT table_id AS "table", player FROM seating') as [Record<'table' | 'player', string>]
  const setEast = (who: string | null) =>
    call('seating/set', { round: 1, changes: [{ table, seat: 'E', player: who }], by: 'Zoé', key: crypto.randomUUID() })
  await setEast(null)
  await page.goBack()
  await expect(seat('North')).toHaveValue(west)
  await expect(seat('East'), 'a seat that another laptop has emptied meanwhile').toHaveValue('')
  await setEast(player)
  await expect(seat('East')).toHaveValue('1 Player A')
  await page.reload()
  await expect(seat('West')).toHaveValue(proposed)
  expect(saved()).toEqual([{ seats: 1 }])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The seats of round 1 are saved.')).toBeVisible()
  await expect(seat('North')).toHaveValue(west)
  expect(saved()).toEqual([{ seats: 8 }])

  await refuse('South', '1')
  await page.getByRole('button', { name: 'Empty all seats' }).click()
  await expect(seat('South')).toHaveValue('')
  await expect(refused).toHaveCount(0)
  await refuse('South', '99')
  await page.keyboard.press('Alt+p')
  await expect(seat('South')).toHaveValue(/^\d Player/)
  await refuse('South', '99')
  await page.getByRole('button', { name: 'Drop the proposal' }).click()
  await expect(seat('South')).toHaveValue('')
  expect(violations).toEqual([])
})

test('answers that come in another order take no seat off the screen, and Undo means the last one', async ({ page, served }) => {
  await openSeating(page, served)
  const first = Promise.withResolvers<void>()
  let isFirst = true
  await intercept(page, '**/api/seating/set', async (route) => {
    const response = await route.fetch()
    if (isFirst) {
      isFirst = false
      await first.promise
    }
    await route.fulfill({ response })
  })
  await page.getByLabel('East of table 1', { exact: true }).focus()
  for (const number of ['1', '2']) {
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('South of table 1: Player B')).toBeVisible()
  const late = page.waitForResponse('**/api/seating/set')
  first.resolve()
  await late
  await expect(page.getByLabel('East of table 1', { exact: true })).toHaveValue('1 Player A')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => ask(served, 'SELECT seat, count(*) AS seats FROM seating')).toEqual([{ seat: 'E', seats: 1 }])
  await expect(page.getByLabel('East of table 1', { exact: true })).toHaveValue('1 Player A')
  await expect(page.getByLabel('South of table 1', { exact: true })).toHaveValue('')
})
