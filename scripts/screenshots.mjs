// Pictures of every screen and state, taken from the real server over a fresh sample, into screenshots/ (not committed).
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'

const OUT = 'screenshots'
const SIZES = { 1440: [1440, 900], 1920: [1920, 1080], 1280: [1280, 720], 1024: [1024, 768], 800: [800, 1000] }
const DEAD_HAND = ['E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m', 'N draw', 'N discard 3p', 'E draw']

/** A busy hand: four groups on one seat, a long river, riichi, neighbouring findings. */
const BUSY = [
  '@hand S2 3 1',
  '@from middle',
  '@wall 12',
  '@dora 4p',
  '@scores 31200 24600 19800 24400',
  '@meld W pon 5z E',
  '@meld W kakan 1z N',
  '@meld W ankan 6s',
  '@meld W chii 3p4p0p 3p',
  '@meld S daiminkan 7m W',
  '@river E 1m9m1p9p1s9s2z3z4z7z2m8m2p8p2s8s3m7m4s6p5s1s',
  '@river S 9m1p3z2z8s1m7p3z9s4z',
  '@river W 1m2m3m 4z 6p 7p',
  '@river N 9p 4z 1m 8s 6z 2m 6m 3m 3p',
  '@riichi N',
  'E draw 7s',
  'E discard 7s drawn',
  'W draw fast',
  'W discard 2s',
  'W discard 2s',
  'S discard 4z slow',
]

/** Five findings on acts beside each other. */
const NEIGHBOURS = [
  'E discard 1p',
  'W call chii',
  'N call chii',
  'E call pon',
  'S draw fast',
  'N call pon',
  'S discard 1p',
  'S discard 1p',
  'N draw',
]

const NAMES = [
  'Wolfeschlegelsteinhausenbergerdorff',
  'Anaïs Dubois-Roche de la Tour d’Auvergne',
  'Li',
  'Łukasz Żółkiewski-Brzęczyszczykiewicz',
  'Haruto Tanaka',
  'Małgorzata Szczepańska',
  'Siobhán O’Reilly',
  'João Pedro Gonçalves dos Santos',
]

const folder = await mkdtemp(join(tmpdir(), 'shinpan-pictures-'))
const desk = spawn(process.execPath, ['desk/main.ts', 'serve', '--db', join(folder, 'empty.shinpan')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.once('exit', () => desk.kill())
const url = await addressOf(desk)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
await rm(OUT, { recursive: true, force: true })
await mkdir(OUT, { recursive: true })

const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
const page = await context.newPage()
const home = new URL('/', url).href
await page.goto(url)
await page.getByText('New table').waitFor()
await shoot('hall-empty', ['1440'])
await go('start')
await shoot('start', ['1440', '800'])
await page.getByRole('button', { name: 'Open the sample' }).click()
await page.getByRole('heading', { name: 'Sample' }).waitFor()
await shoot('hall', ['1440', '1920', '1024', '800'])

await open('8')
await page.getByText('No act in this hand yet').waitFor()
await shoot('table-empty', ['1440'])
await enter(DEAD_HAND)
await page.locator('.act').nth(6).waitFor()
await page.keyboard.type('W t')
await shoot('table-countdown', Object.keys(SIZES))
await page.keyboard.press('Escape')
await page.keyboard.type('W dicard 1z')
await shoot('table-misread', ['1440', '1024'])
await page.keyboard.press('Escape')
await page.keyboard.press('Control+z')
await page.locator('.undone').waitFor()
await shoot('table-undone', ['1440'])
await page.keyboard.press('Control+y')
await enter(['E discard 7s'])
await page.locator('.note.violation').waitFor()
await shoot('table-violation', ['1440', '1024'])
await page.keyboard.press('PageDown')
await page.keyboard.press('Enter')
await page.locator('.doc h1').waitFor()
for (const key of ['1', '2']) await page.keyboard.press(key)
await shoot('ruling', Object.keys(SIZES))
await page.keyboard.press('f')
await shoot('ruling-french', ['1440', '1024'])
await page.keyboard.press('Escape')
await page.locator('.note.violation').waitFor()
await shoot('table-french', ['1440', '1024'])
await go('hall')
await shoot('hall-french', ['1440'])
await open('8')
await page.locator('.note.violation').waitFor()
await page.keyboard.press('PageDown')
await page.keyboard.press('Enter')
await page.locator('.doc h1').waitFor()
await page.keyboard.press('f')
await page.keyboard.press('p')
await shoot('card', ['1440', '1024'])
await page.keyboard.press('Escape')
await page.keyboard.press('c')
await shoot('ruling-change', ['1440', '800'])
await page.keyboard.press('Escape')
await page.keyboard.press('Control+Enter')
await shoot('ruling-confirm', ['1440'])
await page.keyboard.press('Control+Enter')
await page.locator('.tag.done').waitFor()
await shoot('ruling-signed', ['1440'])
await go('penalties')
await shoot('penalties', ['1440', '800'])
await go('incidents')
await shoot('incidents', ['1440', '800'])

await go('hall')
await open('3')
await busy()
await page.getByText('South 2').first().waitFor()
await shoot('table-busy', Object.keys(SIZES))
await go('hall')
await page.keyboard.press('?')
await page.getByRole('dialog').waitFor()
await shoot('keys', ['1440'])
await page.keyboard.press('Escape')
await page.keyboard.press('F9')
await page.getByRole('menu').waitFor()
await shoot('menu', ['1440'])
await page.keyboard.press('Escape')

await zoomed('3')
await page.getByLabel(/Table, (player or number|joueur ou numéro)/).waitFor()
await hallOf(24)
await shoot('hall-24', ['1440', '1920', '1280', '1024'])
await open('13')
await page.getByText('No act in this hand yet').waitFor()
await enter(NEIGHBOURS)
await page
  .locator('.act')
  .nth(NEIGHBOURS.length - 1)
  .waitFor()
await shoot('table-neighbours', ['1440', '1280', '1024'])
await hallOf(60)
await shoot('hall-60', ['1440', '1920', '1280', '1024'])
await go('start')
await page.getByRole('button', { name: 'Open the sample' }).click()
await page.getByRole('heading', { name: 'Sample' }).waitFor()

await go('hall')
await open('8')
await page.locator('.act').nth(7).waitFor()
desk.kill('SIGKILL')
await enter(['S draw', 'S discard 9p'])
await page.getByRole('alert').filter({ hasText: 'held' }).waitFor()
await shoot('table-not-saved', ['1440', '1024'])
await browser.close()
await rm(folder, { recursive: true, force: true })

async function addressOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const found = / (http\S+)$/.exec(line)?.[1]
    if (found) return found
  }
  throw new Error('the server gave no address')
}

async function go(place) {
  await page.goto(`${home}#/${place}`)
  await page.waitForTimeout(300)
}

async function open(table) {
  await page.getByLabel(/Table, (player or number|joueur ou numéro)/).fill(table)
  await page.keyboard.press('Enter')
  await page.locator('#entry').waitFor()
}

async function enter(acts) {
  for (const act of acts) {
    await page.keyboard.type(act)
    await page.keyboard.press('Enter')
  }
}

/** A tournament of so many tables, the players with long names, something open at a few. */
async function hallOf(tables) {
  const { file } = await call('tournaments/create', {
    name: `${tables} tables`,
    place: 'Saint-Germain-en-Laye',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: 'Maximiliana-Alexandra von Hohenstein-Wolkenburg',
  })
  for (let n = 2; n <= tables; n++) {
    const players = Object.fromEntries(['E', 'S', 'W', 'N'].map((seat, s) => [seat, NAMES[(n * 4 + s) % NAMES.length]]))
    const { id } = await call('tables/create', { name: String(n), players })
    if (n % 3 === 0) await call('tables/record', { table: id, text: ['@hand S4 2', ...DEAD_HAND.slice(0, n % 5)].join('\n'), by: 'x' })
    if (n === 7 || n === 20)
      await call('tables/record', { table: id, text: ['@hand E1 0', ...DEAD_HAND, 'E discard 7s'].join('\n'), by: 'x' })
    if (n === 5) await call('tables/record', { table: id, text: ['@hand E1 0', ...NEIGHBOURS].join('\n'), by: 'x' })
  }
  await call('tournaments/open', { file })
  await page.goto(home)
  await page.reload()
  await page.getByRole('heading', { name: `${tables} tables` }).waitFor()
}

async function call(path, input) {
  const answer = await page.evaluate(
    async ([to, json]) =>
      (
        await fetch(`/api/${to}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ json }) })
      ).json(),
    [path, input],
  )
  if (answer.json?.defined === false || answer.json?.code) console.error(path, JSON.stringify(answer))
  return answer.json
}

/** As at 200 % zoom: half the pixels, each twice as large. */
async function zoomed(table) {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const place of ['hall', `table-${table}`]) {
    await go('hall')
    if (place !== 'hall') await open(table)
    await page.waitForTimeout(200)
    await page.screenshot({ path: join(OUT, `zoom-${place}.png`) })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await go('hall')
}

/** Headers and acts in one go, as the desk takes them. */
async function busy() {
  const table = decodeURIComponent(/#\/table\/([^/]+)/.exec(page.url())[1])
  const answer = await page.evaluate(
    async ([id, text]) =>
      (
        await fetch('/api/tables/record', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ json: { table: id, text, by: '' } }),
        })
      ).text(),
    [table, BUSY.join('\n')],
  )
  if (!answer.includes('"state"')) console.error(answer)
}

/** One screen in its sizes, light and dark. */
async function shoot(name, sizes) {
  for (const size of sizes) {
    const [width, height] = SIZES[size]
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(OUT, `${name}-${size}-${colorScheme}.png`) })
    }
  }
  const [width, height] = SIZES[1440]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: 'light' })
}
