import { FOUR_PLAYERS } from '../../model/game-form.ts'
import type { PlainPenaltyKind } from '../../model/penalties.ts'
import type { WeighExposed } from '../../model/practice.ts'
import { edition, type PenaltyByCase, type PenaltyProposal } from '../../model/rule-set.ts'
import { cells } from './cells.ts'
import { conduct } from './conduct.ts'
import { settingSources, settings } from './settings.ts'
import { texts } from './texts.ts'

const propose = (kind: PlainPenaltyKind, section: string): PenaltyProposal => ({ penalty: { kind }, section })
const row = (kind: PlainPenaltyKind, section: string): PenaltyByCase => ({ always: propose(kind, section) })

const points = (amount: number) => ({ kind: 'points', amount, unit: 'tournament' }) as const

/** 12.3.1: by number alone. During the deal nothing but a new shuffle, where the tiles are a problem. */
const exposedTiles: WeighExposed = ({ counts: { own, wall, 'dead-wall': deadWall, other }, dealing }) => {
  if (dealing) return { penalty: { kind: 'none' }, remedies: ['return-tile', 're-deal'] }
  const all = own + wall + deadWall + other
  return { penalty: all >= 7 ? 'sevenTiles' : all >= 3 ? 'threeTiles' : 'always' }
}

/** World Riichi Championship: rules and penalties, both of 25 May 2025. The penalties (chapter 12) are known by a transcription. */
export const wrc2025 = edition('wrc-2025', {
  edition: '2025',
  form: FOUR_PLAYERS,
  // 8, 8.1, 8.2; 12.1, 12.3.2
  windows: {
    sets: ['draw'],
    fastDraw: 'too-late',
    closedByTouch: ['set', 'win'],
    take: 'own-next-draw',
    win: { discard: ['draw', 'self-draw'], kong: [] },
    // The last discarded tile: 8.1.
    closedByFoul: ['set', 'win'],
    afterSelfDraw: [],
    chow: 'first-if-apart',
  },
  // 12.2, 12.3.3
  deadFrom: 'act',
  // No abortive draws: 2, 9.
  goesOnAfter: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'three-wins'],
  settings,
  settingSources,
  penalties: {
    'claim.not-taken': row('chombo', '12.3.1'),
    'claim.wrong-seat': row('dead-hand', '12.3.3'),
    'claim.own-discard': row('dead-hand', '12.3.3'),
    'claim.no-group': {
      always: propose('none', '12.3.4'),
      discarded: { ...propose('dead-hand', '12.3.4'), remedies: [] },
      discardedKong: { ...propose('chombo', '12.3.4'), remedies: [] },
    },
    'claim.late': row('none', '12.3.2'),
    'claim.precedence': row('discretion', '12.3.2'),
    'claim.changed': {
      always: propose('notice', '12.3.3'),
      withdrawn: propose('dead-hand', '12.3.3'),
      winWithdrawn: propose('chombo', '12.3.3'),
    },
    'claim.last-discard': row('notice', '12.3.6'),
    'claim.under-riichi': row('dead-hand', '12.3.5'),
    'call.word': row('notice', '12.3.3'),
    'claim.together': row('none', '8.2'),
    'swap.same-tile': row('dead-hand', '12.3.4'),
    'swap.other-end': row('dead-hand', '12.3.4'),
    'draw.wrong-place': {
      always: propose('none', '12.3.1'),
      mixed: propose('chombo', '12.3.1'),
      noTileLeft: propose('notice', '12.3.6'),
      noTileLeftMixed: propose('dead-hand', '12.3.6'),
    },
    'draw.opponents-hand': row('discretion', '12.1'),
    'turn.draw': { always: propose('none', '12.3.1'), mixed: propose('chombo', '12.3.1') },
    'turn.act': { always: propose('dead-hand', '12.3.3'), win: propose('chombo', '12.3.3') },
    'turn.no-draw': row('chombo', '12.3.1'),
    'hand.count': row('chombo', '12.3.1'),
    'pace.slow': row('discretion', '12.3.8'),
    'deal.unfinished': { always: propose('notice', '12.3.1'), acted: propose('chombo', '12.3.1') },
    'kong.no-group': { always: propose('none', '12.3.4'), discarded: propose('chombo', '12.3.4') },
    'kong.last-tile': row('notice', '12.3.6'),
    'kong.no-replacement': row('chombo', '12.3.1'),
    'kong.riichi': row('chombo', '12.3.5'),
    'kong.rob-concealed': row('chombo', '12.3.3'),
    'riichi.open-hand': row('dead-hand', '12.3.5'),
    'riichi.rotation': row('notice', '12.3.5'),
    'riichi.hand-changed': { always: propose('dead-hand', '12.3.5'), atADraw: propose('chombo', '12.3.5') },
    'riichi.not-waiting': row('chombo', '12.3.5'),
    'riichi.word': row('notice', '12.3.5'),
    'riichi.taken-back': { always: propose('dead-hand', '12.3.3'), tooLate: propose('none', '12.1') },
    'riichi.not-shown': row('discretion', '12.3.5'),
    // Until the player who drew discards, and after a turn that was too fast, it costs nothing.
    'win.late': { always: propose('none', '12.3.2'), discarded: propose('chombo', '12.3.3') },
    'win.furiten': row('chombo', '12.3.3'),
    'win.no-yaku': row('chombo', '12.3.3'),
    'win.incomplete': row('chombo', '12.3.3'),
    'win.tile-mixed': row('notice', '12.3.6'),
    'win.laid-tile': row('chombo', '12.3.3'),
    'win.after-end': row('none', '12.3.6'),
    'dead-hand.act': {
      always: { penalty: points(30), section: '12.3.3' },
      unknowing: propose('notice', '12.3.3'),
      win: propose('chombo', '12.3.3'),
    },
    'tenpai.false': row('notice', '12.3.6'),
    'tenpai.early': { always: propose('dead-hand', '12.3.6'), shown: propose('chombo', '12.3.6') },
    'tenpai.changed': row('notice', '12.3.6'),
    'tiles.exposed': {
      always: propose('notice', '12.3.1'),
      threeTiles: propose('dead-hand', '12.3.1'),
      sevenTiles: propose('chombo', '12.3.1'),
    },
  },
  chombo: { section: '12.2' },
  ladders: [
    { rules: ['tiles.exposed'], steps: [{ penalty: { kind: 'notice' } }, { penalty: points(5) }], last: 'stays', section: '12.3.1' },
    { rules: ['tenpai.false'], steps: [{ penalty: { kind: 'notice' } }, { penalty: points(5) }], last: 'stays', section: '12.3.6' },
  ],
  conduct,
  practice: {
    deadCallGoneOn: 'void',
    changedCall: 'any',
    // 8.5.1 to 8.11
    callWords: {
      good: { riichi: ['reach'] },
      set: 'violation',
      riichi: 'violation',
      confusedWin: 'violation',
      otherWin: 'violation',
      unclearWin: 'violation',
    },
    // 8.2
    unseenDiscard: 'fair-play',
    discardWithTiles: 'allowed',
    deadHandAct: 'by-knowledge',
    riichiWait: 'own-win-or-draw',
    riichiAfterDiscard: 'valid',
    riichiStick: 'not-late',
    riichiTakenBack: 'until-discard',
    riichiWonOn: 'declaration',
    mixedInRiichi: 'touched',
    touchedAgain: 'advice',
    letPassUntil: 'own-draw',
    turnedTile: 'discarder',
    extendedTile: 'no-discard',
    laidTile: 'asked',
    riichiKong: 'own-win-or-draw',
    riichiKongKeeps: 'waits-and-groups',
    fifthTileReadings: 'counted',
    // 3.3
    fifthTileWait: 'noten',
    changedHandAtADraw: 'penalty',
    // 8.7.2: only in a turn in which the player has drawn.
    kongBeforeReplacement: 'forbidden',
    facesDown: 'outer',
    robConcealed: 'none',
    kongTooSoon: 'before-a-win',
    putRightUntil: 'discard',
    openKongIndicator: 'at-once',
    liabilityGroups: 'declared',
    dealCourtesy: 'east-and-south',
    wrongPlace: 'one-fault',
    handShownEarly: 'any-hand',
    penaltyRemedy: 'follows',
    exposedTiles,
  },
  cells,
  texts,
})
