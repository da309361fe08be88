import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { openToRead } from '../../db/file/open-to-read.ts'
import { verify } from '../../db/file/verify.ts'
import { makeTournament, tabTo } from './desk.ts'
import { expect, type Served, testAlone as test } from './fixtures.ts'
import { largeFile } from './large-file.ts'
import { intercept } from './slow.ts'

/** A folder beside the test's own, gone after it. */
const elsewhere = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-large-'))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How many entries the large tournament has, and the hash of the last, which covers all before it. */
const endOfLog = ({ folder }: Served): Record<string, unknown> => {
  const db = new Database(join(folder, 'large.shinpan'), { readonly: true })
  try {
    return (
      db
        .prepare<[], Record<string, unknown>>('SELECT seq AS entries, lower(hex(hash)) AS head FROM entry ORDER BY seq DESC LIMIT 1')
        .get() ?? {}
    )
  } finally {
    db.close()
  }
}

/** The log of the large tournament, all of it looked through. */
const logOf = ({ folder }: Served): unknown => {
  const opened = openToRead(join(folder, 'large.shinpan'))
  if (!opened.ok) throw new Error(opened.error.detail)
  try {
    const checked = verify(opened.value)
    expect(checked).toMatchObject({ ok: true })
    return checked
  } finally {
    opened.value.close()
  }
}

/** Unfinished files in the desk's folders. */
const drafts = ({ folder }: Served): readonly string[] =>
  [folder, join(folder, 'home'), join(folder, 'home', 'tournaments')]
    .flatMap((one) => (statSync(one, { throwIfNoEntry: false }) ? readdirSync(one) : []))
    .filter((name) => /^\.(pseudonyms|received|sent)-/.test(name))

const files = ({ folder }: Served): readonly string[] =>
  [folder, join(folder, 'home', 'tournaments')]
    .flatMap((one) => (statSync(one, { throwIfNoEntry: false }) ? readdirSync(one) : []))
    .filter((name) => name.endsWith('.shinpan'))
    .toSorted()

/** Holds back the parts of a file from the `n`th on, so that it is certainly under way; answers how they are let go. */
const holdParts = async (page: Page, n: number): Promise<() => void> => {
  let count = 0
  const held = Promise.withResolvers<void>()
  await intercept(page, '**/api/tournaments/whole/part*', async (route) => {
    if (++count >= n) await held.promise
    // the window may be gone by then
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

const toStart = async (page: Page): Promise<void> => {
  await page.evaluate("location.hash = '#/start'")
  await expect(page.getByText('Import a tournament file')).toBeVisible()
}

test('a tournament of 40 MB comes in through the window, is stopped half way, comes in whole, and goes out again', async ({
  page,
  program: served,
}) => {
  await elsewhere(async (folder) => {
    const file = largeFile(folder, { entries: 100, bytes: 40_000_000 })
    await makeTournament(page, served)
    await toStart(page)
    const letGo = await holdParts(page, 4)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(/Reading the file: .* of 4\d(\.\d)?\sMB/)).toBeVisible()
    await expect.poll(() => drafts(served)).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Stopped; nothing was left behind.')).toBeVisible()
    await expect.poll(() => drafts(served)).toEqual([])
    expect(files(served)).toEqual(['Spring Open.shinpan', 'first.shinpan'])
    letGo()
    await page.unroute('**/api/tournaments/whole/part*')

    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'Large Open' })).toBeVisible()
    expect(files(served)).toContain('large.shinpan')
    expect(drafts(served)).toEqual([])

    const copy = page.getByRole('button', { name: 'Copy as one file' })
    await tabTo(page, copy)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toBe('large.shinpan.gz')
    const packed = readFileSync(await download.path())
    expect(packed.length).toBeGreaterThan(39_000_000)
    expect(gunzipSync(packed).subarray(0, 15).toString()).toBe('SQLite format 3')
    await expect.poll(() => drafts(served)).toEqual([])
  })
})

test('a window that is closed leaves nothing of what it took in or had made', async ({ page, context, program: served }) => {
  await elsewhere(async (folder) => {
    const file = largeFile(folder, { entries: 40_000, bytes: 20_000_000 })
    await makeTournament(page, served)
    const other = await context.newPage()
    await other.goto(served.url)
    await toStart(other)
    await holdParts(other, 3)
    await other.locator('input[type=file]').setInputFiles(file)
    await expect.poll(() => drafts(served)).toHaveLength(1)
    await other.close()
    await expect.poll(() => drafts(served)).toEqual([])

    await toStart(page)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'Large Open' })).toBeVisible()
    const before = endOfLog(served)
    await startPseudonyms(page)
    await expect.poll(() => drafts(served)).toHaveLength(1)
    await page.close()
    await expect.poll(() => drafts(served)).toEqual([])
    expect(files(served).filter((name) => name.includes('pseudonyms'))).toEqual([])
    expect(logOf(served)).toMatchObject(before)
  })
})

test('a desk that is killed in the middle of an export: said so, the tournament untouched, what was half done gone at the next start', async ({
  page,
  program: served,
}) => {
  mkdirSync(join(served.folder, 'home', 'tournaments'), { recursive: true })
  largeFile(served.folder, { entries: 40_000, bytes: 0 })
  const before = endOfLog(served)
  await makeTournament(page, served)
  await toStart(page)
  await page.getByRole('button', { name: /large/ }).click()
  await expect(page.getByRole('heading', { name: 'Large Open' })).toBeVisible()
  await startPseudonyms(page)
  await expect.poll(() => drafts(served)).toHaveLength(1)
  await served.kill()
  await expect(page.getByText('Shinpan stopped while making this. Nothing was written')).toBeVisible()
  expect(drafts(served)).toHaveLength(1)
  await served.start()
  expect(drafts(served)).toEqual([])
  expect(files(served).filter((name) => name.includes('pseudonyms'))).toEqual([])
  expect(logOf(served)).toMatchObject(before)
})

/** Has the open tournament written under pseudonyms. */
const startPseudonyms = async (page: Page): Promise<void> => {
  await page.evaluate("location.hash = '#/person'")
  await page.getByRole('button', { name: 'Look first' }).click()
  await page.getByRole('button', { name: 'Write the file' }).click()
}
