import { expect, test } from 'vitest'
import type { Ref } from '../../../../db/log/entry.ts'
import type { CorrectionEdit } from '../../../../desk/contract/entering.ts'
import { impliedRefs } from '../../../../desk/record/correct/rebase.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'

const ACTS = ['E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m', 'N draw', 'N discard 3p', 'E draw', 'E discard 7s']

/** A table with the dead hand, as Ann's window displays it before she corrects it. */
const watched = async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'Ann' })
  const refs = state.acts.map(({ ref }) => ref)
  const now = async () => (await calls.tables.state({ table })).acts.map(({ text }) => text)
  const correct = (edit: Exclude<CorrectionEdit, { do: 'header' | 'rules' }>, by = 'Ann') =>
    calls.tables.correct({ table, edit, seen: impliedRefs(edit, refs), by })
  const other = (edit: CorrectionEdit) => calls.tables.correct({ table, edit, by: 'Bob' })
  return { calls, table, refs, state, now, correct, other }
}

test.each([
  ['changed', { do: 'replace', at: 6, count: 1, text: 'N discard 4p' }, ACTS.with(5, 'N discard 4p')],
  ['taken out', { do: 'remove', at: 6, count: 1 }, ACTS.toSpliced(5, 1)],
  ['followed by one', { do: 'insert', at: 7, text: 'W take' }, ACTS.toSpliced(6, 0, 'W take')],
  ['moved', { do: 'move', at: 6, count: 1, after: 7 }, ACTS.with(5, 'E draw').with(6, 'N discard 3p')],
] as const)('an act is %s that has another number by now: it, and no other', async (_what, edit, becomes) => {
  const { correct, other, now } = await watched()
  await other({ do: 'insert', at: 1, text: 'E draw' })
  await correct(edit)
  expect(await now()).toEqual(['E draw', ...becomes])
})

const CROSSED: readonly (readonly [string, CorrectionEdit, CorrectionEdit & { do: 'replace' | 'remove' | 'insert' | 'move' }, RegExp])[] = [
  [
    'changed by another',
    { do: 'replace', at: 6, count: 1, text: 'N discard 5p' },
    { do: 'replace', at: 6, count: 1, text: 'N discard 4p' },
    /act 6 \(N discard 3p\) has since been changed to N discard 5p by Bob/,
  ],
  [
    'taken out by another',
    { do: 'remove', at: 6, count: 1 },
    { do: 'replace', at: 6, count: 1, text: 'N discard 4p' },
    /act 6 \(N discard 3p\) has since been removed by Bob/,
  ],
  ['taken out by both', { do: 'remove', at: 6, count: 1 }, { do: 'remove', at: 6, count: 1 }, /act 6 .* has since been removed by Bob/],
  [
    'gone behind which another was to go',
    { do: 'remove', at: 6, count: 1 },
    { do: 'insert', at: 7, text: 'W take' },
    /act 6 \(N discard 3p\) has since been removed by Bob/,
  ],
  [
    'gone behind which another was to be moved',
    { do: 'remove', at: 3, count: 1 },
    { do: 'move', at: 6, count: 1, after: 3 },
    /act 3 \(W show 1z1z\) has since been removed by Bob/,
  ],
  [
    'parted from the one that was to go with it',
    { do: 'insert', at: 6, text: 'W take' },
    { do: 'remove', at: 5, count: 2 },
    /acts 5 to 6 no longer follow each other/,
  ],
]
test.each(CROSSED)(
  'an act %s meanwhile: the correction is refused, says which act, and nothing else is changed',
  async (_what, first, late, says) => {
    const { correct, other, now } = await watched()
    await other(first)
    const before = await now()
    await expect(correct(late)).rejects.toThrow(says)
    expect(await now()).toEqual(before)
  },
)

test('an act that its writer changed twice before the first was answered becomes what was said last', async () => {
  const { correct, now } = await watched()
  await correct({ do: 'replace', at: 6, count: 1, text: 'N discard 4p' })
  await correct({ do: 'replace', at: 6, count: 1, text: 'N discard 5p' })
  await correct({ do: 'insert', at: 7, text: 'W take' })
  await correct({ do: 'remove', at: 6, count: 1 })
  expect(await now()).toEqual(ACTS.with(5, 'W take'))
})

test('an act that was taken back by another is not corrected', async () => {
  const { calls, table, correct, now } = await watched()
  await calls.tables.undo({ table, by: 'Bob' })
  await expect(correct({ do: 'replace', at: 8, count: 1, text: 'E discard 8s' })).rejects.toThrow(
    /act 8 \(E discard 7s\) has since been removed by Bob/,
  )
  expect(await now()).toEqual(ACTS.slice(0, 7))
})

test('header lines that another set meanwhile are not set over', async () => {
  const { calls, table, state, other } = await watched()
  const seen = { header: state.headed ?? undefined }
  const edit = { do: 'header', text: '@hand E3 0\n@from middle' } as const
  await calls.tables.correct({ table, edit, seen, by: 'Ann' })
  await other({ do: 'header', text: '@hand E2 1\n@from middle' })
  await expect(calls.tables.correct({ table, edit, seen, by: 'Ann' })).rejects.toThrow(/have since been changed by Bob/)
  expect((await calls.tables.state({ table })).header).toEqual(['@hand E2 1', '@from middle'])
})

test('an act that the file does not know is refused', async () => {
  const { calls, table } = await watched()
  const unknown: Ref = 'nowhere:7'
  await expect(
    calls.tables.correct({ table, edit: { do: 'remove', at: 2, count: 1 }, seen: { acts: [unknown] }, by: 'Ann' }),
  ).rejects.toThrow(/act 2 has since been removed/)
})
