import { expect, test } from 'vitest'
import { momentReached } from '../../../../desk/event/rounds/clock.ts'
import { aDesk } from '../../api/a-desk.ts'

const START = Date.parse('2026-11-21T12:00:00.000Z')
const after = (minutes: number): Date => new Date(START + minutes * 60_000)
const BY = 'Michiko Hayashi'

const HAND = (name: string): string => `@hand ${name}
@from middle
E discard 1z`
const WON = `N discard 3p
S call ron`
const END = '* end win'

/** A round of 60 minutes with one table, which is at the given minute when something is asked or recorded. */
const aRound = async (rules: string) => {
  let minutes = 0
  const { calls } = aDesk({ now: () => after(minutes) })
  await calls.tournaments.create({ name: 'Test Open', place: '', date: '2026-11-21', rules, tables: 1, referee: BY })
  const table = (await calls.tables.list())[0]?.id ?? ''
  await calls.rounds.plan({ round: 1, starts: null, minutes: 60, by: BY })
  await calls.rounds.start({ round: 1, by: BY })
  return {
    calls,
    table,
    at: async (to: number, text?: string, waited?: number) => {
      minutes = to
      if (text !== undefined) await calls.tables.record({ table, text, by: BY, waited: waited && waited * 60_000 })
      return (await calls.rounds.lastHands()).map(({ left, since }) => [left, since.at, since.ended.join(' ')])
    },
  }
}

test('the signal 15 minutes before the end, during a hand: that hand and one more (EMA 7.4)', async () => {
  const { at } = await aRound('ema-2025')
  expect(await at(40, HAND('E1 0'))).toEqual([])
  expect(await at(44)).toEqual([])
  expect(await at(46)).toEqual([[2, 'during-hand', '']])
  expect(await at(47, `${WON}\n${END}`)).toEqual([[1, 'during-hand', 'played']])
  expect(await at(49, HAND('E2 0'))).toEqual([[1, 'during-hand', 'played']])
  expect(await at(55, `${WON}\n${END}`)).toEqual([[0, 'during-hand', 'played played']])
})

test('a hand ends with the declared win, not with its payment', async () => {
  const { at } = await aRound('wrc-2025')
  await at(50, HAND('E1 0'))
  await at(59, WON)
  expect(await at(62, END)).toEqual([[2, 'between-hands', '']])
  expect(await at(63, HAND('E2 0'))).toEqual([[2, 'between-hands', '']])
  expect(await at(70, `${WON}\n${END}`)).toEqual([[1, 'between-hands', 'played']])
})

test('a hand whose acts waited for the desk was dealt and won when they were typed', async () => {
  const { at } = await aRound('wrc-2025')
  expect(await at(61, `${HAND('E1 0')}\n${WON}\n${END}`, 3)).toEqual([[2, 'between-hands', '']])
  const { at: later } = await aRound('ema-2025')
  expect(await later(50, HAND('E1 0'), 6)).toEqual([[2, 'during-hand', '']])
})

test('a chombo after the signal counts as a hand, or is dealt again (EMA 3.4.6, WRC 10.1); another new deal never counts', async () => {
  const chombo = '* end abort referee\n* note chombo E'
  for (const [rules, left] of [
    ['ema-2025', 1],
    ['wrc-2025', 2],
  ] as const) {
    const { at } = await aRound(rules)
    await at(40, HAND('E1 0'))
    expect(await at(61, chombo)).toEqual([[left, 'during-hand', 'chombo']])
  }
  const { at } = await aRound('ema-2025')
  await at(40, HAND('E1 0'))
  expect(await at(46, '* end abort referee')).toEqual([[2, 'during-hand', 'unplayed']])
})

test('a note is a remark: it starts no hand, ends none, and is no chombo but in the words of the form', async () => {
  const { at } = await aRound('wrc-2025')
  await at(50, '@hand E1 0\n@from middle\nE note E discard 1z, then W call ron\n* note * end win')
  expect(await at(61)).toEqual([[2, 'between-hands', '']])
  await at(62, '* note chombo E was reported by mistake\nE discard 1z\nN discard 3p\nS call ron')
  expect(await at(63, '* end win\nN note N discard 3p')).toEqual([[1, 'between-hands', 'played']])
})

test('a record typed after play: the hands since the signal are those after its note, whenever they were typed', async () => {
  const { at } = await aRound('wrc-2025')
  // all typed an hour later: by the clock, no hand has ended since
  const first = `${HAND('E1 0')}\n${WON}\n${END}`
  expect(await at(120, first)).toEqual([[1, 'between-hands', 'played']])
  expect(await at(121, `${HAND('E2 0')}\n* note signal`), 'noted in the second hand').toEqual([[2, 'during-hand', '']])
  expect(await at(122, `${WON}\n${END}`)).toEqual([[1, 'during-hand', 'played']])
  expect(await at(123, HAND('E3 0'))).toEqual([[1, 'during-hand', 'played']])
  expect(await at(124, `${WON}\n${END}`)).toEqual([[0, 'during-hand', 'played played']])
})

test('the note of the signal between two hands, before the first discard, and after a declared win', async () => {
  for (const [rules, before, left, when, hands = ''] of [
    ['wrc-2025', `${HAND('E1 0')}\n${WON}\n${END}\n* note signal`, 2, 'between-hands'],
    ['wrc-2025', `${HAND('E1 0')}\n${WON}\n* note signal\n${END}`, 2, 'between-hands'],
    ['wrc-2025', '@hand E1 0\n@from middle\n* note signal\nE discard 1z', 2, 'between-hands'],
    ['ema-2025', '@hand E1 0\n@from middle\n* note signal\nE discard 1z', 2, 'during-hand'],
    ['ema-2025', `${HAND('E1 0')}\n${WON}\n${END}\n* note signal`, 2, 'during-hand'],
    // the record has not all discards
    ['wrc-2025', '@hand E1 0\n@from middle\nE discard 1z\n* note signal\n* end exhaustive', 1, 'during-hand', 'played'],
    // nor does it lack one: the last tile was discarded before the signal
    ['wrc-2025', '@hand E1 0\n@from middle\n@wall 1\nE draw\nE discard 1z\n* note signal\n* end exhaustive', 2, 'between-hands'],
  ] as const) {
    const { at } = await aRound(rules)
    expect(await at(10, before), `${rules} ${before}`).toEqual([[left, when, hands]])
  }
})

test('the note is proposed by the clock, and moved or removed like any act; the last one counts', async () => {
  const { at, calls, table } = await aRound('ema-2025')
  const noted = async () => (await calls.rounds.lastHands()).map(({ left, noted: isNoted }) => [left, isNoted])
  await at(40, `${HAND('E1 0')}\n${WON}\n${END}`)
  await at(44, HAND('E2 0'))
  await at(46)
  expect(await noted(), 'by the clock, in the second hand').toEqual([[2, false]])
  await at(47, '* note signal')
  expect(await noted()).toEqual([[2, true]])
  await at(50, `${WON}\n${END}\n${HAND('E3 0')}`)
  expect(await noted()).toEqual([[1, true]])
  const [hand] = (await calls.tables.state({ table })).hands
  await calls.tables.correct({ table, hand: hand?.id ?? '', edit: { do: 'insert', at: 2, text: '* note signal' }, by: BY })
  expect(await noted(), 'the note in the later hand counts').toEqual([[1, true]])
  const [, second] = (await calls.tables.state({ table })).hands
  await calls.tables.correct({ table, hand: second?.id ?? '', edit: { do: 'remove', at: 2, count: 1 }, by: BY })
  expect(await noted(), 'in the first hand: that one, and one more, which is over').toEqual([[0, true]])
})

test('a note of the signal counts before the clock gives it; a remark about the signal is none', async () => {
  const { at } = await aRound('ema-2025')
  expect(await at(10, `${HAND('E1 0')}\n* note signal heard late`)).toEqual([])
  expect(await at(11, '* note signal')).toEqual([[2, 'during-hand', '']])
})

test('a tournament finishes the hand only, and gives a table more time', async () => {
  const { at, calls, table } = await aRound('rrc-1.5')
  await calls.rounds.extraTime({ table, minutes: 5, by: BY })
  await at(50, `@set hands-after-signal 0\n${HAND('E1 0')}`)
  expect(await at(64)).toEqual([])
  expect(await at(66)).toEqual([[1, 'during-hand', '']])
})

test('no hands are counted after the result is signed', async () => {
  const { at, calls, table } = await aRound('ema-2025')
  await at(40, HAND('E1 0'))
  expect(await at(50)).toHaveLength(1)
  await calls.results.sign({ table, points: { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }, signed: [], by: BY })
  expect(await at(51)).toEqual([])
})

test.each<[string, Parameters<typeof momentReached>[0], number | null]>([
  ['it runs', [{ what: 'started', at: after(0) }], 45],
  [
    'it was paused before',
    [
      { what: 'started', at: after(0) },
      { what: 'paused', at: after(10) },
      { what: 'resumed', at: after(20) },
    ],
    55,
  ],
  [
    'it was paused after',
    [
      { what: 'started', at: after(0) },
      { what: 'paused', at: after(50) },
    ],
    45,
  ],
  [
    'it is paused',
    [
      { what: 'started', at: after(0) },
      { what: 'paused', at: after(10) },
    ],
    null,
  ],
  [
    'it ended before',
    [
      { what: 'started', at: after(0) },
      { what: 'ended', at: after(30) },
    ],
    null,
  ],
  ['it was never started', [], null],
])('when a clock has run 45 minutes: %s', (_, entries, minutes) =>
  expect(momentReached(entries, 45 * 60_000)).toBe(minutes === null ? null : after(minutes).getTime()),
)
