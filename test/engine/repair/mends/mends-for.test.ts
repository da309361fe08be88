import { describe, expect, test } from 'vitest'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import { eventsOf, type Play } from '../../../../engine/judging/play.ts'
import type { Finding } from '../../../../engine/model/findings.ts'
import { applyMend, type Mend } from '../../../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../../../engine/repair/mends/mends-for.ts'
import { mendText } from '../../../../engine/wording/record/mends.ts'
import { faultsOf, judged } from '../../judging/table-of.ts'

const HAND = '@from middle; @displayed complete; @hold S 1m2m3m4p5p6p7s8s9s5z6z6z7z; '
const RIICHI = `${HAND}@riichi S; `

/** The mends proposed for the first finding, under the rules of real games. */
const proposed = (table: string): { readonly play: Play; readonly finding: Finding; readonly mends: readonly Mend[] } => {
  const play = judged(table, 'riichi-wiki')
  const [finding] = play.findings.filter(({ level }) => level !== 'info' && level !== 'advice').sort((a, b) => a.event - b.event)
  if (!finding) throw new Error(`nothing is found in ${table}`)
  return { play, finding, mends: mendsFor(play, finding) }
}

/** The faults left after a mend is applied. */
const faultsAfter = (play: Play, mend: Mend | undefined): readonly string[] =>
  mend ? faultsOf(judgeHand({ header: play.header, events: applyMend(eventsOf(play), mend.edit) }, play.rules)) : ['no mend']

test('a claimed tile not taken: the line is missing, and no true act is to be removed', () => {
  const play = judged('@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s', 'wrc-2015')
  const [finding] = play.findings
  if (finding?.rule !== 'claim.not-taken') throw new Error('another finding')
  const mends = mendsFor(play, finding)
  expect(mends.map((mend) => mendText(mend, 'en'))).toEqual(['Insert W take before act 4'])
  expect(faultsAfter(play, mends[0])).toEqual([])
})

describe('an act that is taken back goes together with the line that takes it back', () => {
  test.each([
    ['a call', 'E discard 3m; W call pon; W retract; S draw; S discard 9p', 'claim.changed', ['Remove acts 2 to 3']],
    [
      'a call whose tiles were shown',
      'E discard 3m; W call pon; W show 3m3m; W retract; S draw; S discard 9p',
      'claim.changed',
      ['Remove acts 2 to 4'],
    ],
    ['a riichi', '@wall 40; S draw; S call riichi; S retract; S discard 9p; W draw', 'riichi.taken-back', ['Remove acts 2 to 3']],
    ['a discard', 'S draw 9p; S discard 9p; S retract 9p; S discard 1z; W draw', 'discard.taken-back', ['Remove acts 2 to 3']],
    [
      'a call beside another one: neither its line nor its withdrawal is put under another seat',
      'E discard 3m; S call chii; W call pon; S retract; S draw; S discard 9p',
      'turn.draw',
      ['Remove act 5', 'Insert W discard ?, N draw, N discard ?, E draw, E discard ? before act 5'],
    ],
  ])('%s', (_, table, rule, expected) => {
    const play = judged(`@from middle; @displayed complete; ${table}`, 'wrc-2025')
    const finding = play.findings.find((one) => one.rule === rule)
    if (!finding) throw new Error(`no ${rule} in ${table}`)
    expect(mendsFor(play, finding).map((mend) => mendText(mend, 'en'))).toEqual(expected)
  })
})

test('the end of a win that was called stays where it is: the next hand has begun', () => {
  const { finding, mends } = proposed('@from middle; E discard 1z; S ron; * end win; E draw; E discard 3p; S draw; S discard 1p')
  expect(finding.rule).toBe('record.wind')
  expect(mends.map((mend) => mendText(mend, 'en')).join()).not.toMatch(/act 3\b/)
})

test.each([
  ['draws left out', '@from middle; @wall 40; E discard 1z; S discard 2z; N discard 3p; W discard 9s', 'Move act 3 to after act 4'],
  [
    'and play goes on',
    '@from middle; @wall 40; E discard 1z; S discard 2z; N discard 3p; W discard 9s; E discard 6z',
    'Move act 3 to after act 4',
  ],
])('two discards that changed places: %s', (_, table, expected) => {
  expect(proposed(table).mends.map((mend) => mendText(mend, 'en'))).toContain(expected)
})

test('no red five is proposed under rules without them', () => {
  const table = '@from middle; N draw 5s; N discard 8p; E draw; E discard 1m; S draw; S discard 6s; W pon 5s5s; W discard 7m; N draw'
  const play = judged(table, 'wrc-2025')
  const [finding] = play.findings
  if (finding?.rule !== 'record.claim') throw new Error('another finding')
  const [first, ...others] = mendsFor(play, finding).map((mend) => mendText(mend, 'en'))
  expect(first).toBe('Change act 6 to S discard 5s')
  expect(others.join()).not.toContain('0s')
  expect(
    proposed(table)
      .mends.map((mend) => mendText(mend, 'en'))
      .join(),
  ).toContain('0s')
})

describe('the likeliest mend', () => {
  test.each([
    ['a draw stands twice', '@from middle; N discard 2p; E draw 3m; E draw 3m; E discard 4m; S draw', 'record.doubled', 'Remove act 3'],
    ['a discard stands twice', '@from middle; E discard 3m; E discard 3m; S draw 1z; S discard 9p', 'record.doubled', 'Remove act 2'],
    [
      'a pung is written after its discard',
      '@from middle; E discard 5p; W discard 9m; W pon 5p5p; N draw; N discard 1z',
      'record.claim',
      'Move act 2 to after act 5',
    ],
    [
      'a pung is called before its discard',
      '@from middle; N discard 1z; E draw; W call pon; E discard 5p; W show 5p5p; W take; W discard 9m; N draw',
      'record.claim',
      'Move act 3 to after act 4',
    ],
    [
      'the discard is missing that a win was called on, and paid',
      '@from middle; @scores 25000 25000 25000 25000; E discard 9p; S draw; W ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 24000 26000 25000',
      'record.missing',
      'Insert S discard 3m before act 3',
    ],
    ['a pung stands twice', '@from middle; E discard 5p; W pon 5p5p; W pon 5p5p; W discard 1m', 'record.claim', 'Remove acts 5 to 7'],
    [
      'three lines stand twice',
      '@from middle; E draw; E discard 9m; S draw 5m; S discard 1z; W draw 3s; S draw 5m; S discard 1z; W draw 3s; W discard 2z; N draw',
      'record.doubled',
      'Remove acts 6 to 8',
    ],
    [
      'the drawer discards, but another seat drew',
      '@from middle; N discard 2p; E discard 5p; W draw; S discard 1m; W draw; W discard 2m',
      'record.seat',
      'Change act 3 to S draw',
    ],
    [
      'a discard under the wrong seat',
      '@from middle; N discard 1m; E draw; E discard 3m; S draw; N discard 9p; W draw; W discard 1m',
      'record.seat',
      'Change act 5 to S discard 9p',
    ],
    [
      'a discard is missing',
      '@from middle; E discard 5p; S draw; W draw; W discard 1m; N draw',
      'record.missing',
      'Insert S discard ? before act 3',
    ],
    [
      'a whole turn is missing',
      '@from middle; N draw; N discard 1z; E draw; E discard 5p; W draw; W discard 1m; N draw; N discard 3m',
      'record.missing',
      'Insert S draw, S discard ? before act 5',
    ],
    [
      'a turn is missing, draws left out',
      '@from middle; E discard 5p; W discard 1m; N discard 2m; E discard 3m',
      'record.missing',
      'Insert S discard ? before act 2',
    ],
    [
      'the discard that was claimed is missing',
      '@from middle; E discard 5p; S draw; W pon 9s9s; W discard 1m',
      'record.claim',
      'Insert S discard 9s before act 3',
    ],
    [
      'the discard claimed was one rank off',
      '@from middle; E discard 5p; S pon 6p6p; S discard 1m',
      'record.claim',
      'Change act 1 to E discard 6p',
    ],
    ['a chow from across', '@from middle; E discard 5p; W chii 6p7p; W discard 1m', 'record.claim', 'Insert S discard 5p before act 2'],
    ['a discard that the hand does not hold', `${HAND}S draw 1z; S discard 9m hand`, 'record.hand', 'Change act 2 to S discard 9s hand'],
    [
      'a fifth tile is drawn, and what goes later says which one it was',
      `${HAND}@river N 9m 9m 9m 9m; S draw 9m; S discard 5z; W draw; W discard 2p; N draw; N discard 2p; E draw; E discard 2p; S draw 3z; S discard 9p; W draw`,
      'record.fifth-tile',
      'Change act 1 to S draw 9p',
    ],
    [
      'a fifth tile is discarded, and any of the lines may have it wrong: the newest first, its tile left open',
      '@from middle; @river N 1z 2p; @river S 1z; E draw; E discard 1z; S draw; S discard 3p; W draw; W discard 1z; N draw; N discard 1z; E draw',
      'record.fifth-tile',
      'Change act 8 to N discard ?',
    ],
    [
      'a draw and its discard are both under a wrong seat',
      '@from middle; N discard 2p; E draw; E discard 5p; W draw; W discard 1m; W draw; W discard 2m; N draw',
      'record.seat',
      'Change acts 4 to 5 into S draw, S discard 1m',
    ],
    [
      'a red five too many was a plain one',
      '@from middle; E draw; E discard 0p; S draw; S discard 3p; W draw; W discard 0p; N draw',
      'record.fifth-tile',
      'Change act 6 to W discard 5p',
    ],
    ['in riichi another tile than the one drawn', `${RIICHI}S draw 3s; S discard 3p`, 'record.hand', 'Change act 2 to S discard 3s'],
    [
      'in riichi the drawn tile marked as one from the hand',
      `${RIICHI}S draw; S discard 9s hand`,
      'riichi.hand-changed',
      'Change act 2 to S discard 9s drawn',
    ],
    [
      'the hand shown holds what was never drawn, and few of what was are left: the draw was one suit off',
      `${HAND}@river N 9m 9m 9m; S draw 9m; S discard 7z; * end exhaustive; S reveal 1m2m3m4p5p6p7s8s9s5z6z6z9p`,
      'record.hand',
      'Change act 1 to S draw 9p',
    ],
    [
      'what was discarded as drawn goes again: it was one from the hand, nobody knows which',
      `${HAND}S draw 1z; S discard 1z drawn; W draw; W discard 2p; N draw; N discard 2p; E draw; E discard 2p; S draw 3s; S discard 1z hand; W draw`,
      'record.hand',
      'Change act 2 to S discard ? hand',
    ],
    [
      'a take without a call',
      '@from middle; E discard 5p; W take; W discard 1m',
      'record.no-claim',
      'Insert W call pon, W show ?? before act 2',
    ],
    ['a show without a call', '@from middle; E discard 5p; W show 5p5p; W discard 1m', 'record.no-claim', 'Insert W call pon before act 2'],
    ['a replacement tile without a kong', '@from middle; S draw; S discard 2m; W replace', 'record.no-claim', 'Change act 3 to W draw'],
    [
      'an end that came too early',
      '@from middle; E discard 5p; * end exhaustive; S draw; S discard 1m',
      'record.wind',
      'Move act 2 to after act 4',
    ],
    [
      'a paid hand shown with a tile twice',
      '@hand E1 0; @scores 25000 25000 25000 25000; E draw; E discard 1z; S draw; S discard 3m; W ron; W reveal 1m1m2m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 23700 26300 25000',
      'record.tile',
      'Change act 6 to W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
    ],
    [
      'a paid hand shown with a tile too few',
      '@hand E1 0; @scores 25000 25000 25000 25000; E draw; E discard 1z; S draw; S discard 3m; W ron; W reveal 1m2m4p5p6p7s8s9s5z6z6z6z; * scores 25000 23700 26300 25000',
      'record.tile',
      'Change act 6 to W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
    ],
    [
      'the only yaku is the riichi, and the record has none',
      'E draw; E discard 1z; S draw; S discard 2z; W draw; W discard 3z; N draw; N discard 4z; E draw; E discard 5z; S draw; S discard 1s; W draw; W discard 1p; N draw; N discard 6z; E draw; E discard 8m; S ron; S reveal 8m8m1p2p3p5p6p7p3s4s5s2s2s',
      'win.no-yaku',
      'Change act 12 to S riichi 1s',
    ],
    ['a hand counted wrongly', 'E draw; E discard 1z; S count 12', 'hand.count', 'Change act 3 to S count 13'],
    ['a concealed kong for an extended pung', `${HAND}@meld S pon 5p E; S draw; S ankan 5p`, 'kong.no-group', 'Change act 2 to S kakan 5p'],
  ])('%s', (_, table, rule, text) => {
    const { play, finding, mends } = proposed(table)
    expect(finding.rule).toBe(rule)
    expect(mends.map((mend) => mendText(mend, 'en'))[0]).toBe(text)
    expect(faultsAfter(play, mends[0])).toEqual([])
    for (const mend of mends) expect(faultsAfter(play, mend).length).toBeLessThan(faultsOf(play).length)
  })
})

describe('what is proposed', () => {
  test('is likelier the higher it stands, and all of it is no more than certain', () => {
    const { mends } = proposed(`${HAND}S draw 1z; S discard 9m`)
    expect(mends.length).toBeGreaterThan(1)
    expect(mends.map(({ likelihood }) => likelihood)).toEqual(mends.map(({ likelihood }) => likelihood).toSorted((a, b) => b - a))
    expect(mends.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeLessThanOrEqual(1.000001)
  })

  test.each([
    ['a foul that the recorder saw', '@from middle; E discard 2z; S discard 1z nodraw'],
    ['a draw from an empty wall', '@from middle; @wall 0; E discard 5p; S draw; S discard 1z'],
  ])('only what leaves no other contradiction: %s', (_, table) => {
    const { play, mends } = proposed(table)
    for (const mend of mends) expect(faultsAfter(play, mend)).toEqual([])
  })

  test('answers and rulings of the record keep to their event, and do not stand in the way', () => {
    const { play, mends } = proposed(
      '@from middle; E discard 5p; S draw; W draw; W discard 1m; N draw; N discard 3p; E discard 3p wrong; * ruling 7 turn.discard dismissed',
    )
    expect(mendText(mends[0] as Mend, 'en')).toBe('Insert S discard ? before act 3')
    expect(applyMend(eventsOf(play), (mends[0] as Mend).edit).at(-1)).toMatchObject({ verb: 'ruling', event: 8 })
  })

  test('what a referee decided, or decided on, is no mistake of the record', () => {
    const play = judged(
      '@from middle; E discard 2p; S chii 3p4p; S discard 5p; * ruling 5 swap.other-end upheld dead-hand; W draw; W discard 7z; S pon 7z7z',
      'wrc-2015',
    )
    const finding = play.findings.find(({ rule }) => rule === 'dead-hand.act')
    const mends = finding ? mendsFor(play, finding) : []
    expect(mends.map((mend) => mendText(mend, 'en'))).toEqual([
      'Change act 9 to E pon 7z7z',
      'Change act 9 to N pon 7z7z',
      'Remove acts 9 to 11',
    ])
  })

  test('no mend for a finding that is not in the record', () => {
    const { play, finding } = proposed('@from middle; E discard 3m; E discard 3m; S draw')
    expect(mendsFor(play, { ...finding, event: 9 })).toEqual([])
  })
})
