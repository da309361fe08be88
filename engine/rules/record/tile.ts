import { HAND_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** The line names the wrong tile, or the drawn tile for one from the hand. Raised by the answer to a question. */
export const recordTile = rule({
  id: 'record.tile',
  on: [],
  remedies: [],
  mends: [...HAND_MISTAKES, 'drawn-in-riichi'],
  examples: [
    [
      'the kong was of another tile, the referee says',
      '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 record',
      'found',
      'wrc-2015',
      'record',
    ],
    ['the kong was as written, the referee says', '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 foul', 'nobody'],
  ],
})

/** A finding that turns out to be a wrong tile in the record: nobody is at fault. */
export const NOBODYS_FAULT = {
  rule: 'record.tile',
  level: 'record',
  seat: null,
  sections: [],
  remedies: [],
  penalty: { kind: 'none' },
} as const
