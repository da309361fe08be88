import { ABORTS, type Abort } from '../../events.ts'
import { abortCanHold } from '../../table/aborts.ts'
import { question, rule } from '../rule.ts'

/** The hand is ended as an abortive draw although the record shows that its condition does not hold. */
export const abortFalse = rule({
  id: 'abort.false',
  in: { 'wrc-2015': question(), 'ema-2016': question(), 'ema-pre-2016': question(), 'riichi-wiki': question() },
  on: ['end'],
  remedies: ['referee-discretion'],

  judge: ({ table, number }, { how }) =>
    isAbort(how) && !abortCanHold(table, how) ? { seat: null, because: [number], facts: { kind: how } } : null,
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),

  examples: [
    [
      'four kongs, of which there are three',
      '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W discard 1z; * end abort four-kongs',
      'found',
      { level: 'question' },
    ],
    [
      'four winds, of which one is another',
      'E discard 1z; S discard 1z; W discard 2z; N discard 1z; * end abort four-winds',
      'found',
      { level: 'question' },
    ],
    ['four equal winds', 'E discard 1z; S discard 1z; W discard 1z; N discard 1z; * end abort four-winds', 'nobody'],
    ['the referee ends the hand', 'E discard 1z; * end abort referee', 'nobody'],
    ['what came before the record is unknown', '@from middle; W draw; W discard 1z; * end abort four-kongs', 'nobody'],
  ],
})

const isAbort = (how: string): how is Abort => ABORTS.some((abort) => abort === how)
