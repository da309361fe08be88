import type { Page } from '@playwright/test'
import { openFile, SCREENS } from '../../tools/screens/screens.ts'
import { makeWorld } from '../../tools/screens/world.ts'
import { acts } from './desk.ts'
import { expect, testAlone as test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** Screens with fields for names, statements, reasons, notes, searches, and the lines of hall and table. */
const WITH_FIELDS: readonly string[] = [
  'hall-new-table table-empty table-correcting table-middle table-end table-people ruling-change incidents incident-statement',
  'penalties-impose person rulebook palette reports setup-tournament setup-players setup-referees setup-house setup-seating',
].flatMap((names) => names.split(' '))

const FIELDS = ['checkbox', 'radio', 'file', 'date', 'datetime-local', 'number'].map((type) => `:not([type=${type}])`).join('')

const copy = (page: Page, text: string): Promise<void> => page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)

test('a megabyte pasted into any field is not cut off unseen: none of it is taken, that is said, and the field goes on', async ({
  page,
  served,
}) => {
  page.setDefaultTimeout(30_000)
  await page.goto(served.url)
  await page.getByRole('main').waitFor()
  const world = await makeWorld(page, (plain) => plain)
  await openFile(page, world, 'main')
  await copy(page, 'W dicard '.repeat(111_112))
  let tried = 0
  for (const screen of SCREENS.filter(({ name }) => WITH_FIELDS.includes(name))) {
    await screen.open(page, world)
    const fields = await page.locator(`input${FIELDS}:visible:not([readonly], [disabled]), textarea:visible`).elementHandles()
    expect.soft(fields.length, screen.name).toBeGreaterThan(0)
    for (const field of fields) {
      // one that stood on what another holds
      if (!(await field.isVisible())) continue
      await field.focus()
      const before = await field.inputValue()
      await page.keyboard.press('Control+v')
      await expect(page.locator('.alarm'), screen.name).toContainText('That text has 1,000,008 characters, but this field takes')
      expect(await field.inputValue()).toBe(before)
      await page.keyboard.press('End')
      await page.keyboard.insertText('1')
      expect(await field.inputValue(), screen.name).toContain('1')
      // it is about the text before
      await expect(page.locator('.alarm')).toHaveCount(0)
      await field.fill(before)
      tried++
    }
    await screen.leave?.(page, world)
  }
  expect(tried).toBeGreaterThan(40)

  // where a line is one act, its lines would run into each other; a line copied with its end is one
  await copy(page, 'E draw 5p\nE discard 5p\n')
  await SCREENS.find(({ name }) => name === 'table-empty')?.open(page, world)
  await page.keyboard.press('Control+v')
  await expect(page.locator('.alarm')).toContainText('That text has 2 lines, but this field takes one act at a time.')
  await expect(page.locator('#entry')).toHaveValue('')
  await copy(page, 'E draw 5p\r\n')
  await page.keyboard.press('Control+v')
  await expect(page.locator('.alarm')).toHaveCount(0)
  await expect(page.locator('#entry')).toHaveValue(/^E draw 5p ?$/)
  await page.locator('#entry').fill('')

  // the longest line there is goes to the desk and comes back with what is wrong; the next act is entered
  await copy(page, `E note ${'x'.repeat(19_000)}`)
  await SCREENS.find(({ name }) => name === 'table-empty')?.open(page, world)
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.type('E draw')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(2)
})
