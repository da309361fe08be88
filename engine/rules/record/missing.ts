import { recordFault, rule } from '../rule.ts'

/** A turn was not recorded: play went on from the one who seemed to act out of turn. Raised where a question is settled so. */
export const recordMissing = rule({
  id: 'record.missing',
  in: { 'wrc-2015': recordFault, 'ema-2016': recordFault, 'ema-pre-2016': recordFault, 'riichi-wiki': recordFault },
  on: [],
  remedies: [],
  examples: [
    [
      'West draws and discards, North goes on',
      '@from middle; N discard 2p; E discard 5p; W draw; W discard 1m; N draw',
      'found',
      { level: 'record' },
    ],
  ],
})
