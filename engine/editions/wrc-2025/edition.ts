import type { PenaltyRow } from '../../model/rule-set.ts'
import { edition } from '../../model/rule-set.ts'
import { wrc2015 } from '../wrc-2015/edition.ts'
import { cells } from './cells.ts'
import { exposedTiles } from './exposed-tiles.ts'
import { texts } from './texts.ts'

const row = (kind: 'chombo' | 'dead-hand' | 'notice' | 'none' | 'discretion', section: string): PenaltyRow => ({
  always: { penalty: { kind }, section },
})

const points = (amount: number) => ({ kind: 'points', amount, unit: 'tournament' }) as const

/** WRC penalties 2025, chapter 12, as transcribed by a club, over the claim rules of 2015. */
export const wrc2025 = edition('wrc-2025', {
  edition: '2025',
  form: wrc2015.form,
  windows: { ...wrc2015.windows, fastDraw: 'too-late', take: 'own-next-draw' },
  deadFrom: 'act',
  goesOnAfter: wrc2015.goesOnAfter,
  settings: { ...wrc2015.settings, renhou: 'mangan', 'riichi-tiles': 0, 'riichi-points': 'any' },
  penalties: {
    'claim.not-taken': row('chombo', '12.3.1'),
    'claim.wrong-seat': row('dead-hand', '12.3.3'),
    'claim.own-discard': row('dead-hand', '12.3.3'),
    'claim.late': row('none', '12.3.2'),
    'claim.no-group': {
      always: { penalty: { kind: 'none' }, section: '12.3.4' },
      discarded: { penalty: { kind: 'dead-hand' }, section: '12.3.4' },
      discardedKong: { penalty: { kind: 'chombo' }, section: '12.3.4' },
    },
    'kong.no-group': {
      always: { penalty: { kind: 'none' }, section: '12.3.4' },
      discarded: { penalty: { kind: 'chombo' }, section: '12.3.4' },
    },
    'claim.changed': row('notice', '12.3.3'),
    'claim.under-riichi': row('dead-hand', '12.3.5'),
    'swap.same-tile': row('dead-hand', '12.3.4'),
    'swap.other-end': row('dead-hand', '12.3.4'),
    'turn.draw': { always: { penalty: { kind: 'none' }, section: '12.3.1' }, mixed: { penalty: { kind: 'chombo' }, section: '12.3.1' } },
    'pace.slow': row('discretion', '12.3.8'),
    'hand.count': row('chombo', '12.3.1'),
    'turn.no-draw': row('chombo', '12.3.1'),
    'kong.no-replacement': row('chombo', '12.3.1'),
    'riichi.open-hand': row('dead-hand', '12.3.5'),
    'riichi.rotation': row('notice', '12.3.5'),
    'riichi.hand-changed': {
      always: { penalty: { kind: 'dead-hand' }, section: '12.3.5' },
      atADraw: { penalty: { kind: 'chombo' }, section: '12.3.5' },
    },
    'riichi.not-waiting': row('chombo', '12.3.5'),
    'kong.riichi': row('chombo', '12.3.5'),
    'dead-hand.act': {
      always: { penalty: { kind: 'points', amount: 30, unit: 'tournament' }, section: '12.3.3' },
      unknowing: { penalty: { kind: 'notice' }, section: '12.3.3' },
      win: { penalty: { kind: 'chombo' }, section: '12.3.3' },
    },
    'win.late': row('chombo', '12.3.3'),
    'win.after-tsumo': row('chombo', '12.3.3'),
    'win.furiten': row('chombo', '12.3.3'),
    'win.no-yaku': row('chombo', '12.3.3'),
    'win.incomplete': row('chombo', '12.3.3'),
    'kong.rob-concealed': row('chombo', '12.3.3'),
    'win.tile-mixed': row('notice', '12.3.6'),
  },
  chombo: { worth: { amount: 30, unit: 'tournament' }, withWin: 'void', section: '12.2' },
  ladders: [{ rules: ['tiles.exposed'], steps: [{ kind: 'notice' }, points(5)], last: 'stays', section: '12.3.1' }],
  conduct: {
    'conduct.late': { aMinute: points(1), forfeit: { minutes: 10, penalty: points(30) }, section: '12.3.9' },
    'conduct.score-sheet': { choices: [points(8), points(2)], section: '12.3.7' },
    'conduct.cheating': { choices: [{ kind: 'disqualification' }], section: '12.3.8' },
  },
  practice: {
    ...wrc2015.practice,
    changedCall: 'any',
    deadHandAct: 'by-knowledge',
    riichiWait: 'own-win-or-draw',
    riichiAfterDiscard: 'valid',
    riichiStick: 'not-late',
    riichiTakenBack: 'until-discard',
    riichiWonOn: 'declaration',
    riichiKong: 'own-win-or-draw',
    dealCourtesy: 'east-and-south',
    exposedTiles,
  },
  cells,
  texts,
})
