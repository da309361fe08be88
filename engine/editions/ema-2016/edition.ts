import { FOUR_PLAYERS } from '../../model/game-form.ts'
import { edition } from '../../model/rule-set.ts'
import { wrc2015 } from '../wrc-2015/edition.ts'
import { cells } from './cells.ts'
import { settingSources, settings } from './settings.ts'
import { texts } from './texts.ts'

/** European Mahjong Association, riichi rules 2016. */
export const ema2016 = edition('ema-2016', {
  edition: '2016',
  form: FOUR_PLAYERS,
  windows: {
    sets: ['draw'],
    fastDraw: 'call-stands',
    closedByTouch: [],
    take: { opponentDiscards: 2 },
    // the tile that extends a pung counts as a discard
    win: { discard: ['extended-kong', 'self-draw'], kong: ['extended-kong', 'self-draw'] },
    closedByFoul: [],
    afterSelfDraw: ['discard', 'kong'],
    chow: 'yields',
  },
  deadFrom: 'act',
  // 3.3.10, 3.3.1
  goesOnAfter: ['four-kongs', 'three-wins'],
  settings,
  settingSources,
  penalties: {
    'riichi.not-waiting': { always: { penalty: { kind: 'chombo' } } },
    'kong.rob-concealed': { shown: { penalty: { kind: 'chombo' } } },
    'win.incomplete': { always: { penalty: { kind: 'chombo' } } },
    'win.no-yaku': { always: { penalty: { kind: 'chombo' } } },
    'win.furiten': { always: { penalty: { kind: 'chombo' } } },
    'riichi.rotation': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'riichi.word': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'riichi.open-hand': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'kong.no-replacement': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'claim.not-taken': { always: { penalty: { kind: 'dead-hand' }, section: '3.3.8' } },
    'claim.wrong-seat': { always: { penalty: { kind: 'none' }, section: '5.1.2' } },
    'claim.late': { always: { penalty: { kind: 'none' }, section: '5.1.2' } },
    'claim.own-discard': { always: { penalty: { kind: 'none' }, section: '5.1.2' } },
    'claim.last-discard': { always: { penalty: { kind: 'none' }, section: '5.1.2' } },
    'call.word': { always: { penalty: { kind: 'chombo' }, section: '5.1.2' } },
    'claim.changed': { always: { penalty: { kind: 'discretion' }, section: '5.1.3' } },
    'hand.count': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'turn.no-draw': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'win.late': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
    'win.after-tsumo': { always: { penalty: { kind: 'dead-hand' }, section: '3.4.7' } },
  },
  chombo: { section: '3.4.6' },
  ladders: [],
  conduct: {},
  practice: {
    ...wrc2015.practice,
    facesDown: 'middle',
    letPassUntil: 'own-draw',
    // 3.3.11, 5.1.2
    callWords: {
      good: { ron: ['mahjong'], tsumo: ['mahjong'], riichi: ['reach'] },
      set: null,
      riichi: null,
      confusedWin: 'advice',
      otherWin: 'violation',
      unclearWin: null,
    },
  },
  cells,
  texts,
})
