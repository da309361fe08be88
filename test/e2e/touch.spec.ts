import type { Locator, Page } from '@playwright/test'
import { acts, caller, expectAccessible } from './desk.ts'
import { expect, type Served, testAlone as test } from './fixtures.ts'

// a ten-inch tablet: fingers only, not one key is pressed
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })
test.afterEach(({ violations }) => expect(violations).toEqual([]))

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

/** The sample tournament, a table of it that has not begun; what taps the tile pad. */
const onTablet = async (page: Page, served: Served) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).tap()
  await button(page, 'Open the sample').tap()
  await page.getByRole('link', { name: /^3 / }).tap()
  const pad = page.locator('.pad')
  await expect(pad).toBeVisible()
  /** Taps what stands on the pad, and waits for as many acts in the list as there are then. */
  return async (count: number, ...names: readonly string[]): Promise<void> => {
    for (const name of names) await pad.getByRole('button', { name, exact: true }).tap()
    await expect(acts(page)).toHaveCount(count)
  }
}

test('a claim never taken, on the tile pad: ruled, penalized, undone, corrected', async ({ page, served }) => {
  const tap = await onTablet(page, served)
  await tap(1, 'East wind')
  await tap(2, 'pon', 'step by step', 'W call pon')
  await tap(3, 'W show 1z1z')
  await tap(4, '9 of characters')
  await tap(5, 'draw')
  await tap(6, '3 of dots')
  await tap(7, 'draw')
  await tap(8, '7 of bamboos')
  const note = page.locator('.note.violation')
  await expect(note).toContainText('West called pon on East’s 1z and has not taken it')
  await expectAccessible(page)

  await button(page, /Open ruling/).tap()
  await page.locator('.steps').getByRole('button').first().tap()
  await expect(page.locator('.steps [aria-pressed=true]')).toHaveCount(1)
  await button(page, 'Confirm and sign').tap()
  await button(page, 'Sign').tap()
  await expect(page.locator('.tag.done')).toContainText('confirmed by Michiko Hayashi')
  await button(page, 'Show to players').tap()
  const card = page.locator('.card')
  await expect(card.getByRole('article').first()).toContainText('called pon on East’s East wind')
  await expect(card.getByRole('article').last()).toContainText('a annoncé pon sur le vent d’Est d’Est')
  await card.getByRole('button', { name: 'back' }).tap()
  await page.getByRole('link', { name: 'Penalties' }).tap()
  await expect(page.getByRole('row', { name: /Ogawa/ })).toContainText('Dead hand')

  await page.getByRole('link', { name: 'Table', exact: true }).tap()
  // the ruling, and the declaration that the hand is dead
  await expect(acts(page)).toHaveCount(10)
  await page.locator('.pad').getByRole('button', { name: 'undo', exact: true }).tap()
  await expect(page.locator('.undone')).toContainText('This undoes the ruling signed by Michiko Hayashi.')
  await button(page, /Undo it/).tap()
  await expect(acts(page)).toHaveCount(8)
  await expect(note, 'the finding is open again').toContainText('Violation · West')
  await button(page, /^Redo/).tap()
  await expect(acts(page)).toHaveCount(10)
  await page.locator('.pad').getByRole('button', { name: 'undo', exact: true }).tap()
  await button(page, /Undo it/).tap()
  await expect(acts(page)).toHaveCount(8)

  // West did take it, and the recorder missed it: the record is mended, and nobody is accused
  await acts(page).nth(5).getByRole('button').tap()
  await button(page, /^Insert after/).tap()
  const correction = page.getByRole('region', { name: 'Correction' })
  await correction.getByRole('button', { name: 'W', exact: true }).tap()
  await correction.getByRole('button', { name: /^W take 1z/ }).tap()
  await correction.getByRole('button', { name: /^Insert · W take 1z/ }).tap()
  await expect(acts(page)).toHaveCount(9)
  await expect(note).toHaveCount(0)
})

test('fouls on the pad: a hand on the wall, a discard too fast and taken back, a dead hand, each said on its button', async ({
  page,
  served,
}) => {
  const tap = await onTablet(page, served)
  await tap(1, 'East wind')
  await tap(2, 'more', 'hand on the wall S touch')
  await tap(4, 'draw', '5 of dots')
  await tap(4, 'more', 'too fast S discard 5p fast')
  await expect(acts(page).last()).toContainText('discard 5p fast')
  await tap(4, 'more')
  await expectAccessible(page)
  await tap(5, 'take back S retract 5p')
  await tap(5, 'more')
  const [back, tile] = [button(page, 'Back'), button(page, '1 of characters')]
  const [above, below] = [await page.locator('.pad').locator(back).boundingBox(), await page.locator('.pad').locator(tile).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0), 'two rows of buttons leave the tiles free').toBeLessThanOrEqual(below?.y ?? 0)
  await tap(6, 'declare a hand dead', '* dead S')
  await expect(acts(page).last()).toContainText('dead S')
})

test('in French, on the pad: ruled with another penalty, a discard mended by its tile, live timing switched on and taken back', async ({
  page,
  served,
}) => {
  const tap = await onTablet(page, served)
  await button(page, /Michiko Hayashi/).tap()
  await page.getByRole('menuitemradio', { name: 'français' }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const timing = button(page, 'chronométrage')
  await timing.tap()
  await expect(timing).toHaveAttribute('aria-pressed', 'true')
  await tap(1, 'vent d’Est')
  await expect(acts(page).first().locator('.fl'), 'the time of entry').toHaveText(/^\d+(\.\d)?$/)
  await tap(1, 'pon', 'pas à pas')
  await expect(button(page, 'W call pon'), 'notation, with the letter of the board').toHaveText('W call pon (O)')
  await tap(2, 'W call pon')
  await tap(3, 'W show 1z1z')
  await tap(4, '9 de caractères')
  await tap(5, 'pioche')
  await tap(6, '3 de cercles')
  await tap(7, 'pioche')
  await tap(8, '7 de bambous')
  await button(page, /Ouvrir la décision/).tap()
  await button(page, 'Modifier').tap()
  await button(page, 'Avertissement').tap()
  await page.getByLabel('Motif').fill('Première fois')
  await button(page, 'Signer').tap()
  await expect(page.locator('.tag.done')).toContainText('confirmé avec une autre pénalité par Michiko Hayashi')
  await button(page, /Retour à la table/).tap()
  await expect(acts(page)).toHaveCount(9)

  await acts(page).nth(7).getByRole('button').tap()
  await button(page, /^Modifier/).tap()
  const correction = page.getByRole('region', { name: 'Correction' })
  await correction.getByRole('button', { name: '8 de bambous', exact: true }).tap()
  await correction.getByRole('button', { name: /^Modifier · / }).tap()
  await expect(acts(page).nth(7)).toContainText('discard 8s')
  await page.locator('.pad').getByRole('button', { name: 'annuler', exact: true }).tap()
  await expect(acts(page).nth(7)).toContainText('discard 7s')
  await timing.tap()
  await expect(timing).toHaveAttribute('aria-pressed', 'false')
  await page.locator('.pad').getByRole('button', { name: 'annuler', exact: true }).tap()
  await expect(timing).toHaveAttribute('aria-pressed', 'true')
})

test('a hand looked at again, by fingers: act by act, along the track, from another seat', async ({ page, served }) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).tap()
  await button(page, 'Open the sample').tap()
  await page.getByRole('link', { name: /Garnier/ }).tap()
  await page.getByRole('button', { name: /^Replay/ }).tap()
  const now = page.locator('.ctrl .title')
  await expect(now).toHaveText('Act 63')
  await page.getByRole('button', { name: /^One act back/ }).tap()
  await expect(now).toHaveText('Act 62')
  const track = await page.locator('.track').boundingBox()
  if (!track) throw new Error('no track')
  await page.touchscreen.tap(track.x + track.width / 2, track.y + 20)
  await expect(now).toHaveText('Act 32')
  await page.getByRole('button', { name: /^Next finding/ }).tap()
  await expect(now).toHaveText('Act 63')
  const seats = page.locator('.film .plate-name')
  const before = await seats.allInnerTexts()
  await page.getByRole('button', { name: /^turn the board/ }).tap()
  await expect.poll(() => seats.allInnerTexts()).not.toEqual(before)
})

test('from the first touch on, no button names a key, and each is large enough for a finger; a real keyboard brings the keys back', async ({
  page,
  served,
}) => {
  await onTablet(page, served)
  const keys = page.locator('.btn kbd:visible')
  for (const place of ['hall', 'incidents', 'penalties', 'rulebook', 'reports', 'person', 'setup/players', 'tablets', 'setup/machine']) {
    await page.goto(new URL(`#/${place}`, served.url).href)
    await expect(page.locator('main .btn').first()).toBeVisible()
    await expect(keys).toHaveCount(0)
    const small = await page.locator('.btn, button, select').evaluateAll((all) =>
      all
        .map((one) => [one.textContent.trim(), one.matches('.btn') ? 36 : 24, one.getBoundingClientRect()] as const)
        .filter(([, least, { width, height }]) => width > 1 && Math.min(width, height) < least)
        .map(([text, , { width, height }]) => `${text} ${width} × ${height}`),
    )
    expect(small, place).toEqual([])
  }
  // nor does anything else of a screen: the steps and ways of a ruling, heads of lists
  const named = page.locator('main kbd:visible')
  for (const place of ['hall', 'setup/players', 'incident/1']) {
    await page.goto(new URL(`#/${place}`, served.url).href)
    await expect(page.locator('main .btn').first()).toBeVisible()
    await expect(named).toHaveCount(0)
  }
  await page.goto(new URL('#/hall', served.url).href)
  await page.getByRole('link', { name: /^7 / }).tap()
  await page
    .locator('.note')
    .getByRole('button', { name: /Open ruling/ })
    .first()
    .tap()
  await expect(page.locator('.steps button').first()).toBeVisible()
  await expect(named).toHaveCount(0)
  await page.goto(new URL('#/setup/machine', served.url).href)
  await page.keyboard.press('Tab')
  await expect(keys.first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(keys).toHaveCount(0)
})

test('held upright the tablet has its tiles, and a telephone, either way, has them in place of the board', async ({ page, served }) => {
  const tap = await onTablet(page, served)
  const board = page.getByRole('region', { name: 'Table 3 from above' })
  const tile = page.locator('.pad').getByRole('button', { name: '9 of characters', exact: true })
  await page.setViewportSize({ width: 768, height: 1024 })
  await tap(1, 'East wind')
  await expect(board).toBeVisible()
  let count = 1
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(tile).toBeHidden()
    await tap(++count, 'draw')
    await tap(count, 'tiles')
    await expect(board).toBeHidden()
    await expect(tile).toBeInViewport({ ratio: 0.99 })
    await tap(++count, '9 of characters')
    await expectAccessible(page)
    for (const each of await page.locator('.pad').getByRole('button').all()) {
      const { width = 0, height = 0 } = (await each.boundingBox()) ?? {}
      expect(Math.min(width, height), await each.innerText()).toBeGreaterThanOrEqual(44)
    }
    await tap(count, 'tiles')
    await expect(board).toBeVisible()
  }
  // two tables that call a referee are in sight on a telephone
  await page.setViewportSize({ width: 390, height: 844 })
  const call = caller(page, served)
  const tables = await call<readonly { id: string }[]>('tables/names')
  for (const { id: table } of tables.slice(0, 2)) await call('incidents/open', { table, by: 'Marta Olsen' })
  const coming = page.getByRole('button', { name: 'I am coming' })
  await expect(coming).toHaveCount(2)
  for (const one of await coming.all()) await expect(one).toBeInViewport({ ratio: 0.99 })
})

test('held upright, a finding that is higher than the list begins in sight: what was found before what might be corrected', async ({
  page,
  served,
}) => {
  await onTablet(page, served)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.locator('#entry').fill('E discard 9m')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(1)
  await page.locator('#entry').fill('S ron')
  await page.keyboard.press('Enter')
  await page.locator('#entry').fill('S reveal 2m3m1p1p1p5p6p7p8s8s8s2z')
  await page.keyboard.press('Enter')
  const note = page.locator('.note.violation')
  const { y: top = 0, height: room = 0 } = (await page.locator('.side .scroll').first().boundingBox()) ?? {}
  await expect.poll(async () => (await note.boundingBox())?.height ?? 0).toBeGreaterThan(room)
  await expect.poll(async () => (await note.locator('h2').boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(top)
  await expect(note.getByRole('button', { name: /Open ruling/ })).toBeInViewport()
})

test('a riichi without its draw lies sideways, the hand of a winner is shown, and a second tap on the end of the hand is no act of the next', async ({
  page,
  served,
}) => {
  const tap = await onTablet(page, served)
  await tap(1, 'East wind')
  await tap(2, 'riichi', 'S call riichi')
  await tap(3, '9 of dots')
  await expect(acts(page).last()).toContainText('discard 9p rotated')
  await expect(page.locator('.note.violation')).toHaveCount(0)
  await tap(4, 'ron', 'W ron')
  await tap(4, 'W reveal', '2 of characters', '3 of characters', '4 of characters')
  await expect(page.locator('#entry')).toHaveValue('W reveal 2m3m4m')
  for (const name of ['5 of characters', '6 of characters', '7 of characters', '2 of bamboos', '3 of bamboos', '4 of bamboos'])
    await tap(4, name)
  await tap(4, '7 of dots', '8 of dots', '5 of bamboos', '5 of bamboos')
  await tap(5, 'W reveal 2m3m4m5m6m7m2s3s4s7p8p5s5s')
  await button(page, 'End of hand').tap()
  await page.getByLabel('The points are not known').check()
  const next = button(page, /begin the next hand/)
  await next.scrollIntoViewIfNeeded()
  const box = await next.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 10]
  await page.touchscreen.tap(x, y)
  await expect(next).toHaveCount(0)
  await page.touchscreen.tap(x, y)
  await expect(page.locator('.pad')).toBeVisible()
  await page.waitForTimeout(300)
  await expect(acts(page)).toHaveCount(0)
  await expect(page.locator('#entry')).toHaveValue('')
})
