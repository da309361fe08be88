import { expect, test } from 'vitest'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import { en } from '../../../../renderer/language/en.ts'
import { showLine } from '../../../../renderer/record/entry/spoken-calls.ts'
import { lineParts } from '../../../../renderer/record/table/rows.ts'
import { undoneWords } from '../../../../renderer/record/undo/undone-words.ts'
import { judged } from '../../../engine/judging/table-of.ts'

test('a call with a time before it is followed by its tiles as any other', () => {
  const view = viewOf(judged('@from middle; 3 E discard 1z; 5.4 W call pon'))
  expect(showLine('5.4 W call pon', view)).toBe('W show 1z1z')
  expect(showLine('5.4 & W call pon', view)).toBe('W show 1z1z')
  expect(showLine('W call pon', view)).toBe('W show 1z1z')
  expect(showLine('W note N call pon', view)).toBeNull()
  expect(lineParts('5.4 W call pon')).toMatchObject({ seat: 'W', words: 'call pon', flags: '5.4' })
})

test.each([
  ['live timing on', 'live timing switched on'],
  ['live timing off', 'live timing switched off'],
  ['+ Stop play.\nArrêter le jeu.', 'done: Stop play.'],
  ['+ Stop play.\nArrêter le jeu.\n− Say: “A, b.”\nDire : « A, b. »', 'done: Stop play.\nnot done: Say: “A, b.”'],
  ['E discard 1z', 'E discard 1z'],
  ['@hand E1 0', '@hand E1 0'],
  ['+ dead-hand', '+ dead-hand'],
  ['incident closed', 'Incident closed'],
  ['incident-filled', 'Incident filled in'],
  ['seats-changed', 'Seats changed'],
  ['* ruling 6 claim.not-taken upheld', 'ruling 6'],
  ['* ruling 8 swap.same-tile upheld dead-hand', 'ruling 8'],
  ['', ''],
])('“%s” is undone as “%s”', (text, said) => {
  const t = (key: string, values: { readonly step?: string; readonly act?: string } = {}): string =>
    (en.table[key.replace('table.', '') as 'stepDone'] as string)
      .replace('{{step}}', String(values.step))
      .replace('{{act}}', String(values.act))
  expect(undoneWords(text, t as unknown as Parameters<typeof undoneWords>[1], 'en')).toBe(said)
})
