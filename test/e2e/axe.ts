import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The library as its wrapper for Playwright has it; one copy for a whole page is far faster than one, and another page to end in, for each look. */
const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')
type Results = { readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] }

/** What colours can change of a page; the rest was found in others. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on a page, each with its place. It is brought into a page once, and stays until that is loaded anew. */
export const axe = async (page: Page, coloursOnly = false): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run: (o: object) => Promise<Results> } }).axe.run(options),
    { resultTypes: ['violations'], ...(coloursOnly && { runOnly: COLOURS }) },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
