import type { Page } from '@playwright/test'
import { setLanguage, VARIANTS, type Variant, vary } from '../../tools/screens/look.ts'
import { outOfReach } from '../../tools/screens/reach.ts'
import { notSaved, OTHER_FILES, openFile, SCREENS, type Screen } from '../../tools/screens/screens.ts'
import { makeWorld, type World } from '../../tools/screens/world.ts'
import { axe } from './axe.ts'
import { DEAD_HAND, enter, makeTournament, openTable } from './desk.ts'
import { expect, testAlone as test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

for (const language of ['en', 'fr'] as const)
  test(`every screen and state in ${language}, light and dark, wide and narrow, in the system's high contrast: nothing for axe to find, nothing cut, all in reach`, async ({
    page,
    served,
  }) => {
    // some 400 looks; each step has its own limit
    test.setTimeout(1_500_000)
    page.setDefaultTimeout(60_000)
    await page.goto(served.url)
    await page.getByRole('main').waitFor()
    const world = await makeWorld(page)
    const found: string[] = []
    await openFile(page, world, 'main')
    await setLanguage(page, language)
    // there and back through the looks, so that a screen is opened in that which the one before ended in
    let looks: readonly Variant[] = VARIANTS[language]
    const look = async (screen: Screen): Promise<void> => {
      const some = screen.alike ? looks.filter((_, n) => n === 0 || n === looks.length - 1) : looks
      found.push(...(await findingsOn(page, world, screen, some)))
      looks = looks.toReversed()
    }
    for (const screen of [...SCREENS, notSaved]) await look(screen)
    await notSaved.mend(page)
    let file: keyof World['files'] = 'main'
    for (const screen of OTHER_FILES) {
      if (screen.file !== file) await openFile(page, world, screen.file)
      file = screen.file
      await look(screen)
    }
    expect(found).toEqual([])
  })

/** The parts of a dialog that scroll sideways. */
const SIDEWAYS = `[...document.querySelectorAll('[role=dialog] *')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto').map(({ className }) => className)`

/** The screens that had the most trouble in small windows. */
const SMALL =
  /^(hall|hall-found|keys|table-past|table-end|table-forked|ruling-compared|incident|incident-details|penalties|person|setup-players|setup-preview)$/

test('in French, 320 wide as well as 640 × 360: no page is wider than its window, nothing is covered or out of reach', async ({
  page,
  served,
}) => {
  page.setDefaultTimeout(60_000)
  await page.goto(served.url)
  await page.getByRole('main').waitFor()
  const world = await makeWorld(page)
  await openFile(page, world, 'main')
  await setLanguage(page, 'fr')
  for (const screen of SCREENS.filter(({ name }) => SMALL.test(name))) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await screen.open(page, world)
    for (const size of [
      { width: 320, height: 740 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(size)
      await expect
        .configure({ soft: true, timeout: 10_000 })
        .poll(
          async () => [
            await page.evaluate('document.documentElement.scrollWidth'),
            ...(await page.evaluate<string[]>(SIDEWAYS)),
            ...(await outOfReach(page)),
          ],
          `${screen.name} ${size.width}`,
        )
        .toEqual([size.width])
    }
  }
})

test('the table and each act are read out: the act in words, then what is found, in the reader’s language', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const said = page.locator('main > p[role=status]')
  await expect(said, 'a table just opened says nothing').toHaveText('')
  await enter(page, DEAD_HAND.slice(0, -1))
  await expect(said).toHaveText('East draws.')
  await enter(page, DEAD_HAND.slice(-1))
  await expect(said).toHaveText('East discards the 7 of bamboos. Violation: West’s hand is dead.')
  await expect(page.locator('#entry')).toBeFocused()
  const table = page.getByRole('region', { name: 'Table 7 from above' })
  await expect(table).toContainText('West, 10 in hand, dead hand?')
  await expect(table).toContainText('pung: East wind')
  await setLanguage(page, 'fr')
  await expect(said).toHaveText(/^Est écarte le 7 de bambous\. Faute\s: la main d’Ouest est morte\.$/i)
  await page.keyboard.press('Control+z')
  await expect(said).toHaveText(/^Annulé\s: E discard 7s\.$/)
})

/** The findings of axe on a screen in these looks, each with its place. */
const findingsOn = async (page: Page, world: World, screen: Screen, looks: readonly Variant[]): Promise<readonly string[]> => {
  const found: string[] = []
  await screen.open(page, world)
  for (const variant of looks) {
    await vary(page, variant)
    // a zoomed window is a narrow one: what is found there by axe was found in the narrow one. The dark theme has other colours, not another
    // structure: that is checked by day, wide in English and narrow in French, as texts that a language lacks do not compile
    if (variant.width !== 'zoom')
      found.push(...(await axe(page, variant.theme === 'dark')).map((what) => `${screen.name} ${named(variant)} ${what}`))
    // what is asked for after a screen is drawn may still move things
    if (variant.width !== 1440)
      await expect
        .configure({ soft: true, timeout: 10_000 })
        .poll(() => outOfReach(page), `${screen.name} ${named(variant)}`)
        .toEqual([])
  }
  await screen.leave?.(page, world)
  return found
}

const named = ({ theme, width, forced }: Variant): string => [theme, width, forced && 'forced colours'].filter(Boolean).join(' ')

test('a link to an incident or a table that the file lacks says so on a screen of its own', async ({ page, served }) => {
  await makeTournament(page, served)
  for (const [address, fact] of [
    ['#/incident/99', 'there is no incident 99'],
    ['#/table/gone', 'there is no such table'],
  ] as const) {
    await page.goto(new URL(address, served.url).href)
    await expect(page.getByRole('main').getByRole('heading', { name: fact })).toBeVisible()
    expect(await axe(page)).toEqual([])
  }
})
