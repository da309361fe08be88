import { expect, type Page } from '@playwright/test'
import type { Ref } from '../../desk/contract/base.ts'
import { acts, enter, expectAccessible, openTable } from './desk.ts'
import { intercept } from './slow.ts'
import { type Hall, openWithTablet, test } from './tablet-hall.ts'

/** The laptop's window and a tablet's, both at table 7, in its entry line. */
const bothAtTable7 = async (page: Page, hall: Hall): Promise<Hall> => {
  await openWithTablet(page, hall)
  await page.keyboard.press('Control+1')
  await openTable(page, '7')
  await hall.tablet.locator('#entry').focus()
  return hall
}

test('a tablet calls the referee by one button: every referee sees it wherever he is, one says to be coming, the table is told, he is there', async ({
  page,
  hall,
}) => {
  const { tablet } = hall
  await openWithTablet(page, hall)
  // one referee writes at another table, another window stands in the rulebook
  const other = await page.context().newPage()
  await other.goto(page.url().replace(/#.*/, '#/rulebook'))
  await page.keyboard.press('Control+1')
  await openTable(page, '3')
  await page.keyboard.type('E disc')

  await tablet.getByRole('button', { name: 'Call the referee' }).click()
  await expect(tablet.locator('.callhere')).toContainText('Referee called')
  await expect(page.locator('.callsband')).toContainText('Table 7')
  await expect(other.locator('.callsband')).toContainText('Table 7')
  await expect(other.getByRole('status').filter({ hasText: 'Table 7 calls for a referee.' })).toHaveCount(1)
  // what is being typed goes on
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.type('ard 1z')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(1)
  await expectAccessible(page)
  await expectAccessible(tablet)

  await page.keyboard.press('Alt+g')
  await expect(tablet.locator('.callhere')).toContainText('Marta Olsen is on the way')
  await expect(other.locator('.callsband')).toContainText('You are on the way')
  await page.getByRole('button', { name: 'I am not coming' }).click()
  await expect(tablet.locator('.callhere')).not.toContainText('on the way')
  await page.getByRole('button', { name: 'I am coming' }).click()
  await expect(tablet.locator('.callhere')).toContainText('Marta Olsen is on the way')
  await page.getByRole('button', { name: 'I am there' }).click()
  await expect(tablet.locator('.callhere')).toHaveCount(0)
  await expect(other.locator('.callsband')).toHaveCount(0)

  // called by mistake
  await tablet.locator('#entry').focus()
  await enter(tablet, ['! the wall fell over'])
  await expect(page.locator('.callsband')).toContainText('the wall fell over')
  await tablet.getByRole('button', { name: 'Withdraw the call' }).click()
  await expect(page.locator('.callsband')).toHaveCount(0)
})

test('a long fork leaves room for three lines of the list of acts at 1280×800', async ({ page, hall }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await bothAtTable7(page, hall)
  const table = (await hall.calls.tables.list()).find(({ name }) => name === '7')?.id ?? ''
  const record = (by: string, lines: readonly string[], behind?: { hand: string; after: Ref | null }) =>
    hall.calls.tables.record({ table, text: lines.join('\n'), by, ...(behind && { behind }) })
  const { state } = await record('', ['E discard 1z', 'S draw', 'S discard 2m', 'W draw'])
  await record('', ['W discard 4z', 'N pon', 'N discard 2m'])
  await record('Table 7', ['W discard 4z', 'N draw', 'N discard 4z fast', 'E draw', 'E riichi 1p'], { hand: state.hand, after: state.end })
  await expect(page.locator('.forklines li')).toHaveCount(11)
  const [fork, entry] = [await page.locator('.past.fork').boundingBox(), await page.locator('.side .entry').boundingBox()]
  expect((entry?.y ?? 0) - ((fork?.y ?? 0) + (fork?.height ?? 0))).toBeGreaterThan(3 * 28)
  await expect(acts(page).last()).toBeInViewport()
  await expect(page.locator('.past.fork .btn').first()).toBeInViewport()
})

test('a tablet and a laptop record one table while the network is away: both are kept, the fork stands at the table, one key settles it', async ({
  page,
  hall,
}) => {
  const { tablet } = await bothAtTable7(page, hall)
  await enter(tablet, ['E discard 1z'])
  // each sees at once what the other entered
  await expect(acts(page)).toHaveCount(1)
  await enter(page, ['S draw', 'S discard 2z'])
  await expect(acts(tablet)).toHaveCount(3)
  await expect(tablet.locator('.past.fork')).toHaveCount(0)

  await hall.desk.context.tablets?.turn({ on: false })
  // by the keys of the fast mode, drawn tiles seen: drawn, discarded, drawn
  await tablet.keyboard.press('F2')
  await tablet.keyboard.press('F4')
  for (const key of ['Digit3', 'KeyF', 'Space', 'Digit5', 'KeyF']) await tablet.keyboard.press(key)
  await expect(tablet.locator('.save')).toContainText(/3 acts held/)
  await enter(page, ['W draw', 'W discard 3z'])
  await expect(acts(page)).toHaveCount(5)
  await hall.desk.context.tablets?.turn({ on: true })

  await expect(page.locator('.past.fork')).toContainText('Two recorders at the same time')
  await expect(page.locator('.past.fork')).toContainText('Marta Olsen and Tablet A recorded at the same time')
  await expect(page.locator('.forklines li')).toHaveText([/W draw.*both/, /W discard 3z.*both/, /N draw.*Tablet A/])
  await expect(page.locator('.past.fork')).toContainText('Recorded by both: acts 4, 5 would be removed.')
  await expect(tablet.locator('.past.fork')).toBeVisible()
  await expect(page.locator('#entry')).toBeFocused()
  await expectAccessible(page)
  await expectAccessible(tablet)
  await page.keyboard.press('Alt+o')
  await expect(page.locator('.past.fork')).toHaveCount(0)
  await expect(acts(page)).toHaveCount(6)
  await expect(acts(tablet)).toHaveCount(6)
  await expect(tablet.locator('.past.fork')).toHaveCount(0)
  // taken back, it is there again; and kept as it is on the tablet
  await page.locator('#entry').focus()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.past.fork')).toBeVisible()
  await expect(acts(page)).toHaveCount(8)
  await tablet.getByRole('button', { name: 'Keep as it is' }).click()
  await expect(page.locator('.past.fork')).toHaveCount(0)
  await expect(acts(page)).toHaveCount(8)
})

test('two who type at once: what crosses stands in the order of play at both, nobody is asked or accused, and undo takes back your own', async ({
  page,
  hall,
}) => {
  const { tablet } = await bothAtTable7(page, hall)
  await enter(tablet, ['E discard 1z'])
  await enter(page, ['S draw'])
  await expect(acts(tablet)).toHaveCount(2)
  const inOrder = [/Ediscard 1z/, /Sdraw/, /Sdiscard 2z/, /Wdraw/]
  // what South drew has been read
  await tablet.waitForTimeout(2500)
  // typed while the tablet enters its act
  await page.keyboard.insertText('S discard 2z')
  await enter(tablet, ['W draw'])
  await page.keyboard.press('Enter')
  for (const one of [page, tablet]) {
    await expect(acts(one)).toHaveText(inOrder)
    await expect(one.locator('.past.fork')).toHaveCount(0)
    await expect(one.locator('.note.question, .note.violation')).toHaveCount(0)
    await expect(one.locator('#entry')).toBeFocused()
  }
  await page.keyboard.press('Control+z')
  for (const one of [page, tablet]) {
    await expect(acts(one)).toHaveText([/Ediscard 1z/, /Sdraw/, /Wdraw/])
    await expect(one.locator('.note.question, .note.violation'), 'without the discard the draw may be too early').toBeVisible()
  }
  await page.keyboard.press('Control+y')
  for (const one of [page, tablet]) {
    await expect(acts(one)).toHaveText(inOrder)
    await expect(one.locator('.note.question, .note.violation')).toHaveCount(0)
  }
})

test('a tablet that is away and a laptop begin the next hand of a table: one thing to settle, one key settles it, an incident of the other hand says so', async ({
  page,
  hall,
}) => {
  const { tablet, calls } = await bothAtTable7(page, hall)
  await enter(tablet, ['@hand E1 0', 'E discard 1z', '* end exhaustive'])
  for (const one of [page, tablet]) await expect(acts(one)).toHaveCount(2)

  await hall.desk.context.tablets?.turn({ on: false })
  await enter(tablet, ['@hand E2 0', 'E discard 9m', 'S draw', 'S discard 1s', 'W draw'])
  await expect(tablet.locator('.save')).toContainText(/5 acts held/)
  await enter(page, ['@hand E2 0', 'E discard 9m', 'S draw'])
  await expect(acts(page)).toHaveCount(2)
  const [table] = (await calls.tables.names()).filter(({ name }) => name === '7')
  await calls.incidents.open({ table: table?.id ?? '', by: 'Marta Olsen', note: 'the wall fell over' })
  await hall.desk.context.tablets?.turn({ on: true })

  const band = page.locator('.past.hands')
  await expect(band).toContainText('Two hands begun at the same time')
  await expect(band.locator('.forklines li')).toHaveText([/Marta Olsen.*2 acts.*E discard 9m/, /Tablet A.*4 acts.*E discard 9m/])
  await expect(band).toContainText('one hand, recorded twice: keep hand 2')
  await expect(tablet.locator('.past.hands')).toBeVisible()
  await expect(page.locator('#entry')).toBeFocused()
  await expectAccessible(page)
  await expectAccessible(tablet)
  await page.keyboard.press('Alt+o')
  for (const one of [page, tablet]) {
    await expect(one.locator('.past.hands')).toHaveCount(0)
    await expect(acts(one)).toHaveCount(4)
  }
  // what came up in the hand that fell is read, and says where it was
  const other = await page.context().newPage()
  await other.goto(page.url().replace(/#.*/, '#/incident/1'))
  const main = other.locator('main')
  await expect(main.getByText('the wall fell over').first()).toBeVisible()
  await expect(main.locator('header')).toContainText('in a hand that was undone')
  await expectAccessible(other)
  // taken back, both are there again
  await page.locator('#entry').focus()
  await page.keyboard.press('Control+z')
  await expect(band).toBeVisible()
  await expect(main.locator('header')).not.toContainText('undone')
})

test('who is at which table stands in the hall and at the table, whether they record, until they leave or go silent', async ({
  page,
  hall,
}) => {
  const { tablet } = hall
  await openWithTablet(page, hall)
  const other = await page.context().newPage()
  await other.goto(page.url().replace(/#.*/, '#/hall'))
  const cell = (number: string) => other.locator('.cell').filter({ has: other.locator('header b', { hasText: new RegExp(`^${number}$`) }) })
  await expect(cell('7')).toContainText('Here: Tablet A, recorder')
  await expect(cell('3').locator('.here')).toHaveCount(0)
  const heights = () => other.locator('.cell').evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().top))
  const before = await heights()

  await page.keyboard.press('Control+1')
  await openTable(page, '7')
  await expect(page.locator('.alsohere')).toHaveText('Also here: Tablet A, recorder')
  await expect(tablet.locator('.alsohere')).toHaveText('Also here: Marta Olsen, head referee (laptop)')
  await expect(cell('7').locator('.here')).toContainText('Marta Olsen, head referee (laptop)')
  expect(await heights()).toEqual(before)
  await expectAccessible(other)

  // one who enters is said to record; nothing is covered and the caret stays
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z'])
  await expect(page.locator('.alsohere')).toHaveText('Also here: Tablet A, recorder, recording')
  await expect(page.locator('#entry')).toBeFocused()
  await expectAccessible(page)
  await expectAccessible(tablet)

  // going elsewhere is leaving; the recorder sees no other table
  await page.keyboard.press('Control+1')
  await expect(tablet.locator('.alsohere')).toHaveCount(0)
  await openTable(page, '3')
  await expect(cell('3').locator('.here')).toContainText('Olsen')
  await expect(tablet.locator('.alsohere')).toHaveCount(0)
  await page.close()
  await expect(cell('3').locator('.here')).toHaveCount(0)
  await tablet.close()
  await expect(cell('7').locator('.here')).toHaveCount(0)
})

test('who is at a table is what the desk told last, though an older answer arrives later', async ({ page, hall }) => {
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await intercept(page, '**/api/presence/list', async (route) => {
    const answer = await route.fetch()
    asked.resolve()
    await late.promise
    // the window may have given it up
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await page.goto(hall.loopback.url)
  await asked.promise
  await openWithTablet(page, hall)
  const here = page.locator('.cell').filter({ has: page.locator('header b', { hasText: /^7$/ }) })
  await expect(here).toContainText('Here: Tablet A, recorder')
  late.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('Control+5')
  await page.keyboard.press('Control+1')
  await expect(here).toContainText('Here: Tablet A, recorder')
})

test('an act that another recorder entered stays in sight, though the answer to an older own one arrives later', async ({ page, hall }) => {
  const { tablet } = await bothAtTable7(page, hall)
  await enter(tablet, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  const asked = Promise.withResolvers<void>()
  await tablet.route('**/api/tables/record', async (route) => {
    const answer = await route.fetch()
    await asked.promise
    await route.fulfill({ response: answer })
  })
  await enter(tablet, ['S draw'])
  await expect(acts(page)).toHaveCount(2)
  // told of the other act, the tablet asks; the answer to its own act is there first
  await tablet.route('**/api/tables/state*', async (route) => {
    const answer = await route.fetch()
    asked.resolve()
    await tablet.waitForResponse('**/api/tables/record')
    // the window has given it up
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await enter(page, ['S discard 2z'])
  await asked.promise
  await tablet.unrouteAll({ behavior: 'wait' })
  await expect(acts(tablet)).toHaveText([/Ediscard 1z/, /Sdraw/, /Sdiscard 2z/])
})

test('undo of another’s act asks first and leads to one’s own; both windows say whose act was undone, the other one by whom', async ({
  page,
  hall,
}) => {
  const { tablet } = await bothAtTable7(page, hall)
  await enter(page, ['E discard 1z'])
  await expect(acts(tablet)).toHaveCount(1)
  await enter(tablet, ['S draw', 'S discard 2z'])
  await expect(acts(page)).toHaveCount(3)
  const asks = (one: Page) => one.getByRole('alert').filter({ hasText: 'entered by' })
  const undone = (one: Page) => one.locator('.undone').filter({ hasText: 'Undone' })

  await page.keyboard.press('Control+z')
  await expect(asks(page)).toContainText('S discard 2z · entered by Tablet A')
  await expect(page.getByRole('button', { name: 'Undo only my acts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asks(page)).toHaveCount(0)
  await expect(acts(page)).toHaveCount(3)

  // the second press means it
  await page.keyboard.press('Control+z')
  await expect(asks(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(2)
  await expect(undone(page)).toContainText('Undone: S discard 2z · entered by Tablet A')
  await expect(undone(tablet)).toContainText('Undone by Marta Olsen: S discard 2z · entered by Tablet A')
  for (const one of [page, tablet]) await expect(one.getByRole('button', { name: 'Undo only my acts' })).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(tablet)

  // the next act is another’s too: asked again, and the own one goes by its key
  await page.keyboard.press('Control+z')
  await expect(asks(page)).toContainText('S draw · entered by Tablet A')
  await page.keyboard.press('Alt+z')
  await expect(asks(page)).toHaveCount(0)
  await expect(acts(page)).toHaveText([/Sdraw/])
  await expect(undone(tablet)).toContainText('Undone by Marta Olsen: E discard 1z')
  await expect(undone(tablet)).not.toContainText('entered by')

  // pressed twice at once: the own act goes, the other’s below it stays
  await enter(page, ['S discard 3z'])
  await expect(acts(page)).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveText([/Sdraw/])
  await expect(page.locator('.undone')).toContainText('entered by Tablet A')
  await expect(acts(tablet)).toHaveText([/Sdraw/])

  // an own act goes by one press, on a tablet too
  await tablet.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(0)
  await expect(undone(page)).toContainText('Undone by Tablet A: S draw')
  await expect(undone(page)).not.toContainText('entered by')
})

test('what another person undid is in sight, though an own undo was refused before it', async ({ page, hall }) => {
  const { tablet } = await bothAtTable7(page, hall)
  await enter(tablet, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  await enter(page, ['S draw'])
  await expect(acts(tablet)).toHaveCount(2)
  const pressed = Promise.withResolvers<void>()
  await intercept(page, '**/api/tables/undo', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  pressed.resolve()
  const foot = page.locator('.undone')
  await expect(foot).toContainText('entered by Tablet A; nothing was undone')
  await expect(acts(tablet)).toHaveCount(1)
  await tablet.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(0)
  await expect(foot).toContainText('Undone by Tablet A: E discard 1z')
})
