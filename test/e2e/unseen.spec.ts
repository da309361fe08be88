import { expect } from '@playwright/test'
import { openHall, setHidden, test } from './tablet-hall.ts'

test('a window that nobody sees says in its title how many tables call, in its language', async ({ page, hall }) => {
  await openHall(page, hall)
  await expect(page).toHaveTitle('Hall — Shinpan')
  const { calls } = hall
  const [one, other] = (await calls.tables.list()).map(({ id }) => id)
  await calls.incidents.open({ table: one ?? '', by: 'Table 1' })
  await expect(page).toHaveTitle('1 call · Hall — Shinpan')
  await setHidden(page, true)
  await calls.incidents.open({ table: other ?? '', by: 'Table 2' })
  await expect(page).toHaveTitle('2 calls · Hall — Shinpan')
  await setHidden(page, false)
  await page.keyboard.press('Control+k')
  await page.locator('.palette input').fill('français')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^2 appels · /)
  for (const { ref } of await calls.calls.list()) await calls.calls.answer({ incident: ref, by: 'Marta Olsen', how: 'there' })
  await expect(page).toHaveTitle('Salle — Shinpan')
})
