import type { Page } from '@playwright/test'
import { setLanguage } from '../../tools/screens/look.ts'
import { ask, caller, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** The parts of the top bar that lie outside the window or under another part. The list of screens may scroll, and so may the open tables. */
const cut = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const bar = document.querySelector('.top')
    const parts = [...bar.children, ...bar.querySelectorAll('.end > *, .end b, .who-signs *')]
      .filter((part) => !part.classList.contains('sr') && part.getClientRects().length > 0)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    const outside = parts.filter(({ box }) => box.left < 0 || box.right > innerWidth)
    const under = [...bar.children].filter((part, at) => at > 0 && part.getClientRects().length > 0 &&
      part.getBoundingClientRect().left < bar.children[at - 1].getBoundingClientRect().right - 1)
    const nav = bar.querySelector('.nav')
    const links = getComputedStyle(nav).overflowX === 'auto' ? [] : [...nav.querySelectorAll('a')]
      .filter((link) => link.getBoundingClientRect().right > nav.getBoundingClientRect().right + 1)
    return [...outside.map(({ part }) => part), ...under, ...links].map((part) => part.className + ': ' + part.textContent)
  })()`)

const WIDTHS = Array.from({ length: 19 }, (_, step) => 320 + step * 80)

test('with a clock, two open tables and a pending decision the top bar is whole at every width, in English and French', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.getByLabel('Table, player or number').waitFor()
  await page.keyboard.press('F8')
  await expect(page.locator('.topclock')).toBeVisible()
  for (const table of ['3', '7']) {
    await openTable(page, table)
    await enter(page, ['E discard 1z'])
    await page.keyboard.press('Control+1')
  }
  const call = caller(page, served)
  const [{ id: table }] = ask(served, "SELECT id FROM table_ WHERE name = '5'") as [{ id: string }]
  const by = 'Marta Olsen'
  const { ref: incident } = await call<{ ref: string }>('incidents/open', { table, by })
  await call('incidents/rule', {
    incident,
    rule: 'conduct.other',
    player: { name: 'Ann' },
    decision: 'upheld',
    penalty: { kind: 'notice' },
    reason: 'Seen',
    by,
  })
  await call('incidents/appeal', { incident, who: { name: 'Ann' }, grounds: 'No', by })
  await expect(page.locator('.waits-count')).toBeVisible()
  await openTable(page, '7')
  await expect(page.locator('.toptables')).toBeVisible()
  for (const language of ['en', 'fr'] as const) {
    await setLanguage(page, language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => cut(page), `${language}, ${width}`).toEqual([])
      await expect(page.locator('.save'), `${language}, ${width}`).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.nav > .on'), `${language}, ${width}`).toBeInViewport()
      const screens = await page.locator('.nav').evaluate((nav) => nav.clientWidth)
      if (screens < 180) await expect(page.locator('.toptables'), `${language}, ${width}: the screens first`).toBeHidden()
    }
    await expect(page.locator('.nav kbd').last(), 'a wide bar shows everything again').toBeVisible()
    for (const width of [1024, 1180]) {
      await page.evaluate("document.documentElement.toggleAttribute('data-touch', true)")
      await page.setViewportSize({ width, height: 768 })
      await expect.poll(() => cut(page), `${language}, ${width}, by touch`).toEqual([])
      await page.keyboard.press('Tab')
      await expect.poll(() => cut(page), `${language}, ${width}, the hints of keys are there again`).toEqual([])
    }
  }
})

test('all actions list the tables of the round that is played, not of one that is planned', async ({ page, served }) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  await call('rounds/plan', { round: 2, starts: null, minutes: 90, tables: 8, by: 'Marta Olsen' })
  await openTable(page, '1')
  await enter(page, ['E discard 1z'])
  await page.keyboard.press('Control+k')
  await page.locator('.palette input').fill('table 3')
  await expect(page.locator('.palette [role=menuitem]')).toHaveText([/^Table R1.·.3/])
})

test('in the hall the starts of eight rounds and the last act with its button are whole at every width, in English and French', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  for (let round = 1; round <= 8; round++)
    await call('rounds/plan', { round, starts: `2026-11-2${round}T09:30:00.000Z`, minutes: 90, tables: 8, by: 'Marta Olsen' })
  await page.getByLabel('Table, player or number').waitFor()
  await page.keyboard.press('F8')
  for (const language of ['en', 'fr'] as const) {
    await setLanguage(page, language)
    await page.locator('.cmd input').fill('!5')
    await page.keyboard.press('Enter')
    await expect(page.locator('.cmd [role="status"] button')).toHaveCount(2)
    for (const width of [390, 720, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const clipped = page.evaluate(`[...document.querySelectorAll('.rounds button, .cmd [role="status"], .cmd button')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1 ||
          (part.closest('.cmd') && (part.getBoundingClientRect().bottom > innerHeight || part.getBoundingClientRect().right > innerWidth)))
        .map((part) => part.textContent)`)
      expect(await clipped, `${language}, ${width}`).toEqual([])
    }
  }
})
