import { ask, DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('by keys alone: from the table to the finding’s act, other rule sets, what if and back, nothing written; a link to exactly that act', async ({
  page,
  served,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  const entries = (): unknown => ask(served, 'SELECT seq, device, number, at, by, kind, version, body, hex(previous), hex(hash) FROM entry')
  const before = entries()

  await page.keyboard.press('Alt+r')
  const now = page.locator('.ctrl .title')
  const heard = page.locator('main.replay > [role="status"]')
  await expect(now).toHaveText('Act 8')
  await page.keyboard.press('Home')
  await expect(now).toHaveText('Act 0')
  await page.keyboard.press('ArrowRight')
  await expect(heard).toHaveText('1. East discards the East wind')
  await page.keyboard.press('PageDown')
  await expect(now).toHaveText('Act 8')
  await expect(heard).toContainText('Violation: Claimed tile not taken, West')
  await expect(page.locator('.found .here')).toContainText('West’s hand is dead')
  await expect(page.locator('.act.cur')).toContainText('discard 7s')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(now).toHaveText('Act 1')
  await page.keyboard.press('g')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(now).toHaveText('Act 8')

  await page.keyboard.press('o')
  await expect(page.locator('.cmp th', { hasText: 'EMA 2016' })).toBeVisible()
  await expect(page.locator('.cmp')).toContainText('3.3.8')

  await page.keyboard.press('w')
  await expect(page.locator('.scratchband')).toContainText('Nothing here changes the record')
  await page.setViewportSize({ width: 1440, height: 640 })
  expect((await page.locator('.replay .board').boundingBox())?.height, 'plates fit into the board').toBeGreaterThanOrEqual(299)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.locator('.wouldbe')).toContainText('as recorded')
  await page.keyboard.press('i')
  await page.keyboard.type('W take')
  await page.keyboard.press('Enter')
  await expect(page.locator('.wouldbe .goes')).toContainText('Claimed tile not taken')
  await expect(page.locator('.act.cur')).toContainText('take')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(page.locator('.scratchedits li')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(page.locator('.scratchedits li')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.scratchband')).toHaveCount(0)
  await expect(now).toHaveText('Act 8')
  expect(entries()).toEqual(before)

  await page.keyboard.press('y')
  await expect(page.locator('.apart')).toHaveText('Link to this act copied')
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(link).toMatch(/^shinpan:\/\/replay\/[^/]+\/[^/]+\/8\/[^/]+$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('#entry')).toBeFocused()
  await page.goto(`${new URL('/', served.url).href}#${link.slice('shinpan:/'.length)}`)
  await expect(now).toHaveText('Act 8')
  // the same link once more, after stepping on
  await page.keyboard.press('Home')
  await expect.poll(() => page.url()).toMatch(/\/0$/)
  await page.goto(`${new URL('/', served.url).href}#${link.slice('shinpan:/'.length)}`)
  await expect(now).toHaveText('Act 8')
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { level: 1, name: /West’s hand is dead/ })).toBeVisible()
  await page.keyboard.press('v')
  await expect(now).toHaveText('Act 8')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: /West’s hand is dead/ })).toBeVisible()
})

test('a whole hand that is shown leaves room for its words, and for what is found about it', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E draw', 'E discard 5p', 'S call ron', 'S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z'])
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('Alt+r')
  const said = page.locator('.nowsaid')
  await expect(said).toContainText('South reveals')
  for (const part of [said.locator('> span').first(), said.locator('.lv')])
    expect((await part.boundingBox())?.width, await part.innerText()).toBeGreaterThan(150)
})

test('a finding whose proof takes two lines leaves the keys of the player in sight', async ({ page, served }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('Alt+r')
  await expect(page.locator('.nowsaid .lv')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play/ })).toBeInViewport({ ratio: 1 })
})

test('a long act leaves the keys of the player where they are, and the numbers below the track apart from its words', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, [
    'E draw',
    'E discard 5p',
    'S chii 4p6p',
    'S discard 9m',
    'W draw',
    'W discard 2z',
    'N draw',
    'N discard 5p',
    'S call ron',
    'S reveal 1m2m3m5p6m7m8m7s8s9s',
  ])
  await page.keyboard.press('Alt+r')
  await expect(page.locator('.nowsaid')).toContainText('South reveals')
  const play = page.getByRole('button', { name: /^Play/ })
  await expect(play).toBeInViewport({ ratio: 1 })
  const there = await play.boundingBox()
  await page.keyboard.press('Home')
  await expect(page.locator('.ctrl .title')).toHaveText('Act 0')
  expect(await play.boundingBox()).toEqual(there)
  const boxes = async (of: string) => Promise.all((await page.locator(`.track ${of}`).all()).map((one) => one.boundingBox()))
  const lowest = Math.max(...(await boxes('.number')).map((box) => (box ? box.y + box.height : Number.NaN)))
  const words = (await boxes('.ev')).map((box) => box?.y ?? 0)
  expect(words.length).toBeGreaterThan(0)
  expect(Math.min(...words)).toBeGreaterThanOrEqual(lowest)
})
