import { expect, test } from 'vitest'
import { foldText } from '../../../../engine/wording/terms/characters.ts'

test.each([
  ['Élodie PETIT', 'elodie petit'],
  ['l’arbitre', "l'arbitre"],
  ['İstanbul', 'istanbul'],
  ['Małgorzata Sørensen', 'malgorzata sorensen'],
  ['雀士', '雀士'],
])('%s is compared as %s', (text, folded) => expect(foldText(text)).toBe(folded))
