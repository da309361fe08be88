import { ask, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { chooseList, playersCsv, seatingCsv } from './lists.ts'

test('two hundred players and ten rounds come from spreadsheets; ten bad lines are told with their reasons; importing again changes nothing', async ({
  page,
  served,
  violations,
}) => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+7')
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()

  await chooseList(page, 'joueurs.csv', playersCsv())
  await expect(page.getByLabel('The list is about')).toHaveValue('players')
  const bad = page.getByRole('region', { name: '10 lines can’t be taken' })
  await expect(bad.getByRole('row')).toHaveCount(11)
  await expect(bad.getByRole('row').nth(1)).toContainText('22found abc, expected a number from 1 to 999999')
  await expect(bad.getByRole('row').nth(2)).toContainText('43number 17 stands on line 18 already')
  await expect(bad).toContainText('reads like a formula')
  expect(ask(served, 'SELECT count(*) AS players FROM player')).toEqual([{ players: 0 }])

  await page.getByRole('button', { name: 'Import 200 · Players, without the 10 bad lines' }).click()
  await expect(page.getByText('joueurs.csv is imported. Players: 200 new, 0 changed.')).toBeVisible()
  expect(ask(served, "SELECT count(*) AS players FROM player WHERE country = 'POL'")).toEqual([{ players: 40 }])

  await chooseList(page, 'seating.csv', seatingCsv())
  await expect(page.getByLabel('The list is about')).toHaveValue('seating')
  // the tables of round 1 that the tournament has already are only filled
  await page.getByRole('button', { name: 'Import 500 · Seating' }).click()
  await expect(page.getByText('seating.csv is imported.')).toBeVisible()
  expect(ask(served, 'SELECT count(*) AS seats, count(DISTINCT table_id) AS tables FROM seating')).toEqual([{ seats: 2000, tables: 500 }])
  expect(ask(served, 'SELECT format, lines, left_out FROM imports')).toEqual([
    { format: 'players', lines: 200, left_out: 10 },
    { format: 'seating', lines: 500, left_out: 0 },
  ])

  await chooseList(page, 'seating.csv', seatingCsv())
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  await page.getByRole('button', { name: 'Leave it' }).click()
  expect(violations).toEqual([])
})
