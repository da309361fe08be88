import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { caller } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const BY = 'Marta Olsen'

/** Presses a key and reads the file that comes down. */
const fileBy = async (page: Page, key: string): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press(key)])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the ledger by keyboard: narrowed in the address, summed, drawn with its numbers, exported', async ({ page, served }) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).waitFor()
  const call = caller(page, served)
  await call('tournaments/create', { name: 'Open', place: '', date: '2026-11-21', rules: 'ema-2025', tables: 1, referee: BY })
  for (const [player, minutes] of [
    ['Zofia Wiśniewska', 3],
    ['=HYPERLINK("x")', 5],
    ['Zofia Wiśniewska', 4],
  ] as const)
    await call('penalties/impose', { rule: 'conduct.late', minutes, player: { name: player }, reason: 'Late.', by: BY })
  await call('penalties/cancel', { penalty: 3, reason: 'The clock was wrong', by: BY })
  await page.goto(`${new URL('/', served.url).href}#/penalties`)
  const rows = page.locator('.ledger tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2).locator('s').first()).toBeVisible()
  await expect(rows.nth(2)).toContainText('The clock was wrong')

  await page.keyboard.press('/')
  await page.keyboard.type('zofia')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/#\/penalties\/text=zofia$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/penalties$/)
  await page.getByRole('radio', { name: 'Players' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/view=player/)
  const sum = rows.filter({ hasText: 'Zofia' })
  await expect(sum.locator('td').nth(5)).toHaveText('3,000')
  await sum.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(/view=player/)

  await page.goto(`${new URL('/', served.url).href}#/penalties`)
  const csv = await fileBy(page, 'c')
  expect(csv.name).toBe('penalties.csv')
  expect(parse(csv.bytes, { bom: true }).map((row: string[]) => row[8])).toEqual([
    'Player',
    'Zofia Wiśniewska',
    '\'=HYPERLINK("x")',
    'Zofia Wiśniewska',
  ])
  await expect(page.getByRole('status').filter({ hasText: 'penalties.csv' })).toBeVisible()
  const xlsx = await fileBy(page, 'x')
  expect((await readExcel(xlsx.bytes)).map(({ sheet }) => sheet)).toEqual(['Penalties', 'By player', 'About'])
  expect((await fileBy(page, 's')).name).toBe('scores.csv')

  // a penalty that another ruling replaces was not cancelled besides
  const less = { rule: 'conduct.late', minutes: 3, decision: 'upheld', penalty: { kind: 'notice' }, reason: 'Less' }
  await call('incidents/rule', { incident: 1, ...less, player: { name: 'Zofia Wiśniewska' }, by: BY, supersedes: 1 })
  await page.goto(`${new URL('/', served.url).href}#/penalties/view=each`)
  await expect(rows.nth(0)).toContainText(`${BY} ruled again`)
  await expect(rows.nth(0)).not.toContainText('Penalty cancelled')

  const [table] = await call<readonly { id: string }[]>('tables/list')
  const text = '@from middle\nE discard 1z\nW call pon\nW show 1z1z\nW discard 9m\nN draw\nN discard 3p\nE draw\nE discard 7s'
  await call('tables/record', { table: table?.id, text, by: BY })
  await page.goto(`${new URL('/', served.url).href}#/penalties/view=findings`)
  await expect(page.getByText('No such findings')).toBeVisible()
  await page.getByRole('radio', { name: 'All that were shown' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.chart')).toBeVisible()
  await expect(page.locator('.chart [data-rule]')).toHaveText(await page.locator('.counted tbody th').allTextContents())
  await expect(page.locator('.chart .sum')).toHaveText(await page.locator('.counted tbody td:last-child').allTextContents())
  // what is found meanwhile, at whatever table, is counted at once
  await call('tables/record', { table: table?.id, text: `@hand E2 0\n${text}`, by: BY })
  await expect(page.locator('.counted tbody tr').filter({ hasText: 'Claimed tile not taken' }).locator('td').last()).toHaveText('2')
})

test('a tournament goes out as one file and comes in again; what is none is refused in one line', async ({ page, served }) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).waitFor()
  const call = caller(page, served)
  await call('tournaments/create', { name: 'Spring Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 3, referee: BY })
  await page.goto(`${new URL('/', served.url).href}#/hall`)
  await page.reload()
  await page.getByRole('button', { name: 'Copy as one file' }).focus()
  const { name, bytes } = await fileBy(page, 'Enter')
  expect(name).toBe('Spring Open.shinpan.gz')
  await page.goto(`${new URL('/', served.url).href}#/start`)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'strange.shinpan', mimeType: 'application/octet-stream', buffer: Buffer.from('<html>') })
  await expect(page.getByRole('alert')).toContainText('strange.shinpan was not imported')
  await file.setInputFiles({ name, mimeType: 'application/gzip', buffer: bytes })
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  const { file: there } = await call<{ file: string }>('tournaments/current')
  expect(there).toMatch(/Spring Open 2\.shinpan$/)
})
