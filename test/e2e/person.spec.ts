import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { openToRead } from '../../db/file/open-to-read.ts'
import { verify } from '../../db/file/verify.ts'
import { acts, DEAD_HAND, enter, expectAccessible, makeTournament, openTable, tabTo } from './desk.ts'
import { expect, test } from './fixtures.ts'

test('what the file holds about a person, found from the palette; then the file without names, which verifies; all by keyboard', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toContainText('Violation · West')
  await enter(page, ['* note Marta Olsen saw that Zofia Nowak waited'])
  await expect(acts(page).last()).toContainText('Zofia Nowak')

  await page.keyboard.press('Control+k')
  await expect(page.locator('.palette input')).toBeFocused()
  await page.keyboard.type('Personal')
  await expect(page.locator('.palette [role=menuitem]')).toHaveText(['Personal data'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const search = page.getByLabel('Name or number')
  await expect(search).toBeFocused()
  // the key of the search on every screen, where it already has the focus
  await page.keyboard.type('/Marta Olsen')
  await expect(search).toHaveValue('Marta Olsen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Marta Olsen', level: 1 })).toBeVisible()
  const kept = page.locator('#held-acts')
  await expect(kept).toContainText('Marta Olsen saw that Zofia Nowak waited')
  await expect(page.getByRole('heading', { name: 'Entered by this person' })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('link', { name: 'All people' }))
  await expect(page.locator('.searched kbd')).toHaveText('/')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await tabTo(page, kept.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/replay\//)
  await page.goBack()
  await expect(kept).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Report HTML' }).press('Enter')])
  expect(readFileSync(await download.path(), 'utf8')).toContain('Zofia Nowak waited')

  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name or number')).toBeFocused()
  await tabTo(page, page.getByLabel('Referees too'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Look first' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'pseudonym' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Write the file' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/under pseudonyms, .* It verifies/)).toBeVisible()
  const file = (await page.locator('.pseudonyms dd code').first().textContent()) ?? ''
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.text.en)
  expect(verify(opened.value)).toMatchObject({ ok: true })
  opened.value.close()
  const bytes = readFileSync(file)
  expect(bytes.includes('Marta') || bytes.includes('Olsen')).toBe(false)
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith('.'))).toEqual([])
  expect(basename(file)).toBe('Spring Open-pseudonyms.shinpan')
})
