import { ask, caller, expectAccessible, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a name in any script is shown in fonts of our own, which come only once such a letter is there', async ({ page, served }) => {
  const fetched: string[] = []
  page.on('response', (response) => {
    const [, font] = /\/fonts\/(\S+)\.woff2$/.exec(new URL(response.url()).pathname) ?? []
    if (font !== undefined && response.ok()) fetched.push(font.replace(/-\d+-/, '-'))
  })
  const style = page.waitForResponse(/\/fonts\/names\.css$/)
  await page.goto(served.url)
  expect((await style).status()).toBe(200)
  await page.getByRole('link', { name: 'Other file' }).click()
  await expect(page.getByRole('heading', { name: 'New tournament' })).toBeVisible()
  expect(fetched.filter((font) => !font.includes('-jp-'))).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('김민준 王小明 刘伟 Жданов')
  const wanted = ['jp-wght', 'kr-wght', 'sc-wght', 'cyrillic'].map((piece) => `noto-sans-${piece}-normal`)
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(wanted))
})

test('a bold name has one weight, though some of its letters are those of a term', async ({ page, context, served }) => {
  await page.goto(served.url)
  const heading = page.locator('h1').first()
  await heading.evaluate((element) => {
    element.textContent = '山田太郎'
    element.style.fontWeight = '600'
  })
  const inspector = await context.newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const fontsOf = async (): Promise<readonly string[]> => {
    const { root } = await inspector.send('DOM.getDocument')
    const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    return (await inspector.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ postScriptName }) => postScriptName)
  }
  await expect.poll(fontsOf).toEqual(['NotoSansJP-Thin'])
  // the sign of the top bar, in a font of its own, is among such letters
  await heading.evaluate((element) => {
    element.textContent = '捨て牌審判'
    element.style.fontWeight = '400'
  })
  await expect.poll(fontsOf).toEqual(['NotoSansJP-Thin'])
})

test('a new referee who types a name over the list of those who sign is asked to be added to it, and signs', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.keyboard.press('F9')
  await expect(page.getByRole('menuitemradio', { name: /Marta Olsen/ })).toBeVisible()
  await page.keyboard.type('Paule Roux')
  const form = page.getByRole('form', { name: 'Add a referee' })
  await expect(form.getByLabel('Name')).toHaveValue('Paule Roux')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Paule Roux')
  // letters of those who are in it go to them
  await page.keyboard.press('F9')
  await page.keyboard.type('mar')
  await expect(page.getByRole('menuitemradio', { name: /Marta Olsen/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Marta Olsen')
})

test('two players of one name: told apart by number in the hall, and chosen from in a penalty, which makes no third', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  for (const [number, country] of [
    [19, 'GB'],
    [34, 'IE'],
  ])
    await call('players/set', { player: null, number, name: 'John Smith', country, by: 'Marta Olsen' })
  type Row = { readonly id: string; readonly name: string; readonly number: number }
  const people = await call<readonly Row[]>('players/list')
  const tables = await call<readonly Row[]>('tables/list')
  const changes = ['1', '8'].map((name, n) => ({
    table: tables.find((table) => table.name === name)?.id,
    seat: 'E',
    player: people[n]?.id,
  }))
  await call('seating/set', { round: 1, changes, by: 'Marta Olsen' })
  const cell = (table: string) => page.getByRole('list', { name: 'Tables' }).getByRole('link', { name: new RegExp(`^${table}\\b`) })
  await expect(cell('1')).toContainText('19 Smith')
  await expect(cell('8')).toContainText('34 Smith')

  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('combobox', { name: /^Rule$/ }).selectOption('conduct.phone')
  await page.getByRole('combobox', { name: 'Player' }).fill('john smith')
  const form = page.locator('.actform')
  await expect(form).toContainText('Several players are called john smith')
  await expect(form.getByRole('checkbox', { name: /a new person/ })).toHaveCount(0)
  await expect(form).not.toContainText('First time')
  await page.keyboard.press('Control+Enter')
  await expect(form.locator('.err')).toContainText('Several players are called john smith')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'John Smith (34, IE)' }).click()
  await expect(form).toContainText('First time')
  await expect(form).not.toContainText('Several players')
  expect(ask(served, 'SELECT count(*) AS players FROM player')).toEqual([{ players: 2 }])
  await page.keyboard.press('Escape')

  await call('penalties/impose', {
    rule: 'conduct.phone',
    player: people[1],
    penalty: { kind: 'notice' },
    reason: 'It rang',
    by: 'Marta Olsen',
  })
  await expect(page.getByRole('row', { name: /John Smith 34/ })).toBeVisible()
  await page.keyboard.press('Control+1')
  await expect(page.locator('table.pen')).toContainText('34 Smith')
})
