import { test } from './built-app.ts'
import { acts, DEAD_HAND, enter, openTable, typeActs } from './desk.ts'
import { expect } from './fixtures.ts'

test('the main job by keyboard, in the window of the built app', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await typeActs(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toContainText('Violation · West')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Seen by both opponents')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by Marta Olsen')
  expect((await app.running().outside()).windows[0]?.url, 'the shell knows where it is').toContain('#/')
})

test('a window that crashes comes back at its table, with the line that was being typed', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await page.keyboard.type('S dra')
  await expect.poll(app.kept).toContain('S dra')
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const before = (await app.running().outside()).windows[0]
  await app.running().beside('crashed', { url: before?.url ?? '' })
  expect((await app.running().outside()).windows[0]).toEqual({ ...before, reloads: 1 })
  const again = await app.open(1)
  await expect(again.locator('#entry')).toHaveValue('S dra')
  expect(again.url()).toContain('#/table/')
})

test('a desk that is killed is followed by another one: the next act is saved, once', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  const [desk = 0] = (await app.running().outside()).desks
  process.kill(desk, 'SIGKILL')
  await enter(page, ['S draw'])
  await expect(acts(page)).toHaveCount(2)
  await page.reload()
  await expect(acts(page)).toHaveCount(2)
  expect((await app.running().outside()).desks).toHaveLength(2)
})

test('an app that is killed opens the same window again where it was, says so, and has what was typed', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.type('S dra')
  await expect.poll(app.kept).toContain('S dra')
  await app.running().end('SIGKILL')
  await page.close()
  await app.start()
  const again = await app.open(1)
  await expect(again.getByText(/ended unexpectedly/)).toBeVisible()
  await expect(acts(again)).toHaveCount(1)
  await expect(again.locator('#entry')).toHaveValue('S dra')
})
