import type { Page } from '@playwright/test'
import { acts, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const line = (page: Page) => page.locator('#entry')
/** What has the focus is seen: it is never the page itself. */
const expectSeenFocus = async (page: Page): Promise<void> => {
  const focused = page.locator(':focus')
  await expect(focused).toBeInViewport()
  await expect(focused).not.toHaveJSProperty('tagName', 'BODY')
}

for (const typed of ['S p', 'Sp', '9z', 'w d 3m'])
  test(`Tab after “${typed}” goes on completing or stays in the line, refused or not`, async ({ page, served }) => {
    await makeTournament(page, served)
    await openTable(page, '7')
    await enter(page, ['E draw', 'E discard 9m'])
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
    await expect(line(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(line(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('S draw')
    await page.keyboard.press('Enter')
    await expect(acts(page)).toHaveCount(3)
  })

test('after a refusal the completions are still seen, and Tab takes the first', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E draw', 'E discard 9m'])
  await page.keyboard.type('S p')
  const first = page.getByRole('option').first()
  const whole = (await first.locator('code').textContent()) ?? ''
  expect(whole).toMatch(/^S pon/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Expected' })).toBeVisible()
  await expect(first.locator('code')).toHaveText(whole)
  await page.keyboard.press('Tab')
  await expect(line(page)).toHaveValue(whole)
})

test('an empty line is left by Tab and by Shift Tab for what is seen, also in fast mode', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('Shift+Tab')
  await expectSeenFocus(page)
  await expect(line(page)).not.toBeFocused()
  await line(page).focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('Tab')
  await expectSeenFocus(page)
  await expect(line(page)).not.toBeFocused()
})

test('keys typed while nothing has the focus act in the entry line, none is lost', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const leaveLine = () => page.evaluate('document.activeElement.blur()')
  await leaveLine()
  await page.keyboard.type('E draw')
  await expect(line(page)).toHaveValue('E draw')
  await leaveLine()
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(1)
  await enter(page, ['E discard 9m'])
  await expect(acts(page)).toHaveCount(2)
  await leaveLine()
  await page.keyboard.press('Space')
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 9m/, /Sdraw/])
  await leaveLine()
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(2)
  await leaveLine()
  await page.keyboard.type('S dr')
  await leaveLine()
  await page.keyboard.press('Escape')
  await expect(line(page)).toHaveValue('')
  await leaveLine()
  await page.keyboard.press('Control+1')
  await expect(page).toHaveURL(/#\/hall$/)
})
