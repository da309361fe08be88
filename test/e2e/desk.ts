import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { axe } from './axe.ts'
import { expect, type Served } from './fixtures.ts'

/** The tournament that tests make. */
const NAME = 'Spring Open'

/** Moves the focus with Tab alone, as somebody without a mouse does. */
export const tabTo = async (page: Page, to: Locator): Promise<void> => {
  await to.waitFor()
  for (let press = 0; press < 80; press++) {
    if ((await to.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not get there')
}

/** Asks the desk as another program beside the window does, which has been let in with it. */
export const caller =
  (page: Page, { url }: Pick<Served, 'url'>) =>
  async <T>(path: string, json?: object): Promise<T> => {
    const { origin } = new URL(url)
    // a connection that the desk closes as idle while the request is on its way
    const answer = await page.request.post(`${origin}/api/${path}`, { data: { json }, headers: { origin }, maxRetries: 2 })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { json: T }).json
  }

/** Makes a tournament with eight tables, and opens the window in its hall. */
export const makeTournament = async (page: Page, served: Served, rules = 'wrc-2015'): Promise<void> => {
  await page.request.get(served.url)
  const made = { name: NAME, place: '', date: '2026-11-21', rules, tables: 8, referee: 'Marta Olsen' }
  await caller(page, served)('tournaments/create', made)
  await page.goto(new URL('#/hall', served.url).href)
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  // the keys of its clock act once the round has come
  await page.getByRole('timer').first().waitFor()
}

/** The same by keyboard in the window. */
export const makeTournamentByForm = async (page: Page, served: Served): Promise<void> => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Other file' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type(NAME)
  await tabTo(page, page.getByLabel('Number of tables'))
  await page.keyboard.type('8')
  await tabTo(page, page.getByLabel('Head referee'))
  await page.keyboard.type('Marta Olsen')
  await page.keyboard.press('Enter')
  // a new tournament leads into the setup
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
}

/** Makes a tournament and opens its setup. */
export const openSetup = async (page: Page, served: Served): Promise<void> => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+7')
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
}

/** `7 Enter` in the hall. */
export const openTable = async (page: Page, number: string): Promise<void> => {
  const line = page.getByLabel('Table, player or number')
  await expect(line).toBeFocused()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.locator('#entry')).toBeFocused()
}

/**
 * Enters acts into the entry line, each with Enter. The letters of an act come at once, as a paste does: letter by letter each of them draws the
 * line and its completions, which is the subject of `typeActs` alone.
 */
export const enter = async (page: Page, acts: readonly string[]): Promise<void> => {
  for (const act of acts) {
    await page.keyboard.insertText(act)
    await page.keyboard.press('Enter')
  }
}

/** Types acts letter by letter into the entry line, each with Enter. */
export const typeActs = async (page: Page, acts: readonly string[]): Promise<void> => {
  for (const act of acts) {
    await page.keyboard.type(act)
    await page.keyboard.press('Enter')
  }
}

/** West calls pon, discards, and never takes the tile. */
export const DEAD_HAND = [
  ...(['E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m'] as const),
  ...(['N draw', 'N discard 3p', 'E draw', 'E discard 7s'] as const),
]

/** The list of acts as it stands on screen, with those that are not saved yet. */
export const listedActs = (page: Page): Locator => page.locator('.side .acts > li')

/** The acts on screen that are saved. */
export const acts = (page: Page): Locator => page.locator('.side .acts > li:not(.unsaved)')

/** No finding of axe on a screen that has its content, by day and by night, which only has other colours. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.locator('main').first().waitFor({ state: 'attached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axe(page, colorScheme === 'dark'), colorScheme).toEqual([])
  }
}

/** Plain SQL in the file, as anybody can ask it. An act is on screen before it is in the file: what was just entered is polled for. */
export const ask = (served: Served, sql: string): unknown => {
  const db = new Database(join(served.folder, `${NAME}.shinpan`), { readonly: true })
  try {
    return db.prepare(sql).all()
  } finally {
    db.close()
  }
}

/** Presses Enter on what has the focus and reads the file that comes down. */
export const downloaded = async (page: Page): Promise<{ readonly name: string; readonly text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** West's dead hand recorded at table `number` of a new tournament, and its ruling opened by keys. */
export const openRuling = async (page: Page, served: Served, number: string): Promise<void> => {
  await makeTournament(page, served)
  await openTable(page, number)
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
}

/** The id of a table, by its name. */
export const tableId = (served: Served, name: string): string =>
  (ask(served, `SELECT id FROM table_ WHERE name = '${name}'`) as [{ id: string }])[0].id

/** The page of a new incident at table 7. */
export const openIncident = async (page: Page, served: Served, note: string) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const { id } = await call<{ id: number }>('incidents/open', { table: tableId(served, '7'), by: 'Marta Olsen', note })
  await page.goto(new URL(`#/incident/${id}`, served.url).href)
  await expect(page.getByRole('heading', { name: `Incident ${id}` })).toBeVisible()
  return { call, incident: id }
}
