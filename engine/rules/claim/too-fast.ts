import { answerAgainst, raisedAgainst, settleAgainst } from '../draw/contested-turn.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** A player claims a set and discards before the others have time to win on the tile claimed. */
export const claimTooFast = rule({
  id: 'claim.too-fast',
  on: ['call'],
  settings: ['turn-floor', 'clock'],
  remedies: ['win-stands'],
  house: { windows: { fastDraw: 'reverted' } },
  effects: ['claim-doubted', 'draw-too-fast'],
  onCall: 'stands',
  mends: CLAIM_MISTAKES,
  withdrawnWithCall: true,

  judge: (situation, event) => raisedAgainst(situation, event, ({ kind }) => kind === 'claim'),
  answer: (word, asked) => answerAgainst('claim.too-fast', word, asked),
  settle: settleAgainst,

  examples: [
    ['nobody noted how fast', '@from middle; E discard 4p; S chii 5p6p; S discard 1z; N call ron 4p', 'S', 'ema-2025', 'question'],
    ['the recorder saw that nobody had time', '@from middle; E discard 4p; S chii 5p6p; S discard 1z fast; N call ron 4p', 'S', 'ema-2025'],
    [
      'nobody noted how fast, and the hand ended with the win',
      '@from middle; E discard 4p; S chii 5p6p; S discard 1z; N call ron 4p; * end win',
      'S',
      'ema-2025',
    ],
    ['before the claimant discards', '@from middle; E discard 4p; S chii 5p6p; N call ron 4p', 'nobody', 'ema-2025'],
    [
      'a pung can’t be claimed after that discard',
      '@from middle; E discard 4p; S chii 5p6p; S discard 1z fast; N call pon 4p',
      'nobody',
      'ema-2025',
    ],
    ['the text does not know it', '@from middle; E discard 4p; S chii 5p6p; S discard 1z fast; N call ron 4p', 'nobody'],
  ],
})
