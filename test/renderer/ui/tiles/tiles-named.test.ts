import { expect, test } from 'vitest'
import { tilesNamed } from '../../../../renderer/ui/tiles/tiles-named.ts'

test.each([
  ['fr', 'Sud a annoncé chii sur le 1z d’Est à l’acte 8.', 'Sud a annoncé chii sur le vent d’Est d’Est à l’acte 8.'],
  ['fr', 'Nord a écarté le 7s.', 'Nord a écarté le 7 de bambous.'],
  ['en', 'West has taken the 1z before act 63.', 'West has taken the East wind before act 63.'],
] as const)('in a sentence in %s a tile has its name: %s', (language, text, named) => {
  expect(tilesNamed(text, language)).toBe(named)
})
