import { expect, test } from 'vitest'
import type { Ref } from '../../../../desk/contract/base.ts'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { formatEvent } from '../../../../engine/notation/format/format-event.ts'
import { type Dice, diceOf } from '../../../../tools/generator/dice.ts'
import { playGame } from '../../../../tools/generator/play-game.ts'
import { aDesk } from '../../api/a-desk.ts'

type Recorder = 'East and West' | 'South and North'
type Line = { readonly by: Recorder; readonly at: number; readonly text: string }
type Answered = { readonly by: Recorder; readonly at: number; readonly end: Ref | null; readonly written: Ref | null }

/** A table of two windows. `type`: a line at a second of play; `latency`: how many seconds later the windows know of it. */
const twoWindows = async (latency: number) => {
  const clock = { seconds: 0 }
  const { calls } = aDesk({ now: () => new Date(Date.parse('2026-11-21T12:00:00.000Z') + clock.seconds * 1000) })
  await calls.tournaments.create({ name: 'Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Hayashi' })
  const { id: table } = await calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  const { state } = await calls.tables.record({ table, text: '@hand E1 0', by: 'East and West' })
  const { hand } = state
  const answers: Answered[] = []
  const type = async ({ by, at, text }: Line) => {
    const own = answers.findLast((answer) => answer.by === by)
    const isPending = own !== undefined && own.at > at - latency
    const shown = answers.findLast((answer) => answer.at <= at - latency)
    const behind = isPending ? { hand, after: own.written, unanswered: true } : { hand, after: shown?.end ?? null }
    clock.seconds = at
    const answer = await calls.tables.record({ table, text, by, behind, waited: 0, together: text.includes('\n') })
    answers.push({ by, at, end: answer.state.end, written: answer.written })
  }
  const typeAll = async (...lines: readonly Line[]) => {
    for (const line of lines) await type(line)
  }
  const acts = async () => (await calls.tables.state({ table })).acts.map(({ text }) => text)
  const found = async () => {
    const { forks, findings } = await calls.tables.state({ table })
    return { forks, findings: findings.map(({ finding }) => `${finding.rule} ${finding.seat}`) }
  }
  return { calls, table, typeAll, acts, found }
}

const east = (at: number, text: string): Line => ({ by: 'East and West', at, text })
const south = (at: number, text: string): Line => ({ by: 'South and North', at, text })

/** Acts as two people type them: each those of two seats, half a second to two seconds after they happen. */
const typedByTwo = (events: readonly TableEvent[], dice: Dice): readonly Line[] => {
  const free: Record<Recorder, number> = { 'East and West': 0, 'South and North': 0 }
  let now = 0
  return events
    .map((event) => {
      now += (event.verb === 'discard' ? 1 : 0.5) + dice.below(event.verb === 'discard' ? 400 : 150) / 100
      const by: Recorder = event.actor === 'S' || event.actor === 'N' ? 'South and North' : 'East and West'
      const at = Math.max(free[by] + 0.3, now + 0.5 + dice.below(150) / 100)
      free[by] = at
      return { by, at, text: formatEvent(event) }
    })
    .sort((one, other) => one.at - other.at)
}

const SPOKEN_AT_ONCE = new Set(['draw', 'discard', 'call', 'show', 'take', 'stick', 'replace', 'ankan', 'kakan'])

test.each([
  ['a fast line', 0.1],
  ['a slow line', 1.5],
])(
  'two people who record two seats each, over %s: the list is in the order of play, and nobody is asked or accused',
  async (_, latency) => {
    for (const seed of [4, 5, 11]) {
      const options = { rules: 'wrc-2015', reds: 0, rounds: 1, draws: 'unseen', deals: false, clock: false } as const
      const [hand] = playGame(seed, options).games[0]?.hands ?? []
      const events = (hand?.events ?? []).filter(({ verb }) => SPOKEN_AT_ONCE.has(verb)).slice(0, 40)
      const { typeAll, acts, found } = await twoWindows(latency)
      await typeAll(...typedByTwo(events, diceOf(seed)))
      expect(await acts(), `seed ${seed}`).toEqual(events.map(formatEvent))
      expect(await found(), `seed ${seed}`).toEqual({ forks: 0, findings: [] })
    }
  },
)

test('an act is put before one that its author had not read; undo takes it out, redo puts it back there', async () => {
  const { calls, table, typeAll, acts, found } = await twoWindows(0.1)
  await typeAll(east(1, 'E discard 1z'), south(2, 'S draw'), east(5, 'W draw'), south(6, 'S discard 2z'))
  const inOrder = ['E discard 1z', 'S draw', 'S discard 2z', 'W draw']
  expect(await acts()).toEqual(inOrder)
  expect(await found()).toEqual({ forks: 0, findings: [] })
  await calls.tables.undo({ table, by: 'South and North' })
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'W draw'])
  await calls.tables.redo({ table, by: 'South and North' })
  expect(await acts()).toEqual(inOrder)
})

test('two lines of one Enter are divided around acts that their author had not read, and undone together', async () => {
  const { calls, table, typeAll, acts, found } = await twoWindows(0.1)
  await typeAll(east(1, 'E discard 1z'), south(2, 'S draw'), east(5, 'W draw\nW discard 3z'), south(6, 'S discard 2z\nN draw'))
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw', 'W discard 3z', 'N draw'])
  expect(await found()).toEqual({ forks: 0, findings: [] })
  await calls.tables.undo({ table, by: 'South and North' })
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'W draw', 'W discard 3z'])
})

test('what was read before its author typed keeps its place: a draw too early stays one', async () => {
  const { typeAll, acts, found } = await twoWindows(0.1)
  await typeAll(east(1, 'E discard 1z'), south(2, 'S draw'), east(5, 'W draw'), south(9, 'S discard 2z'))
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'W draw', 'S discard 2z'])
  expect((await found()).findings).toContain('turn.draw W')
})

test('what both may have entered is asked, not entered twice and not left out', async () => {
  const { typeAll, found } = await twoWindows(0.1)
  await typeAll(east(1, 'E discard 1z'), south(3, 'S draw'), east(3.5, 'S draw'))
  expect(await found()).toMatchObject({ forks: 1 })
})

test('a decision stays where it was made', async () => {
  const { typeAll, acts } = await twoWindows(0.1)
  await typeAll(east(1, 'E discard 1z'), east(4, 'E call ron'), south(4.5, '* dead E'))
  expect((await acts()).at(-1)).toBe('* dead E')
})
