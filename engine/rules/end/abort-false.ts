import { ABORTS, type Abort } from '../../model/events.ts'
import { abortCanHold } from '../../table/aborts.ts'
import { rule } from '../rule.ts'
import { goesOnAfter } from './draws.ts'

/** The hand is ended as an abortive draw although the record shows that its condition does not hold, or the rule set knows no such draw. */
export const abortFalse = rule({
  id: 'abort.false',
  on: ['end'],
  remedies: ['referee-discretion'],
  settings: ['abortive-draws'],
  afterTheHand: true,

  judge: ({ table, rules, number }, { how }) => {
    if (!isAbort(how)) return null
    const goesOn = goesOnAfter(rules, how)
    return goesOn || !abortCanHold(table, how)
      ? { seat: null, because: [number], facts: { kind: how, why: goesOn ? 'goes-on' : undefined } }
      : null
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),

  examples: [
    [
      'four kongs, when only three were made',
      '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W discard 1z; * end abort four-kongs',
      'found',
      'wrc-2015',
      'question',
    ],
    [
      'four winds, when one is different',
      'E discard 1z; S discard 1z; W discard 2z; N discard 1z; * end abort four-winds',
      'found',
      'wrc-2015',
      'question',
    ],
    ['four identical winds', 'E discard 1z; S discard 1z; W discard 1z; N discard 1z; * end abort four-winds', 'nobody'],
    [
      'four kongs of two players, where play goes on after them',
      '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 4m; * end abort four-kongs',
      'found',
      'wrc-2015',
      'question',
    ],
    [
      'four kongs of two players, where they end the hand',
      '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 4m; * end abort four-kongs',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the fourth of four kongs was robbed',
      '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; @meld W pon 5p E; W draw; W kakan 5p; S ron; * end abort four-kongs',
      'found',
      'ema-pre-2016',
      'question',
    ],
    ['three wins, where all of them win', 'E discard 1z; S ron; W ron; N ron; * end abort three-wins', 'found', 'ema-2016', 'question'],
    ['three wins, where no text says who wins', 'E discard 1z; S ron; W ron; N ron; * end abort three-wins', 'nobody', 'riichi-wiki'],
    [
      'four identical winds, where no abortive draw is on',
      'E discard 1z; S discard 1z; W discard 1z; N discard 1z; * end abort four-winds',
      'found',
      'rrc-1.5',
      'question',
    ],
    [
      'four identical winds, where the tournament has abortive draws',
      '@set abortive-draws on; E discard 1z; S discard 1z; W discard 1z; N discard 1z; * end abort four-winds',
      'nobody',
      'rrc-1.5',
    ],
    ['the referee ends the hand', 'E discard 1z; * end abort referee', 'nobody'],
    ['the acts before the record are unknown', '@from middle; W draw; W discard 1z; * end abort four-kongs', 'nobody', 'ema-pre-2016'],
  ],
})

const isAbort = (how: string): how is Abort => ABORTS.some((abort) => abort === how)
