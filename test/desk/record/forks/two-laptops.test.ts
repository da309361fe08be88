import { expect, test } from 'vitest'
import { diceOf } from '../../../../tools/generator/dice.ts'
import { BEFORE, type Step, twoLaptops } from '../../api/two-laptops.ts'

const TYPED = ['N draw', 'N discard 4s', 'E draw', 'E discard 6z', 'S draw', 'S discard 3p']

/** The same acts typed at two laptops, each up to half a second off, with news 0.1 s after every act. */
const atOnce = (seed: number): readonly Step[] => {
  const dice = diceOf(seed)
  const lines = TYPED.flatMap((text, i) => (['Claire', 'Sofia'] as const).map((by) => ({ at: i + dice.below(50) / 100, by, text })))
  const news = lines.map(({ at }) => ({ at: at + 0.1, by: 'news' as const, text: '' }))
  return [...lines, ...news].sort((a, b) => a.at - b.at)
}

const atTheSameInstant = TYPED.flatMap((text, i): readonly Step[] => [
  { at: i, by: 'Claire', text },
  { at: i, by: 'Sofia', text },
  { at: i + 0.1, by: 'news', text: '' },
])
const away = (['Claire', 'Sofia'] as const).flatMap((by) => TYPED.map((text, i): Step => ({ at: i, by, text })))

test.each<readonly [string, readonly Step[]]>([
  ['at the same instant', atTheSameInstant],
  ['while they are apart', away],
  ...[3, 5].map((seed) => [`half a second apart at most, ${seed}`, atOnce(seed)] as const),
])('two laptops type the same acts, %s: one fork, nobody is asked or accused, and one act resolves it', async (_, steps) => {
  const { play, at, fork, settle, Claire, table } = await twoLaptops()
  await play(steps)
  for (const by of ['Claire', 'Sofia'] as const) expect(await at(by)).toMatchObject({ forks: 1, found: [] })
  expect(await Claire.calls.waiting()).toMatchObject({ conflicts: 1 })
  expect(await Claire.calls.conflicts.list()).toHaveLength(1)
  const found = await fork()
  expect(found?.likely?.lines.map(({ text }) => text)).toEqual(TYPED)
  expect(found?.likely).toMatchObject({ came: [] })
  expect(found?.likely?.doubled).toHaveLength(TYPED.length)
  await settle('ordered')
  for (const by of ['Claire', 'Sofia'] as const) expect(await at(by)).toEqual({ acts: [...BEFORE, ...TYPED], forks: 0, found: [] })
  await Claire.calls.tables.undo({ table, by: 'Claire' })
  expect(await at('Claire')).toMatchObject({ forks: 1, found: [] })
  await settle('kept')
  expect(await at('Sofia')).toMatchObject({ forks: 0 })
  expect(await Claire.calls.log.verify()).toMatchObject({ ok: true })
})

/** Two laptops that are apart, one line a second. */
const apart = (claire: readonly string[], sofia: readonly string[]): readonly Step[] => [
  ...claire.map((text, at): Step => ({ at, by: 'Claire', text })),
  ...sofia.map((text, at): Step => ({ at, by: 'Sofia', text })),
]

test.each([
  ['whose discard both recorded', BEFORE.slice(0, -1), ['W discard 4z', 'N pon', 'N discard 2m'], ['W discard 4z']],
  ['whose discard both knew', [...BEFORE.slice(0, -1), 'W discard 4z'], ['N pon', 'N discard 2m'], []],
])('a claim %s keeps its tile in the likely order, though a later one would contradict less', async (_, before, claire, sofia) => {
  const { play, at, fork, settle } = await twoLaptops(before)
  await play(apart(claire, [...sofia, 'N draw', 'N discard 4z fast', 'E draw', 'E riichi 1p']))
  const pon = ['N call pon', 'N show ??', 'N take', 'N discard 2m']
  const riichi = ['E draw', 'E call riichi', 'E discard 1p rotated', 'E stick']
  const likely = [...sofia, ...pon, 'N draw', 'N discard 4z fast', ...riichi]
  expect((await fork())?.likely?.lines.map(({ text }) => text)).toEqual(likely)
  await settle('ordered')
  expect((await at('Sofia')).acts).toEqual([...before, ...likely])
})
