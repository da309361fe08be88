import { expect, test } from 'vitest'
import type { Language } from '../../../../engine/model/language.ts'
import type { Description } from '../../../../engine/wording/findings/describe.ts'
import { describe as describeFinding } from '../../../../engine/wording/findings/describe.ts'
import { finding, type Given } from './findings.ts'
import { RIICHI_AND_WINS } from './golden-riichi-and-wins.ts'

const DEAD = { kind: 'dead-hand' } as const
const DISCRETION = { kind: 'discretion' } as const

/** Cases for review by a referee: the situation, the rule set, and the finding as the rules make it. */
const CASES: readonly (readonly [situation: string, ruleSet: string, given: Given])[] = [
  [
    'West calls pon, discards, and never takes the tile',
    'wrc-2015',
    {
      rule: 'claim.not-taken',
      sections: ['5.4', '5.4.10'],
      remedies: ['dead-hand'],
      penalty: DEAD,
      facts: { call: 'pon', tile: '1z', from: 'E', others: 'NE' },
    },
  ],
  [
    'South shows before calling',
    'ema-2016',
    {
      rule: 'claim.order',
      seat: 'S',
      event: 2,
      sections: ['5.1'],
      remedies: ['point-out'],
      facts: { step: 'show', call: 'chii', tiles: ['3s', '0s'], tile: '4s', from: 'E' },
    },
  ],
  [
    'chii from across',
    'wrc-2015',
    { rule: 'claim.wrong-seat', event: 2, sections: ['5.4.2'], remedies: ['claim-void'], facts: { call: 'chii', tile: '5p', from: 'E' } },
  ],
  [
    'a call after the draw, where the text is silent',
    'ema-pre-2016',
    {
      rule: 'claim.late',
      level: 'question',
      seat: 'N',
      event: 3,
      remedies: ['claim-void'],
      answers: ['void', 'stands'],
      facts: { call: 'pon', tile: '5p', from: 'S', discard: 1, due: 'W' },
    },
  ],
  [
    'a pung goes on after a win was called',
    'wrc-2015',
    {
      rule: 'claim.precedence',
      event: 4,
      sections: ['5.4.1'],
      remedies: ['tile-to'],
      facts: { call: 'pon', tile: '3m', from: 'E', entitled: 'N', step: 'show', called: 2 },
    },
  ],
  [
    'a pung after a chow: the first call counts',
    'wrc-2015',
    {
      rule: 'claim.awarded',
      seat: 'S',
      event: 3,
      sections: ['5.4.1'],
      facts: { tile: '3m', from: 'E', claimants: 'SW', entitled: 'S', why: 'first' },
    },
  ],
  [
    'ron, then pon',
    'ema-2016',
    {
      rule: 'claim.changed',
      seat: 'N',
      event: 3,
      sections: ['3.3.1b'],
      remedies: ['first-call-stands'],
      penalty: DISCRETION,
      facts: { call: 'pon', tile: '3m', from: 'E' },
    },
  ],
  [
    'claims 5p and discards the red one',
    'wrc-2015',
    {
      rule: 'swap.same-tile',
      seat: 'S',
      event: 5,
      sections: ['5.4'],
      remedies: ['referee-discretion'],
      penalty: DISCRETION,
      facts: { call: 'chii', tile: '0p', claimed: '5p', from: 'E' },
    },
  ],
  [
    'claims 1p on 2p 3p and discards 4p',
    'riichi-wiki',
    {
      rule: 'swap.other-end',
      seat: 'S',
      event: 5,
      sections: ['Kuikae'],
      penalty: DISCRETION,
      facts: { call: 'chii', tile: '4p', tiles: ['2p', '3p'], claimed: '1p', from: 'E' },
    },
  ],
  [
    'a draw before anybody could call, no clock',
    'wrc-2015',
    {
      rule: 'draw.too-fast',
      level: 'question',
      event: 3,
      sections: ['5.4.1'],
      remedies: ['call-stands', 'return-tile'],
      answers: ['fast', 'in-time'],
      facts: { call: 'pon', caller: 'N', tile: '5p', from: 'S' },
    },
  ],
  [
    'the same, 0.6 seconds after the discard',
    'wrc-2015',
    {
      rule: 'draw.too-fast',
      event: 3,
      sections: ['5.4.1'],
      remedies: ['call-stands', 'return-tile'],
      penalty: DISCRETION,
      facts: { call: 'pon', caller: 'N', tile: '5p', from: 'S', seconds: 0.6, floor: 1 },
    },
  ],
  [
    'West draws when South was to draw',
    'wrc-2015',
    {
      rule: 'turn.draw',
      level: 'question',
      event: 3,
      remedies: ['return-tile'],
      answers: ['foul', 'missing', 'seat'],
      facts: { due: 'S', dueAct: 'draw' },
    },
  ],
  [
    'a hand one tile short',
    'ema-2016',
    {
      rule: 'hand.count',
      seat: 'S',
      event: 4,
      sections: ['3.4.7'],
      remedies: ['dead-hand'],
      penalty: DEAD,
      facts: { counted: 12, expected: 13 },
    },
  ],
  [
    'the claimed tile turned on the wrong side',
    'ema-2016',
    {
      rule: 'group.rotation',
      seat: 'N',
      event: 6,
      sections: ['3.3.8'],
      remedies: ['put-right'],
      facts: { tile: '9m', from: 'S', side: 'left', right: 'middle' },
    },
  ],
  [
    'riichi, and the hand shown does not wait',
    'ema-pre-2016',
    {
      rule: 'riichi.not-waiting',
      seat: 'E',
      event: 40,
      sections: ['3.3.12'],
      remedies: ['referee-discretion'],
      penalty: { kind: 'chombo' },
    },
  ],
  [
    'a dead hand wins',
    'wrc-2015',
    {
      rule: 'dead-hand.act',
      event: 9,
      sections: ['7.1'],
      remedies: ['win-void'],
      penalty: { kind: 'points', amount: 20, unit: 'tournament' },
      facts: { act: 'ron', call: 'ron' },
    },
  ],
  [
    'ron after a self-draw win: the hand is over, nobody plays on',
    'ema-2016',
    {
      rule: 'win.after-tsumo',
      event: 4,
      sections: ['3.3.1'],
      remedies: ['win-void'],
      penalty: DEAD,
      facts: { call: 'ron', tile: '3m', from: 'E', due: 'S' },
    },
  ],
  [
    'pung called pung, where only pon is right',
    'wrc-2025',
    {
      rule: 'call.word',
      event: 2,
      sections: ['8.6.1'],
      remedies: ['point-out'],
      penalty: { kind: 'notice' },
      facts: { call: 'pon', said: 'pung', tile: '5p', from: 'E' },
    },
  ],
  [
    'an unclear call',
    'ema-2025',
    {
      rule: 'call.word',
      level: 'advice',
      event: 2,
      sections: ['6.5.3'],
      remedies: ['point-out'],
      facts: { call: 'pon', said: '?', tile: '5p', from: 'E' },
    },
  ],
  [
    'tsumo said for a win on a discard',
    'rrc-1.5',
    {
      rule: 'call.word',
      level: 'question',
      seat: 'S',
      event: 3,
      sections: ['3.13.2'],
      remedies: ['point-out'],
      answers: ['chombo', 'valid'],
      facts: { call: 'ron', said: 'tsumo', from: 'E', called: 2 },
    },
  ],
  [
    'a pung withdrawn before any tile was shown',
    'ema-2025',
    {
      rule: 'claim.changed',
      level: 'advice',
      event: 3,
      sections: ['6.5.2'],
      remedies: ['point-out'],
      facts: { call: 'retract', tile: '3m', from: 'E', called: 2, kind: 'pon', counts: 'neither' },
    },
  ],
  [
    'a pung changed into a win, which counts',
    'rrc-1.5',
    {
      rule: 'claim.changed',
      event: 3,
      sections: ['1.9'],
      remedies: ['claim-void'],
      penalty: { kind: 'notice' },
      facts: { call: 'ron', tile: '3m', from: 'E', called: 2, kind: 'pon', counts: 'second' },
    },
  ],
  [
    'a self-draw win withdrawn',
    'wrc-2025',
    {
      rule: 'claim.changed',
      event: 4,
      sections: ['12.3.3'],
      remedies: ['win-void', 're-deal'],
      penalty: { kind: 'chombo' },
      facts: { call: 'retract', called: 3, kind: 'tsumo', counts: 'neither' },
    },
  ],
  [
    'a win after the tile was taken into a set, the text unknown',
    'rrc-1.5',
    {
      rule: 'win.late',
      level: 'question',
      seat: 'N',
      event: 5,
      sections: ['3.4.6'],
      remedies: ['win-void'],
      answers: ['void', 'stands'],
      facts: { call: 'ron', tile: '4p', from: 'E', discard: 1, due: 'S' },
    },
  ],
  [
    'a tile not taken, and the text gives no time',
    'rrc-1.5',
    {
      rule: 'claim.not-taken',
      level: 'question',
      event: 8,
      sections: ['3.4'],
      remedies: [],
      answers: ['foul', 'allowed'],
      facts: { call: 'pon', tile: '1z', from: 'E', called: 2, others: 'NES' },
    },
  ],
  [
    'the same line twice',
    'wrc-2015',
    { rule: 'record.doubled', seat: null, event: 48, facts: { due: 'N', dueAct: 'draw', actor: 'W', tile: '2s' } },
  ],
  ['a block of lines twice', 'wrc-2015', { rule: 'record.doubled', seat: null, event: 6, facts: { repeats: 1, last: 10 } }],
  ...RIICHI_AND_WINS,
]

const sheet = (said: Description): string =>
  [
    `${said.level} · ${said.name} · ${said.citation}`,
    said.headline,
    said.fact,
    `| ${said.law}`,
    `| ? ${said.wouldChange}`,
    ...said.steps.map((step, index) => `${index + 1} ${step}`),
    ...said.answers.map(({ label, follows }) => `[${label}] ${follows}`),
    `= ${said.penalty}`,
  ].join('\n')

test.each(['en', 'fr'] as const)('the findings read as a referee has reviewed them: %s', async (language: Language) => {
  const sheets = CASES.map(
    ([situation, id, given]) =>
      `# ${situation}\n${sheet(describeFinding(finding(given), { id, edition: '2015' }, language, { people: { W: 'Inès Moreau' } }))}\n`,
  )
  await expect(sheets.join('\n')).toMatchFileSnapshot(new URL(`golden.${language}.txt`, import.meta.url).pathname)
})
