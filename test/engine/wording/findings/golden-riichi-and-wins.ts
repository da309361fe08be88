import type { Given } from './findings.ts'

/** The steps of a riichi, and wins, in the editions in force. */
export const RIICHI_AND_WINS: readonly (readonly [situation: string, ruleSet: string, given: Given])[] = [
  [
    'a rotated discard, and nobody knows whether riichi was said',
    'ema-2025',
    {
      rule: 'riichi.word',
      level: 'question',
      sections: ['6.6'],
      remedies: ['riichi-void', 'stick-back'],
      answers: ['unsaid', 'said', 'none'],
      facts: { tile: '9m' },
    },
  ],
  [
    'riichi called after the discard',
    'rrc-1.5',
    {
      rule: 'riichi.order',
      level: 'question',
      sections: ['6.3.2'],
      remedies: ['riichi-void', 'stick-back'],
      answers: ['foul', 'record'],
      facts: { kind: 'word', tile: '9m', discard: 7 },
    },
  ],
  [
    'riichi taken back after its discard',
    'wrc-2025',
    {
      rule: 'riichi.taken-back',
      level: 'violation',
      sections: ['12.1', '12.3.3'],
      remedies: ['first-call-stands'],
      facts: { called: 6, why: 'too-late' },
    },
  ],
  [
    'the drawn tile touches a riichi hand again',
    'ema-2025',
    {
      rule: 'riichi.touching',
      level: 'violation',
      sections: ['6.7.2'],
      remedies: ['point-out'],
      penalty: { kind: 'dead-hand' },
      facts: { counted: 2 },
    },
  ],
  [
    'a self-draw win on a tile that lay discarded',
    'rrc-1.5',
    {
      rule: 'win.laid-tile',
      level: 'question',
      sections: ['6.3.3'],
      remedies: ['win-void'],
      answers: ['laid', 'apart', 'seat'],
      facts: { call: 'tsumo', tile: '3p', discard: 7 },
    },
  ],
  [
    'a turned tile points at the winner',
    'ema-2025',
    {
      rule: 'win.furiten',
      level: 'question',
      sections: ['3.3.9'],
      remedies: ['win-void'],
      answers: ['furiten', 'free'],
      facts: { tile: '4m', discarded: '1m', kind: 'turned' },
    },
  ],
]
