import { makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('“Copy diagnostics” puts what a bug report needs into the clipboard, and nobody’s name', async ({ page, served, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeTournament(page, served)
  await page.getByRole('button', { name: 'Copy diagnostics' }).click()
  await expect(page.getByText('Copied, for a bug report: no names, no paths.')).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toMatch(/shinpan/i)
  expect(copied).toMatch(/node/i)
  for (const name of ['Spring Open', 'Marta', 'Olsen', 'Moreau', served.folder]) expect(copied).not.toContain(name)
})
