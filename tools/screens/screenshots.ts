// npm run tool screenshots: pictures of every screen and state, taken from the real server, into screenshots/ (not committed).
// Some screens only: npm run tool screenshots hall card. Some looks only: --look 1440-light --look 1024-dark-french.
// The three pictures of the README, into docs/: npm run tool -- screenshots --readme
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../../desk/cli/browser/browser.ts'
import { serve } from '../../test/e2e/serve.ts'
import { readArguments, refuseArgument } from '../arguments.ts'
import { facesDrawn, SIZES, setLanguage, type Variant, vary } from './look.ts'
import { takeReadme } from './readme.ts'
import { notSaved, OTHER_FILES, openFile, SCREENS, type Screen } from './screens.ts'
import { makeWorld, type World } from './world.ts'

const OUT = 'screenshots'
/** Wide, so that opening a screen scrolls nothing that is already visible. */
const WHERE_OPENED: Variant = { theme: 'light', width: 1440 }
const LOOKS: Readonly<Record<'en' | 'fr', readonly Variant[]>> = {
  en: [
    ...(Object.keys(SIZES) as (keyof typeof SIZES)[]).map((width) => ({ theme: 'light', width }) as const),
    { theme: 'dark', width: 1440 },
    { theme: 'dark', width: 1024 },
    { theme: 'light', width: 1440, forced: true },
    { theme: 'dark', width: 1440, forced: true },
  ],
  fr: [
    { theme: 'light', width: 1440 },
    { theme: 'light', width: 1024 },
    { theme: 'dark', width: 1024 },
    { theme: 'light', width: 'zoom' },
    { theme: 'light', width: 'phone' },
  ],
}

const { options, words } = readArguments({ options: { readme: false, look: [] }, words: 'any' })
const wanted = ({ name }: Pick<Screen, 'name'>): boolean => words.length === 0 || words.some((each) => name.startsWith(each))
const all = [...SCREENS, ...OTHER_FILES, notSaved].map(({ name }) => name)
const unknown = words.find((word) => !all.some((name) => name.startsWith(word)))
if (unknown !== undefined) refuseArgument(`no screen’s name begins with ${unknown}`)

const folder = await mkdtemp(join(tmpdir(), 'shinpan-pictures-'))
const serving = await serve(folder)
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  await page.goto(serving.url)
  await page.getByRole('main').waitFor()
  if (options.readme) await takeReadme(page)
  else await takeAll(page)
} finally {
  await browser.close()
  await serving.end('SIGTERM')
  await rm(folder, { recursive: true })
}

async function takeAll(page: Page): Promise<void> {
  if (words.length === 0 && options.look.length === 0) await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  const world = await makeWorld(page)
  for (const language of ['en', 'fr'] as const) {
    await openFile(page, world, 'main')
    await setLanguage(page, language)
    for (const screen of SCREENS.filter(wanted)) await take(page, world, screen, language)
    if (wanted(notSaved)) {
      await take(page, world, notSaved, language)
      await notSaved.mend(page)
    }
    for (const screen of OTHER_FILES.filter(wanted)) {
      await openFile(page, world, screen.file)
      await take(page, world, screen, language)
    }
  }
}

/** Takes one screen in all looks of a language. */
async function take(page: Page, world: World, screen: Omit<Screen, 'alike'>, language: 'en' | 'fr'): Promise<void> {
  await vary(page, WHERE_OPENED)
  await screen.open(page, world)
  for (const look of LOOKS[language]) {
    const drawn = [look.width, look.theme, look.forced && 'forced', language === 'fr' && 'french'].filter(Boolean).join('-')
    if (options.look.length > 0 && !options.look.includes(drawn)) continue
    await vary(page, look)
    await facesDrawn(page)
    await page.waitForTimeout(100)
    await page.screenshot({ path: join(OUT, `${screen.name}-${drawn}.png`) })
  }
  await screen.leave?.(page, world)
}
