import { expect, test } from 'vitest'
import { foldText, plainName } from '../../../../engine/wording/terms/characters.ts'

test.each([
  ['Élodie PETIT', 'elodie petit'],
  ['l’arbitre', "l'arbitre"],
  ['İstanbul', 'istanbul'],
  ['Małgorzata Sørensen', 'malgorzata sorensen'],
  ['雀士', '雀士'],
])('%s is compared as %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('a name is plain without its control characters and direction marks, all of them', () => {
  expect(plainName('\u202eAnna\n\u0000 \u200e\u200e雀士 🀄\u2069\u009f')).toBe('Anna 雀士 🀄')
})
