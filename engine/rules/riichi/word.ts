import { recordFaultInstead } from '../record/instead.ts'
import { type Raised, type RaisedQuestion, rule, type Settlement } from '../rule.ts'

/** A discard is rotated as for a riichi, and the record has no call of riichi before it; or that call was unclear. */
export const riichiWord = rule({
  id: 'riichi.word',
  on: ['discard'],
  needs: { discard: 'riichi' },
  remedies: ['riichi-void', 'stick-back'],
  effects: ['riichi-doubted'],
  firstOf: 'riichi-discard',
  ofRiichi: true,

  judge: ({ table, number }, { actor: seat, rotated, tile }): Raised | null => {
    const { riichi, riichiKnown, riichiCall } = table.players[seat]
    if (riichi && riichiCall?.unclear && riichi.event === riichiCall.event)
      return { seat, because: [riichi.event, number], facts: { tile, called: riichi.event, kind: 'unclear' } }
    return rotated && !riichi && riichiKnown && !riichiCall ? { seat, because: [number], facts: { tile } } : null
  },
  answer: (word, asked) => (word === 'none' ? 'settled' : word === 'said' ? saidInstead(asked) : 'fault'),

  examples: [
    [
      'the discard is rotated, and nobody recorded the word',
      '@from middle; @displayed complete; S draw; S discard 9m rotated; S stick',
      'S',
      'ema-2016',
      'question',
    ],
    [
      'another player’s riichi is listed, this player’s is not',
      '@from middle; @riichi E; S draw; S discard 9m rotated',
      'S',
      'ema-2016',
      'question',
    ],
    [
      'the word was not said: the riichi is valid all the same, for a notice',
      '@from middle; @displayed complete; S draw; S discard 9m rotated; * answer 2 unsaid',
      'S',
      'wrc-2025',
      'violation',
    ],
    ['the word was said', '@from middle; @displayed complete; S draw; S call riichi; S discard 9m rotated', 'nobody', 'ema-2016'],
    [
      'the word was said, and not recorded',
      '@from middle; @displayed complete; S draw; S discard 9m rotated; * answer 2 said',
      'nobody',
      'ema-2016',
    ],
    ['it was no riichi', '@from middle; @displayed complete; S draw; S discard 9m rotated; * answer 2 none', 'nobody', 'ema-2016'],
    ['who is in riichi is not known', '@from middle; S draw; S discard 9m rotated', 'nobody', 'ema-2016'],
    [
      'rotated in place of a tile that was claimed',
      '@from middle; @displayed complete; S draw; S riichi 9m; N pon 9m9m; N discard 1z; E draw; E discard 2z; S draw; S discard 3z rotated',
      'nobody',
      'ema-2016',
    ],
    ['where no text asks for the word', '@from middle; @displayed complete; S draw; S discard 9m rotated', 'nobody'],
  ],
})

/** The word was said, and the record lacks it or has it as unclear. */
const saidInstead = (asked: RaisedQuestion): Settlement => {
  const { facts, ...instead } = recordFaultInstead('record.missing', asked)
  return { ...instead, facts: { ...facts, call: 'riichi' } }
}
