import { describe, expect, test } from 'vitest'
import type { TableState } from '../../../desk/contract/tables.ts'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { formatEvents } from '../../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../../engine/notation/format/format-table.ts'
import { diceOf } from '../../../tools/generator/dice.ts'
import { optionsFor } from '../../../tools/generator/faults-in.ts'
import { playGame } from '../../../tools/generator/play-game.ts'
import { aTable } from '../../desk/api/a-desk.ts'
import { type AWindow, aWindow, foreseenOf, saidOf } from './a-window.ts'

/** A table whose window loses the desk, and one of the same players at which the same is entered at the desk itself. */
const twoTables = async (rules = 'wrc-2015') => {
  const made = await aTable(rules)
  const { id } = await made.calls.tables.create({ name: '8', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  const laptop = await aWindow(made.calls, id, 'Laptop')
  return { ...made, window: await aWindow(made.calls, made.table), laptop }
}

/** Does the same at both windows; the laptop's gets its answers at once. */
type Does = (at: AWindow) => void
const doBoth = async (window: AWindow, laptop: AWindow, does: Does): Promise<void> => {
  does(window)
  does(laptop)
  await laptop.find()
}

const expectForeseen = ({ now }: AWindow, laptop: AWindow, what: string): void =>
  expect(foreseenOf(now()), what).toEqual(foreseenOf(laptop.told()))
const expectSame = (window: AWindow, laptop: AWindow): void => {
  expect(window.queue.state().untaken).toEqual([])
  expect(saidOf(window.told())).toEqual(saidOf(laptop.told()))
}

describe('a window that is away from its desk', () => {
  test('ten discards, a claim and a riichi are those of the seats that they were meant for', async () => {
    const { window, laptop } = await twoTables()
    await doBoth(window, laptop, (at) => at.enter('E discard 1z'))
    await window.find()
    window.lose()
    const seats: string[] = []
    const tap = async (tile: string): Promise<void> => {
      const seat = window.now().view.turn?.seat
      seats.push(seat ?? '-')
      await doBoth(window, laptop, (at) => at.enter(`${seat} discard ${tile}`))
    }
    for (const tile of ['2z', '3z', '4z', '9m', '1p']) await tap(tile)
    await doBoth(window, laptop, (at) => at.enter('W pon 1p1p'))
    for (const tile of ['7s', '8s', '2p']) await tap(tile)
    await doBoth(window, laptop, (at) => at.enter('S riichi 9s'))
    for (const tile of ['5z', '6z']) await tap(tile)
    expect(seats).toEqual(['S', 'W', 'N', 'E', 'S', 'W', 'N', 'E', 'W', 'N'])
    expectForeseen(window, laptop, 'away')
    await window.find()
    expectSame(window, laptop)
  })

  test('what was found in it is named once all is sent', async () => {
    const { window } = await twoTables()
    window.lose()
    for (const line of ['E draw', 'E discard 1z', 'N discard 2z', 'S draw', 'S discard 3z']) window.enter(line)
    await window.find()
    expect(window.queue.state().mended).toMatchObject({ count: 5 })
    expect(window.queue.state().mended?.found.map(({ shown: { finding } }) => `${finding.event} ${finding.rule} ${finding.seat}`)).toEqual(
      window.told().findings.map(({ finding }) => `${finding.event} ${finding.rule} ${finding.seat}`),
    )
    expect(window.queue.state().mended?.found.length).toBeGreaterThan(0)
  })

  test.each(RULE_SET_IDS)('%s: findings that an act removed before them moves keep their sections and remedies', async (rules) => {
    const { window, laptop } = await twoTables(rules)
    const lines =
      'E draw; E discard 1m; S draw; S discard 2m; W draw; W discard 9p; N draw; N discard 8p; E call pon; E retract; N expose 3s3s; S draw'
    for (const line of lines.split('; ')) await doBoth(window, laptop, (at) => at.enter(line))
    await window.find()
    window.lose()
    await doBoth(window, laptop, (at) => at.correct({ do: 'remove', at: 5, count: 2 }))
    const findings = window.now().findings.map(({ finding }) => finding)
    const told = laptop.told().findings.map(({ finding }) => finding)
    expect(findings.length).toBeGreaterThan(0)
    for (const finding of findings) expect(told).toContainEqual(finding)
  })

  test('held acts are corrected, taken back and put back, before and after the desk has answered a part of them', async () => {
    const { window, laptop } = await twoTables()
    await doBoth(window, laptop, (at) => at.enter('E draw 1m'))
    await doBoth(window, laptop, (at) => at.enter('E discard 1z'))
    await window.find()
    window.lose()
    const steps: readonly Does[] = [
      (at) => at.enter('S draw'),
      (at) => at.enter('S discard 2z'),
      // the newest, which others then go on behind
      (at) => at.correct({ do: 'replace', at: 4, count: 1, text: 'S discard 3z' }),
      (at) => at.enter('W draw'),
      (at) => at.enter('W discard 4z'),
      (at) => at.correct({ do: 'replace', at: 4, count: 1, text: 'S discard 5z' }),
      (at) => at.correct({ do: 'insert', at: 3, text: 'N note "a word"' }),
      (at) => at.undo(),
      (at) => at.enter('N draw'),
      (at) => at.undo(),
      (at) => at.redo(),
      (at) => at.enter('N discard 5z'),
      (at) => at.enter('W pon 5z5z'),
      (at) => at.correct({ do: 'replace', at: 9, count: 3, text: 'W call pon\nW show 5z5z' }),
      (at) => at.correct({ do: 'remove', at: 10, count: 1 }),
      (at) => at.correct({ do: 'move', at: 9, count: 1, after: 7 }),
      (at) => at.correct({ do: 'header', text: '@hand S2 1\n@dora 1p' }),
      (at) => at.undo(),
      (at) => at.undo(),
    ]
    for (const [i, does] of steps.entries()) {
      await doBoth(window, laptop, does)
      expectForeseen(window, laptop, `step ${i + 1}`)
    }
    await window.find()
    expectSame(window, laptop)
  })

  test('an act of several lines that a second undo takes back is shown whole until the desk answers', async () => {
    const { window, laptop } = await twoTables()
    await doBoth(window, laptop, (at) => at.enter('E draw 1m\nE discard 1z'))
    await doBoth(window, laptop, (at) => at.enter('S draw'))
    await window.find()
    window.lose()
    await doBoth(window, laptop, (at) => at.undo())
    expectForeseen(window, laptop, 'the first')
    await doBoth(window, laptop, (at) => at.undo())
    expect(window.now().acts.map(({ text }) => text)).toEqual(['E draw 1m', 'E discard 1z'])
    await window.find()
    expect(window.told().acts).toEqual([])
    expectSame(window, laptop)
  })

  test('the next hand is begun, with the players in their new seats, and corrected', async () => {
    const { window, laptop } = await twoTables()
    await doBoth(window, laptop, (at) => at.enter('E discard 1z'))
    await window.find()
    window.lose()
    const steps: readonly Does[] = [
      (at) => at.enter('S draw 3p'),
      (at) => at.enter('S tsumo'),
      (at) => at.enter('* end win'),
      (at) => at.enter('@hand E2 0\n@dora 3s'),
      (at) => at.enter('E discard 9m'),
      (at) => at.enter('S discard 8m'),
      (at) => at.correct({ do: 'replace', at: 1, count: 1, text: 'E discard 9p' }),
      (at) => at.correct({ do: 'header', text: '@hand E2 0\n@dora 4s' }),
      (at) => at.enter('W discard 9s'),
      (at) => at.enter('@hand E3 0'),
      (at) => at.enter('E draw'),
    ]
    for (const [i, does] of steps.entries()) {
      await doBoth(window, laptop, does)
      expectForeseen(window, laptop, `step ${i + 1}`)
    }
    await window.find()
    expectSame(window, laptop)
  })

  test('answers that are lost on the way double nothing and lose no correction', async () => {
    const { window, laptop } = await twoTables()
    window.lose()
    const steps: readonly Does[] = [
      (at) => at.enter('@hand E1 0\n@dora 3s'),
      (at) => at.enter('E draw 1m\nE discard 1z'),
      (at) => at.correct({ do: 'replace', at: 1, count: 1, text: 'E draw 2m' }),
      (at) => at.enter('S draw'),
      (at) => at.correct({ do: 'replace', at: 2, count: 1, text: 'E discard 2z' }),
    ]
    for (const does of steps) await doBoth(window, laptop, does)
    await window.find(4)
    expectSame(window, laptop)
  })

  test('what another recorder entered there meanwhile is kept beside it, as a fork, and each is as its writer meant it', async () => {
    const { window, calls, table } = await twoTables()
    window.enter('E discard 1z')
    await window.find()
    window.lose()
    for (const text of ['S draw', 'S discard 2z']) {
      window.enter(text)
      await calls.tables.record({ table, text, by: 'Laptop', behind: undefined })
    }
    window.correct({ do: 'replace', at: 3, count: 1, text: 'S discard 3z' })
    window.enter('W draw')
    await window.find()
    const state = await calls.tables.state({ table })
    expect(state.forks).toBe(1)
    expect(state.acts.map(({ text, by }) => `${by}: ${text}`)).toEqual([
      'Tablet A: E discard 1z',
      'Laptop: S draw',
      'Laptop: S discard 2z',
      'Tablet A: S draw',
      'Tablet A: S discard 3z',
      'Tablet A: W draw',
    ])
  })

  test('a hand that the desk does not begin takes nothing that was typed in it into the hand before', async () => {
    const { window } = await twoTables()
    window.enter('E discard 1z')
    await window.find()
    window.lose()
    window.enter('@hand E2 0\n@hold E 1m')
    window.enter('E discard 2z')
    await window.find()
    expect(window.told().acts.map(({ text }) => text)).toEqual(['E discard 1z'])
    expect(window.queue.state().untaken.map(({ item: { act } }) => act.kind === 'record' && act.text)).toEqual([
      '@hand E2 0\n@hold E 1m',
      'E discard 2z',
    ])
  })
})

/** Games that are typed act by act into a window that is away: each with mistakes that are put right and acts that are taken back. */
const SEEDS = [1, 2, 3, 4, 5, 6]
test.each(SEEDS)(
  'a game as it is played, typed into a window that is away: table and list after each act are those of the desk (seed %i)',
  async (seed) => {
    const rules = RULE_SET_IDS[seed % RULE_SET_IDS.length] ?? 'wrc-2015'
    const dice = diceOf(seed)
    const { window, laptop } = await twoTables(rules)
    window.lose()
    let acts = 0
    for (const hand of playGame(seed, optionsFor(seed, rules)).games[0]?.hands.slice(0, 2) ?? []) {
      const { players: _, ...header } = hand.header
      for (const text of [formatHeader(header).join('\n'), ...formatEvents(hand.events)]) {
        await doBoth(window, laptop, (at) => at.enter(text))
        const does = mishap(laptop.told(), dice.chance)
        for (const one of does) await doBoth(window, laptop, one)
        if (++acts % 7 === 0 || does.length > 0) expectForeseen(window, laptop, `${acts}: ${text}`)
        if (acts % 41 === 0) {
          await window.find(acts % 2)
          expectSame(window, laptop)
          window.lose()
        }
      }
    }
    await window.find()
    expectSame(window, laptop)
  },
)

/** Occasional mistakes in typing, and their corrections. */
const mishap = ({ acts }: TableState, chance: (share: number) => boolean): readonly Does[] => {
  const last = acts.at(-1)
  if (!last || last.form || chance(0.85)) return []
  const { number, text } = last
  if (chance(0.3)) return [(at) => at.undo(), (at) => at.redo()]
  if (chance(0.3)) return [(at) => at.undo(), (at) => at.enter(text)]
  if (chance(0.5)) return [(at) => at.correct({ do: 'remove', at: number, count: 1 }), (at) => at.undo()]
  return [
    (at) => at.correct({ do: 'insert', at: number, text: '* note "typed twice"' }),
    (at) => at.correct({ do: 'remove', at: number, count: 1 }),
  ]
}
