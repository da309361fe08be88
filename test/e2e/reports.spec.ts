import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createDesk } from '../../desk/api/desk.ts'
import { chromiumPrinter } from '../../desk/cli/browser/print-with-chromium.ts'
import { RULE_SET_IDS } from '../../engine/editions/index.ts'
import { goOn, makeSpringOpen } from '../desk/reports/spring-open.ts'
import { ask, caller, DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, type Served, shellPrinter, test } from './fixtures.ts'
import { slowAnswer } from './slow.ts'

test('the report of an incident as PDF: tagged, two pages; outdated once the record changes', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toContainText('Violation · West')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('Seen by both opponents, 中村 さくら and Łukasz Żółkiewski.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Report as PDF' })).toBeVisible()

  await page.keyboard.press('Control+6')
  await expect(page.getByLabel('Incident number')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Which incident?' })).toBeVisible()
  await expect(page.getByLabel('Incident number')).toBeFocused()
  await page.getByLabel('Incident number').fill('1')
  await expect(page.getByText('Which incident?')).toBeHidden()
  await page.getByText('Both', { exact: true }).click()
  await expectAccessible(page)
  const text = (await made(page)).toString('latin1')
  expect([text.startsWith('%PDF-'), text.includes('/Marked true')]).toEqual([true, true])
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)

  await expect(page.getByText(/^Exported /)).toBeVisible()
  await page.goto(new URL('/#/incident/1', page.url()).href)
  await expect(page.getByText(/^Report of .* \(version 1\) is up to date$/)).toBeVisible()
  await expect(page.getByText(/^Exported /), 'it was exported on another screen').toHaveCount(0)
  await page.keyboard.press('s')
  await page.getByLabel('Who says it').fill('Ann Baker')
  await page.getByLabel('What is said').fill('It was never said.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('No penalty changed, but another part of the report did.').first()).toBeVisible()
})

test('formats of an incident asked for while the first is being made are made after it, each once', async ({ page, served }) => {
  await makeTournament(page, served)
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  await caller(page, served)('incidents/open', { table: id, by: 'Marta Olsen' })
  await page.goto(new URL('/#/incident/1', page.url()).href)
  await expect(page.getByRole('button', { name: 'Report as PDF' })).toBeVisible()
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  for (const key of ['i', 'h', 'i', 'h']) await page.keyboard.press(key)
  await expect(page.getByText(/^Exported incident-1\.html/)).toBeVisible()
  expect(names).toEqual(['incident-1.pdf', 'incident-1.html'])
  const answer = await slowAnswer(page, 'reports/make')
  await page.keyboard.press('i')
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('stopped')).toBeVisible()
  answer()
  await page.keyboard.press('h')
  await expect.poll(() => names).toEqual(['incident-1.pdf', 'incident-1.html', 'incident-1.html'])
})

test('what was exported of one tournament is not said of the next', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+6')
  await page.getByText('Penalty sheet', { exact: true }).click()
  await page.getByText('HTML', { exact: true }).click()
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')])
  await expect(page.getByText(/^Exported /)).toBeVisible()
  await page.keyboard.press('Control+1')
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Autumn Open')
  await page.getByLabel('Number of tables').fill('2')
  await page.getByLabel('Head referee').fill('Ann Baker')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
  await page.keyboard.press('Control+6')
  await expect(page.getByText('Penalty sheet', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Exported /)).toHaveCount(0)
})

test('a window that is closed while a long PDF is printed leaves neither the browser that prints it, nor a file, nor a word that a report left', async ({
  page,
  program: served,
}) => {
  test.skip(process.platform !== 'linux', 'the programs of a machine are looked up in /proc')
  await makeTournament(page, served)
  const call = caller(page, served)
  const [{ id: table } = { id: '' }] = ask(served, 'SELECT id FROM table_') as readonly { id: string }[]
  const about = { by: 'Marta Olsen', incident: 1 }
  await call('incidents/open', { table, by: about.by })
  // a thousand pages: not printed by the time that it is looked whether it was stopped
  for (let n = 0; n < 10; n++)
    await call('incidents/addStatement', { ...about, role: 'other', who: { name: 'Gregor' }, text: 'so\n'.repeat(6_000) })
  const logged = (): unknown => ask(served, 'SELECT max(seq) AS seq FROM entry')
  const before = logged()

  await page.keyboard.press('Control+6')
  await page.getByLabel('Incident number').fill('1')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => printersOf(served)).toHaveLength(1)
  const [{ program, profile } = { program: '', profile: '' }] = printersOf(served)
  expect([existsSync(program), existsSync(profile)]).toEqual([true, true])
  await page.close()
  await expect.poll(() => [existsSync(program), existsSync(profile)]).toEqual([false, false])
  expect(printersOf(served)).toEqual([])
  expect(logged()).toEqual(before)
})

/** The browsers that this desk has started to print, with the folder that each works in. */
const printersOf = ({ folder }: Served): readonly { readonly program: string; readonly profile: string }[] => {
  const programs = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const parent = / \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
        return [{ pid, parent, line: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }]
      } catch {
        // it has ended
        return []
      }
    })
  const desk = programs.find(({ line }) => line.includes(join(folder, 'first.shinpan')))
  return programs.flatMap(({ pid, parent, line }) => {
    const profile = line.find((word) => word.startsWith('--user-data-dir='))?.slice('--user-data-dir='.length)
    return parent === desk?.pid && profile ? [{ program: `/proc/${pid}`, profile }] : []
  })
}

test('blank forms are a page each, whatever the tournament is called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-pdf-'))
  const desk = createDesk({ folder, home: folder, print: shellPrinter() })
  try {
    const { calls } = await makeSpringOpen(desk, { name: `${'Championnat de France par équipes, '.repeat(5)}Łódź` })
    for (const form of ['incident', 'penalties', 'table'] as const)
      for await (const news of await calls.reports.make({ what: 'form', form, format: 'pdf', language: 'both' }))
        if (news.kind === 'file')
          expect(
            Buffer.from(news.file.content, 'base64')
              .toString('latin1')
              .match(/\/Type \/Page\b(?!s)/g),
            form,
          ).toHaveLength(1)
  } finally {
    desk.close()
    await rm(folder, { recursive: true })
  }
})

test('a penalty card is one page for each rule set, in both languages too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-pdf-'))
  const desk = createDesk({ folder, home: folder, print: shellPrinter() })
  try {
    const { calls } = await makeSpringOpen(desk)
    for (const rules of RULE_SET_IDS)
      for (const language of ['en', 'both'] as const)
        for await (const news of await calls.reports.make({ what: 'penalty-card', rules, format: 'pdf', language }))
          if (news.kind === 'file')
            expect(
              Buffer.from(news.file.content, 'base64')
                .toString('latin1')
                .match(/\/Type \/Page\b(?!s)/g),
              `${rules} ${language}`,
            ).toHaveLength(1)
  } finally {
    desk.close()
    await rm(folder, { recursive: true })
  }
})

/** Has the report made and reads the file that comes down. */
const made = async (page: Page): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')])
  expect(download.suggestedFilename()).toBe('incident-1-en-fr.pdf')
  return readFile(await download.path())
}

test('an incident with three rulings and an appeal is one sheet of paper, and one column on a phone', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-sheet-'))
  const desk = createDesk({ folder, home: folder, by: 'desk', print: chromiumPrinter() })
  try {
    const made = await makeSpringOpen(desk)
    await goOn(made)
    const report = async (format: 'pdf' | 'html', language: 'en' | 'fr' | 'both'): Promise<Buffer> => {
      for await (const news of await made.calls.reports.make({ what: 'incident', incident: 1, format, language }))
        if (news.kind === 'file') return Buffer.from(news.file.content, news.file.encoding === 'text' ? 'utf8' : 'base64')
      throw new Error('no file')
    }
    const pages: unknown[] = []
    for (const language of ['en', 'fr'] as const)
      pages.push([language, (await report('pdf', language)).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length])
    expect(pages).toEqual([
      ['en', 2],
      ['fr', 2],
    ])
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of ['en', 'both'] as const) {
      await page.setContent((await report('html', language)).toString('utf8'))
      const grids = ['header', '.two', '.sign', ...(language === 'both' ? ['.sides', '.both .acts li > p'] : [])]
      for (const name of grids) await expect(page.locator(name).first()).toHaveCSS('grid-template-columns', /^\S+$/)
      await expect(page.locator('.acts')).toHaveCSS('column-count', language === 'both' ? 'auto' : '1')
    }
  } finally {
    desk.close()
    await rm(folder, { recursive: true })
  }
})

test('two PDFs of the same record, made at the same moment, are the same to the byte; half a minute later only the times within differ', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-pdf-'))
  let now = new Date('2026-11-21T12:00:00Z')
  const desk = createDesk({ folder, home: folder, by: 'desk', now: () => now, print: chromiumPrinter() })
  try {
    const { calls } = await makeSpringOpen(desk)
    const pdf = async (): Promise<Buffer> => {
      for await (const news of await calls.reports.make({ what: 'incident', incident: 1, format: 'pdf', language: 'both' }))
        if (news.kind === 'file') return Buffer.from(news.file.content, 'base64')
      throw new Error('no file')
    }
    const one = await pdf()
    expect((await pdf()).equals(one)).toBe(true)
    expect(one.toString('latin1').match(/\(D:\d{14}/g)).toEqual(['(D:20261121120000', '(D:20261121120000'])
    now = new Date('2026-11-21T12:00:30Z')
    const later = await pdf()
    expect(later.toString('latin1').replaceAll('(D:20261121120030', '(D:20261121120000')).toBe(one.toString('latin1'))
  } finally {
    desk.close()
    await rm(folder, { recursive: true })
  }
})
