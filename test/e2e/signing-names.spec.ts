import { ask, caller, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a referee whose name is corrected in another window signs on under the new name, and nobody else in that referee’s place', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  await call('referees/add', { name: 'Kai Berg', head: false, by: 'Marta Olsen' })
  const signs = page.locator('.who-signs')
  await signs.click()
  await page.getByRole('menuitemradio', { name: /Kai Berg/ }).click()
  await expect(signs).toContainText('Kai Berg')
  const [kai] = ask(served, "SELECT id FROM referee WHERE name = 'Kai Berg'") as [{ id: string }]
  await call('referees/set', { referee: kai.id, name: 'Kai Berger', head: false, by: 'Marta Olsen' })
  await expect(signs).toContainText('Kai Berger')
  await page.keyboard.press('Control+1')
  await page.getByLabel('Table, player or number').fill('!7 the wall fell')
  await page.keyboard.press('Enter')
  await expect.poll(() => ask(served, 'SELECT by FROM incident_now')).toEqual([{ by: 'Kai Berger' }])
  await page.reload()
  await expect(signs).toContainText('Kai Berger')
  await call('referees/withdraw', { referee: kai.id, back: false, reason: 'ill', by: 'Marta Olsen' })
  await expect(signs, 'who has been withdrawn signs no more').not.toContainText('Kai Berger')
  await expect(signs, 'and nobody in that place').not.toContainText('Marta Olsen')
})
