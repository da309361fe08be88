import { expect } from '@playwright/test'
import { acts, enter, expectAccessible } from './desk.ts'
import { openWithTablet, test } from './tablet-hall.ts'

test('a tablet that comes back late takes no act of the laptop back and changes none; what it typed and the desk refuses stays until it is dismissed', async ({
  page,
  hall,
}) => {
  const { tablet, calls } = hall
  await openWithTablet(page, hall)
  const by = 'Marta Olsen'
  const table = (await calls.tables.list()).find(({ name }) => name === '7')?.id ?? ''
  const texts = async () => (await calls.tables.state({ table })).acts.map(({ text }) => text)
  const undos = () => hall.desk.context.open?.db.prepare(`SELECT count(*) FROM entry WHERE kind = 'undo'`).pluck().get()
  const away = async (on: boolean) => hall.desk.context.tablets?.turn({ on: !on })
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z', 'S draw', 'S discard 2z'])
  await expect(acts(tablet)).toHaveCount(3)

  // undo pressed while away means the own discard, not what the laptop entered since
  await away(true)
  await tablet.keyboard.press('Control+z')
  await tablet.keyboard.press('Control+z')
  await calls.tables.record({ table, text: 'W draw', by })
  await away(false)
  await expect(tablet.locator('.undone.trouble')).toContainText(`its last act is now W draw (${by})`)
  await expect(acts(tablet)).toHaveCount(4)
  expect(await texts()).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw'])

  // typed and taken back while away, twice: both go, and nothing else
  const before = Number(undos())
  await away(true)
  await enter(tablet, ['W discard 3z', 'N draw'])
  await tablet.keyboard.press('Control+z')
  await tablet.keyboard.press('Control+z')
  await expect(tablet.locator('.save')).toContainText('4 acts held')
  await away(false)
  await expect.poll(undos).toBe(before + 2)
  await expect(tablet.locator('.save')).toContainText('Saved')
  expect(await texts()).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw'])

  // a line is changed while away; the laptop changes it meanwhile
  await away(true)
  await tablet.locator('#entry').focus()
  await tablet.keyboard.press('ArrowUp')
  await tablet.keyboard.press('ArrowUp')
  await tablet.keyboard.press('Enter')
  await tablet.keyboard.press('Control+a')
  await tablet.keyboard.type('S discard 4z')
  await tablet.keyboard.press('Enter')
  await expect(tablet.locator('.save')).toContainText('1 act held')
  await calls.tables.correct({ table, edit: { do: 'replace', at: 3, count: 1, text: 'S discard 5z' }, by })
  await away(false)
  const band = tablet.locator('.untaken')
  await expect(band).toContainText(`act 3 (S discard 2z) has since been changed to S discard 5z by ${by}`)
  expect((await texts())[2]).toBe('S discard 5z')

  // lines that the desk refuses: one is in the line again, the others stay, over what is entered next and a reload
  await away(true)
  await tablet.locator('#entry').focus()
  await enter(tablet, ['@rules ema-2016', '@set renhou on', '@set red-fives 3', 'W discard 3z'])
  await expect(tablet.locator('.save')).toContainText('4 acts held')
  await away(false)
  await expect(tablet.locator('.save')).toContainText('Saved')
  await expect(tablet.locator('#entry')).toHaveValue('@rules ema-2016')
  await expect.poll(async () => (await texts()).at(-1)).toBe('W discard 3z')
  await tablet.reload()
  await expect(band).toContainText('3 entries were not accepted')
  for (const text of ['S discard 4z', '@set renhou on', '@set red-fives 3']) await expect(band).toContainText(text)
  await expect(tablet.locator('#entry')).toHaveValue('@rules ema-2016')
  await expectAccessible(tablet)

  // again, by the keyboard: refused again, it is there again; gone once it is dismissed
  await band.getByRole('button', { name: 'Enter again: @set renhou on' }).focus()
  await tablet.keyboard.press('Enter')
  await expect(band.getByRole('listitem').last()).toContainText('@set renhou on')
  await expect(band.getByRole('listitem')).toHaveCount(3)
  await tablet.keyboard.press('Alt+k')
  await expect(band.getByRole('listitem')).toHaveCount(2)
  for (const left of [1, 0]) {
    await band
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .focus()
    await tablet.keyboard.press('Enter')
    await expect(band.getByRole('listitem')).toHaveCount(left)
  }
  await tablet.reload()
  await expect(acts(tablet)).toHaveCount(5)
  await expect(band).toHaveCount(0)
})
