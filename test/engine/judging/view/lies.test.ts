import { expect, test } from 'vitest'
import { examples } from '../../wording/findings/rulings.ts'
import { pictureOf } from './picture.ts'

const GOLDEN = new URL('../../../golden/', import.meta.url).pathname

test('how the table lies at the end of every example: rivers, groups, hands, whose turn it is, who may still claim', async () => {
  const sheets = examples().map(([title, , play]) => `# ${title}\n${pictureOf(play)}`)
  await expect(sheets.join('\n')).toMatchFileSnapshot(`${GOLDEN}tables.txt`)
})
