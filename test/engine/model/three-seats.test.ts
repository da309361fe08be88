import { describe, expect, test } from 'vitest'
import { wrc2015 } from '../../../engine/editions/wrc-2015/edition.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { inherit } from '../../../engine/model/cells.ts'
import { FOUR_PLAYERS, type GameForm } from '../../../engine/model/game-form.ts'
import { RULE_IDS } from '../../../engine/model/rule-ids.ts'
import { edition } from '../../../engine/model/rule-set.ts'
import { changesAfter } from '../../../engine/scoring/after-hand.ts'
import { paymentsOf } from '../../../engine/scoring/payments.ts'
import { fileOf, handOf } from '../judging/table-of.ts'

/** Three players as Tenhou plays: 108 tiles, eight replacement tiles, no chow, self-draws without a share for North. */
const THREE: GameForm = {
  ...FOUR_PLAYERS,
  seats: ['E', 'S', 'W'],
  hasChow: false,
  tilesInSet: 108,
  wallAtTheDeal: 55,
  replacementTiles: 8,
  notenPayment: 2000,
}
const rules = edition('three-seats', { ...wrc2015, form: THREE, cells: inherit(wrc2015.cells, RULE_IDS) })
const played = (text: string): Play => judgeHand(handOf(fileOf(text)), rules)
const found = ({ findings }: Play): readonly string[] => findings.map(({ event, rule, seat }) => `${event} ${rule} ${seat}`)

describe('an edition whose form has three seats', () => {
  const round = 'E draw; E discard 1z; S draw; S discard 9s; W draw; W discard 9p; E draw'

  test('after West comes East, and each draw leaves one of 55 tiles less', () => {
    const play = played(round)
    expect(found(play)).toEqual([])
    expect(viewOf(play)).toMatchObject({ turn: { seat: 'E', due: 'discard' }, wall: 51, replacements: 8 })
  })
  test('nobody may chow, and both others may pung', () => {
    const play = played('E draw; E discard 3p')
    expect(viewOf(play).windows).toMatchObject({ chow: [], pung: ['S', 'W'], win: ['S', 'W'] })
    expect(found(played('E draw; E discard 3p; S call chii'))).toEqual(['3 claim.wrong-seat S'])
    expect(found(played('E draw; E discard 3p; W pon 3p3p; W discard 1z; E draw'))).toEqual([])
  })
  test('the wall is empty after 55 draws, and not before', () => {
    const turns = Array.from({ length: 56 }, (_, n) => `${THREE.seats[n % 3]} draw; ${THREE.seats[n % 3]} discard 2p`)
    expect(found(played(turns.slice(0, 55).join('; '))).filter((one) => one.includes('record.wall'))).toEqual([])
    expect(found(played(turns.join('; '))).filter((one) => one.includes('record.wall'))).toEqual(['111 record.wall null'])
  })
})

describe('payments of three players', () => {
  /** 40 fu and 3 han: 1,280 base points. */
  const win = {
    winner: 'S',
    from: null,
    base: 1280,
    counters: 1,
    sticks: 0,
    liable: [],
    countersOfLiability: 'unknown',
    form: THREE,
  } as const

  test.each([
    ['a self-draw, North’s share lost', win, ['E 2600', 'W 1300', 'E 100', 'W 100']],
    [
      'a self-draw, North’s share halved',
      { ...win, form: { ...THREE, absentShare: 'halved' } } as const,
      ['E 3300', 'W 2000', 'E 100', 'W 100'],
    ],
    ['a win on a discard', { ...win, from: 'W' } as const, ['W 5200', 'W 200']],
    ['the dealer wins on a discard', { ...win, winner: 'E', from: 'W' } as const, ['W 7700', 'W 200']],
  ])('%s', (_, one, paid) => expect(paymentsOf(one).map(({ from, points }) => `${from} ${points}`)).toEqual(paid))

  test('of 2,000 points for waiting hands North neither pays nor gets any', () =>
    expect(
      changesAfter(
        { how: 'exhaustive', tenpai: ['S'] },
        { counters: 0, sticks: 0, laid: { E: 0, S: 0, W: 0, N: 0 } },
        { form: THREE, settings: wrc2015.settings },
      ),
    ).toEqual({ E: -1000, S: 2000, W: -1000, N: 0 }))
})
