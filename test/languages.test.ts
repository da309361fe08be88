import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('nothing asks for one language, so that a further one does not compile until it has all that it needs', () => {
  const asking = globSync('{engine,db,desk,electron,renderer}/**/*.{ts,tsx}', { exclude: ['renderer/language/**', '**/*.d.ts'] }).filter(
    (file) => /[!=]== '(?:en|fr)'/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
