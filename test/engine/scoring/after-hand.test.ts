import { describe, expect, test } from 'vitest'
import { ema2025 } from '../../../engine/editions/ema-2025/edition.ts'
import { wrc2015 } from '../../../engine/editions/wrc-2015/edition.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import { bySeatAfter, changesAfter, type HandEnding, handAfter } from '../../../engine/scoring/after-hand.ts'

const NAME = { wind: 'E', number: 3, counters: 1, sticks: 1 } as const
/** One counter; one stick from before, one each of South and North laid in this hand. */
const STAKES = { counters: 1, sticks: 3, laid: { E: 0, S: 1, W: 0, N: 1 } }
const name = ({ wind, number, counters, sticks }: ReturnType<typeof handAfter>): string => `${wind}${number} ${counters} ${sticks}`

describe('what the end of a hand moves, and the hand that follows', () => {
  test.each<[string, HandEnding, readonly number[], string]>([
    ['West wins on East’s discard', { how: 'ron', from: 'E', wins: [{ seat: 'W', points: 3900 }] }, [-4200, 0, 7200, 0], 'E4 0 0'],
    ['the dealer wins and stays', { how: 'ron', from: 'N', wins: [{ seat: 'E', points: 5800 }] }, [9100, 0, 0, -6100], 'E3 2 0'],
    [
      'two win: the nearer one gets counters and sticks',
      {
        how: 'ron',
        from: 'W',
        wins: [
          { seat: 'S', points: 1000 },
          { seat: 'N', points: 2000 },
        ],
      },
      [0, 1000, -3300, 5300],
      'E4 0 0',
    ],
    ['South draws the winning tile', { how: 'tsumo', seat: 'S', others: 1000, dealer: 2000 }, [-2100, 7300, -1100, -1100], 'E4 0 0'],
    ['the dealer draws it', { how: 'tsumo', seat: 'E', others: 2000, dealer: 2000 }, [9300, -2100, -2100, -2100], 'E3 2 0'],
    ['nobody waits', { how: 'exhaustive', tenpai: [] }, [0, 0, 0, 0], 'E4 2 3'],
    ['the dealer waits alone', { how: 'exhaustive', tenpai: ['E'] }, [3000, -1000, -1000, -1000], 'E3 2 3'],
    ['two wait, the dealer does not', { how: 'exhaustive', tenpai: ['S', 'N'] }, [-1500, 1500, -1500, 1500], 'E4 2 3'],
    ['all but the dealer wait', { how: 'exhaustive', tenpai: ['S', 'W', 'N'] }, [-3000, 1000, 1000, 1000], 'E4 2 3'],
    ['an abortive draw', { how: 'abort' }, [0, 0, 0, 0], 'E3 2 3'],
    ['a chombo: the sticks of the hand go back', { how: 'chombo' }, [0, 1000, 0, 1000], 'E3 1 1'],
  ])('%s', (_, ending, changes, next) => {
    expect(Object.values(changesAfter(ending, STAKES, wrc2015))).toEqual(changes)
    expect(name(handAfter(ending, { name: NAME, stakes: STAKES, rules: wrc2015 }))).toBe(next)
  })
  test('after the fourth hand the wind changes', () =>
    expect(name(handAfter({ how: 'exhaustive', tenpai: [] }, { name: { ...NAME, number: 4 }, stakes: STAKES, rules: wrc2015 }))).toBe(
      'S1 2 3',
    ))
  test('who was South deals next, unless the dealer stays', () => {
    const who = bySeat((seat) => `was ${seat}`)
    expect(Object.values(bySeatAfter(who, { how: 'exhaustive', tenpai: [] }, wrc2015))).toEqual(['was S', 'was W', 'was N', 'was E'])
    expect(bySeatAfter(who, { how: 'abort' }, wrc2015)).toEqual(who)
  })

  const TWO_WINS: HandEnding = {
    how: 'ron',
    from: 'W',
    wins: [
      { seat: 'S', points: 1000 },
      { seat: 'N', points: 2000 },
    ],
  }
  test('each winner is paid for the counters and gets the own stick of this hand back (EMA 2025, 3.4.4, 3.3.10)', () =>
    expect(changesAfter(TWO_WINS, STAKES, ema2025)).toEqual({ E: 0, S: 1000 + 300 + 1000, W: -3600, N: 2000 + 300 + 2000 }))
  test('only the winners’ own sticks go back: one of a player who did not win goes to the nearest', () =>
    expect(changesAfter(TWO_WINS, { counters: 0, sticks: 3, laid: { E: 1, S: 1, W: 0, N: 0 } }, ema2025)).toEqual({
      E: 0,
      S: 1000 + 1000,
      W: -3000,
      N: 2000 + 2000,
    }))
  test('a mangan for discards is paid as a self-draw, without counters and sticks (RRC 5.4); the dealer stays if waiting', () => {
    const ending: HandEnding = { how: 'exhaustive', tenpai: ['W'], nagashi: ['S'] }
    expect(changesAfter(ending, STAKES, ema2025)).toEqual({ E: -4000, S: 8000, W: -2000, N: -2000 })
    expect(name(handAfter(ending, { name: NAME, stakes: STAKES, rules: ema2025 }))).toBe('E4 2 3')
    expect(changesAfter({ how: 'exhaustive', tenpai: [], nagashi: ['E'] }, STAKES, ema2025)).toEqual({
      E: 12_000,
      S: -4000,
      W: -4000,
      N: -4000,
    })
  })
  test('two players with a mangan for discards pay each other too', () =>
    expect(changesAfter({ how: 'exhaustive', tenpai: [], nagashi: ['E', 'S'] }, STAKES, ema2025)).toEqual({
      E: 8000,
      S: 4000,
      W: -6000,
      N: -6000,
    }))
  test('a chombo costs points at the table only where it is a reverse mangan (EMA 3.4.6, RRC 5.8)', () => {
    const rules = { ...ema2025, settings: { ...ema2025.settings, 'chombo-worth': 'reverse-mangan' } } as const
    expect(changesAfter({ how: 'chombo', by: 'S' }, STAKES, ema2025)).toEqual({ E: 0, S: 1000, W: 0, N: 1000 })
    expect(changesAfter({ how: 'chombo', by: 'S' }, STAKES, rules)).toEqual({ E: 4000, S: -7000, W: 2000, N: 3000 })
    expect(changesAfter({ how: 'chombo', by: 'E' }, STAKES, rules)).toEqual({ E: -12_000, S: 5000, W: 4000, N: 5000 })
    expect(name(handAfter({ how: 'chombo', by: 'E' }, { name: NAME, stakes: STAKES, rules }))).toBe('E3 1 1')
  })
  test('the dealer stays only after a win, where a tournament says so', () => {
    const rules = { ...ema2025, settings: { ...ema2025.settings, 'dealer-stays': 'win' } } as const
    expect(name(handAfter({ how: 'exhaustive', tenpai: ['E'] }, { name: NAME, stakes: STAKES, rules }))).toBe('E4 2 3')
  })
})
