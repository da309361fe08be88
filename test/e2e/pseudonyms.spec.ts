import { openToRead } from '../../db/file/open-to-read.ts'
import { caller, expectAccessible, tabTo } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const BY = 'Marta Olsen'
const SEEN = 'Rossi was slow at table 7'
const BENT = 'Zofii tam nie było'

test('C: the preview warns about positions, asks which of two of one surname is meant, and lets a text be edited; all by keyboard', async ({
  page,
  served,
}) => {
  await page.request.get(served.url)
  const call = caller(page, served)
  await call('tournaments/create', { name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: BY })
  const players = { E: 'Anna Rossi', S: 'Paolo Rossi', W: 'Zofia Nowak', N: 'Haruto Mori' }
  const { id: table } = await call<{ id: string }>('tables/create', { name: '7', players })
  await call('incidents/open', { table, by: BY })
  for (const text of [SEEN, BENT]) await call('incidents/addStatement', { incident: 1, role: 'other', who: { name: 'Ola' }, text, by: BY })

  await page.goto(new URL('#/person', served.url).href)
  await tabTo(page, page.getByRole('button', { name: 'Look first' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note')).toContainText(/4 of 5 people .* table 7, East is Player \d/)
  const which = page.getByLabel('Who is “Rossi”?')
  const texts = page.locator('.pseudonyms li', { has: page.locator('textarea') })
  await expect(texts.filter({ hasText: SEEN })).toContainText('names a place: table 7')
  await expectAccessible(page)
  const anna = (await which.locator('option').allTextContents()).find((one) => one.startsWith('Anna Rossi → ')) ?? ''
  const pseudonym = anna.slice('Anna Rossi → '.length)
  await tabTo(page, which)
  await which.selectOption({ label: anna })
  const wording = texts.filter({ hasText: SEEN }).locator('textarea')
  await expect(wording).toHaveValue(`${pseudonym} was slow at table 7`)
  await tabTo(page, wording)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`${pseudonym} was slow`)
  const own = texts.filter({ hasText: BENT }).locator('textarea')
  await tabTo(page, own)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('She was not there')
  // nothing is undecided any more
  await expect(page.getByText('I have read')).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'Write the file' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/under pseudonyms, .* It verifies/)).toBeVisible()
  const opened = openToRead((await page.locator('.pseudonyms dd code').first().textContent()) ?? '')
  if (!opened.ok) throw new Error(opened.error.text.en)
  expect(opened.value.prepare('SELECT text FROM statements ORDER BY id').pluck().all()).toEqual([
    `${pseudonym} was slow`,
    'She was not there',
  ])
  opened.value.close()
})

test('E: an export whose penalties changed since is marked where it was made, with player and amount', async ({ page, served }) => {
  await page.request.get(served.url)
  const call = caller(page, served)
  await call('tournaments/create', { name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: BY })
  const penalty = { kind: 'points', amount: 5, unit: 'tournament' }
  await call('penalties/impose', { rule: 'conduct.phone', player: { name: 'Zofia Nowak' }, penalty, reason: 'It rang', by: BY })
  await page.goto(new URL('#/penalties', served.url).href)
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'For the scores' }).click()])
  const marked = page.getByRole('status', { name: 'Outdated exports' })
  await expect(page.getByText(/scores\.csv/)).toBeVisible()
  await expect(marked).toHaveCount(0)
  await call('penalties/cancel', { penalty: 1, reason: 'Wrong player', by: BY })
  await expect(marked).toContainText('Penalties for the scores')
  await expect(marked).toContainText('Zofia Nowak: 5 → 0 tournament points; no longer in force')
  await expectAccessible(page)
  await page.goto(new URL('#/reports', served.url).href)
  await expect(page.locator('.left .ledger')).toContainText('outdated: the record has changed since')
  await expect(page.locator('.left .ledger')).toContainText('Zofia Nowak: 5 → 0 tournament points')
})
