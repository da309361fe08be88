import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The library as its wrapper for Playwright has it; one copy for a whole page is far faster than one, and another page to end in, for each look. */
const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')
type Results = { readonly violations: readonly { readonly id: string; readonly nodes: readonly Found[] }[] }
type Found = { readonly html: string; readonly any: readonly { readonly message: string }[] }

/** Rules of axe that depend on a page's colours; the others need only one look. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** The findings of axe on a page, each with its place. The script is injected once, and remains until the page is reloaded. */
export const axe = async (page: Page, coloursOnly = false): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run: (o: object) => Promise<Results> } }).axe.run(options),
    { resultTypes: ['violations'], ...(coloursOnly && { runOnly: COLOURS }) },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(said).join(' | ')}`)
}

const said = ({ html, any: [first] }: Found): string => `${html.slice(0, 160)}${first ? ` (${first.message})` : ''}`
