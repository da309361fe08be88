import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CLAIMED } from '../../tools/screens/tables.ts'
import { ask, enter, makeTournament, openTable } from './desk.ts'
import { expect, type Served, testAlone as test } from './fixtures.ts'
import { differences, readDrawing } from './read-drawing.ts'

test.use({ viewport: { width: 1900, height: 1300 }, deviceScaleFactor: 2, colorScheme: 'light' })
test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** `npm run tool whole`: every mistake. */
const all = process.env.SHINPAN_WHOLE === 'all'

/** A mistake that a drawing could have, made in that of the report, and where it is seen. */
type Mistake = readonly [what: string, make: string, seen: readonly RegExp[]]

const FEW: readonly Mistake[] = [
  ['a like tile: 7 of bamboo for 4', `at('.groups', 't4s').setAttribute('href', '#t7s')`, [/groups .*face/]],
  ['the riichi tile upright', `lie(at('.river', 't4z'), '')`, [/^3 river .*(sideways|alone)/]],
]
const MORE: readonly Mistake[] = [
  ['a dora indicator missing', `at('.dora', 't2p').parentElement.remove()`, [/dora .*alone/]],
  ['two players in each other’s places', 'turn(0, 180); turn(2, 180)', [/^0 .*alone/, /^2 .*alone/]],
  ['another tile in a river', `at('.river', 't9m').setAttribute('href', '#t1p')`, [/river .*face/]],
  ['a like tile: 5 of characters for 6', `at('.groups', 't6m').setAttribute('href', '#t5m')`, [/groups .*face/]],
  [
    'a plain five for a red one',
    `at('.groups', 't0p').setAttribute('href', '#t5p'); svg.querySelector('.red').remove()`,
    [/groups .*face/],
  ],
  ['an upright tile sideways', `lie(at('.river', 't9p'), 'rotate(-90)')`, [/^2 river .*(sideways|alone)/]],
  ['a dora indicator face down', `at('.dora', 't2p').remove()`, [/dora .*face/]],
  ['a tile missing', `at('.groups', 't3s').parentElement.remove()`, [/groups .*alone/]],
  ['a kong open', `svg.querySelector('.groups .back').parentElement.append(at('.groups', 't6s').cloneNode())`, [/groups .*face/]],
  ['the table turned by a seat', '[0, 1, 2, 3].forEach((n) => turn(n, 90))', [/^0 /, /^1 /, /^2 /, /^3 /]],
]

test('the report shows the same table as the screen, compared by picture; of mistakes made in its drawing each is seen', async ({
  page,
  served,
  context,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, [...CLAIMED, 'W draw'])
  await expect(page.locator('.top').getByText(/act 39$/)).toBeVisible()
  // the line is cleared before the desk has answered
  const found = () => ask(served, 'SELECT id FROM finding WHERE event = 39') as readonly { id: number }[]
  await expect.poll(() => found().length).toBe(1)
  const { id = 0 } = found()[0] ?? {}
  const screen = await readDrawing(page, '.board')
  const report = await context.newPage()
  await report.setContent(await reportOn(page, served, id))
  await report.addStyleTag({ content: 'svg.board { width: 1000px; max-width: none }' })
  expect(screen.length).toBeGreaterThan(25)
  expect(differences(screen, await readDrawing(report, 'svg.board'))).toEqual([])
  const drawn = await report.locator('svg.board').innerHTML()
  for (const [mistake, make, seen] of all ? [...FEW, ...MORE] : FEW)
    await test.step(mistake, async () => {
      await report.evaluate(`((svg, drawn) => {
          svg.innerHTML = drawn
          const at = (zone, face) => svg.querySelector(zone + ' use[href="#' + face + '"]')
          const lie = (use, how) => { const g = use.parentElement; g.setAttribute('transform', g.getAttribute('transform').replace(' rotate(-90)', '') + ' ' + how) }
          const turn = (n, by) => { const g = svg.querySelectorAll(':scope > g')[n]; g.setAttribute('transform', 'rotate(' + by + ') ' + g.getAttribute('transform')) }
          ${make}
        })(document.querySelector('svg.board'), ${JSON.stringify(drawn)})`)
      const found = differences(screen, await readDrawing(report, 'svg.board'))
      for (const one of seen) expect(found, mistake).toContainEqual(expect.stringMatching(one))
    })
})

/** Rules on a finding, and has the report of its incident made. */
const reportOn = async (page: Page, served: Served, finding: number): Promise<string> => {
  const { origin } = new URL(served.url)
  const ruling = { finding, decision: 'upheld', reason: 'Seen', by: 'Marta Olsen' }
  const answer = await page.request.post(`${origin}/api/findings/rule`, { data: { json: ruling }, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.keyboard.press('Control+6')
  await page.getByLabel('Incident number').fill('1')
  await page.getByText('HTML', { exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')])
  return readFile(await download.path(), 'utf8')
}
