// npm run tool measure:board: the apparent size of the table screen for a viewer at a distance
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../desk/cli/browser/browser.ts'
import { serve } from '../../test/e2e/serve.ts'
import { SIZES, type Size, vary } from './look.ts'
import { openFile, SCREENS } from './screens.ts'
import { makeWorld } from './world.ts'

/** Screens by their width in millimetres, and their viewing distance in metres. */
const DEVICES: readonly (readonly [name: string, size: Size, millimetres: number, metres: number])[] = [
  ['14-inch laptop, 1440 × 900', 1440, 301, 2],
  ['15.6-inch laptop, 1920 × 1080', 1920, 345, 2],
  ['10-inch tablet, 1024 × 768', 1024, 203, 0.6],
]

/** The symbols to read, and their share of the box or the type size. A face takes 88 % of a tile, a digit or capital 71 %, an x 54 %. */
const READ: readonly (readonly [name: string, selector: string, part: number, of: 'box' | 'type'])[] = [
  ['tile in a river, its face', '.river:not(.long) .t', 0.88, 'box'],
  ['tile in a group, its face', '.groups .t', 0.88, 'box'],
  ['dora indicator, its face', '.dora .t', 0.88, 'box'],
  ['countdown', '.count .n b', 0.71, 'type'],
  ['tiles left', '.centre .wall', 0.71, 'type'],
  ['hand, winds', '.centre .wind', 0.71, 'type'],
  ['scores, tiles in hand', '.plate [data-points]', 0.71, 'type'],
  ['names, the x in them', '.plate-name', 0.54, 'type'],
  ['tags', '.plate .tag', 0.71, 'type'],
]

type Styled = { readonly getComputedStyle: (element: unknown) => { readonly fontSize: string } }

const folder = await mkdtemp(join(tmpdir(), 'shinpan-distance-'))
const serving = await serve(folder)
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.goto(serving.url)
  await page.getByRole('main').waitFor()
  const world = await makeWorld(page)
  await openFile(page, world, 'main')
  for (const [name, size, millimetres, metres] of DEVICES) {
    await vary(page, { theme: 'light', width: size })
    await SCREENS.find((screen) => screen.name === 'table-countdown')?.open(page, world)
    console.log(`${name}, from ${metres} m`)
    for (const [what, selector, part, of] of READ) {
      const pixels = await page
        .locator(selector)
        .first()
        .evaluate(
          (element, by) =>
            by === 'box'
              ? element.getBoundingClientRect().height
              : Number.parseFloat((globalThis as unknown as Styled).getComputedStyle(element).fontSize),
          of,
        )
      const height = (pixels * part * millimetres) / SIZES[size].width
      const minutes = (Math.atan(height / (metres * 1000)) * 180 * 60) / Math.PI
      console.log(
        `  ${what.padEnd(28)} ${(pixels * part).toFixed(0).padStart(3)} px  ${height.toFixed(1).padStart(5)} mm  ${minutes.toFixed(1).padStart(5)}′`,
      )
    }
  }
} finally {
  await browser.close()
  await serving.end('SIGTERM')
  await rm(folder, { recursive: true })
}
