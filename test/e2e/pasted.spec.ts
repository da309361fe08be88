import type { Page } from '@playwright/test'
import { ask, openSetup } from './desk.ts'
import { expect, test } from './fixtures.ts'

const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }`)

test('names pasted into the form for one player are previewed as a list; its undo remains after other work, and undoes nothing else', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)
  const step = (name: RegExp) => page.getByRole('link', { name }).first()
  await step(/Players/).click()
  const name = page.getByLabel('name', { exact: true })
  await expect(name).toBeFocused()
  await paste(page, 'Anna Ek\rBea Olsen\n')
  await page.getByRole('button', { name: 'Import 2 · Players' }).click()
  await expect(page.getByText('pasted list.csv is imported.')).toBeFocused()
  await step(/Players/).click()
  await name.fill('Cleo Moreau')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 of 3')).toBeVisible()
  await step(/Lists/).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: pasted list.csv.')).toBeFocused()
  await expect.poll(() => ask(served, 'SELECT name FROM player')).toEqual([{ name: 'Cleo Moreau' }])
  expect(violations).toEqual([])
})

test('cells pasted from a spreadsheet are a list; planned rounds and a seat are undone where they were made; an empty table is said', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)
  await page.getByRole('link', { name: /Lists/ }).first().click()
  await expect(page.getByText('Choose a file')).toBeVisible()
  const cells = 'Number\tName\t\n1\tAnna Ek\t\n2\tBea Olsen\t\n3\tCleo Moreau\t\n4\tDan Novák\t'
  await paste(page, cells)
  await page.getByRole('button', { name: 'Import 4 · Players' }).click()
  await expect(page.getByText('pasted list.csv is imported.')).toBeFocused()

  await page.keyboard.press('Control+7')
  await page
    .getByRole('link', { name: /Rounds/ })
    .first()
    .click()
  // a form that has proposed rounds after planned ones proposes them anew once none is planned
  await page.getByLabel('How many').fill('1')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: 1 round planned')).toBeVisible()
  await expect(page.getByLabel('How many')).toHaveValue('4')
  await page.getByLabel('How many').fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(page.getByLabel('How many')).toBeFocused()
  const rounds = () => ask(served, 'SELECT count(*) AS n FROM round WHERE starts IS NOT NULL')
  expect(rounds()).toEqual([{ n: 3 }])
  await page.keyboard.press('Alt+n')
  await expect(page.getByRole('textbox', { name: 'East of table 1', exact: true })).toBeVisible()
  await page.keyboard.press('Alt+b')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: 3 rounds planned')).toBeVisible()
  await expect(page.getByLabel('How many')).toBeFocused()
  expect(rounds()).toEqual([{ n: 0 }])
  await page.getByRole('button', { name: /^Plan \d/ }).click()
  await page.getByRole('button', { name: 'Remove: Round 2' }).click()
  await expect(page.getByRole('button', { name: 'Remove: Round 2' })).toHaveCount(0)
  await expect.poll(rounds).toEqual([{ n: 3 }])
  await expect(page.getByText('Round 2 removed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: Round 2 removed')).toBeVisible()
  await expect.poll(rounds).toEqual([{ n: 4 }])

  await page
    .getByRole('link', { name: /Seating/ })
    .first()
    .click()
  const seat = (wind: string) => page.getByRole('textbox', { name: `${wind} of table 1`, exact: true })
  await seat('East').focus()
  for (const text of ['1', '2', '3', '4']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Empty: tables 2, 3, 4, 5, 6, 7, 8.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(seat('North')).toBeFocused()
  await expect(seat('North')).toHaveValue('')
  await expect(page.getByText('Undone: North of table 1: Dan Novák')).toBeVisible()
  const seated = () => ask(served, 'SELECT count(*) AS n FROM seating WHERE player IS NOT NULL')
  await expect.poll(seated).toEqual([{ n: 3 }])

  // a round with seats is not removed; its seats are emptied at once, and given back
  await page.getByRole('button', { name: 'Empty all seats' }).click()
  await expect(page.getByText('Seats of round 1 emptied.')).toBeVisible()
  await expect(seat('East')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Empty all seats' })).toHaveCount(0)
  await expect.poll(seated).toEqual([{ n: 0 }])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: Seats of round 1 emptied.')).toBeVisible()
  await expect.poll(seated).toEqual([{ n: 3 }])
  expect(violations).toEqual([])
})

test('two people of one name are imported once the user says so; a round that only a list of seats names is said, listed and removed', async ({
  page,
  served,
  violations,
}) => {
  await openSetup(page, served)
  const step = (name: RegExp) => page.getByRole('link', { name }).first()
  await step(/Lists/).click()
  await expect(page.getByText('Choose a file')).toBeVisible()
  await paste(page, 'Name\tCountry\nJohn Smith\tGB\nKim Lake\tGB\nBea Olsen\tSE\nJohn Smith\tIE')
  const line = page.getByRole('row', { name: /^5 John Smith is already on line 2/ })
  await line.getByRole('button', { name: 'Another person' }).click()
  await expect(page.getByText('Another person (5)')).toBeVisible()
  await page.getByRole('button', { name: 'Import 4 · Players' }).click()
  await expect(page.getByText('pasted list.csv is imported.')).toBeFocused()
  await expect
    .poll(() => ask(served, "SELECT number, country FROM player WHERE name = 'John Smith' ORDER BY number"))
    .toEqual([
      { number: 1, country: 'GB' },
      { number: 4, country: 'IE' },
    ])

  await step(/Rounds/).click()
  await page.getByLabel('How many').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'All rounds are planned' })).toBeVisible()
  await step(/Lists/).click()
  await expect(page.getByText('Choose a file')).toBeVisible()
  await paste(page, 'Round\tTable\tE\tS\tW\tN\n1\t1\t1\t2\t3\t4\n7\t1\t\t\t\t')
  await expect(page.getByText('line 3: round 7 is not planned')).toBeVisible()
  await page.getByRole('button', { name: /^Import \d/ }).click()
  await step(/Rounds/).click()
  await expect(page.getByLabel('How many')).toHaveValue('2')
  await expect(page.getByRole('button', { name: 'All rounds are planned' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Round 7' }).click()
  await expect(page.getByText('Round 7 removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove: Round 7' })).toHaveCount(0)
  expect(violations).toEqual([])
})
