// npm run tool measure:replay: the time of a step and a jump of a replay, in a real window.
// Each is measured twice. Uncapped frames show the work itself; 60 frames a second, as on a screen, add a wait of up to 16.7 ms.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { chromium, type Page } from 'playwright-core'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { findChromium } from '../../desk/cli/browser/browser.ts'
import { MOST_IN_HAND } from '../../desk/context/limits/hands-and-acts.ts'
import { formatTable } from '../../engine/notation/format/format-table.ts'
import { serve } from '../../test/e2e/serve.ts'
import { FULL } from '../generator/options.ts'
import { playGame } from '../generator/play-game.ts'

const ACTS = 1000
const STEPS = 400
const JUMPS = 100

type Game = { readonly table: string; readonly hands: readonly { readonly id: string; readonly acts: number }[] }
type Figures = { readonly what: string; readonly took: readonly number[]; readonly work: readonly string[] }

/** In the page: measures from the action to the end of the frame that shows it. */
const WATCH = `
  window.took = []
  const painted = new MessageChannel()
  let told = () => undefined
  painted.port1.onmessage = ({ data }) => { window.took.push(performance.now() - data); told() }
  window.drawn = (n) => new Promise((done) => { told = () => window.took.length > n && done(); told() })
  window.timed = (from) => requestAnimationFrame(() => painted.port2.postMessage(from))
  addEventListener('keydown', (event) => { if (window.watched) window.timed(event.timeStamp) }, true)
  window.jump = (hash, wanted) => new Promise((done, failed) => {
    setTimeout(() => failed(new Error('no jump to ' + wanted + ' within 30 s')), 30000)
    const from = performance.now()
    const watch = new MutationObserver(() => {
      const main = document.querySelector('main.replay')
      if (main?.dataset.at !== wanted) return
      watch.disconnect()
      requestAnimationFrame(() => { const end = new MessageChannel(); end.port1.onmessage = () => done(performance.now() - from); end.port2.postMessage(0) })
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    location.hash = hash
  })`

/** A game with at least that number of acts, and the longest hand that a table takes. */
const fileIn = async (folder: string): Promise<{ readonly game: Game; readonly hand: Game }> => {
  const desk = createDesk({ folder, home: folder })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  await calls.tournaments.create({ name: 'first', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' })
  const gameOf = async (name: string, text: string): Promise<Game> => {
    const { id } = await calls.tables.create({ name, players: { E: 'Aoki', S: 'Baba', W: 'Chiba', N: 'Doi' } })
    await calls.tables.import({ table: id, file: { name: 'game.table', text }, by: 'x' })
    return { table: id, hands: (await calls.tables.state({ table: id })).hands }
  }
  const seeds = Array.from({ length: 200 }, (_, n) => n + 1)
  const long = seeds
    .map((seed) => playGame(seed, { ...FULL, rounds: 2 }))
    .find(({ games }) => (games[0]?.hands ?? []).reduce((sum, { events }) => sum + events.length, 0) >= ACTS)
  if (!long) throw new Error('no game is long enough')
  const turns = ['E draw', 'E discard 1z', 'S draw', 'S discard 9p', 'W draw', 'W discard 2s', 'N draw', 'N discard 3z']
  const acts = Array.from({ length: MOST_IN_HAND }, (_, n) =>
    n < 120 ? turns[n % turns.length] : n % 40 === 0 ? 'E draw' : `* note what was said ${n}`,
  )
  const made = { game: await gameOf('8', formatTable(long)), hand: await gameOf('9', ['@hand E1 0', ...acts].join('\n')) }
  desk.close()
  return made
}

const placeOf = (page: Page): Promise<string> => page.evaluate(`document.querySelector('main.replay').dataset.at`)
const addressOf = ({ table }: Game, hand: string, act: number): string =>
  `/replay/${encodeURIComponent(table)}/${encodeURIComponent(hand)}/${act}`
const tookOf = (page: Page): Promise<number[]> => page.evaluate('window.took')

const open = async (page: Page, game: Game): Promise<void> => {
  const first = game.hands[0]?.id ?? ''
  await page.evaluate(`location.hash = ${JSON.stringify(addressOf(game, first, 0))}`)
  await page.locator(`main.replay[data-at="${first} 0"]`).waitFor()
}

/** Waits for every step to appear, as a person would. */
const steps = async (page: Page, key: string, count: number): Promise<readonly number[]> => {
  await page.evaluate('window.took = []; window.watched = true')
  for (let n = 0; n < count; n++) {
    const before = await placeOf(page)
    await page.keyboard.press(key)
    await page.evaluate(`window.drawn(${n})`)
    if ((await placeOf(page)) === before) throw new Error(`${key} leads nowhere from ${before}`)
  }
  await page.evaluate('window.watched = false')
  return (await tookOf(page)).slice(0, count)
}

const jumps = async (page: Page, game: Game, count: number): Promise<readonly number[]> => {
  const took: number[] = []
  let seed = 7
  const dice = (sides: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % sides
  }
  while (took.length < count) {
    const hand = game.hands[dice(game.hands.length)]
    const act = dice((hand?.acts ?? 0) + 1)
    const wanted = `${hand?.id} ${act}`
    if (!hand || wanted === (await placeOf(page))) continue
    took.push(await page.evaluate<number>(`window.jump(${JSON.stringify(addressOf(game, hand.id, act))}, ${JSON.stringify(wanted)})`))
  }
  return took
}

/**
 * The work of the window's own thread during an action, in milliseconds of its processor time: waiting for a busy machine does not count.
 */
const worked = async (page: Page, act: () => Promise<readonly number[]>): Promise<Pick<Figures, 'took' | 'work'>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  const before = await read()
  const took = await act()
  const after = await read()
  await session.detach()
  const work = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
    (name) => `${name.replace('Duration', '')} ${((((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / took.length).toFixed(2)}`,
  )
  return { took, work }
}

const measure = async (page: Page, name: string, game: Game): Promise<readonly Figures[]> => {
  await open(page, game)
  await steps(page, 'ArrowRight', 20)
  return [
    { what: `${name}: a step on`, ...(await worked(page, () => steps(page, 'ArrowRight', STEPS))) },
    { what: `${name}: a step back`, ...(await worked(page, () => steps(page, 'ArrowLeft', STEPS))) },
    { what: `${name}: a jump to any act of any hand`, ...(await worked(page, () => jumps(page, game, JUMPS))) },
  ]
}

const at = (took: readonly number[], share: number): string =>
  (took.toSorted((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(1)

const SCREENS = [
  { screen: 'the work itself', motion: 'reduce', args: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] },
  { screen: 'at 60 frames a second', motion: 'no-preference', args: [] },
] as const
const measureOn = async (folder: string, made: Awaited<ReturnType<typeof fileIn>>, one: (typeof SCREENS)[number]): Promise<void> => {
  const { screen, motion, args } = one
  const acts = made.game.hands.reduce((sum, hand) => sum + hand.acts, 0)
  const executablePath = findChromium()
  const serving = await serve(folder)
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', ...args] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: motion })
    await page.goto(serving.url)
    await page.getByRole('main').waitFor()
    await page.evaluate(WATCH)
    console.log(`${screen}; a game of ${acts} acts in ${made.game.hands.length} hands, a hand of ${made.hand.hands[0]?.acts} acts`)
    for (const { what, took, work } of [...(await measure(page, 'game', made.game)), ...(await measure(page, 'hand', made.hand))])
      console.log(
        `  ${what.padEnd(40)} p50 ${at(took, 0.5).padStart(5)} ms  p99 ${at(took, 0.99).padStart(5)} ms  most ${at(took, 1)} ms  | ${work.join(', ')}`,
      )
  } finally {
    await browser.close()
    await serving.end('SIGTERM')
  }
}

const folder = await mkdtemp(join(tmpdir(), 'shinpan-replay-'))
try {
  const made = await fileIn(folder)
  for (const screen of SCREENS) await measureOn(folder, made, screen)
} finally {
  await rm(folder, { recursive: true })
}
