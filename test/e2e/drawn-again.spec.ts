import type { Page } from '@playwright/test'
import { acts, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

/*
 * What the window draws again. A part that is drawn without need makes every key slower, and no other test would notice: each change of
 * the page is named by the place that it is in, and has to be among those that the key is about.
 */

/** Places of the table screen, the smallest first. */
const PLACES = {
  line: '.line',
  completions: '.comp',
  'claim window': '.entry > .window',
  keys: '.keys',
  row: '.acts > li:last-child',
  list: '.acts',
  river: '.river',
  rack: '.rack',
  plate: '.plate',
  centre: '.centre',
  'board as text': '.room > section.sr',
  'read out': '.live > [role="status"]',
  'saved state': '.save',
  board: '.board',
  head: '.side > header',
  side: '.side',
} as const

/** In the page: notes each of its changes with its place, and the name of the node that came, went or has another attribute. */
const WATCH = `
  const noted = []
  const placeOf = (node) => {
    const element = node instanceof Element ? node : node.parentElement
    return Object.entries(${JSON.stringify(PLACES)}).find(([, selector]) => element?.closest(selector))?.[0] ?? 'elsewhere'
  }
  const nameOf = (node) => (node instanceof Element ? (node.localName + ' ' + (node.getAttribute('class') ?? '')).trim() : 'text')
  new MutationObserver((changes) => {
    for (const { target, type, attributeName, addedNodes, removedNodes } of changes) {
      if (type === 'attributes') noted.push(placeOf(target) + ': ' + nameOf(target) + ' ' + attributeName)
      if (type === 'characterData') noted.push(placeOf(target) + ': text')
      for (const node of addedNodes) noted.push(placeOf(target) + ': + ' + nameOf(node))
      for (const node of removedNodes) noted.push(placeOf(target) + ': - ' + nameOf(node))
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  window.takeNoted = () => noted.splice(0)
  window.twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') window.drawnByEnter = twoFrames().then(takeNoted)
  }, true)`

/** What has changed since the last call, once it is drawn. */
const takeNoted = (page: Page): Promise<readonly string[]> => page.evaluate<string[]>('twoFrames().then(() => takeNoted())')

const placesIn = (noted: readonly string[]): readonly string[] => [...new Set(noted.map((note) => note.split(':')[0] ?? ''))].toSorted()

/** One discard by each player, so that each has a river. */
const ROUND = ['E', 'S', 'W', 'N'].flatMap((seat, n) => [`${seat} draw`, `${seat} discard ${n + 1}m`])

test.beforeEach(async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', ...ROUND, 'E draw', 'E discard 2p', 'S draw'])
  await expect(acts(page)).toHaveCount(11)
  // lists are refreshed a while after an act
  await page.waitForTimeout(1500)
  await page.evaluate(`{${WATCH}}`)
})

test('a letter draws the line and its completions, and nothing else', async ({ page }) => {
  for (const letter of 'S discard 5p') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    const noted = await takeNoted(page)
    expect(placesIn(noted), `${letter}: ${noted.join('\n')}`).toEqual(expect.arrayContaining(['line']))
    expect(placesIn(noted).filter((place) => place !== 'line' && place !== 'completions')).toEqual([])
  }
  await expect(page.locator('#entry')).toHaveValue('S discard 5p')
})

test('a discard draws one row, one tile of one river, and what it changes on the board; its answer only the mark of the row', async ({
  page,
}) => {
  // the answer comes once the act is drawn. Both in the page: the way there and back can take so long that the act is shown as being saved
  await page.evaluate(`{
    const send = fetch
    window.fetch = async (request, init) => {
      if (request.url.endsWith('/api/tables/record')) await drawnByEnter
      return send(request, init)
    }
  }`)
  await page.keyboard.type('S discard 5p')
  await takeNoted(page)
  await page.keyboard.press('Enter')
  const drawn = await page.evaluate<string[]>('drawnByEnter')
  await expect(page.locator('.acts > li')).toHaveCount(12)
  expect(drawn.filter((note) => note.startsWith('list: ')).toSorted()).toEqual([
    'list: + li unsaved',
    'list: button act aria-current',
    'list: button act class',
  ])
  // the tile before it is no longer the last one
  expect(drawn.filter((note) => note.startsWith('river: ')).toSorted()).toEqual(['river: + i t t-5p last fresh', 'river: i t t-2p class'])
  const others = ['board', 'board as text', 'centre', 'claim window', 'completions', 'keys', 'line', 'list', 'plate', 'rack', 'river']
  expect(placesIn(drawn).filter((place) => !others.includes(place))).toEqual([])
  await expect(page.locator('.acts > .unsaved')).toHaveCount(0)
  const answered = await takeNoted(page)
  expect(answered.filter((note) => note.startsWith('row: ')).toSorted()).toEqual(['row: button act cur data-line', 'row: li class'])
  expect(placesIn(answered).filter((place) => !['row', 'line', 'read out', 'saved state'].includes(place))).toEqual([])
})

test('an act refreshes the lists once the keys pause, not between the letters of the next line', async ({ page }) => {
  await page.evaluate(`{
    performance.clearResourceTimings()
    window.keysAt = []
    addEventListener('keydown', ({ timeStamp }) => keysAt.push(timeStamp), true)
  }`)
  await page.keyboard.type('S discard 5p')
  await page.keyboard.press('Enter')
  await page.keyboard.type('W draw', { delay: 60 })
  const refreshes = (): Promise<number[]> =>
    page.evaluate(
      `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/waiting')).map(({ startTime }) => startTime)`,
    )
  await expect.poll(refreshes).toHaveLength(1)
  const [at = 0] = await refreshes()
  const keys = await page.evaluate<number[]>('keysAt')
  const entered = keys['S discard 5p'.length] ?? 0
  // on a very busy machine the letters take longer than a refresh is put off
  expect(at - entered > 2000 || at - Math.max(...keys.filter((key) => key < at)) >= 399, `${at}: ${keys.join(' ')}`).toBe(true)
})
