import { enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

for (const [name, width, height] of [
  ['at 200 % zoom', 683, 384],
  ['on a narrow screen', 360, 740],
] as const)
  test(`a finding with the focus is read beside its act, with its answers, ${name}; what Tab takes is seen`, async ({ page, served }) => {
    await makeTournament(page, served)
    await openTable(page, '7')
    await enter(page, ['@hand E1 0', 'E discard 1z', 'W draw', 'W discard 9m', '@hand E1 1'])
    await enter(page, ['E discard 1z', 'S discard 9m', 'W discard 1p', 'N discard 6s', 'S pon 6s6s', 'E discard 3m'])
    const note = page.locator('.note.question')
    await expect(note).toBeVisible()
    await page.setViewportSize({ width, height })
    const list = page.locator('.side .scroll')
    await page.keyboard.press('PageDown')
    await expect(note).toBeFocused()
    const act = page.locator('.acts > li').last().locator('.act')
    const answers = await note.locator('.do').first().getByRole('button').all()
    expect(answers.length).toBeGreaterThan(1)
    const inList = async (): Promise<boolean> => {
      const room = await list.boundingBox()
      const boxes = await Promise.all([act, note.locator('h2'), note.locator('p').first(), ...answers].map((one) => one.boundingBox()))
      return boxes.every((box) => room && box && box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1)
    }
    await expect.poll(inList).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.type('p')
    await expect(page.getByRole('option').first().locator('code')).toBeInViewport({ ratio: 1 })
    const first = await page.getByRole('option').first().locator('code').innerText()
    await page.keyboard.press('Tab')
    await expect(page.locator('#entry')).toHaveValue(first)
  })
