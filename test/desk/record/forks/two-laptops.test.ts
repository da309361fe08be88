import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logEntries } from '../../../../db/log/read.ts'
import type { Ref } from '../../../../desk/contract/base.ts'
import { insertEntries } from '../../../../desk/storage/merging/insert-entries.ts'
import { diceOf } from '../../../../tools/generator/dice.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'

const openOf = ({ desk }: ADesk) => {
  if (!desk.context.open) throw new Error('no file is open')
  return desk.context.open
}

type Laptop = 'Claire' | 'Sofia'
/** A line at a second of play, or news that reaches both laptops. */
type Step = { readonly at: number; readonly by: Laptop | 'news'; readonly text: string }

const BEFORE = ['E discard 1z', 'S draw', 'S discard 2m', 'W draw', 'W discard 9m']

/** A tournament on two laptops. `play`: what is typed at its table, each line after what its laptop showed; `news`: both get the other's acts. */
const twoLaptops = async (before = BEFORE) => {
  const clock = { seconds: 0 }
  const now = () => new Date(Date.parse('2026-11-21T12:00:00.000Z') + clock.seconds * 1000)
  const claire = aDesk({ now })
  const { file } = await claire.calls.tournaments.create({
    ...{ name: 'Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Hayashi' },
  })
  const { id: table } = await claire.calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  const { state } = await claire.calls.tables.record({ table, text: before.join('\n'), by: 'Claire' })
  const { hand } = state
  const path = join(folder(), 'sofia')
  mkdirSync(path)
  openOf(claire).db.pragma('wal_checkpoint(TRUNCATE)')
  const copy = join(path, 'copy.shinpan')
  copyFileSync(file, copy)
  const sofia = aDesk({ folder: path, now })
  await sofia.calls.tournaments.open({ file: copy })
  const laptops = { Claire: claire, Sofia: sofia }
  const since = (openOf(claire).db.prepare('SELECT max(seq) FROM entry').pluck().get() as number) + 1
  const shown: Record<Laptop, Ref | null> = { Claire: state.end, Sofia: state.end }
  const exchange = async () => {
    for (const [to, from] of [
      [claire, sofia],
      [sofia, claire],
    ] as const)
      expect(await insertEntries(to.desk.context, openOf(to), [...logEntries(openOf(from).db, since)])).toMatchObject({ ok: true })
    for (const by of ['Claire', 'Sofia'] as const) shown[by] = (await laptops[by].calls.tables.state({ table })).end
  }
  const play = async (steps: readonly Step[]) => {
    for (const { at, by, text } of steps) {
      clock.seconds = 10 + at
      if (by === 'news') await exchange()
      else {
        const behind = { hand, after: shown[by] }
        shown[by] = (await laptops[by].calls.tables.record({ table, text, by, behind, waited: 0 })).state.end
      }
    }
    await exchange()
  }
  const at = async (by: Laptop) => {
    const { acts, forks, findings } = await laptops[by].calls.tables.state({ table })
    return { acts: acts.map(({ text }) => text), forks, found: findings.map(({ finding }) => `${finding.level} ${finding.rule}`) }
  }
  const fork = () => claire.calls.forks.at({ table, hand })
  const settle = async (how: 'ordered' | 'kept') => {
    const found = await fork()
    if (!found) throw new Error('no fork')
    const named = { one: found.one.first as Ref, other: found.other.first as Ref }
    await claire.calls.forks.settle({ table, hand, ...named, how, by: 'Claire' })
    await exchange()
  }
  return { ...laptops, table, play, at, fork, settle, exchange }
}

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
