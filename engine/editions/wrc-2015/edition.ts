import { FOUR_PLAYERS } from '../../model/game-form.ts'
import { edition } from '../../model/rule-set.ts'
import { cells } from './cells.ts'
import { texts } from './texts.ts'

/** World Riichi Championship rules, 2015. */
export const wrc2015 = edition('wrc-2015', {
  edition: '2015',
  form: FOUR_PLAYERS,
  windows: {
    group: 'until-draw',
    fastDraw: 'call-stands',
    touch: 'nothing',
    take: 'two-discards',
    win: 'until-discard',
    extendedKong: 'no-discard',
    afterTsumo: 'unstated',
    chow: 'first-call',
  },
  deadFrom: 'act',
  // 5.4.9, 5.4.1
  goesOnAfter: ['four-kongs', 'three-wins'],
  settings: {
    'draw-floor': null,
    'kong-wait': null,
    'slow-limit': null,
    'slow-count': 2,
    'red-fives': 0,
    'open-tanyao': 'on',
    renhou: 'off',
    'several-wins': 'nearest',
    'starting-points': 30_000,
    'table-penalties': 'unknown',
    'proposal-language': null,
    clock: 'exact',
  },
  penalties: {
    'riichi.not-waiting': { always: { penalty: { kind: 'chombo' } } },
    'kong.rob-concealed': { always: { penalty: { kind: 'chombo' } } },
    'win.incomplete': { always: { penalty: { kind: 'chombo' } } },
    'win.no-yaku': { always: { penalty: { kind: 'chombo' } } },
    'win.furiten': { always: { penalty: { kind: 'chombo' } } },
    'kong.no-group': { discarded: { penalty: { kind: 'dead-hand' }, section: '5.4' } },
    'claim.not-taken': { always: { penalty: { kind: 'dead-hand' }, section: '5.4' } },
    'claim.no-group': {
      discarded: { penalty: { kind: 'dead-hand' }, section: '5.4' },
      discardedKong: { penalty: { kind: 'dead-hand' }, section: '5.4' },
    },
    'claim.wrong-seat': { always: { penalty: { kind: 'none' } } },
    'claim.late': { always: { penalty: { kind: 'none' } } },
    'claim.own-discard': { always: { penalty: { kind: 'none' } } },
    'claim.last-discard': { always: { penalty: { kind: 'none' } } },
    'dead-hand.act': { always: { penalty: { kind: 'points', amount: 20, unit: 'tournament' }, section: '7.1' } },
  },
  chombo: { worth: { amount: 20, unit: 'tournament' }, withWin: 'void', section: '7.1' },
  ladders: [],
  conduct: {},
  practice: {
    changedCall: 'win',
    deadHandAct: 'one-fault',
    riichiWait: 'when-shown',
    riichiKong: 'at-once',
    riichiKongKeeps: 'waits-and-groups',
    changedHandAtADraw: 'penalty',
    kongBeforeReplacement: 'allowed',
    openKongIndicator: 'at-once',
    winnersStick: 'nearest',
    exposedTiles: null,
  },
  cells,
  texts,
})
