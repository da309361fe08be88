import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from '../../test/e2e/fixtures.ts'
import { AT_TABLE_7 } from './people.ts'
import { nameOfKind, nameOfLanguage, type Wanted } from './wanted.ts'

/** Requests a report on the report screen, as a user does, and reads the downloaded file. */
export const made = async (page: Page, { kind, format, language }: Wanted): Promise<Buffer> => {
  await page.locator('.kinds').getByText(nameOfKind(kind), { exact: true }).click()
  if (kind === 'incident') await page.getByLabel('Incident number').fill('1')
  if (kind === 'player' || kind === 'person') await page.getByPlaceholder('Name or number').fill(AT_TABLE_7[kind === 'player' ? 2 : 0])
  await page.getByRole('group', { name: 'Language of the report' }).getByText(nameOfLanguage(language), { exact: true }).click()
  await page.getByRole('group', { name: 'Format' }).getByText(format.toUpperCase(), { exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), page.keyboard.press('Control+Enter')])
  expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`))
  await expect(page.locator('.making')).toHaveAttribute('data-on', 'false')
  return readFile(await download.path())
}

/** The content without times of generation: moments after `since`. */
export const apartFromWhen = (bytes: Buffer, format: Wanted['format'], since: Date): string => {
  const timeless = (text: string): string =>
    text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (at) => (new Date(at) >= since ? 'now' : at))
  // Chromium numbers the nodes of the structure tree in an order of its own
  if (format === 'pdf')
    return bytes
      .toString('latin1')
      .replaceAll(/\(D:\d{14}/g, '(D:')
      .replaceAll(/\(node\d{8}\)(?: \d+ 0 R)?/g, '(node)')
  if (format !== 'xlsx') return timeless(bytes.toString('utf8'))
  // a workbook is a zip of pages
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${timeless(strFromU8(content))}`)
    .join('\n')
}
