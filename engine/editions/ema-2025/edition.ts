import type { Cells } from '../../model/cells.ts'
import { FOUR_PLAYERS } from '../../model/game-form.ts'
import type { PlainPenaltyKind } from '../../model/penalties.ts'
import type { WeighExposed } from '../../model/practice.ts'
import { RULE_IDS } from '../../model/rule-ids.ts'
import { edition, type PenaltyByCase, type PenaltyProposal } from '../../model/rule-set.ts'
import { cells } from './cells.ts'
import { conduct } from './conduct.ts'
import { settingSources, settings } from './settings.ts'
import { texts } from './texts.ts'

const propose = (kind: PlainPenaltyKind, section: string): PenaltyProposal => ({ penalty: { kind }, section })

const row = (kind: PlainPenaltyKind, section: string): PenaltyByCase => ({ always: propose(kind, section) })

/** Penalty where an error can no longer be corrected. */
const tooLate = (kind: 'dead-hand' | 'chombo', section: string): PenaltyProposal => ({ ...propose(kind, section), remedies: [] })

/** A call or a kong that may be corrected until the discard or the replacement tile; afterwards its group is false (6.5.5). */
const untilTheDiscard = (section: string): PenaltyByCase => ({
  always: propose('none', section),
  discarded: tooLate('dead-hand', '6.5.5'),
  discardedKong: tooLate('dead-hand', '6.5.5'),
})

/** A win that does not count: a dead hand while nothing is shown (3.3.14), a chombo with the hand shown (6.8). */
const WIN_NOT_VALID: PenaltyByCase = { always: propose('dead-hand', '3.3.14'), shown: propose('chombo', '6.8') }

/**
 * Minor errors (6.1.1): one alone costs nothing, repeated ones are at the referee's discretion; so are empty calls of a set (6.5.2). A forgotten
 * rotation after a claim never costs anything (6.6), and a tile that touches the hand again in riichi has its own penalty (6.7.2). `cells`:
 * also those of an edition that takes the ladder over.
 */
export const minorErrors = (cells: Cells) => [
  ...RULE_IDS.filter((id) => cells[id].level === 'advice' && id !== 'riichi.rotate-next' && id !== 'riichi.touching'),
  ...(['claim.changed', 'claim.late', 'tiles.exposed', 'conduct.information'] as const),
]

/** 6.2: how many are too many is judged by the case. A few tiles are a minor error, which costs nothing. */
const exposedTiles: WeighExposed = () => ({
  ask: ['warning', 'chombo', 're-deal', 'nothing'],
  warning: 'none',
  remedies: ['return-tile'],
})

/** European Mahjong Association, riichi rules, edition of August 2025. */
export const ema2025 = edition('ema-2025', {
  edition: '2025',
  form: FOUR_PLAYERS,
  windows: {
    sets: ['draw'],
    fastDraw: 'reverted',
    closedByTouch: ['set', 'win'],
    take: { opponentDiscards: 2 },
    // 3.3.1 names the kong itself; for the win on the tile of an earlier kong (3.3.13) it is no discard.
    win: { discard: ['kong', 'self-draw'], kong: [] },
    closedByFoul: [],
    afterSelfDraw: ['discard', 'kong'],
    chow: 'first-if-apart',
  },
  deadFrom: 'declaration',
  // A hand ends by a win or an exhaustive draw: 3.4.
  goesOnAfter: ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'three-wins'],
  settings,
  settingSources,
  penalties: {
    'claim.not-taken': row('dead-hand', '6.5.1'),
    'claim.wrong-seat': untilTheDiscard('6.5.2'),
    'claim.own-discard': untilTheDiscard('6.5.2'),
    'claim.no-group': untilTheDiscard('6.5.5'),
    'claim.late': row('none', '6.5.2'),
    'claim.changed': {
      always: propose('discretion', '6.5.2'),
      win: propose('dead-hand', '6.5.4'),
      winWithdrawn: propose('dead-hand', '6.5.2'),
      winShown: propose('none', '6.5.4'),
    },
    'claim.last-discard': row('none', '3.4.1'),
    'claim.under-riichi': {
      always: propose('dead-hand', '6.7.4'),
      discarded: tooLate('chombo', '6.7.4'),
      discardedKong: tooLate('chombo', '6.7.4'),
    },
    'claim.together': row('none', '3.3.1'),
    'claim.too-fast': row('discretion', '6.12'),
    'swap.same-tile': row('dead-hand', '6.5.6'),
    'swap.other-end': row('dead-hand', '6.5.6'),
    'draw.too-fast': { always: propose('discretion', '6.12'), mixed: propose('dead-hand', '6.4.5') },
    'draw.wrong-place': row('chombo', '6.4.1'),
    'draw.opponents-hand': row('chombo', '6.4.2'),
    'discard.taken-back': row('discretion', '6.1'),
    'turn.draw': {
      always: propose('none', '6.4.3'),
      mixed: { ...propose('dead-hand', '6.4.3'), remedies: ['revert'] },
      drawnOut: { ...propose('dead-hand', '6.4.3'), remedies: ['revert'] },
    },
    'turn.discard': { always: propose('discretion', '6.1'), drawnOut: propose('dead-hand', '6.4.3') },
    'turn.act': { always: propose('discretion', '6.1'), win: propose('dead-hand', '3.3.14'), shown: propose('chombo', '6.8') },
    'turn.no-draw': row('dead-hand', '6.3'),
    'hand.count': row('dead-hand', '6.3'),
    'pace.slow': row('discretion', '6.12'),
    'kong.no-group': { always: propose('none', '6.5.5'), discarded: tooLate('dead-hand', '6.5.5') },
    'kong.no-replacement': row('dead-hand', '6.3'),
    'kong.riichi': row('chombo', '6.7.1'),
    'kong.rob-concealed': { always: propose('dead-hand', '6.5.2'), shown: propose('chombo', '6.8') },
    'riichi.open-hand': row('dead-hand', '6.6.1'),
    'riichi.wall': row('none', '6.6'),
    'riichi.rotation': row('dead-hand', '6.6'),
    'riichi.hand-changed': row('chombo', '6.7.3'),
    'riichi.not-waiting': row('chombo', '6.6.2'),
    'riichi.word': row('dead-hand', '6.6'),
    'riichi.order': row('dead-hand', '6.6'),
    'riichi.taken-back': { always: propose('dead-hand', '6.6'), tooLate: propose('none', '6.6') },
    'riichi.touching': row('dead-hand', '6.7.2'),
    'riichi.not-shown': row('discretion', '6.1'),
    'win.late': WIN_NOT_VALID,
    'win.after-tsumo': WIN_NOT_VALID,
    'win.furiten': row('chombo', '6.8'),
    'win.no-yaku': row('chombo', '6.8'),
    'win.incomplete': row('chombo', '6.8'),
    'win.laid-tile': { always: propose('dead-hand', '6.8'), shown: propose('chombo', '6.8') },
    'dead-hand.act': row('chombo', '3.4.6'),
    'tenpai.false': row('discretion', '6.1'),
    'tiles.exposed': { always: propose('none', '6.2'), tooMany: propose('chombo', '6.2') },
  },
  chombo: { afterLastDiscard: 'dead-hand', section: '3.4.6' },
  ladders: [
    {
      rules: minorErrors(cells),
      steps: [{ penalty: { kind: 'none' } }, { penalty: { kind: 'discretion' } }],
      last: 'stays',
      section: '6.1.1',
    },
  ],
  conduct,
  practice: {
    deadCallGoneOn: 'void',
    changedCall: 'win-or-shown',
    callWords: {
      // 3.3.3, 3.3.4
      good: { chii: ['chow'], pon: ['pung'], kan: ['kong'], riichi: ['reach'] },
      set: 'advice',
      riichi: 'advice',
      confusedWin: 'advice',
      otherWin: 'advice',
      unclearWin: 'advice',
    },
    unseenDiscard: 'unstated',
    discardWithTiles: 'allowed',
    deadHandAct: 'one-fault',
    riichiWait: 'draw',
    riichiAfterDiscard: 'asked',
    riichiStick: 'in-time',
    // 6.6
    riichiTakenBack: 'until-discard-bet-too',
    riichiWonOn: 'declaration',
    mixedInRiichi: 'changed',
    touchedAgain: 'violation',
    letPassUntil: 'own-draw',
    turnedTile: 'asked',
    extendedTile: 'no-discard',
    laidTile: 'void',
    riichiKong: 'own-win-or-draw',
    riichiKongKeeps: 'waits-and-groups',
    fifthTileReadings: 'ignored',
    // 3.3.8
    fifthTileWait: 'noten',
    changedHandAtADraw: 'penalty',
    kongBeforeReplacement: 'forbidden',
    facesDown: 'outer',
    robConcealed: 'orphans',
    kongTooSoon: 'by-the-clock',
    putRightUntil: 'discard-or-replacement',
    openKongIndicator: 'at-once',
    liabilityGroups: 'melded',
    dealCourtesy: 'east',
    wrongPlace: 'while-it-can-go-back',
    handShownEarly: 'tiles-exposed',
    penaltyRemedy: 'follows',
    exposedTiles,
  },
  cells,
  texts,
})
