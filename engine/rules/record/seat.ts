import { recordFault, rule } from '../rule.ts'

/** The line names the wrong player. Raised where a question is settled so. */
export const recordSeat = rule({
  id: 'record.seat',
  in: { 'wrc-2015': recordFault, 'ema-2016': recordFault, 'ema-pre-2016': recordFault, 'riichi-wiki': recordFault },
  on: [],
  remedies: [],
  examples: [
    ['West draws, South discards', '@from middle; N discard 2p; E discard 5p; W draw; S discard 1m; W draw', 'found', { level: 'record' }],
  ],
})
