import { expect, test } from 'vitest'
import { besides, cases, examples } from '../../wording/findings/rulings.ts'
import { pictureOf } from './picture.ts'

const GOLDEN = new URL('../../../golden/tables/', import.meta.url).pathname

/** The table at the end: rivers, groups, hands, turn and possible claims. */
test.each([
  ['examples', examples],
  ['edges', besides],
  ['cases', cases],
] as const)('how the table lies after the %s', async (name, tables) => {
  const sheets = tables().map(([title, table, play]) => `# ${title}\n${table.replaceAll('\n', '; ')}\n${pictureOf(play)}\n`)
  await expect(sheets.join('\n')).toMatchFileSnapshot(`${GOLDEN}${name}.txt`)
})
