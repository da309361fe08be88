import type { Page } from 'playwright-core'
import type { Hand, TableFile } from '../../../engine/model/table-file.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { FAST_KEYS, type FastKey } from '../../../renderer/keys/fast-keys.ts'
import { type Typed, typedHand } from './typed-hand.ts'

/** A typed act, and its number of keys. */
export type Struck = { readonly line: string; readonly keys: number; readonly how: 'fast' | 'typed' }

/**
 * Types hands into the open table of a window in fast mode, by the keys' places. It acts as a recorder who sees every tile; headers and
 * acts without a key are typed as lines. Before typing a line it checks, as a person would, that the line is open.
 */
export const typeGame = async (page: Page, file: TableFile): Promise<readonly Struck[]> => {
  const struck: Struck[] = []
  const hands = file.games.flatMap(({ hands }) => hands)
  const headers = headersOf(file)
  for (const [n, hand] of hands.entries()) {
    for (const line of headers[n] ?? []) struck.push(await typeLine(page, line))
    for (const act of typedHand(hand)) struck.push(await typeAct(page, act))
    await page
      .locator('.act', { hasText: lastNumber(hand) })
      .last()
      .waitFor()
  }
  return struck
}

const typeAct = async (page: Page, act: Typed): Promise<Struck> => {
  if ('typed' in act) return typeLine(page, act.typed)
  for (const key of act.keys) await page.keyboard.press(FAST_KEYS[key])
  return { line: act.line, keys: act.keys.length, how: 'fast' }
}

const LINE: FastKey = 'line'

const typeLine = async (page: Page, line: string): Promise<Struck> => {
  await page.keyboard.press(FAST_KEYS[LINE])
  await page.locator('#entry:not([readonly])').waitFor()
  await page.keyboard.insertText(line)
  await page.keyboard.press('Enter')
  await page.locator('#entry[readonly]').waitFor()
  return { line, keys: line.length + 2, how: 'typed' }
}

/** The header lines of each hand, with those of the file before the first. */
const headersOf = (file: TableFile): readonly (readonly string[])[] => {
  const headers: string[][] = []
  let inHeader = false
  for (const line of formatTable(file).split('\n')) {
    const begins = line.startsWith('@') && !inHeader
    inHeader = line.startsWith('@')
    if (begins) headers.push([])
    if (inHeader) headers.at(-1)?.push(line)
  }
  return headers
}

const lastNumber = ({ events }: Hand): RegExp => new RegExp(`(^|–)${events.length}\\D`)
