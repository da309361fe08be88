import { FOUR_PLAYERS } from '../../model/game-form.ts'
import type { WeighExposed } from '../../model/practice.ts'
import type { PenaltyByCase } from '../../model/rule-set.ts'
import { edition } from '../../model/rule-set.ts'
import { wrc2015 } from '../wrc-2015/edition.ts'
import { cells } from './cells.ts'
import { settingSources, settings } from './settings.ts'
import { texts } from './texts.ts'

const DEAD_IF_LAID: PenaltyByCase = { laid: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } }

/** Own and wall tiles go back, more than five are a chombo, another's hand or the dead wall a dead hand. */
const exposedTiles: WeighExposed = ({ counts: { own, wall, 'dead-wall': deadWall, other } }) => {
  if (own + wall + deadWall + other > 5) return { penalty: { kind: 'chombo' }, sections: ['3.4.6'] }
  return deadWall + other > 0
    ? { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'], sections: ['3.4.7'] }
    : { penalty: { kind: 'none' }, sections: ['3.4.8'] }
}

/** European Mahjong Association, riichi rules before 2016. */
export const emaPre2016 = edition('ema-pre-2016', {
  edition: 'before 2016',
  form: FOUR_PLAYERS,
  windows: {
    sets: 'unstated',
    fastDraw: 'unstated',
    closedByTouch: [],
    take: 'unstated',
    win: { discard: ['self-draw'], kong: ['self-draw'] },
    // 3.3.10
    closedByFoul: ['win'],
    afterSelfDraw: ['discard', 'kong'],
    chow: 'yields',
  },
  deadFrom: 'act',
  goesOnAfter: [],
  settings,
  settingSources,
  penalties: {
    'riichi.not-waiting': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'kong.riichi': { atTheEnd: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'kong.rob-concealed': { shown: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'win.incomplete': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'win.no-yaku': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'win.furiten': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'kong.no-group': { discarded: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'kong.no-replacement': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'claim.no-group': {
      discarded: { penalty: { kind: 'dead-hand' }, section: '3.4.7' },
      discardedKong: { penalty: { kind: 'dead-hand' }, section: '3.4.7' },
    },
    'claim.wrong-seat': DEAD_IF_LAID,
    'claim.late': DEAD_IF_LAID,
    'claim.own-discard': DEAD_IF_LAID,
    'claim.last-discard': DEAD_IF_LAID,
    'hand.count': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'turn.no-draw': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'win.late': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'win.after-tsumo': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
    'dead-hand.act': { always: { penalty: { kind: 'chombo' }, section: '3.4.6' } },
  },
  chombo: { section: '3.4.6' },
  ladders: [],
  conduct: {},
  practice: {
    ...wrc2015.practice,
    facesDown: 'middle',
    letPassUntil: 'asked-after-a-call',
    riichiWait: 'draw-or-discretion',
    exposedTiles,
  },
  cells,
  texts,
})
