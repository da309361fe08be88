import { expect, test } from 'vitest'
import { entrances } from '../../../../tools/fuzz/entrances.ts'
import { runCorpus } from '../../../../tools/fuzz/run-corpus.ts'
import { runFields } from '../../../../tools/fuzz/run-fields.ts'

test('the samples read, so that what is refused is refused for what was done to it', async () => {
  for (const { format, samples, read } of await entrances())
    for (const good of samples) expect([format, await read(good)]).toEqual([format, undefined])
})

test('every hostile file at every entrance: taken, or refused in one clear line; nothing throws', async () => {
  const tallies = await runCorpus({ cuts: 4, size: 20_000, heavy: false })
  expect(tallies.flatMap(({ wrong }) => wrong)).toEqual([])
  for (const { format, files, refused } of tallies) expect([format, files > 80, refused > 25]).toEqual([format, true, true])
})

test('every hostile text in every field: in the log as it was typed, harmless in all that leaves', async () => {
  for (const { format, fields, wrong } of await runFields()) expect([format, fields > 0, wrong]).toEqual([format, true, []])
})
