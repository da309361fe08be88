import { expect, test } from 'vitest'
import { examples } from '../../wording/findings/rulings.ts'
import { pictureOf } from './picture.ts'

const GOLDEN = new URL('../../../golden/', import.meta.url).pathname

test('how the table lies at the end of every example: rivers, groups, hands, whose turn it is, who may still claim', async () => {
  const tables = Map.groupBy(examples(), ([, , play]) => pictureOf(play))
  const sheets = [...tables].flatMap(([picture, played]) => [...played.map(([title]) => `# ${title}`), picture])
  await expect(sheets.join('\n')).toMatchFileSnapshot(`${GOLDEN}tables.txt`)
})
