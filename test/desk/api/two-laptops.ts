import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { logEntries } from '../../../db/log/read.ts'
import type { Ref } from '../../../desk/contract/base.ts'
import { insertEntries } from '../../../desk/storage/merging/insert-entries.ts'
import { folder } from '../../db/fixtures/a-file.ts'
import { type ADesk, aDesk } from './a-desk.ts'

const openOf = ({ desk }: ADesk) => {
  if (!desk.context.open) throw new Error('no file is open')
  return desk.context.open
}

type Laptop = 'Claire' | 'Sofia'
/** A line at a second of play, or news that reaches both laptops. */
export type Step = { readonly at: number; readonly by: Laptop | 'news'; readonly text: string }

export const BEFORE = ['E discard 1z', 'S draw', 'S discard 2m', 'W draw', 'W discard 9m']

/** A tournament on two laptops. `play`: what is typed at its table, each line after what its laptop showed; `news`: both get the other's acts. */
export const twoLaptops = async (before = BEFORE, rules = 'wrc-2015') => {
  const clock = { seconds: 0 }
  const now = () => new Date(Date.parse('2026-11-21T12:00:00.000Z') + clock.seconds * 1000)
  const claire = aDesk({ now })
  const { file } = await claire.calls.tournaments.create({
    name: 'Open',
    place: 'Lyon',
    date: '2026-11-21',
    rules,
    tables: 1,
    referee: 'Hayashi',
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
    const named = { one: found.one.first, other: found.other.first }
    await claire.calls.forks.settle({ table, hand, ...named, how, by: 'Claire' })
    await exchange()
  }
  return { ...laptops, table, play, at, fork, settle, exchange }
}

/** West has an open group, and draws. */
export const OPEN_HAND = [
  'E discard 1z',
  'W pon',
  'W discard 9m',
  'N draw',
  'N discard 2p',
  'E draw',
  'E discard 3p',
  'S draw',
  'S discard 9s',
  'W draw',
]
