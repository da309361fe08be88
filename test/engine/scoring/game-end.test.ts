import { describe, expect, test } from 'vitest'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { Settings } from '../../../engine/model/settings.ts'
import { type HandEnding, type HandName, handAfter } from '../../../engine/scoring/after-hand.ts'
import { gameEnd, isGameOver } from '../../../engine/scoring/game-end.ts'
import type { HandPlayed, SinceSignal } from '../../../engine/scoring/time-limit.ts'

type Case = {
  readonly name?: Partial<HandName>
  readonly ending?: HandEnding
  readonly after?: readonly [number, number, number, number]
  readonly since?: SinceSignal
  readonly played?: HandPlayed
  readonly rules?: string
  readonly settings?: Partial<Settings>
}

const endOf = ({ name: named, ending = DRAW, after = LEVEL, since, played = 'played', rules: id = 'ema-2025', settings }: Case) => {
  const edition = ruleSet(id) ?? expect.fail(id)
  const rules = { ...edition, settings: { ...edition.settings, ...settings } }
  const name: HandName = { wind: 'E', number: 1, counters: 0, sticks: 0, ...named }
  const next = handAfter(ending, { name, stakes: { counters: 0, sticks: 0, laid: { E: 0, S: 0, W: 0, N: 0 } }, rules })
  const [E, S, W, N] = after
  return gameEnd({ name, ending, played, next, after: { E, S, W, N }, since: since ?? null }, rules)
}

const LEVEL = [30_000, 30_000, 30_000, 30_000] as const
const IN_THE_LEAD = [42_000, 30_000, 28_000, 20_000] as const
const DRAW: HandEnding = { how: 'exhaustive', tenpai: [] }
const EAST_WINS: HandEnding = { how: 'tsumo', seat: 'E', others: 1000, dealer: 1000 }
const LAST = { wind: 'S', number: 4 } as const

describe('whether the game is over', () => {
  test.each<[string, Case, ReturnType<typeof endOf>]>([
    ['in the south round', { name: { wind: 'S', number: 1 } }, null],
    ['after the south round (EMA 3.5, WRC 9.6, RRC 3.9)', { name: LAST }, 'south-round'],
    ['below zero (EMA 4.1.4, WRC 2, RRC 5.5)', { after: [-100, 40_000, 40_000, 40_100] }, null],
    [
      'below zero, where a tournament ends the game then',
      { after: [-100, 40_000, 40_000, 40_100], settings: { bankruptcy: 'on' } },
      'bankruptcy',
    ],
    ['at zero, where a tournament ends the game below it', { after: [0, 40_000, 40_000, 40_000], settings: { bankruptcy: 'on' } }, null],
  ])('%s', (_, asked, end) => expect(endOf(asked)).toBe(end))
})

describe('East wins the last hand (agari yame)', () => {
  const won: Case = { name: LAST, ending: EAST_WINS, after: IN_THE_LEAD }
  test.each<[string, Case, ReturnType<typeof endOf>]>([
    ['in the lead: the game goes on (WRC 10, RRC 7.1)', { ...won, rules: 'wrc-2025' }, 'dealer-goes-on'],
    ['in the lead: the text does not say', { ...won, rules: 'ema-2025' }, 'dealer-asked'],
    ['in the lead: East may end the game, where a tournament says so', { ...won, settings: { 'agari-yame': 'on' } }, 'dealer-may-end'],
    [
      'by another’s discard',
      { ...won, ending: { how: 'ron', from: 'N', wins: [{ seat: 'E', points: 2000 }] }, rules: 'rrc-1.5' },
      'dealer-goes-on',
    ],
    ['behind another player', { ...won, after: [30_000, 42_000, 28_000, 20_000], settings: { 'agari-yame': 'on' } }, null],
    ['level with another player', { ...won, after: [36_000, 36_000, 28_000, 20_000], settings: { 'agari-yame': 'on' } }, null],
    ['in the third hand of the south round', { ...won, name: { wind: 'S', number: 3 }, settings: { 'agari-yame': 'on' } }, null],
    ['and only waits at the draw', { ...won, ending: { how: 'exhaustive', tenpai: ['E'] }, settings: { 'agari-yame': 'on' } }, null],
  ])('%s', (_, asked, end) => expect(endOf(asked)).toBe(end))
})

describe('a hand ends after the signal of the time limit', () => {
  const during: SinceSignal = { at: 'during-hand', ended: [] }
  test.each<[string, Case, ReturnType<typeof endOf>]>([
    ['the hand of the signal: one more (EMA 7.4)', { since: during }, 'one-more'],
    ['the hand after it: the last one', { since: { at: 'during-hand', ended: ['played'] } }, 'time-limit'],
    [
      'the hand of the signal, where a tournament finishes that hand only',
      { since: during, settings: { 'hands-after-signal': 0 } },
      'time-limit',
    ],
    [
      'a chombo in the last hand counts (EMA 3.4.6)',
      { since: { at: 'during-hand', ended: ['played'] }, ending: { how: 'chombo' }, played: 'chombo' },
      'time-limit',
    ],
    [
      'a chombo in the last hand is dealt again (WRC 10.1)',
      { since: { at: 'during-hand', ended: ['played'] }, ending: { how: 'chombo' }, played: 'chombo', rules: 'wrc-2025' },
      'one-more',
    ],
    [
      'a chombo in the last hand, where the text does not say',
      { since: { at: 'during-hand', ended: ['played'] }, ending: { how: 'chombo' }, played: 'chombo', rules: 'rrc-1.5' },
      'hands-asked',
    ],
    ['the signal between two hands, which is not stated', { since: { at: 'between-hands', ended: [] }, rules: 'rrc-1.5' }, 'hands-asked'],
    ['the south round ends before', { since: during, name: LAST }, 'south-round'],
    [
      'the last hand of the limit is East’s: nobody has to choose',
      {
        since: { at: 'during-hand', ended: ['played'] },
        name: LAST,
        ending: EAST_WINS,
        after: IN_THE_LEAD,
        settings: { 'agari-yame': 'on' },
      },
      'time-limit',
    ],
  ])('%s', (_, asked, end) => expect(endOf(asked)).toBe(end))
  test('a game is over for certain only by its rounds, its scores or its time', () =>
    expect((['south-round', 'bankruptcy', 'time-limit', 'dealer-may-end', 'one-more', null] as const).map(isGameOver)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]))
})
