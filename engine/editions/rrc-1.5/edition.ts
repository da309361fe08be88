import type { PenaltyRow } from '../../model/rule-set.ts'
import { edition } from '../../model/rule-set.ts'
import { wrc2015 } from '../wrc-2015/edition.ts'
import { cells } from './cells.ts'
import { exposedTiles } from './exposed-tiles.ts'
import { texts } from './texts.ts'

const row = (kind: 'chombo' | 'dead-hand' | 'notice', section = '1.9'): PenaltyRow => ({ always: { penalty: { kind }, section } })

const points = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const

/** Russian riichi regulations v1.5 (2026), referee guide, read in Russian, its sections counted; over the claim rules of wrc-2015. */
export const rrc15 = edition('rrc-1.5', {
  edition: '1.5',
  form: wrc2015.form,
  windows: { ...wrc2015.windows, fastDraw: 'unstated' },
  deadFrom: 'act',
  goesOnAfter: wrc2015.goesOnAfter,
  settings: { ...wrc2015.settings, 'red-fives': 3, renhou: 'mangan', 'riichi-tiles': 4, 'riichi-points': 'any' },
  penalties: {
    'claim.not-taken': row('dead-hand'),
    'claim.wrong-seat': row('notice'),
    'claim.own-discard': row('notice'),
    'claim.late': row('notice'),
    'claim.no-group': {
      always: { penalty: { kind: 'notice' }, section: '1.9' },
      discarded: { penalty: { kind: 'dead-hand' }, section: '1.9' },
      discardedKong: { penalty: { kind: 'dead-hand' }, section: '1.9' },
    },
    'kong.no-group': {
      always: { penalty: { kind: 'notice' }, section: '1.9' },
      discarded: { penalty: { kind: 'dead-hand' }, section: '1.9' },
    },
    'claim.changed': row('notice'),
    'claim.under-riichi': row('dead-hand'),
    'swap.same-tile': row('dead-hand'),
    'swap.other-end': row('dead-hand'),
    'turn.draw': { always: { penalty: { kind: 'dead-hand' }, section: '1.9' }, returned: { penalty: { kind: 'notice' }, section: '1.9' } },
    'pace.slow': row('notice', '1.4.1'),
    'hand.count': row('dead-hand'),
    'turn.no-draw': row('dead-hand'),
    'kong.no-replacement': row('dead-hand'),
    'riichi.open-hand': row('dead-hand'),
    'riichi.rotation': row('notice'),
    'riichi.hand-changed': row('dead-hand'),
    'riichi.not-waiting': row('chombo'),
    'kong.riichi': row('chombo'),
    'dead-hand.act': {
      always: { penalty: { kind: 'chombo' }, section: '1.9' },
      undeclared: { penalty: { kind: 'dead-hand' }, section: '1.9' },
    },
    'win.late': row('dead-hand'),
    'win.after-tsumo': row('dead-hand'),
    'win.furiten': row('chombo'),
    'win.no-yaku': row('chombo'),
    'win.incomplete': row('chombo'),
    'kong.rob-concealed': row('chombo'),
  },
  chombo: { worth: { amount: 20_000, unit: 'table' }, withWin: 'void', section: '1.4' },
  ladders: [{ steps: [{ kind: 'notice' }, points(2000), points(4000), points(8000)], last: 'doubles', section: '1.4' }],
  conduct: {
    'conduct.late': { aMinute: points(1000), section: '1.4' },
    'conduct.phone': { choices: [points(8000), points(12_000)], section: '1.4' },
    'conduct.obstruction': { choices: [{ kind: 'notice' }], section: '1.3' },
  },
  practice: {
    ...wrc2015.practice,
    changedCall: 'any-once-shown',
    deadHandAct: 'by-declaration',
    riichiWait: 'draw',
    riichiAfterDiscard: 'asked',
    riichiStick: 'not-early',
    riichiTakenBack: 'until-stick',
    riichiWonOn: 'declaration',
    riichiKong: 'own-win-or-draw',
    changedHandAtADraw: 'proof',
    handShownEarly: 'own-half',
    exposedTiles,
  },
  cells,
  texts,
})
