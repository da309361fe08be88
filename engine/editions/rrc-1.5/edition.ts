import { FOUR_PLAYERS } from '../../model/game-form.ts'
import type { PlainPenaltyKind } from '../../model/penalties.ts'
import { edition, type PenaltyByCase, type PenaltyProposal } from '../../model/rule-set.ts'
import { cells } from './cells.ts'
import { conduct } from './conduct.ts'
import { exposedTiles } from './exposed-tiles.ts'
import { settingSources, settings } from './settings.ts'
import { texts } from './texts.ts'

const propose = (kind: PlainPenaltyKind, section = '1.9'): PenaltyProposal => ({ penalty: { kind }, section })
const row = (kind: PlainPenaltyKind, section = '1.9'): PenaltyByCase => ({ always: propose(kind, section) })

const points = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const

/** A wrong call of a set: a notice; once the player has discarded, a dead hand (1.9, 3.13.1). */
const WRONG_SET: PenaltyByCase = {
  always: propose('notice'),
  discarded: { ...propose('dead-hand', '3.13.1'), remedies: [] },
  discardedKong: { ...propose('dead-hand', '3.13.1'), remedies: [] },
}

/** A wrong declaration of a win: a dead hand; once the hand is shown, a chombo (1.9, 3.13.2). */
const WRONG_WIN: PenaltyByCase = { always: propose('dead-hand'), shown: propose('chombo', '3.13.2') }

/** The milder sanction of the guide's table (1.9): for a wrong riichi. */
const MILDEST_NOTICE: PenaltyByCase = { mildest: propose('notice') }

/** Russian riichi regulations 1.5, text of 30 June 2026: main document and referee guide, read in Russian, the section numbers counted. */
export const rrc15 = edition('rrc-1.5', {
  edition: '1.5',
  form: FOUR_PLAYERS,
  // 3.4, 3.4.1, 3.4.3, 3.4.5, 3.4.6, 6.2.1
  windows: {
    sets: ['in-hand'],
    fastDraw: 'too-late',
    closedByTouch: ['set'],
    take: 'unstated',
    win: { discard: ['self-draw', 'take-by-text'], kong: ['kong', 'self-draw'] },
    closedByFoul: [],
    afterSelfDraw: ['discard'],
    chow: 'yields',
  },
  // 1.9, 3.13.1
  deadFrom: 'act',
  // No abortive draws: 5.6.
  goesOnAfter: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'three-wins'],
  settings,
  settingSources,
  // 3.10.1, 5.3; 3.10, 5.2; org 1.4
  followingSettings: [
    { choice: { 'rrc-text': 'april' }, brings: { uma: '15/5' } },
    { choice: { 'starting-points': 25_000 }, brings: { 'return-points': 25_000 } },
    { choice: { 'hands-after-signal': 0 }, brings: { 'chombo-after-signal': 'counts' } },
  ],
  penalties: {
    'claim.not-taken': row('dead-hand'),
    'claim.wrong-seat': WRONG_SET,
    'claim.own-discard': WRONG_SET,
    'claim.no-group': WRONG_SET,
    'claim.late': row('notice'),
    'claim.changed': { always: propose('notice'), win: propose('dead-hand'), winWithdrawn: propose('dead-hand') },
    'claim.last-discard': row('notice'),
    'claim.under-riichi': { always: propose('notice'), laid: propose('dead-hand', '3.13.1') },
    'call.word': row('chombo', '3.13.2'),
    'swap.same-tile': row('dead-hand'),
    'swap.other-end': row('dead-hand'),
    'draw.wrong-place': { always: propose('dead-hand'), returned: propose('notice') },
    'draw.opponents-hand': { always: propose('chombo'), mildest: propose('discretion') },
    'discard.taken-back': row('notice'),
    'turn.draw': { always: propose('dead-hand'), returned: propose('notice') },
    'turn.act': { always: propose('dead-hand'), kong: propose('notice'), shown: propose('chombo'), mildestRiichi: propose('notice') },
    'turn.no-draw': row('dead-hand'),
    'hand.count': row('dead-hand'),
    'pace.slow': row('notice', '1.4.1'),
    'deal.unfinished': row('none'),
    'kong.after-claim': { always: propose('notice'), discarded: propose('dead-hand', '3.13.1') },
    'kong.no-group': { always: propose('notice'), discarded: propose('dead-hand', '3.13.1') },
    'kong.last-tile': row('notice'),
    'kong.fifth': { always: propose('notice'), discarded: propose('dead-hand', '3.13.1') },
    'kong.no-replacement': row('dead-hand'),
    'kong.riichi': row('chombo', '3.13.2'),
    'kong.rob-concealed': WRONG_WIN,
    'riichi.open-hand': { always: propose('dead-hand'), ...MILDEST_NOTICE },
    'riichi.wall': { always: propose('dead-hand'), ...MILDEST_NOTICE },
    'riichi.points': { always: propose('dead-hand'), ...MILDEST_NOTICE },
    'riichi.rotation': { always: propose('dead-hand', '6.3.2'), ...MILDEST_NOTICE },
    'riichi.hand-changed': { always: propose('dead-hand'), atADraw: propose('chombo') },
    'riichi.not-waiting': row('chombo', '3.13.2'),
    'riichi.word': { always: propose('dead-hand', '3.13.1'), ...MILDEST_NOTICE },
    'riichi.order': { always: propose('dead-hand', '6.3.2'), ...MILDEST_NOTICE },
    'riichi.taken-back': { always: propose('dead-hand', '6.3.2'), tooLate: propose('none', '6.3.2') },
    'riichi.not-shown': row('chombo', '3.13.2'),
    'win.late': WRONG_WIN,
    'win.after-tsumo': WRONG_WIN,
    'win.furiten': row('chombo', '3.13.2'),
    'win.no-yaku': row('chombo', '3.13.2'),
    'win.incomplete': row('chombo', '3.13.2'),
    'win.laid-tile': { always: propose('dead-hand'), shown: propose('chombo') },
    'win.tile-taken': row('notice'),
    'dead-hand.act': { always: propose('chombo'), undeclared: propose('dead-hand') },
    'tenpai.early': { always: propose('notice', '1.3.3'), shown: propose('dead-hand') },
    'tiles.exposed': {
      always: propose('notice'),
      ownHalf: propose('dead-hand'),
      deadWall: propose('dead-hand'),
      elsewhere: propose('chombo'),
    },
  },
  chombo: { section: '3.13.2' },
  ladders: [
    {
      steps: [{ penalty: { kind: 'notice' } }, { penalty: points(2000) }, { penalty: points(4000) }, { penalty: points(8000) }],
      last: 'doubles',
      section: '1.4.1',
    },
  ],
  conduct,
  practice: {
    deadCallGoneOn: 'referee',
    changedCall: 'any-once-shown',
    // 3.13.2 names wins alone.
    callWords: {
      good: { riichi: ['reach'] },
      set: 'advice',
      riichi: 'advice',
      confusedWin: 'question',
      otherWin: 'violation',
      unclearWin: 'question',
    },
    unseenDiscard: 'unstated',
    // 6.3.1
    discardWithTiles: 'pointed-out',
    deadHandAct: 'by-declaration',
    riichiWait: 'draw',
    riichiAfterDiscard: 'asked',
    riichiStick: 'not-early',
    riichiTakenBack: 'until-stick',
    riichiWonOn: 'declaration',
    mixedInRiichi: 'touched',
    touchedAgain: 'advice',
    letPassUntil: 'own-discard',
    turnedTile: 'discarder',
    extendedTile: 'unstated',
    laidTile: 'void',
    riichiKong: 'own-win-or-draw',
    riichiKongKeeps: 'waits-and-groups',
    fifthTileReadings: 'unstated',
    fifthTileWait: 'unstated',
    changedHandAtADraw: 'proof',
    kongBeforeReplacement: 'allowed',
    facesDown: 'outer',
    robConcealed: 'orphans',
    kongTooSoon: 'by-the-clock',
    putRightUntil: 'discard',
    openKongIndicator: 'at-once',
    liabilityGroups: 'declared',
    dealCourtesy: 'east',
    wrongPlace: 'one-fault',
    handShownEarly: 'own-half',
    penaltyRemedy: 'follows',
    exposedTiles,
  },
  cells,
  texts,
})
